import { type ChatMessage, requestError } from '@orrery/host';
import type { AdminLine, AdminReport, NewReport, ReportReason } from '@orrery/protocol';
import { isBanned } from '../accounts/bans.ts';
import { secret } from '../ids.ts';
import type { SqlDatabase } from '../store/database.ts';
import { chatFor, chatOf } from './chat-log.ts';

/** Player reports to the operator. */
export interface Reports {
  /**
   * Rejects with `bad-seats` for the reporter's own seat or a seat without a player, and with `stale` for a message
   * that the reporter cannot have read.
   */
  add(match: string, reporter: string, report: NewReport): Promise<void>;
  /** Reports a profile with its bio. */
  addProfile(reporter: string, profile: ReportedProfile, report: Omit<NewReport, 'seat' | 'at'>): Promise<void>;
  /** One page of reports with the chat around them: open ones first, then newest first. */
  list(): Promise<AdminReport[]>;
  settle(report: string): Promise<void>;
}

/** A profile as it is when it is reported. */
interface ReportedProfile {
  person: string;
  name: string;
  bio: string;
}

/** Maximum number of open reports per person. */
const MAX_OPEN = 20;
const PAGE_SIZE = 50;
/** Seat number stored for a spectator. */
const WATCHES = -1;
/** Number of chat messages shown before and after the reported one. */
const AROUND = 8;

export function openReports(db: SqlDatabase, now: () => number = Date.now): Reports {
  const { sql, read, write } = db;
  const seatsOf = (match: string) =>
    read(sql.selectFrom('seats').select(['seat', 'kind', 'name', 'person']).where('match', '=', match).compile());

  /** The reported message with those around it; without a message, the latest ones. */
  async function around(match: string, line: ChatMessage | null): Promise<AdminLine[]> {
    const [said, seats] = await Promise.all([chatOf(db, match), seatsOf(match)]);
    const isIt = (one: ChatMessage) => line !== null && one.at === line.at && one.seat === line.seat;
    const at = said.findIndex(isIt);
    const near = at < 0 ? said.slice(-2 * AROUND) : said.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    // A report remains after its table is deleted, so the reported message is added if it is missing.
    const shown = at < 0 && line ? [...near, line] : near;
    return shown.map((one) => ({
      name: one.name ?? (seats.find(({ seat }) => seat === one.seat)?.name || `Seat ${(one.seat ?? 0) + 1}`),
      channel: one.channel,
      text: one.text,
      at: one.at,
      reported: isIt(one),
    }));
  }

  async function checkOpen(reporter: string): Promise<void> {
    const [open] = await read(
      sql
        .selectFrom('reports')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .where('reporter', '=', reporter)
        .where('settled', 'is', null)
        .compile(),
    );
    if ((open?.count ?? 0) >= MAX_OPEN)
      throw requestError('rate', 'You have too many open reports. Wait until the operator has handled some of them.');
  }

  return {
    async add(match, reporter, { seat, reason, words = '', at }) {
      const seats = await seatsOf(match);
      const said = at === undefined ? [] : await chatFor(db, match, reporter);
      const line = said.find((one) => one.seat === seat && one.at === at) ?? null;
      if (at !== undefined && line === null)
        throw requestError('stale', 'This chat message was not found. Report the player instead.');
      const sits = seats.find((one) => one.seat === seat && one.kind === 'human');
      // The author may have handed the seat to a substitute since then; spectators have no seat.
      const person = line?.by ?? sits?.person ?? null;
      const name = line?.name ?? sits?.name;
      if (name === undefined || person === reporter)
        throw requestError('bad-seats', 'You can only report another player.');
      await checkOpen(reporter);
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
    async addProfile(reporter, { person, name, bio }, { reason, words = '' }) {
      if (person === reporter) throw requestError('bad-seats', 'You can only report another player.');
      await checkOpen(reporter);
      // A bio is kept like a chat message, so that the operator sees it as it was.
      const line: ChatMessage = { seat: null, name, channel: 'table', text: bio, at: now(), to: null, by: person };
      await write(
        sql
          .insertInto('reports')
          .values({
            ...{ id: secret(), match: '', seat: WATCHES, reporter, reason, words, person, name },
            ...{ line: bio === '' ? null : JSON.stringify(line), created: now(), settled: null },
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
          .limit(PAGE_SIZE)
          .compile(),
      );
      return Promise.all(
        rows.map(
          async ({ line, until, why, ...row }): Promise<AdminReport> => ({
            ...row,
            reason: row.reason as ReportReason,
            banned: isBanned({ until, why }, now()),
            talk: await around(row.match, line === null ? null : (JSON.parse(line) as ChatMessage)),
          }),
        ),
      );
    },
    async settle(report) {
      await write(sql.updateTable('reports').set({ settled: now() }).where('id', '=', report).compile());
    },
  };
}
