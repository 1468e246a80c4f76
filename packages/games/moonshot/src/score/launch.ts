import { defined } from '@orrery/kernel';
import { DIE } from '../content/numbers.ts';
import { cardNamed, MOON, missionOf } from '../content/set.ts';
import { type Effect, ICONS, PAYLOADS, type PayloadKind } from '../content/types.ts';
import { type Face, facesOf } from '../rules/checks.ts';
import { lossOf } from '../rules/losses.ts';
import { loadedFor } from '../rules/missions.ts';
import { bestDivision } from '../rules/odds.ts';
import { popularityAfter } from '../rules/tracks.ts';
import type { Tracks } from '../state.ts';
import type { MoonshotView, SeenCheck, SeenFlight } from '../view.ts';
import { wayAhead } from './chances.ts';

const countsOf = (aboard: readonly PayloadKind[]): number[] =>
  PAYLOADS.map((kind) => aboard.filter((own) => own === kind).length);

/** For each payload item on a mission's card, in order, whether it is aboard. */
export const loadedOf = (mission: string, aboard: readonly PayloadKind[]): boolean[] =>
  loadedFor(cardNamed(mission), countsOf(aboard));

/** Payload aboard a program's rocket. */
export const aboardOf = (view: MoonshotView, side: number): PayloadKind[] =>
  (view.programs[side]?.cells ?? []).flatMap(({ payload }) => payload ?? []);

/** A risk of a launch: the outcome of every die face, and the check once it has been made. */
export interface FlightRisk {
  risk: string;
  tests: number;
  faces: Face[];
  chance: number;
  check: SeenCheck | null;
}

/** The revealed risks of a launch, checked against its parameters. */
export function flightWay(view: MoonshotView, flight: SeenFlight): FlightRisk[] {
  const { side, mission, parameters, sabotage, checks } = flight;
  const ahead = (mission === null ? null : wayAhead(view, side, mission)) ?? [];
  const open = ahead.flatMap(({ risk, tests }) => (risk ? [{ risk, tests: defined(tests[side]) }] : []));
  // A completed mission has left the table; its checks record its risks.
  const way = open.length >= checks.length ? open : checks;
  return way.map(({ risk, tests }, at) => {
    const check = checks[at] ?? null;
    const own = check?.tests ?? tests;
    const faces = facesOf(parameters, cardNamed(risk), sabotage, own);
    return { risk, tests: own, faces, chance: faces.filter(({ holds }) => holds).length / DIE, check };
  });
}

/** The chance of passing all remaining risks. */
export const chanceLeft = (way: readonly { chance: number }[], passed: number): number =>
  way.slice(passed).reduce((product, { chance }) => product * chance, 1);

/** An effect of a reward. On the program's own tracks, `n` is the actual change and `to` the new value. */
export interface Prize extends Effect {
  to: number | null;
}

/** The consequences of a launch on success and on explosion. */
export interface Outlook {
  reward: Prize[];
  /** Whether a risk on the path to the Moon may be revealed instead. */
  explores: boolean;
  landing: boolean;
  /** Popularity that an explosion actually costs, and the popularity left. */
  loss: number;
  popularity: number;
  /** Payload lost in an explosion. */
  lost: readonly PayloadKind[];
}

const isTrack = (what: string): what is keyof Tracks => what === 'popularity' || what === 'budget' || what === 'money';

function after(own: Tracks, { what, n }: Effect): Tracks {
  if (!isTrack(what)) return own;
  return { ...own, [what]: what === 'popularity' ? popularityAfter(own.popularity, n) : own[what] + n };
}

const ownBefore = ({ side, before }: SeenFlight): Tracks => defined(before[side]);
const rewardOf = ({ mission }: SeenFlight): readonly Effect[] =>
  mission === null ? [] : missionOf(cardNamed(mission)).reward;

/** Popularity after a launch with this outcome, without its reward. */
const popularityBy = (flight: SeenFlight, outcome: SeenFlight['outcome']): number =>
  popularityAfter(ownBefore(flight).popularity, -lossOf(outcome, countsOf(flight.aboard)));

function prizeOf(own: Tracks, effect: Effect): Prize {
  if (!isTrack(effect.what)) return { ...effect, to: null };
  const to = after(own, effect)[effect.what];
  return { what: effect.what, n: to - own[effect.what], to };
}

export function outlookOf(flight: SeenFlight): Outlook {
  const own = ownBefore(flight);
  const popularity = popularityBy(flight, 'explosion');
  return {
    reward: rewardOf(flight).map((effect) => prizeOf(own, effect)),
    explores: flight.explores,
    landing: flight.mission !== null && cardNamed(flight.mission) === MOON,
    loss: own.popularity - popularity,
    popularity,
    lost: flight.aboard,
  };
}

/** Popularity that a launch actually cost. */
export const costOf = (flight: SeenFlight): number =>
  ownBefore(flight).popularity - popularityBy(flight, flight.outcome);

/** Both programs' tracks after a launch: their values at its start, with its costs and rewards applied. */
export function tracksAfter(flight: SeenFlight): Tracks[] {
  const { before, side, rewarded } = flight;
  return before.map((tracks, whose) => {
    if (whose !== side) return tracks;
    const paid = { ...tracks, popularity: popularityBy(flight, flight.outcome) };
    return rewarded ? rewardOf(flight).reduce(after, paid) : paid;
  });
}

/** The best division of `n` Adaptivity for the current launch, by parameter; null if no rocket is flying. */
export function divisionFor(view: MoonshotView, n: number): Record<string, number> | null {
  const flight = view.flights.findLast(({ outcome }) => outcome === 'flying');
  if (!flight) return null;
  const way = flightWay(view, flight);
  const risks = way.map(({ risk }) => cardNamed(risk));
  const tests = way.map((one) => one.tests);
  const division = bestDivision([...flight.parameters, n], flight.sabotage, risks, tests);
  return Object.fromEntries(ICONS.map((id, i) => [id, defined(division[i])]));
}

/** A flight with a tentative division of Adaptivity among S, E and C. */
export const adaptedBy = (flight: SeenFlight, more: readonly number[]): SeenFlight => ({
  ...flight,
  adapted: flight.adapted.map((n, i) => n + (more[i] ?? 0)),
  parameters: flight.parameters.map((n, i) => n + (more[i] ?? 0)),
});
