import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as text, for tokens and seeds. */
export const secret = (): string => randomBytes(16).toString('base64url');

/** The stored form of a token. A fast hash is sufficient, because tokens have enough entropy. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

// No vowels and no look-alikes, because match ids are read aloud and typed.
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';

/** Returns a match id for links: 12 characters, 57 random bits. */
export function matchId(): string {
  let id = '';
  while (id.length < 12) {
    for (const byte of randomBytes(16)) {
      // Higher byte values would make some characters more likely.
      if (byte < 252 && id.length < 12) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
