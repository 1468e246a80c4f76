import type { Refusal, Seat } from '@orrery/kernel';
import {
  type Connect,
  type KnownTable,
  openRemote,
  type Problem,
  ProblemError,
  type RecapFrame,
  type RemoteStatus,
  type UndoState,
} from '@orrery/protocol';
import {
  emptyTableView,
  type Leaver,
  type MayUndo,
  type SeatTimes,
  type Status,
  type TableClient,
  type TableView,
} from './table-types.ts';

const STATUS: Record<RemoteStatus, Status> = {
  connecting: 'connecting',
  live: 'live',
  lost: 'offline',
  refused: 'error',
  closed: 'error',
};

const refusalOf = (problem: Problem): Refusal => ({
  reason: problem.reason ?? problem.code,
  params: { ...problem.params, message: problem.message },
  rule: problem.rule,
});

/** Waits for a request. Returns null on success, otherwise the reason for the refusal. */
async function settled(doing: Promise<unknown>): Promise<Refusal | null> {
  try {
    await doing;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return refusalOf(error.problem);
    throw error;
  }
}

function mayUndo(undo: UndoState | undefined): MayUndo {
  if (undo?.may === 'free') return true;
  const reason = undo?.reason ?? 'nothing-to-undo';
  if (undo?.may === 'table') return { reason, leave: 'table', of: undo.of ?? undo.seat };
  return undo?.may === 'consent' ? { reason, leave: 'others' } : { reason };
}

/** The seat clocks. Deadlines count from when the clocks were received, because the view is also rebuilt in between. */
function timesOf({ times, clockedAt }: KnownTable): SeatTimes | null {
  if (!times) return null;
  const { wanted, paused } = times;
  const seats = times.seats.map(({ seat, left, runs, away }) => ({
    seat,
    left,
    away,
    until: runs ? clockedAt + left : null,
  }));
  return { seats, wanted, paused };
}

/** Players who have left, with times that count from when they were received. */
const leaversOf = ({ absent = [], seatsAt }: KnownTable): Leaver[] =>
  absent.map(({ seat, away, wait, choices, voters }) => ({
    ...{ seat, choices, voters, since: seatsAt - away },
    until: wait === null ? null : seatsAt + wait,
  }));

const cancelOf = ({ cancel, seatsAt }: KnownTable): TableView['cancel'] =>
  cancel ? { seat: cancel.seat, open: cancel.open, until: seatsAt + cancel.left } : null;

const seatOf = ({ seat }: { seat: Seat | null }): Seat | null => seat;

/** The table as the chosen viewer sees it. A device with several seats starts with the spectator's view. */
export function tableViewOf(table: KnownTable, chosen: Seat | null | undefined, status: Status): TableView {
  const [first = null] = table.you.length === 1 ? table.you : table.you.length === 0 ? table.views.map(seatOf) : [];
  const viewer = chosen !== undefined && table.views.some((view) => view.seat === chosen) ? chosen : first;
  const ownView = table.views.find((view) => view.seat === viewer);
  const watching = status === 'watching';
  return {
    id: table.match,
    game: table.game,
    seats: table.seats,
    mySeats: table.you,
    viewer,
    eyes: table.views.map(seatOf),
    watch: table.watch,
    view: ownView?.view ?? null,
    progress: table.progress,
    waiting: table.result ? [] : (ownView?.waiting ?? []),
    prompts: watching ? [] : table.prompts.filter((ask) => ask.seat === viewer),
    log: ownView?.log ?? [],
    undo: watching
      ? { reason: 'watching' }
      : table.halted
        ? { reason: 'halted' }
        : mayUndo(table.undo.find((row) => row.seat === viewer)),
    request: table.request,
    cancel: cancelOf(table),
    leavers: leaversOf(table),
    result: table.result,
    halted: table.halted === true,
    hints: table.hints && !watching,
    rated: table.rated ?? null,
    clock: table.clock,
    hidden: table.hidden,
    clocks: table.clocks.map(({ question, left, paused }) => ({
      question,
      left,
      until: paused ? null : table.clockedAt + left,
    })),
    times: timesOf(table),
    orders: table.orders.find((row) => row.seat === viewer)?.orders ?? null,
    side: table.sides.find((seats) => seats.includes(viewer ?? -1)) ?? [],
    talk: table.talk,
    status,
    problem: null,
  };
}

/** The table at an earlier moment, with the log up to that moment and without questions. */
function asItWas(table: TableView, { view, progress }: RecapFrame, newest: number): TableView {
  return {
    ...table,
    view,
    progress,
    waiting: [],
    prompts: [],
    log: table.log.filter((line) => line.n <= newest),
    undo: { reason: 'looking-back' },
    result: null,
    clocks: [],
    times: null,
  };
}

export interface OpenedTable {
  match: string;
  token: string | null;
  connect: Connect;
  /** The seat whose view a spectator requests. */
  follow?: Seat | undefined;
}

/** A table client that also handles events of this device. */
export interface ManagedTable extends TableClient {
  /** Reports a local event, such as that another tab is playing or the disk is full. */
  note(part: { watching?: boolean; problem?: Refusal | null; broken?: boolean }): void;
  /** Reconnects at once. Called when the network or the page is back. */
  wake(): void;
}

/** Opens a client for a local or remote host. It reconnects automatically. */
export function openTableClient({ match, token, connect, follow }: OpenedTable): ManagedTable {
  const listeners = new Set<() => void>();
  let viewer: Seat | null | undefined;
  let snapshot = emptyTableView(match, '', 'connecting');
  let table: KnownTable | null = null;
  let status: Status = 'connecting';
  let notes: { watching: boolean; problem: Refusal | null; broken: boolean } = {
    watching: false,
    problem: null,
    broken: false,
  };
  let refusal: Refusal | null = null;

  function change(): void {
    const shown = notes.broken ? 'error' : status === 'live' && notes.watching ? 'watching' : status;
    const problem = refusal ?? notes.problem;
    snapshot = table ? { ...tableViewOf(table, viewer, shown), problem } : { ...snapshot, status: shown, problem };
    for (const changed of listeners) changed();
  }

  const remote = openRemote({
    connect,
    match,
    token,
    follow,
    onChange(next) {
      table = next;
      change();
    },
    onStatus(next, trouble) {
      status = STATUS[next];
      refusal = trouble && refusalOf(trouble);
      change();
    },
  });

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => snapshot,
    act: (action) => settled(remote.act(action)),
    async hint(question) {
      try {
        return (await remote.request('hint', { seat: snapshot.viewer ?? 0, question })).choices;
      } catch (error) {
        if (error instanceof ProblemError) return refusalOf(error.problem);
        throw error;
      }
    },
    async past(seen) {
      const { viewer: seat } = snapshot;
      if (seat === null || !snapshot.mySeats.includes(seat)) return [];
      const moments = await remote.recap(seat, seen === undefined ? undefined : seen + 1);
      const first = moments.flatMap(({ events }) => events)[0]?.n ?? Number.POSITIVE_INFINITY;
      let newest = first - 1;
      return moments.map((moment) => {
        newest = moment.events[moment.events.length - 1]?.n ?? newest;
        return asItWas(snapshot, moment, newest);
      });
    },
    async undo(seat, agreed) {
      let asked = false;
      const refused = await settled(
        remote.undo(seat, agreed).then((how) => {
          asked = how === 'asked';
        }),
      );
      return asked ? { reason: 'undo-asked', params: {}, rule: null } : refused;
    },
    request: (verb, fields) => settled(remote.request(verb, fields)),
    talk: (seat, channel, text) => settled(remote.talk(seat, channel, text)),
    setViewer(seat) {
      viewer = seat;
      change();
    },
    setPace() {},
    note(part) {
      notes = { ...notes, ...part };
      change();
    },
    wake: remote.wake,
    close() {
      listeners.clear();
      remote.close();
    },
  };
}
