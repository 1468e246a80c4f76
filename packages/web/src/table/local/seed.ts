/** A seed of 128 bits from the browser's own chance; the same text gives the same game. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short name for a table in an address. */
export const randomId = (): string => randomSeed().slice(0, 12);
