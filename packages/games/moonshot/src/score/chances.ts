import { defined } from '@orrery/kernel';
import { MOON_LANDING } from '../content/missions.ts';
import { MOON_LEVEL } from '../content/numbers.ts';
import { RISKS } from '../content/risks.ts';
import { cardNamed, cardsOf, MOON } from '../content/set.ts';
import type { Ahead, Chances } from '../rules/odds.ts';
import { chancesOf } from '../rules/odds.ts';
import type { MoonshotView, SeenRisk } from '../view.ts';

/** The risks of a launch as a viewer knows them; null if the mission is not on the table. */
export function wayAhead(view: MoonshotView, side: number, mission: string): SeenRisk[] | null {
  if (cardNamed(mission) === MOON) return defined(view.programs[side]).path;
  return view.missions.find((active) => active.mission === mission)?.risks ?? null;
}

/** Level-3 risks never seen face up; any of them may lie face down on a path to the Moon. */
export function unseenRisks(view: MoonshotView): number[] {
  const seen = new Set([
    ...view.spentRisks,
    ...view.returnedRisks,
    ...view.missions.flatMap(({ risks }) => risks.map(({ risk }) => risk)),
    ...view.programs.flatMap(({ path }) => path.map(({ risk }) => risk)),
  ]);
  return cardsOf(RISKS.filter(({ id, level }) => level === MOON_LEVEL && !seen.has(id)));
}

/**
 * The chances of a launch from a viewer's knowledge: for all risks together, and for each risk. `changed` can replace
 * the rocket's parameters, sabotage or tests, to show what a tile or a test would add.
 */
export function chancesFor(
  view: MoonshotView,
  side: number,
  mission: string,
  changed: { parameters?: readonly number[]; sabotage?: number; tests?: readonly number[] } = {},
): Chances | null {
  const risks = wayAhead(view, side, mission);
  if (risks === null) return null;
  const own = defined(view.programs[side]);
  const way = risks.map(
    ({ risk, tests }, i): Ahead => ({
      risk: risk === null ? null : cardNamed(risk),
      tests: changed.tests?.[i] ?? defined(tests[side]),
    }),
  );
  return chancesOf(changed.parameters ?? own.parameters, changed.sabotage ?? own.sabotage, way, unseenRisks(view));
}

/** A program's chances for every mission that it may choose, including the Moon once it is open. */
export function chancesOn(
  view: MoonshotView,
  side: number,
  parameters?: readonly number[],
): ReadonlyMap<string, Chances> {
  const missions = [...view.missions.map(({ mission }) => mission), ...(view.moonOpen ? [MOON_LANDING.id] : [])];
  return new Map(
    missions.flatMap((mission) => {
      const chances = chancesFor(view, side, mission, parameters ? { parameters } : {});
      return chances ? [[mission, chances] as const] : [];
    }),
  );
}
