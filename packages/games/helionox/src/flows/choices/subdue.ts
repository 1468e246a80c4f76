import { among, int, owner, refuse, type Seat, say } from '@orrery/kernel';
import { overcome } from '../../effects/overcome.ts';
import { eventsAt, sideOf } from '../../rules/space.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { cards } from './options.ts';

/** An Event at the own Location is Overcome without payment (HX-343). */
export const subdue = flow(
  'subdue',
  { seat: owner, most: int },
  {
    choose: among({
      who: (_s, v) => v.seat,
      text: () => say('ask-subdue'),
      items: (s, v, seat) => subduable(s, seat, v.most),
      ...cards,
      rule: (_s, v) => refuse('event-not-in-reach', 'HX-343', { most: v.most }),
      take: (s, _v, seat, event) => overcome(s, seat, event),
    }),
  },
);

/** Events at the own Location whose face-up cost is at most so much (HX-344). */
export const subduable = (s: State, seat: Seat, most: number): number[] =>
  eventsAt(s, playerOf(s, seat).ship).filter((card) => sideOf(s, card).defense <= most);
