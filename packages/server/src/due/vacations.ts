import { type Bus, refused, type Span } from '@orrery/host';
import type { Vacation } from '@orrery/protocol';
import type { Book } from '../store/book.ts';

const DAY_MS = 86_400_000;
/** So many days of a year somebody's clocks may rest, at tables that are played over days. */
export const VACATION_DAYS = 30;

/** When people are away, so that their clocks rest. */
export interface Vacations {
  /** Of each person, in the same order. */
  of(people: readonly string[]): Promise<Span[][]>;
  /** How it stands with one's own. */
  mine(person: string): Promise<Vacation>;
  /** Goes on vacation from now on, for so many days; refused where the year has fewer left. */
  begin(person: string, days: number): Promise<Vacation>;
  /** Is back. */
  end(person: string): Promise<Vacation>;
}

export function openVacations({ sql, read, write }: Book, bus: Bus, now: () => number): Vacations {
  async function of(people: readonly string[]): Promise<Span[][]> {
    if (people.length === 0) return [];
    const rows = await read(
      sql.selectFrom('vacations').selectAll().where('person', 'in', people).orderBy('starts').compile(),
    );
    return people.map((person) =>
      rows.filter((row) => row.person === person).map((row) => ({ from: row.starts, until: row.ends })),
    );
  }

  async function mine(person: string): Promise<Vacation> {
    const [spans = []] = await of([person]);
    const away = spans.find(({ from, until }) => from <= now() && now() < until);
    return { days: VACATION_DAYS, left: daysLeft(spans, now()), until: away?.until ?? null };
  }

  /** Tables in use look up anew who is away. */
  async function tell(person: string): Promise<void> {
    const rows = await read(
      sql
        .selectFrom('seats as s')
        .innerJoin('due as d', 'd.match', 's.match')
        .select('s.match')
        .where('s.person', '=', person)
        .where('d.at', 'is not', null)
        .compile(),
    );
    for (const { match } of rows) bus.publish(`match/${match}`, null);
  }

  return {
    of,
    mine,
    async begin(person, days) {
      const at = now();
      const [spans = []] = await of([person]);
      const others = spans.filter(({ until }) => until <= at);
      const wanted = { from: at, until: at + days * DAY_MS };
      const years = [at, wanted.until - 1].map((time) => daysLeft([...others, wanted], time));
      if (years.some((left) => left < 0)) throw refused('no-vacation');
      await write(
        sql.updateTable('vacations').set({ ends: at }).where('person', '=', person).where('ends', '>', at).compile(),
        sql.deleteFrom('vacations').where('person', '=', person).where('starts', '>=', at).compile(),
        sql.insertInto('vacations').values({ person, starts: wanted.from, ends: wanted.until }).compile(),
      );
      await tell(person);
      return mine(person);
    },
    async end(person) {
      const at = now();
      await write(
        sql.updateTable('vacations').set({ ends: at }).where('person', '=', person).where('ends', '>', at).compile(),
      );
      await tell(person);
      return mine(person);
    },
  };
}

/** What is left of the year in which a moment lies, in whole days begun. */
function daysLeft(spans: readonly Span[], at: number): number {
  const year = new Date(at).getUTCFullYear();
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const used = spans.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, end) - Math.max(from, start)),
    0,
  );
  return VACATION_DAYS - Math.ceil(used / DAY_MS);
}
