import { type Answer, type Event, type Rng, type Rules, seeded } from '@orrery/kernel';
import type { GameReport } from './report.ts';
import type { Place } from './violation.ts';

/** The shared context of all checks of one game. */
export interface Inspector {
  place: Place;
  rules: Rules;
  /** The inspector's own generator; it never uses the game's. */
  rng: Rng;
  report: GameReport;
  /** All components, as one text. */
  census: string;
  /** Answers given so far by `flow/step`, to be tried again later. */
  pastAnswers: Map<string, Answer[]>;
  /** A separate generator for imagined worlds. */
  worlds: Rng;
  /** The types of events so far. */
  eventTypes: Set<string>;
  /** How often each step was tried in many worlds; null to skip this. */
  tried: Map<string, number> | null;
}

/** A game to be inspected. */
export interface Inspection<S = any> {
  seats: number;
  options?: any;
  seed: string;
  /** `full` checks every rest completely; `light` (the default) about a dozen. */
  depth?: 'full' | 'light';
  /** The content that a state and the latest events show, for coverage (cards, tiles, events by name). */
  covers?(s: S, events: readonly Event[]): Iterable<string>;
}

/** An inspector for checks without a report. */
export const newInspector = (place: Place, rules: Rules, seed: string): Inspector => ({
  place,
  rules,
  rng: seeded(seed),
  report: { reasons: {} } as GameReport,
  census: '',
  pastAnswers: new Map(),
  worlds: [],
  eventTypes: new Set(),
  tried: null,
});
