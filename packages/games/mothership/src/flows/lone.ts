import { flag, int, logEvent, owner } from '@orrery/kernel';
import { throwDie } from '../effects/dice.ts';
import { flow } from '../state.ts';
import { window } from './window.ts';

/** A die rolled outside fights, which its owner may reroll; returns its face (MO-391, MO-540). */
export const lone = flow(
  'lone',
  { seat: owner, sides: int, acted: flag },
  {
    roll(s, v) {
      const face = throwDie(s, -1, v.sides);
      s.lone = { seat: v.seat, sides: v.sides, face };
      logEvent('rolled-lone', { seat: v.seat, face });
    },
    again: (_s, v, go) => go.call(window, { seat: v.seat, kind: 'AR' }, 'acted'),
    end(s, v, go) {
      // Each copy of the card allows another reroll (MO-308, MO-391).
      if (v.acted) return go.jump('again');
      const face = s.lone?.face ?? 0;
      s.lone = null;
      go.end(face);
    },
  },
);
