import type { Core, Entry, Passed, Seat } from '@orrery/kernel';
import { diff, type PastStep, type ToClient } from '@orrery/protocol';
import type { Keeper } from './keeper.ts';

/** No turn lies further back than so many entries; if one does, only these are shown. */
const FAR = 160;
/** So many entries are replayed before others have their turn: about a millisecond. */
const SLICE = 16;

export type Past = Omit<Extract<ToClient, { say: 'past' }>, 'say' | 'id'>;

/**
 * What a seat has seen since its last turn, move by move; where its device says how many events it has been shown,
 * since then, but no further back. It is built from the seat's own views and from what it was told, and a moment in
 * which neither changed is left out: so it tells nothing that a device which sat there all the time would not have been
 * shown, not even when a secret answer was given.
 */
export async function pastOf(
  keeper: Keeper,
  seat: Seat,
  heard: number | undefined,
  breathe: () => Promise<void>,
): Promise<Past> {
  const { table } = keeper;
  const { rules } = table;
  const { entries } = table.record;
  const first = Math.max(0, entries.length - FAR);
  const replay = table.since(first, SLICE);
  let slice = replay.next();
  for (; !slice.done; slice = replay.next()) await breathe();
  const passed = slice.value;

  const turn = sinceTurn(passed, entries.slice(first), (state) => rules.game.progress(state).turn, seat);
  const { from, to } = heard === undefined ? turn : sinceHeard(passed, turn.from, keeper.log.length - heard);
  let n = keeper.log.length - passed.slice(from + 1).reduce((sum, { events }) => sum + events.length, 0);
  const { state } = passed[from] as Passed<Core>;
  const view = rules.view(state, seat);
  const steps: PastStep[] = [];
  let before: unknown = view;
  for (const { state: then, events } of passed.slice(from + 1, to + 1)) {
    const now = rules.view(then, seat);
    const delta = diff(before, now);
    const told = events.map((event, i) => ({ n: n + i, ...table.told(event, seat) }));
    n += events.length;
    if (told.length === 0 && Object.keys(delta).length === 0) continue;
    steps.push({ delta, events: told, progress: rules.game.progress(then) });
    before = now;
  }
  return { view, progress: rules.game.progress(state), steps };
}

/** Between which moments the others played: after the seat's last turn, and before the one it is in now. */
function sinceTurn(
  passed: readonly Passed<Core>[],
  entries: readonly Entry[],
  turnOf: (state: Core) => Seat | null,
  seat: Seat,
): { from: number; to: number } {
  /** Where nobody has the turn, what the seat itself answers is its turn. */
  const own = (at: number): boolean => {
    const entry = entries[at - 1];
    const turn = turnOf((passed[at - 1] as Passed<Core>).state);
    return turn === seat || (turn === null && entry?.kind === 'act' && entry.action.seat === seat);
  };
  let to = passed.length - 1;
  while (to > 0 && own(to)) to--;
  let from = to;
  while (from > 0 && !own(from)) from--;
  return { from, to };
}

/** From what a device was shown last, to which so many events are new, until now; not from before `first`. */
function sinceHeard(passed: readonly Passed<Core>[], first: number, missed: number): { from: number; to: number } {
  const to = passed.length - 1;
  let from = to;
  for (let after = 0; from > first && after < missed; from--) after += (passed[from] as Passed<Core>).events.length;
  return { from, to };
}
