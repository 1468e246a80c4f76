import { type Bus, matchChannel, type Period, requestError } from '@orrery/host';
import type { Vacation } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';

const DAY_MS = 86_400_000;
/** Vacation days per year, in turn-based games. */
const VACATION_DAYS = 30;

/** Vacations of players, which pause their clocks. */
export interface Vacations {
  /** Vacations of each person, in the same order. */
  of(people: readonly string[]): Promise<Period[][]>;
  /** A person's own vacation state. */
  mine(person: string): Promise<Vacation>;
  /** Starts a vacation of `days` days; rejects if fewer are left this year. */
  begin(person: string, days: number): Promise<Vacation>;
  end(person: string): Promise<Vacation>;
}

export function openVacations({ sql, read, write }: SqlDatabase, bus: Bus, now: () => number): Vacations {
  async function of(people: readonly string[]): Promise<Period[][]> {
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

  /** Tells loaded matches to read the vacations again. */
  async function notifyMatches(person: string): Promise<void> {
    const rows = await read(
      sql
        .selectFrom('seats as s')
        .innerJoin('due as d', 'd.match', 's.match')
        .select('s.match')
        .where('s.person', '=', person)
        .where('d.at', 'is not', null)
        .compile(),
    );
    for (const { match } of rows) bus.publish(matchChannel(match), null);
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
      if (years.some((left) => left < 0)) throw requestError('no-vacation');
      await write(
        sql.updateTable('vacations').set({ ends: at }).where('person', '=', person).where('ends', '>', at).compile(),
        sql.deleteFrom('vacations').where('person', '=', person).where('starts', '>=', at).compile(),
        sql.insertInto('vacations').values({ person, starts: wanted.from, ends: wanted.until }).compile(),
      );
      await notifyMatches(person);
      return mine(person);
    },
    async end(person) {
      const at = now();
      await write(
        sql.updateTable('vacations').set({ ends: at }).where('person', '=', person).where('ends', '>', at).compile(),
      );
      await notifyMatches(person);
      return mine(person);
    },
  };
}

/** Vacation days left in the year of `at`; a part of a day counts as a whole day. */
function daysLeft(spans: readonly Period[], at: number): number {
  const year = new Date(at).getUTCFullYear();
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const used = spans.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, end) - Math.max(from, start)),
    0,
  );
  return VACATION_DAYS - Math.ceil(used / DAY_MS);
}
