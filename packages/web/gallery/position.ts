import { think } from '@orrery/bots';
import {
  type Action,
  type Event,
  type Game,
  type Json,
  type Refusal,
  type Rules,
  rulesOf,
  type Seat,
  visibleEvent,
  type Waiting,
} from '@orrery/kernel';
import { emptyTableView, type TableClient, type TableView } from '../src/table/table-types.ts';

/** How to reach a position: bots play the game with this seed until the condition holds. */
export interface Course<S> {
  seats: number;
  options?: Json;
  seed?: string;
  until(state: S, asked: readonly Waiting[]): boolean;
}

/** The condition of a finished game. */
export const isOver = ({ result }: { result: unknown }): boolean => result !== null;

/** A position that bots have reached, with all events so far. */
export interface Position {
  rules: Rules;
  state: any;
  events: readonly Event[];
}

/** The question that bots answer next: the first that is not optional, of a seat that `plays` accepts. */
function advance(rules: Rules, state: any, emit: (event: Event) => void, plays: (seat: Seat) => boolean): boolean {
  const row = rules.waiting(state).find(({ standing, seat }) => !standing && plays(seat));
  const action = row && think(rules, state, row.seat, row.question, { level: 'easy', seed: 'gallery', iterations: 20 });
  if (action) rules.play(state, action, emit);
  return !!action;
}

export function reach<S>(
  game: Game<any, any, any>,
  { seats, options = {}, seed = 'gallery', until }: Course<S>,
): Position {
  const rules = rulesOf(game as Game);
  const events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = rules.begin(seats, options, seed, emit);
  for (let left = game.bound; left > 0 && !until(state, rules.waiting(state)); left--) {
    if (!advance(rules, state, emit, () => true)) throw new Error(`${game.id}: the game ended before \`until\` held`);
  }
  return { rules, state, events };
}

const NAMES = ['Ada', 'Bo', 'Chidi', 'Dara', 'Eun-ji', 'Fatima'];

/** A position as one seat sees it, with the seat's questions. */
export function tableAt({ rules, state, events }: Position, viewer: Seat): TableView {
  const waiting = state.result ? [] : rules.waiting(state, viewer);
  return {
    ...emptyTableView('gallery', rules.game.id, 'live'),
    seats: state.out.map((_out: boolean, seat: Seat) => ({
      name: NAMES[seat] ?? '',
      kind: seat === viewer ? 'human' : 'bot',
      level: seat === viewer ? null : 'easy',
      connected: true,
    })),
    mySeats: [viewer],
    viewer,
    eyes: [viewer],
    view: rules.view(state, viewer),
    progress: rules.game.progress(state),
    waiting,
    prompts: waiting
      .filter(({ seat }) => seat === viewer)
      .map(({ seat, question, n, standing }) => ({
        seat,
        question,
        n,
        standing,
        prompt: rules.prompt(state, seat, question),
      })),
    log: events.map((event, n) => ({ n, ...visibleEvent(event, viewer) })),
    result: state.result,
    side: rules.sides(state).find((side) => side.includes(viewer)) ?? [],
    hints: true,
  };
}

const done = () => Promise.resolve(null);

/** A table that is played in this page: the viewer answers, bots answer for the others. `change` replaces parts of it. */
export function clientAt(position: Position, viewer: Seat, change: Partial<TableView> = {}): TableClient {
  const { rules } = position;
  const listeners = new Set<() => void>();
  let now = position;
  let snapshot: TableView = { ...tableAt(now, viewer), ...change };

  function play(action: Action): Refusal | null {
    const refusal = rules.why(now.state, action);
    if (refusal) return refusal;
    const state = rules.copy(now.state);
    const events = [...now.events];
    const emit = (event: Event) => events.push(event);
    rules.play(state, action, emit);
    const isAsked = () => rules.waiting(state).some(({ seat, standing }) => seat === viewer && !standing);
    for (let left = 500; left > 0 && !isAsked(); left--) {
      if (!advance(rules, state, emit, (seat) => seat !== viewer)) break;
    }
    now = { rules, state, events };
    snapshot = tableAt(now, viewer);
    for (const changed of listeners) changed();
    return null;
  }

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => snapshot,
    act: (action) => Promise.resolve(play(action)),
    hint: () => Promise.resolve({ reason: 'no-hints', params: {}, rule: null }),
    past: () => Promise.resolve([]),
    undo: done,
    request: done,
    talk: done,
    setViewer() {},
    setPace() {},
    close() {},
  };
}
