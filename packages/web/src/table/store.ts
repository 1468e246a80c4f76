import type { SavedTable, ShelfEntry } from './saved.ts';

const NAME = 'orrery';
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('spines', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // A newer version of the app in another tab must be able to upgrade the store.
      request.result.onversionchange = () => {
        request.result.close();
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

async function within<T>(
  mode: IDBTransactionMode,
  work: (of: (name: string) => IDBObjectStore) => IDBRequest<T> | null,
) {
  const db = await open();
  return new Promise<T | undefined>((resolve, reject) => {
    const transaction = db.transaction(['tables', 'spines'], mode);
    const request = work((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Writes a table and its entry together; resolved means written. */
export async function saveTable(table: SavedTable, entry: ShelfEntry): Promise<void> {
  await within('readwrite', (of) => {
    of('tables').put(table);
    of('spines').put(entry);
    return null;
  });
}

export const loadTable = (id: string): Promise<SavedTable | undefined> =>
  within<SavedTable>('readonly', (of) => of('tables').get(id));

/** Remembers a table that lives elsewhere. */
export async function saveShelfEntry(entry: ShelfEntry): Promise<void> {
  await within('readwrite', (of) => of('spines').put(entry));
}

/** What stands on the shelf, newest first. */
export async function listShelf(): Promise<ShelfEntry[]> {
  const shelf = (await within<ShelfEntry[]>('readonly', (of) => of('spines').getAll())) ?? [];
  return shelf.sort((a, b) => b.updated - a.updated);
}

export async function removeTable(id: string): Promise<void> {
  await within('readwrite', (of) => {
    of('tables').delete(id);
    of('spines').delete(id);
    return null;
  });
}
