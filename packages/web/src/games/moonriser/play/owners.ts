import type { MoonriserView } from '@orrery/moonriser';
import type { CSSProperties } from 'react';

/** The colours that the players chose, as the colours of their seats for all that is drawn at this table. */
export const ownerColours = (view: Pick<MoonriserView, 'players'>): CSSProperties =>
  Object.fromEntries(view.players.map(({ seat, colour }) => [`--seat-${seat + 1}`, `var(--mr-owner-${colour})`]));
