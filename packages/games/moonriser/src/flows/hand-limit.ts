import { int, type Seat, say, tell } from '@orrery/kernel';
import { discard, namesOf } from '../effects/tiles.ts';
import { flow, playerOf, type State } from '../state.ts';
import { exactly, someTiles, tileItems } from './choice.ts';

export const HAND_LIMIT = 5;

/** At the end of the turn a hand holds at most five tiles (MR-118). */
export const handLimit = flow(
  'handLimit',
  { seat: int },
  {
    discard: {
      ask: 'subset',
      who: (s, v) => (excess(s, v.seat) > 0 ? v.seat : []),
      prompt: (s, _v, seat) => ({
        text: say('ask-discard', { count: excess(s, seat) }),
        items: tileItems(playerOf(s, seat).hand),
        min: excess(s, seat),
        max: excess(s, seat),
      }),
      admits: (s, _v, seat, tiles) => exactly(playerOf(s, seat).hand, excess(s, seat), tiles, 'MR-118'),
      sample: (s, _v, seat, rng) => someTiles(playerOf(s, seat).hand, excess(s, seat), rng),
      take(s, _v, seat, tiles) {
        discard(s, playerOf(s, seat).hand, tiles);
        tell('discarded', { seat, tiles, names: namesOf(tiles) });
      },
    },
  },
);

const excess = (s: State, seat: Seat): number => playerOf(s, seat).hand.cards.length - HAND_LIMIT;
