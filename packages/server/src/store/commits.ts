import { closeSync, openSync } from 'node:fs';
import { Conflict } from '@orrery/host';
import type Database from 'libsql';

/** Calls back once all that was written to the open file is on the disk: `fdatasync` of node:fs, or one like it. */
export type WaitForDisk = (fd: number, done: (error: Error | null) => void) => void;

interface Job {
  run(): unknown;
  resolve(value: any): void;
  reject(error: unknown): void;
}

export interface Commits {
  /** Writes what `run` does. A promise that resolves means: it is on the disk. */
  write<T>(run: () => T): Promise<T>;
  /** Before anything is read: what is on its way to the disk has come there, so that nobody sees what may still be lost. */
  landed(): Promise<void>;
  /** How often the disk was waited for. */
  readonly count: number;
  /** The latest write has failed. */
  readonly failing: boolean;
  /** Writes what was asked for, and nothing any more from then on. */
  close(): Promise<void>;
}

/**
 * All writes asked for in one turn of the event loop, and while the disk was waited for, share one transaction, and so
 * one wait for the disk. Nobody is answered before it is over; meanwhile the server goes on with others. SQLite itself
 * does not wait (`synchronous = NORMAL`): what it writes to its log at each commit is waited for here, on another thread.
 * A job that fails does so alone: the others are written without it.
 */
export function openCommits(
  db: Database.Database,
  log: string,
  waitForDisk: WaitForDisk,
  onWrite: (count: number) => void,
): Commits {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  // The log stays the same file for as long as the database is open.
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

  /** What is to be answered when all is written; else what has failed, and nothing was written. */
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

  /** Whoever is refused because of another may look for what that one wrote: all are answered once it has landed. */
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
        // What the disk has refused once it may lose later without a word: only opening the file anew tells what is there.
        broken = new Error('the disk has failed; nothing is saved until the server is started anew', { cause: error });
        for (const job of group) job.reject(broken);
      } else {
        onWrite(group.length);
      }
      for (const answer of answers) answer();
      landed();
      // Those who wait to read do so before more is written.
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
        // The engine does not survive a question to a file that is closed.
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
    // Such a job has written nothing: the group can go on with it.
    if (!(error instanceof Conflict)) throw error;
    return () => job.reject(error);
  }
}
