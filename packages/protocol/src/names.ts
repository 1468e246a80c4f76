import { MAX_CHAT_LENGTH } from './limits.ts';

/** Maximum length of a player's name, in code points. */
export const MAX_NAME = 24;

// Control characters, line separators, lone surrogates, marks that change the text direction, and byte order marks.
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;

// Everything except marks, blanks, characters that Unicode does not display, and the empty Braille cell.
const VISIBLE = /[^\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Normalizes a chat message to one line of 1 to 400 characters; null if it is not valid. */
export function cleanChat(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 4 * MAX_CHAT_LENGTH) return null;
  const line = text.trim().replace(/\s+/gu, ' ');
  const length = [...line].length;
  return length >= 1 && length <= MAX_CHAT_LENGTH && !FORBIDDEN.test(line) && VISIBLE.test(line) ? line : null;
}

/** Maximum length of a bio, in code points. */
export const MAX_BIO = 200;

/** Normalizes a text of at most `max` characters to one line, which may be empty; null if it is not valid. */
export function cleanText(text: string, max: number): string | null {
  if (text.length > 4 * max) return null;
  const line = text.trim().replace(/\s+/gu, ' ');
  return [...line].length <= max && !FORBIDDEN.test(line) ? line : null;
}

/** Normalizes a player's name: trimmed, 1 to 24 characters, at least one visible; null if it is not valid. */
export function cleanName(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > 4 * MAX_NAME || FORBIDDEN.test(name)) return null;
  const trimmed = name.trim().replace(/\s+/gu, ' ');
  const length = [...trimmed].length;
  return length >= 1 && length <= MAX_NAME && VISIBLE.test(trimmed) ? trimmed : null;
}
