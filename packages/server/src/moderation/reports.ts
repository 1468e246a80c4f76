import { refused, type Said } from '@orrery/host';
import type { AdminLine, AdminReport, NewReport, ReportReason } from '@orrery/protocol';
import { secret } from '../ids.ts';
import { isShut } from '../people/bans.ts';
import type { Book } from '../store/book.ts';
import { canHear, saidAt } from './heard.ts';

/** What people report to the operator. */
export interface Reports {
  /** Rejects with `bad-seats` where nobody sits, and with `stale` where no such line can have been heard. */
  add(match: string, reporter: string, report: NewReport): Promise<void>;
  /** Those that wait first, the newest of them first, each with the talk around it. */
  list(): Promise<AdminReport[]>;
  settle(report: string): Promise<void>;
}

/** So many reports of one person may wait for the operator. */
const MOST_OPEN = 20;
const MOST = 50;
/** The seat of somebody who has none. */
const WATCHES = -1;
/** So many lines before and after the one that was reported are shown. */
const AROUND = 8;

export function openReports(book: Book, now: () => number = Date.now): Reports {
  const { sql, read, write } = book;
  const seatsOf = (match: string) =>
    read(sql.selectFrom('seats').select(['seat', 'kind', 'name', 'person']).where('match', '=', match).compile());

  /** The line that was reported with those around it, or the last ones. */
  async function around(match: string, line: Said | null): Promise<AdminLine[]> {
    const [said, seats] = await Promise.all([saidAt(book, match), seatsOf(match)]);
    const isIt = (one: Said) => line !== null && one.at === line.at && one.seat === line.seat;
    const at = said.findIndex(isIt);
    const near = at < 0 ? said.slice(-2 * AROUND) : said.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    // A table that was deleted since leaves what was reported.
    const shown = at < 0 && line ? [...near, line] : near;
    return shown.map((one) => ({
      name: one.name ?? (seats.find(({ seat }) => seat === one.seat)?.name || `Seat ${(one.seat ?? 0) + 1}`),
      channel: one.channel,
      text: one.text,
      at: one.at,
      reported: isIt(one),
    }));
  }

  return {
    async add(match, reporter, { seat, reason, words = '', at }) {
      const seats = await seatsOf(match);
      const mine = seats.flatMap((one) => (one.person === reporter ? [one.seat] : []));
      const said = at === undefined ? [] : await saidAt(book, match);
      const line = said.find((one) => one.seat === seat && one.at === at && canHear(mine, one)) ?? null;
      if (at !== undefined && line === null) throw refused('stale', 'Nothing of the kind was said there.');
      const sits = seats.find((one) => one.seat === seat && one.kind === 'human');
      // Who said it may have left the seat to a substitute since; who only watches has none.
      const person = line?.by ?? sits?.person ?? null;
      const name = line?.name ?? sits?.name;
      if (name === undefined || person === reporter) throw refused('bad-seats', 'Nobody to report sits there.');
      const [open] = await read(
        sql
          .selectFrom('reports')
          .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
          .where('reporter', '=', reporter)
          .where('settled', 'is', null)
          .compile(),
      );
      if ((open?.count ?? 0) >= MOST_OPEN)
        throw refused('rate', 'Many reports of yours wait for the operator already.');
      await write(
        sql
          .insertInto('reports')
          .values({
            ...{ id: secret(), match, seat: seat ?? WATCHES, reporter, reason, words, person, name },
            ...{ line: line && JSON.stringify(line), created: now(), settled: null },
          })
          .compile(),
      );
    },
    async list() {
      const rows = await read(
        sql
          .selectFrom('reports as r')
          .leftJoin('matches as m', 'm.id', 'r.match')
          .leftJoin('people as p', 'p.id', 'r.reporter')
          .leftJoin('bans as b', 'b.person', 'r.person')
          .select(['r.id', 'r.match', 'r.person', 'r.name', 'r.reason', 'r.words', 'r.line', 'r.created', 'r.settled'])
          .select(['m.game', 'p.name as reporter', 'b.until', 'b.why'])
          .orderBy(({ eb }) => eb.case().when('r.settled', 'is', null).then(0).else(1).end())
          .orderBy('r.created', 'desc')
          .orderBy('r.id')
          .limit(MOST)
          .compile(),
      );
      return Promise.all(
        rows.map(
          async ({ line, until, why, ...row }): Promise<AdminReport> => ({
            ...row,
            reason: row.reason as ReportReason,
            banned: isShut({ until, why }, now()),
            talk: await around(row.match, line === null ? null : (JSON.parse(line) as Said)),
          }),
        ),
      );
    },
    async settle(report) {
      await write(sql.updateTable('reports').set({ settled: now() }).where('id', '=', report).compile());
    },
  };
}
