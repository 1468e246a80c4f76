import type * as fs from 'node:fs';

/**
 * Returns node:fs with synchronous disk syncs, for `vi.mock`. With a fake clock, earlier writes must be durable before
 * time advances.
 */
export async function waitInPlace(original: () => Promise<typeof fs>): Promise<typeof fs> {
  const real = await original();
  const fdatasync = (fd: number, done: (error: Error | null) => void) => {
    real.fdatasyncSync(fd);
    done(null);
  };
  return { ...real, fdatasync } as typeof fs;
}
