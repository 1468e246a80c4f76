import { IllegalAction, refuse } from '@orrery/kernel';
import type { UndoRequest } from '@orrery/protocol';
import { secret } from '../ids.ts';
import { refused } from '../problems.ts';
import type { Keeper } from './keeper.ts';
import { undoState } from './situation.ts';

/** Taking back: freely where nothing was learned, else by the word of all other people at the table. */
export interface UndoDesk {
  /** The wish the others are asked about. */
  readonly request: UndoRequest | null;
  /** True where the others are asked first. */
  undo(seat: number): Promise<boolean>;
  /** The word of all seats somebody holds. */
  consent(you: readonly number[], number: number, agree: boolean): Promise<void>;
  /** Something has happened: a wish lapses. */
  lapse(): void;
}

/** `onRequest` is called when a wish comes up, gains a word, or is declined by a seat. */
export function openUndoDesk(keeper: Keeper, onRequest: (declined: number | null) => void): UndoDesk {
  let request: UndoRequest | null = null;
  let count = 0;

  /** Takes back on the table as it is now, and on no other. */
  function takeBack(seat: number, withConsent: boolean): Promise<void> {
    const at = keeper.seq;
    return keeper.commit(() => {
      if (at !== keeper.seq) throw refused('stale');
      return keeper.table.undoEntry(seat, withConsent ? { reseed: secret() } : null);
    });
  }

  /** The other people who are still in the game; those round one screen speak with one voice. */
  function others(seat: number): number[] {
    const own = keeper.holders[seat]?.token;
    return keeper.holders.flatMap((holder, other) =>
      holder.kind === 'human' && holder.token !== own && !keeper.table.state.out[other] ? [other] : [],
    );
  }

  return {
    get request() {
      return request;
    },
    lapse() {
      request = null;
    },
    async undo(seat) {
      const { may, reason } = undoState(keeper.table, seat);
      if (may === 'no') throw new IllegalAction(refuse(reason ?? 'nothing-to-undo'));
      const open = may === 'free' ? [] : others(seat);
      if (open.length === 0) {
        await takeBack(seat, may !== 'free');
        return false;
      }
      request = { request: ++count, seat, open };
      onRequest(null);
      return true;
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
      if (open.length === 0) return takeBack(asked.seat, true);
      request = { ...asked, open };
      onRequest(null);
    },
  };
}
