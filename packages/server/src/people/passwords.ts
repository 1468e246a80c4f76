import { hash, verify } from '@node-rs/argon2';
import { openQueue } from '@orrery/host';

/** Argon2id with 19 MiB, two passes, one lane: what OWASP advises for a server that must not be drowned by sign-ins. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords as they are kept. One is worked on at a time: each costs memory and a tenth of a second on another thread. */
export function openPasswords() {
  const inTurn = openQueue();
  // Whoever tries a name that is nobody's waits as long as for a wrong password.
  const nobody = hash('nobody', COST);
  return {
    keep: (password: string): Promise<string> => inTurn(() => hash(password, COST)),
    fits: (kept: string | null, password: string): Promise<boolean> =>
      inTurn(async () => (await verify(kept ?? (await nobody), password)) && kept !== null),
  };
}

export type Passwords = ReturnType<typeof openPasswords>;
