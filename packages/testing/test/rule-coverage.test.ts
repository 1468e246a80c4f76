import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { coveragePage } from '../../../scripts/coverage.ts';
import { mutantsIn, switched } from '../../../scripts/mutate/mutants.ts';
import config from '../../../vitest.config.ts';

describe('mutants', () => {
  const code = `
    const TABLE = 3 + 4;
    export function price(cards: number[], free: boolean): number {
      let sum = 0;
      for (let i = 0; i < cards.length; i++) sum += cards[i] as number;
      if (free) clear(cards);
      else logEvent('paid', { sum });
      return free || sum < 2 ? 0 : sum;
    }
    const step = { prompt: (n: number) => n + 1, sample: (n: number) => n - 1, admits: (n: number) => n > 1 };
    function some(items: number[], rng: number[]): number { return items.length * 2; }
  `;
  const found = mutantsIn('price.ts', code);

  it('are made in rules, not at load time, in prompts, samples, the log or loop heads', () => {
    expect(found.map(({ before, after }) => `${before} -> ${after}`).sort()).toEqual(
      [
        '0 -> 1',
        '0 -> 1',
        '1 -> 2',
        '2 -> 3',
        'clear(cards); -> ',
        'free -> !(free)',
        'free || sum < 2 -> !(free || sum < 2)',
        'free || sum < 2 -> free && sum < 2',
        'n > 1 -> n >= 1',
        'sum += cards[i] as number -> sum -= cards[i] as number',
        'sum < 2 -> sum <= 2',
      ].sort(),
    );
  });

  it('are switched on one at a time', () => {
    const plain = 'const f = (a, b) => { if (a > b) return log(a); else b += 1; return a && b; };';
    const rows = mutantsIn('f.ts', plain).map((mutant, number) => ({ ...mutant, number }));
    const run = (active: number, a: number, b: number) =>
      new Function('__m', 'log', `${switched(plain, rows)} return f(${a}, ${b});`)(
        (number: number) => number === active,
        (value: number) => `logged ${value}`,
      );
    expect(run(-1, 3, 1)).toBe('logged 3');
    expect(run(-1, 0, 1)).toBe(0);
    const changed = rows.map(({ number }) => [run(number, 1, 1), run(number, 0, 1), run(number, 3, 1)].join());
    expect(changed).not.toContain([run(-1, 1, 1), run(-1, 0, 1), run(-1, 3, 1)].join());
    expect(changed).toHaveLength(4);
  });
});

describe('a rule is proven', () => {
  const root = mkdtempSync(join(tmpdir(), 'orrery-coverage-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const tests = join(root, 'packages/games/toy/test');
  for (const folder of ['docs/rules', 'docs/rulings', 'packages/games/toy/test'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'packages/games/toy/package.json'), '{}');
  writeFileSync(
    join(root, 'docs/rules/toy.md'),
    ['TO-001', 'TO-002', 'TO-003'].map((id) => `${id} | a rule | p. 1`).join('\n'),
  );
  writeFileSync(join(root, 'docs/rulings/toy.md'), '| T1 | a question | an answer |\n');
  // Rule ids inside quotes do not count.
  writeFileSync(join(tests, 'toy.test.ts'), "it.skip('TO-002 …', () => 'TO-003');");
  const pageOf = (results: [title: string, status: string][]) => {
    const assertionResults = results.map(([title, status]) => ({ title, ancestorTitles: ['toys'], status }));
    writeFileSync(
      join(root, 'report.json'),
      JSON.stringify({ testResults: [{ name: join(tests, 'toy.test.ts'), assertionResults }] }),
    );
    return coveragePage(root, join(root, 'report.json'));
  };

  it('by a test that ran and passed, not by one that was skipped or failed', () => {
    const { missing, page } = pageOf([
      ['TO-001 T1: it is so', 'passed'],
      ['TO-002: it is skipped', 'skipped'],
      ['TO-003: it fails', 'failed'],
    ]);
    expect(missing).toEqual(['TO-002 has no test', 'TO-003 has no test']);
    expect(page).toContain('| TO-001 | toy.test.ts: TO-001 T1: it is so |');
  });

  it('not by a test without assertions, which fails', () => {
    expect(config.test?.expect?.requireAssertions).toBe(true);
  });

  it('reports tests that cite unknown rules', () => {
    expect(pageOf([['TO-009: no such rule', 'passed']]).missing).toContain(
      'TO-009 is cited by a test but is no rule or ruling of toy',
    );
  });
});
