import {
  type Action,
  type Core,
  type Entry,
  type Event,
  IllegalAction,
  liveEntries,
  openTable,
  type Refusal,
  type Rules,
  refuse,
  resumeTable,
  type Seat,
  type Table,
  told,
  type Waiting,
} from '@orrery/kernel';
import type { Ask, MayUndo, SeatInfo, Snapshot } from '../client.ts';
import type { Logged, SavedTable, ShelfEntry } from '../saved.ts';

/** A bot's question as it goes to the thinking worker. */
export interface Thought {
  game: string;
  state: unknown;
  seat: Seat;
  question: string;
  level: string;
  seed: string;
}

/** What a host needs from the place it runs in. */
export interface Surroundings {
  save(table: SavedTable, entry: ShelfEntry): Promise<void>;
  think(thought: Thought): Promise<Action | null>;
  publish(): void;
  /** Waits, but no longer than until the player asks for speed. */
  pause(since: number): Promise<void>;
  now(): number;
  seed(): string;
}

/** A table on this device: carries out actions, keeps the record, lets the bots move. */
export interface Host {
  saved(): SavedTable;
  readonly state: Core;
  /** Whether the latest move could be written down; a full disk or a private window may prevent it. */
  readonly kept: boolean;
  mayUndo(seat: Seat): MayUndo;
  act(action: Action): Promise<void>;
  why(action: Action): Refusal | null;
  /** `agreed`: everyone at this screen has said yes. */
  undo(seat: Seat, agreed?: boolean): Promise<void>;
  resign(seat: Seat): Promise<void>;
  /** Lets the bots play until a person is asked. */
  drive(): Promise<void>;
  close(): void;
}

/** A fresh table, not yet saved. Throws `IllegalAction` for seats or options that do not fit. */
export function newTable(
  rules: Rules,
  setup: { id: string; seats: SeatInfo[]; options: unknown; seed: string; guided: boolean; now: number },
): SavedTable {
  const log: Logged[] = [];
  const table = openTable(
    rules,
    { seats: setup.seats.length, options: setup.options as never, seed: setup.seed },
    (event) => log.push({ n: log.length, entry: -1, event }),
  );
  return {
    id: setup.id,
    game: rules.game.id,
    seats: setup.seats,
    mySeats: setup.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : [])),
    record: table.record,
    log,
    guided: setup.guided,
    created: setup.now,
  };
}

/** The line on the shelf that stands for a table. */
export function shelfEntryOf(rules: Rules, saved: SavedTable, state: any, now: number): ShelfEntry {
  return {
    id: saved.id,
    game: saved.game,
    online: false,
    guided: saved.guided,
    seats: saved.seats.map(({ name, kind }) => ({ name, kind })),
    round: rules.game.progress(state).round,
    scores: state.result?.scores ?? rules.game.scores(state),
    result: state.result,
    updated: now,
  };
}

export function hostOf(rules: Rules, start: SavedTable, around: Surroundings): Host {
  const table: Table = resumeTable(rules, start.record);
  let log = start.log;
  let version = 0;
  let closed = false;
  let driving = false;
  let kept = true;
  // Bots that let a standing question be are not asked again until something has changed.
  let declined = new Set<string>();

  const saved = (): SavedTable => ({ ...start, record: table.record, log });

  async function apply(entry: Entry): Promise<void> {
    const events = table.apply(entry);
    const at = table.record.entries.length - 1;
    if (entry.kind === 'undo') log = log.filter((line) => line.entry < entry.to);
    let n = (log[log.length - 1]?.n ?? -1) + 1;
    log = [...log, ...events.map((event: Event) => ({ n: n++, entry: at, event }))];
    version++;
    declined = new Set();
    // Written before it is shown: what a player has seen is never lost.
    const written = around.save(saved(), shelfEntryOf(rules, start, table.state, around.now()));
    kept = await written.then(
      () => true,
      () => false,
    );
    around.publish();
    void drive();
  }

  const isBot = (seat: Seat) => start.seats[seat]?.kind === 'bot';

  function botQuestion(): Waiting | null {
    const rows = rules.waiting(table.state).filter((row) => isBot(row.seat));
    const open = rows.filter((row) => !row.standing || !declined.has(`${row.seat} ${row.question}`));
    return open.find((row) => !row.standing) ?? open[0] ?? null;
  }

  /** A bot that breaks must not hold the table up: then any legal answer will do. */
  async function think(thought: Thought): Promise<Action | null> {
    try {
      return await around.think(thought);
    } catch {
      return rules.legal(table.state, thought.seat, thought.question).actions[0] ?? null;
    }
  }

  async function drive(): Promise<void> {
    if (driving || closed) return;
    driving = true;
    try {
      for (;;) {
        const row = closed || table.state.result !== null ? null : botQuestion();
        if (!row) return;
        const began = around.now();
        const seen = version;
        const level = start.seats[row.seat]?.level ?? 'easy';
        const { seat, question } = row;
        const seed = `${start.record.seed}/${seat}/${table.record.entries.length}`;
        const action = await think({ game: start.game, state: table.state, seat, question, level, seed });
        if (!closed && seen === version) await around.pause(began);
        if (closed || seen !== version) continue;
        if (action) await apply({ kind: 'act', action });
        else declined.add(`${seat} ${question}`);
      }
    } finally {
      driving = false;
    }
  }

  const people = start.seats.filter((info) => info.kind !== 'bot').length;

  /** Bots never mind: against bots alone anything of one's own goes. People round one screen are asked, all at once. */
  function mayUndo(seat: Seat): MayUndo {
    const may = table.mayUndo(seat);
    if (may === true || table.record.version !== rules.game.version) return may;
    // Among people nobody goes back behind a secret question, agreed or not: it would tell who has answered.
    if (people > 1 && may.reason === 'undo-quiet') return may;
    const of = lastPerson(table, start.mySeats);
    if (of === null) return may;
    return people > 1 ? { ...may, leave: 'table', of } : of === seat || may;
  }

  function undoEntry(seat: Seat, agreed: boolean): Entry {
    if (table.mayUndo(seat) === true) return table.undoEntry(seat);
    const may = mayUndo(seat);
    if (may === true) return table.undoEntry(seat, { reseed: around.seed() });
    if (agreed && may.leave === 'table') return table.undoEntry(may.of, { reseed: around.seed() });
    throw new IllegalAction(refuse(may.reason));
  }

  return {
    saved,
    get kept() {
      return kept;
    },
    get state() {
      return table.state;
    },
    mayUndo,
    act: (action) => apply({ kind: 'act', action }),
    why: (action) => rules.why(table.state, action),
    undo: async (seat, agreed = false) => apply(undoEntry(seat, agreed)),
    resign: (seat) => apply({ kind: 'resign', seat }),
    drive,
    close() {
      closed = true;
    },
  };
}

/** The person whose action is the latest that still stands. */
function lastPerson(table: Table, persons: readonly Seat[]): Seat | null {
  for (const at of liveEntries(table.record.entries).reverse()) {
    const entry = table.record.entries[at];
    if (entry?.kind === 'act' && persons.includes(entry.action.seat)) return entry.action.seat;
  }
  return null;
}

/** What a viewer may know of a table; only the host offers questions and undo, those who watch get neither. */
export function snapshotOf(
  rules: Rules,
  saved: SavedTable,
  state: Core,
  viewer: Seat | null,
  undo: Snapshot['undo'] | null,
): Snapshot {
  const live = undo !== null;
  const waiting = state.result === null ? rules.waiting(state, viewer) : [];
  const mine = live && viewer !== null && saved.mySeats.includes(viewer);
  const prompts: Ask[] = mine
    ? waiting
        .filter((row) => row.seat === viewer)
        .map(({ seat, question, n, standing: rests }) => ({
          seat,
          question,
          n,
          standing: rests,
          prompt: rules.prompt(state, seat, question),
        }))
    : [];
  return {
    id: saved.id,
    game: saved.game,
    seats: saved.seats,
    mySeats: saved.mySeats,
    viewer,
    view: rules.view(state, viewer),
    progress: rules.game.progress(state),
    waiting,
    prompts,
    log: saved.log.map((line) => ({ n: line.n, told: told(line.event, viewer) })),
    undo: undo ?? { reason: 'watching' },
    request: null,
    result: state.result,
    hidden: rules.game.zones(state).length > 0,
    status: live ? 'live' : 'watching',
    problem: null,
  };
}
