/** A random seed of 128 bits. The same seed gives the same game. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short random id for a table's address. */
export const randomId = (): string => randomSeed().slice(0, 12);
