import type { Store } from '@orrery/host';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors.ts';
import type { LeaseStore } from '../match/leases.ts';
import { type Append, openAppender } from './append.ts';
import { type SqlDatabase, UniqueViolation } from './database.ts';
import { migrations, postgresDialect } from './migrations.ts';
import {
  addChat,
  changeSeat,
  claimSeat,
  createMatch,
  delayMatch,
  newestSeq,
  postgresWriter,
  savedMatch,
  selectChat,
  selectDue,
  selectEntries,
  selectMatch,
  selectSeats,
} from './queries.ts';

/** The store shared by several nodes. */
export interface PostgresStore extends Store, LeaseStore {
  readonly db: SqlDatabase;
  /** Rejects if nothing can be saved. */
  probe(): Promise<void>;
}

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string;
  /** Receives errors of broken connections, which are replaced. */
  onFault?: (error: unknown) => void;
  /** Timeout of each query, in milliseconds. */
  patienceMs?: number;
}

/** Type id of 64-bit integers. They are parsed as numbers, which is exact for milliseconds since 1970. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** Id of an advisory lock, so that only one of several starting nodes creates the tables. */
const MIGRATING = 7_270_719;
const UNIQUE_VIOLATION = '23505';

/** Writes all rows of a group in one statement. A row is written only if the snapshot has the number before it. */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[])
      as given (match, seq, version, state, entry, events, due, clock)
  ), moved as (
    update snapshots s set seq = g.seq, version = g.version, state = g.state
    from given g where s.match = g.match and s.seq = g.seq - 1
    returning s.match
  ), kept as (
    insert into entries (match, seq, entry, events)
    select g.match, g.seq, g.entry, g.events from given g join moved on moved.match = g.match
  ), delayed as (
    insert into due (match, seq, at, state)
    select g.match, g.seq, g.due, g.clock from given g join moved on moved.match = g.match where g.clock is not null
    on conflict (match) do update set seq = excluded.seq, at = excluded.at, state = excluded.state
  )
  select match from moved`;

/** The time of the database, because the clocks of nodes may differ. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const LEASE = `
  insert into leases (name, holder, until)
  select name, $2, ${NOW} + $3 from unnest($1::text[]) as name order by name
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
  where leases.holder = excluded.holder or leases.until < ${NOW}
  returning name`;

/** Connects and creates or upgrades the tables if needed. Rejects with `StartError`. */
export async function openPostgres({ url, onFault, patienceMs = 10_000 }: PostgresOptions): Promise<PostgresStore> {
  const pool = await openPool(url, patienceMs, onFault);

  const all = async <R>({ sql, parameters }: CompiledQuery<R>): Promise<R[]> =>
    (await pool.query(sql, [...parameters])).rows as R[];

  const { append, settled } = openAppender(async (group) => {
    const column = <K extends keyof Append>(name: K) => group.map((one) => one[name]);
    const { rows } = await pool.query({
      name: 'append',
      text: APPEND,
      values: [
        column('match'),
        column('seq'),
        column('version'),
        column('state'),
        column('entry'),
        column('events'),
        column('due'),
        column('clock'),
      ],
    });
    return new Set(rows.map((row: { match: string }) => row.match));
  }, isRefusal);

  const { tracked, idle } = trackQueries();

  async function say(match: string, query: CompiledQuery<{ n: number }>): Promise<number> {
    for (let tries = 1; ; tries++) {
      try {
        const [row] = await all(query);
        if (row) return row.n;
        throw new Error(`match ${match} is not in the store`);
      } catch (error) {
        // Another node wrote a message at the same time: try the next number.
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries === 20) throw error;
      }
    }
  }

  const inOrder = openOrder();

  return {
    db: {
      sql: postgresWriter,
      read: all,
      write: (...queries) =>
        tracked(
          within(pool, async (ask) => {
            const answers = [];
            for (const query of queries) answers.push(await ask(query));
            return answers;
          }).catch(asTaken),
        ),
      writeIf: (first, ...queries) =>
        tracked(
          within(pool, async (ask) => {
            if ((await ask(first)).length === 0) return false;
            for (const query of queries) await ask(query);
            return true;
          }).catch(asTaken),
        ),
    },
    create: (match) =>
      tracked(
        within(pool, async (ask) => {
          for (const query of createMatch(postgresWriter, match)) await ask(query);
        }),
      ),
    load: (id, known = { seq: -1, talk: 0 }) =>
      // Read in one transaction, so that all parts are consistent.
      within(
        pool,
        async (ask) => {
          const [match] = await ask(selectMatch(postgresWriter, id));
          if (!match) return null;
          return savedMatch(
            match,
            await ask(selectSeats(postgresWriter, id)),
            await ask(selectEntries(postgresWriter, id, known.seq)),
            await ask(selectChat(postgresWriter, id, known.talk)),
            (await ask(selectDue(postgresWriter, id)))[0],
          );
        },
        'begin isolation level repeatable read read only',
      ),
    newest: async (id) => (await all(newestSeq(postgresWriter, id)))[0]?.seq ?? null,
    append,
    delay: (id, due, calls = []) =>
      tracked(
        within(pool, async (ask) => {
          for (const query of delayMatch(postgresWriter, id, due, calls, Date.now())) await ask(query);
        }),
      ),
    claim: async (id, seat, taker) => {
      const { sql, parameters } = claimSeat(postgresWriter, id, seat, taker);
      return ((await tracked(pool.query(sql, [...parameters]))).rowCount ?? 0) > 0;
    },
    reseat: async (id, seat, before, after) =>
      (await tracked(all(changeSeat(postgresWriter, id, seat, before, after)))).length > 0,
    say: (id, said) => tracked(inOrder(id, () => say(id, addChat(postgresWriter, id, said)))),
    async probe() {
      await pool.query("insert into probe (id, filler) values (1, '') on conflict (id) do update set filler = ''");
    },
    async lease(names, holder, ms) {
      const { rows } = await pool.query(LEASE, [names, holder, ms]);
      return rows.map((row: { name: string }) => row.name);
    },
    async release(names, holder) {
      await pool.query('delete from leases where name = any($1) and holder = $2', [names, holder]);
    },
    async close() {
      await settled();
      await idle();
      if (!pool.ended) await pool.end();
    },
  };
}

async function openPool(url: string, patienceMs: number, onFault: PostgresOptions['onFault']): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    keepAlive: true,
    types,
  });
  pool.on('error', (error) => onFault?.(error));
  try {
    await within(pool, (ask) => migrate(ask));
  } catch (error) {
    await pool.end().catch(() => {});
    if (error instanceof StartError) throw error;
    throw new StartError('database', `Cannot use the database: ${(error as Error).message}`);
  }
  return pool;
}

/** Keeps track of pending queries, which closing waits for. */
function trackQueries() {
  const open = new Set<Promise<unknown>>();
  function tracked<T>(work: Promise<T>): Promise<T> {
    const settling = work.then(
      () => {},
      () => {},
    );
    open.add(settling);
    void settling.then(() => open.delete(settling));
    return work;
  }
  return { tracked, idle: () => Promise.all(open) };
}

/** Writes the chat messages of a match one after another, because queries on two connections have no order. */
function openOrder() {
  const talking = new Map<string, Promise<void>>();
  return <T>(match: string, job: () => Promise<T>): Promise<T> => {
    const mine = (talking.get(match) ?? Promise.resolve()).then(job);
    const done: Promise<void> = mine
      .catch(() => {})
      .then(() => {
        if (talking.get(match) === done) talking.delete(match);
      });
    talking.set(match, done);
    return mine;
  };
}

/** Rethrows a database error, as `UniqueViolation` if a unique constraint was violated. */
function asTaken(error: { code?: string }): never {
  throw error.code === UNIQUE_VIOLATION ? new UniqueViolation() : error;
}

/** Whether the database itself rejected the query, so that nothing was written. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError;

type Ask = <R>(query: CompiledQuery<R> | string) => Promise<R[]>;

/** Runs a transaction on one connection. A connection that failed is not reused. */
async function within<T>(pool: pg.Pool, work: (ask: Ask) => Promise<T>, begin = 'begin'): Promise<T> {
  const client = await pool.connect();
  // If a connection breaks while in use, its next query fails, so the event needs no handling.
  const broken = () => {};
  client.on('error', broken);
  const ask: Ask = async (query) =>
    (typeof query === 'string' ? await client.query(query) : await client.query(query.sql, [...query.parameters])).rows;
  try {
    await ask(begin);
    const value = await work(ask);
    await ask('commit');
    client.off('error', broken);
    client.release();
    return value;
  } catch (error) {
    const undone = await ask('rollback').then(
      () => true,
      () => false,
    );
    client.off('error', broken);
    client.release(!undone);
    throw error;
  }
}

/** Upgrades the schema. One node does it while the others wait. */
async function migrate(ask: Ask): Promise<void> {
  await ask(`select pg_advisory_xact_lock(${MIGRATING})`);
  await ask('create table if not exists schema_version (version integer not null)');
  const [row] = await ask<{ version: number }>('select version from schema_version');
  const version = row?.version ?? 0;
  if (version > migrations.length) {
    throw new StartError('data-newer', `A newer server wrote this database (schema ${version}). Update this server.`);
  }
  for (const statements of migrations.slice(version)) await ask(statements(postgresDialect));
  if (!row) await ask(`insert into schema_version (version) values (${migrations.length})`);
  else if (version < migrations.length) await ask(`update schema_version set version = ${migrations.length}`);
}
