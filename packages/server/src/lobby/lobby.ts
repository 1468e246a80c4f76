import { RequestError, requestError } from '@orrery/host';
import { defined } from '@orrery/kernel';
import {
  type CreateTableRequest,
  type LobbyTable,
  type Me,
  paceOf,
  type QuickMatchRequest,
  type RecentPlayer,
  type Rematch,
  type TableAction,
  type TableFilter,
} from '@orrery/protocol';
import { UniqueViolation } from '../store/database.ts';
import { type LobbyChanges, type LobbyOptions, openLobbyChanges } from './lobby-changes.ts';
import type { LobbyStore } from './lobby-store.ts';
import {
  anonymized,
  isExpired,
  isSeated,
  type NamedPerson,
  overdue,
  type StoredTable,
  withoutPerson,
} from './lobby-table.ts';
import { blankTable, newTable } from './new-table.ts';
import { quickMatch } from './quick-match.ts';
import { recentPlayersOf } from './recent-players.ts';
import { rematchTerms } from './rematch.ts';
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

/** Rated quick matches are not listed, because ratings decide who may join. */
const isListed = ({ quick, rated }: StoredTable): boolean => !(quick && rated);

/** How long an invitation to a rematch stays open. */
const REMATCH_MS = { live: 10 * 60_000, days: 3 * 24 * 3600_000 };

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
    return tables
      .filter((table) => !isExpired(table, now()))
      .filter((table) => isSeated(table, person) || !apart.has(table.host.person));
  }

  /** The table as shown to a person. */
  async function shown(table: StoredTable, person: string | null): Promise<LobbyTable> {
    return defined((await tableViews(db, [table], person, now()))[0]);
  }

  return {
    store: lobbyStore,
    async create(who, request, source) {
      const table = newTable({ person: who.id, name: who.name }, request, options);
      return shown(await add(table, { again: null, source }), who.id);
    },
    quick: async (who, request, source) => shown(await quickMatch(options, changes, who, request, source), who.id),
    get: async (id, person) => shown(await find(id), person),
    async list({ mine, ...filter }, person) {
      const tables = mine
        ? await (person === null ? [] : mineOf(person))
        : (await lobbyStore.open(filter)).filter(isListed);
      return tableViews(db, tables, person, now());
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
  const last = await lobbyStore.after(match);
  // An invitation that has expired makes room for a new one.
  const isOver = last !== null && isExpired(last, now());
  if (isOver) await change(last.id, (table) => (isExpired(table, now()) ? { ...table, stage: 'closed' } : table));
  const known = isOver ? null : last;
  if (known) return act(known.id, who, sit).catch(() => known);
  const { chairs, invited, ...terms } = await rematchTerms(db, match, who.id, await blocks.apart(who.id), saltHash);
  const mine = chairs.find((chair) => chair.kind === 'human');
  const host: NamedPerson = { person: who.id, name: mine?.name ?? who.name };
  const table: StoredTable = {
    ...blankTable(now()),
    ...{ ...terms, listed: false, auto: true, quick: (await lobbyStore.load(match))?.quick ?? false, host, chairs },
    until: now() + REMATCH_MS[paceOf(terms.clock)],
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
