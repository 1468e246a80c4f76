import type {
  ChatMessage,
  Due,
  EntryRow,
  Holder,
  MatchNotification,
  NewMatch,
  SavedMatch,
  SeatClaim,
  SeatOwner,
} from '@orrery/host';
import { hasSeatClocks } from '@orrery/host';
import type { WatchSetting } from '@orrery/protocol';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql as template,
} from 'kysely';
import { type Dialect, postgresDialect, sqliteDialect } from './migrations.ts';
import type { DatabaseTables } from './tables.ts';

/** Query builder for one kind of database. It does not run the queries. */
export type Writer = Kysely<DatabaseTables>;

export const sqliteWriter: Writer = new Kysely<DatabaseTables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
export const postgresWriter: Writer = new Kysely<DatabaseTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const dialectOf = (sql: Writer): Dialect => (sql === postgresWriter ? postgresDialect : sqliteDialect);

/** The author of a row in `talk`; the table has an index on it. */
export const chatAuthor = (sql: Writer) => template<string | null>`${template.raw(dialectOf(sql).field('said', 'by'))}`;

/**
 * Selects a person's id if the person exists. A match in memory may still have the id of a person who was deleted a
 * moment ago on another node. In PostgreSQL, the lock makes a deletion wait until the id is written.
 */
const existing = (sql: Writer, person: string | null) =>
  sql
    .selectFrom('people')
    .select('people.id')
    .where('people.id', '=', person)
    .$if(sql === postgresWriter, (query) => query.forShare());

/** A placeholder for a value. */
class Blank {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

/**
 * A query whose text is compiled only once per kind of database, because compiling takes longer than running it. The
 * builder must pass its values to the query unchanged.
 */
export function prepareOnce<V extends readonly (string | number | null)[], R>(
  write: (sql: Writer, ...values: V) => CompiledQuery<R>,
): (sql: Writer, ...values: V) => CompiledQuery<R> {
  const written = new Map<Writer, CompiledQuery<R>>();
  return (sql, ...values) => {
    let query = written.get(sql);
    if (!query) {
      query = write(sql, ...(values.map((_, at) => new Blank(at)) as unknown as V));
      written.set(sql, query);
    }
    const parameters = query.parameters.map((given) => (given instanceof Blank ? values[given.at] : given));
    return { ...query, parameters };
  };
}

/** Queries that create a match, to run in this order in one transaction. */
export function createMatch(sql: Writer, match: NewMatch): CompiledQuery[] {
  const { id, game, version, seed, owner, created, snapshot, rows = [] } = match;
  const seats = match.seats.map((seat, at) => [
    ...[id, at, seat.kind, seat.name, seat.level, seat.token, seat.person ?? null],
    ...[lentText(seat), seat.shows ? 1 : 0],
  ]);
  return [
    insertMatch(
      sql,
      id,
      game,
      version,
      JSON.stringify(match.options),
      seed,
      owner,
      created,
      JSON.stringify(match.clock),
      match.hints === false ? 0 : 1,
      match.watch ? JSON.stringify(match.watch) : null,
      match.rated ? 1 : 0,
    ),
    insertSeats(sql, seats),
    ...[{ seq: 0, entry: null, events: match.events }, ...rows].map(({ seq, entry, events }) =>
      insertEntry(sql, id, seq, JSON.stringify(entry), JSON.stringify(events)),
    ),
    insertSnapshot(sql, id, rows.length, snapshot.version, JSON.stringify(snapshot.state)),
    // Schedules a first check of clocks and notifications, in case no player connects.
    ...(hasSeatClocks(match.clock) || match.seats.some(({ person }) => person)
      ? [
          sql
            .insertInto('due')
            .values({ match: id, seq: rows.length, at: created, state: JSON.stringify({ clock: null, calls: [] }) })
            .compile(),
        ]
      : []),
  ];
}

const insertMatch = prepareOnce(
  (
    sql,
    id: string,
    game: string,
    version: number,
    options: string,
    seed: string,
    owner: string,
    created: number,
    clock: string,
    hints: number,
    watch: string | null,
    rated: number,
  ) =>
    sql
      .insertInto('matches')
      .values({ id, game, version, options, seed, owner, created, clock, hints, watch, rated })
      .compile(),
);

/** One value per column of `seats`, in the order of `insertSeats`. */
type SeatValues = readonly (string | number | null)[];
const seatInserts = new Map<number, (sql: Writer, ...values: SeatValues) => CompiledQuery>();

/** Inserts all seats of a match with one query, which is compiled once for each number of seats. */
function insertSeats(sql: Writer, seats: readonly SeatValues[]): CompiledQuery {
  const insert =
    seatInserts.get(seats.length) ??
    prepareOnce((writer, ...values: SeatValues) => {
      const rows = seats.map((row, at) => {
        const cells = values.slice(at * row.length, (at + 1) * row.length) as any[];
        const [match, seat, kind, name, level, token, person, lent, shows] = cells;
        return { match, seat, kind, name, level, token, person, lent, shows };
      });
      return writer.insertInto('seats').values(rows).compile();
    });
  seatInserts.set(seats.length, insert);
  return insert(sql, ...seats.flat());
}

const insertEntry = prepareOnce((sql, match: string, seq: number, entry: string, events: string) =>
  sql.insertInto('entries').values({ match, seq, entry, events }).compile(),
);

const insertSnapshot = prepareOnce((sql, match: string, seq: number, version: number, state: string) =>
  sql.insertInto('snapshots').values({ match, seq, version, state }).compile(),
);

const lentText = ({ lent }: Holder): string | null => (lent ? JSON.stringify(lent) : null);

/** Replaces the holder of a seat and returns the seat's number, if the holder is still `before`. */
export const changeSeat = (sql: Writer, match: string, seat: number, before: Holder, after: Holder) =>
  sql
    .updateTable('seats')
    .set({
      kind: after.kind,
      name: after.name,
      level: after.level,
      token: after.token,
      person: existing(sql, after.person ?? null),
      lent: lentText(after),
      shows: after.shows ? 1 : 0,
      swapped: after.swapped ? 1 : 0,
    })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', before.kind)
    .where('token', before.token === null ? 'is' : '=', before.token)
    .returning('seat')
    .compile();

export const claimSeat = (sql: Writer, match: string, seat: number, taker: SeatClaim): CompiledQuery =>
  takenBy(sql, match, seat, taker.name, taker.token, taker.person);

const takenBy = prepareOnce((sql, match: string, seat: number, name: string, token: string, person: string | null) =>
  sql
    .updateTable('seats')
    .set({ kind: 'human', name, token, person: existing(sql, person), shows: 0 })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('kind', '=', 'open')
    .compile(),
);

/** Adds a chat message; returns its number. The author's id is left out if the person was deleted. */
export function addChat(sql: Writer, match: string, message: ChatMessage): CompiledQuery<{ n: number }> {
  const { by, ...anonymous } = message;
  return sql
    .insertInto('talk')
    .columns(['match', 'n', 'said'])
    .expression((from) =>
      from
        .selectFrom('talk')
        .where('match', '=', match)
        .select(({ val, fn, cast, eb, exists }) => [
          cast<string>(val(match), 'text').as('match'),
          cast<number>(fn.countAll(), 'integer').as('n'),
          cast<string>(
            eb
              .case()
              .when(exists(existing(sql, by ?? null)))
              .then(JSON.stringify(message))
              .else(JSON.stringify(anonymous))
              .end(),
            'text',
          ).as('said'),
        ]),
    )
    .returning('n')
    .compile();
}

/** Queries that save notifications of a match and, unless a later entry has changed it, its schedule. */
export function delayMatch(
  sql: Writer,
  match: string,
  due: Due,
  calls: readonly MatchNotification[],
  created: number,
): CompiledQuery[] {
  const row = { seq: due.seq, at: due.at, state: JSON.stringify(due.state) };
  const later = sql
    .insertInto('due')
    .values({ match, ...row })
    .onConflict((at) => at.column('match').doUpdateSet(row).where('due.seq', '<=', due.seq))
    .compile();
  if (calls.length === 0) return [later];
  const called = calls.map((call) => ({ ...call, match, created }));
  return [notifyOnce(sql, called), later];
}

/** Adds notifications, at most one per person and cause. */
export const notifyOnce = (
  sql: Writer,
  calls: readonly { person: string; match: string; seq: number; kind: string; created: number }[],
): CompiledQuery<unknown> =>
  sql
    .insertInto('calls')
    .values(calls)
    .onConflict((at) => at.columns(['person', 'match', 'seq', 'kind']).doNothing())
    .compile();

export const selectDue = prepareOnce((sql, match: string) =>
  sql.selectFrom('due').selectAll().where('match', '=', match).compile(),
);

export const newestSeq = prepareOnce((sql, match: string) =>
  sql.selectFrom('snapshots').select('seq').where('match', '=', match).compile(),
);

/** The match with its newest snapshot. */
export const selectMatch = prepareOnce((sql, match: string) =>
  sql
    .selectFrom('matches as m')
    .innerJoin('snapshots as s', 's.match', 'm.id')
    .select([
      'm.id',
      'm.game',
      'm.version as begun',
      'm.options',
      'm.seed',
      'm.owner',
      'm.created',
      'm.clock',
      'm.hints',
      'm.watch',
      'm.rated',
      's.seq',
      's.version',
      's.state',
    ])
    .where('m.id', '=', match)
    .compile(),
);

export const selectSeats = prepareOnce((sql, match: string) =>
  sql
    .selectFrom('seats')
    .select(['kind', 'name', 'level', 'token', 'person', 'lent', 'shows', 'swapped'])
    .where('match', '=', match)
    .orderBy('seat')
    .compile(),
);

export const selectEntries = prepareOnce((sql, match: string, after: number) =>
  sql
    .selectFrom('entries')
    .select(['seq', 'entry', 'events'])
    .where('match', '=', match)
    .where('seq', '>', after)
    .orderBy('seq')
    .compile(),
);

export const selectChat = prepareOnce((sql, match: string, from: number) =>
  sql.selectFrom('talk').select('said').where('match', '=', match).where('n', '>=', from).orderBy('n').compile(),
);

type RowOf<Q> = Q extends CompiledQuery<infer R> ? R : never;

/** Builds a match from the selected rows. */
export function savedMatch(
  match: RowOf<ReturnType<typeof selectMatch>>,
  seats: readonly RowOf<ReturnType<typeof selectSeats>>[],
  entries: readonly DatabaseTables['entries'][] | RowOf<ReturnType<typeof selectEntries>>[],
  talk: readonly { said: string }[],
  due: DatabaseTables['due'] | undefined,
): SavedMatch {
  return {
    id: match.id,
    game: match.game,
    version: match.begun,
    options: JSON.parse(match.options),
    seed: match.seed,
    owner: match.owner,
    created: match.created,
    clock: JSON.parse(match.clock),
    hints: match.hints === 1,
    rated: match.rated === 1,
    ...(match.watch === null ? {} : { watch: JSON.parse(match.watch) as WatchSetting }),
    seq: match.seq,
    seats: seats.map(({ lent, shows, swapped, ...seat }) => ({
      ...seat,
      ...(lent ? { lent: JSON.parse(lent) as SeatOwner } : {}),
      ...(shows ? { shows: true } : {}),
      ...(swapped ? { swapped: true } : {}),
    })),
    rows: entries.map(
      ({ seq, entry, events }): EntryRow => ({ seq, entry: JSON.parse(entry), events: JSON.parse(events) }),
    ),
    snapshot: { version: match.version, state: JSON.parse(match.state) },
    talk: talk.map((row) => JSON.parse(row.said) as ChatMessage),
    due: due ? { seq: due.seq, at: due.at, state: JSON.parse(due.state) } : null,
  };
}
