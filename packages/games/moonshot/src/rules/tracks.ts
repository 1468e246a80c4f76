import { BEHIND, MOST_POPULARITY } from '../content/numbers.ts';
import type { Effect } from '../content/types.ts';

/** Popularity after a change: gains above 12 are lost, losses stop at 0 (MS-027). */
export const popularityAfter = (now: number, n: number): number => Math.min(MOST_POPULARITY, Math.max(0, now + n));

/** The Engineer's pay at the end of a round; a negative budget pays nothing (MS-206). */
export const payOf = (budget: number): number => Math.max(0, budget);

/** Budget given by `catchUp`: more for a side far behind (MS-135). */
export const catchUpOf = (n: number, own: number, rivals: number): number => (rivals - own >= BEHIND ? n + 1 : n);

/** Effects with `catchUp` resolved to a number. */
export const settled = (effects: readonly Effect[], own: number, rivals: number): Effect[] =>
  effects.map(({ what, n }) => (what === 'catchUp' ? { what: 'budget', n: catchUpOf(n, own, rivals) } : { what, n }));
