import { DIE } from '../content/numbers.ts';
import { riskOf } from '../content/set.ts';
import type { Need } from '../content/types.ts';

/** The row of a risk that a check value selects; bounds are inclusive (MS-180). */
export function needOf(risk: number, value: number): Need {
  const { low, middle, needs } = riskOf(risk);
  return needs[value <= low ? 0 : value <= middle ? 1 : 2];
}

export const meets = (parameters: readonly number[], need: Need): boolean =>
  (parameters[0] as number) >= need[0] && (parameters[1] as number) >= need[1] && (parameters[2] as number) >= need[2];

/** What comes of a die: an explosion at once, or a check value (MS-177 to MS-179). */
export const checkValue = (die: number, sabotage: number, tests: number): number | null =>
  die - sabotage <= 0 ? null : die - sabotage + tests;

/** Whether a rocket gets past a risk with that face (MS-178 to MS-182). */
export function survives(
  parameters: readonly number[],
  risk: number,
  die: number,
  sabotage: number,
  tests: number,
): boolean {
  const value = checkValue(die, sabotage, tests);
  return value !== null && meets(parameters, needOf(risk, value));
}

/** How many faces of the die get a rocket past a risk. */
export function goodFaces(parameters: readonly number[], risk: number, sabotage: number, tests: number): number {
  let n = 0;
  for (let die = 1; die <= DIE; die++) if (survives(parameters, risk, die, sabotage, tests)) n++;
  return n;
}
