import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ALL = ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];
const ISOLATED = ['packages/{server,cli,web}/test/**/*.test.ts'];

// Packages are tested from their sources: the `source` condition of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Tests that start servers, commands or a DOM run in one process per file. Tests of pure rules share a process, so
    // that modules are loaded and warmed up once.
    projects: [
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      { extends: true, test: { name: 'rules', include: ALL, exclude: ISOLATED, isolate: false } },
    ],
    // A test without assertions fails.
    expect: { requireAssertions: true },
    // One more than there are cores: tests of servers mostly wait.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
