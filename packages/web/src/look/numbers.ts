/** A number with a real minus sign. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** More or less than was to be expected; just that has no sign. */
export const off = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** What is added or taken away. */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);
