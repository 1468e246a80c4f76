import { requestError } from '@orrery/host';
import type { BlockedPlayer, BlockedSeat, BlockKind, BlockRequest } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';
import { chatFor } from './chat-log.ts';

/** Muted and blocked players. */
export interface Blocks {
  of(person: string): Promise<BlockedPlayer[]>;
  /** Muted and blocked seats of a match and, if the person is a spectator, such spectators by name. */
  at(match: string, person: string): Promise<BlockedSeat[]>;
  /** Rejects with `bad-seats` for the person's own seat or a seat without a known player. */
  set(match: string, person: string, shun: BlockRequest): Promise<void>;
  /** Mutes or blocks a person. */
  add(person: string, other: string, as: BlockKind): Promise<void>;
  end(person: string, other: string): Promise<void>;
  /** Everyone a person must not be matched with: those they blocked, and those who blocked them. */
  apart(person: string): Promise<ReadonlySet<string>>;
}

/** Maximum number of muted and blocked players per person. */
const MAX_BLOCKS = 500;

export function openBlocks(db: SqlDatabase, now: () => number = Date.now): Blocks {
  const { sql, read, write } = db;
  const end = (person: string, other: string) =>
    sql.deleteFrom('shuns').where('person', '=', person).where('other', '=', other).compile();

  const of = (person: string): Promise<BlockedPlayer[]> =>
    read(
      sql
        .selectFrom('shuns as s')
        .innerJoin('people as p', 'p.id', 's.other')
        .select(['p.id as person', 'p.name', 's.kind as as'])
        .where('s.person', '=', person)
        .orderBy('s.created', 'desc')
        .orderBy('p.id')
        .compile(),
    );

  const seatsOf = (match: string) =>
    read(sql.selectFrom('seats').select(['seat', 'person']).where('match', '=', match).orderBy('seat').compile());

  /** The player of a seat, or the spectator who wrote the chat message of time `at`; null if unknown. */
  async function whoIs(match: string, person: string, seat: number | null, at?: number): Promise<string | null> {
    const seats = await seatsOf(match);
    if (seat !== null) return seats.find((one) => one.seat === seat)?.person ?? null;
    return (await chatFor(db, match, person)).find((one) => one.seat === null && one.at === at)?.by ?? null;
  }

  async function add(person: string, other: string, as: BlockKind): Promise<void> {
    const known = await of(person);
    if (known.length >= MAX_BLOCKS && !known.some((one) => one.person === other))
      throw requestError('rate', 'Your list of muted and blocked players is full. Remove a player first.');
    const row: { kind: BlockKind; created: number } = { kind: as, created: now() };
    await write(
      sql
        .insertInto('shuns')
        .values({ person, other, ...row })
        .onConflict((same) => same.columns(['person', 'other']).doUpdateSet(row))
        .compile(),
    );
  }

  return {
    of,
    add,
    async at(match, person) {
      const others = new Map((await of(person)).map((one) => [one.person, one.as]));
      if (others.size === 0) return [];
      const seats = await seatsOf(match);
      const found: BlockedSeat[] = seats.flatMap(({ seat, person: sits }) => {
        const as = sits === null ? undefined : others.get(sits);
        return as ? [{ seat, as }] : [];
      });
      const names = new Map<string, BlockKind>();
      for (const { seat, by, name } of await chatFor(db, match, person)) {
        const as = by === undefined ? undefined : others.get(by);
        if (seat === null && name !== undefined && as) names.set(name, as);
      }
      return [...found, ...[...names].map(([name, as]) => ({ seat: null, name, as }))];
    },
    async set(match, person, { seat, as, at }) {
      const other = await whoIs(match, person, seat, at);
      if (other === null || other === person)
        throw requestError('bad-seats', 'That seat is not taken by a registered player.');
      await (as === null ? write(end(person, other)) : add(person, other, as));
    },
    async end(person, other) {
      await write(end(person, other));
    },
    async apart(person) {
      const rows = await read(
        sql
          .selectFrom('shuns')
          .select(['person', 'other'])
          .where('kind', '=', 'block')
          .where((or) => or.or([or('person', '=', person), or('other', '=', person)]))
          .compile(),
      );
      return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
    },
  };
}
