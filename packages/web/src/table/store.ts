import {
  type ChatMessage,
  type EntryRow,
  type NewMatch,
  type SavedMatch,
  type Store,
  WriteConflict,
} from '@orrery/host';
import type { Snapshot } from '@orrery/kernel';
import { type BotResult, botResultOf } from './bot-results.ts';
import { type Drawing, type GameEntry, type OldTable, partsOf } from './saved.ts';

const NAME = 'orrery';
const VERSION = 5;
const PARTS = ['matches', 'rows', 'snapshots', 'talk', 'spines', 'drawings', 'results', 'analyses'] as const;

type Part = (typeof PARTS)[number];
type Of = (part: Part) => IDBObjectStore;
type Header = Omit<NewMatch, 'events' | 'snapshot'>;

let opened: Promise<IDBDatabase> | null = null;

/**
 * Upgrades the database. A table is split into several stores, so that a move only adds rows and replaces the snapshot
 * and the list entry.
 */
function upgrade(db: IDBDatabase, transaction: IDBTransaction, from: number): void {
  db.createObjectStore('analyses', { keyPath: 'id' });
  if (from >= 4) return;
  db.createObjectStore('results', { keyPath: 'id' });
  const of: Of = (part) => transaction.objectStore(part);
  if (from >= 2) addLevels(of);
  if (from >= 3) return;
  db.createObjectStore('drawings', { keyPath: 'id' });
  if (from >= 2) return;
  if (from < 1) db.createObjectStore('spines', { keyPath: 'id' });
  db.createObjectStore('matches', { keyPath: 'id' });
  db.createObjectStore('rows', { keyPath: ['match', 'seq'] });
  db.createObjectStore('snapshots', { keyPath: 'match' });
  db.createObjectStore('talk', { keyPath: ['match', 'n'] });
  if (from < 1) return;
  // Version 1 saved each table as one record.
  const old = transaction.objectStore('tables').openCursor();
  old.onsuccess = () => {
    const cursor = old.result;
    if (!cursor) return db.deleteObjectStore('tables');
    const { match, rows, snapshot } = partsOf(cursor.value as OldTable);
    of('matches').put(match);
    writeRows(of, match.id, rows, snapshot);
    cursor.continue();
  };
}

/** Adds the levels of bots to the list entries, and lists the results of finished games. */
function addLevels(of: Of): void {
  const matches = of('matches').getAll() as IDBRequest<Header[]>;
  const entries = of('spines').getAll() as IDBRequest<GameEntry[]>;
  // Requests are answered in order.
  entries.onsuccess = () => {
    const seatsOf = new Map(matches.result.map(({ id, seats }) => [id, seats]));
    for (const entry of entries.result) {
      const levels = seatsOf.get(entry.id)?.map(({ level }) => level);
      if (levels)
        writeEntry(of, { ...entry, seats: entry.seats.map((seat, i) => ({ ...seat, level: levels[i] ?? null })) });
    }
  };
}

/** Writes a list entry, and the result of its game once it is over. */
function writeEntry(of: Of, entry: GameEntry): void {
  of('spines').put(entry);
  const result = botResultOf(entry);
  if (result) of('results').put(result);
  // The end may have been undone.
  else of('results').delete(entry.id);
}

function writeRows(of: Of, match: string, rows: readonly EntryRow[], snapshot: Snapshot): void {
  for (const row of rows) of('rows').put({ match, ...row });
  of('snapshots').put({ match, seq: rows[rows.length - 1]?.seq, snapshot });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) =>
      upgrade(request.result, request.transaction as IDBTransaction, oldVersion);
    request.onsuccess = () => {
      // A newer version of the app in another tab must be able to upgrade the store.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      // The browser may close the database itself, for example when data is cleared or the disk fails.
      request.result.onclose = () => {
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Runs `work` in one transaction, which is committed when the promise resolves. An error rolls it back. */
async function within<T>(mode: IDBTransactionMode, work: (of: Of) => T | Promise<T>): Promise<T> {
  const db = await open();
  const transaction = db.transaction(PARTS, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
  try {
    const value = await work((part) => transaction.objectStore(part));
    await done;
    return value;
  } catch (error) {
    done.catch(() => {});
    if (transaction.error === null) abort(transaction);
    throw error;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const rowsAfter = (match: string, seq: number) => IDBKeyRange.bound([match, seq], [match, Infinity], true);

/** Saves a new table with its list entry and its first rows. The snapshot is the state after the last row. */
export async function createTable(
  { events, snapshot, ...match }: NewMatch,
  entry: GameEntry,
  rows: readonly EntryRow[] = [],
): Promise<void> {
  await within('readwrite', (of) => {
    of('matches').add(match);
    writeRows(of, match.id, [{ seq: 0, entry: null, events }, ...rows], snapshot);
    writeEntry(of, entry);
  });
}

export const loadTable = (id: string, known = { seq: -1, talk: 0 }): Promise<SavedMatch | null> =>
  within('readonly', async (of) => {
    const [header, newest, rows, talk] = await Promise.all([
      got<Header | undefined>(of('matches').get(id)),
      got<{ seq: number; snapshot: Snapshot } | undefined>(of('snapshots').get(id)),
      got<(EntryRow & { match: string })[]>(of('rows').getAll(rowsAfter(id, known.seq))),
      got<{ said: ChatMessage }[]>(of('talk').getAll(rowsAfter(id, known.talk - 1))),
    ]);
    if (!header || !newest) return null;
    return {
      ...header,
      ...newest,
      rows: rows.map(({ seq, entry, events }) => ({ seq, entry, events })),
      talk: talk.map((line) => line.said),
    };
  });

const newestOf = async (id: string): Promise<number | null> =>
  (await within('readonly', (of) => got<{ seq: number } | undefined>(of('snapshots').get(id))))?.seq ?? null;

/**
 * The host's store for local tables. Rows that cannot be saved (full disk, private window) are kept in memory and saved
 * with the next row. `onKept` is called when saving starts to fail or works again.
 */
export function localStore(
  entryOf: (table: { id: string; game: string; seats: Header['seats'] }, snapshot: Snapshot) => GameEntry | null,
  onKept: (kept: boolean) => void,
): Store {
  let unsaved: EntryRow[] = [];
  let newest: Snapshot | null = null;
  let header: Header | null = null;
  let kept = true;

  function keep(now: boolean): void {
    if (kept !== now) onKept(now);
    kept = now;
  }

  const write = (id: string, rows: readonly EntryRow[], snapshot: Snapshot) =>
    within('readwrite', async (of) => {
      const first = rows[0]?.seq ?? 0;
      const before = await got<{ seq: number } | undefined>(of('snapshots').get(id));
      if (before?.seq !== first - 1) throw new WriteConflict(id, first);
      writeRows(of, id, rows, snapshot);
      const entry = header && entryOf(header, snapshot);
      if (entry) writeEntry(of, entry);
    });

  return {
    create: () => Promise.reject(new Error('Tables are created by the page.')),
    async load(id, known = { seq: -1, talk: 0 }) {
      const saved = await loadTable(id, known);
      if (!saved) return null;
      const { rows, snapshot, seq, talk, ...rest } = saved;
      header = rest;
      const last = unsaved[unsaved.length - 1];
      if (!last || !newest) return saved;
      return {
        ...saved,
        seq: last.seq,
        rows: [...rows, ...unsaved.filter((row) => row.seq > known.seq)],
        snapshot: newest,
      };
    },
    newest: async (id) => unsaved[unsaved.length - 1]?.seq ?? (await newestOf(id)),
    async append(id, row, snapshot) {
      const rows = [...unsaved, row];
      try {
        await write(id, rows, snapshot);
        unsaved = [];
        keep(true);
      } catch (error) {
        if (error instanceof WriteConflict) throw error;
        unsaved = rows;
        newest = snapshot;
        keep(false);
      }
    },
    claim: async () => false,
    reseat: async () => false,
    // Local tables do not run while their page is closed.
    delay: async () => {},
    say: (match, said) =>
      within('readwrite', async (of) => {
        const n = await got(of('talk').count(rowsAfter(match, -1)));
        of('talk').add({ match, n, said });
        return n;
      }),
    async close() {},
  };
}

/** Whether a table is a tutorial game. */
export const isGuided = async (id: string): Promise<boolean> =>
  (await within('readonly', (of) => got<GameEntry | undefined>(of('spines').get(id))))?.guided ?? false;

/** Saves the list entry of an online table. */
export const saveGameEntry = (entry: GameEntry): Promise<void> => within('readwrite', (of) => writeEntry(of, entry));

/** The results of a game's finished games against bots, oldest first. */
export async function listBotResults(game: string): Promise<BotResult[]> {
  const results = await within('readonly', (of) => got<BotResult[]>(of('results').getAll()));
  return results.filter((result) => result.game === game).sort((a, b) => a.updated - b.updated);
}

/** All list entries, newest first. */
export async function listGames(): Promise<GameEntry[]> {
  const entries = await within('readonly', (of) => got<GameEntry[]>(of('spines').getAll()));
  return entries.sort((a, b) => b.updated - a.updated);
}

export const removeTable = (id: string): Promise<void> =>
  within('readwrite', (of) => {
    for (const part of ['matches', 'snapshots', 'spines'] as const) of(part).delete(id);
    for (const part of ['rows', 'talk'] as const) of(part).delete(rowsAfter(id, -1));
  });

/** An analysis of a finished game. Only its page knows its format. */
export interface StoredAnalysis {
  /** The identity of the record. */
  id: string;
  /** The version of the rules and of the engine that made it. */
  made: string;
  value: unknown;
  updated: number;
}

/** Number of analyses to keep. */
const ANALYSES = 40;

export const loadAnalysis = (id: string): Promise<StoredAnalysis | undefined> =>
  within('readonly', (of) => got<StoredAnalysis | undefined>(of('analyses').get(id)));

/** Saves an analysis, and removes the oldest ones if there are many. */
export const saveAnalysis = (analysis: StoredAnalysis): Promise<void> =>
  within('readwrite', async (of) => {
    of('analyses').put(analysis);
    const all = await got<StoredAnalysis[]>(of('analyses').getAll());
    const oldest = all.sort((a, b) => b.updated - a.updated).slice(ANALYSES);
    for (const { id } of oldest) of('analyses').delete(id);
  });

/** A game's drawings, newest first. */
export async function listDrawings(game: string): Promise<Drawing[]> {
  const drawings = await within('readonly', (of) => got<Drawing[]>(of('drawings').getAll()));
  return drawings.filter((drawing) => drawing.game === game).sort((a, b) => b.updated - a.updated);
}

export const saveDrawing = (drawing: Drawing): Promise<void> =>
  within('readwrite', (of) => void of('drawings').put(drawing));

export const removeDrawing = (id: string): Promise<void> => within('readwrite', (of) => void of('drawings').delete(id));
