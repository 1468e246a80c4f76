import { type Event, type MatchRecord, openTable, type Rules, type Seat, type Told, told } from '@orrery/kernel';
import { emptyTableView, type Logged, type SeatInfo, type TableView } from './client.ts';

/** A finished or running match, ready to be stepped through. */
export interface Reel {
  rules: Rules;
  seats: SeatInfo[];
  /** States at each step; step 0 is the set-up. */
  states: any[];
  /** All events with the step that brought them. */
  events: { step: number; event: Event }[];
  /** The first step of each round, for the scale. */
  rounds: { round: number; step: number }[];
}

const bySeat = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'human', level: null, connected: true }));

/** Plays a record through. Throws `IllegalAction` where it was made with other rules or is damaged. */
export function reelOf(rules: Rules, record: MatchRecord, seats: SeatInfo[] | null): Reel {
  if (record.version !== rules.game.version) throw new Error('other-version');
  const events: Reel['events'] = [];
  const table = openTable(rules, { seats: record.seats, options: record.options, seed: record.seed }, (event) =>
    events.push({ step: 0, event }),
  );
  const states = [rules.copy(table.state)];
  record.entries.forEach((entry, i) => {
    for (const event of table.apply(entry)) events.push({ step: i + 1, event });
    states.push(rules.copy(table.state));
  });
  const rounds: Reel['rounds'] = [];
  states.forEach((state, step) => {
    const { round } = rules.game.progress(state);
    if (round > (rounds[rounds.length - 1]?.round ?? 0)) rounds.push({ round, step });
  });
  return { rules, seats: seats?.length === record.seats ? seats : bySeat(record.seats), states, events, rounds };
}

/** Fills what one viewer does not see with what another does: the same view with all hands open. */
export function openView(views: unknown[]): unknown {
  return views.reduce((known, other) => merged(known, other));
}

function merged(a: unknown, b: unknown): unknown {
  if (a === null || a === undefined) return b;
  // A list of what is known is empty for whoever knows nothing of it.
  if (Array.isArray(a) && a.length === 0 && Array.isArray(b)) return b;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) return a.map((x, i) => merged(x, b[i]));
  if (typeof a !== 'object' || typeof b !== 'object' || b === null || Array.isArray(a) || Array.isArray(b)) return a;
  return Object.fromEntries(
    Object.entries(a).map(([key, value]) => [key, merged(value, (b as Record<string, unknown>)[key])]),
  );
}

/** What a step brought, as a viewer was told of it. */
export const newsOf = ({ events }: Reel, step: number, viewer: Seat | 'open' | null): Told[] =>
  events.filter((line) => line.step === step).map(({ event }) => told(event, viewer === 'open' ? null : viewer));

/** What a viewer would have seen at a step; `open` shows every hand. */
export function frameAt(reel: Reel, step: number, viewer: Seat | 'open' | null): TableView {
  const { rules, states, seats } = reel;
  const state = states[Math.max(0, Math.min(step, states.length - 1))];
  const progress = rules.game.progress(state);
  const all = seats.map((_seat, seat) => seat);
  const front = progress.turn ?? 0;
  const view =
    viewer === 'open'
      ? openView([front, ...all.filter((seat) => seat !== front)].map((seat) => rules.view(state, seat)))
      : rules.view(state, viewer);
  const log: Logged[] = reel.events
    .filter((line) => line.step <= step)
    .map((line, n) => ({ n, ...told(line.event, viewer === 'open' ? null : viewer) }));
  return {
    ...emptyTableView('replay', rules.game.id, 'live'),
    seats,
    viewer: viewer === 'open' ? front : viewer,
    view,
    progress,
    waiting: state.result ? [] : rules.waiting(state, viewer === 'open' ? undefined : viewer),
    log,
    undo: { reason: 'watching' },
    result: state.result,
  };
}
