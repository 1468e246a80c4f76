import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';

/** Number of writes between checkpoints. */
const OFTEN = 100;

/**
 * Runs SQLite checkpoints on a separate connection and thread, so that no move waits for their disk syncs. A failed
 * checkpoint is left to the next one, or to the writer if the log grows long.
 */
export function openCheckpointer(file: string): { wrote(count: number): void; close(): Promise<void> } {
  let db: Database | null = null;
  let written = 0;
  let sweeping: Promise<void> | null = null;

  async function sweep(): Promise<void> {
    try {
      // A deleted file must not be created again.
      db ??= new Database(`${pathToFileURL(file)}?mode=rw`, {});
      await db.exec('pragma wal_checkpoint(passive)');
    } catch {
      // Nothing is lost: the data is in the log.
    }
  }

  return {
    wrote(count) {
      written += count;
      if (sweeping || written < OFTEN) return;
      written = 0;
      sweeping = sweep().then(() => {
        sweeping = null;
      });
    },
    async close() {
      await sweeping;
      db?.close();
    },
  };
}
