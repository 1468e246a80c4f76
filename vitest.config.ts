import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ALL = ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];
const MACHINES = ['packages/{server,cli,web}/test/**/*.test.ts'];

// Packages are tested from their sources: the `source` condition of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // What starts servers and commands, or stands in for a browser, has a process of its own for each file. What only
    // reckons shares one, so that every rule is loaded and warmed up once.
    projects: [
      { extends: true, test: { name: 'machines', include: MACHINES } },
      { extends: true, test: { name: 'rules', include: ALL, exclude: MACHINES, isolate: false } },
    ],
    // A test that asserts nothing proves nothing.
    expect: { requireAssertions: true },
    // By itself vitest leaves one processor free, which on two is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
