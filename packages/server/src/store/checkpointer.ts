import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';

/** Number of writes between checkpoints. A page that several of them changed is copied only once. */
const WRITES_PER_CHECKPOINT = 400;

/**
 * Runs SQLite checkpoints on a separate connection and thread, so that no move waits for their disk syncs. If a
 * checkpoint fails, the next one does its work, or the writer does if the log grows long.
 */
export function openCheckpointer(file: string): { wrote(count: number): void; close(): Promise<void> } {
  let db: Database | null = null;
  let written = 0;
  let running: Promise<void> | null = null;

  async function checkpoint(): Promise<void> {
    try {
      // Opened without `create`, so that a deleted file is not created again.
      db ??= new Database(`${pathToFileURL(file)}?mode=rw`, {});
      await db.exec('pragma wal_checkpoint(passive)');
    } catch {
      // Nothing is lost: the data is in the log.
    }
  }

  return {
    wrote(count) {
      written += count;
      if (running || written < WRITES_PER_CHECKPOINT) return;
      written = 0;
      running = checkpoint().then(() => {
        running = null;
      });
    },
    async close() {
      await running;
      db?.close();
    },
  };
}
