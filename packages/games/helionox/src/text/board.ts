import { defined } from '@orrery/kernel';
import { catalog } from '@orrery/messages';
import { MOVE_COST_TAXED } from '../content/numbers.ts';
import { cardNamed, cardOf, designNamed } from '../content/set.ts';
import type { EventCard, Location, Mission, Request } from '../content/types.ts';
import type { HelionoxView, SeenCard, SeenEvent, SeenLocation, SeenPlayer } from '../view.ts';
import { goalText } from './card-text.ts';
import { effectText } from './effect-text.ts';
import { alternativeText } from './event-text.ts';
import { factionName, placeInSentence, placeName } from './names.ts';

const t = catalog('helionox-board', {
  player: 'player {number}',
  nothing: 'nothing',
  phase: '{phase, select, setup {Setup} event {Event Phase} main {Main Phase} end {End Phase} other {Game over}}',
  turn: 'Turn {turn}, {phase}. Events left: {events}.',
  'turn-of': 'Turn {turn}, {phase}, {player}’s turn. Events left: {events}.',
  market: 'Market: {slots}; Prime Assets {primes}.',
  slot: '{faction} {card} ({price})',
  'slot-empty': '{faction} none',
  location: '{place}  bonus: {bonus}  key: {key}',
  shut: 'Shut Down',
  garrison: 'Garrison',
  taxed: 'leaving costs {price}',
  ships: 'Ships: {players}',
  embassies: 'Embassies: {players}',
  'cargo-left': 'Cargo left: {count}',
  illegal: 'Illegal Tech: {cards}',
  event:
    '{name} [{id}], {active, select, yes {Active} other {Inactive}} {kind, select, catastrophe {Catastrophe} stellar {stellar} other {social}}: Defense {defense}, Influence {influence}',
  'event-or': '{event}, or {price}',
  'player-line': '{isViewer, select, yes {{player} (you): {facts}} other {{player}: {facts}}}',
  influence: '{n} Influence',
  at: 'at {place}',
  architect: '{name} ({cryo} Cryo)',
  'embassy-count': '{n, plural, one {# Embassy} other {# Embassies}}',
  cards: 'hand {hand}, deck {deck}, discard {discard}',
  trophies: 'trophies {n}',
  infamy: 'Infamy {n}',
  bank: 'Bank {credits, plural, one {# Credit} other {# Credits}} and {defense} Defense',
  cargo: 'Cargo {places}',
  mission: 'Mission: {goal} (now {has})',
  team: 'Team {team}, Shadow Syndicate {syndicate}',
  own: 'You have {credits, plural, one {# Credit} other {# Credits}} and {defense} Defense. Played: {cards}.',
  request: 'Request: from {from} to {to}, worth {worth} Influence',
});

const nameOf = (card: SeenCard): string => cardOf(cardNamed(card.id)).name;
const playerName = (seat: number): string => t('player', { number: seat + 1 });
const playerNames = (players: readonly SeenPlayer[]): string => players.map(({ seat }) => playerName(seat)).join(', ');
const listed = (items: readonly string[]): string => items.join(', ') || t('nothing');
/** Joins the facts that apply into one line. */
const facts = (...all: (string | false | null)[]): string => all.filter(Boolean).join('; ');

/** The game as text for a terminal: Locations with their Events, the Market, the players, and the viewer's cards. */
export function textBoard(view: HelionoxView): string {
  return [
    turnLine(view),
    ...view.locations.flatMap((location) => locationLines(view, location)),
    marketLine(view),
    ...view.order.map((seat) => playerLine(defined(view.players[seat]), view)),
    ...teamLines(view),
    ...ownLines(view),
  ].join('\n');
}

function turnLine({ turns, phase, turn, eventsLeft }: HelionoxView): string {
  const now = { turn: turns, phase: t('phase', { phase }), events: eventsLeft };
  return turn === null ? t('turn', now) : t('turn-of', { player: playerName(turn), ...now });
}

function marketLine({ market, primeAssets }: HelionoxView): string {
  const slots = market.map(({ faction, card, price }) =>
    card
      ? t('slot', { faction: factionName(faction), card: nameOf(card), price })
      : t('slot-empty', { faction: factionName(faction) }),
  );
  return t('market', { slots: listed(slots), primes: primeAssets });
}

function locationLines(view: HelionoxView, location: SeenLocation): string[] {
  const { place, shut, taxed, garrison, events, illegal } = location;
  const { bonus, key } = designNamed(location.design) as Location;
  const ships = view.players.filter((player) => player.place === place && view.phase !== 'setup');
  const holders = view.players.filter((player) => player.embassies.includes(place));
  const state = facts(
    shut && t('shut'),
    garrison && t('garrison'),
    taxed && t('taxed', { price: MOVE_COST_TAXED }),
    ships.length > 0 && t('ships', { players: playerNames(ships) }),
    holders.length > 0 && t('embassies', { players: playerNames(holders) }),
    view.mercury && t('cargo-left', { count: location.cargoLeft }),
    illegal.length > 0 && t('illegal', { cards: illegal.map(nameOf).join(', ') }),
  );
  return [
    t('location', { place: placeName(place), bonus: effectText(bonus).join(' '), key: effectText(key).join(' ') }),
    ...(state ? [`  ${state}`] : []),
    ...events.map((event) => `  ! ${eventLine(event)}`),
  ];
}

function eventLine(event: SeenEvent): string {
  const card = designNamed(event.design) as EventCard;
  const line = t('event', {
    name: nameOf(event),
    id: event.id,
    active: event.active ? 'yes' : 'no',
    kind: card.catastrophic ? 'catastrophe' : card.nature,
    defense: event.defense,
    influence: event.influence,
  });
  const price = event.active ? alternativeText(card.active.alternative) : null;
  return price === null ? line : t('event-or', { event: line, price });
}

function playerLine(player: SeenPlayer, view: HelionoxView): string {
  const architect = player.architect ? designNamed(player.architect) : null;
  return t('player-line', {
    player: playerName(player.seat),
    isViewer: player.seat === view.seat ? 'yes' : 'no',
    facts: facts(
      t('influence', { n: player.score.total }),
      t('at', { place: placeInSentence(player.place) }),
      architect && t('architect', { name: architect.name, cryo: player.cryo }),
      t('embassy-count', { n: player.embassies.length }),
      t('cards', { hand: player.hand.length, deck: player.deck, discard: player.discard.length }),
      t('trophies', { n: player.trophies.length }),
      player.infamy > 0 && t('infamy', { n: player.infamy }),
      view.mercury && t('bank', { credits: player.bankedCredits, defense: player.bankedDefense }),
      view.mercury && t('cargo', { places: listed(player.cargo.map(placeName)) }),
    ),
  });
}

function teamLines({ team, missions }: HelionoxView): string[] {
  const goals = missions.map(({ design, needs, has }) =>
    t('mission', { goal: goalText(designNamed(design) as Mission, `${needs}`), has: has.join(' / ') }),
  );
  if (!team) return goals;
  return [t('team', { team: team.score.total, syndicate: team.syndicate.score.total }), ...goals];
}

function ownLines(view: HelionoxView): string[] {
  const own = view.seat === null ? null : view.players[view.seat];
  if (!own) return [];
  const request = own.request?.card ? (cardOf(cardNamed(own.request.card.id)) as Request) : null;
  return [
    t('own', { credits: own.credits, defense: own.defense, cards: listed(own.played.map(nameOf)) }),
    ...(request
      ? [t('request', { from: placeInSentence(request.from), to: placeInSentence(request.to), worth: request.worth })]
      : []),
    ...own.hand.flatMap((card) => (card ? [`  ${card.id}  ${nameOf(card)}`] : [])),
  ];
}
