import { hash, verify } from '@node-rs/argon2';
import { openQueue, refused } from '@orrery/host';

/** Argon2id with 19 MiB, two passes, one lane: what OWASP advises for a server that must not be drowned by sign-ins. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Beyond this many, sign-ins are refused: whoever came last would wait for many seconds. */
const MOST_WAITING = 64;

/** Passwords as they are kept. One is worked on at a time: each costs memory and a tenth of a second on another thread. */
export function openPasswords(most = MOST_WAITING) {
  const queue = openQueue();
  let waiting = 0;

  async function inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (waiting >= most) throw refused('unavailable', 'Too many people are signing in. Try again in a moment.');
    waiting++;
    try {
      return await queue(job);
    } finally {
      waiting--;
    }
  }

  // Whoever tries a name that is nobody's waits as long as for a wrong password.
  const nobody = hash('nobody', COST);
  return {
    keep: (password: string): Promise<string> => inTurn(() => hash(password, COST)),
    fits: (kept: string | null, password: string): Promise<boolean> =>
      inTurn(async () => (await verify(kept ?? (await nobody), password)) && kept !== null),
  };
}

export type Passwords = ReturnType<typeof openPasswords>;
