import type { Entry, MatchRecord } from '@orrery/kernel';

// Provably fair dice, by commit and reveal. The server commits to its secret by a hash before any player sits down, each
// player commits to a salt by a hash when taking a seat, and salts are revealed only when all seats are final. The seed
// of the match combines secret and salts, so no one can choose it, and everyone with the record can check it.

/** The parts of a match's seed; a salt is null for a seat that revealed none. */
export interface SeedParts {
  secret: string;
  salts: (string | null)[];
}

/** SHA-256 of a text, as base64url. */
export type Digest = (text: string) => string | Promise<string>;

/** What a player knew before the match: all commitments, and their own salt. */
export interface Commitments {
  /** Hash of the server's secret. */
  promise?: string | undefined;
  salt?: string | undefined;
  /** Hash of each seat's salt, in the order of seats; null for a seat that committed to none. */
  saltHashes?: readonly (string | null)[] | undefined;
}

/** Why a record does not match its commitments. */
export type FairnessFault = 'moved' | 'unpromised' | 'other-secret' | 'salt-missing' | 'other-salt' | 'other-luck';

export const FAIRNESS_FAULTS: Readonly<Record<FairnessFault, string>> = {
  moved: 'This game started on a player’s device, where its dice could be known in advance.',
  unpromised: 'The server did not commit to a seed for this game.',
  'other-secret': 'The server used a different secret from the one it committed to.',
  'salt-missing': 'This seat’s salt is not in the seed: it was not revealed in time, or the server left it out.',
  'other-salt': 'A salt in the seed differs from the one its seat committed to.',
  'other-luck': 'A reshuffle after an undo does not follow from the seed.',
};

const MARK = 'fair ';

export const seedFrom = ({ secret, salts }: SeedParts): string => `${MARK}${JSON.stringify([secret, ...salts])}`;

/** The parts of a seed; null for a seed without commitments. */
export function seedPartsIn(seed: string): SeedParts | null {
  if (!seed.startsWith(MARK)) return null;
  const [secret, ...salts] = JSON.parse(seed.slice(MARK.length)) as [string, ...(string | null)[]];
  return { secret, salts };
}

/** Hash input for the reshuffle after an undo, made from the seed and the number of entries. */
export const reseedInput = (seed: string, seq: number): string => `${seed}/${seq}`;

/** Whether a match was imported, so that its original seed may be known, and then reseeded by the server. */
export const wasImported = (entries: readonly Entry[]): boolean => entries.some(({ kind }) => kind === 'luck');

/** Checks a record against its commitments; null if it is fair. */
export async function fairnessFault(
  { seed, entries }: Pick<MatchRecord, 'seed' | 'entries'>,
  { promise, salt, saltHashes }: Commitments,
  digest: Digest,
): Promise<FairnessFault | null> {
  if (wasImported(entries)) return 'moved';
  const parts = seedPartsIn(seed);
  if (!parts) return 'unpromised';
  if (promise !== undefined && (await digest(parts.secret)) !== promise) return 'other-secret';
  if (salt !== undefined && !parts.salts.includes(salt)) return 'salt-missing';
  for (const [seat, found] of saltHashes ? parts.salts.entries() : []) {
    if (found !== null && (await digest(found)) !== saltHashes?.[seat]) return 'other-salt';
  }
  for (const [seq, entry] of entries.entries()) {
    if (entry.kind !== 'undo' || entry.reseed === null) continue;
    if (entry.reseed !== (await digest(reseedInput(seed, seq)))) return 'other-luck';
  }
  return null;
}

/** Seats that committed to a salt but did not reveal it. */
export function unrevealed({ seed }: Pick<MatchRecord, 'seed'>, { saltHashes = [] }: Commitments): number[] {
  const salts = seedPartsIn(seed)?.salts ?? [];
  return saltHashes.flatMap((hash, seat) => (hash !== null && salts[seat] === null ? [seat] : []));
}
