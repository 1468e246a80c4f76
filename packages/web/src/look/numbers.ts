/** A number with a real minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What is added or taken away. */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);
