import type { MyMatch } from '@orrery/protocol';
import { seatNamesOf } from '../../table/bot-names.ts';
import type { GameEntry } from '../../table/saved.ts';

/** The player's turn at a table: its deadline, if there is one, and the question, if it is known. */
export interface MyTurn {
  until: number | null;
  asks: string | null;
}

/** The player's turns among these matches, by table. */
export const turnsOf = (matches: readonly MyMatch[]): ReadonlyMap<string, MyTurn> =>
  new Map(
    matches
      .filter(({ awaited }) => awaited)
      .map(({ match, until, asks }) => [match, { until: until ?? null, asks: asks ?? null }]),
  );

/** The player's turn at a table, or null. What the server says about online tables is newer than the entry. */
export const turnOf = (entry: GameEntry, turns: ReadonlyMap<string, MyTurn>): MyTurn | null =>
  turns.get(entry.id) ?? (entry.awaited ? { until: null, asks: entry.asks ?? null } : null);

/** The order of running games: own turns first, then the earliest deadline, then the newest. */
export function continueOrder(games: readonly GameEntry[], turns: ReadonlyMap<string, MyTurn>): GameEntry[] {
  const rank = (entry: GameEntry) => {
    const turn = turnOf(entry, turns);
    return turn ? (turn.until ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY;
  };
  return [...games].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? b.updated - a.updated : first - second;
  });
}

/** The names of the other players; in a hot-seat game, those of all players. */
export function opponentsOf({ seats, online, mine }: GameEntry): string[] {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const own = mine ?? (online || people > 1 ? null : seats.findIndex(({ kind }) => kind === 'human'));
  return seatNamesOf(seats).filter((_name, i) => i !== own);
}
