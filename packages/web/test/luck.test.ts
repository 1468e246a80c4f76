import { createHash } from 'node:crypto';
import { seedFrom } from '@orrery/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { canDigest, keepPledge, luckOf, newSalt, pledgeOf } from '../src/table/luck.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

it('a device remembers what it was promised and what it has added, and finds both in the record', async () => {
  const salt = newSalt();
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const promise = createHash('sha256').update('secret').digest('base64url');
  keepPledge({ table: 'm', promise }, salt);
  const pledge = pledgeOf('m');
  expect(pledge).toEqual({ promise, salt });
  expect(pledgeOf('another')).toBe(null);
  expect(canDigest()).toBe(true);
  const record = (salts: (string | null)[]) => ({ seed: seedFrom({ secret: 'secret', salts }), entries: [] }) as never;
  expect(await luckOf(record([null, salt]), pledge ?? {})).toBe(null);
  expect(await luckOf(record([null, null]), pledge ?? {})).toBe('salt-missing');
});
