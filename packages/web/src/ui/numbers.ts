/** A number with a typographic minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A difference with its sign; zero has none. */
export const off = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** A gain or loss with its sign. */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);
