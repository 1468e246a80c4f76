import { existsSync, fdatasync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Conflict, type Store } from '@orrery/host';
import type { CompiledQuery } from 'kysely';
import Database from 'libsql';
import { StartError } from '../errors.ts';
import { type Book, Taken } from './book.ts';
import { openCommits, type WaitForDisk } from './commits.ts';
import { migrations, sqliteWords } from './migrations.ts';
import { privateFile } from './private.ts';
import {
  addTalk,
  changeSeat,
  createMatch,
  delayMatch,
  newestSeq,
  savedMatch,
  selectDue,
  selectEntries,
  selectMatch,
  selectSeats,
  selectTalk,
  sqliteWriter,
  takeSeat,
} from './queries.ts';
import { openSweeper } from './sweep.ts';

/** The embedded store, and how often it has made the disk wait. */
export interface SqliteStore extends Store {
  readonly book: Book;
  readonly commits: number;
  /** Rejects where nothing can be saved: the disk is full, or the file has gone from under us. */
  probe(): Promise<void>;
}

/** A larger file is not read through at every start. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** A list of any length may stand in a query: longer texts are not kept ready, or each length would be. */
const LONG_SQL = 1000;

/** A log of 16 MB. */
const LONG_LOG_PAGES = 4000;

/** What is written to see whether anything can be: hardly anything, but more than any move after a write that failed. */
const PROBE_BYTES = 4 * 1024;
const LARGE_PROBE_BYTES = 1024 * 1024;
const PROBE = 'insert into probe (id, filler) values (1, zeroblob(?1)) on conflict do update set filler = zeroblob(?1)';

type Db = Database.Database;

/** Opens (and where needed creates or upgrades) the store in a file. Throws `StartError` where that cannot be done. */
export function openSqlite(file: string, waitForDisk: WaitForDisk = fdatasync): SqliteStore {
  const db = openFile(file);
  const sweeper = openSweeper(file);
  const commits = openCommits(db, `${file}-wal`, waitForDisk, sweeper.wrote);
  const { write } = commits;
  const { ino } = statSync(file);

  // A move is what is written most: its statements are made once. Only from the number right before, so a gap in the
  // entries is as impossible as a double.
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
    await sweeper.close();
    db.close();
  }

  async function read<R>(query: CompiledQuery<R>): Promise<R[]> {
    await commits.landed();
    return all(query);
  }

  return {
    book: {
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
        all(selectTalk(sqliteWriter, id, known.talk)),
        all(selectDue(sqliteWriter, id))[0],
      );
    },
    newest: async (id) => (await read(newestSeq(sqliteWriter, id)))[0]?.seq ?? null,
    append(id, row, snapshot, due = null) {
      const entry = JSON.stringify(row.entry);
      const events = JSON.stringify(row.events);
      const state = JSON.stringify(snapshot.state);
      return write(() => {
        // Values in a list are handed on as they are; one by one, they would be gathered into several lists first.
        if (updateSnapshot.run([id, row.seq, snapshot.version, state]).changes === 0) throw new Conflict(id, row.seq);
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
        if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new Error(`${file} has gone`);
        writeProbe.run(commits.failing ? LARGE_PROBE_BYTES : PROBE_BYTES);
      }),
    claim: (id, seat, taker) => write(() => run(takeSeat(sqliteWriter, id, seat, taker)) > 0),
    reseat: (id, seat, before, after) => write(() => all(changeSeat(sqliteWriter, id, seat, before, after)).length > 0),
    say: (id, said) => write(() => (all(addTalk(sqliteWriter, id, said))[0] as { n: number }).n),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** What must not be there twice is. */
function asTaken(error: Error & { code?: string }): never {
  throw /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(error.code ?? '') ? new Taken() : error;
}

/** Whether a query gives anything back. */
const isReader = ({ sql }: CompiledQuery): boolean => /^select |\breturning /.test(sql);

/** Runs what was written by the writer of queries; a statement is made ready once. */
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
      `The data file ${file} is missing, though its ${basename(file)}-wal is there.`,
    );
  }
  let db: Db;
  try {
    // SQLite gives its -wal and -shm the same rights.
    privateFile(file);
    db = new Database(file);
  } catch (error) {
    throw new StartError('data-dir', `The data file ${file} cannot be opened: ${(error as Error).message}`);
  }
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    // The file is brought up to date elsewhere; only where that does not keep up, moves wait for it.
    db.pragma(`wal_autocheckpoint = ${LONG_LOG_PAGES}`);
    // Everybody waits while this thread does; only an operator's own tools can make it.
    db.pragma('busy_timeout = 1000');
    if (statSync(file).size <= CHECKED_BYTES) checkPages(db);
    migrate(db);
    // A file that can only be read opens well enough; better to know now than with the first move.
    db.prepare(PROBE).run(PROBE_BYTES);
    // From here on the disk is waited for on another thread.
    db.pragma('synchronous = NORMAL');
    return db;
  } catch (error) {
    db.close();
    throw error instanceof StartError ? error : whyNot(file, error as Error & { code?: string });
  }
}

function whyNot(file: string, { code = '', message }: Error & { code?: string }): StartError {
  if (code.startsWith('SQLITE_BUSY')) {
    return new StartError('data-in-use', `The data file ${file} is in use by another program.`);
  }
  if (/^SQLITE_(READONLY|FULL|IOERR|CANTOPEN|PERM)/.test(code)) {
    return new StartError('data-dir', `The data file ${file} cannot be written to: ${message}`);
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
    throw new StartError('data-newer', `The data file was written by a newer server (schema ${version}).`);
  }
  migrations.slice(version).forEach((statements, i) => {
    db.exec(`begin immediate; ${statements(sqliteWords)}; pragma user_version = ${version + i + 1}; commit`);
  });
}
