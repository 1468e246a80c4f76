import { type Core, defined, type Entry, IllegalAction, refuse, type Table } from '@orrery/kernel';
import type { UndoRequest, UndoState } from '@orrery/protocol';
import { requestError } from './errors.ts';
import type { Journal } from './journal.ts';
import type { Holder } from './store.ts';

/** Undo is free if no information was revealed or only bots are affected; otherwise all other players must consent. */
export interface UndoRequests {
  /** The open request, or null. */
  readonly request: UndoRequest | null;
  /** Whether a seat can undo, and under which condition. */
  state(seat: number): UndoState;
  /**
   * Undoes the seat's last action, or returns true if the other players have to agree first. `agreed` means that
   * everyone at the seat's device has agreed.
   */
  undo(seat: number, agreed: boolean): Promise<boolean>;
  /** Answers a request for all seats that a device holds. */
  consent(you: readonly number[], number: number, agree: boolean): Promise<void>;
  /** Adopts a request's state from another node; returns false if nothing changed. */
  adopt(request: UndoRequest | null): Promise<boolean>;
  /** Cancels the request because the game has moved on. */
  cancel(): void;
}

/** Reason with which the rules reject an undo past a resignation. */
const RESIGNED = 'undo-resigned';

/** Entries replayed before yielding to other work: about one millisecond. */
const SLICE = 16;

/** `onRequest` is called when a request is made, answered or declined. */
export function openUndoRequests(
  journal: Journal,
  secret: () => string,
  yieldToOthers: () => Promise<void>,
  onRequest: (declined: number | null) => void,
): UndoRequests {
  let request: UndoRequest | null = null;
  let count = 0;

  /** Undoes only if the position has not changed in the meantime. */
  function undoNow(entry: () => Entry): Promise<void> {
    const at = journal.seq;
    return journal.commit(() => {
      if (at !== journal.seq) throw requestError('stale');
      return entry();
    });
  }

  /** Undoes with a new random seed. The replay runs in slices, so that other tables do not have to wait for it. */
  async function undoWithReseed(seat: number): Promise<void> {
    const entry = journal.table.undoEntry(seat, { reseed: secret() });
    for (const _left of journal.table.prepare(entry, SLICE)) await yieldToOthers();
    await undoNow(() => entry);
  }

  /** Other people who are still in the game, except those at the seat's own device. */
  function others(seat: number): number[] {
    const own = journal.holders[seat]?.token;
    return journal.holders.flatMap((holder, other) => (isOther(holder, other, own) ? [other] : []));
  }

  const isOther = (holder: Holder, seat: number, own: string | null | undefined): boolean =>
    holder.kind === 'human' && holder.token !== own && !journal.table.state.out[seat];

  function hasOthers(seat: number): boolean {
    const own = journal.holders[seat]?.token;
    return journal.holders.some((holder, other) => isOther(holder, other, own));
  }

  function state(seat: number): UndoState {
    const { table, holders } = journal;
    if (table.state.result) return { seat, may: 'no', reason: 'over' };
    const may = table.mayUndo(seat);
    if (may === true) return { seat, may: 'free', reason: null };
    const { reason } = may;
    const no: UndoState = { seat, may: 'no', reason };
    // A player who has resigned cannot come back, even with consent.
    if (reason === RESIGNED) return no;
    const people = holders.reduce((count, { kind }) => (kind === 'bot' ? count : count + 1), 0);
    // If several people play, an undo past a secret question is never allowed, because it would reveal who has
    // answered.
    if (people > 1 && reason === 'undo-quiet') return no;
    if (table.record.version !== table.rules.game.version) return no;
    if (hasOthers(seat)) return reason === 'nothing-to-undo' ? no : { seat, may: 'consent', reason };
    // Bots always agree, so a player may undo any of their own actions against bots. People who share one device are
    // all asked at once.
    const of = lastPerson(table, holders);
    if (of === null) return no;
    const before = table.mayUndo(of);
    if (before !== true && before.reason === RESIGNED) return { ...no, reason: RESIGNED };
    if (people > 1) return { seat, may: 'table', of, reason };
    return of === seat ? { seat, may: 'free', reason: null } : no;
  }

  return {
    get request() {
      return request;
    },
    state,
    cancel() {
      request = null;
    },
    async adopt(theirs) {
      if (theirs) count = Math.max(count, theirs.request);
      if (theirs === null || request?.request !== theirs.request) {
        const isNew = theirs !== request;
        request = theirs;
        return isNew;
      }
      // Players at two nodes may have agreed at the same time.
      const asked = request;
      const open = asked.open.filter((seat) => theirs.open.includes(seat));
      if (open.length === asked.open.length) return false;
      if (open.length === 0) await undoWithReseed(asked.seat);
      else request = { ...asked, open };
      return open.length > 0;
    },
    async undo(seat, agreed) {
      const { may, reason, of = seat } = state(seat);
      if (may === 'no' || (may === 'table' && !agreed)) throw new IllegalAction(refuse(reason ?? 'nothing-to-undo'));
      if (may === 'consent') {
        request = { request: ++count, seat, open: others(seat) };
        onRequest(null);
        return true;
      }
      if (journal.table.mayUndo(seat) === true) await undoNow(() => journal.table.undoEntry(seat));
      else await undoWithReseed(of);
      return false;
    },
    async consent(you, number, agree) {
      const asked = request;
      const mine = asked?.request === number ? asked.open.filter((seat) => you.includes(seat)) : [];
      if (!asked || mine.length === 0) throw requestError('stale');
      if (!agree) {
        request = null;
        return onRequest(mine[0] ?? null);
      }
      const open = asked.open.filter((seat) => !mine.includes(seat));
      if (open.length === 0) return undoWithReseed(asked.seat);
      request = { ...asked, open };
      onRequest(null);
    },
  };
}

/** Whether an entry is a bot's move. */
export const isByBot = (entry: Entry | undefined, holders: readonly Holder[]): boolean =>
  entry?.kind === 'act' && holders[entry.action.seat]?.kind === 'bot';

/** The seat of the person with the latest action that was not undone; null if there is none. */
function lastPerson(table: Table<Core>, holders: readonly Holder[]): number | null {
  const { entries } = table.record;
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = defined(entries[at]);
    // Skips entries that were undone.
    if (entry.kind === 'undo') at = entry.to;
    else if (entry.kind === 'act' && holders[entry.action.seat]?.kind === 'human') return entry.action.seat;
  }
  return null;
}
