import { describe, expect, it } from 'vitest';
import { faultsOf, manifestFaultsOf } from '../../../scripts/dependencies.mjs';

const lockOf = (found: object) => ({
  packages: {
    '': { engines: { node: '^20.19.0 || >=24.0.0' } },
    'node_modules/@orrery/kernel': { link: true },
    'node_modules/found': { version: '1.0.0', license: 'MIT', ...found },
  },
});
const faults = (found: object, credits = ''): string[] => faultsOf(lockOf(found), credits);

describe('the check of dependencies', () => {
  it('accepts permissive packages that run on every declared Node', () => {
    expect(faults({ engines: { node: '>=18' } })).toEqual([]);
    expect(faults({ engines: { node: '18 || 20 || >=22' } })).toEqual([]);
    expect(faults({})).toEqual([]);
  });

  it('reports a package that needs a newer Node, unless npm may leave it out', () => {
    const engines = { node: '>=22' };
    expect(faults({ engines })).toEqual(['found@1.0.0 needs Node >=22, package.json declares ^20.19.0 || >=24.0.0']);
    expect(faults({ engines, dev: true })).toHaveLength(1);
    expect(faults({ engines, dev: true, optional: true })).toEqual([]);
  });

  it('reports a licence that the credits do not name', () => {
    const license = 'MPL-2.0';
    expect(faults({ license })).toEqual([
      'found@1.0.0 is under MPL-2.0: name `found` and MPL-2.0 in one line of CREDITS.md',
    ]);
    expect(faults({ license: undefined })).toHaveLength(1);
    expect(faults({ license, dev: true })).toEqual([]);
    expect(faults({ license }, 'Push: `found`, MPL-2.0')).toEqual([]);
    expect(faults({ license }, 'Push: `found`\nother: MPL-2.0')).toHaveLength(1);
  });
});

describe('the check of manifests', () => {
  const root = { name: 'orrery-monorepo', version: '1.0.0', devDependencies: { vitest: '4.1.11' } };
  const found = (kernel: object, bench = {}): string[] =>
    manifestFaultsOf({
      'package.json': root,
      'packages/kernel/package.json': { name: '@orrery/kernel', version: '1.0.0', ...kernel },
      'bench/package.json': { name: 'orrery-bench', dependencies: bench },
    });

  it('accepts exact versions, and any version of our own packages', () => {
    expect(found({ dependencies: { zod: '4.6.7' }, devDependencies: { '@orrery/kernel': '*' } })).toEqual([]);
  });

  it.each(['^4.6.7', '~4.6.7', '4.x', '*', 'latest', '>=4.6.7', 'v4.6.7'])('reports the range %s', (range) => {
    expect(found({ dependencies: { zod: range } })).toEqual([
      `packages/kernel/package.json: "zod": "${range}" is not an exact version; write the one in package-lock.json`,
    ]);
  });

  it('reports an exact version of one of our own packages', () => {
    expect(found({ dependencies: { '@orrery/kernel': '1.0.0' } })).toEqual([
      'packages/kernel/package.json: write "@orrery/kernel": "*", because it is a package of this repository',
    ]);
  });

  it('reports two versions of one dependency', () => {
    expect(found({ devDependencies: { vitest: '4.1.10' } })).toEqual([
      'packages/kernel/package.json uses vitest 4.1.10, package.json uses 4.1.11: choose one version',
    ]);
    expect(found({}, { vitest: '4.1.10' })).toHaveLength(1);
  });

  it('reports a package with another version than the root', () => {
    expect(found({ version: '0.1.0' })).toEqual([
      'packages/kernel/package.json has version 0.1.0, package.json has 1.0.0: all packages share one version',
    ]);
  });
});
