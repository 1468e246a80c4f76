import { type Core, type Entry, IllegalAction, refuse, type Table } from '@orrery/kernel';
import type { UndoRequest, UndoState } from '@orrery/protocol';
import type { Keeper } from './keeper.ts';
import { refused } from './problems.ts';
import type { Holder } from './store.ts';

/** Taking back: freely where nothing was learned or nobody minds, else by the word of all other people at the table. */
export interface UndoDesk {
  /** The wish the others are asked about. */
  readonly request: UndoRequest | null;
  /** Whether a seat may take something back, and at what price. */
  state(seat: number): UndoState;
  /** True where the others are asked first. `agreed`: everyone at the seat's device has said yes. */
  undo(seat: number, agreed: boolean): Promise<boolean>;
  /** The word of all seats somebody holds. */
  consent(you: readonly number[], number: number, agree: boolean): Promise<void>;
  /** How a wish stands by the word of another node; false where that is nothing new. */
  heard(request: UndoRequest | null): Promise<boolean>;
  /** Something has happened: a wish lapses. */
  lapse(): void;
}

/** Why the rules do not go back behind a resignation. */
const RESIGNED = 'undo-resigned';

/** So many entries are replayed before others have their turn: about a millisecond. */
const SLICE = 16;

/** `breathe` lets others have their turn; `onRequest` is called when a wish comes up, gains a word, or is declined. */
export function openUndoDesk(
  keeper: Keeper,
  secret: () => string,
  breathe: () => Promise<void>,
  onRequest: (declined: number | null) => void,
): UndoDesk {
  let request: UndoRequest | null = null;
  let count = 0;

  /** Takes back on the table as it is now, and on no other. */
  function takeBack(entry: () => Entry): Promise<void> {
    const at = keeper.seq;
    return keeper.commit(() => {
      if (at !== keeper.seq) throw refused('stale');
      return entry();
    });
  }

  /** The way back is replayed in slices: other tables must not wait for it. */
  async function withNewLuck(seat: number): Promise<void> {
    const entry = keeper.table.undoEntry(seat, { reseed: secret() });
    for (const _left of keeper.table.prepare(entry, SLICE)) await breathe();
    await takeBack(() => entry);
  }

  /** The other people who are still in the game; those round one screen speak with one voice. */
  function others(seat: number): number[] {
    const own = keeper.holders[seat]?.token;
    return keeper.holders.flatMap((holder, other) =>
      holder.kind === 'human' && holder.token !== own && !keeper.table.state.out[other] ? [other] : [],
    );
  }

  function state(seat: number): UndoState {
    const { table, holders } = keeper;
    if (table.state.result) return { seat, may: 'no', reason: 'over' };
    const may = table.mayUndo(seat);
    if (may === true) return { seat, may: 'free', reason: null };
    const { reason } = may;
    const no: UndoState = { seat, may: 'no', reason };
    const people = holders.filter((holder) => holder.kind !== 'bot').length;
    // No agreement brings a player back who has resigned.
    if (reason === RESIGNED) return no;
    // Among people nobody goes back behind a secret question, agreed or not: it would tell who has answered.
    if (people > 1 && reason === 'undo-quiet') return no;
    if (table.record.version !== table.rules.game.version) return no;
    if (others(seat).length > 0) return reason === 'nothing-to-undo' ? no : { seat, may: 'consent', reason };
    // Bots never mind: against bots alone anything of one's own goes. People round one screen are asked, all at once.
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
    lapse() {
      request = null;
    },
    async heard(theirs) {
      if (theirs) count = Math.max(count, theirs.request);
      if (theirs === null || request?.request !== theirs.request) {
        const isNew = theirs !== request;
        request = theirs;
        return isNew;
      }
      // People of two nodes may have agreed at the same moment: neither has heard of the other.
      const asked = request;
      const open = asked.open.filter((seat) => theirs.open.includes(seat));
      if (open.length === asked.open.length) return false;
      if (open.length === 0) await withNewLuck(asked.seat);
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
      if (keeper.table.mayUndo(seat) === true) await takeBack(() => keeper.table.undoEntry(seat));
      else await withNewLuck(of);
      return false;
    },
    async consent(you, number, agree) {
      const asked = request;
      const mine = asked?.request === number ? asked.open.filter((seat) => you.includes(seat)) : [];
      if (!asked || mine.length === 0) throw refused('stale');
      if (!agree) {
        request = null;
        return onRequest(mine[0] ?? null);
      }
      const open = asked.open.filter((seat) => !mine.includes(seat));
      if (open.length === 0) return withNewLuck(asked.seat);
      request = { ...asked, open };
      onRequest(null);
    },
  };
}

/** Whether an entry is a bot's move. */
export const isByBot = (entry: Entry | undefined, holders: readonly Holder[]): boolean =>
  entry?.kind === 'act' && holders[entry.action.seat]?.kind === 'bot';

/** The person whose action is the latest that still stands. */
function lastPerson(table: Table<Core>, holders: readonly Holder[]): number | null {
  const { entries } = table.record;
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Entry;
    // What an undo has taken back is passed over.
    if (entry.kind === 'undo') at = entry.to;
    else if (entry.kind === 'act' && holders[entry.action.seat]?.kind === 'human') return entry.action.seat;
  }
  return null;
}
