import type { Audience } from './audience.ts';
import type { Keeper } from './keeper.ts';
import { refused } from './problems.ts';
import type { Holder } from './store.ts';

/** Seats whose players have left: lent to somebody else, and given back when they return. */
export interface Substitutes {
  /** The host of the table opens the seat of somebody who is not there. */
  lend(seat: number, person: string): Promise<void>;
  /** Whoever has lent his seat has it back. */
  reclaim(seat: number, person: string): Promise<void>;
  /** Seats that a person has lent. */
  lentBy(person: string): number[];
  /** Devices at seats that have become somebody else's since the last look are sent off; they come back as what they are. */
  sendOff(): void;
}

interface Surroundings {
  keeper: Keeper;
  /** The key of who made the table. */
  owner: string;
  audiences: ReadonlyMap<string, Audience>;
  /** Seats whose holders are here, at this node or another. */
  here(): ReadonlySet<number>;
}

export function openSubstitutes({ keeper, owner, audiences, here }: Surroundings): Substitutes {
  const keys = () => keeper.holders.map(({ token }) => token);
  let known = keys();

  async function reseat(seat: number, after: Holder): Promise<void> {
    if (!(await keeper.reseat(seat, after))) {
      await keeper.reload();
      throw refused('stale');
    }
  }

  return {
    async lend(seat, person) {
      const holder = keeper.holders[seat];
      if (!keeper.holders.some((one) => one.token === owner && one.person === person)) throw refused('not-host');
      if (keeper.table.state.result) throw refused('over');
      if (holder?.kind !== 'human' || holder.token === owner)
        throw refused('bad-seats', 'Nobody plays there who could leave.');
      if (here().has(seat)) throw refused('seat-taken', `${holder.name} is at the table.`);
      const { name, token, person: his = null } = holder;
      // Who was a substitute himself leaves for good: the seat is still its player's.
      const lent = holder.lent ?? { name, token, person: his };
      await reseat(seat, { kind: 'open', name: '', level: null, token: null, person: null, lent });
    },
    async reclaim(seat, person) {
      const lent = keeper.holders[seat]?.lent;
      if (!lent || lent.person !== person) throw refused('not-your-seat');
      await reseat(seat, { kind: 'human', level: null, ...lent });
    },
    lentBy: (person) => keeper.holders.flatMap(({ lent }, seat) => (lent?.person === person ? [seat] : [])),
    sendOff() {
      const now = keys();
      const changed = new Set(now.flatMap((key, seat) => (key === known[seat] ? [] : [seat])));
      known = now;
      for (const { you, clients } of audiences.values()) {
        if (you.some((seat) => changed.has(seat))) for (const client of [...clients]) client.drop();
      }
    },
  };
}
