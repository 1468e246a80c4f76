import { AMOUNTS, type Gain } from '@orrery/helionox';
import { formatItems, signed } from '../../../ui/index.ts';
import { t } from '../text-effects.ts';

/** A gain as text: `+2 Defense, +1 Credit`; empty for no change. */
export const gainText = (gain: Gain): string =>
  formatItems(
    AMOUNTS.flatMap((amount) => {
      const n = gain[amount];
      return n ? [t(`gain-${amount}`, { n: Math.abs(n), amount: signed(n) })] : [];
    }),
  );
