import { type Answer, type Event, type Rng, type Rules, seeded } from '@orrery/kernel';
import type { Place } from './breach.ts';
import type { GameReport } from './report.ts';

/** What the checks of one inspected game share. */
export interface Look {
  place: Place;
  rules: Rules;
  /** The inspector's own chance: it never touches the game's. */
  rng: Rng;
  report: GameReport;
  /** All components there are, as one text. */
  census: string;
  /** Answers given so far by `flow/step`: what was legal once is worth trying again. */
  said: Map<string, Answer[]>;
  /** Chance of its own for the many worlds that a secret is tried in. */
  worlds: Rng;
  /** The types of events there were. */
  told: Set<string>;
  /** How often each step was tried in many worlds; null where none is. */
  tried: Map<string, number> | null;
}

/** A game to be inspected. */
export interface Inspection<S = any> {
  seats: number;
  options?: any;
  seed: string;
  /** `full` looks at every rest from every side; `light` (the default) at about a dozen. */
  depth?: 'full' | 'light';
  /** What content a state and the latest events show, for coverage (cards, tiles, events by name). */
  covers?(s: S, events: readonly Event[]): Iterable<string>;
}

/** A look at a game for checks that keep no report. */
export const lookAt = (place: Place, rules: Rules, seed: string): Look => ({
  place,
  rules,
  rng: seeded(seed),
  report: { reasons: {} } as GameReport,
  census: '',
  said: new Map(),
  worlds: [],
  told: new Set(),
  tried: null,
});
