import type { ChatLine, NumberedEvent, TableState } from './messages.ts';

// A table comes with the newest page of its log and talk. A client keeps what it has of the rest, and asks for more.

/** How many lines of talk a table has in all. */
export const chatCount = ({ talk, talkFrom = 0 }: TableState): number => talkFrom + talk.length;

/** What to ask for next; null where the table is whole. */
export function leftOut({ views, talkFrom = 0 }: TableState): { what: 'log' | 'talk'; before: number } | null {
  const first = Math.max(0, ...views.map(({ log }) => log[0]?.n ?? 0));
  if (first > 0) return { what: 'log', before: first };
  return talkFrom > 0 ? { what: 'talk', before: talkFrom } : null;
}

/** The events of both lists, where the first one reaches the second. */
function joined(before: readonly NumberedEvent[], log: NumberedEvent[]): NumberedEvent[] {
  const first = log[0]?.n ?? 0;
  const kept = before.filter(({ n }) => n < first);
  return kept.at(-1)?.n === first - 1 ? [...kept, ...log] : log;
}

/** A table that has come anew, with what an older one has of the time before. */
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

/** A table with one more page in front; null where the page does not belong there. */
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
