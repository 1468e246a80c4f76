import type * as fs from 'node:fs';

/**
 * node:fs with which the disk is waited for in place, for `vi.mock`: where a test moves the clock by hand, what was written
 * before must have come to the disk before.
 */
export async function waitInPlace(original: () => Promise<typeof fs>): Promise<typeof fs> {
  const real = await original();
  const fdatasync = (fd: number, done: (error: Error | null) => void) => {
    real.fdatasyncSync(fd);
    done(null);
  };
  return { ...real, fdatasync } as typeof fs;
}
