import { catalog } from '@orrery/messages';

/** The texts of cards, Events and Missions. A message is a whole sentence or a whole clause. */
export const t = catalog('helionox-cards', {
  // Names
  'faction-bio': 'Bio',
  'faction-cybernetic': 'Cybernetic',
  'faction-transport': 'Transport',
  'faction-defense': 'Defense',
  'place-earth': 'Earth',
  'place-moon': 'Moon',
  'place-mars': 'Mars',
  'place-ceres': 'Ceres',
  'place-europa': 'Europa',
  'sentence-earth': 'Earth',
  'sentence-moon': 'the Moon',
  'sentence-mars': 'Mars',
  'sentence-ceres': 'Ceres',
  'sentence-europa': 'Europa',

  // Steps of an effect as clauses, without capital letter or full stop. `form` selects who performs the step and
  // whether it is optional.
  credit:
    '{form, select, each {each player gains {n, plural, one {# Credit} other {# Credits}}} other {gain {n, plural, one {# Credit} other {# Credits}}}}',
  defense: '{form, select, each {each player gains {n} Defense} other {gain {n} Defense}}',
  influence: '{form, select, each {each player takes {n} Influence} other {take {n} Influence}}',
  infamy: '{form, select, each {each player takes {n} Infamy} other {take {n} Infamy}}',
  draw: '{form, select, each {each player draws {n, plural, one {# card} other {# cards}}} other {draw {n, plural, one {# card} other {# cards}}}}',
  discard:
    '{form, select, each {each player discards {n, plural, one {# card} other {# cards}} from their hand} other {discard {n, plural, one {# card} other {# cards}} from your hand}}',
  cycle:
    '{form, select, each {each player {n, plural, =1 {cycles once} =2 {cycles twice} other {cycles # times}}} other {{n, plural, =1 {cycle once} =2 {cycle twice} other {cycle # times}}}}',
  thaw: '{form, select, each {each player {n, plural, one {removes # Cryo Counter} other {removes up to # Cryo Counters}} from their Architect} other {{n, plural, one {remove # Cryo Counter} other {remove up to # Cryo Counters}} from your Architect}}',
  bankCredit:
    '{form, select, each {each player banks {n, plural, one {# Credit} other {# Credits}}} other {bank {n, plural, one {# Credit} other {# Credits}}}}',
  bankDefense: '{form, select, each {each player banks {n} Defense} other {bank {n} Defense}}',
  embassy:
    '{form, select, each {each player places an Embassy at their Location, if able} other {place an Embassy at your Location, if able}}',
  cargo:
    '{form, select, each {each player gains the Cargo of their Location, if able} other {gain the Cargo of your Location, if able}}',
  ignoreShut:
    '{form, select, each {each player ignores Shut Down for the rest of the turn} other {ignore Shut Down for the rest of the turn}}',
  'consume-self':
    '{form, select, may {you may consume this card} each {each player consumes this card} mayEach {each player may consume this card} other {consume this card}}',
  'consume-hand':
    '{form, select, may {you may consume {n, plural, one {# card} other {# cards}} from your hand} each {each player consumes {n, plural, one {# card} other {# cards}} from their hand} mayEach {each player may consume {n, plural, one {# card} other {# cards}} from their hand} other {consume {n, plural, one {# card} other {# cards}} from your hand}}',
  'consume-discard':
    '{form, select, may {you may consume {n, plural, one {# card} other {# cards}} from your discard pile} each {each player consumes {n, plural, one {# card} other {# cards}} from their discard pile} mayEach {each player may consume {n, plural, one {# card} other {# cards}} from their discard pile} other {consume {n, plural, one {# card} other {# cards}} from your discard pile}}',
  'consume-hand-discard':
    '{form, select, may {you may consume {n, plural, one {# card} other {# cards}} from your hand or discard pile} each {each player consumes {n, plural, one {# card} other {# cards}} from their hand or discard pile} mayEach {each player may consume {n, plural, one {# card} other {# cards}} from their hand or discard pile} other {consume {n, plural, one {# card} other {# cards}} from your hand or discard pile}}',
  'move-adjacent':
    '{form, select, may {you may move to an adjacent Location} each {each player moves to an adjacent Location} mayEach {each player may move to an adjacent Location} other {move to an adjacent Location}}',
  'move-any':
    '{form, select, may {you may move to any other Location} each {each player moves to any other Location} mayEach {each player may move to any other Location} other {move to any other Location}}',
  key: '{form, select, may {you may use the Key Access of your Location, if able} each {each player uses the Key Access of their Location, if able} mayEach {each player may use the Key Access of their Location, if able} other {use the Key Access of your Location, if able}}',
  obtain:
    '{form, select, each {each player obtains a Market card costing {most} or less without paying} other {obtain a Market card costing {most} or less without paying}}',
  secure:
    '{form, select, each {each player secures a Market card without paying} other {secure a Market card without paying}}',
  'secure-most':
    '{form, select, each {each player secures a Market card costing {most} or less without paying} other {secure a Market card costing {most} or less without paying}}',
  recover:
    '{form, select, each {each player secures a card from their discard pile} other {secure a card from your discard pile}}',
  'recover-most':
    '{form, select, each {each player secures a card costing {most} or less from their discard pile} other {secure a card costing {most} or less from your discard pile}}',
  overcome:
    '{form, select, each {each player overcomes an Event costing {most} or less at their Location without paying} other {overcome an Event costing {most} or less at your Location without paying}}',
  copy: '{form, select, each {each player copies a card that they played this turn} other {copy a card that you played this turn}}',
  'copy-most':
    '{form, select, each {each player copies a card costing {most} or less that they played this turn} other {copy a card costing {most} or less that you played this turn}}',

  // Combined steps
  'and-then': '{first}, then {next}',
  either: 'either {first} or {other}',
  or: '{first} or {other}',
  'if-played':
    '{form, select, each {{least, plural, one {if they played another {faction} card this turn, {effect}} other {if they played at least # other {faction} cards this turn, {effect}}}} other {{least, plural, one {if you played another {faction} card this turn, {effect}} other {if you played at least # other {faction} cards this turn, {effect}}}}}',
  'if-embassies':
    '{form, select, each {{least, plural, one {if they have an Embassy on the board, {effect}} other {if they have at least # Embassies on the board, {effect}}}} other {{least, plural, one {if you have an Embassy on the board, {effect}} other {if you have at least # Embassies on the board, {effect}}}}}',
  'if-active-event':
    '{form, select, each {if there is an Active Event at their Location, {effect}} other {if there is an Active Event at your Location, {effect}}}',
  'if-trophies':
    '{form, select, each {{least, plural, one {if there is at least # Event in their Trophy Pile, {effect}} other {if there are at least # Events in their Trophy Pile, {effect}}}} other {{least, plural, one {if there is at least # Event in your Trophy Pile, {effect}} other {if there are at least # Events in your Trophy Pile, {effect}}}}}',
  'if-consumed': '{form, select, each {if they did, {effect}} other {if you did, {effect}}}',
  'if-consumed-illegal': 'if that card was an Illegal Tech, {effect}',
  'per-embassy':
    '{form, select, each {{effect} for each Embassy they have on the board, at most {max, plural, one {# time} other {# times}}} other {{effect} for each Embassy you have on the board, at most {max, plural, one {# time} other {# times}}}}',
  'per-played':
    '{form, select, each {{effect} for each other {faction} card they played this turn, at most {max, plural, one {# time} other {# times}}} other {{effect} for each other {faction} card you played this turn, at most {max, plural, one {# time} other {# times}}}}',
  sentence: '{clause}.',

  // Cards
  unique: 'Unique.',
  'illegal-play': 'When you play this, take {n} Infamy.',
  'illegal-end': 'Lose {n} Influence at the end of the game if you still own it.',
  place: '{place}.',
  'location-bonus': 'Location Bonus: {effect}',
  'key-access': 'Key Access: {effect}',
  ability: '{cryo, plural, one {# Cryo Counter} other {# Cryo Counters}}: {effect}',
  request: 'Deliver Cargo from {from} to {to}.',
  'request-worth': 'Worth {worth} Influence.',
  'fleet-move':
    'Once per turn, a paid move costs {less, plural, one {# Credit} other {# Credits}} less, but at least {floor}; taxed moves keep their price.',
  'fleet-overcome': 'Once per turn, when you overcome an Event, {effect}.',
  'fleet-cargo':
    '{cost, plural, =0 {Once per turn, gaining Cargo is free.} one {Once per turn, gaining Cargo costs # Credit.} other {Once per turn, gaining Cargo costs # Credits.}}',
  'fleet-bank': 'Once per turn, the bank reward of a Delivery is {n, plural, one {# Credit} other {# Credits}}.',

  // Events
  event:
    '{catastrophic, select, yes {{nature, select, stellar {Catastrophic stellar Event at {place}.} other {Catastrophic social Event at {place}.}}} other {{nature, select, stellar {Stellar Event at {place}.} other {Social Event at {place}.}}}}',
  'event-inactive': 'Inactive: {defense} Defense to overcome, worth {influence} Influence.',
  'event-active': 'Active: {defense} Defense to overcome, worth {influence} Influence.',
  'event-alternative': 'Instead of Defense while Active: {price}.',
  catastrophe: 'While Active: all Locations are Shut Down.',
  'cost-pay': 'pay {n, plural, one {# Credit} other {# Credits}}',
  'cost-any': 'discard any card',
  'cost-faction': 'discard a {faction} card',
  ransom: 'To overcome {name} without Defense, {price}.',
  'penalty-tax': 'While Active: a paid move away from here costs {price} Credits.',
  'penalty-inflation': 'While Active: Market cards cost 1 Credit more.',
  'penalty-raid': 'When it turns Active: each player with Cargo returns 1 Cargo.',
  'penalty-taxEverywhere': 'While Active: a paid move away from any Location costs {price} Credits.',
  'penalty-noCollaboration': 'While Active: players cannot call for Collaboration.',
  'penalty-drawFour': 'While Active: players draw {reduced} cards instead of {hand} in the End Phase.',
  'penalty-discardOne': 'When it turns Active: each player discards 1 card.',
  'penalty-noArchitect': 'While Active: Architects cannot be used.',
  'penalty-noGrantedMove': 'While Active: only paid moves are possible.',
  'penalty-noCycle': 'While Active: nothing can be cycled.',

  // Missions. `needed` is one number, or the numbers for 1 to 4 players: `5 / 10 / 15 / 20`.
  'goal-marketCards':
    '{mode, select, team {at least {needed} {faction} Market cards in the team’s deck, hand and discard pile} other {at least {needed} {faction} Market cards in your deck, hand and discard pile}}',
  'goal-embassies':
    '{mode, select, team {at least {needed} team Embassies on the board} other {your Embassies at {needed} or more Locations}}',
  'goal-events':
    '{mode, select, team {at least {needed} Events in the team’s Trophy Pile} other {at least {needed} Events in your Trophy Pile}}',
  'goal-catastrophicEvents':
    '{mode, select, team {at least {needed} Catastrophic Events in the team’s Trophy Pile} other {at least {needed} Catastrophic Events in your Trophy Pile}}',
  'goal-consumedCards': 'at least {needed} cards in the Consumed area',
  'goal-requests': 'at least {needed} Requests completed',
  mission: 'At the end of the game: {goal}.',
  'mission-table': 'At the end of the game: {goal}, with 1 / 2 / 3 / 4 players.',
  'mission-mercury': 'With Mercury Protocol: {needed}.',
  'mission-worth':
    '{mode, select, team {Worth {worth} Influence to the team if met, otherwise to the Syndicate.} other {Worth {worth} Influence to every player who meets it.}}',
});
