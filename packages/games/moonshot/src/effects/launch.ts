import { below, defined, EVERYBODY, type Rng, show, witness } from '@orrery/kernel';
import { DIE } from '../content/numbers.ts';
import { cardName, MOON, missionOf, riskOf } from '../content/set.ts';
import { checkValue, meets, needOf } from '../rules/checks.ts';
import { lossOf } from '../rules/losses.ts';
import { aboard, activeMission, explorable, opensMoon } from '../rules/missions.ts';
import { parametersOf } from '../rules/parameters.ts';
import { type Flight, NONE, newFlight, type Program, programOf, type State } from '../state.ts';
import { gain } from './gain.ts';
import { report } from './report.ts';
import { changePopularity } from './tracks.ts';

/** The current launch. */
export const flightOf = (s: State): Flight => defined(s.flights[s.flights.length - 1]);

export function openFlight(s: State, side: number, mission: number): void {
  const own = programOf(s, side);
  s.flights.push({
    ...newFlight(),
    side,
    mission,
    before: s.programs.map(({ popularity, budget, money }) => ({ popularity, budget, money })),
    aboard: aboard(own),
    parameters: parametersOf(own).slice(0, 3),
    adapted: [0, 0, 0],
    sabotage: own.sabotage,
    explores: mission !== NONE && explorable(own, mission).length > 0,
  });
}

/** Ends a launch without lift-off, recording its outcome and cost (MS-068, MS-152, MS-154). */
export function ground(s: State, outcome: 'abort' | 'no-payload' | 'too-late'): void {
  const flight = flightOf(s);
  flight.outcome = outcome;
  report(
    outcome,
    flight.side,
    flight.mission === NONE ? {} : { mission: cardName(flight.mission), name: nameOf(flight) },
  );
  changePopularity(s, flight.side, -lossOf(outcome, flight.aboard));
}

const nameOf = ({ mission }: Flight): string => missionOf(mission).name;

/** Reveals all risks on the side's path when it launches for the Moon; they stay revealed (MS-172). */
export function turnUpPath(s: State, side: number): void {
  const own = programOf(s, side);
  own.explored.forEach((up, at) => {
    if (!up) turnUpRisk(s, side, at);
  });
}

/** Reveals one risk of the path to the Moon to all. */
export function turnUpRisk(s: State, side: number, at: number): void {
  const own = programOf(s, side);
  show(s, own.path, at, EVERYBODY);
  own.explored[at] = true;
  const risk = defined(own.path.cards[at]);
  report('explored', side, { at, risk: cardName(risk), name: riskOf(risk).name });
}

/** The risks of a launch in order, and the side's tests on each (MS-174, MS-175). */
export function wayOf(s: State, side: number, mission: number): { risks: readonly number[]; tests: number[] } {
  if (mission === MOON) {
    const own = programOf(s, side);
    return { risks: own.path.cards, tests: own.pathTests };
  }
  const active = activeMission(s, mission);
  const risks = active?.risks ?? [];
  return { risks, tests: risks.map((_risk, i) => defined(active?.tests[i * 2 + side])) };
}

const roll = (rng: Rng): number => 1 + below(rng, DIE);

/** Makes one check: the die, minus sabotage, plus tests, against the risk card (MS-176 to MS-182). */
export function checkRisk(s: State, at: number): boolean {
  const flight = flightOf(s);
  const { risks, tests } = wayOf(s, flight.side, flight.mission);
  const risk = defined(risks[at]);
  const own = defined(tests[at]);
  const die = roll(s.rng);
  witness(s);
  const value = checkValue(die, flight.sabotage, own);
  const needs = value === null ? [] : [...needOf(risk, value)];
  const passed = value !== null && meets(flight.parameters, needOf(risk, value));
  flight.checks.push({ risk, die, tests: own, value: value ?? die - flight.sabotage, needs, passed });
  report('checked', flight.side, {
    risk: cardName(risk),
    name: riskOf(risk).name,
    die,
    value: value ?? die - flight.sabotage,
    needs,
    outcome: { id: value === null ? 'check-instant' : passed ? 'check-passed' : 'check-failed' },
  });
  return passed;
}

/** Clears all payload; every launch that flies uses it up, whatever the outcome (MS-157). */
function unload(own: Program): void {
  own.payload.fill(0);
}

/** Ends a launch by explosion: payload and popularity are lost, tiles and modules stay (MS-161, MS-162). */
export function explode(s: State): void {
  const flight = flightOf(s);
  const own = programOf(s, flight.side);
  flight.outcome = 'explosion';
  unload(own);
  report('exploded', flight.side, { mission: cardName(flight.mission), name: nameOf(flight) });
  changePopularity(s, flight.side, -lossOf('explosion', flight.aboard));
}

/**
 * Records a success. A mission other than the Moon landing is removed with its risks and all tests on them (MS-127,
 * MS-163, MS-300, MS-315).
 */
export function complete(s: State): void {
  const { side, mission } = flightOf(s);
  flightOf(s).outcome = 'success';
  const own = programOf(s, side);
  unload(own);
  report(mission === MOON ? 'landed' : 'completed', side, {
    mission: cardName(mission),
    name: missionOf(mission).name,
  });
  if (mission === MOON) {
    own.landed = true;
    return;
  }
  s.spentRisks.push(...wayOf(s, side, mission).risks);
  s.missions = s.missions.filter(({ card }) => card !== mission);
  own.completed.push(mission);
  own.succeeded = true;
  if (opensMoon(mission) && !s.moonOpen) {
    s.moonOpen = true;
    report('moon-open', side);
  }
}

/** Applies the reward of a mission (MS-164); the Moon landing has none. */
export function reward(s: State): void {
  const flight = flightOf(s);
  if (flight.mission === MOON) return;
  flight.rewarded = true;
  gain(s, flight.side, missionOf(flight.mission).reward);
}
