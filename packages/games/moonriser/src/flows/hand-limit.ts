import { int, logEvent, msg, pickMany, type Seat } from '@orrery/kernel';
import { HAND_LIMIT } from '../content/numbers.ts';
import { discard, namesOf } from '../effects/tiles.ts';
import { flow, playerOf, type State } from '../state.ts';
import { ofTiles } from './choice.ts';

/** Limits a hand to five tiles at the end of the turn (MR-118). */
export const handLimit = flow(
  'handLimit',
  { seat: int },
  {
    discard: pickMany({
      who: (s: State, v: { seat: Seat }) => (excess(s, v.seat) > 0 ? v.seat : []),
      text: (s, _v, seat) => msg('ask-discard', { count: excess(s, seat), most: HAND_LIMIT }),
      items: (s, _v, seat) => playerOf(s, seat).hand.cards,
      ...ofTiles,
      count: (s, _v, seat) => excess(s, seat),
      rule: 'MR-118',
      take(s, _v, seat, chosen) {
        const tiles = discard(s, playerOf(s, seat).hand, chosen);
        logEvent('discarded', { seat, tiles, names: namesOf(tiles) });
      },
    }),
  },
);

const excess = (s: State, seat: Seat): number => playerOf(s, seat).hand.cards.length - HAND_LIMIT;
