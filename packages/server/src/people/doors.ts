import type { Bus } from '@orrery/host';
import type { Book } from '../store/book.ts';
import { isShut } from './bans.ts';

/** The lines that were opened with a session: they end with it, at every node. */
export interface Doors {
  /** A line was opened with a session; returns how to say that it has closed. */
  opened(session: string, cut: () => void): () => void;
  /** These sessions are over. */
  shut(sessions: readonly string[]): void;
  close(): void;
}

const CHANNEL = 'sessions';

export function openDoors(
  bus: Bus,
  { sql, read }: Book,
  fault: (error: unknown) => void,
  now: () => number = Date.now,
): Doors {
  const lines = new Map<string, Set<() => void>>();

  function cut(sessions: readonly string[]): void {
    for (const session of sessions) for (const end of lines.get(session) ?? []) end();
  }

  /** Something may have been said while nobody could hear it: those that are no longer in the book are over. */
  async function checkAll(): Promise<void> {
    const open = [...lines.keys()];
    if (open.length === 0) return;
    const rows = await read(
      sql
        .selectFrom('sessions as s')
        .leftJoin('bans as b', 'b.person', 's.person')
        .select(['s.id', 'b.until', 'b.why'])
        .where('s.id', 'in', open)
        .compile(),
    );
    const known = new Set(rows.flatMap((row) => (isShut(row, now()) ? [] : [row.id])));
    cut(open.filter((session) => !known.has(session)));
  }

  const unsubscribe = bus.subscribe(CHANNEL, (message) => {
    if (Array.isArray(message)) cut(message as string[]);
    else checkAll().catch(fault);
  });

  return {
    opened(session, end) {
      const ends = lines.get(session) ?? new Set();
      lines.set(session, ends);
      ends.add(end);
      return () => {
        ends.delete(end);
        if (ends.size === 0 && lines.get(session) === ends) lines.delete(session);
      };
    },
    shut: (sessions) => {
      if (sessions.length > 0) bus.publish(CHANNEL, [...sessions]);
    },
    close: unsubscribe,
  };
}
