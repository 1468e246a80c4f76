import { createHash } from 'node:crypto';
import { type LobbyTable, seedFrom } from '@orrery/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canDigest, checkFairness, commitmentsOf, commitTo, committed, toReveal } from '../src/table/fairness.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const promise = digest('secret');
const OTHER = digest('of another player');

/** The table as the server shows it; this device has the second seat. */
const seen = (saltHash: string | null, more: Partial<LobbyTable> = {}): LobbyTable =>
  ({
    ...{ table: 'm', promise, revealBy: 1, you: [1] },
    seats: [{ saltHash: OTHER }, { saltHash }],
    ...more,
  }) as LobbyTable;
const saltOf = (table: string): string => commitmentsOf(table)?.salt ?? '';

describe('a device at an online table', () => {
  it('commits to a random salt, and keeps it when its player changes seats', async () => {
    expect(canDigest()).toBe(true);
    const { saltHash } = await commitTo({ table: 'm', promise });
    expect(saltOf('m')).toMatch(/^[0-9a-f]{32}$/);
    expect(saltHash).toBe(digest(saltOf('m')));
    expect(await commitTo({ table: 'm', promise })).toEqual({ saltHash });
    expect(commitmentsOf('another')).toBe(null);
  });

  it('keeps its first commitment if it already has a seat', async () => {
    const first = await committed(async ({ saltHash }) => seen(saltHash ?? null));
    const salt = saltOf('m');
    expect(first.seats[1]?.saltHash).toBe(digest(salt));
    await committed(async () => first);
    expect(saltOf('m')).toBe(salt);
  });

  it('reveals its salt only when all seats are final and the commitments have not changed', async () => {
    const { saltHash = null } = await commitTo({ table: 'm', promise });
    expect(await toReveal(seen(saltHash, { revealBy: null }))).toBe(null);
    expect(await toReveal(seen(saltHash, { promise: digest('another secret') }))).toBe(null);
    expect(await toReveal(seen(null))).toBe(null);
    expect(await toReveal(seen(saltHash, { you: [] }))).toBe(null);
    expect(await toReveal(seen(saltHash))).toBe(saltOf('m'));
    expect(commitmentsOf('m')?.saltHashes).toEqual([OTHER, saltHash]);
    expect(await toReveal(seen(saltHash))).toBe(saltOf('m'));
    const seats = [{ saltHash: digest('chosen later') }, { saltHash }] as LobbyTable['seats'];
    expect(await toReveal(seen(saltHash, { seats }))).toBe(null);
    expect(commitmentsOf('m')?.saltHashes).toEqual([OTHER, saltHash]);
  });

  it('verifies all commitments in the record', async () => {
    const { saltHash = null } = await commitTo({ table: 'm', promise });
    await toReveal(seen(saltHash));
    const record = (salts: (string | null)[]) =>
      ({ seed: seedFrom({ secret: 'secret', salts }), entries: [] }) as never;
    const fault = (salts: (string | null)[]) => checkFairness(record(salts), commitmentsOf('m') ?? {});
    expect(await fault(['of another player', saltOf('m')])).toBe(null);
    expect(await fault([null, saltOf('m')])).toBe(null);
    expect(await fault(['chosen later', saltOf('m')])).toBe('other-salt');
    expect(await fault(['of another player', null])).toBe('salt-missing');
  });

  it('sends no commitment if the page cannot compute hashes', async () => {
    vi.stubGlobal('crypto', {});
    expect(await commitTo({ table: 'm', promise })).toEqual({});
    expect(await committed(async (sent) => seen(sent.saltHash ?? null))).toMatchObject({ table: 'm' });
    expect(await toReveal(seen(null))).toBe(null);
    vi.unstubAllGlobals();
  });
});
