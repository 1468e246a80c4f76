import { defined } from '@orrery/kernel';
import { missionOf, type State } from '../state.ts';
import { FLEX } from './actions.ts';
import { countedOf } from './contracts.ts';

/** Results of `targetOf` other than a type: the owner chooses between the type and Flex, or there is no target. */
export const ASK = -2;
export const NOWHERE = -1;

/** The requirement that a card's icons or a reduction of a fixed type apply to. All units go to one requirement. */
export function targetOf(s: State, type: number): number {
  const { need, filled, duel } = missionOf(s);
  if (duel) return type;
  if (defined(need[FLEX]) === 0) return defined(need[type]) > 0 ? type : NOWHERE;
  // If the type is filled or not listed, only Flex is left (MK-079).
  return defined(filled[type]) < defined(need[type]) ? ASK : FLEX;
}

/** The possible targets of a reduction of any type: the listed requirements (MK-355, MK-356). */
export function targetsOf(s: State): number[] {
  const { need, duel, contract } = missionOf(s);
  const counted = countedOf(contract);
  const targets: number[] = [];
  for (let type = 0; type < need.length; type++) {
    if (duel ? counted[type] : defined(need[type]) > 0) targets.push(type);
  }
  return targets;
}
