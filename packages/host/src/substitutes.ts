import { AWAY_MS } from '@orrery/protocol';
import type { Audience } from './audience.ts';
import type { Keeper } from './keeper.ts';
import { runsAlways } from './limits.ts';
import { refused } from './problems.ts';
import type { Standins } from './standins.ts';
import { type Holder, isOwners, type SavedMatch } from './store.ts';

/**
 * Seats whose players are away: a bot or a substitute may play on, and the player can always return. All rules about
 * that are here. A substitute learns a hand, so:
 *
 * - the player must have been away for `AWAY_MS`, and, where the table counts each seat's time, must have run out of it;
 * - nobody who has a seat at the table takes a second one, and a substitute is a person whom the server knows;
 * - where spectators may see hands there are no substitutes;
 * - the game is not rated from then on, and the record of a running game is given to nobody but a player who has made
 *   the table for themselves and bots alone.
 */
export interface Substitutes {
  /** The host of the table opens the seat of a player who is away. */
  lend(seat: number, person: string): Promise<void>;
  /** The host of the table lets a bot play on for a player who is away, until they return. */
  sitIn(seat: number, person: string): Promise<void>;
  /** A player who is back takes their seat again. */
  reclaim(seat: number, person: string): Promise<void>;
  /** A player whom only a key identifies is back: their seats are theirs again. */
  returned(key: string): Promise<number[]>;
  /** Refuses a person who may not take this open seat. */
  mayTake(seat: number, person: string | null): void;
  /** Whether a person may have the record of the running game: it holds the seed and every hand. */
  mayRead(person: string | null): boolean;
  /** Seats that a person has lent. */
  lentBy(person: string): number[];
  /** Players have come or gone, or a seat has changed hands. */
  noted(seat?: number): void;
  /** Devices at seats that have become somebody else's since the last look are sent off; they come back as what they are. */
  sendOff(): void;
}

/** The bot that plays for a player until they return. */
export const STANDIN = 'medium';

interface Surroundings {
  keeper: Keeper;
  saved: Pick<SavedMatch, 'owner' | 'clock' | 'watch'>;
  standins: Standins;
  audiences: ReadonlyMap<string, Audience>;
  /** Seats whose holders are here, at this node or another. */
  here(): ReadonlySet<number>;
  /** Milliseconds, by a clock that is never set. */
  now(): number;
}

export function openSubstitutes({ keeper, saved, standins, audiences, here, now }: Surroundings): Substitutes {
  const { owner, clock, watch } = saved;
  let known = keeper.holders;
  /** When each seat's player was last here; a node that has just opened the match has seen nobody go. */
  const seen = keeper.holders.map(() => now());
  let before: ReadonlySet<number> = new Set();

  async function reseat(seat: number, after: Holder): Promise<void> {
    if (!(await keeper.reseat(seat, after))) {
      await keeper.reload();
      throw refused('stale');
    }
  }

  /** Whether a seat's time has run out since its player last did something. */
  function ranOut(seat: number): boolean {
    if (standins.standin(seat) !== null) return true;
    const last = keeper.table.record.entries.findLast(
      (entry) =>
        (entry.kind === 'act' && entry.action.seat === seat) || (entry.kind === 'expire' && entry.seat === seat),
    );
    return last?.kind === 'expire';
  }

  /** The player of a seat, who is away; refused where they are not, or where another than the host asks. */
  function absent(seat: number, person: string): Holder {
    const holder = keeper.holders[seat];
    if (!keeper.holders.some((one) => isOwners(owner, one) && one.person === person)) throw refused('not-host');
    if (keeper.table.state.result) throw refused('over');
    if (holder?.kind !== 'human' || isOwners(owner, holder) || holder.person === person) {
      throw refused('bad-seats', 'You can only replace another player.');
    }
    if (here().has(seat)) throw refused('seat-taken', `${holder.name} is at the table.`);
    const left = Math.ceil((AWAY_MS - (now() - (seen[seat] ?? 0))) / 60_000);
    if (left > 0) throw refused('seat-taken', `${holder.name} may come back. Try again in ${left} min.`);
    if (runsAlways(clock) && !ranOut(seat)) throw refused('seat-taken', `${holder.name} still has time on the clock.`);
    return holder;
  }

  return {
    async lend(seat, person) {
      const { name, token, person: player = null, lent } = absent(seat, person);
      if (watch?.as === 'late' || watch?.as === 'follow') {
        throw refused('bad-seats', 'Spectators may see hands here, so a bot has to play on.');
      }
      // A substitute who leaves has nothing to come back to: the seat is still its first player's.
      const lender = lent ?? { name, token, person: player };
      const open: Holder = { kind: 'open', name: '', level: null, token: null, person: null };
      await reseat(seat, { ...open, lent: lender, swapped: true });
    },
    async sitIn(seat, person) {
      absent(seat, person);
      await keeper.commit(() => ({ kind: 'bot', seat, level: STANDIN }));
    },
    async reclaim(seat, person) {
      const lent = keeper.holders[seat]?.lent;
      if (!lent || lent.person !== person) throw refused('not-your-seat');
      await reseat(seat, { kind: 'human', level: null, ...lent, swapped: true });
    },
    async returned(key) {
      const back = keeper.holders.flatMap(({ lent }, seat) =>
        lent?.token === key && lent.person === null ? [{ seat, lent }] : [],
      );
      for (const { seat, lent } of back) await reseat(seat, { kind: 'human', level: null, ...lent, swapped: true });
      return back.map(({ seat }) => seat);
    },
    mayTake(seat, person) {
      const lent = keeper.holders[seat]?.lent;
      if (!lent || (person !== null && lent.person === person)) return;
      if (person === null) throw refused('signed-out', 'Choose a name first to play as a substitute.');
      if (keeper.holders.some((holder) => holder.person === person || holder.lent?.person === person)) {
        throw refused('seat-taken', 'You already play at this table. Another player can take this seat.');
      }
    },
    mayRead: (person) =>
      keeper.table.state.result !== null ||
      (person !== null &&
        keeper.holders.every(
          (holder) => holder.kind === 'bot' || (holder.person === person && isOwners(owner, holder)),
        )),
    lentBy: (person) => keeper.holders.flatMap(({ lent }, seat) => (lent?.person === person ? [seat] : [])),
    noted(seat) {
      const there = here();
      for (const one of new Set([...before, ...there, ...(seat === undefined ? [] : [seat])])) seen[one] = now();
      before = new Set(there);
    },
    sendOff() {
      const holders = keeper.holders;
      if (holders === known) return;
      const changed = new Set(holders.flatMap(({ token }, seat) => (token === known[seat]?.token ? [] : [seat])));
      known = holders;
      for (const { you, clients } of audiences.values()) {
        if (you.some((seat) => changed.has(seat))) for (const client of [...clients]) client.drop();
      }
    },
  };
}
