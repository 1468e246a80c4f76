import { afterEach, describe, expect, it, vi } from 'vitest';
import { runChecks } from '../../../scripts/checks.mjs';
import { importsOf, relatedTests } from '../../../scripts/related-tests.mjs';

afterEach(() => vi.restoreAllMocks());

describe('npm run check', () => {
  it('prints the output of failed checks only', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const checks = [
      ['good', ['-e', 'console.log("fine")']],
      ['bad', ['-e', 'console.log("here"); console.error("wrong"); process.exit(1)']],
    ];
    const results = await runChecks(checks);
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(results.sort(byName)).toEqual([
      { name: 'bad', ok: false },
      { name: 'good', ok: true },
    ]);
    const printed = log.mock.calls.flat().sort();
    expect(printed).toEqual([
      expect.stringMatching(/^NOT OK {2}bad {2}\(\d+\.\d s\)$/),
      'here\nwrong',
      expect.stringMatching(/^ok {2}good {2}\(\d+\.\d s\)$/),
    ]);
  });

  it('follows all imports except those of types', () => {
    const code = [
      "import { a,\n  type B } from './a.ts';",
      "import type { C } from './c.ts';",
      "export * from './d.ts';",
      "import './e.css';",
      "const f = await import('./f.ts');",
    ].join('\n');
    expect(importsOf(code)).toEqual(['./a.ts', './d.ts', './e.css', './f.ts']);
  });

  it('finds the tests that a changed file can affect, also in other packages', () => {
    const found = relatedTests(['packages/host/src/clocks.ts']);
    expect(found).toEqual(
      expect.arrayContaining(['packages/host/test/clocks.test.ts', 'packages/server/test/play.test.ts']),
    );
    expect(found.filter((path: string) => /^packages.(kernel|games)/.test(path))).toEqual([]);
    expect(relatedTests(['packages/kernel/test/zone.test.ts', 'packages/gone.test.ts', 'README.md'])).toEqual([
      'packages/kernel/test/zone.test.ts',
    ]);
  });
});
