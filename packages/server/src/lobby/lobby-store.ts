import { type ClockName, paceOf, type TableFilter } from '@orrery/protocol';
import type { CompiledQuery, ExpressionBuilder } from 'kysely';
import type { SqlDatabase } from '../store/database.ts';
import { notifyOnce } from '../store/queries.ts';
import type { DatabaseTables } from '../store/tables.ts';
import { freeSeats, type NamedPerson, restored, type StoredTable } from './lobby-table.ts';

/** Maximum number of listed tables. */
const MAX_ROWS = 100;
/** Number of tables to search at a time; kept small because the embedded store searches on the serving thread. */
const PAGE_SIZE = 500;
/** Tables that no player has visited for this long are not offered to others; their own players still see them. */
const STALE_MS = { live: 2 * 60_000, days: 14 * 24 * 3600_000 };

/** Data stored with a new table in addition to the table itself. */
export interface NewTableInfo {
  usual: boolean;
  /** The match that the table is a rematch of, or the quick match key. There is at most one table for each. */
  again: string | null;
  /** The network that the table was created from. */
  source: string;
}

/** What quick match tables are searched by. */
export interface QuickKey {
  game: string;
  seats: number;
  clock: ClockName;
  rated: boolean;
}

const columns = (table: StoredTable) => ({
  rev: table.rev,
  stage: table.stage,
  reveal_by: table.revealBy,
  free: freeSeats(table),
  listed: table.listed ? 1 : 0,
  body: JSON.stringify(table),
});

const tableOf = ({ body }: { body: string }): StoredTable => restored(JSON.parse(body));

/** Stores lobby tables. */
export function openLobbyStore(db: SqlDatabase, now: () => number) {
  const { sql } = db;

  /** Queries that store the people related to a table, so that they can find it. */
  function people({ id, chairs, invited, stage }: StoredTable): CompiledQuery<unknown>[] {
    const clear = sql.deleteFrom('gathering_people').where('gathering', '=', id).compile();
    if (stage !== 'gathering') return [clear];
    const all = [...chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.person] : [])), ...invited.map(idOf)];
    const rows = [...new Set(all)].map((person) => ({ gathering: id, person }));
    // Each person is notified of an invitation only once.
    const calls = invited.map(({ person }) => ({ person, match: id, seq: 0, kind: 'invited', created: now() }));
    return [
      clear,
      ...(rows.length > 0 ? [sql.insertInto('gathering_people').values(rows).compile()] : []),
      ...(calls.length > 0 ? [notifyOnce(sql, calls)] : []),
    ];
  }

  return {
    ...openListings(db, now),
    async load(id: string): Promise<StoredTable | null> {
      const [row] = await db.read(sql.selectFrom('gatherings').select('body').where('id', '=', id).compile());
      return row ? tableOf(row) : null;
    },
    /** Rejects with `UniqueViolation` if another table has the same `again`. */
    async create(table: StoredTable, { usual, again, source }: NewTableInfo): Promise<void> {
      const { id, game, chairs, clock, created } = table;
      const row = { id, game, seats: chairs.length, usual: usual ? 1 : 0, pace: paceOf(clock), again, source, created };
      const insert = sql
        .insertInto('gatherings')
        .values({ ...row, ...columns(table), seen: now() })
        .compile();
      await db.write<unknown>(insert, ...people(table));
    },
    /** Returns false if the table has changed in the meantime; then nothing is written, including `more`. */
    replace(table: StoredTable, more: CompiledQuery<unknown>[]): Promise<boolean> {
      const next = { ...table, rev: table.rev + 1 };
      const update = sql
        .updateTable('gatherings')
        .set({ ...columns(next), seen: now(), ...(table.stage === 'closed' ? { again: null } : {}) })
        .where('id', '=', table.id)
        .where('rev', '=', table.rev)
        .returning('id')
        .compile();
      return db.writeIf(update, ...people(next), ...more);
    },
    /**
     * The key that limits quick match to one open table per game, seat count, clock and kind of rating. Takes the key
     * away from a table that has started or was abandoned.
     */
    async quickKey({ game, seats, clock, rated }: QuickKey): Promise<string> {
      const key = `quick/${game}/${seats}/${clock}/${rated ? 'rated' : 'unrated'}`;
      const past = sql
        .updateTable('gatherings')
        .set({ again: null })
        .where('again', '=', key)
        .where((or) =>
          or.or([
            or('stage', '!=', 'gathering'),
            or('reveal_by', 'is not', null),
            or('seen', '<=', now() - STALE_MS[clock === 'days' ? 'days' : 'live']),
          ]),
        );
      await db.write(past.compile());
      return key;
    },
    /** Tables whose deadline for salts has passed, oldest first. */
    async overdue(): Promise<string[]> {
      const query = sql
        .selectFrom('gatherings')
        .select('id')
        .where('reveal_by', '<=', now())
        .orderBy('reveal_by')
        .limit(MAX_ROWS);
      return (await db.read(query.compile())).map(({ id }) => id);
    },
    /** Records that these tables were visited. */
    async seen(ids: readonly string[]): Promise<void> {
      await db.write(sql.updateTable('gatherings').set({ seen: now() }).where('id', 'in', ids).compile());
    },
    /** Tables a person joined or is invited to, newest first. */
    async of(person: string): Promise<StoredTable[]> {
      const query = sql
        .selectFrom('gathering_people as p')
        .innerJoin('gatherings as g', 'g.id', 'p.gathering')
        .select('g.body')
        .where('p.person', '=', person)
        .orderBy('g.created', 'desc')
        .orderBy('g.id')
        .limit(MAX_ROWS);
      return (await db.read(query.compile())).map(tableOf);
    },
    /** A page of tables in the order of their ids; `mentions` tells whether a text occurs in one. */
    async page(after: string, text: string): Promise<{ id: string; mentions: boolean }[]> {
      const query = sql
        .selectFrom('gatherings')
        .select(({ eb }) => ['id', eb('body', 'like', `%${text}%`).as('mentions')])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE_SIZE);
      return (await db.read(query.compile())).map(({ id, mentions }) => ({ id, mentions: Boolean(mentions) }));
    },
    /** The rematch table of a match. */
    async after(match: string): Promise<StoredTable | null> {
      const [row] = await db.read(sql.selectFrom('gatherings').select('body').where('again', '=', match).compile());
      return row ? tableOf(row) : null;
    },
  };
}

/** Queries for tables that people can join. */
function openListings(db: SqlDatabase, now: () => number) {
  const { sql } = db;

  /** Condition for tables with a recent visitor. */
  const fresh = (or: ExpressionBuilder<DatabaseTables, 'gatherings'>) =>
    or.or([
      or.and([or('pace', '=', 'live'), or('seen', '>', now() - STALE_MS.live)]),
      or.and([or('pace', '=', 'days'), or('seen', '>', now() - STALE_MS.days)]),
    ]);

  return {
    /** Number of open tables of a network. */
    async waitingFrom(source: string): Promise<number> {
      const [row] = await db.read(
        sql
          .selectFrom('gatherings')
          .select(({ fn }) => fn.countAll<number>().as('tables'))
          .where('stage', '=', 'gathering')
          .where('source', '=', source)
          .where(fresh)
          .compile(),
      );
      return Number(row?.tables ?? 0);
    },
    /**
     * Open tables with a free seat, longest waiting first. Networks take turns, so that one with many tables does not
     * push the others off the list.
     */
    async open({ game, seats, pace }: TableFilter, usual = false): Promise<StoredTable[]> {
      let query = sql
        .selectFrom('gatherings')
        .select(['body', 'created', 'id'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('source').orderBy('created').orderBy('id'))
            .as('turn'),
        )
        .where('stage', '=', 'gathering')
        .where('listed', '=', 1)
        .where('free', '>', 0)
        .where(fresh);
      if (game !== undefined) query = query.where('game', '=', game);
      if (seats !== undefined) query = query.where('seats', '=', seats);
      if (pace !== undefined) query = query.where('pace', '=', pace);
      if (usual) query = query.where('usual', '=', 1);
      const inTurn = sql
        .selectFrom(query.as('open'))
        .select('body')
        .orderBy('turn')
        .orderBy('created')
        .orderBy('id')
        .limit(MAX_ROWS);
      return (await db.read(inTurn.compile())).map(tableOf);
    },
  };
}

const idOf = ({ person }: NamedPerson): string => person;

export type LobbyStore = ReturnType<typeof openLobbyStore>;
