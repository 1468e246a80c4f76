import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Conflict, type Store } from '@orrery/host';
import type { CompiledQuery } from 'kysely';
import Database from 'libsql';
import { StartError } from '../errors.ts';
import { type Book, Taken } from './book.ts';
import { type Made, openCommits } from './commits.ts';
import { migrations, sqliteWords } from './migrations.ts';
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
  /** SQLite's setting where it writes: 2 is FULL, every commit waits for the disk. */
  synchronous(): Promise<number>;
  /** Rejects where nothing can be saved: the disk is full, or the file has gone from under us. */
  probe(): Promise<void>;
}

/** A larger file is not read through at every start. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** A log of 16 MB. */
const LONG_LOG_PAGES = 4000;

/** What is written to see whether anything can be: hardly anything, but more than any move after a write that failed. */
const PROBE_BYTES = 4 * 1024;
const LARGE_PROBE_BYTES = 1024 * 1024;
const PROBE = 'insert into probe (id, filler) values (1, zeroblob(?1)) on conflict do update set filler = zeroblob(?1)';

/** Each line to the file has its own. */
const PRAGMAS = [
  'synchronous = FULL',
  // The file is brought up to date elsewhere; only where that does not keep up, moves wait for it.
  `wal_autocheckpoint = ${LONG_LOG_PAGES}`,
  // Everybody waits while this thread does; only an operator's own tools can make it.
  'busy_timeout = 1000',
];

// What a move writes. Only from the number right before, so a gap in the entries is as impossible as a double.
const INSERT_ENTRY = 'insert into entries (match, seq, entry, events) values (?, ?, ?, ?)';
const UPDATE_SNAPSHOT = 'update snapshots set seq = ?2, version = ?3, state = ?4 where match = ?1 and seq = ?2 - 1';
const REPLACE_DUE =
  'insert into due (match, seq, at, state) values (?1, ?2, ?3, ?4) on conflict (match) do update set seq = ?2, at = ?3, state = ?4';
const MOVE = [INSERT_ENTRY, UPDATE_SNAPSHOT, REPLACE_DUE];

type Db = Database.Database;

/** Opens (and where needed creates or upgrades) the store in a file. Throws `StartError` where that cannot be done. */
export function openSqlite(file: string): SqliteStore {
  const db = openFile(file);
  const sweeper = openSweeper(file);
  const commits = openCommits(file, PRAGMAS, sweeper.wrote);
  const { ino } = statSync(file);
  const all = reader(db);

  /** All of them are run; how many rows the last one has changed. */
  const run = (...queries: CompiledQuery[]): Promise<number> =>
    commits.write(sqlOf(queries), (made) => {
      let changes = 0;
      for (const { sql, parameters } of queries) changes = made(sql).run(parameters).changes;
      return changes;
    });
  /** One that gives rows back. */
  const ask = <R>(query: CompiledQuery<R>): Promise<R[]> => commits.write([query.sql], (made) => answer(made, query));

  return {
    book: {
      sql: sqliteWriter,
      read: async (query) => all(query),
      write: (...queries) =>
        commits
          .write(sqlOf(queries), async (made) => {
            const answers = [];
            for (const query of queries) answers.push(await answer(made, query));
            return answers;
          })
          .catch(asTaken),
      writeIf: (first, ...queries) =>
        commits
          .write(sqlOf([first, ...queries]), async (made) => {
            if ((await answer(made, first)).length === 0) return false;
            for (const query of queries) await answer(made, query);
            return true;
          })
          .catch(asTaken),
    },
    get commits() {
      return commits.count;
    },
    synchronous: commits.synchronous,
    async create(match) {
      await run(...createMatch(sqliteWriter, match));
    },
    async load(id, known = { seq: -1, talk: 0 }) {
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
    newest: async (id) => all(newestSeq(sqliteWriter, id))[0]?.seq ?? null,
    append(id, row, snapshot, due = null) {
      const entry = JSON.stringify(row.entry);
      const events = JSON.stringify(row.events);
      const state = JSON.stringify(snapshot.state);
      return commits.write(MOVE, (made) => {
        const { changes } = made(UPDATE_SNAPSHOT).run([id, row.seq, snapshot.version, state]);
        if (changes === 0) throw new Conflict(id, row.seq);
        made(INSERT_ENTRY).run([id, row.seq, entry, events]);
        if (due) made(REPLACE_DUE).run([id, due.seq, due.at, JSON.stringify(due.state)]);
      });
    },
    async delay(id, due, calls = []) {
      await run(...delayMatch(sqliteWriter, id, due, calls, Date.now()));
    },
    probe: () =>
      commits.write([PROBE], (made) => {
        if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new Error(`${file} has gone`);
        made(PROBE).run([commits.failing ? LARGE_PROBE_BYTES : PROBE_BYTES]);
      }),
    claim: async (id, seat, taker) => (await run(takeSeat(sqliteWriter, id, seat, taker))) > 0,
    reseat: async (id, seat, before, after) =>
      (await ask(changeSeat(sqliteWriter, id, seat, before, after))).length > 0,
    say: async (id, said) => ((await ask(addTalk(sqliteWriter, id, said)))[0] as { n: number }).n,
    async close() {
      await commits.close();
      await sweeper.close();
      db.close();
    },
  };
}

/** What must not be there twice is. */
function asTaken(error: Error & { code?: string }): never {
  throw /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(error.code ?? '') ? new Taken() : error;
}

/** Whether a query gives anything back. */
const isReader = ({ sql }: CompiledQuery): boolean => /^select |\breturning /.test(sql);

const sqlOf = (queries: readonly CompiledQuery[]): string[] => queries.map(({ sql }) => sql);

async function answer<R>(made: Made, query: CompiledQuery<R>): Promise<R[]> {
  const statement = made(query.sql);
  if (isReader(query)) return (await statement.all(query.parameters)) as R[];
  statement.run(query.parameters);
  return [];
}

/** Reads on a line of its own, which sees what has been committed; a statement is made ready once. */
function reader(db: Db) {
  const ready = new Map<string, Database.Statement>();
  return <R>({ sql, parameters }: CompiledQuery<R>): R[] => {
    const statement = ready.get(sql) ?? db.prepare(sql);
    ready.set(sql, statement);
    return statement.all(parameters) as R[];
  };
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
    db = new Database(file);
  } catch (error) {
    throw new StartError('data-dir', `The data file ${file} cannot be opened: ${(error as Error).message}`);
  }
  try {
    db.pragma('journal_mode = WAL');
    for (const pragma of PRAGMAS) db.pragma(pragma);
    if (statSync(file).size <= CHECKED_BYTES) checkPages(db);
    migrate(db);
    // A file that can only be read opens well enough; better to know now than with the first move.
    db.prepare(PROBE).run(PROBE_BYTES);
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
