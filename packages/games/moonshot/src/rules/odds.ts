import { addAt, defined } from '@orrery/kernel';
import { DIE } from '../content/numbers.ts';
import { goodFaces } from './checks.ts';

/** A risk ahead, as a seat knows it: its number, or null if it is face down, and the seat's own tests on it. */
export interface Ahead {
  risk: number | null;
  tests: number;
}

export interface Chances {
  /** Chance of passing all risks, with the best division of Adaptivity. */
  whole: number;
  /** Chance of passing each risk with that division, averaged over all candidates for hidden risks. */
  each: number[];
  /** What the best division adds to S, E and C; null if it depends on hidden risks. */
  division: number[] | null;
}

/** All ways to divide Adaptivity among S, E and C. */
export function divisions(n: number): number[][] {
  const all: number[][] = [];
  for (let a = 0; a <= n; a++) for (let b = 0; a + b <= n; b++) all.push([a, b, n - a - b]);
  return all;
}

const with3 = (parameters: readonly number[], more: readonly number[]): number[] =>
  [0, 1, 2].map((i) => defined(parameters[i]) + defined(more[i]));

/** The chances of passing known risks, with the division of Adaptivity that is best for all of them together. */
function known(parameters: readonly number[], sabotage: number, risks: readonly number[], tests: readonly number[]) {
  let best = { whole: -1, each: [] as number[], division: [0, 0, 0] };
  for (const division of divisions(defined(parameters[3]))) {
    const sums = with3(parameters, division);
    const each = risks.map((risk, i) => goodFaces(sums, risk, sabotage, defined(tests[i])) / DIE);
    const whole = each.reduce((product, chance) => product * chance, 1);
    if (whole > best.whole) best = { whole, each, division };
  }
  return best;
}

/** The best division of Adaptivity for known risks, as additions to S, E and C. */
export const bestDivision = (
  parameters: readonly number[],
  sabotage: number,
  risks: readonly number[],
  tests: readonly number[],
): number[] => known(parameters, sabotage, risks, tests).division;

/**
 * The chance that a launch succeeds, from a seat's knowledge: parameters S, E, C and Adaptivity, sabotage, the risks in
 * order, and the candidates for hidden ones. Exact: covers every division, every die face and every possible set of
 * hidden risks, which are revealed before Adaptivity is divided (MS-302).
 */
export function chancesOf(
  parameters: readonly number[],
  sabotage: number,
  way: readonly Ahead[],
  unseen: readonly number[] = [],
): Chances {
  const tests = way.map((ahead) => ahead.tests);
  const hidden = way.flatMap(({ risk }, i) => (risk === null ? [i] : []));
  if (hidden.length === 0)
    return known(
      parameters,
      sabotage,
      way.map(({ risk }) => risk as number),
      tests,
    );
  let worlds = 0;
  let whole = 0;
  const each = way.map(() => 0);
  const risks = way.map(({ risk }) => risk ?? 0);
  const turnUp = (at: number): void => {
    if (at === hidden.length) {
      const found = known(parameters, sabotage, risks, tests);
      worlds++;
      whole += found.whole;
      found.each.forEach((chance, i) => {
        addAt(each, i, chance);
      });
      return;
    }
    for (const risk of unseen) {
      if (hidden.slice(0, at).some((i) => risks[i] === risk)) continue;
      risks[defined(hidden[at])] = risk;
      turnUp(at + 1);
    }
  };
  turnUp(0);
  return { whole: whole / worlds, each: each.map((sum) => sum / worlds), division: null };
}
