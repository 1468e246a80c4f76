import type { ChatLine, NumberedEvent, TableState } from './messages.ts';

// A table is sent with the newest page of its log and chat. The client keeps earlier pages and requests missing ones.

/** Total number of chat messages of a table. */
export const chatCount = ({ talk, talkFrom = 0 }: TableState): number => talkFrom + talk.length;

/** The next page to request; null if the table is complete. */
export function leftOut({ views, talkFrom = 0 }: TableState): { what: 'log' | 'talk'; before: number } | null {
  const first = Math.max(0, ...views.map(({ log }) => log[0]?.n ?? 0));
  if (first > 0) return { what: 'log', before: first };
  return talkFrom > 0 ? { what: 'talk', before: talkFrom } : null;
}

/** Both lists joined, if there is no gap between them; otherwise the second. */
function joined(before: readonly NumberedEvent[], log: NumberedEvent[]): NumberedEvent[] {
  const first = log[0]?.n ?? 0;
  const kept = before.filter(({ n }) => n < first);
  return kept.at(-1)?.n === first - 1 ? [...kept, ...log] : log;
}

/** A newly received table, extended by the earlier pages of the previous one. */
export function withEarlier<T extends TableState>(table: T, old: TableState): T {
  const views = table.views.map((view) => {
    const known = old.views.find(({ seat }) => seat === view.seat);
    return known ? { ...view, log: joined(known.log, view.log) } : view;
  });
  const { talkFrom = 0 } = table;
  const { talkFrom: oldFrom = 0 } = old;
  const isReached = oldFrom <= talkFrom && talkFrom <= chatCount(old);
  const talk = isReached ? [...old.talk.slice(0, talkFrom - oldFrom), ...table.talk] : table.talk;
  return { ...table, views, talk, talkFrom: isReached ? oldFrom : talkFrom };
}

/** A table with one more page in front; null if the page does not connect to it. */
export function withPage<T extends TableState>(
  table: T,
  before: number,
  pages: readonly { seat: number | null; events: NumberedEvent[] }[],
  lines: readonly ChatLine[],
): T | null {
  const { talkFrom = 0 } = table;
  if (lines.length > 0) {
    if (talkFrom !== before) return null;
    return { ...table, talk: [...lines, ...table.talk], talkFrom: talkFrom - lines.length };
  }
  let isLonger = false;
  const views = table.views.map((view) => {
    const events = pages.find(({ seat }) => seat === view.seat)?.events ?? [];
    const log = joined(events, view.log);
    isLonger ||= log !== view.log;
    return log === view.log ? view : { ...view, log };
  });
  return isLonger ? { ...table, views } : null;
}
