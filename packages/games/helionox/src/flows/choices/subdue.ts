import { int, msg, owner, pickOne, refuse, type Seat } from '@orrery/kernel';
import { overcome } from '../../effects/overcome.ts';
import { eventsAt, sideOf } from '../../rules/space.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { cards } from './options.ts';

/** Overcomes an Event at the player's Location without payment (HX-343). */
export const subdue = flow(
  'subdue',
  { seat: owner, most: int },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: () => msg('ask-subdue'),
      items: (s, v, seat) => subduable(s, seat, v.most),
      ...cards,
      rule: (_s, v) => refuse('event-not-in-reach', 'HX-343', { most: v.most }),
      take: (s, _v, seat, event) => overcome(s, seat, event),
    }),
  },
);

/** Events at the player's Location up to a Defense cost on their face-up side (HX-344). */
export const subduable = (s: State, seat: Seat, most: number): number[] =>
  eventsAt(s, playerOf(s, seat).ship).filter((card) => sideOf(s, card).defense <= most);
