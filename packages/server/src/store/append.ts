import { Conflict, type Due, type Row } from '@orrery/host';
import type { Snapshot } from '@orrery/kernel';

/** A row on its way, as text. */
export interface Append {
  match: string;
  seq: number;
  entry: string;
  events: string;
  version: number;
  state: string;
  /** When to look at the match next, and how its clocks stand; null where that is not kept. */
  due: number | null;
  clock: string | null;
}

interface Job extends Append {
  resolve(): void;
  reject(error: unknown): void;
}

/** So many groups may be on their way to the database at the same time. */
const LINES = 3;
/** What goes in one group: a few hundred kilobytes at most games' size of state. */
const MOST = 64;

/**
 * Moves that are made while others are on their way wait and go together: one message, one commit, one wait for the
 * disk. `write` gives back which of a group were written; of a match there is at most one row in a group. `isRefusal`
 * says of an error that nothing was written for certain; of a line that broke nobody knows.
 */
export function openAppender(
  write: (group: readonly Append[]) => Promise<ReadonlySet<string>>,
  isRefusal: (error: unknown) => boolean,
) {
  let waiting: Job[] = [];
  /** Matches of which a row is on its way: a second one comes after it, however many lines there are. */
  const underway = new Set<string>();
  let lines = 0;
  let planned = false;
  const ended: (() => void)[] = [];

  function nextGroup(): Job[] {
    const group: Job[] = [];
    const rest: Job[] = [];
    for (const job of waiting) {
      if (group.length === MOST || underway.has(job.match)) {
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
      // One that cannot be written must not take its neighbours along.
      if (group.length > 1 && isRefusal(error)) await Promise.all(group.map((job) => send([job])));
      else for (const job of group) job.reject(error);
      return;
    }
    for (const job of group) {
      if (written.has(job.match)) job.resolve();
      else job.reject(new Conflict(job.match, job.seq));
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
    append(match: string, row: Row, { version, state }: Snapshot, due: Due | null = null): Promise<void> {
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
    /** Resolves when all that was asked for is settled. */
    async settled(): Promise<void> {
      if (lines > 0 || waiting.length > 0) await new Promise<void>((done) => ended.push(done));
    },
  };
}
