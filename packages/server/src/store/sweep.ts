import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';

/** After so many writes the file is brought up to date. */
const OFTEN = 100;

/**
 * SQLite writes to a log first, and now and then brings the file itself up to date, for which it waits for the disk
 * several times. That is done here on a line and a thread of its own, so that no move waits for it. What fails is left to
 * the next time, or to the writer, who does it himself where the log has grown long.
 */
export function openSweeper(file: string): { wrote(count: number): void; close(): Promise<void> } {
  let db: Database | null = null;
  let written = 0;
  let sweeping: Promise<void> | null = null;

  async function sweep(): Promise<void> {
    try {
      // A file that has gone from under us is not to be made anew.
      db ??= new Database(`${pathToFileURL(file)}?mode=rw`, {});
      await db.exec('pragma wal_checkpoint(passive)');
    } catch {
      // Nothing is lost: all of it stands in the log.
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
