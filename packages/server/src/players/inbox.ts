import { type Bus, deadlinesIn } from '@orrery/host';
import type { Inbox as InboxContents, InboxItem } from '@orrery/protocol';
import type { CompiledQuery } from 'kysely';
import { isGuestOf, restored, type StoredTable } from '../lobby/lobby-table.ts';
import type { Blocks } from '../moderation/blocks.ts';
import type { SqlDatabase } from '../store/database.ts';
import { playersById } from './accounts-by-name.ts';

/** A new item: what happened, the match, lobby table or person it is about, and the person who caused it. */
interface NewItem {
  kind: InboxItem['kind'];
  subject: string;
  other?: string | null;
}

/** The notification center of each person. It contains only what the person may see anyway. */
export interface Inbox {
  /** Items that are still true, newest first, and the number of unread ones. */
  of(person: string): Promise<InboxContents>;
  /** Adds an item, or makes the same item new and unread again. */
  add(person: string, item: NewItem): Promise<void>;
  /** Queries that add an item, for the transaction of its cause; call `announce` afterwards. */
  adding(person: string, item: NewItem): CompiledQuery<unknown>[];
  announce(person: string): void;
  remove(person: string, kind: InboxItem['kind'], subject: string): Promise<void>;
  /** Removes everything that another person caused. */
  removeFrom(person: string, other: string): Promise<void>;
  /** Marks items as read; all if none is given. */
  read(person: string, items?: readonly { kind: string; subject: string }[]): Promise<void>;
  /** Calls `send` with the number of unread items, now and after each change on any node. Returns a stop function. */
  follow(person: string, send: (unread: number) => void): () => void;
}

/** Maximum number of items per person; the oldest are dropped. */
const MAX_ITEMS = 100;
/** Time after which an item expires. */
export const INBOX_MS = 30 * 24 * 3600_000;

const channelOf = (person: string): string => `inbox/${person}`;

export interface InboxOptions {
  db: SqlDatabase;
  bus: Bus;
  blocks: Pick<Blocks, 'apart'>;
  fault(error: unknown): void;
  now?: () => number;
}

export function openInbox({ db, bus, blocks, fault, now = Date.now }: InboxOptions): Inbox {
  const { sql, write } = db;
  const announce = (person: string) => bus.publish(channelOf(person), 1);

  function adding(person: string, { kind, subject, other = null }: NewItem): CompiledQuery<unknown>[] {
    const row = { other, created: now(), seen: null };
    return [
      sql
        .insertInto('inbox')
        .values({ person, kind, subject, ...row })
        .onConflict((same) => same.columns(['person', 'kind', 'subject']).doUpdateSet(row))
        .compile(),
      sql
        .deleteFrom('inbox')
        .where('person', '=', person)
        .where('created', '<', (from) =>
          from
            .selectFrom((all) =>
              all
                .selectFrom('inbox')
                .select('created')
                .where('person', '=', person)
                .orderBy('created', 'desc')
                .limit(MAX_ITEMS)
                .as('newest'),
            )
            .select(({ fn }) => fn.min('newest.created').as('oldest')),
        )
        .compile(),
    ];
  }

  const of = (person: string) => contentsOf(db, blocks, person, now());

  return {
    of,
    adding,
    announce,
    async add(person, item) {
      await write<unknown>(...adding(person, item));
      announce(person);
    },
    async remove(person, kind, subject) {
      await write(
        sql
          .deleteFrom('inbox')
          .where('person', '=', person)
          .where('kind', '=', kind)
          .where('subject', '=', subject)
          .compile(),
      );
      announce(person);
    },
    async removeFrom(person, other) {
      await write(sql.deleteFrom('inbox').where('person', '=', person).where('other', '=', other).compile());
      announce(person);
    },
    async read(person, items) {
      const all = sql.updateTable('inbox').set({ seen: now() }).where('person', '=', person).where('seen', 'is', null);
      const queries = items
        ? items.map(({ kind, subject }) =>
            all.where('kind', '=', kind === 'rematch' ? 'invited' : kind).where('subject', '=', subject),
          )
        : [all];
      if (queries.length === 0) return;
      const changed = await write(...queries.map((query) => query.returning('kind').compile()));
      if (changed.flat().length > 0) announce(person);
    },
    follow(person, send) {
      let state: 'idle' | 'reading' | 'again' | 'closed' = 'idle';
      async function show(): Promise<void> {
        if (state !== 'idle') {
          if (state === 'reading') state = 'again';
          return;
        }
        do {
          state = 'reading';
          try {
            const { unread } = await of(person);
            if (isClosed()) return;
            send(unread);
          } catch (error) {
            fault(error);
          }
        } while (shouldReadAgain());
        if (!isClosed()) state = 'idle';
      }
      const isClosed = () => state === 'closed';
      const shouldReadAgain = () => state === 'again';
      const unsubscribe = bus.subscribe(channelOf(person), () => void show());
      void show();
      return () => {
        state = 'closed';
        unsubscribe();
      };
    },
  };
}

interface Row {
  kind: string;
  subject: string;
  other: string | null;
  created: number;
  seen: number | null;
  game: string | null;
  gathers: string | null;
  /** The match that a lobby table is a rematch of, or a quick match key. */
  again: string | null;
  body: string | null;
  state: string | null;
}

/** Reads the items of a person and leaves out those that are no longer true or come from blocked people. */
async function contentsOf(
  db: SqlDatabase,
  blocks: Pick<Blocks, 'apart'>,
  person: string,
  now: number,
): Promise<InboxContents> {
  const { sql, read } = db;
  const rows: Row[] = await read(
    sql
      .selectFrom('inbox as i')
      .leftJoin('matches as m', 'm.id', 'i.subject')
      .leftJoin('gatherings as g', 'g.id', 'i.subject')
      .leftJoin('due as d', 'd.match', 'i.subject')
      .select(['i.kind', 'i.subject', 'i.other', 'i.created', 'i.seen'])
      .select(['m.game', 'g.game as gathers', 'g.again', 'g.body', 'd.state'])
      .where('i.person', '=', person)
      .where('i.created', '>', now - INBOX_MS)
      .orderBy('i.created', 'desc')
      .orderBy('i.kind')
      .orderBy('i.subject')
      .limit(MAX_ITEMS)
      .compile(),
  );
  if (rows.length === 0) return { unread: 0, items: [] };
  const tables = [...new Set(rows.map(({ subject }) => subject))];
  const [apart, players, seats] = await Promise.all([
    blocks.apart(person),
    playersById(
      db,
      rows.flatMap(({ other }) => other ?? []),
    ),
    read(
      sql
        .selectFrom('seats')
        .select(['match', 'seat', 'name', 'person'])
        .where('match', 'in', tables)
        .where('kind', '=', 'human')
        .orderBy('seat')
        .compile(),
    ),
  ]);
  const items = rows.flatMap((row): InboxItem[] => {
    if (row.other !== null && apart.has(row.other)) return [];
    const there = seats.filter(({ match }) => match === row.subject);
    const own = there.flatMap(({ seat, person: sits }) => (sits === person ? [seat] : []));
    const table = row.body === null ? null : restored(JSON.parse(row.body));
    if (row.kind === 'invited' && !isOpenFor(table, person, apart)) return [];
    const times = row.kind === 'turn' ? deadlines(row.state, own) : [];
    if (row.kind === 'turn' && times.length === 0) return [];
    const isRematch = row.kind === 'invited' && row.again !== null && !row.again.startsWith('quick/');
    const kind = isRematch ? 'rematch' : (row.kind as InboxItem['kind']);
    const first = Math.min(...times);
    const host = table && there.length === 0 ? [table.host.name] : [];
    return [
      {
        ...{ kind, subject: row.subject, at: row.created, read: row.seen !== null },
        game: row.game ?? row.gathers,
        others: [...new Set([...there.flatMap((seat) => (seat.person === person ? [] : [seat.name])), ...host])],
        player: (row.other !== null && players.get(row.other)) || null,
        until: Number.isFinite(first) ? first : null,
      },
    ];
  });
  return { unread: items.filter(({ read: isRead }) => !isRead).length, items };
}

/** Whether a person is still invited to a table. */
const isOpenFor = (table: StoredTable | null, person: string, apart: ReadonlySet<string>): boolean =>
  table?.stage === 'gathering' && isGuestOf(table, person) && !apart.has(table.host.person);

/** Deadlines of these seats; empty if the game does not wait for them. */
const deadlines = (state: string | null, seats: readonly number[]): number[] =>
  state === null ? [] : seats.flatMap((seat) => deadlinesIn(JSON.parse(state), seat));
