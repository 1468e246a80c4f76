import {
  CLOCKS,
  type ClockName,
  type CreateTableRequest,
  clockNameOf,
  defaultClock,
  FIRST_RATING,
  type Me,
  type QuickMatchRequest,
  ratingPoints,
  searchRange,
} from '@orrery/protocol';
import { ratingsAmong } from '../ratings/leaderboard.ts';
import { UniqueViolation } from '../store/database.ts';
import type { LobbyChanges, LobbyOptions } from './lobby-changes.ts';
import { isSeated, type StoredTable } from './lobby-table.ts';
import { newTable } from './new-table.ts';
import { isStandard } from './standard-table.ts';

/** A quick match request with its defaults. */
type QuickTerms = Omit<QuickMatchRequest, 'clock' | 'rated'> & { clock: ClockName; rated: boolean };

const peopleAt = ({ chairs }: StoredTable): string[] =>
  chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.person] : []));

/** Whether a table has waited longer than another. */
const isOlder = (a: StoredTable, b: StoredTable): boolean =>
  a.created < b.created || (a.created === b.created && a.id < b.id);

/**
 * Finds opponents. A search is a table that is listed and starts when it is full; players join the one that has waited
 * longest. At a rated table, ratings must be close to each other, within a range that widens while the table waits. A
 * player who waits alone repeats the request, and moves to an older table as soon as its range fits.
 */
export async function quickMatch(
  options: LobbyOptions,
  changes: LobbyChanges,
  who: Me,
  request: QuickMatchRequest,
  source: string,
): Promise<StoredTable> {
  const { db, now = Date.now } = options;
  const { lobbyStore, blocks, defaultsOf, change, act, add, decisionsIn } = changes;
  const { game, seats, name, saltHash } = request;
  const clock = request.clock ?? defaultClock(decisionsIn(game));
  const terms: QuickTerms = { ...request, clock, rated: request.rated ?? false };

  /** Open quick matches with these terms; a player's own search first. */
  async function openTables(): Promise<StoredTable[]> {
    const wanted = (table: StoredTable) =>
      table.quick && table.rated === terms.rated && clockNameOf(table.clock) === clock;
    return (await lobbyStore.open({ game, seats }, true)).filter(wanted);
  }

  /** The tables at which the player may sit, longest waiting first. */
  async function fitting(open: readonly StoredTable[]): Promise<StoredTable[]> {
    const [first] = open;
    if (!first) return [];
    // Checked on the tables themselves, because the stored flag may be older than the definition of a standard table.
    const [apart, defaults, ratingOf] = await Promise.all([
      blocks.apart(who.id),
      defaultsOf(first),
      ratingsAmong(db, [who.id, ...open.flatMap(peopleAt)], [game]),
    ]);
    if (defaults === null) return [];
    const pointsOf = (person: string) => {
      const rating = ratingOf(person, game, seats);
      return rating ? ratingPoints(rating.mu) : FIRST_RATING;
    };
    const own = pointsOf(who.id);
    const isClose = (table: StoredTable) => {
      const range = searchRange(now() - table.created);
      return peopleAt(table).every((person) => Math.abs(pointsOf(person) - own) <= range);
    };
    return open
      .filter((table) => isStandard(table, defaults) && !peopleAt(table).some((person) => apart.has(person)))
      .filter((table) => !terms.rated || isClose(table))
      .sort((a, b) => (isOlder(a, b) ? -1 : 1));
  }

  async function join(tables: readonly StoredTable[]): Promise<StoredTable | null> {
    for (const table of tables) {
      const sat = await act(table.id, who, { do: 'sit', name, saltHash }).catch(() => null);
      if (sat) return sat;
    }
    return null;
  }

  function own(created: number): StoredTable {
    const chairs: CreateTableRequest['seats'] = Array.from({ length: seats }, (_none, at) =>
      at === 0 ? { kind: 'me', name, saltHash } : { kind: 'open' },
    );
    const setup = { game, seats: chairs, listed: true, hints: false, clock: CLOCKS[clock], rated: terms.rated };
    return { ...newTable({ person: who.id, name }, setup, options), auto: true, quick: true, created };
  }

  /** Opens a table, unless another player has just opened one. */
  async function wait(created: number): Promise<StoredTable> {
    for (let tries = 0; tries < 3; tries++) {
      try {
        return await add(own(created), { again: await lobbyStore.quickKey(terms), source });
      } catch (error) {
        if (!(error instanceof UniqueViolation)) throw error;
      }
      const found = await join(await fitting(await openTables()));
      if (found) return found;
    }
    // The table that exists does not accept this player, so they get their own.
    return add(own(created), { again: null, source });
  }

  // Once the search has ended, repeating it does not start another one.
  const before = request.table === undefined ? null : await lobbyStore.load(request.table);
  const isOver = before !== null && (before.stage !== 'gathering' || before.revealBy !== null);
  if (before && isOver && isSeated(before, who.id)) return before;
  const open = await openTables();
  const mine = open.find((table) => isSeated(table, who.id));
  if (!mine) return (await join(await fitting(open))) ?? wait(now());
  if (peopleAt(mine).length > 1) return mine;
  const better = (await fitting(open.filter((table) => table.id !== mine.id))).filter((table) => isOlder(table, mine));
  if (better.length === 0) return mine;
  // The player leaves first, unless another player has joined meanwhile: nobody plays two games at once.
  const left = await change(mine.id, (table) =>
    table.stage === 'gathering' && table.revealBy === null && peopleAt(table).length === 1
      ? { ...table, stage: 'closed' }
      : table,
  );
  if (left.stage !== 'closed') return left;
  return (await join(better)) ?? wait(mine.created);
}
