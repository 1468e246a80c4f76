import { hash, verify } from '@node-rs/argon2';
import { openQueue, requestError } from '@orrery/host';

/** Argon2id with 19 MiB, two passes, one lane, as OWASP recommends. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Maximum queue length. Further sign-ins are rejected, because they would wait many seconds. */
const MAX_WAITING = 64;

/** Hashes passwords one at a time, because each takes memory and a tenth of a second on another thread. */
export function openPasswords(maxWaiting = MAX_WAITING) {
  const queue = openQueue();
  let waiting = 0;

  async function inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (waiting >= maxWaiting)
      throw requestError('unavailable', 'Too many people are signing in. Try again in a moment.');
    waiting++;
    try {
      return await queue(job);
    } finally {
      waiting--;
    }
  }

  // Checked for unknown names, so that the response time does not reveal whether a name exists.
  const nobody = hash('nobody', COST);
  return {
    keep: (password: string): Promise<string> => inTurn(() => hash(password, COST)),
    fits: (kept: string | null, password: string): Promise<boolean> =>
      inTurn(async () => (await verify(kept ?? (await nobody), password)) && kept !== null),
  };
}
