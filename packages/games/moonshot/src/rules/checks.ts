import { defined } from '@orrery/kernel';
import { DIE } from '../content/numbers.ts';
import { riskOf } from '../content/set.ts';
import type { Need } from '../content/types.ts';

/** The row of a risk that a check value selects; bounds are inclusive (MS-180). */
function rowOf(risk: number, value: number): 0 | 1 | 2 {
  const { low, middle } = riskOf(risk);
  return value <= low ? 0 : value <= middle ? 1 : 2;
}
export const needOf = (risk: number, value: number): Need => riskOf(risk).needs[rowOf(risk, value)];

export const meets = (parameters: readonly number[], need: Need): boolean =>
  defined(parameters[0]) >= need[0] && defined(parameters[1]) >= need[1] && defined(parameters[2]) >= need[2];

/** The check value of a roll; null for an instant explosion (MS-177 to MS-179). */
export const checkValue = (die: number, sabotage: number, tests: number): number | null =>
  die - sabotage <= 0 ? null : die - sabotage + tests;

/** The outcome of a die face against a risk (MS-178 to MS-182). */
export interface Face {
  die: number;
  /** The check value; null if the rocket explodes before tests count. */
  value: number | null;
  /** The row of the risk that the value selects: 0 low, 1 middle, 2 high. */
  row: number | null;
  holds: boolean;
}
export function faceOf(
  parameters: readonly number[],
  risk: number,
  die: number,
  sabotage: number,
  tests: number,
): Face {
  const value = checkValue(die, sabotage, tests);
  if (value === null) return { die, value, row: null, holds: false };
  return { die, value, row: rowOf(risk, value), holds: meets(parameters, needOf(risk, value)) };
}
export const facesOf = (parameters: readonly number[], risk: number, sabotage: number, tests: number): Face[] =>
  Array.from({ length: DIE }, (_none, i) => faceOf(parameters, risk, i + 1, sabotage, tests));

/** How much S, E and C fall short of a row's requirements. */
export const shortOf = (parameters: readonly number[], need: readonly number[]): number[] =>
  need.map((n, i) => Math.max(0, n - defined(parameters[i])));

/** The number of die faces that pass a risk. */
export function goodFaces(parameters: readonly number[], risk: number, sabotage: number, tests: number): number {
  let n = 0;
  for (let die = 1; die <= DIE; die++) {
    const value = checkValue(die, sabotage, tests);
    if (value !== null && meets(parameters, needOf(risk, value))) n++;
  }
  return n;
}
