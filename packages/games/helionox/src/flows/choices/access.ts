import { below, defined, msg, owner, refuse } from '@orrery/kernel';
import { locationOf } from '../../content/index.ts';
import { useLocation } from '../../effects/uses.ts';
import { flow, playerOf } from '../../state.ts';

/** Key Access granted by a card or Architect; it may be declined (HX-094, HX-339). */
export const access = flow(
  'access',
  { seat: owner },
  {
    choose: {
      ask: 'choose?',
      who: (_s, v) => v.seat,
      prompt: (s, v) => ({
        text: msg('ask-key', { name: locationOf(defined(s.locations[playerOf(s, v.seat).ship])).name }),
        pass: msg('pass-key'),
        options: [{ id: 'key', text: msg('use-key') }],
      }),
      admits: (_s, _v, _seat, answer) => answer === null || answer === 'key' || refuse('no-such-choice', 'HX-095'),
      sample: (_s, _v, _seat, rng) => (below(rng, 4) === 0 ? null : 'key'),
      options: () => [null, 'key'],
      take(s, _v, seat, answer) {
        if (answer !== null) useLocation(s, seat, 'key');
      },
    },
  },
);
