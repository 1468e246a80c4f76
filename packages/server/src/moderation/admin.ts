import { type Bus, requestError } from '@orrery/host';
import { defined } from '@orrery/kernel';
import type { AdminPerson, AdminState, AdminTable } from '@orrery/protocol';
import { isBanned } from '../accounts/bans.ts';
import { channelOf } from '../lobby/lobby-changes.ts';
import type { StoredTable } from '../lobby/lobby-table.ts';
import { MATCH_GONE } from '../match/matches.ts';
import type { SqlDatabase } from '../store/database.ts';
import { removal } from '../store/delete-match.ts';

/** What the operator can view and delete. */
export interface Admin {
  counts(): Promise<Pick<AdminState, 'accounts' | 'guests' | 'matches' | 'today' | 'gathering' | 'reports' | 'bans'>>;
  people(find: string): Promise<AdminPerson[]>;
  tables(find: string): Promise<AdminTable[]>;
  /** Deletes a table with its game, record and chat. Rejects with `not-found`. */
  removeTable(id: string): Promise<void>;
}

const MAX_ROWS = 50;
const DAY = 24 * 3600 * 1000;

export function openAdmin(db: SqlDatabase, bus: Bus, now: () => number = Date.now): Admin {
  const { sql, read, write } = db;
  const like = (find: string) => `%${find.toLowerCase()}%`;

  async function matches(find: string): Promise<AdminTable[]> {
    let query = sql
      .selectFrom('matches as m')
      .innerJoin('snapshots as s', 's.match', 'm.id')
      .leftJoin('results as r', 'r.match', 'm.id')
      .select(['m.id', 'm.game', 'm.created', 's.seq as entries', 'r.at as ended'])
      .orderBy('m.created', 'desc')
      .orderBy('m.id')
      .limit(MAX_ROWS);
    if (find !== '') {
      const named = sql
        .selectFrom('seats')
        .select('match')
        .where(({ fn }) => fn<string>('lower', ['name']), 'like', like(find));
      query = query.where((or) => or.or([or('m.id', '=', find), or('m.id', 'in', named)]));
    }
    const rows = await read(query.compile());
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await read(
      sql.selectFrom('seats').select(['match', 'name']).where('match', 'in', ids).orderBy('seat').compile(),
    );
    return rows.map(({ ended, ...row }) => ({
      ...row,
      stage: ended === null ? 'playing' : 'over',
      people: seats.flatMap(({ match, name }) => (match === row.id && name !== '' ? [name] : [])),
    }));
  }

  async function gatherings(find: string): Promise<AdminTable[]> {
    let query = sql
      .selectFrom('gatherings')
      .select('body')
      .where('stage', '=', 'gathering')
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(MAX_ROWS);
    if (find !== '') {
      query = query.where((or) =>
        or.or([or('id', '=', find), or(({ fn }) => fn<string>('lower', ['body']), 'like', like(find))]),
      );
    }
    return (await read(query.compile())).map(({ body }) => {
      const { id, game, created, chairs } = JSON.parse(body) as StoredTable;
      const people = chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.name] : []));
      return { id, game, created, entries: 0, stage: 'gathering', people };
    });
  }

  return {
    async counts() {
      const day = now() - DAY;
      // Counted separately, because there are few counts and each can use an index.
      const whole = (name: 'matches' | 'gatherings' | 'reports' | 'bans' | 'people') =>
        sql.selectFrom(name).select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'));
      const count = async (query: { compile(): Parameters<typeof read>[0] }) =>
        (defined((await read(query.compile()))[0]) as { count: number }).count;
      const [accounts, guests, all, today, gathering, reports, bans] = await Promise.all([
        count(whole('people').where('account', 'is not', null)),
        count(whole('people').where('account', 'is', null)),
        count(whole('matches')),
        count(whole('matches').where('created', '>', day)),
        count(whole('gatherings').where('stage', '=', 'gathering')),
        count(whole('reports').where('settled', 'is', null)),
        count(whole('bans').where((or) => or.or([or('until', 'is', null), or('until', '>', now())]))),
      ]);
      return { accounts, guests, matches: all, today, gathering, reports, bans };
    },
    async people(find) {
      let query = sql
        .selectFrom('people as p')
        .leftJoin('bans as b', 'b.person', 'p.id')
        .select(['p.id', 'p.name', 'p.account', 'p.operator', 'p.created', 'p.seen', 'b.until', 'b.why'])
        .select(({ selectFrom, fn, cast }) => [
          selectFrom('seats')
            .select((of) => of.cast<number>(of.fn.count('seats.match').distinct(), 'integer').as('n'))
            .whereRef('seats.person', '=', 'p.id')
            .as('matches'),
          selectFrom('reports')
            .select(cast<number>(fn.countAll(), 'integer').as('n'))
            .whereRef('reports.person', '=', 'p.id')
            .as('reports'),
        ])
        .orderBy('p.seen', 'desc')
        .orderBy('p.id')
        .limit(MAX_ROWS);
      if (find !== '') {
        query = query.where((or) =>
          or.or([or('p.id', '=', find), or(({ fn }) => fn<string>('lower', ['p.name']), 'like', like(find))]),
        );
      }
      return (await read(query.compile())).map(
        ({ account, operator, until, why, matches: played, reports, ...row }) => ({
          ...row,
          guest: account === null,
          operator: operator === 1,
          matches: played ?? 0,
          reports: reports ?? 0,
          ban: why !== null && isBanned({ until, why }, now()) ? { until, why } : null,
        }),
      );
    },
    tables: async (find) =>
      [...(await gatherings(find)), ...(await matches(find))].sort((a, b) => b.created - a.created).slice(0, MAX_ROWS),
    async removeTable(id) {
      const [match] = await read(sql.selectFrom('matches').select('id').where('id', '=', id).compile());
      const [gathering] = await read(sql.selectFrom('gatherings').select('id').where('id', '=', id).compile());
      if (!match && !gathering) throw requestError('not-found', 'This table does not exist. Check the link.');
      await write<unknown>(...removal(sql, id));
      announceRemoval(bus, id);
    },
  };
}

/** Disconnects everyone from a deleted table on every node. */
export function announceRemoval(bus: Bus, id: string): void {
  bus.publish(MATCH_GONE, id);
  bus.publish(channelOf(id), null);
}

/** Adds or removes the operator role; false if there is no such account. */
export async function appoint({ sql, write }: SqlDatabase, account: string, operator: boolean): Promise<boolean> {
  const [found = []] = await write(
    sql
      .updateTable('people')
      .set({ operator: operator ? 1 : 0 })
      .where('account', '=', account)
      .returning('id')
      .compile(),
  );
  return found.length > 0;
}
