// Finds the tests that changed files can affect. Vitest can do that too (`--changed`), but takes many times longer,
// because it compiles every module.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fail, files, root } from './lib.mjs';

/** The files changed since a commit, and new ones, relative to the repository. */
export function changedFiles(since) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) fail(stderr.trim());
    return stdout.split('\n').filter(Boolean);
  };
  return [...git('diff', '--name-only', '--relative', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The modules a source imports, except types, which do not change what it does. */
export const importsOf = (code) =>
  [
    /^\s*(?:import|export)\b(?!\s+type\b)[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ].flatMap((form) => [...code.matchAll(form)].map(([, name]) => name));

/** The sources that import each source, by path relative to the repository. */
function importersOf() {
  const manifests = files(join(root, 'packages')).filter((path) => path.endsWith('/package.json'));
  const entries = new Map();
  for (const path of manifests) {
    const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8'));
    for (const [part, { source }] of Object.entries(exports))
      entries.set(join(name, part), join(dirname(path), source));
  }
  const importers = new Map();
  for (const path of [...files(join(root, 'packages')), ...files(join(root, 'scripts'))]) {
    if (!/\.(tsx?|mjs)$/.test(path)) continue;
    for (const name of importsOf(readFileSync(path, 'utf8'))) {
      const target = name.startsWith('.') ? join(dirname(path), name) : entries.get(name);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/** The test files that import a changed file, directly or not. */
export function relatedTests(changed) {
  const importers = importersOf();
  const reached = new Set(changed.map((path) => join(root, path)));
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...reached]
    .filter((path) => path.endsWith('.test.ts') && existsSync(path))
    .map((path) => relative(root, path))
    .filter((path) => path.startsWith('packages'))
    .sort();
}
