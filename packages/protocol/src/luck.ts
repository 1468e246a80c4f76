import type { Entry, MatchRecord } from '@orrery/kernel';

// Dice that nobody can have loaded. The server promises its secret by a digest before anybody sits down, each seat adds
// a salt of its own, and the seed of the match is both together: whoever has the record can look.

/** What the seed of a match is made of; a seat without a salt has left its luck to the others. */
export interface Luck {
  secret: string;
  salts: (string | null)[];
}

/** SHA-256 of a text, as base64url. */
export type Digest = (text: string) => string | Promise<string>;

/** What somebody was promised, and what he has added. */
export interface Pledge {
  promise?: string | undefined;
  salt?: string | undefined;
}

/** Why a record's luck is not what was promised. */
export type LuckFault = 'moved' | 'unpromised' | 'other-secret' | 'salt-missing' | 'other-luck';

export const LUCK_FAULTS: Readonly<Record<LuckFault, string>> = {
  moved: 'This match was begun on a player’s device, where its dice could be known.',
  unpromised: 'This match was made without a promise about its dice.',
  'other-secret': 'The server has used another secret than the one it promised.',
  'salt-missing': 'The salt of this seat is not in the seed.',
  'other-luck': 'New luck after something was taken back does not follow from the seed.',
};

const MARK = 'fair ';

export const seedFrom = ({ secret, salts }: Luck): string => `${MARK}${JSON.stringify([secret, ...salts])}`;

/** The luck in a seed; null in one that was not made so. */
export function luckIn(seed: string): Luck | null {
  if (!seed.startsWith(MARK)) return null;
  const [secret, ...salts] = JSON.parse(seed.slice(MARK.length)) as [string, ...(string | null)[]];
  return { secret, salts };
}

/** What is digested for new luck after something was taken back: the seed, and how many entries there were. */
export const luckAfter = (seed: string, seq: number): string => `${seed}/${seq}`;

/** Whether a match was begun where its luck could be known, and got new luck when it came to a server. */
export const wasMoved = (entries: readonly Entry[]): boolean => entries.some(({ kind }) => kind === 'luck');

/** Looks whether the luck of a record is what was promised; null where all is well. */
export async function luckFault(
  { seed, entries }: Pick<MatchRecord, 'seed' | 'entries'>,
  { promise, salt }: Pledge,
  digest: Digest,
): Promise<LuckFault | null> {
  if (wasMoved(entries)) return 'moved';
  const luck = luckIn(seed);
  if (!luck) return 'unpromised';
  if (promise !== undefined && (await digest(luck.secret)) !== promise) return 'other-secret';
  if (salt !== undefined && !luck.salts.includes(salt)) return 'salt-missing';
  for (const [seq, entry] of entries.entries()) {
    if (entry.kind !== 'undo' || entry.reseed === null) continue;
    if (entry.reseed !== (await digest(luckAfter(seed, seq)))) return 'other-luck';
  }
  return null;
}
