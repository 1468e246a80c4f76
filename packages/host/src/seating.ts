import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { refused } from './problems.ts';
import { type Holder, isOwners } from './store.ts';
import type { Substitutes } from './substitutes.ts';
import type { Watching } from './watching.ts';

/** Who comes to a table: by a token that speaks for seats, as a person whose seats they are, or as neither. */
export interface Visitor {
  token: string | null;
  person: string | null;
  /** What he is called, where he is known. */
  name?: string | null;
  /** Without a seat: through whose eyes he would like to look. */
  follow?: number;
}

interface Surroundings {
  tools: Pick<MatchTools, 'secret' | 'keyOf'>;
  keeper: Keeper;
  /** What whoever made the match shows, by its key. */
  owner: string;
  substitutes: Substitutes;
  watching: Watching;
  /** Whoever does something at his seat is back. */
  back(seat: number): Promise<void>;
  showSeats(): void;
  /** Other nodes have to hear of it. */
  onNews(): void;
  /** The last seat that is taken sets the clocks going. */
  onFull(): Promise<void>;
}

/** Seats of a match: whose they are, how they change hands, and what their holders show. */
export function openSeating(around: Surroundings) {
  const { tools, keeper, owner, substitutes, watching, back, showSeats, onNews, onFull } = around;

  function heldBy({ token, person }: Visitor): number[] {
    const held = (is: (holder: Holder) => boolean) =>
      keeper.holders.flatMap((holder, seat) => (is(holder) ? [seat] : []));
    if (token === null) return person === null ? [] : held((holder) => holder.person === person);
    const key = tools.keyOf(token);
    const seats = held((holder) => holder.token === key);
    // A player whose seat is lent may watch, and take it back.
    const isKnown = key === owner || keeper.holders.some(({ lent }) => lent?.token === key);
    if (seats.length === 0 && !isKnown) throw refused('bad-token');
    return seats;
  }

  /** Whoever shows something that opens no seat here may have sat down at another node just now. */
  const isStranger = ({ token, person }: Visitor): boolean => {
    if (token === null) return person !== null && heldBy({ token, person }).length === 0;
    const key = tools.keyOf(token);
    return key !== owner && keeper.holders.every((holder) => holder.token !== key);
  };

  /** A seat has changed hands: everybody hears of it, and who sat there comes back as what he is now. */
  async function reseated(seat: number, change: Promise<void>): Promise<void> {
    await change;
    await back(seat);
    substitutes.noted(seat);
    showSeats();
    substitutes.sendOff();
    watching.sendOff();
    onNews();
  }

  /** A seat that somebody has claimed, the wanted one or any; whoever made the table may take others besides his own. */
  const isTaken = (wanted: number | undefined, person: string) => (holder: Holder, seat: number) =>
    holder.kind === 'human' && holder.person === person && !isOwners(owner, holder) && (wanted ?? seat) === seat;

  return {
    heldBy,
    isStranger,
    reseated,
    /** A player who comes back by the key of a seat that was lent has it again. */
    async returned({ token }: Visitor): Promise<void> {
      if (token === null) return;
      for (const seat of await substitutes.returned(tools.keyOf(token))) await reseated(seat, Promise.resolve());
    },
    async claim(
      wanted: number | undefined,
      name: string,
      person: string | null,
    ): Promise<{ seat: number; token: string }> {
      // Whoever has sat down and was not told comes again: it is his seat, with a new key.
      if (person !== null) await keeper.renewSeats();
      const own = person === null ? -1 : keeper.holders.findIndex(isTaken(wanted, person));
      const seat = own >= 0 ? own : (wanted ?? keeper.holders.findIndex((holder) => holder.kind === 'open'));
      if (own < 0) substitutes.mayTake(seat, person);
      const token = tools.secret();
      const key = tools.keyOf(token);
      const sits =
        own >= 0
          ? await keeper.reseat(own, { ...(keeper.holders[own] as Holder), token: key })
          : await keeper.claim(seat, { name, token: key, person });
      if (!sits) {
        throw refused('seat-taken', wanted === undefined ? 'All seats are taken.' : undefined);
      }
      await reseated(seat, Promise.resolve());
      await onFull();
      return { seat, token };
    },
    /** Whether those who watch may look through a seat's eyes. */
    async show(seat: number, want: boolean): Promise<void> {
      const { shows: _before, ...holder } = keeper.holders[seat] as Holder;
      if (!(await keeper.reseat(seat, want ? { ...holder, shows: true } : holder))) throw refused('stale');
      showSeats();
      watching.sendOff();
      onNews();
    },
  };
}
