import { pathToFileURL } from 'node:url';
import { Conflict } from '@orrery/host';
import Database from 'libsql/promise';

/** A statement on the line on which all is written. Only what gives rows back is waited for. */
export interface Statement {
  run(values: readonly unknown[]): { changes: number };
  all(values: readonly unknown[]): Promise<unknown[]>;
}

/** Finds what a job has said it needs. */
export type Made = (sql: string) => Statement;

interface Job {
  needs: readonly string[];
  run(made: Made): unknown;
  resolve(value: any): void;
  reject(error: unknown): void;
}

export interface Commits {
  /** Writes what `run` does by statements of `needs`. A promise that resolves means: it is on the disk. */
  write<T>(needs: readonly string[], run: (made: Made) => T | Promise<T>): Promise<T>;
  /** How often the disk was waited for. */
  readonly count: number;
  /** The latest write has failed. */
  readonly failing: boolean;
  /** SQLite's setting: 2 is FULL, every commit waits for the disk. */
  synchronous(): Promise<number>;
  close(): Promise<void>;
}

/**
 * All writes share a line to the file, on which one transaction follows the other. What is asked for while the disk is
 * waited for goes into the next one together, and so shares its wait. Nobody is answered before the commit, for which
 * another thread waits: this one has time for those who move meanwhile. A job that fails does so alone: the others are
 * written without it.
 */
export function openCommits(file: string, pragmas: readonly string[], onWrite: (count: number) => void): Commits {
  // A file that has gone from under us is not to be made anew.
  const db = new Database(`${pathToFileURL(file)}?mode=rw`, {});
  const ready = new Map<string, Statement>();
  let jobs: Job[] = [];
  let busy: Promise<void> | null = null;
  let isOpen = false;
  const refusals: (() => void)[] = [];
  let count = 0;
  let failing = false;

  async function open(): Promise<void> {
    for (const pragma of pragmas) await db.exec(`pragma ${pragma}`);
    isOpen = true;
  }

  async function prepare(needs: readonly string[]): Promise<void> {
    for (const sql of needs) if (!ready.has(sql)) ready.set(sql, await db.prepare(sql));
  }

  function made(sql: string): Statement {
    const statement = ready.get(sql);
    if (!statement) throw new Error(`not made ready: ${sql}`);
    return statement;
  }

  /** Empty when all is written, but for what others were quicker with; else what has failed, and nothing was written. */
  async function writeAll(group: readonly Job[]): Promise<readonly Job[]> {
    const settle: (() => void)[] = [];
    let current: Job | null = null;
    try {
      if (!isOpen) await open();
      await prepare([BEGIN]);
      made(BEGIN).run([]);
      for (const job of group) {
        current = job;
        try {
          if (!job.needs.every((sql) => ready.has(sql))) await prepare(job.needs);
          const done = job.run(made);
          const value = done instanceof Promise ? await done : done;
          settle.push(() => job.resolve(value));
        } catch (error) {
          // Such a job has written nothing: the group can go on with it.
          if (!(error instanceof Conflict)) throw error;
          settle.push(() => job.reject(error));
        }
      }
      current = null;
      await db.exec('commit');
      count++;
      failing = false;
      onWrite(group.length);
    } catch (error) {
      failing = true;
      if ((db as unknown as { inTransaction: boolean }).inTransaction) await db.exec('rollback').catch(() => {});
      const failed = current ? [current] : group;
      for (const job of failed) refusals.push(() => job.reject(error));
      return failed;
    }
    for (const done of settle) done();
    return [];
  }

  /** First all who ask in this turn of the event loop are heard. */
  async function writeOn(): Promise<void> {
    await new Promise((heard) => setImmediate(heard));
    while (jobs.length > 0) {
      let group = jobs;
      jobs = [];
      while (group.length > 0) {
        const failed = await writeAll(group);
        group = failed.length > 0 ? group.filter((job) => !failed.includes(job)) : [];
      }
      // Whoever is refused because of another may look for what that one wrote: it is there by then.
      for (const refuse of refusals.splice(0)) refuse();
    }
    busy = null;
  }

  return {
    get count() {
      return count;
    },
    get failing() {
      return failing;
    },
    write: (needs, run) =>
      new Promise((resolve, reject) => {
        jobs.push({ needs, run, resolve, reject });
        busy ??= writeOn();
      }),
    async synchronous() {
      if (!isOpen) await open();
      const statement = await db.prepare('pragma synchronous');
      return (statement.get() as { synchronous: number }).synchronous;
    },
    async close() {
      await busy;
      db.close();
    },
  };
}

const BEGIN = 'begin immediate';
