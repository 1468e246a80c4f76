import type { Analysis } from '@orrery/bots';
import type { MatchRecord } from '@orrery/kernel';
import type { Pace } from './pace.ts';

/** A record without its snapshot, which an analysis does not need. */
export type Entries = Omit<MatchRecord, 'snapshot'>;

/** Messages from the page to the worker. */
export type ToEngine =
  | { do: 'open'; record: Entries; seed: string; passes: number; pace: Pace }
  | { do: 'pause'; on: boolean }
  | { do: 'deepen' };

/** Messages from the worker to the page: what is known so far, or why the analysis failed. */
export type FromEngine = { report: Analysis; busy: boolean; leftMs: number | null } | { failed: string };
