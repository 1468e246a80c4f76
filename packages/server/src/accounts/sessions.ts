import type { Bus } from '@orrery/host';
import type { SqlDatabase } from '../store/database.ts';
import { isBanned } from './bans.ts';

/** Open connections by session. They are closed on every node when the session ends or its person is banned. */
export interface OpenSessions {
  /** Registers a connection; returns a function to call when it closes. */
  opened(session: string, cut: () => void): () => void;
  /** Closes the connections of these sessions, on every node. */
  shut(sessions: readonly string[]): void;
  close(): void;
}

const CHANNEL = 'sessions';

export function trackSessions(
  bus: Bus,
  { sql, read }: SqlDatabase,
  fault: (error: unknown) => void,
  now: () => number = Date.now,
): OpenSessions {
  const lines = new Map<string, Set<() => void>>();

  function cut(sessions: readonly string[]): void {
    for (const session of sessions) for (const end of lines.get(session) ?? []) end();
  }

  /** Closes the connections of ended sessions and banned people, since messages may have been missed. */
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
    const known = new Set(rows.flatMap((row) => (isBanned(row, now()) ? [] : [row.id])));
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
