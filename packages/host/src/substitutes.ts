import type { Audience } from './audience.ts';
import type { Keeper } from './keeper.ts';
import { refused } from './problems.ts';
import { type Holder, isOwners } from './store.ts';

/** Seats whose players have left: lent to somebody else, and given back when they return. */
export interface Substitutes {
  /** The host of the table opens the seat of somebody who is not there. */
  lend(seat: number, person: string): Promise<void>;
  /** The host of the table lets a bot play on for somebody who is not there, until he is back. */
  sitIn(seat: number, person: string): Promise<void>;
  /** Whoever has lent his seat has it back. */
  reclaim(seat: number, person: string): Promise<void>;
  /** Seats that a person has lent. */
  lentBy(person: string): number[];
  /** Devices at seats that have become somebody else's since the last look are sent off; they come back as what they are. */
  sendOff(): void;
}

/** The bot that plays for somebody, until he is back. */
export const STANDIN = 'medium';

interface Surroundings {
  keeper: Keeper;
  /** The key of who made the table. */
  owner: string;
  audiences: ReadonlyMap<string, Audience>;
  /** Seats whose holders are here, at this node or another. */
  here(): ReadonlySet<number>;
}

export function openSubstitutes({ keeper, owner, audiences, here }: Surroundings): Substitutes {
  let known = keeper.holders;

  async function reseat(seat: number, after: Holder): Promise<void> {
    if (!(await keeper.reseat(seat, after))) {
      await keeper.reload();
      throw refused('stale');
    }
  }

  /** Who plays a seat and is not at the table; refused where he is, or where it is not the host who asks. */
  function absent(seat: number, person: string): Holder {
    const holder = keeper.holders[seat];
    if (!keeper.holders.some((one) => isOwners(owner, one) && one.person === person)) throw refused('not-host');
    if (keeper.table.state.result) throw refused('over');
    if (holder?.kind !== 'human' || isOwners(owner, holder)) {
      throw refused('bad-seats', 'Nobody plays there who could leave.');
    }
    if (here().has(seat)) throw refused('seat-taken', `${holder.name} is at the table.`);
    return holder;
  }

  return {
    async lend(seat, person) {
      const { name, token, person: his = null, lent } = absent(seat, person);
      // Who was a substitute himself leaves for good: the seat is still its player's.
      const lender = lent ?? { name, token, person: his };
      await reseat(seat, { kind: 'open', name: '', level: null, token: null, person: null, lent: lender });
    },
    async sitIn(seat, person) {
      absent(seat, person);
      await keeper.commit(() => ({ kind: 'bot', seat, level: STANDIN }));
    },
    async reclaim(seat, person) {
      const lent = keeper.holders[seat]?.lent;
      if (!lent || lent.person !== person) throw refused('not-your-seat');
      await reseat(seat, { kind: 'human', level: null, ...lent });
    },
    lentBy: (person) => keeper.holders.flatMap(({ lent }, seat) => (lent?.person === person ? [seat] : [])),
    sendOff() {
      const now = keeper.holders;
      if (now === known) return;
      const changed = new Set(now.flatMap(({ token }, seat) => (token === known[seat]?.token ? [] : [seat])));
      known = now;
      for (const { you, clients } of audiences.values()) {
        if (you.some((seat) => changed.has(seat))) for (const client of [...clients]) client.drop();
      }
    },
  };
}
