import { formatInteger } from './format.ts';

/** The whole number nearest to `n` within limits. */
export const between = (least: number, n: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, n)));

/** A number with a typographic minus sign. */
export const minus = (n: number): string => formatInteger(n, 'auto');

/** A difference with its sign; zero has none. */
export const off = (n: number): string => formatInteger(n, 'exceptZero');

/** A gain or loss with its sign. */
export const signed = (n: number): string => formatInteger(n, 'always');
