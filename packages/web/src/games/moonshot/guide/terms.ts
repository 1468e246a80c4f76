import { BUDGET_GAP, DIE, effectsText, MOST_POPULARITY, PLACES, PRICE, TIE_PRICE, UPKEEP } from '@orrery/moonshot';
import type { Term } from '../../../ui/explain/terms.ts';

/** The words of Moonshot, as the table explains them and the rules are searched by them. */
export const terms: readonly Term[] = [
  {
    id: 'budget',
    name: 'Budget',
    text: `Falls by ${UPKEEP} at the end of each round; what is left after all maneuvers is paid to your Engineer as money. When one side is ${BUDGET_GAP + 1} or more ahead the game ends and it wins.`,
    also: ['funding', 'needle', 'gauge'],
  },
  {
    id: 'popularity',
    name: 'Popularity',
    text: `From 0 to ${MOST_POPULARITY}; gains above that are lost. Aborts, delays and explosions cost some; it buys influence, and ${TIE_PRICE} of it win a tied maneuver. At 0 the program loses.`,
    also: ['hearts', 'lamps', 'people'],
  },
  {
    id: 'money',
    name: 'Money',
    text: 'What the Engineer spends. Each round end adds what the budget then is; what is left is kept.',
  },
  {
    id: 'parameter:S',
    name: 'Structure',
    text: 'Squares. A centre counts 1, a double one 2, each matched pair of half squares 1; modules add more while they work.',
  },
  {
    id: 'parameter:E',
    name: 'Electronics',
    text: 'Diamonds. A centre counts 1, a double one 2, each matched pair of half diamonds 1; modules add more while they work.',
  },
  {
    id: 'parameter:C',
    name: 'Code',
    text: 'Circles. A centre counts 1, a double one 2, each matched pair of half circles 1; modules add more while they work.',
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
    text: `Each marker lowers every die of your launches by 1; a die of 0 or less explodes at once, whatever the tests. Removing X costs ${PRICE.clean} + X money.`,
    also: ['bomb'],
  },
  {
    id: 'test',
    name: 'Test',
    text: `A token on a face-up risk for ${PRICE.test} money: your check value there is 1 higher. It stays after a failed launch.`,
    written: ['test token', 'tests'],
  },
  {
    id: 'check',
    name: 'Check',
    text: `The die (1 to ${DIE}), less sabotage, plus your tests: it says which row of a risk the rocket has to meet.`,
    written: ['check value', 'checks'],
    also: ['dice', 'roll', 'luck'],
  },
  {
    id: 'bluff',
    name: 'Bluff',
    text: 'A token that lies face down like influence and counts nothing when it is turned up.',
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
    text: 'Instead of evaluating a card you raise its level: it waits a round and its tokens stay. The first time you cover it with a card of your hand, face down; the second time that card slides on and no other is needed. At level 3 it is evaluated.',
    written: ['escalate', 'escalated'],
  },
  ...PLACES.map(
    (place): Term => ({
      id: `place:${place.id}`,
      name: place.name,
      text: `Your slot empty at the end of the round: ${effectsText(place.perRound)}. Empty with a mission of yours done: ${effectsText(place.mission)}. For beating a card here: ${effectsText(place.obstruction)}.`,
    }),
  ),
  {
    id: 'phase:discussion',
    name: 'Discussion',
    text: 'Four players talk inside their programs, until all are ready or the time for talks is over.',
  },
  {
    id: 'phase:actions',
    name: 'Actions',
    text: 'Politicians lay cards and tokens and decide on launches; Engineers build.',
  },
  { id: 'phase:launches', name: 'Launches', text: 'Rockets fly in the order in which the launches were decided.' },
  {
    id: 'phase:end',
    name: 'Round end',
    text: `Budgets fall by ${UPKEEP}, suppliers deliver, maneuvers are settled, hands are filled, Engineers are paid.`,
  },
];
