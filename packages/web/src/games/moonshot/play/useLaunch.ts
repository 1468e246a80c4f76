import type { Told } from '@orrery/kernel';
import {
  adaptedBy,
  type FlightRisk,
  flightWay,
  type MoonshotView,
  type SeenFlight,
  type SeenProgram,
  tracksAfter,
} from '@orrery/moonshot';
import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../../../look/index.ts';

/** What a strip shows of a program. */
export type Stand = Pick<SeenProgram, 'budget' | 'popularity' | 'money'>;

/** How a launch stands. One that never left the pad has no risks on its way. */
export type Outcome = 'flying' | 'success' | 'explosion' | 'grounded';

/** A launch as it is shown: the dice have fallen already, but they are turned up one by one. */
export interface Launch {
  key: string;
  flight: SeenFlight;
  risks: FlightRisk[];
  /** How many checks have been turned up, and whether the next die is in the air. */
  shown: number;
  rolling: boolean;
  /** Checks that held, so far. */
  passed: number;
  outcome: Outcome;
  /** Both programs as this launch shows them so far: what comes of it, and of the round, is not told ahead. */
  stand: readonly Stand[];
  /** Nothing has been rolled: Adaptivity is still to be divided. */
  waits: boolean;
  roll(): void;
  toEnd(): void;
  close(): void;
}

const ROLL_MS = 900;
const GROUNDED = new Set<SeenFlight['outcome']>(['abort', 'no-payload', 'too-late']);

/** The round that the flights on view belong to: they lie there until the next launches. */
export const roundOf = ({ round, phase }: Pick<MoonshotView, 'round' | 'phase'>): number =>
  phase === 'launches' || phase === 'end' ? round : round - 1;

const isFlown = ({ outcome, mission }: SeenFlight): boolean => mission !== null && !GROUNDED.has(outcome);

/** Why a rocket never left its pad. */
export const whyGrounded = ({ outcome }: SeenFlight): string =>
  outcome === 'too-late' ? 'the rival was first' : 'its payload is missing';

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
    risks: flightWay(view, flight),
    shown: checks.length,
    rolling: false,
    passed: checks.filter((check) => check.passed).length,
    outcome: outcome === 'flying' || outcome === 'success' ? outcome : 'explosion',
    stand: tracksAfter(flight),
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
  if (!found) return null;

  const flight = more && found.checks.length === 0 ? adaptedBy(found, more) : found;
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
    risks: outcome === 'grounded' ? [] : flightWay(view, flight),
    shown,
    rolling,
    passed,
    outcome,
    stand: over ? tracksAfter(flight) : flight.before,
    waits: rolls === 0 && outcome === 'flying',
    roll,
    toEnd,
    close: () => setClosed(new Set([...closed, key])),
  };
}
