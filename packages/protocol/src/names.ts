import { MAX_CHAT_LENGTH } from './limits.ts';

/** The longest name of a player, in characters as a reader counts them (near enough: code points). */
export const MAX_NAME = 24;

// Control characters, line separators, and the marks that turn the direction of all text after them.
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;

// Marks, blanks and the characters that Unicode says are not to be shown; and the empty Braille cell.
const VISIBLE = /[^\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Something said as it will be shown, or null where it cannot be: 1 to 400 characters in one line. */
export function cleanChat(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 4 * MAX_CHAT_LENGTH) return null;
  const line = text.trim().replace(/\s+/gu, ' ');
  const length = [...line].length;
  return length >= 1 && length <= MAX_CHAT_LENGTH && !FORBIDDEN.test(line) && VISIBLE.test(line) ? line : null;
}

/** A player's name as it will be shown, or null where it cannot be one: 1 to 24 characters, trimmed, something to see. */
export function cleanName(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > 4 * MAX_NAME || FORBIDDEN.test(name)) return null;
  const trimmed = name.trim().replace(/\s+/gu, ' ');
  const length = [...trimmed].length;
  return length >= 1 && length <= MAX_NAME && VISIBLE.test(trimmed) ? trimmed : null;
}
