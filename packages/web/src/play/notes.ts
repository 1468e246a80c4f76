/** Storage key of a player's notes on this device. */
const KEY = (table: string, seat: number | null) => `orrery.notes.${table}.${seat ?? 'watching'}`;

export const readNotes = (table: string, seat: number | null): string => localStorage.getItem(KEY(table, seat)) ?? '';

export function writeNotes(table: string, seat: number | null, text: string): void {
  if (text) localStorage.setItem(KEY(table, seat), text);
  else localStorage.removeItem(KEY(table, seat));
}

/** Removes all notes of a table. */
export function dropNotes(table: string): void {
  const mine = Object.keys(localStorage).filter((key) => key.startsWith(`orrery.notes.${table}.`));
  for (const key of mine) localStorage.removeItem(key);
}
