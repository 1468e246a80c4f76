import { AWAY_MS } from '@orrery/protocol';
import type { Audience } from './audience.ts';
import type { BotTakeovers } from './bot-takeover.ts';
import { requestError } from './errors.ts';
import type { Journal } from './journal.ts';
import { hasSeatClocks } from './question-limits.ts';
import { type Holder, isHostToken, type SavedMatch } from './store.ts';

/**
 * Seats that change hands. A bot's seat can be opened to a player in an unrated game. Seats of absent players: a bot or a substitute can play on, and the player can always return. A substitute learns a
 * hand, so:
 *
 * - the player must have been away for `AWAY_MS` and, with seat clocks, must have run out of time;
 * - players of the table cannot take a second seat, and a substitute must be signed in, at least as a guest;
 * - tables where spectators see hands have no substitutes;
 * - the game is not rated from then on, and before its end the record is available only to a player who made the table
 *   for themselves and bots.
 */
export interface Substitutes {
  /** Opens an absent player's seat to a substitute, at the host's request. */
  lend(seat: number, person: string): Promise<void>;
  /** Lets a bot play for an absent player until they return, at the host's request. */
  sitIn(seat: number, person: string): Promise<void>;
  /** Opens a bot's seat to a player, at the host's request. */
  open(seat: number, person: string): Promise<void>;
  /** Gives an opened seat back to its bot, at the host's request. */
  bot(seat: number, person: string): Promise<void>;
  /** Gives a returning player their seat back. */
  reclaim(seat: number, person: string): Promise<void>;
  /** Gives a returning player, identified only by the hash of a token, their seats back; returns these seats. */
  returned(key: string): Promise<number[]>;
  /** Throws if this person may not take this open seat. */
  mayTake(seat: number, person: string | null): void;
  /** Whether a person may get the record of the running game, which holds the seed and every hand. */
  mayRead(person: string | null): boolean;
  /** Seats a person has lent. */
  lentBy(person: string): number[];
  /** Call after presence or the holder of `seat` has changed. */
  presenceChanged(seat?: number): void;
  /** Disconnects devices from seats that now belong to another player; they reconnect with their new role. */
  disconnectReplaced(): void;
}

/** Level of the bot that plays for an absent player. */
export const SUBSTITUTE_LEVEL = 'medium';

interface SubstitutesContext {
  journal: Journal;
  saved: Pick<SavedMatch, 'owner' | 'clock' | 'watch' | 'rated'>;
  takeovers: BotTakeovers;
  audiences: ReadonlyMap<string, Audience>;
  /** Seats whose players are connected, at this node or another. */
  here(): ReadonlySet<number>;
  /** Monotonic time in milliseconds. */
  now(): number;
}

export function openSubstitutes({ journal, saved, takeovers, audiences, here, now }: SubstitutesContext): Substitutes {
  const { owner, clock, watch, rated } = saved;
  let known = journal.holders;
  /** When each seat's player was last connected; initially the time at which this node opened the match. */
  const seen = journal.holders.map(() => now());
  let before: ReadonlySet<number> = new Set();

  async function reseat(seat: number, after: Holder): Promise<void> {
    if (!(await journal.reseat(seat, after))) {
      await journal.reload();
      throw requestError('stale');
    }
  }

  /** Whether a seat's time has run out since its player's last action. */
  function ranOut(seat: number): boolean {
    if (takeovers.substitute(seat) !== null) return true;
    const last = journal.table.record.entries.findLast(
      (entry) =>
        (entry.kind === 'act' && entry.action.seat === seat) || (entry.kind === 'expire' && entry.seat === seat),
    );
    return last?.kind === 'expire';
  }

  /** Whether spectators can see hands, and could play on with what they know. */
  const showsHands = () => watch?.as === 'late' || watch?.as === 'follow';

  /** A seat of the given kind that the host may change; a rated game keeps its seats. */
  function changeable(seat: number, person: string, kind: Holder['kind']): Holder {
    const holder = journal.holders[seat];
    if (!journal.holders.some((one) => isHostToken(owner, one) && one.person === person))
      throw requestError('not-host');
    if (journal.table.state.result) throw requestError('over');
    if (holder?.kind !== kind || holder.lent || rated) {
      throw requestError('bad-seats', 'Only the seat of a bot in an unrated game can be given to a player.');
    }
    return holder;
  }

  /** The absent player of a seat; throws if they are present or if the caller is not the host. */
  function absent(seat: number, person: string): Holder {
    const holder = journal.holders[seat];
    if (!journal.holders.some((one) => isHostToken(owner, one) && one.person === person))
      throw requestError('not-host');
    if (journal.table.state.result) throw requestError('over');
    if (holder?.kind !== 'human' || isHostToken(owner, holder) || holder.person === person) {
      throw requestError('bad-seats', 'You can only replace another player.');
    }
    if (here().has(seat)) throw requestError('seat-taken', `${holder.name} is at the table.`);
    const left = Math.ceil((AWAY_MS - (now() - (seen[seat] ?? 0))) / 60_000);
    if (left > 0) throw requestError('seat-taken', `${holder.name} can still come back. Try again in ${left} min.`);
    if (hasSeatClocks(clock) && !ranOut(seat))
      throw requestError('seat-taken', `${holder.name} still has time on the clock.`);
    return holder;
  }

  return {
    async lend(seat, person) {
      const { name, token, person: player = null, lent } = absent(seat, person);
      if (showsHands()) {
        throw requestError('bad-seats', 'Spectators can see hands at this table, so only a bot can take over.');
      }
      // A substitute who leaves cannot return, because the seat still belongs to its original player.
      const lender = lent ?? { name, token, person: player };
      const open: Holder = { kind: 'open', name: '', level: null, token: null, person: null };
      await reseat(seat, { ...open, lent: lender, swapped: true });
    },
    async sitIn(seat, person) {
      absent(seat, person);
      await journal.commit(() => ({ kind: 'bot', seat, level: SUBSTITUTE_LEVEL }));
    },
    async open(seat, person) {
      const { level } = changeable(seat, person, 'bot');
      if (showsHands()) {
        throw requestError('bad-seats', 'Spectators can see hands at this table, so a bot keeps its seat.');
      }
      // The level is kept for the case that no player takes the seat.
      await reseat(seat, { kind: 'open', name: '', level, token: null, person: null, swapped: true });
    },
    async bot(seat, person) {
      const { level, swapped } = changeable(seat, person, 'open');
      if (!swapped || level === null) throw requestError('bad-seats', 'No bot has played this seat.');
      await reseat(seat, { kind: 'bot', name: '', level, token: null, person: null, swapped: true });
    },
    async reclaim(seat, person) {
      const lent = journal.holders[seat]?.lent;
      if (!lent || lent.person !== person) throw requestError('not-your-seat');
      await reseat(seat, { kind: 'human', level: null, ...lent, swapped: true });
    },
    async returned(key) {
      const back = journal.holders.flatMap(({ lent }, seat) =>
        lent?.token === key && lent.person === null ? [{ seat, lent }] : [],
      );
      for (const { seat, lent } of back) await reseat(seat, { kind: 'human', level: null, ...lent, swapped: true });
      return back.map(({ seat }) => seat);
    },
    mayTake(seat, person) {
      const { lent, swapped } = journal.holders[seat] ?? {};
      if (!swapped || (lent && person !== null && lent.person === person)) return;
      if (person === null) throw requestError('signed-out', 'Choose a name first to play as a substitute.');
      if (journal.holders.some((holder) => holder.person === person || holder.lent?.person === person)) {
        throw requestError('seat-taken', 'You already play at this table. Another player can take this seat.');
      }
    },
    mayRead: (person) =>
      journal.table.state.result !== null ||
      (person !== null &&
        journal.holders.every(
          (holder) => holder.kind === 'bot' || (holder.person === person && isHostToken(owner, holder)),
        )),
    lentBy: (person) => journal.holders.flatMap(({ lent }, seat) => (lent?.person === person ? [seat] : [])),
    presenceChanged(seat) {
      const there = here();
      for (const one of new Set([...before, ...there, ...(seat === undefined ? [] : [seat])])) seen[one] = now();
      before = new Set(there);
    },
    disconnectReplaced() {
      const holders = journal.holders;
      if (holders === known) return;
      const changed = new Set(holders.flatMap(({ token }, seat) => (token === known[seat]?.token ? [] : [seat])));
      known = holders;
      for (const { you, clients } of audiences.values()) {
        if (you.some((seat) => changed.has(seat))) for (const client of [...clients]) client.drop();
      }
    },
  };
}
