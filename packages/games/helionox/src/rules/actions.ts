import { CARD_IDS, CARDS, FACTIONS, PLACES } from '../content/index.ts';

/** The kinds of Main Phase actions. */
export type Verb =
  | 'play'
  | 'buy'
  | 'prime'
  | 'cycle'
  | 'cycleRequest'
  | 'bonus'
  | 'key'
  | 'travel'
  | 'embassy'
  | 'architect'
  | 'overcome'
  | 'alternative'
  | 'collaborate'
  | 'cargo'
  | 'deliver'
  | 'garrison'
  | 'end';

/**
 * A Main Phase action. `on` is a card, faction, place, ability or means of payment, `who` the seat called for
 * Collaboration; -1 if there is none.
 */
export interface Action {
  id: string;
  verb: Verb;
  on: number;
  who: number;
}

const SEATS = [0, 1, 2, 3];

/** All possible actions by name. */
const ACTIONS: ReadonlyMap<string, Action> = new Map([...all()].map((action) => [action.id, action]));

function* all(): Generator<Action> {
  const action = (id: string, verb: Verb, on = -1, who = -1): Action => ({ id, verb, on, who });
  for (const [card, name] of CARD_IDS.entries()) {
    const kind = CARDS[card]?.kind;
    if (kind === 'market' || kind === 'starting' || kind === 'prime' || kind === 'illegal') {
      yield action(`play:${name}`, 'play', card);
    } else if (kind === 'event') {
      yield action(`overcome:${name}`, 'overcome', card);
      yield action(`alternative:${name}`, 'alternative', card);
      for (const seat of SEATS) yield action(`collaborate:${name}:${seat}`, 'collaborate', card, seat);
    }
  }
  for (const [faction, name] of FACTIONS.entries()) {
    yield action(`buy:${name}`, 'buy', faction);
    yield action(`cycle:${name}`, 'cycle', faction);
  }
  yield action('buy:prime', 'prime');
  yield action('garrison:credit', 'garrison', 0);
  yield action('garrison:defense', 'garrison', 1);
  yield action('cycle:request', 'cycleRequest');
  for (const [place, name] of PLACES.entries()) {
    yield action(`travel:${name}`, 'travel', place);
    yield action(`deliver:${name}`, 'deliver', place);
  }
  yield action('architect:1', 'architect', 0);
  yield action('architect:2', 'architect', 1);
  for (const verb of ['bonus', 'key', 'embassy', 'cargo', 'end'] as const) yield action(verb, verb);
}

/** The action with this name, or undefined. */
export const actionNamed = (id: string): Action | undefined => ACTIONS.get(id);
