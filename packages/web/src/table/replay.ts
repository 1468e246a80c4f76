import {
  type Action,
  type Event,
  type MatchRecord,
  newTable,
  type Rules,
  type Seat,
  type VisibleEvent,
  visibleEvent,
} from '@orrery/kernel';
import { emptyTableView, type NumberedEvent, type SeatInfo, type TableView } from './table-types.ts';
import { t } from './text.ts';

/** A match prepared for replay. */
export interface ReplayData {
  rules: Rules;
  seats: SeatInfo[];
  /** The state at each step; step 0 is the set-up. */
  states: any[];
  /** All events, with their step. */
  events: { step: number; event: Event }[];
  /** The first step of each round. */
  rounds: { round: number; step: number }[];
}

const bySeat = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, i) => ({
    name: t('seat-number', { seat: i + 1 }),
    kind: 'human',
    level: null,
    connected: true,
  }));

/** Replays a record. Throws `IllegalAction` if it is damaged, and an error if it was made with other rules. */
export function replayOf(rules: Rules, record: MatchRecord, seats: SeatInfo[] | null): ReplayData {
  if (record.version !== rules.game.version) throw new Error('other-version');
  const events: ReplayData['events'] = [];
  const table = newTable(rules, { seats: record.seats, options: record.options, seed: record.seed }, (event) =>
    events.push({ step: 0, event }),
  );
  const states = [rules.copy(table.state)];
  record.entries.forEach((entry, i) => {
    for (const event of table.apply(entry)) events.push({ step: i + 1, event });
    states.push(rules.copy(table.state));
  });
  const rounds: ReplayData['rounds'] = [];
  states.forEach((state, step) => {
    const { round } = rules.game.progress(state);
    if (round > (rounds[rounds.length - 1]?.round ?? 0)) rounds.push({ round, step });
  });
  return { rules, seats: seats?.length === record.seats ? seats : bySeat(record.seats), states, events, rounds };
}

/** The replay up to a step, continued with another action. */
export function branchOf(
  reel: ReplayData,
  step: number,
  action: Pick<Action, 'seat' | 'question' | 'answer'>,
): ReplayData {
  const { rules, states, events } = reel;
  const state = rules.copy(states[step]);
  const after: ReplayData['events'] = [];
  rules.play(state, { ...action, n: state.counts[action.seat] ?? 0 }, (event) => after.push({ step: step + 1, event }));
  return {
    ...reel,
    states: [...states.slice(0, step + 1), state],
    events: [...events.filter((one) => one.step <= step), ...after],
  };
}

/** Combines the views of all viewers: hidden parts of one view are filled in from the others, which reveals all hands. */
export function openView(views: unknown[]): unknown {
  return views.reduce((known, other) => merged(known, other));
}

function merged(a: unknown, b: unknown): unknown {
  if (a === null || a === undefined) return b;
  // A viewer who knows no item of a list gets an empty list.
  if (Array.isArray(a) && a.length === 0 && Array.isArray(b)) return b;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) return a.map((x, i) => merged(x, b[i]));
  if (typeof a !== 'object' || typeof b !== 'object' || b === null || Array.isArray(a) || Array.isArray(b)) return a;
  return Object.fromEntries(
    Object.entries(a).map(([key, value]) => [key, merged(value, (b as Record<string, unknown>)[key])]),
  );
}

/** The events of a step, as the viewer sees them. */
export const eventsAt = ({ events }: ReplayData, step: number, viewer: Seat | 'open' | null): VisibleEvent[] =>
  events
    .filter((line) => line.step === step)
    .map(({ event }) => visibleEvent(event, viewer === 'open' ? null : viewer));

/** The viewer's table at a step; `open` shows all hands. */
export function frameAt(reel: ReplayData, step: number, viewer: Seat | 'open' | null): TableView {
  const { rules, states, seats } = reel;
  const state = states[Math.max(0, Math.min(step, states.length - 1))];
  const progress = rules.game.progress(state);
  const all = seats.map((_seat, seat) => seat);
  const front = progress.turn ?? 0;
  const view =
    viewer === 'open'
      ? openView([front, ...all.filter((seat) => seat !== front)].map((seat) => rules.view(state, seat)))
      : rules.view(state, viewer);
  const log: NumberedEvent[] = reel.events
    .filter((line) => line.step <= step)
    .map((line, n) => ({ n, ...visibleEvent(line.event, viewer === 'open' ? null : viewer) }));
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
