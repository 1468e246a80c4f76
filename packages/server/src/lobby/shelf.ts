import type { TableFilter } from '@orrery/protocol';
import { paceOf } from '@orrery/protocol/lobby';
import type { CompiledQuery, ExpressionBuilder } from 'kysely';
import type { Book } from '../store/book.ts';
import { callOnce } from '../store/queries.ts';
import type { Tables } from '../store/tables.ts';
import { freeSeats, type Named, type Table } from './gathering.ts';

/** More are not listed. */
const MOST = 100;
/** A table at which nobody has been for so long is not offered to others; who sits there still finds it. */
const STALE_MS = { live: 2 * 60_000, days: 14 * 24 * 3600_000 };

/** What is known of a table besides itself, when it is made. */
export interface Making {
  usual: boolean;
  /** The match after which its people gather, or the quick wish it is for: of each there is one table. */
  again: string | null;
  /** The network it is opened from. */
  source: string;
}

const columns = (table: Table) => ({
  rev: table.rev,
  stage: table.stage,
  free: freeSeats(table),
  listed: table.listed ? 1 : 0,
  body: JSON.stringify(table),
});

/** Where tables that gather are kept. */
export function openShelf(book: Book, now: () => number) {
  const { sql } = book;
  const tableOf = ({ body }: { body: string }): Table => JSON.parse(body) as Table;

  /** A table that had a visitor recently enough to be offered. */
  const fresh = (or: ExpressionBuilder<Tables, 'gatherings'>) =>
    or.or([
      or.and([or('pace', '=', 'live'), or('seen', '>', now() - STALE_MS.live)]),
      or.and([or('pace', '=', 'days'), or('seen', '>', now() - STALE_MS.days)]),
    ]);

  /** Who has to do with a table, so that he finds it. */
  function people({ id, chairs, invited, stage }: Table): CompiledQuery<unknown>[] {
    const clear = sql.deleteFrom('gathering_people').where('gathering', '=', id).compile();
    if (stage !== 'gathering') return [clear];
    const all = [...chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.person] : [])), ...invited.map(idOf)];
    const rows = [...new Set(all)].map((person) => ({ gathering: id, person }));
    // Whoever is invited is told so, once.
    const calls = invited.map(({ person }) => ({ person, match: id, seq: 0, kind: 'invited', created: now() }));
    return [
      clear,
      ...(rows.length > 0 ? [sql.insertInto('gathering_people').values(rows).compile()] : []),
      ...(calls.length > 0 ? [callOnce(sql, calls)] : []),
    ];
  }

  return {
    async load(id: string): Promise<Table | null> {
      const [row] = await book.read(sql.selectFrom('gatherings').select('body').where('id', '=', id).compile());
      return row ? tableOf(row) : null;
    },
    /** Rejects with `Taken` where there is such a table after the same match already. */
    async create(table: Table, { usual, again, source }: Making): Promise<void> {
      const { id, game, chairs, clock, created } = table;
      const row = { id, game, seats: chairs.length, usual: usual ? 1 : 0, pace: paceOf(clock), again, source, created };
      const insert = sql
        .insertInto('gatherings')
        .values({ ...row, ...columns(table), seen: now() })
        .compile();
      await book.write<unknown>(insert, ...people(table));
    },
    /** False where somebody else has changed the table meanwhile; then nothing is written, `more` neither. */
    replace(table: Table, more: CompiledQuery<unknown>[]): Promise<boolean> {
      const next = { ...table, rev: table.rev + 1 };
      const update = sql
        .updateTable('gatherings')
        .set({ ...columns(next), seen: now(), ...(table.stage === 'closed' ? { again: null } : {}) })
        .where('id', '=', table.id)
        .where('rev', '=', table.rev)
        .returning('id')
        .compile();
      return book.writeIf(update, ...people(next), ...more);
    },
    /** By it there is one table at a time for a quick wish; one that has begun, or that all have left, is it no longer. */
    async quickKey(game: string, seats: number): Promise<string> {
      const key = `quick/${game}/${seats}`;
      const past = sql
        .updateTable('gatherings')
        .set({ again: null })
        .where('again', '=', key)
        .where((or) => or.or([or('stage', '!=', 'gathering'), or('seen', '<=', now() - STALE_MS.live)]));
      await book.write(past.compile());
      return key;
    },
    /** Somebody is there. */
    async seen(ids: readonly string[]): Promise<void> {
      await book.write(sql.updateTable('gatherings').set({ seen: now() }).where('id', 'in', ids).compile());
    },
    /** How many tables of a network wait for players. */
    async waitingFrom(source: string): Promise<number> {
      const [row] = await book.read(
        sql
          .selectFrom('gatherings')
          .select(({ fn }) => fn.countAll<number>().as('tables'))
          .where('stage', '=', 'gathering')
          .where('source', '=', source)
          .where(fresh)
          .compile(),
      );
      return Number(row?.tables ?? 0);
    },
    /**
     * Tables with a free seat that anybody may take, those that have waited longest first. Networks take turns, so that
     * one with many tables does not push the others off the list.
     */
    async open({ game, seats, pace }: TableFilter, usual = false): Promise<Table[]> {
      let query = sql
        .selectFrom('gatherings')
        .select(['body', 'created', 'id'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('source').orderBy('created').orderBy('id'))
            .as('turn'),
        )
        .where('stage', '=', 'gathering')
        .where('listed', '=', 1)
        .where('free', '>', 0)
        .where(fresh);
      if (game !== undefined) query = query.where('game', '=', game);
      if (seats !== undefined) query = query.where('seats', '=', seats);
      if (pace !== undefined) query = query.where('pace', '=', pace);
      if (usual) query = query.where('usual', '=', 1);
      const inTurn = sql
        .selectFrom(query.as('open'))
        .select('body')
        .orderBy('turn')
        .orderBy('created')
        .orderBy('id')
        .limit(MOST);
      return (await book.read(inTurn.compile())).map(tableOf);
    },
    /** Where somebody sits or is invited, newest first. */
    async of(person: string): Promise<Table[]> {
      const query = sql
        .selectFrom('gathering_people as p')
        .innerJoin('gatherings as g', 'g.id', 'p.gathering')
        .select('g.body')
        .where('p.person', '=', person)
        .orderBy('g.created', 'desc')
        .orderBy('g.id')
        .limit(MOST);
      return (await book.read(query.compile())).map(tableOf);
    },
    /** The table at which people gather again after a match. */
    async after(match: string): Promise<Table | null> {
      const [row] = await book.read(sql.selectFrom('gatherings').select('body').where('again', '=', match).compile());
      return row ? tableOf(row) : null;
    },
  };
}

const idOf = ({ person }: Named): string => person;

export type LobbyShelf = ReturnType<typeof openShelf>;
