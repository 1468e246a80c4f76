import { closeSync, openSync } from 'node:fs';
import { WriteConflict } from '@orrery/host';
import type Database from 'libsql';

/** Calls `done` when all written data is on disk: `fdatasync` of node:fs, or a replacement. */
export type WaitForDisk = (fd: number, done: (error: Error | null) => void) => void;

interface Job {
  run(): unknown;
  resolve(value: any): void;
  reject(error: unknown): void;
}

export interface Commits {
  /** Runs a write. Resolves when the data is durable. */
  write<T>(run: () => T): Promise<T>;
  /** Waits for pending writes before a read, so that reads return durable data only. */
  landed(): Promise<void>;
  /** Number of disk syncs. */
  readonly count: number;
  /** Whether the latest write failed. */
  readonly failing: boolean;
  /** Completes pending writes and rejects further ones. */
  close(): Promise<void>;
}

/**
 * Group commit: all writes requested in one turn of the event loop, or during a disk sync, share one transaction and
 * one sync. Their promises resolve after the sync; meanwhile the server continues. SQLite itself does not sync
 * (`synchronous = NORMAL`); its log is synced here, on another thread. A failing job fails alone, and the others are
 * written without it.
 */
export function openCommits(
  db: Database.Database,
  log: string,
  waitForDisk: WaitForDisk,
  onWrite: (count: number) => void,
): Commits {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  // The log remains the same file while the database is open.
  const fd = openSync(log, 'r+');
  let jobs: Job[] = [];
  let landing: Promise<void> | null = null;
  let count = 0;
  let failing = false;
  let closed = false;
  let broken: Error | null = null;

  function flush(): void {
    let group = jobs;
    jobs = [];
    const answers: (() => void)[] = [];
    while (group.length > 0) {
      const { written, failed, error } = writeAll(group);
      answers.push(...written, ...failed.map((job) => () => job.reject(error)));
      if (failed.length === 0) return land(group, answers);
      group = group.filter((job) => !failed.includes(job));
    }
    for (const answer of answers) answer();
  }

  /**
   * Writes a group in one transaction. Returns the callbacks to run after the commit; on failure, returns the error,
   * and nothing was written.
   */
  function writeAll(group: readonly Job[]): { written: (() => void)[]; failed: readonly Job[]; error?: unknown } {
    let current: Job | null = null;
    try {
      if (broken) throw broken;
      begin.run();
      const written: (() => void)[] = [];
      for (const job of group) {
        current = job;
        written.push(answerOf(job));
      }
      current = null;
      commit.run();
      return { written, failed: [] };
    } catch (error) {
      failing = true;
      if (db.inTransaction) db.exec('rollback');
      return { written: [], failed: current ? [current] : group, error };
    }
  }

  /**
   * Syncs the disk and then answers all jobs. Even rejected jobs wait, because their callers may read what the job they
   * conflicted with has written.
   */
  function land(group: readonly Job[], answers: readonly (() => void)[]): void {
    let landed = () => {};
    landing = new Promise((resolve) => {
      landed = resolve;
    });
    waitForDisk(fd, (error) => {
      landing = null;
      count++;
      failing = error !== null;
      if (error) {
        // After a failed sync the disk may lose data silently, and only reopening the file shows what was saved.
        broken = new Error('the disk has failed: nothing is saved until the server is restarted', { cause: error });
        for (const job of group) job.reject(broken);
      } else {
        onWrite(group.length);
      }
      for (const answer of answers) answer();
      landed();
      // Pending reads run before the next write.
      if (jobs.length > 0) setImmediate(flush);
    });
  }

  return {
    get count() {
      return count;
    },
    get failing() {
      return failing;
    },
    write<T>(run: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        // The database engine crashes if a closed file is queried.
        if (closed) return reject(new Error('the store is closed'));
        if (jobs.length === 0 && !landing) setImmediate(flush);
        jobs.push({ run, resolve, reject });
      });
    },
    async landed() {
      await landing;
      if (broken) throw broken;
    },
    async close() {
      closed = true;
      await landing;
      flush();
      await landing;
      closeSync(fd);
    },
  };
}

function answerOf(job: Job): () => void {
  try {
    const value = job.run();
    return () => job.resolve(value);
  } catch (error) {
    // This job has written nothing, so the group can continue.
    if (!(error instanceof WriteConflict)) throw error;
    return () => job.reject(error);
  }
}
