import { addAt, defined } from '@orrery/kernel';
import { DIE } from '../content/numbers.ts';
import { RISKS } from '../content/risks.ts';
import { riskOf } from '../content/set.ts';
import type { Need, RiskDesign } from '../content/types.ts';

/** The risks of a launch, with the side's own tests on each; `HIDDEN` for a face-down risk of level 3. */
export interface Way {
  risks: readonly number[];
  tests: readonly number[];
}
export const HIDDEN = -1;

const clamp = (n: number, most: number): number => (n < 0 ? 0 : n > most ? most : n);
const meets = (s: number, e: number, c: number, need: Need): boolean => s >= need[0] && e >= need[1] && c >= need[2];

/** The number of die faces that pass a risk. Same result as `goodFaces` in `rules/checks.ts`, but counted by range. */
function faces(s: number, e: number, c: number, risk: RiskDesign, sabotage: number, tests: number): number {
  const all = DIE - sabotage;
  if (all <= 0) return 0;
  const low = clamp(risk.low - tests, all);
  const middle = clamp(risk.middle - tests, all) - low;
  const [first, second, third] = risk.needs;
  return (
    (meets(s, e, c, first) ? low : 0) +
    (meets(s, e, c, second) ? middle : 0) +
    (meets(s, e, c, third) ? all - low - middle : 0)
  );
}

const BY_LEVEL: readonly (readonly RiskDesign[])[] = [0, 1, 2, 3].map((level) =>
  RISKS.filter((risk) => risk.level === level),
);
/** The average chance of passing an unknown risk of a level. */
function usual(s: number, e: number, c: number, level: number, sabotage: number, tests: number): number {
  const risks = defined(BY_LEVEL[level]);
  let sum = 0;
  for (const risk of risks) sum += faces(s, e, c, risk, sabotage, tests);
  return sum / (DIE * risks.length);
}

/** Structure, Electronics and Code after dividing Adaptivity, and the resulting chance. */
interface Division {
  sums: [number, number, number];
  chance: number;
}
/** The best of all ways to divide Adaptivity. */
function divided(parameters: readonly number[], chance: (s: number, e: number, c: number) => number): Division {
  const [s = 0, e = 0, c = 0, n = 0] = parameters;
  let best: Division = { sums: [s, e, c], chance: -1 };
  for (let a = 0; a <= n; a++) {
    for (let b = 0; a + b <= n; b++) {
      const one = chance(s + a, e + b, c + n - a - b);
      if (one > best.chance) best = { sums: [s + a, e + b, c + n - a - b], chance: one };
    }
  }
  return best;
}

/** The chance of passing one risk; for a hidden risk, the average of level 3. */
const past = (s: number, e: number, c: number, risk: number, sabotage: number, tests: number): number =>
  risk === HIDDEN ? usual(s, e, c, 3, sabotage, 0) : faces(s, e, c, riskOf(risk), sabotage, tests) / DIE;

/** Added to the chance of each risk, so that progress on the others still counts while one is hopeless. */
const FLOOR = 0.03;

function best(parameters: readonly number[], sabotage: number, { risks, tests }: Way, floor: number): Division {
  return divided(parameters, (s, e, c) => {
    let product = 1;
    for (let i = 0; i < risks.length; i++)
      product *= floor + past(s, e, c, defined(risks[i]), sabotage, defined(tests[i]));
    return product;
  });
}

/** The chance of passing all risks of a launch. */
const wayChance = (parameters: readonly number[], sabotage: number, way: Way): number =>
  best(parameters, sabotage, way, 0).chance;

/** The chance of completing an unrevealed mission, from the levels of its risks. */
export const usualChance = (
  parameters: readonly number[],
  sabotage: number,
  levels: readonly number[],
  tests: number,
) =>
  divided(parameters, (s, e, c) =>
    levels.reduce((product, level) => product * usual(s, e, c, level, sabotage, tests), 1),
  ).chance;

/** Places additional tests greedily, using the division of Adaptivity that is best without them. */
function tested(
  parameters: readonly number[],
  sabotage: number,
  way: Way,
  more: number,
): { tests: number[]; gain: number } {
  const { sums, chance } = best(parameters, sabotage, way, FLOOR);
  const [s, e, c] = sums;
  const tests = way.tests.slice();
  const each = way.risks.map((risk, i) => FLOOR + past(s, e, c, risk, sabotage, defined(tests[i])));
  let first = 0;
  for (let left = more; left > 0; left--) {
    let [at, most] = [-1, 1];
    for (let i = 0; i < tests.length; i++) {
      if (way.risks[i] === HIDDEN) continue;
      // A single test may have no effect, so two tests are tried too.
      for (let n = 1; n <= 2; n++) {
        const after = FLOOR + past(s, e, c, defined(way.risks[i]), sabotage, defined(tests[i]) + n);
        const growth = 1 + (after / defined(each[i]) - 1) / n;
        if (growth > most) [at, most] = [i, growth];
      }
    }
    if (at < 0) break;
    if (left === more) first = chance * (most - 1);
    addAt(tests, at, 1);
    each[at] = FLOOR + past(s, e, c, defined(way.risks[at]), sabotage, defined(tests[at]));
  }
  return { tests, gain: first };
}

/** The risk on which a test adds most to the chance, and how much it adds; null if no test helps. */
export function bestTest(
  parameters: readonly number[],
  sabotage: number,
  way: Way,
): { at: number; gain: number } | null {
  const { tests, gain } = tested(parameters, sabotage, way, 1);
  const at = tests.findIndex((n, i) => n > defined(way.tests[i]));
  return at < 0 ? null : { at, gain };
}

/** The chance of passing all risks of a launch with `more` additional tests, each placed where it helps most. */
export const preparedChance = (parameters: readonly number[], sabotage: number, way: Way, more: number): number =>
  wayChance(parameters, sabotage, {
    risks: way.risks,
    tests: tested(parameters, sabotage, way, Math.min(more, 24)).tests,
  });
