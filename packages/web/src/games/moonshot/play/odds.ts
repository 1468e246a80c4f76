import { type Ahead, cardNamed, chancesOf, ICONS, type MoonshotView, RISKS, type SeenRisk } from '@orrery/moonshot';
import type { Odds } from '../board/panels/Missions.tsx';

/** Risks of the Moon's level that nobody at the table has seen yet: a hidden one may be any of them. */
function unseen(view: MoonshotView): number[] {
  const seen = new Set([
    ...view.missions.flatMap(({ risks }) => risks.map(({ risk }) => risk)),
    ...view.programs.flatMap(({ path }) => path.map(({ risk }) => risk)),
    ...view.spentRisks,
  ]);
  return RISKS.filter(({ id, level }) => level === 3 && !seen.has(id)).map(({ id }) => cardNamed(id));
}

const wayOf = (risks: readonly SeenRisk[], side: number): Ahead[] =>
  risks.map(({ risk, tests }) => ({ risk: risk === null ? null : cardNamed(risk), tests: tests[side] ?? 0 }));

/** The chances of a program with these parameters, by mission; the Moon's once it is open. */
export function oddsOf(view: MoonshotView, side: number, parameters: readonly number[]): ReadonlyMap<string, Odds> {
  const own = view.programs[side];
  if (!own) return new Map();
  const odds = (risks: readonly SeenRisk[]): Odds =>
    chancesOf(parameters, own.sabotage, wayOf(risks, side), unseen(view));
  const all = view.missions.map(({ mission, risks }): [string, Odds] => [mission, odds(risks)]);
  if (view.moonOpen) all.push(['MOON', odds(own.path)]);
  return new Map(all);
}

/** How the rocket on the pad does best to divide so much Adaptivity: by the letters of the parameters. */
export function bestDivision(view: MoonshotView, n: number): Record<string, number> | null {
  const flight = view.flights.findLast(({ outcome }) => outcome === 'flying');
  const own = flight && view.programs[flight.side];
  if (!flight || !own) return null;
  const active = view.missions.find(({ mission }) => mission === flight.mission);
  const risks = flight.mission === 'MOON' ? own.path : active?.risks;
  if (!risks) return null;
  const { division } = chancesOf([...flight.parameters, n], flight.sabotage, wayOf(risks, flight.side));
  return division && Object.fromEntries(ICONS.map((id, i) => [id, division[i] as number]));
}
