import { type MatchRecord, same } from '@orrery/kernel';
import { type Commitments, type FairnessFault, fairnessFault, type LobbyTable } from '@orrery/protocol';

// This device's part in provably fair dice: it commits to a salt, reveals it when all seats are final, and stores all
// commitments in order to check them against the record.

const KEY = 'orrery.luck';
/** Maximum number of tables whose commitments are kept. */
const MAX_TABLES = 100;

function allCommitments(): [table: string, commitments: Commitments][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Commitments][];
  } catch {
    return [];
  }
}

export const commitmentsOf = (table: string): Commitments | null =>
  allCommitments().find(([id]) => id === table)?.[1] ?? null;

function saveCommitments(table: string, commitments: Commitments): void {
  const others = allCommitments().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, commitments]].slice(-MAX_TABLES)));
}

function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 in URL-safe Base64, as on the server. Only available with HTTPS or on localhost. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const canDigest = (): boolean => crypto.subtle !== undefined;

/** Sent when a seat is taken; empty if the page cannot compute hashes. */
type Commitment = { saltHash?: string };

/** A commitment for a seat at a known table. A player who takes another seat there keeps their salt. */
export async function commitTo({ table, promise }: Pick<LobbyTable, 'table' | 'promise'>): Promise<Commitment> {
  if (!canDigest()) return {};
  const salt = commitmentsOf(table)?.salt ?? newSalt();
  saveCommitments(table, { ...commitmentsOf(table), promise, salt });
  return { saltHash: await digest(salt) };
}

/** Takes a seat, with a commitment, at a table that the server chooses or creates. */
export async function committed(take: (commitment: Commitment) => Promise<LobbyTable>): Promise<LobbyTable> {
  if (!canDigest()) return take({});
  const salt = newSalt();
  const saltHash = await digest(salt);
  const lobbyTable = await take({ saltHash });
  const { table, promise, you, seats } = lobbyTable;
  // A player who already had a seat there keeps the commitment of that seat.
  if (you.some((at) => seats[at]?.saltHash === saltHash) || !commitmentsOf(table))
    saveCommitments(table, { promise, salt });
  return lobbyTable;
}

/**
 * The salt to reveal at a table whose seats are final, or null. The commitments are stored first; if they change later,
 * the salt is never revealed.
 */
export async function toReveal({ table, promise, revealBy, you, seats }: LobbyTable): Promise<string | null> {
  const commitments = commitmentsOf(table);
  if (revealBy === null || !commitments?.salt || commitments.promise !== promise || !canDigest()) return null;
  const own = await digest(commitments.salt);
  const saltHashes = seats.map(({ saltHash }) => saltHash);
  if (!you.some((at) => saltHashes[at] === own)) return null;
  if (commitments.saltHashes && !same(commitments.saltHashes, saltHashes)) return null;
  saveCommitments(table, { ...commitments, saltHashes });
  return commitments.salt;
}

/** The fairness fault of a match; null if all commitments were kept. */
export const checkFairness = (record: MatchRecord, commitments: Commitments): Promise<FairnessFault | null> =>
  fairnessFault(record, commitments, digest);
