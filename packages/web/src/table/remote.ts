import type { Refusal, Seat } from '@orrery/kernel';
import {
  openRemote,
  overSocket,
  type Problem,
  ProblemError,
  type RemoteStatus,
  type TableState,
} from '@orrery/protocol';
import { emptySnapshot, type Snapshot, type Status, type TableClient } from './client.ts';

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

/** Resolves to null, or to the reason why not. */
async function settled(doing: Promise<unknown>): Promise<Refusal | null> {
  try {
    await doing;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return refusalOf(error.problem);
    throw error;
  }
}

function snapshotOf(table: TableState, chosen: Seat | null | undefined, status: Status): Snapshot {
  const viewer =
    chosen !== undefined && table.views.some((view) => view.seat === chosen) ? chosen : (table.views[0]?.seat ?? null);
  const seen = table.views.find((view) => view.seat === viewer);
  const undo = table.undo.find((row) => row.seat === viewer);
  return {
    id: table.match,
    game: table.game,
    seats: table.seats,
    mySeats: table.you,
    viewer,
    view: seen?.view ?? null,
    progress: table.progress,
    waiting: table.result ? [] : (seen?.waiting ?? []),
    prompts: table.prompts.filter((ask) => ask.seat === viewer),
    log: (seen?.log ?? []).map(({ n, ...told }) => ({ n, told })),
    undo:
      undo?.may === 'free'
        ? true
        : {
            reason: undo?.reason ?? 'nothing-to-undo',
            ...(undo?.may === 'consent' ? { leave: 'others' as const } : {}),
          },
    request: table.request,
    result: table.result,
    hidden: true,
    status,
    problem: null,
  };
}

/** A table on a server, live; it reconnects by itself. */
export function remoteTable(match: string, token: string | null): TableClient {
  const listeners = new Set<() => void>();
  let viewer: Seat | null | undefined;
  let snapshot = emptySnapshot(match, '', 'connecting');
  let table: TableState | null = null;
  let status: Status = 'connecting';
  let problem: Refusal | null = null;

  function change(): void {
    snapshot = table ? { ...snapshotOf(table, viewer, status), problem } : { ...snapshot, status, problem };
    for (const changed of listeners) changed();
  }

  const remote = openRemote({
    connect: overSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, WebSocket),
    match,
    token,
    onChange(next) {
      table = next;
      change();
    },
    onStatus(next, trouble) {
      status = STATUS[next];
      problem = trouble && refusalOf(trouble);
      change();
    },
  });

  const wake = () => {
    if (!document.hidden) remote.wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => snapshot,
    act: (action) => settled(remote.act(action)),
    why: (action) => remote.why(action),
    async undo(seat) {
      let asked = false;
      const refusal = await settled(
        remote.undo(seat).then((how) => {
          asked = how === 'asked';
        }),
      );
      return asked ? { reason: 'undo-asked', params: {}, rule: null } : refusal;
    },
    consent: (request, agree) => settled(remote.consent(request, agree)),
    resign: (seat) => settled(remote.resign(seat)),
    setViewer(seat) {
      viewer = seat;
      change();
    },
    setPace() {},
    close() {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      listeners.clear();
      remote.close();
    },
  };
}
