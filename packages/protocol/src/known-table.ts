import { type Delta, patch } from './delta.ts';
import { fingerprint } from './fingerprint.ts';
import type { NumberedEvent, Reply, TableState, ToClient } from './messages.ts';

/** A table as the client knows it. */
export interface KnownTable extends TableState {
  /** When `clocks` and `times` were received, in milliseconds since 1970 by the client's clock. */
  clockedAt: number;
  /** When `absent` and `cancel` were received. */
  seatsAt: number;
}

/** New events of one seat's view. */
export interface TableUpdate {
  seat: number | null;
  events: NumberedEvent[];
}

/** An earlier position as a seat saw it; `events` led to this position. */
export interface RecapFrame {
  view: unknown;
  progress: TableState['progress'];
  events: NumberedEvent[];
}

/** The table after a step, and its news; null if the step does not fit, so that the whole table is needed. */
export function afterStep(
  before: KnownTable,
  message: Extract<ToClient, { say: 'step' }>,
  clockedAt: number,
): { table: KnownTable; news: TableUpdate[] } | null {
  const { say: _say, from, seq, views, ...playerView } = message;
  if (from !== before.seq || views.length !== before.views.length) return null;
  const news: TableUpdate[] = [];
  const next: TableState['views'] = [];
  for (const [i, { seat, delta, hash, waiting, events }] of views.entries()) {
    const old = before.views[i];
    const view = old && old.seat === seat ? patched(old.view, delta) : undefined;
    if (!old || view === undefined || fingerprint(view) !== hash) return null;
    news.push({ seat, events });
    next.push({ seat, view, waiting, log: events.length > 0 ? [...old.log, ...events] : old.log });
  }
  return { table: { ...before, ...playerView, seq, views: next, clockedAt, seatsAt: clockedAt }, news };
}

/** Applies a delta; undefined if it does not fit. */
function patched(view: unknown, delta: Delta): unknown {
  try {
    return patch(view, delta);
  } catch {
    return undefined;
  }
}

/** The positions of a recap, oldest first. */
export function recapFrames({ view, progress, steps }: Reply<'past'>): RecapFrame[] {
  const frames: RecapFrame[] = [{ view, progress, events: [] }];
  let last = view;
  for (const step of steps) {
    last = patch(last, step.delta);
    frames.push({ view: last, progress: step.progress, events: step.events });
  }
  return frames;
}
