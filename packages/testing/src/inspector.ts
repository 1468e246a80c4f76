import { type Answer, type Event, type Rng, type Rules, seeded } from '@orrery/kernel';
import type { GameReport } from './report.ts';
import type { Place } from './violation.ts';

/** The shared context of all checks of one game. */
export interface Inspector {
  place: Place;
  rules: Rules;
  /** The inspector's own random generator, separate from the game's. */
  rng: Rng;
  report: GameReport;
  /** All components as one text, to check that none is lost. */
  census: string;
  /** Answers given so far, by `flow/step`; they are tried again later. */
  pastAnswers: Map<string, Answer[]>;
  /** A separate random generator for imagined worlds. */
  worlds: Rng;
  /** The types of all events so far. */
  eventTypes: Set<string>;
  /** How often each step was tried in many worlds; null to skip these trials. */
  tried: Map<string, number> | null;
}

/** Setup of a game to inspect. */
export interface Inspection<S = any> {
  seats: number;
  options?: any;
  seed: string;
  /** `full` checks every rest completely; `light` (the default) checks about a dozen rests. */
  depth?: 'full' | 'light';
  /** Names of the content (cards, tiles, events) that a state and the latest events show, for coverage. */
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
  worlds: seeded(`worlds of ${seed}`),
  eventTypes: new Set(),
  tried: null,
});
