import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as text, for tokens and seeds. */
export const secret = (): string => randomBytes(16).toString('base64url');

/** The stored form of a token. Tokens are random enough for a fast hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

// No vowels and no look-alikes: match ids are read aloud and typed.
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';

/** A match id for links: 12 letters, 57 bits, not guessable. */
export function matchId(): string {
  let id = '';
  while (id.length < 12) {
    for (const byte of randomBytes(16)) {
      // Larger bytes would favour some letters.
      if (byte < 252 && id.length < 12) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
