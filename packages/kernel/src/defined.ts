/** Returns a value that must exist, such as the item at a valid index or the entry of a known key; throws otherwise. */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a value that must exist is missing');
  return value;
}

/** Adds to the number at an index of a list. */
export function addAt(list: number[], index: number, n: number): void {
  list[index] = defined(list[index]) + n;
}
