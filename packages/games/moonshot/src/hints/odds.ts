import { DIE } from '../content/numbers.ts';
import { RISKS } from '../content/risks.ts';
import { RISK } from '../content/set.ts';
import type { Need, RiskDesign } from '../content/types.ts';

/** A way ahead: its risks with own tests on each; -1 for one of level 3 that lies face down. */
export interface Way {
  risks: readonly number[];
  tests: readonly number[];
}
export const HIDDEN = -1;

const clamp = (n: number, most: number): number => (n < 0 ? 0 : n > most ? most : n);
const meets = (s: number, e: number, c: number, need: Need): boolean => s >= need[0] && e >= need[1] && c >= need[2];

/** Faces of the die that get past a risk: those of `rules/checks.ts`, counted by range instead of one by one. */
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
/** The chance to get past a risk of a level that is not known. */
function usual(s: number, e: number, c: number, level: number, sabotage: number, tests: number): number {
  const risks = BY_LEVEL[level] as readonly RiskDesign[];
  let sum = 0;
  for (const risk of risks) sum += faces(s, e, c, risk, sabotage, tests);
  return sum / (DIE * risks.length);
}

/** The best product over all ways to divide Adaptivity. */
function divided(parameters: readonly number[], chance: (s: number, e: number, c: number) => number): number {
  const [s = 0, e = 0, c = 0, n = 0] = parameters;
  let best = 0;
  for (let a = 0; a <= n; a++) {
    for (let b = 0; a + b <= n; b++) {
      const one = chance(s + a, e + b, c + n - a - b);
      if (one > best) best = one;
    }
  }
  return best;
}

/** The chance of a way; with `floor` a hopeless risk counts a little, so that the steps towards it show. */
export function wayChance(parameters: readonly number[], sabotage: number, { risks, tests }: Way, floor = 0): number {
  return divided(parameters, (s, e, c) => {
    let product = 1;
    for (let i = 0; i < risks.length; i++) {
      const risk = risks[i] as number;
      const one =
        risk === HIDDEN
          ? usual(s, e, c, 3, sabotage, 0)
          : faces(s, e, c, RISKS[risk - RISK] as RiskDesign, sabotage, tests[i] as number) / DIE;
      product *= one + floor;
    }
    return product;
  });
}

/** The chance of a mission that has yet to be turned up, by the levels of its risks. */
export const usualChance = (
  parameters: readonly number[],
  sabotage: number,
  levels: readonly number[],
  tests: number,
) =>
  divided(parameters, (s, e, c) =>
    levels.reduce((product, level) => product * usual(s, e, c, level, sabotage, tests), 1),
  );

const FLOOR = 0.03;

/** The risk on a way that a test helps most, and what it adds to the chance; null where none helps. */
export function bestTest(
  parameters: readonly number[],
  sabotage: number,
  way: Way,
): { at: number; gain: number } | null {
  const ahead = { risks: way.risks, tests: way.tests.slice() };
  const before = wayChance(parameters, sabotage, ahead, FLOOR);
  let best: { at: number; gain: number } | null = null;
  for (let at = 0; at < ahead.tests.length; at++) {
    if (way.risks[at] === HIDDEN) continue;
    const held = ahead.tests[at] as number;
    // The first test alone may do nothing yet, so two are looked at as well.
    for (let more = 1; more <= 2; more++) {
      ahead.tests[at] = held + more;
      const gain = (wayChance(parameters, sabotage, ahead, FLOOR) - before) / more;
      if (gain > (best?.gain ?? 1e-9)) best = { at, gain };
    }
    ahead.tests[at] = held;
  }
  return best;
}

/** The chance of a way once so many more tests lie where they help most. */
export function preparedChance(parameters: readonly number[], sabotage: number, way: Way, more: number): number {
  const ahead = { risks: way.risks, tests: way.tests.slice() };
  for (let left = Math.min(more, 24); left > 0; left--) {
    const best = bestTest(parameters, sabotage, ahead);
    if (best === null) break;
    ahead.tests[best.at] = (ahead.tests[best.at] as number) + 1;
  }
  return wayChance(parameters, sabotage, ahead);
}
