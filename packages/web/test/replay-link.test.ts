import { describe, expect, it } from 'vitest';
import { addressAt, recordHash, recordInHash, stepInAddress } from '../src/pages/replay/replay-link.ts';

describe('the link of a replay', () => {
  it('contains a local record', async () => {
    const record = {
      game: 'moonriser',
      entries: Array.from({ length: 80 }, (_, n) => ({ seat: n % 2, answer: `é${n}` })),
    };
    const hash = await recordHash(record);
    expect(hash).toMatch(/^#game=[\w-]+$/);
    expect(await recordInHash(hash ?? '')).toEqual(record);
  });

  it('is refused for long records', async () => {
    const noise = Array.from({ length: 20_000 }, (_, n) => Math.imul(n + 1, 2_654_435_761) >>> 0);
    expect(await recordHash({ entries: noise })).toBe(null);
  });

  it('contains no record unless it was shared so, and rejects a damaged one', async () => {
    expect(await recordInHash('')).toBe(null);
    expect(await recordInHash('#moves')).toBe(null);
    await expect(recordInHash('#game=AAAA')).rejects.toThrow();
  });

  it('keeps the step', () => {
    const address = addressAt('https://example.org/replay/a?online=1', 12);
    expect(address).toBe('https://example.org/replay/a?online=1&step=12');
    expect(stepInAddress(new URL(address).search)).toBe(12);
    expect(addressAt(address, 0)).toBe('https://example.org/replay/a?online=1');
    for (const search of ['', '?step=-1', '?step=x', '?step=1.5']) expect(stepInAddress(search)).toBe(0);
  });
});
