import { type Text, text } from '@orrery/messages';
import { BUDGET_GAP, DIE, effectsText, MOST_POPULARITY, PLACES, PRICE, TIE_PRICE, UPKEEP } from '@orrery/moonshot';
import type { Term } from '../../../ui/explain/terms.ts';

/** The terms of Moonshot, for tooltips and for the search in the rules. */
export const terms: readonly Term<Text>[] = [
  {
    id: 'budget',
    name: 'Budget',
    text: text(
      'Falls by {upkeep} at the end of each round; the budget left after all maneuvers is paid to your Engineer as money. A side that is {gap} or more ahead wins the game.',
      { upkeep: UPKEEP, gap: BUDGET_GAP + 1 },
    ),
    also: ['funding', 'needle', 'gauge'],
  },
  {
    id: 'popularity',
    name: 'Popularity',
    text: text(
      'From 0 to {top}; gains above that are lost. Aborts, delays and explosions cost popularity. You can trade it for influence, and {price} wins a tied maneuver. At 0 the program loses.',
      { top: MOST_POPULARITY, price: TIE_PRICE },
    ),
    also: ['hearts', 'lamps', 'people'],
  },
  {
    id: 'money',
    name: 'Money',
    text: 'The Engineer spends it. At the end of each round you get your current budget as money; you keep unspent money.',
  },
  {
    id: 'parameter:S',
    name: 'Structure',
    text: 'Squares. A centre adds 1, a double centre 2, each matched pair of half squares 1; modules add more while they work.',
  },
  {
    id: 'parameter:E',
    name: 'Electronics',
    text: 'Diamonds. A centre adds 1, a double centre 2, each matched pair of half diamonds 1; modules add more while they work.',
  },
  {
    id: 'parameter:C',
    name: 'Code',
    text: 'Circles. A centre adds 1, a double centre 2, each matched pair of half circles 1; modules add more while they work.',
  },
  {
    id: 'parameter:A',
    name: 'Adaptivity',
    text: 'Wild points from modules: divided among Structure, Electronics and Code once before the first roll of a launch.',
    also: ['wild', 'joker', 'hexagon'],
  },
  {
    id: 'sabotage',
    name: 'Sabotage',
    text: text(
      'Each marker lowers every die roll of your launches by 1; at 0 or less the rocket explodes at once, and tests do not count. Removing X costs {clean} + X money.',
      { clean: PRICE.clean },
    ),
    also: ['bomb'],
  },
  {
    id: 'test',
    name: 'Test',
    text: text(
      'A token on a face-up risk for {test} money: your check value against it is 1 higher. It stays after a failed launch.',
      { test: PRICE.test },
    ),
    written: ['test token', 'tests'],
  },
  {
    id: 'check',
    name: 'Check',
    text: text(
      'The die roll (1 to {die}) minus sabotage plus your tests. The sum picks the row of the risk whose numbers the rocket must reach.',
      { die: DIE },
    ),
    written: ['check value', 'checks'],
    also: ['dice', 'roll', 'luck'],
  },
  {
    id: 'bluff',
    name: 'Bluff',
    text: 'A token that looks like influence while face down and counts for nothing when revealed.',
    also: ['mask', 'decoy'],
  },
  {
    id: 'influence',
    name: 'Influence',
    text: 'A token that counts 1 for its side when a maneuver is evaluated.',
    also: ['chevron', 'vote'],
  },
  {
    id: 'escalation',
    name: 'Escalation',
    text: 'Instead of evaluating a card, raise its level: it waits a round and keeps its tokens. The first time, cover it with a card from your hand, face down; the second time, slide that card along: you do not need another card. At level 3 it must be evaluated.',
    written: ['escalate', 'escalated'],
  },
  ...PLACES.map(
    (place): Term<Text> => ({
      id: `place:${place.id}`,
      name: place.name,
      text: text(
        'If your slot is empty at the end of the round: {round}. If it is empty and you completed a mission: {mission}. For obstructing a card here: {obstruction}.',
        {
          round: effectsText(place.perRound),
          mission: effectsText(place.mission),
          obstruction: effectsText(place.obstruction),
        },
      ),
    }),
  ),
  {
    id: 'phase:discussion',
    name: 'Discussion',
    text: 'With four players, partners talk until all players are ready or the discussion time is over.',
  },
  {
    id: 'phase:actions',
    name: 'Actions',
    text: 'Politicians play cards, place tokens and decide on launches; Engineers build.',
  },
  { id: 'phase:launches', name: 'Launches', text: 'Rockets fly in the order in which the launches were decided.' },
  {
    id: 'phase:end',
    name: 'Round end',
    text: text(
      'Budgets fall by {upkeep}, suppliers deliver, maneuvers are resolved, hands are refilled, Engineers are paid.',
      { upkeep: UPKEEP },
    ),
  },
];
