import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: the `source` condition of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'],
    // A test that asserts nothing proves nothing.
    expect: { requireAssertions: true },
    // By itself vitest leaves one processor free, which on two is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
