import {
  type Action,
  below,
  canonical,
  copyRng,
  difference,
  type Entry,
  type Event,
  type Game,
  liveEntries,
  newTable,
  pick,
  questionOf,
  type Rules,
  type Seat,
  seatsIn,
  seeded,
} from '@orrery/kernel';
import { shared } from './copies.ts';
import { nextEntry } from './entries.ts';
import type { Inspection, Inspector } from './inspector.ts';
import { inspectInvalidActions } from './invalid-actions.ts';
import { censusOf, inspectEnding, inspectReplay, inspectState } from './invariants.ts';
import { inspectLeaks } from './leaks.ts';
import { inspectQuestion } from './legality.ts';
import { inspectMessages } from './messages.ts';
import { nameOfStep } from './questions.ts';
import { count, type GameReport } from './report.ts';
import { badResult } from './result.ts';
import { inspectOutcome, inspectVisible, learned } from './secrecy.ts';
import { inspectDeclaration, inspectMarks, inspectWorlds } from './secrets.ts';
import { inspectConsent, inspectUndo } from './undo.ts';
import { ContractViolation, nameOf, within } from './violation.ts';
import { watched } from './watched.ts';

/**
 * Plays one random game and checks the contract; throws a `ContractViolation` with seed and step.
 *
 * - At every rest: the next entry can be applied, and `known` agrees with `secrets`.
 * - At every fourth rest, or at about forty rests of a long game: the state matches its schema, no component is lost,
 *   and a question is open.
 * - At the first two rests and, in a light inspection, at about ten more: answers of all kinds, secrecy for every seat
 *   and a spectator, round trip and copy, an imagined game played to its end, and undo.
 * - Once in every full inspection and in one of three light ones: imagined worlds differ in everything unknown.
 * - At the end: the result, the replayed record and the messages.
 *
 * A full inspection makes the checks of the first three points at every rest.
 */
export function inspectGame<S = any>(game: Game, setup: Inspection<S>): GameReport {
  const { seats, seed, options = {}, depth = 'light' } = setup;
  const watch = watched(game);
  const { rules } = watch;
  const report: GameReport = {
    game: game.id,
    seats,
    seed,
    decisions: 0,
    entries: {},
    result: { scores: [], places: [], winners: [], reason: '' },
    steps: {},
    reasons: {},
    content: {},
  };
  const place = { game, seats, seed, step: 0 };
  const inspector: Inspector = {
    place,
    rules,
    rng: seeded(`inspector of ${seed}`),
    report,
    census: '',
    pastAnswers: new Map(),
    worlds: seeded(`worlds of ${seed}`),
    tried: new Map(),
    eventTypes: new Set(),
  };
  const counting = (step: string) => count(report.steps, step);
  const covers = (s: any, events: Event[]) => {
    for (const item of setup.covers?.(s, events) ?? []) count(report.content, item);
    for (const { type } of events) inspector.eventTypes.add(type);
  };
  const length = lengthOf(game, rules, setup);
  const checkRate = depth === 'full' ? 1 : Math.min(0.5, CLOSE_CHECKS / length);
  const resignsAt = game.resign && below(inspector.rng, 10) === 0 ? below(inspector.rng, 20) : -1;

  watch.visit = counting;
  const first: Event[] = [];
  const table = within(place, 'ends', 'the game cannot begin', () =>
    newTable(rules, { seats, options, seed }, (event) => first.push(event)),
  );
  watch.visit = null;
  covers(table.state, first);
  inspector.census = censusOf(game, table.state);
  inspectState(inspector, table.state);
  inspectDeclaration(inspector, table.state);
  inspectMarks(inspector, null, table.state, first);
  // Many worlds are expensive, so only full inspections and one of three light ones check them.
  const thorough = depth === 'full' || below(inspector.worlds, 3) === 0;
  const imagining = thorough ? below(inspector.worlds, length) : -1;
  if (!thorough) inspector.tried = null;
  const twin = rules.begin(seats, options, seed);
  const startDifference = difference(table.state, twin);
  if (startDifference)
    throw new ContractViolation(place, 'replay', `the same seed starts differently at ${startDifference}`);
  let latest: Action | null = null;
  let played = 0;

  while (table.state.result === null) {
    place.step = table.record.entries.length;
    const before = table.state;
    if (depth === 'full' || place.step % Math.max(4, Math.ceil(length / 40)) === 0) inspectState(inspector, before);
    const deep = place.step < 2 || below(inspector.rng, 1000) < checkRate * 1000;
    const imagined = deep ? inspectRest(inspector, before, latest) : null;
    if (place.step === imagining) {
      inspectWorlds(inspector, before, pick(inspector.worlds, [null, ...before.counts.keys()]));
    }
    const entry = place.step === resignsAt ? resignation(inspector, before) : nextEntry(inspector, before);
    const text = imagined?.text ?? '';
    watch.visit = counting;
    const events = within(place, 'ends', `the rules fail on ${JSON.stringify(entry)}`, () => table.apply(entry));
    watch.visit = null;
    count(report.entries, entry.kind);
    covers(table.state, events);
    if (deep) inspectState(inspector, table.state);
    inspectMarks(inspector, before, table.state, events);
    if (entry.kind === 'act') {
      report.decisions++;
      latest = entry.action;
      remember(inspector, before, entry.action);
      if (deep) inspectAction(inspector, before, text, entry.action, { state: table.state, events });
      if (deep) inspectUndo(inspector, table, before);
    }
    // Checked last, because errors elsewhere in the rules also show up here, but less clearly.
    if (imagined) playOn(inspector, imagined.world, imagined.viewer);
    played += entry.kind === 'act' ? 1 : entry.kind === 'withdraw' ? -1 : 0;
    if (played > game.bound)
      throw new ContractViolation(place, 'ends', `the game is not over after its bound of ${game.bound} decisions`);
    if (entry.kind === 'act' && below(inspector.rng, 1 + length) < 1) {
      inspectConsent(inspector, table, below(inspector.rng, seats));
      played = decisionsIn(table.record.entries);
    }
  }

  place.step = table.record.entries.length;
  inspectState(inspector, table.state);
  inspectEnding(inspector, table.state);
  if (latest) inspectInvalidActions(inspector, table.state, [], latest);
  report.result = table.state.result;
  inspectReplay(inspector, table.record, table.state);
  inspectMessages(inspector, table.state.result.reason);
  return report;
}

/** The number of answers in a record that are still in effect. */
function decisionsIn(entries: readonly Entry[]): number {
  const kinds = liveEntries(entries).map((at) => entries[at]?.kind);
  return kinds.filter((kind) => kind === 'act').length - kinds.filter((kind) => kind === 'withdraw').length;
}

/** Approximate number of rests that a light inspection checks closely. */
const CLOSE_CHECKS = 10;
const lengths = new WeakMap<Game, Map<string, number>>();

/** The approximate number of decisions in a random game, measured by playing one. */
function lengthOf(game: Game, rules: Rules, { seats, options = {}, seed }: Inspection): number {
  const known = lengths.get(game) ?? new Map<string, number>();
  lengths.set(game, known);
  const key = `${seats} ${canonical(options)}`;
  let length = known.get(key) ?? 0;
  if (length > 0) return length;
  within({ game, seats, seed, step: 0 }, 'ends', 'a random game cannot be played', () => {
    const s = rules.begin(seats, options, seed);
    const rng = seeded(seed);
    while (length < game.bound && rules.advance(s, rng)) length++;
  });
  known.set(key, length);
  return length;
}

/** Checks a rest closely. Returns the state as text and one of the imagined worlds. */
function inspectRest(
  inspector: Inspector,
  s: any,
  latest: Action | null,
): { text: string; world: any; viewer: Seat | null } {
  const { place, rules, rng } = inspector;
  const text = JSON.stringify(s);
  const copy = rules.copy(s);
  const at = difference(s, copy);
  if (at) throw new ContractViolation(place, 'copy', `the generated copy differs at ${at}`);
  const sharedPath = shared(rules.game, s, copy);
  if (sharedPath)
    throw new ContractViolation(place, 'copy', `the generated copy shares ${sharedPath} with its original`);
  const open = rules.pending(s);
  const probes = open.flatMap((at) => at.seats.flatMap((seat) => inspectQuestion(inspector, s, at, seat)));
  inspectInvalidActions(inspector, s, open, latest);
  const viewers: (Seat | null)[] = [null, ...s.counts.keys()];
  const worlds = viewers.map((viewer) => ({ viewer, world: inspectVisible(place, rules, s, viewer, probes, rng) }));
  if (JSON.stringify(s) !== text) {
    throw new ContractViolation(
      place,
      'untouched',
      `reading a state changed it at ${difference(JSON.parse(text), s) ?? '/'}`,
    );
  }
  return { text, ...pick(rng, worlds) };
}

/** Checks that an imagined world can be played to its end. */
function playOn(inspector: Inspector, world: any, viewer: Seat | null): void {
  const { place, rules, rng } = inspector;
  const who = nameOf(viewer);
  const start = rules.copy(world);
  const chance = copyRng(rng);
  within(place, 'imagined play', `a world imagined by ${who} cannot be played to its end`, () => {
    for (let left = rules.game.bound; rules.advance(world, rng); left--) {
      if (left <= 0)
        throw new ContractViolation(place, 'ends', `a world imagined by ${who} is not over within the bound`);
    }
  });
  try {
    inspectState(inspector, world);
  } catch (error) {
    // Replays the game, checking after each decision, to find the first one that fails.
    while (rules.advance(start, chance)) inspectState(inspector, start);
    throw error;
  }
  const wrong = badResult(world.result, place.seats);
  if (wrong) throw new ContractViolation(place, 'result', `in a world imagined by ${who}: ${wrong}`);
}

/**
 * Checks that an action changes nothing it must not change, and that it has the same effect on a saved and loaded
 * state.
 */
function inspectAction(
  inspector: Inspector,
  before: any,
  text: string,
  action: Action,
  real: { state: any; events: Event[] },
): void {
  const { place, rules, rng } = inspector;
  if (JSON.stringify(before) !== text) {
    throw new ContractViolation(
      place,
      'copy',
      `playing on a copy changed the original at ${difference(JSON.parse(text), before) ?? '/'}`,
    );
  }
  const read = JSON.parse(text);
  const events: Event[] = [];
  within(place, 'round trip', 'a saved and loaded state cannot be played', () =>
    rules.play(read, action, (event) => events.push(event)),
  );
  const at = difference(real.state, read);
  if (at) throw new ContractViolation(place, 'round trip', `a saved and loaded state continues differently at ${at}`);
  const eventDifference = difference(real.events, events);
  if (eventDifference)
    throw new ContractViolation(
      place,
      'round trip',
      `a saved and loaded state emits other events at ${eventDifference}`,
    );
  for (const viewer of [null, ...before.counts.keys()]) {
    inspectOutcome(place, rules, before, action, real, viewer, rng);
    if (learned(rules, before, real.state, viewer, action.seat) && isNew(inspector, before, action, viewer)) {
      inspectLeaks(inspector, before, action, viewer);
    }
  }
}

/**
 * Whether to try this action in many worlds. That is expensive, so it is done at most twice per step and kind of
 * viewer: the acting seat, another seat, or a spectator.
 */
function isNew(inspector: Inspector, before: any, { question, seat }: Action, viewer: Seat | null): boolean {
  const at = inspector.rules.pending(before).find((open) => questionOf(open) === question);
  const role = viewer === null ? 'spectator' : viewer === seat ? 'actor' : 'other';
  const key = `${at && nameOfStep(at)} ${role}`;
  if (inspector.tried === null) return false;
  const times = (inspector.tried.get(key) ?? 0) + 1;
  inspector.tried.set(key, times);
  return times <= 2;
}

function remember(inspector: Inspector, before: any, { question, answer }: Action): void {
  const at = inspector.rules.pending(before).find((open) => questionOf(open) === question);
  if (!at) return;
  const key = nameOfStep(at);
  inspector.pastAnswers.set(key, [...(inspector.pastAnswers.get(key) ?? []), answer].slice(-12));
}

function resignation(inspector: Inspector, s: any): Entry {
  return { kind: 'resign', seat: pick(inspector.rng, seatsIn(s)) };
}
