import type { VisibleEvent } from '@orrery/kernel';
import {
  adaptedBy,
  type FlightRisk,
  flightWay,
  ICONS,
  type MoonshotView,
  type PayloadKind,
  type SeenCell,
  type SeenFlight,
  type SeenProgram,
  tracksAfter,
} from '@orrery/moonshot';
import { useEffect, useRef, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { NumberedEvent } from '../../../table/table-types.ts';
import { wantsReducedMotion } from '../../../ui/index.ts';
import { FLIGHT_MS } from '../board/launch/course.ts';

/** The tracks of a program that the strip shows. */
type Stand = Pick<SeenProgram, 'budget' | 'popularity' | 'money'>;

/** The outcome of a launch. A grounded launch has no risks. */
type Outcome = 'flying' | 'success' | 'explosion' | 'grounded';

/** A launch as shown: the dice are already rolled but revealed one by one. */
export interface Launch {
  key: string;
  flight: SeenFlight;
  risks: FlightRisk[];
  /** How many checks have been revealed, and whether the next die is rolling. */
  shown: number;
  rolling: boolean;
  /** How many dice have been rolled. The result of the last one is revealed when the rocket has flown there. */
  rolled: number;
  /** Number of checks passed so far. */
  passed: number;
  outcome: Outcome;
  /** Where the rocket flies: ahead of what is revealed. */
  course: { passed: number; outcome: Outcome };
  /** Both programs' tracks as revealed so far, without spoiling the outcome of the launch or the round. */
  stand: readonly Stand[];
  /** Whether Adaptivity is still to be divided, so nothing has been rolled yet. */
  waits: boolean;
  roll(): void;
  /** Reveals the result while the rocket is still flying. */
  reveal(): void;
  toEnd(): void;
  close(): void;
}

const ROLL_MS = 900;
/** How long the rocket is seen where it arrived before that is put in words. */
const ARRIVED_MS = 250;
const NOT_ROLLED = { shown: 0, rolled: 0, rolling: false };
const GROUNDED_NEWS: ReadonlySet<string> = new Set(['abort', 'no-payload', 'too-late']);
const GROUNDED = new Set<SeenFlight['outcome']>(['abort', 'no-payload', 'too-late']);

/** The round that the flights in the view belong to; they stay in the view until the next launches. */
export const roundOf = ({ round, phase }: Pick<MoonshotView, 'round' | 'phase'>): number =>
  phase === 'launches' || phase === 'end' ? round : round - 1;

const isFlown = ({ outcome, mission }: SeenFlight): boolean => mission !== null && !GROUNDED.has(outcome);

/** Why a rocket never left its pad. */
export const whyGrounded = ({ outcome }: SeenFlight): 'late' | 'payload' =>
  outcome === 'too-late' ? 'late' : 'payload';

/** The checks passed among the first `n`. */
const passedIn = ({ checks }: SeenFlight, n: number): number =>
  checks.slice(0, n).filter((check) => check.passed).length;

/** How a flight has ended, if it has. */
function endOf({ outcome }: SeenFlight): Outcome {
  if (outcome === 'flying' || outcome === 'success') return outcome;
  return GROUNDED.has(outcome) ? 'grounded' : 'explosion';
}

/** Event types of a launch. */
const FLIGHT_NEWS = new Set(['launched', 'adapted', 'checked', 'exploded', 'completed', 'landed']);

/** In a replay, a launch is shown at its own step with all dice revealed, because the player controls the steps. */
export function replayedLaunch(view: MoonshotView, fresh: readonly Pick<VisibleEvent, 'type'>[]): Launch | null {
  const at = view.flights.findLastIndex(isFlown);
  const flight = view.flights[at];
  if (!flight || !fresh.some(({ type }) => FLIGHT_NEWS.has(type))) return null;
  const { checks } = flight;
  const course = { passed: passedIn(flight, checks.length), outcome: endOf(flight) };
  return {
    key: `${roundOf(view)} ${at}`,
    flight,
    risks: flightWay(view, flight),
    shown: checks.length,
    rolling: false,
    rolled: checks.length,
    ...course,
    course,
    stand: tracksAfter(flight),
    waits: checks.length === 0,
    roll() {},
    reveal() {},
    toEnd() {},
    close() {},
  };
}

/** The launch that the table shows instead of the desk, or null. The end screen waits for it. */
export function useShownLaunch(play: Play, view: MoonshotView, isReplay: boolean): Launch | null {
  const { ask, draft } = play;
  const adapting = ask?.prompt.text.id === 'ask-adapt';
  const live = useLaunch(view, adapting ? ICONS.map((id) => draft.rows[id] ?? 0) : null);
  const launch = isReplay ? replayedLaunch(view, play.fresh ?? []) : live;
  // Other prompts are answered before the dice are rolled.
  return launch?.waits && !adapting && ask ? null : launch;
}

/**
 * The cells of a rocket with the payload that it carries: a launch uses it up in the rules before the dice are shown.
 */
export function cellsInFlight(
  cells: readonly SeenCell[],
  { flight, outcome }: Pick<Launch, 'flight' | 'outcome'>,
  log: readonly NumberedEvent[],
): readonly SeenCell[] {
  if (outcome !== 'flying') return cells;
  const loaded = new Map<unknown, PayloadKind>();
  for (const { type, data } of log)
    if (type === 'loaded' && data.side === flight.side) loaded.set(data.cell, (data.payload as { id: PayloadKind }).id);
  const left = [...flight.aboard];
  return cells.map((one) => {
    const kind = one.payload ?? loaded.get(one.cell);
    const at = kind ? left.indexOf(kind) : -1;
    return at < 0 ? one : { ...one, payload: left.splice(at, 1)[0] ?? null };
  });
}

/** Events that begin a launch, or the steps after the launches. */
const AFTER = new Set([
  'launched',
  'abort',
  'no-payload',
  'too-late',
  'empty-place',
  'evaluated',
  'escalated',
  'round-began',
]);

/** Number of the last event that the screen may show during a launch: nothing that has not been revealed. */
export function shownUpTo(log: readonly NumberedEvent[], { flight, shown, outcome }: Launch, round: number): number {
  const from = log.findLastIndex(({ type, data }) => type === 'round-began' && data.round === round);
  const begin = log.findIndex(
    ({ type, data }, at) => at > from && data.side === flight.side && (type === 'launched' || GROUNDED_NEWS.has(type)),
  );
  const next = log.findIndex(({ type }, at) => at > begin && AFTER.has(type));
  const own = log.slice(begin, next < 0 ? undefined : next);
  const last = outcome === 'flying' ? own.filter(({ type }) => type === 'checked')[shown - 1] : own[own.length - 1];
  return last?.n ?? log[begin]?.n ?? 0;
}

/**
 * The launch to watch now: each new one until it is closed, except those that were over when the page opened. `more` is
 * the Adaptivity being assigned.
 */
function useLaunch(view: MoonshotView, more: readonly number[] | null): Launch | null {
  const flownIn = roundOf(view);
  const keyOf = (at: number) => `${flownIn} ${at}`;
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(view.flights.flatMap(({ outcome }, at) => (outcome === 'flying' ? [] : [keyOf(at)]))),
  );
  const [progress, setProgress] = useState({ key: '', ...NOT_ROLLED });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The viewer's own grounded launches are shown too, since they cost popularity.
  const isShown = (flight: SeenFlight) => isFlown(flight) || (flight.mission !== null && flight.side === view.side);
  const at = view.flights.findIndex((flight, i) => isShown(flight) && !closed.has(keyOf(i)));
  const found = view.flights[at];
  if (!found) return null;

  const flight = more && found.checks.length === 0 ? adaptedBy(found, more) : found;
  const key = keyOf(at);
  const { shown, rolled, rolling } = progress.key === key ? progress : NOT_ROLLED;
  const rolls = flight.checks.length;
  const outcomeAfter = (dice: number): Outcome => (dice < rolls || rolling ? 'flying' : endOf(flight));
  const outcome = outcomeAfter(shown);
  const over = outcome !== 'flying';

  function fly(to: number) {
    clearTimeout(timer.current);
    const there = { key, shown: to, rolled: to, rolling: false };
    if (wantsReducedMotion()) return setProgress(there);
    setProgress({ ...there, shown });
    timer.current = setTimeout(() => setProgress(there), FLIGHT_MS + ARRIVED_MS);
  }
  function roll() {
    if (rolling || rolled > shown || shown >= rolls) return;
    if (wantsReducedMotion()) return fly(shown + 1);
    setProgress({ key, shown, rolled, rolling: true });
    timer.current = setTimeout(() => fly(shown + 1), ROLL_MS);
  }
  function reveal() {
    clearTimeout(timer.current);
    setProgress({ key, shown: rolled, rolled, rolling: false });
  }
  return {
    key,
    flight,
    risks: outcome === 'grounded' ? [] : flightWay(view, flight),
    shown,
    rolling,
    rolled,
    passed: passedIn(flight, shown),
    outcome,
    course: { passed: passedIn(flight, rolled), outcome: outcomeAfter(rolled) },
    stand: over ? tracksAfter(flight) : flight.before,
    waits: rolls === 0 && outcome === 'flying',
    roll,
    reveal,
    toEnd: () => fly(rolls),
    close: () => setClosed(new Set([...closed, key])),
  };
}
