import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { files, root } from './scripts/lib.mjs';

const ALL = ['packages/*/test/**/*.test.ts', 'packages/games/*/test/**/*.test.ts'];
const mocksModules = (path: string): boolean => /\bvi\.mock\(/.test(readFileSync(path, 'utf8'));
const ISOLATED = files(join(root, 'packages'))
  .filter((path: string) => path.endsWith('.test.ts') && mocksModules(path))
  .map((path: string) => relative(root, path));

// Packages are tested from their sources: the `source` condition of their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Tests that replace modules run in one process per file. All others share processes, so that modules are loaded
    // and warmed up once.
    projects: [
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      { extends: true, test: { name: 'shared', include: ALL, exclude: ISOLATED, isolate: false } },
    ],
    // A test without assertions fails.
    expect: { requireAssertions: true },
    // One more than there are cores: tests of servers mostly wait.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
