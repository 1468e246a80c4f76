import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as text: tokens and seeds. */
export const secret = (): string => randomBytes(16).toString('base64url');

/** What is kept of a token. The token itself is random enough that nothing slower is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

// No vowels and nothing that looks like something else: a match's name is read aloud and typed.
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';

/** The name of a match in links: 12 letters, 57 bits, not to be guessed. */
export function matchId(): string {
  let id = '';
  while (id.length < 12) {
    for (const byte of randomBytes(16)) {
      // Bytes above the largest multiple would favour some letters.
      if (byte < 252 && id.length < 12) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
