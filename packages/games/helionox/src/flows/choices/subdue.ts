import { int, pick, refuse, type Seat, say } from '@orrery/kernel';
import { nameOf } from '../../content/cards.ts';
import { cardNamed } from '../../content/index.ts';
import { overcome } from '../../effects/overcome.ts';
import { eventsAt, sideOf } from '../../rules/space.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { cardOption } from './options.ts';

/** An Event at the own Location is Overcome without payment (HX-343). */
export const subdue = flow(
  'subdue',
  { seat: int, most: int },
  {
    choose: {
      ask: 'choose',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({ text: say('ask-subdue'), options: subduable(s, seat, v.most).map(cardOption) }),
      admits: (s, v, seat, name) =>
        subduable(s, seat, v.most).includes(cardNamed(name)) ||
        refuse('event-not-in-reach', 'HX-343', { most: v.most }),
      sample: (s, v, seat, rng) => nameOf(pick(rng, subduable(s, seat, v.most))),
      options: (s, v, seat) => subduable(s, seat, v.most).map(nameOf),
      take: (s, _v, seat, name) => overcome(s, seat, cardNamed(name)),
    },
  },
);

/** Events at the own Location whose face-up cost is at most so much (HX-344). */
export const subduable = (s: State, seat: Seat, most: number): number[] =>
  eventsAt(s, playerOf(s, seat).ship).filter((card) => sideOf(s, card).defense <= most);
