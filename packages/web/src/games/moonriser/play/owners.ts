import type { MoonriserView } from '@orrery/moonriser';
import type { CSSProperties } from 'react';

/** CSS variables that set the seat colours to the colours the players chose. */
export const ownerColours = (view: {
  players: readonly Pick<MoonriserView['players'][number], 'seat' | 'colour'>[];
}): CSSProperties =>
  Object.fromEntries(view.players.map(({ seat, colour }) => [`--seat-${seat + 1}`, `var(--mr-owner-${colour})`]));
