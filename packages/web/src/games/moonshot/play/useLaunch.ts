import type { Told } from '@orrery/kernel';
import { cardNamed, DIE, LOSS, type MoonshotView, type SeenFlight, type SeenProgram, survives } from '@orrery/moonshot';
import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../../../look/index.ts';
import { missionNamed } from '../board/content.ts';
import type { Face } from '../board/launch/Faces.tsx';
import type { LaunchRisk } from '../board/launch/StopCard.tsx';

/** How a launch stands. One that never left the pad has no risks on its way. */
export type Outcome = 'flying' | 'success' | 'explosion' | 'grounded';

/** A launch as it is shown: the dice have fallen already, but they are turned up one by one. */
export interface Launch {
  key: string;
  flight: SeenFlight;
  risks: LaunchRisk[];
  /** How many checks have been turned up, and whether the next die is in the air. */
  shown: number;
  rolling: boolean;
  /** Checks that held, so far. */
  passed: number;
  outcome: Outcome;
  /** The programs as they stood before it: what came of it is not told ahead. */
  before: readonly SeenProgram[];
  /** The same with what this launch has cost so far: the round may be over already, and that is not told ahead either. */
  stand: readonly SeenProgram[];
  /** Nothing has been rolled: Adaptivity is still to be divided. */
  waits: boolean;
  roll(): void;
  toEnd(): void;
  close(): void;
}

const ROLL_MS = 900;
const GROUNDED = new Set<SeenFlight['outcome']>(['abort', 'no-payload', 'too-late']);

const facesOf = (flight: SeenFlight, risk: number, tests: number): Face[] =>
  Array.from({ length: DIE }, (_, i) => i + 1).map((die) => ({
    die,
    value: die - flight.sabotage <= 0 ? null : die - flight.sabotage + tests,
    holds: survives(flight.parameters, risk, die, flight.sabotage, tests),
  }));

/** The way of a flight: what was rolled, and what is still ahead where it can be seen. */
export function risksOf(view: MoonshotView, flight: SeenFlight): LaunchRisk[] {
  const own = view.programs[flight.side];
  const active = view.missions.find(({ mission }) => mission === flight.mission);
  const ahead = (flight.mission === 'MOON' ? own?.path : active?.risks) ?? [];
  const way = ahead.flatMap(({ risk, tests }) => (risk ? [{ risk, tests: tests[flight.side] ?? 0 }] : []));
  const all = way.length >= flight.checks.length ? way : flight.checks.map(({ risk, tests }) => ({ risk, tests }));
  return all.map(({ risk, tests }, at) => {
    const check = flight.checks[at];
    const faces = facesOf(flight, cardNamed(risk), check?.tests ?? tests);
    return {
      risk,
      tests: check?.tests ?? tests,
      faces,
      chance: faces.filter(({ holds }) => holds).length / DIE,
      rolled: check ? { die: check.die, value: check.value, needs: check.needs, holds: check.passed } : null,
    };
  });
}

/** The round that the flights on view belong to: they lie there until the next launches. */
export const roundOf = ({ round, phase }: Pick<MoonshotView, 'round' | 'phase'>): number =>
  phase === 'launches' || phase === 'end' ? round : round - 1;

const isFlown = ({ outcome, mission }: SeenFlight): boolean => mission !== null && !GROUNDED.has(outcome);

const livesAboard = (mission: string): boolean => missionNamed(mission).payload.some((kind) => kind !== 'satellite');
/** What an explosion would cost. */
export const lossOf = (mission: string): number => (livesAboard(mission) ? LOSS.lives : LOSS.explosion);
/** Why a rocket never left its pad. */
export const whyGrounded = ({ outcome }: SeenFlight): string =>
  outcome === 'too-late' ? 'the rival was first' : 'its payload is missing';

/** What a launch has cost in popularity. */
export function costOf({ mission }: SeenFlight, outcome: Outcome): number {
  if (outcome === 'grounded') return LOSS.delay;
  return outcome === 'explosion' ? lossOf(mission ?? 'MOON') : 0;
}

/** A flight with this much of its Adaptivity given to Structure, Electronics and Code, before that is settled. */
const adapted = (flight: SeenFlight, more: readonly number[] | null): SeenFlight =>
  more ? { ...flight, parameters: flight.parameters.map((n, i) => n + (more[i] ?? 0)) } : flight;

/** What a record says of a launch. */
const FLIGHT_NEWS = new Set(['launched', 'adapted', 'checked', 'exploded', 'completed', 'landed']);

/** In a replay a launch is seen at its own step, with all dice turned up: the steps are the player's there. */
export function replayedLaunch(view: MoonshotView, fresh: readonly Pick<Told, 'type'>[]): Launch | null {
  const at = view.flights.findLastIndex(isFlown);
  const flight = view.flights[at];
  if (!flight || !fresh.some(({ type }) => FLIGHT_NEWS.has(type))) return null;
  const { checks, outcome } = flight;
  return {
    key: `${roundOf(view)} ${at}`,
    flight,
    risks: risksOf(view, flight),
    shown: checks.length,
    rolling: false,
    passed: checks.filter((check) => check.passed).length,
    outcome: outcome === 'flying' || outcome === 'success' ? outcome : 'explosion',
    before: view.programs,
    stand: view.programs,
    waits: checks.length === 0,
    roll() {},
    toEnd() {},
    close() {},
  };
}

/**
 * The launch that is to be watched now: each new one until it is closed. Those that were over on arrival are not. `more` is
 * Adaptivity that is about to be given.
 */
export function useLaunch(view: MoonshotView, more: readonly number[] | null): Launch | null {
  const flownIn = roundOf(view);
  const keyOf = (at: number) => `${flownIn} ${at}`;
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(view.flights.flatMap(({ outcome }, at) => (outcome === 'flying' ? [] : [keyOf(at)]))),
  );
  const [progress, setProgress] = useState({ key: '', shown: 0, rolling: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Of the own launches those too that never left the pad: they cost dearly.
  const isShown = (flight: SeenFlight) => isFlown(flight) || (flight.mission !== null && flight.side === view.side);
  const at = view.flights.findIndex((flight, i) => isShown(flight) && !closed.has(keyOf(i)));
  const found = view.flights[at];
  const watched = found !== undefined;
  const { programs } = view;
  const [before, setBefore] = useState(programs);
  useEffect(() => {
    if (!watched) setBefore(programs);
  }, [watched, programs]);
  if (!found) return null;

  const flight = found.checks.length === 0 ? adapted(found, more) : found;
  const key = keyOf(at);
  const { shown, rolling } = progress.key === key ? progress : { shown: 0, rolling: false };
  const rolls = flight.checks.length;
  const passed = flight.checks.slice(0, shown).filter((check) => check.passed).length;
  const over = shown >= rolls && !rolling && flight.outcome !== 'flying';
  const ended = GROUNDED.has(flight.outcome) ? 'grounded' : flight.outcome === 'success' ? 'success' : 'explosion';
  const outcome = over ? ended : 'flying';

  function roll() {
    if (rolling || shown >= rolls) return;
    clearTimeout(timer.current);
    const next = { key, shown: shown + 1, rolling: false };
    if (prefersStillness()) return setProgress(next);
    setProgress({ key, shown, rolling: true });
    timer.current = setTimeout(() => setProgress(next), ROLL_MS);
  }
  function toEnd() {
    clearTimeout(timer.current);
    setProgress({ key, shown: rolls, rolling: false });
  }
  return {
    key,
    flight,
    risks: outcome === 'grounded' ? [] : risksOf(view, flight),
    shown,
    rolling,
    passed,
    outcome,
    before,
    stand: before.map((own, side) =>
      side === flight.side ? { ...own, popularity: Math.max(0, own.popularity - costOf(flight, outcome)) } : own,
    ),
    waits: rolls === 0 && outcome === 'flying',
    roll,
    toEnd,
    close: () => setClosed(new Set([...closed, key])),
  };
}
