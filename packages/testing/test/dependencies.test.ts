import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../scripts/dependencies.mjs';

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
