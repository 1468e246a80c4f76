import { formatInteger } from './format.ts';

/** A number with a typographic minus sign. */
export const minus = (n: number): string => formatInteger(n, 'auto');

/** A difference with its sign; zero has none. */
export const off = (n: number): string => formatInteger(n, 'exceptZero');

/** A gain or loss with its sign. */
export const signed = (n: number): string => formatInteger(n, 'always');
