import { below, defined, type Rng, type Seat } from '@orrery/kernel';
import { nameOf } from '../content/cards.ts';
import { FACTIONS, PLACES } from '../content/index.ts';
import { playerOf, type State } from '../state.ts';
import { actionNamed } from './actions.ts';
import { judge } from './judge.ts';
import { eventsAt } from './space.ts';

/** Number of random attempts at an action before ending the phase. */
const TRIES = 12;

/** A random legal action. Cheap: it makes a few attempts, then ends the phase; every legal action is possible. */
export function someAction(s: State, seat: Seat, rng: Rng): string {
  if (below(rng, 24) === 0) return 'end';
  for (let tries = 0; tries < TRIES; tries++) {
    const id = guess(s, seat, rng);
    const action = id === null ? undefined : actionNamed(id);
    if (action && judge(s, seat, action) === true) return action.id;
  }
  return 'end';
}

const oneOf = (rng: Rng, list: readonly string[]): string => defined(list[below(rng, list.length)]);

const PLAIN = ['bonus', 'key', 'embassy', 'architect:1', 'architect:2'] as const;
const BREAK = ['garrison:credit', 'garrison:defense'] as const;

/** A random action, legal or not; null if there is no card or Event to name. */
function guess(s: State, seat: Seat, rng: Rng): string | null {
  const { hand, ship } = playerOf(s, seat);
  const dice = below(rng, s.mercury ? 20 : 16);
  if (dice < 7)
    return hand.cards.length === 0 ? null : `play:${nameOf(defined(hand.cards[below(rng, hand.cards.length)]))}`;
  if (dice < 9) return below(rng, 6) === 0 ? 'buy:prime' : `buy:${oneOf(rng, FACTIONS)}`;
  if (dice < 12) return s.garrisons !== 0 && below(rng, 4) === 0 ? oneOf(rng, BREAK) : oneOf(rng, PLAIN);
  if (dice === 12) return `travel:${oneOf(rng, PLACES)}`;
  if (dice === 13) return s.mercury && below(rng, 5) === 0 ? 'cycle:request' : `cycle:${oneOf(rng, FACTIONS)}`;
  if (dice < 16) return guessEvent(s, ship, rng);
  return dice < 18 ? 'cargo' : `deliver:${oneOf(rng, PLACES)}`;
}

function guessEvent(s: State, place: number, rng: Rng): string | null {
  const events = eventsAt(s, place);
  if (events.length === 0) return null;
  const name = nameOf(defined(events[below(rng, events.length)]));
  const dice = below(rng, 4);
  if (dice < 2) return `overcome:${name}`;
  return dice === 2 ? `alternative:${name}` : `collaborate:${name}:${below(rng, s.players.length)}`;
}
