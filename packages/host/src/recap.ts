import { type Core, defined, type Entry, type ReplayStep, type Seat } from '@orrery/kernel';
import { diff, type RecapStep, type ToClient } from '@orrery/protocol';
import type { Journal } from './journal.ts';

/** Maximum number of entries in a recap; older ones are left out. */
const MAX_ENTRIES = 160;
/** Entries replayed before yielding to other work: about one millisecond. */
const SLICE = 16;

export type Recap = Omit<Extract<ToClient, { say: 'past' }>, 'say' | 'id'>;

/**
 * What a seat has seen, move by move, since its last turn or since the last event its device has shown, whichever is
 * later. It is built from the seat's own views and events, and steps that changed neither are left out. So it reveals
 * nothing that a connected device would not have received, not even the time of a secret answer.
 */
export async function recapOf(
  journal: Journal,
  seat: Seat,
  shownEvents: number | undefined,
  yieldToOthers: () => Promise<void>,
): Promise<Recap> {
  const { table } = journal;
  const { rules } = table;
  const { entries } = table.record;
  const first = Math.max(0, entries.length - MAX_ENTRIES);
  const replay = table.since(first, SLICE);
  let slice = replay.next();
  for (; !slice.done; slice = replay.next()) await yieldToOthers();
  const positions = slice.value;

  const turn = sinceTurn(positions, entries.slice(first), (state) => rules.game.progress(state).turn, seat);
  const { from, to } =
    shownEvents === undefined ? turn : sinceShown(positions, turn.from, journal.log.length - shownEvents);
  let n = journal.log.length - positions.slice(from + 1).reduce((sum, { events }) => sum + events.length, 0);
  const { state } = defined(positions[from]);
  const view = rules.view(state, seat);
  const steps: RecapStep[] = [];
  let before: unknown = view;
  for (const { state: then, events } of positions.slice(from + 1, to + 1)) {
    const now = rules.view(then, seat);
    const delta = diff(before, now);
    const visible = events.map((event, i) => ({ n: n + i, ...table.visibleEvent(event, seat) }));
    n += events.length;
    if (visible.length === 0 && Object.keys(delta).length === 0) continue;
    steps.push({ delta, events: visible, progress: rules.game.progress(then) });
    before = now;
  }
  return { view, progress: rules.game.progress(state), steps };
}

/** The range of entries played by other seats: after the seat's last turn and before its current one. */
function sinceTurn(
  positions: readonly ReplayStep<Core>[],
  entries: readonly Entry[],
  turnOf: (state: Core) => Seat | null,
  seat: Seat,
): { from: number; to: number } {
  /** Whether an entry belongs to the seat's own turn. In games without turns, the seat's own answers count. */
  const own = (at: number): boolean => {
    const entry = entries[at - 1];
    const turn = turnOf(defined(positions[at - 1]).state);
    return turn === seat || (turn === null && entry?.kind === 'act' && entry.action.seat === seat);
  };
  let to = positions.length - 1;
  while (to > 0 && own(to)) to--;
  let from = to;
  while (from > 0 && !own(from)) from--;
  return { from, to };
}

/**
 * The range that contains the last `missed` events, which the device has not shown yet; never starts before `first`.
 */
function sinceShown(
  positions: readonly ReplayStep<Core>[],
  first: number,
  missed: number,
): { from: number; to: number } {
  const to = positions.length - 1;
  let from = to;
  for (let after = 0; from > first && after < missed; from--) after += defined(positions[from]).events.length;
  return { from, to };
}
