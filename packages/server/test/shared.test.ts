import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAccounts } from '../src/accounts/accounts.ts';
import { openPostgres, openRedisBus, type PostgresStore, StartError } from '../src/index.ts';
import { migrations, postgresDialect } from '../src/store/migrations.ts';
import { addChat, postgresWriter } from '../src/store/queries.ts';
import { openCable } from './chaos/lines.ts';
import { accountsContract } from './help/accounts-contract.ts';
import { busContract } from './help/bus-contract.ts';
import { LEFT_BEHIND, withoutLeftBehind } from './help/left-behind.ts';
import { lobbyContract } from './help/lobby-contract.ts';
import { moderationContract } from './help/moderation-contract.ts';
import { playersContract } from './help/players-contract.ts';
import { puzzleContract, SOLVED_BEFORE } from './help/puzzle-contract.ts';
import { ratingsContract } from './help/ratings-contract.ts';
import { startPostgres, startRedis, type TestServer } from './help/servers.ts';
import { newMatch, storeContract } from './help/store-contract.ts';

let postgres: TestServer;
let redis: TestServer;
const stores: PostgresStore[] = [];
let count = 0;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
}, 120_000);
// Otherwise connections of earlier tests would add up to the limit of the database.
afterEach(async () => void (await Promise.all(stores.splice(0).map((store) => store.close()))));
afterAll(async () => void (await Promise.all([postgres?.end(), redis?.end()])));

/** Creates a separate database on the server. */
async function database(): Promise<string> {
  const name = `d${++count}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.end();
  return `${postgres.url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

/** Opens a store that is closed after the test. */
async function openStore() {
  const store = await openPostgres({ url: await database() });
  stores.push(store);
  return { store, db: store.db };
}

storeContract('PostgreSQL', async () => {
  const url = await database();
  let open: PostgresStore = await openPostgres({ url });
  return {
    store: open,
    async reopen() {
      open = await openPostgres({ url });
      return open;
    },
    end: () => open.close(),
  };
});

accountsContract('PostgreSQL', openStore);
moderationContract('PostgreSQL', openStore);
lobbyContract('PostgreSQL', openStore);
playersContract('PostgreSQL', openStore);
ratingsContract('PostgreSQL', openStore);
puzzleContract('PostgreSQL', openStore);

busContract('Redis', async () => {
  const open = () => openRedisBus({ url: redis.url, onError: () => {} });
  const [here, there] = await Promise.all([open(), open()]);
  return { here, there, end: async () => void (await Promise.all([here.close(), there.close()])) };
});

const entry = { kind: 'resign' as const, seat: 0 };
const row = (seq: number) => ({ seq, entry, events: [] });
const snapshot = { version: 1, state: {} };

describe('the shared store', () => {
  it('is created once by nodes that start together', async () => {
    const url = await database();
    const nodes = await Promise.all([1, 2, 3].map(() => openPostgres({ url })));
    await nodes[0]?.create(newMatch('m'));
    expect((await nodes[2]?.load('m'))?.seats.length).toBe(3);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('removes the ids of people whom an older version deleted', async () => {
    const url = await database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statements of migrations.slice(0, LEFT_BEHIND.schema)) await client.query(statements(postgresDialect));
    await client.query(LEFT_BEHIND.rows);
    await client.query('create table schema_version (version integer not null)');
    await client.query(`insert into schema_version values (${LEFT_BEHIND.schema})`);
    await client.end();
    const store = await openPostgres({ url });
    stores.push(store);
    await withoutLeftBehind(store);
  });

  it('adds puzzle results to a populated store of an older version', async () => {
    const url = await database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statements of migrations.slice(0, SOLVED_BEFORE.schema)) await client.query(statements(postgresDialect));
    await client.query(SOLVED_BEFORE.rows);
    await client.query('create table schema_version (version integer not null)');
    await client.query(`insert into schema_version values (${SOLVED_BEFORE.schema})`);
    await client.end();
    const store = await openPostgres({ url });
    stores.push(store);
    await SOLVED_BEFORE.check(store.db);
  });

  it('reports in one line why it cannot be used', async () => {
    await expect(openPostgres({ url: 'postgres://x@127.0.0.1:1/none' })).rejects.toMatchObject({ code: 'database' });
    const url = await database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table schema_version (version integer); insert into schema_version values (1000)');
    await client.end();
    const error = await openPostgres({ url }).catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.code).toBe('data-newer');
    await expect(openRedisBus({ url: 'redis://127.0.0.1:1', onError: () => {} })).rejects.toMatchObject({
      code: 'bus',
    });
  });

  it('numbers simultaneous chat messages of two nodes separately', async () => {
    const url = await database();
    const [one, two] = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    await one.create(newMatch('m'));
    const said = (text: string) => ({ seat: 0, channel: 'table' as const, text, at: 1, to: null });
    const numbers = await Promise.all(
      Array.from({ length: 10 }, (_none, i) => (i % 2 ? one : two).say('m', said(`${i}`))),
    );
    expect([...numbers].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const { talk } = (await two.load('m')) as { talk: { text: string }[] };
    numbers.forEach((n, i) => {
      expect(talk[n]?.text).toBe(`${i}`);
    });
    await Promise.all([one.close(), two.close()]);
  });

  it('deletes a person only after chat that another node is writing, so that no id is left', async () => {
    const url = await database();
    const store = await openPostgres({ url });
    stores.push(store);
    await store.create(newMatch('m'));
    const people = openAccounts(store.db);
    const { id } = (await people.createGuest('Ada', '')).me;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    const message = { seat: 0, channel: 'table' as const, text: 'hello', to: null, at: 1, by: id };
    const { sql, parameters } = addChat(postgresWriter, 'm', message);
    await client.query(sql, [...parameters]);
    const deletion = people.deletePerson(id);
    const waits = new Promise((resolve) => setTimeout(resolve, 300, 'waits'));
    expect(await Promise.race([deletion, waits])).toBe('waits');
    await client.query('commit');
    await client.end();
    await deletion;
    expect((await store.load('m'))?.talk).toEqual([{ ...message, by: undefined }]);
  });

  it('lets one of two racing nodes win, and never leaves a gap', async () => {
    const url = await database();
    const nodes = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await nodes[0]?.create(newMatch(id));
    for (let seq = 1; seq <= 5; seq++) {
      const tries = nodes.flatMap((node) => ids.map((id) => node.append(id, row(seq), snapshot)));
      const ends = await Promise.allSettled(tries);
      expect(ends.filter((end) => end.status === 'fulfilled').length).toBe(ids.length);
    }
    for (const id of ids) expect((await nodes[1]?.load(id))?.rows.length).toBe(6);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('keeps everything acknowledged in a crash, rejects writes meanwhile, and recovers automatically', async () => {
    const url = await database();
    const store = await openPostgres({ url, patienceMs: 2000 });
    await store.create(newMatch('m'));
    let acked = 0;
    for (let seq = 1; seq <= 20; seq++) {
      await store.append('m', row(seq), snapshot);
      acked = seq;
    }
    const last = store.append('m', row(21), snapshot).then(
      () => true,
      () => false,
    );
    await postgres.kill();
    if (await last) acked = 21;
    await expect(store.append('m', row(acked + 1), snapshot)).rejects.toThrow();
    await expect(store.probe()).rejects.toThrow();
    await postgres.start();
    const seq = await eventually(() => store.newest('m'));
    expect(seq === acked || seq === acked + 1).toBe(true);
    await store.append('m', row(seq + 1), snapshot);
    expect((await store.load('m'))?.rows.length).toBe(seq + 2);
    await store.close();
  }, 60_000);
});

/** Repeats a request until it succeeds; returns the result. */
async function eventually<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const got = await ask().catch(() => null);
    if (got !== null) return got;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('the shared bus', () => {
  it('makes nodes poll while it is down, and continues when it is back', async () => {
    const open = () => openRedisBus({ url: redis.url, onError: () => {}, lookMs: 50 });
    const [here, there] = await Promise.all([open(), open()]);
    const received: unknown[] = [];
    there.subscribe('m', (message) => void received.push(message));
    const until = async (is: () => boolean) => {
      while (!is()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    here.publish('m', 1);
    await until(() => received.includes(1));
    await redis.kill();
    await until(() => received.includes(null));
    here.publish('m', 2);
    await redis.start();
    // It may take a moment until both connections are up, so the message is published repeatedly.
    await until(() => {
      here.publish('m', 3);
      return received.includes(3);
    });
    expect(received).not.toContain(2);
    await Promise.all([here.close(), there.close()]);
  }, 60_000);

  it('detects a silently broken connection, and polls meanwhile', async () => {
    const cable = await openCable(redis.url);
    const bus = await openRedisBus({ url: cable.url, onError: () => {}, lookMs: 100 });
    const received: unknown[] = [];
    bus.subscribe('m', (message) => void received.push(message));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(received).toEqual([]);
    cable.stall();
    while (!received.includes(null)) await new Promise((resolve) => setTimeout(resolve, 20));
    cable.resume();
    while (!received.includes(5)) {
      bus.publish('m', 5);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await bus.close();
    cable.close();
  }, 60_000);
});
