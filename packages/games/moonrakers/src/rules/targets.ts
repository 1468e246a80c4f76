import { missionOf, type State } from '../state.ts';
import { FLEX } from './actions.ts';
import { countedOf } from './contracts.ts';

/** Where a reduction of a fixed type goes: nowhere, to one requirement, or to its own or Flex as its owner likes. */
export const ASK = -2;
export const NOWHERE = -1;

/** Icons of a card or a reduction of a fixed type. One card or ability is one reduction: it goes wholly to one place. */
export function targetOf(s: State, type: number): number {
  const { need, filled, duel } = missionOf(s);
  if (duel) return type;
  if ((need[FLEX] as number) === 0) return (need[type] as number) > 0 ? type : NOWHERE;
  // A type that is met, or not listed, leaves Flex alone to be filled (MK-079).
  return (filled[type] as number) < (need[type] as number) ? ASK : FLEX;
}

/** What a free reduction may be put on: what the contract lists (MK-355, MK-356). */
export function targetsOf(s: State): number[] {
  const { need, duel, contract } = missionOf(s);
  const counted = countedOf(contract);
  const targets: number[] = [];
  for (let type = 0; type < need.length; type++) {
    if (duel ? counted[type] : (need[type] as number) > 0) targets.push(type);
  }
  return targets;
}
