import { RequestError, requestError } from '@orrery/host';
import { defined } from '@orrery/kernel';
import {
  CLOCKS,
  type ClockName,
  type CreateTableRequest,
  clockNameOf,
  defaultClock,
  type LobbyTable,
  type Me,
  type QuickMatchRequest,
  type RecentPlayer,
  type Rematch,
  type TableAction,
  type TableFilter,
} from '@orrery/protocol';
import { matchId, secret } from '../ids.ts';
import { checkRated } from '../match/matches.ts';
import { UniqueViolation } from '../store/database.ts';
import { type LobbyChanges, type LobbyOptions, openLobbyChanges } from './lobby-changes.ts';
import type { LobbyStore } from './lobby-store.ts';
import {
  anonymized,
  isSeated,
  type NamedPerson,
  overdue,
  type StoredSeat,
  type StoredTable,
  taken,
  withoutPerson,
} from './lobby-table.ts';
import { recentPlayersOf } from './recent-players.ts';
import { rematchTerms } from './rematch.ts';
import { isStandard } from './standard-table.ts';
import { tableViews } from './table-views.ts';

/** Tables whose match has not started. The match is created when a table starts. */
export interface Lobby {
  /** `source` is the network a new table is created from. */
  create(who: Me, request: CreateTableRequest, source: string): Promise<LobbyTable>;
  /** Takes a seat at an open standard table, or at a new table that starts when it is full. */
  quick(who: Me, request: QuickMatchRequest, source: string): Promise<LobbyTable>;
  /** Rejects with `unknown-match`. */
  get(table: string, person: string | null): Promise<LobbyTable>;
  list(filter: TableFilter, person: string | null): Promise<LobbyTable[]>;
  do(table: string, who: Me, action: TableAction): Promise<LobbyTable>;
  /** Creates the rematch of a finished match, or joins the existing one. */
  rematch(match: string, who: Me, request: Rematch, source: string): Promise<LobbyTable>;
  /** Recent opponents and friends, who can be invited. */
  recentPlayers(person: string): Promise<RecentPlayer[]>;
  /** Removes a person from every table when their account is deleted or banned. */
  forget(person: string): Promise<void>;
  /** Also removes the person's id from all other tables, including started ones; for deleting the person. */
  erase(person: string): Promise<void>;
  /** Starts tables whose deadline for salts has passed; `fault` receives failures. */
  beginOverdue(fault: (error: unknown, table: string) => void): Promise<void>;
  /** The stored tables, for the lobby feed. */
  readonly store: LobbyStore;
}

/** Whether one of these people holds the seat. */
const isOf = (chair: StoredSeat, people: ReadonlySet<string>): boolean =>
  chair.kind === 'human' && people.has(chair.person);

export function openLobby(options: LobbyOptions): Lobby {
  const { db, now = Date.now } = options;
  const changes = openLobbyChanges(options);
  const { lobbyStore, blocks, find, change, act, add } = changes;

  async function forget(person: string): Promise<void> {
    for (const { id } of await lobbyStore.of(person)) await change(id, (table) => withoutPerson(table, person));
  }

  /** Tables a person joined or is invited to, except invitations to a host who blocked them or whom they blocked. */
  async function mineOf(person: string): Promise<StoredTable[]> {
    const [tables, apart] = await Promise.all([lobbyStore.of(person), blocks.apart(person)]);
    return tables.filter((table) => isSeated(table, person) || !apart.has(table.host.person));
  }

  /** The table as shown to a person. */
  async function shown(table: StoredTable, person: string | null): Promise<LobbyTable> {
    return defined((await tableViews(db, [table], person))[0]);
  }

  return {
    store: lobbyStore,
    async create(who, request, source) {
      const table = newTable({ person: who.id, name: who.name }, request, false, options);
      return shown(await add(table, { again: null, source }), who.id);
    },
    quick: async (who, request, source) => shown(await quickMatch(options, changes, who, request, source), who.id),
    get: async (id, person) => shown(await find(id), person),
    async list({ mine, ...filter }, person) {
      const tables = mine ? await (person === null ? [] : mineOf(person)) : await lobbyStore.open(filter);
      return tableViews(db, tables, person);
    },
    do: async (id, who, what) => shown(await act(id, who, what), who.id),
    rematch: async (match, who, request, source) =>
      shown(await createRematch(options, changes, match, who, request, source), who.id),
    async beginOverdue(fault) {
      for (const id of await lobbyStore.overdue()) {
        await change(id, (table) => overdue(table, now()))
          .catch((error) => {
            // The rules have changed since the dry run, so this table can never start.
            if (!(error instanceof RequestError) || error.problem.code === 'unavailable') throw error;
            return change(id, (table) => ({ ...table, stage: 'closed', revealBy: null }));
          })
          .catch((error) => fault(error, id));
      }
    },
    async recentPlayers(person) {
      const [recent, apart, friends] = await Promise.all([
        recentPlayersOf(db, person),
        blocks.apart(person),
        options.friendsOf(person),
      ]);
      const isFriend = (id: string) => friends.some((friend) => friend.person === id);
      const others = friends.filter((friend) => !recent.some((one) => one.person === friend.person));
      return [
        ...recent.map((one) => ({ ...one, friend: isFriend(one.person) })),
        ...others.map(({ since, ...friend }) => ({ ...friend, matches: 0, last: since, friend: true })),
      ].filter((one) => !apart.has(one.person));
    },
    forget,
    async erase(person) {
      await forget(person);
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page = await lobbyStore.page(after, person);
        for (const { id, mentions } of page) if (mentions) await change(id, (table) => anonymized(table, person));
        after = page.at(-1)?.id;
      }
    },
  };
}

/** A new table without players and settings. */
const blankTable = (created: number) => ({
  ...{ id: matchId(), rev: 1, stage: 'gathering' as const, revealBy: null },
  ...{ invited: [], removed: [], next: null, created, secret: secret() },
});

function newTable(
  host: NamedPerson,
  request: CreateTableRequest,
  auto: boolean,
  { isLevel, now = Date.now }: LobbyOptions,
): StoredTable {
  const chairs = request.seats.map((seat): StoredSeat => {
    if (seat.kind === 'me') return taken(host.person, seat.name, seat.saltHash);
    if (seat.kind === 'open') return { kind: 'open', kept: null };
    if (!isLevel(seat.level)) throw requestError('bad-seats', `Unknown bot level: ${seat.level}.`);
    return { kind: 'bot', level: seat.level };
  });
  const mine = chairs.find((chair) => chair.kind === 'human');
  if (!mine) throw requestError('bad-seats', 'Take a seat at the table you create.');
  const { game, options = {}, clock = null, hints = true, rated = false, listed = false, watch } = request;
  if (rated) checkRated({ clock, hints, watch, seats: request.seats });
  return {
    ...blankTable(now()),
    ...{ game, options, clock, hints, rated, listed, auto, chairs },
    ...(watch ? { watch } : {}),
    host: { person: host.person, name: mine.name },
  };
}

/** A quick match request with its defaults. */
type QuickTerms = Omit<QuickMatchRequest, 'clock' | 'rated'> & { clock: ClockName; rated: boolean };

/** Takes a seat at an open table that fits; null if there is none. */
async function joinOpenTable(
  { lobbyStore, blocks, defaultsOf, act }: LobbyChanges,
  who: Me,
  { game, seats, name, saltHash, rated, clock }: QuickTerms,
): Promise<StoredTable | null> {
  const wanted = (table: StoredTable) => table.rated === rated && clockNameOf(table.clock) === clock;
  const open = (await lobbyStore.open({ game, seats }, true)).filter(wanted);
  const mine = open.find((table) => isSeated(table, who.id));
  if (mine) return mine;
  const apart = await blocks.apart(who.id);
  // Checked on the table itself, because the stored flag may be older than the current definition of a standard
  // table.
  const defaults = open[0] ? await defaultsOf(open[0]) : null;
  const fits = (table: StoredTable) =>
    defaults !== null && isStandard(table, defaults) && !table.chairs.some((chair) => isOf(chair, apart));
  for (const table of open.filter(fits)) {
    const sat = await act(table.id, who, { do: 'sit', name, saltHash }).catch(() => null);
    if (sat) return sat;
  }
  return null;
}

async function quickMatch(
  options: LobbyOptions,
  changes: LobbyChanges,
  who: Me,
  request: QuickMatchRequest,
  source: string,
): Promise<StoredTable> {
  const { lobbyStore, add, decisionsIn } = changes;
  const { game, seats, name, saltHash } = request;
  const clock = request.clock ?? defaultClock(decisionsIn(game));
  const terms: QuickTerms = { ...request, clock, rated: request.rated ?? false };
  const chairs: CreateTableRequest['seats'] = Array.from({ length: seats }, (_none, at) =>
    at === 0 ? { kind: 'me', name, saltHash } : { kind: 'open' },
  );
  const host = { person: who.id, name };
  const own = () =>
    newTable(
      host,
      { game, seats: chairs, listed: true, hints: false, clock: CLOCKS[clock], rated: terms.rated },
      true,
      options,
    );
  // If two players search at once and find nothing, one creates the table and the other joins it.
  for (let tries = 0; tries < 3; tries++) {
    const found = await joinOpenTable(changes, who, terms);
    if (found) return found;
    try {
      return await add(own(), { again: await lobbyStore.quickKey(terms), source });
    } catch (error) {
      if (!(error instanceof UniqueViolation)) throw error;
    }
  }
  // The existing quick match table does not accept this player, so they get their own.
  return add(own(), { again: null, source });
}

/** Creates the rematch table of a finished match, or joins the existing one. */
async function createRematch(
  { db, matches, now = Date.now }: LobbyOptions,
  { lobbyStore, blocks, change, act, add }: LobbyChanges,
  match: string,
  who: Me,
  { saltHash }: Rematch,
  source: string,
): Promise<StoredTable> {
  const played = await matches.find(match);
  // This node may not have seen the end of the game yet.
  if ((await played.summary()).status !== 'over') await played.reload();
  const { status, seats, you } = await played.summary(who.id);
  if (status !== 'over') throw requestError('not-over', 'You can start a rematch once this game has ended.');
  if (you.length === 0) throw requestError('not-your-seat');
  const sit: TableAction = { do: 'sit', name: seats[you[0] ?? 0]?.name || who.name, saltHash };
  const known = await lobbyStore.after(match);
  if (known) return act(known.id, who, sit).catch(() => known);
  const { chairs, invited, ...terms } = await rematchTerms(db, match, who.id, await blocks.apart(who.id), saltHash);
  const mine = chairs.find((chair) => chair.kind === 'human');
  const host: NamedPerson = { person: who.id, name: mine?.name ?? who.name };
  const table: StoredTable = {
    ...blankTable(now()),
    ...{ ...terms, listed: false, auto: true, host, chairs },
    invited: invited.map((guest) => ({ ...guest, by: host.name })),
  };
  try {
    const added = await add(table, { again: match, source });
    // Devices that still show the old table get a link to the new one.
    if (await lobbyStore.load(match)) await change(match, (old) => ({ ...old, next: added.id }));
    return added;
  } catch (error) {
    const first = error instanceof UniqueViolation ? await lobbyStore.after(match) : null;
    if (!first) throw error;
    return act(first.id, who, sit).catch(() => first);
  }
}
