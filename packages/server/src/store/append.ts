import { type Due, type EntryRow, WriteConflict } from '@orrery/host';
import type { Snapshot } from '@orrery/kernel';

/** A serialized row to write. */
export interface Append {
  match: string;
  seq: number;
  entry: string;
  events: string;
  version: number;
  state: string;
  /** Time of the next check, and clock state; null if there is none to save. */
  due: number | null;
  clock: string | null;
}

interface Job extends Append {
  resolve(): void;
  reject(error: unknown): void;
}

/** Maximum number of groups written at the same time. */
const LINES = 3;
/** Maximum group size; amounts to a few hundred kilobytes for most games. */
const MAX_GROUP = 64;

/**
 * Groups moves that arrive while others are being written: one message, one commit, one disk sync. `write` returns
 * which rows of a group were written; a group has at most one row per match. `isRefusal` tells whether an error means
 * that nothing was written, which is unknown after a broken connection.
 */
export function openAppender(
  write: (group: readonly Append[]) => Promise<ReadonlySet<string>>,
  isRefusal: (error: unknown) => boolean,
) {
  let waiting: Job[] = [];
  /** Matches with a row being written; the next row of such a match has to wait. */
  const underway = new Set<string>();
  let lines = 0;
  let planned = false;
  const ended: (() => void)[] = [];

  function nextGroup(): Job[] {
    const group: Job[] = [];
    const rest: Job[] = [];
    for (const job of waiting) {
      if (group.length === MAX_GROUP || underway.has(job.match)) {
        rest.push(job);
        continue;
      }
      underway.add(job.match);
      group.push(job);
    }
    waiting = rest;
    return group;
  }

  async function send(group: readonly Job[]): Promise<void> {
    let written: ReadonlySet<string>;
    try {
      written = await write(group);
    } catch (error) {
      // A row that cannot be written must not affect the others.
      if (group.length > 1 && isRefusal(error)) await Promise.all(group.map((job) => send([job])));
      else for (const job of group) job.reject(error);
      return;
    }
    for (const job of group) {
      if (written.has(job.match)) job.resolve();
      else job.reject(new WriteConflict(job.match, job.seq));
    }
  }

  function flush(): void {
    planned = false;
    while (lines < LINES) {
      const group = nextGroup();
      if (group.length === 0) return;
      lines++;
      void send(group).then(() => {
        lines--;
        for (const { match } of group) underway.delete(match);
        if (waiting.length > 0) flush();
        else if (lines === 0) for (const done of ended.splice(0)) done();
      });
    }
  }

  return {
    append(match: string, row: EntryRow, { version, state }: Snapshot, due: Due | null = null): Promise<void> {
      const { seq } = row;
      const texts = {
        entry: JSON.stringify(row.entry),
        events: JSON.stringify(row.events),
        state: JSON.stringify(state),
        clock: due ? JSON.stringify(due.state) : null,
      };
      return new Promise((resolve, reject) => {
        waiting.push({ match, seq, version, due: due?.at ?? null, resolve, reject, ...texts });
        if (planned) return;
        planned = true;
        setImmediate(flush);
      });
    },
    /** Resolves when all pending writes are settled. */
    async settled(): Promise<void> {
      if (lines > 0 || waiting.length > 0) await new Promise<void>((done) => ended.push(done));
    },
  };
}
