import { existsSync, fdatasync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type Store, WriteConflict } from '@orrery/host';
import { defined } from '@orrery/kernel';
import type { CompiledQuery } from 'kysely';
import Database from 'libsql';
import { StartError } from '../errors.ts';
import { openCheckpointer } from './checkpointer.ts';
import { openCommits, type WaitForDisk } from './commits.ts';
import { type SqlDatabase, UniqueViolation } from './database.ts';
import { privateFile } from './file-permissions.ts';
import { migrations, sqliteDialect } from './migrations.ts';
import {
  addChat,
  changeSeat,
  claimSeat,
  createMatch,
  delayMatch,
  newestSeq,
  savedMatch,
  selectChat,
  selectDue,
  selectEntries,
  selectMatch,
  selectSeats,
  sqliteWriter,
} from './queries.ts';

/** The embedded store. `commits` is the number of disk syncs. */
export interface SqliteStore extends Store {
  readonly db: SqlDatabase;
  readonly commits: number;
  /** Rejects if nothing can be saved: the disk is full or the file is missing. */
  probe(): Promise<void>;
}

/** Files larger than this are not checked for damage at the start. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** Longer queries are not cached, because lists of varying length would fill the cache. */
const LONG_SQL = 1000;

/** Length of the log in pages, 16 MB, from which the writer itself runs checkpoints. */
const LONG_LOG_PAGES = 4000;

const CACHE_KB = 32 * 1024;

/** Sizes of the test write: small normally; after a failed write, larger than any move. */
const PROBE_BYTES = 4 * 1024;
const LARGE_PROBE_BYTES = 1024 * 1024;
const PROBE = 'insert into probe (id, filler) values (1, zeroblob(?1)) on conflict do update set filler = zeroblob(?1)';

type Db = Database.Database;

/** Opens, creates or upgrades the store. Throws `StartError` if that fails. */
export function openSqlite(file: string, waitForDisk: WaitForDisk = fdatasync): SqliteStore {
  const db = openFile(file);
  const checkpointer = openCheckpointer(file);
  const commits = openCommits(db, `${file}-wal`, waitForDisk, checkpointer.wrote);
  const { write } = commits;
  const { ino } = statSync(file);

  // Moves are written most often, so their statements are prepared only once. A row must follow the previous number,
  // which rules out gaps and duplicates.
  const insertEntry = db.prepare('insert into entries (match, seq, entry, events) values (?, ?, ?, ?)');
  const updateSnapshot = db.prepare(
    'update snapshots set seq = ?2, version = ?3, state = ?4 where match = ?1 and seq = ?2 - 1',
  );
  const replaceDue = db.prepare(
    'insert into due (match, seq, at, state) values (?1, ?2, ?3, ?4) on conflict (match) do update set seq = ?2, at = ?3, state = ?4',
  );
  const writeProbe = db.prepare(PROBE);
  const { all, run, answer } = runner(db);
  let closing: Promise<void> | null = null;

  async function close(): Promise<void> {
    await commits.close();
    await checkpointer.close();
    db.close();
  }

  async function read<R>(query: CompiledQuery<R>): Promise<R[]> {
    await commits.landed();
    return all(query);
  }

  return {
    db: {
      sql: sqliteWriter,
      read,
      write: (...queries) => write(() => queries.map(answer)).catch(asTaken),
      writeIf: (first, ...queries) =>
        write(() => {
          if (answer(first).length === 0) return false;
          queries.forEach(answer);
          return true;
        }).catch(asTaken),
    },
    get commits() {
      return commits.count;
    },
    create(match) {
      const queries = createMatch(sqliteWriter, match);
      return write(() => {
        for (const query of queries) run(query);
      });
    },
    async load(id, known = { seq: -1, talk: 0 }) {
      await commits.landed();
      const [match] = all(selectMatch(sqliteWriter, id));
      if (!match) return null;
      return savedMatch(
        match,
        all(selectSeats(sqliteWriter, id)),
        all(selectEntries(sqliteWriter, id, known.seq)),
        all(selectChat(sqliteWriter, id, known.talk)),
        all(selectDue(sqliteWriter, id))[0],
      );
    },
    newest: async (id) => (await read(newestSeq(sqliteWriter, id)))[0]?.seq ?? null,
    append(id, row, snapshot, due = null) {
      const entry = JSON.stringify(row.entry);
      const events = JSON.stringify(row.events);
      const state = JSON.stringify(snapshot.state);
      return write(() => {
        // Passing one array avoids copying the values several times.
        if (updateSnapshot.run([id, row.seq, snapshot.version, state]).changes === 0)
          throw new WriteConflict(id, row.seq);
        insertEntry.run([id, row.seq, entry, events]);
        if (due) replaceDue.run([id, due.seq, due.at, JSON.stringify(due.state)]);
      });
    },
    delay(id, due, calls = []) {
      const queries = delayMatch(sqliteWriter, id, due, calls, Date.now());
      return write(() => {
        for (const query of queries) run(query);
      });
    },
    probe: () =>
      write(() => {
        if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new Error(`${file} is missing`);
        writeProbe.run(commits.failing ? LARGE_PROBE_BYTES : PROBE_BYTES);
      }),
    claim: (id, seat, taker) => write(() => run(claimSeat(sqliteWriter, id, seat, taker)) > 0),
    reseat: (id, seat, before, after) => write(() => all(changeSeat(sqliteWriter, id, seat, before, after)).length > 0),
    say: (id, said) => write(() => (defined(all(addChat(sqliteWriter, id, said))[0]) as { n: number }).n),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Rethrows a database error, as `UniqueViolation` if a unique constraint was violated. */
function asTaken(error: Error & { code?: string }): never {
  throw /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(error.code ?? '') ? new UniqueViolation() : error;
}

/** Whether a query returns rows. */
const isReader = ({ sql }: CompiledQuery): boolean => /^select |\breturning /.test(sql);

/** Runs compiled queries with cached prepared statements. */
function runner(db: Db) {
  const ready = new Map<string, Database.Statement>();
  function statement(sql: string): Database.Statement {
    const made = ready.get(sql) ?? db.prepare(sql);
    if (sql.length <= LONG_SQL) ready.set(sql, made);
    return made;
  }
  const all = <R>({ sql, parameters }: CompiledQuery<R>): R[] => statement(sql).all(parameters) as R[];
  const run = ({ sql, parameters }: CompiledQuery): number => statement(sql).run(parameters).changes;
  function answer<R>(query: CompiledQuery<R>): R[] {
    if (isReader(query)) return all(query);
    run(query);
    return [];
  }
  return { all, run, answer };
}

function openFile(file: string): Db {
  if (!existsSync(file) && existsSync(`${file}-wal`)) {
    throw new StartError(
      'data-corrupt',
      `The data file ${file} is missing, but ${basename(file)}-wal exists. Restore a backup.`,
    );
  }
  let db: Db;
  try {
    // SQLite gives its -wal and -shm files the same permissions.
    privateFile(file);
    db = new Database(file);
  } catch (error) {
    throw new StartError('data-dir', `Cannot open the data file ${file}: ${(error as Error).message}`);
  }
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    // Checkpoints run on another thread; moves wait for one only if it falls behind.
    db.pragma(`wal_autocheckpoint = ${LONG_LOG_PAGES}`);
    // Keeps the pages of active matches in memory; with the default of 2 MB, most moves read theirs from the file.
    db.pragma(`cache_size = -${CACHE_KB}`);
    // Waiting for a lock blocks this thread, but only the operator's own tools can hold one.
    db.pragma('busy_timeout = 1000');
    if (statSync(file).size <= CHECKED_BYTES) checkPages(db);
    migrate(db);
    // Makes opening a read-only file fail now rather than at the first move.
    db.prepare(PROBE).run(PROBE_BYTES);
    // From here on, disk syncs run on another thread.
    db.pragma('synchronous = NORMAL');
    return db;
  } catch (error) {
    db.close();
    throw error instanceof StartError ? error : startErrorFor(file, error as Error & { code?: string });
  }
}

function startErrorFor(file: string, { code = '', message }: Error & { code?: string }): StartError {
  if (code.startsWith('SQLITE_BUSY')) {
    return new StartError('data-in-use', `Another program is using the data file ${file}.`);
  }
  if (/^SQLITE_(READONLY|FULL|IOERR|CANTOPEN|PERM)/.test(code)) {
    return new StartError('data-dir', `Cannot write to the data file ${file}: ${message}`);
  }
  return new StartError('data-corrupt', `The data file ${file} is damaged: ${message}`);
}

function checkPages(db: Db): void {
  const row = db.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (row.quick_check !== 'ok') throw new Error(row.quick_check);
}

function migrate(db: Db): void {
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version > migrations.length) {
    throw new StartError('data-newer', `A newer server wrote this data file (schema ${version}). Update this server.`);
  }
  migrations.slice(version).forEach((statements, i) => {
    db.exec(`begin immediate; ${statements(sqliteDialect)}; pragma user_version = ${version + i + 1}; commit`);
  });
}
