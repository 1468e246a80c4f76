import type { Json } from '@orrery/kernel';
import type { NumberedEvent } from '../../../table/table-types.ts';
import type { MissionView, MoonrakersView } from '../board/view-types.ts';
import { cues } from './cues.ts';

/** What follows from a decided contract. It is shown together with the result. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['rewarded', 'prize', 'hazards', 'hazard-pay']);

const rolls = (event: NumberedEvent | undefined): boolean => event !== undefined && cues[event.type]?.rolls === true;

/** The log up to the newest event that may be told, and the consequences of that event. */
export function toldLog(log: readonly NumberedEvent[], upTo: number): NumberedEvent[] {
  if ((log.at(-1)?.n ?? -1) <= upTo) return log as NumberedEvent[];
  let end = log.findIndex(({ n }) => n > upTo);
  if (!rolls(log[end - 1])) while (CONSEQUENCES.has(log[end]?.type ?? '')) end++;
  return log.slice(0, end);
}

/** The roll that is shown while its results must wait; null if there is none. */
export function rollShown(log: readonly NumberedEvent[], upTo: number): NumberedEvent | null {
  if ((log.at(-1)?.n ?? -1) <= upTo) return null;
  const newest = log.findLast(({ n }) => n <= upTo);
  return newest?.n === upTo && rolls(newest) ? newest : null;
}

/** The view while dice roll: without what they decided. `before` is the last view that was shown completely. */
export function viewWhileRolling(view: MoonrakersView, before: MoonrakersView, roll: NumberedEvent): MoonrakersView {
  const outcome = before.mission?.outcome ?? 'open';
  const mission = view.mission ?? (before.mission && withDice(before.mission, roll.data));
  return {
    ...view,
    ...(!view.mission && mission && { phase: before.phase, talks: null }),
    mission: mission && { ...mission, outcome },
    captains: view.captains.map((captain) => {
      const { prestige, credits, points, sources } = before.captains[captain.seat] ?? captain;
      return { ...captain, prestige, credits, points, sources };
    }),
  };
}

const withDice = (mission: MissionView, { seat, dice }: Readonly<Record<string, Json>>): MissionView => ({
  ...mission,
  pilots: mission.pilots.map((pilot) =>
    pilot.seat === seat && Array.isArray(dice) ? { ...pilot, dice: dice as number[] } : pilot,
  ),
});
