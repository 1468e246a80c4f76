import { defined } from '@orrery/kernel';
import type { Automation } from './automation.ts';
import type { Display } from './display.ts';
import { requestError } from './errors.ts';
import type { MatchCore } from './match-core.ts';
import { type Holder, isHostToken } from './store.ts';

/** Credentials of a visitor: a seat token, a signed-in person, or neither. */
export interface Visitor {
  token: string | null;
  person: string | null;
  /** Display name, if known. */
  name?: string | null;
  /** For spectators: the seat whose view they ask for. */
  follow?: number;
}

/** Seats of a match: who holds them, how they change hands, and which views are shared with spectators. */
export function openSeating(core: MatchCore, { back }: Automation, display: Display) {
  const { ports, journal, peers, changes } = core;
  const { substitutes, spectators } = display;
  const { sendSeats } = display.broadcast;
  /** Hash of the token of the match's creator. */
  const { owner } = core.saved;

  function heldBy({ token, person }: Visitor): number[] {
    const held = (is: (holder: Holder) => boolean) =>
      journal.holders.flatMap((holder, seat) => (is(holder) ? [seat] : []));
    if (token === null) return person === null ? [] : held((holder) => holder.person === person);
    const key = ports.keyOf(token);
    const seats = held((holder) => holder.token === key);
    // A player whose seat has a substitute can watch and take the seat back.
    const isKnown = key === owner || journal.holders.some(({ lent }) => lent?.token === key);
    if (seats.length === 0 && !isKnown) throw requestError('bad-token');
    return seats;
  }

  /**
   * Whether a visitor is unknown here. The caller then reloads once, as the seat may just have been taken at another
   * node.
   */
  const isStranger = ({ token, person }: Visitor): boolean => {
    if (token === null) return person !== null && heldBy({ token, person }).length === 0;
    const key = ports.keyOf(token);
    return key !== owner && journal.holders.every((holder) => holder.token !== key);
  };

  /** Announces a seat that changed hands; the previous holder reconnects with their new role. */
  async function reseated(seat: number, change: Promise<void>): Promise<void> {
    await change;
    await back(seat);
    substitutes.presenceChanged(seat);
    sendSeats();
    substitutes.disconnectReplaced();
    spectators.disconnectUnauthorized();
    peers.announceWrite();
  }

  /** Like `reseated`, for a seat that was opened or taken. */
  async function changeHands(seat: number, change: Promise<void>): Promise<void> {
    await reseated(seat, change);
    await changes.seatsTaken();
  }

  /**
   * Whether a person already holds the wanted seat, or any seat if none is wanted. Seats held with the host's token do
   * not count, since the creator of the table can take additional seats.
   */
  const isTaken = (wanted: number | undefined, person: string) => (holder: Holder, seat: number) =>
    holder.kind === 'human' && holder.person === person && !isHostToken(owner, holder) && (wanted ?? seat) === seat;

  return {
    heldBy,
    isStranger,
    changeHands,
    /** Gives a lent seat back to a player who returns with its token. */
    async returned({ token }: Visitor): Promise<void> {
      if (token === null) return;
      for (const seat of await substitutes.returned(ports.keyOf(token))) await reseated(seat, Promise.resolve());
    },
    async claim(
      wanted: number | undefined,
      name: string,
      person: string | null,
    ): Promise<{ seat: number; token: string }> {
      // On a retry after a lost reply, the player gets the same seat with a new token.
      if (person !== null) await journal.reloadSeats();
      const own = person === null ? -1 : journal.holders.findIndex(isTaken(wanted, person));
      const seat = own >= 0 ? own : (wanted ?? journal.holders.findIndex((holder) => holder.kind === 'open'));
      if (own < 0) substitutes.mayTake(seat, person);
      const token = ports.secret();
      const key = ports.keyOf(token);
      const sits =
        own >= 0
          ? await journal.reseat(own, { ...defined(journal.holders[own]), token: key })
          : await journal.claim(seat, { name, token: key, person });
      if (!sits) {
        throw requestError('seat-taken', wanted === undefined ? 'All seats are taken.' : undefined);
      }
      await changeHands(seat, Promise.resolve());
      return { seat, token };
    },
    /** Allows or stops spectators following the view of a seat. */
    async show(seat: number, want: boolean): Promise<void> {
      const { shows: _before, ...holder } = defined(journal.holders[seat]);
      if (!(await journal.reseat(seat, want ? { ...holder, shows: true } : holder))) throw requestError('stale');
      sendSeats();
      spectators.disconnectUnauthorized();
      peers.announceWrite();
    },
  };
}
