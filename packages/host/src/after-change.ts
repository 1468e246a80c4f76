import type { Entry } from '@orrery/kernel';
import type { UndoRequest } from '@orrery/protocol';
import type { Automation } from './automation.ts';
import type { Display } from './display.ts';
import type { MatchCore } from './match-core.ts';
import { isAnswerTo, publicQuestions } from './secret-questions.ts';
import type { Due } from './store.ts';

/** What the parts of a match report, and what happens then. */
export interface Changes {
  /** The schedule to save with entry number `seq`, which is already applied to the table. */
  dueAfter(seq: number): Due | null;
  /**
   * New entries, chat messages or seats were saved here (`own`) or loaded. `due` is the schedule, if it was loaded;
   * `unsure` means that they may include an own entry, saved although its write seemed to fail.
   */
  entries(own: boolean, due?: Due | null, unsure?: boolean): void;
  /** Presence or leadership has changed, or due work starts: clocks, orders, bots and the schedule check what to do. */
  update(): void;
  /** A clock has started or stopped by itself. */
  clocks(): void;
  /** A seat was opened or taken: seat clocks run only while all seats are taken. */
  seatsTaken(): Promise<void>;
  /** The time came to decide about a player who left, or a request to cancel the game has lapsed. */
  attendance(): void;
  /** A chat message was saved here. */
  talk(): void;
  /** An undo request was made, answered or declined here. */
  undoRequest(declined: number | null): void;
  /** Another node has saved something. */
  peerWrote(): void;
  /** The seats connected to other nodes have changed. */
  peerSeats(): void;
  /** An undo request was made, answered or declined at another node, at entry number `seq`. */
  peerUndoRequest(seq: number, request: UndoRequest | null, declined: number | null): void;
}

/** Entries that do not change the position, so they do not cancel an open undo request. */
const ASIDE: ReadonlySet<Entry['kind']> = new Set(['orders', 'hint', 'cancel', 'claim']);
const changesPosition = ({ kind }: Entry) => !ASIDE.has(kind);

/** The last stage of a match: the order in which its parts follow a change. */
export function openChanges(core: MatchCore, automation: Automation, display: Display): Changes {
  const { journal, halt, peers } = core;
  const { clocks, standingOrders, bots, notifications, schedule } = automation;
  const { broadcast, spectators, substitutes, undoRequests, summaries, absence, attendance } = display;
  /** Number of entries that were sent to the devices. */
  let shown = journal.seq;
  /** Questions that were open then and that do not hide who has answered. */
  let openly = publicQuestions(core.rules.game, journal.table.state);

  function entries(own: boolean, due?: Due | null, unsure = false): void {
    if (!own) {
      clocks.restore(due);
      notifications.restore(due);
    }
    const fresh = journal.table.record.entries.slice(shown);
    shown = journal.seq;
    if (fresh.some(changesPosition)) undoRequests.cancel();
    // Answers to secret questions would show in the time away, for example those given by standing orders.
    const known = openly;
    openly = publicQuestions(core.rules.game, journal.table.state);
    for (const entry of fresh)
      if (entry.kind === 'act' && isAnswerTo([...known, ...openly], entry)) absence.acted(entry.action.seat);
    const isHalted = fresh.some(({ kind }) => kind === 'halt');
    if (isHalted) halt.read();
    halt.safely(() => {
      clocks.update();
      attendance.update();
      spectators.advance(broadcast.sendStep);
      if (isHalted) broadcast.sendFullTable();
      else broadcast.sendStep();
      broadcast.sendChat();
    });
    if (own || unsure) peers.announceWrite();
    // A bot may have taken over or given back a seat.
    if (!own || fresh.some(({ kind }) => kind === 'bot')) broadcast.sendSeats();
    summaries.reportEnd();
    substitutes.disconnectReplaced();
    spectators.disconnectUnauthorized();
    update();
  }

  function update(): void {
    halt.safely(() => {
      clocks.update();
      standingOrders.update();
      bots.wake();
      schedule.update();
      broadcast.sendClocks();
      attendance.update();
    });
  }

  const sendUndoRequest = (declined: number | null) =>
    broadcast.sendToCurrent({ say: 'request', request: undoRequests.request, declined });

  return {
    dueAfter: schedule.after,
    entries,
    update,
    clocks: broadcast.sendClocks,
    attendance: broadcast.sendSeats,
    async seatsTaken() {
      await schedule.save();
      update();
    },
    talk() {
      broadcast.sendChat();
      peers.announceWrite();
    },
    undoRequest(declined) {
      sendUndoRequest(declined);
      peers.announceUndo(journal.seq, undoRequests.request, declined);
    },
    peerWrote: () =>
      core.soon(async () => {
        await automation.loadVacations();
        await journal.reload();
      }),
    peerSeats() {
      substitutes.presenceChanged();
      attendance.update();
      broadcast.sendSeats();
    },
    peerUndoRequest: (seq, request, declined) =>
      core.soon(async () => {
        if (seq > journal.seq) await journal.reload();
        if (seq === journal.seq && (await undoRequests.adopt(request))) sendUndoRequest(declined);
      }),
  };
}
