import { requestError } from '@orrery/host';
import type { Friend, Relation } from '@orrery/protocol';
import type { Blocks } from '../moderation/blocks.ts';
import type { SqlDatabase } from '../store/database.ts';
import type { DatabaseTables } from '../store/tables.ts';
import { type AccountRow, playerOf, selectPlayers } from './accounts-by-name.ts';
import type { Inbox } from './inbox.ts';

/** Friends, friend requests and follows. */
export interface Friends {
  /** What `person` is to `other`, except blocks. */
  between(person: string, other: string): Promise<Pick<Relation, 'friend' | 'follows'>>;
  /** Friends, requests and followed players; `online` is filled in by the caller. */
  of(person: string): Promise<Omit<Friend, 'online'>[]>;
  /** Asks to be friends, or accepts a request. Does nothing if it was asked and not answered, or declined recently. */
  befriend(person: string, other: string): Promise<void>;
  decline(person: string, other: string): Promise<void>;
  /** Ends a friendship or withdraws a request. */
  unfriend(person: string, other: string): Promise<void>;
  follow(person: string, other: string, on: boolean): Promise<void>;
  /** Ends everything between two people, after one has blocked the other. */
  part(person: string, other: string): Promise<void>;
}

/** Maximum number of friends and unanswered requests, and of followed players. */
const MAX_FRIENDS = 500;
const MAX_ASKED = 50;
/** Time after which a declined or withdrawn request is forgotten and can be made again. */
export const REQUEST_MS = 30 * 24 * 3600_000;

type FriendRow = DatabaseTables['friends'];

const pairOf = (a: string, b: string) => (a < b ? { low: a, high: b } : { low: b, high: a });

export interface FriendsOptions {
  db: SqlDatabase;
  blocks: Pick<Blocks, 'apart'>;
  inbox: Inbox;
  now?: () => number;
}

export function openFriends({ db, blocks, inbox, now = Date.now }: FriendsOptions): Friends {
  const { sql, read, write, writeIf } = db;

  const rowOf = async (person: string, other: string) => {
    const { low, high } = pairOf(person, other);
    const query = sql.selectFrom('friends').selectAll().where('low', '=', low).where('high', '=', high);
    return (await read(query.compile()))[0] ?? null;
  };
  const removal = (person: string, other: string) => {
    const { low, high } = pairOf(person, other);
    return sql.deleteFrom('friends').where('low', '=', low).where('high', '=', high);
  };

  const rowsOf = (person: string) =>
    read(
      sql
        .selectFrom('friends')
        .selectAll()
        .where((or) => or.or([or('low', '=', person), or('high', '=', person)]))
        .compile(),
    );

  const isForgotten = ({ state, withdrawn, created }: FriendRow): boolean =>
    (state === 'declined' || withdrawn === 1) && created <= now() - REQUEST_MS;

  /** Hides requests from both people without forgetting them, or shows them again. */
  const withdrawal = (person: string, other: string, withdrawn = 1) => {
    const { low, high } = pairOf(person, other);
    return sql
      .updateTable('friends')
      .set({ withdrawn })
      .where('low', '=', low)
      .where('high', '=', high)
      .where('state', '!=', 'friends');
  };

  async function checkRoom(person: string): Promise<void> {
    const rows = await rowsOf(person);
    if (rows.filter(({ state }) => state === 'friends').length >= MAX_FRIENDS)
      throw requestError('rate', 'Your list of friends is full. Remove a friend first.');
    // Declined and withdrawn requests count until they are forgotten, so that one person cannot ask everyone.
    const asked = rows.filter((row) => row.state !== 'friends' && row.asker === person && !isForgotten(row));
    if (asked.length >= MAX_ASKED)
      throw requestError('rate', 'You have sent too many friend requests. Wait for answers, or try again next month.');
  }

  async function accept(person: string, other: string): Promise<void> {
    const { low, high } = pairOf(person, other);
    const update = sql
      .updateTable('friends')
      .set({ state: 'friends', created: now() })
      .where('low', '=', low)
      .where('high', '=', high)
      .where('asker', '=', other)
      .where('state', '!=', 'friends')
      .where('withdrawn', '=', 0)
      .returning('low');
    if (!(await writeIf(update.compile()))) return;
    await inbox.remove(person, 'friend', other);
    await inbox.add(other, { kind: 'friends', subject: person, other: person });
  }

  async function ask(person: string, other: string): Promise<void> {
    await checkRoom(person);
    const row = { ...pairOf(person, other), asker: person, state: 'asked' as const, withdrawn: 0, created: now() };
    const insert = sql
      .insertInto('friends')
      .values(row)
      .onConflict((same) => same.columns(['low', 'high']).doNothing())
      .returning('low');
    const isNew = await writeIf(insert.compile());
    if (isNew) return inbox.add(other, { kind: 'friend', subject: person, other: person });
    // Both asked at once.
    if ((await rowOf(person, other))?.asker === other) await accept(person, other);
  }

  return {
    async between(person, other) {
      const [row, [followed]] = await Promise.all([
        rowOf(person, other),
        read(
          sql.selectFrom('follows').select('created').where('person', '=', person).where('other', '=', other).compile(),
        ),
      ]);
      return { friend: stateFor(row, person), follows: followed !== undefined };
    },
    async of(person) {
      const apart = await blocks.apart(person);
      const rows = await rowsOf(person);
      const follows = await read(sql.selectFrom('follows').selectAll().where('person', '=', person).compile());
      const states = new Map<string, { state: Friend['state']; since: number }>();
      for (const { other, created } of follows) states.set(other, { state: 'follows', since: created });
      for (const row of rows) {
        const state = stateFor(row, person);
        if (state !== 'none') states.set(row.low === person ? row.high : row.low, { state, since: row.created });
      }
      for (const id of apart) states.delete(id);
      if (states.size === 0) return [];
      const people: AccountRow[] = await read(
        selectPlayers(db)
          .where('p.id', 'in', [...states.keys()])
          .orderBy('p.name')
          .orderBy('p.id')
          .compile(),
      );
      return people.flatMap((row) => {
        const known = states.get(row.id);
        return known ? [{ ...playerOf(row), ...known }] : [];
      });
    },
    async befriend(person, other) {
      const row = await rowOf(person, other);
      if (row?.state === 'friends') return;
      if (row && row.asker === other && row.withdrawn === 0) return accept(person, other);
      if (row && row.asker === person && !isForgotten(row)) {
        // Visible again, but the other person is not notified again.
        await write(withdrawal(person, other, 0).where('asker', '=', person).compile());
        return;
      }
      if (row) await write(removal(person, other).where('state', '!=', 'friends').compile());
      await ask(person, other);
    },
    async decline(person, other) {
      const { low, high } = pairOf(person, other);
      await write(
        sql
          .updateTable('friends')
          .set({ state: 'declined', created: now() })
          .where('low', '=', low)
          .where('high', '=', high)
          .where('asker', '=', other)
          .where('state', '=', 'asked')
          .compile(),
      );
      await inbox.remove(person, 'friend', other);
    },
    async unfriend(person, other) {
      // A request stays, so that it cannot be repeated at once. Its sender cannot tell whether it was declined.
      await write<unknown>(
        removal(person, other).where('state', '=', 'friends').compile(),
        withdrawal(person, other).where('asker', '=', person).compile(),
      );
      await inbox.remove(other, 'friend', person);
    },
    async follow(person, other, on) {
      if (!on) {
        await write(sql.deleteFrom('follows').where('person', '=', person).where('other', '=', other).compile());
        return;
      }
      const known = await read(sql.selectFrom('follows').select('other').where('person', '=', person).compile());
      if (known.length >= MAX_FRIENDS) throw requestError('rate', 'You follow too many players. Unfollow one first.');
      await write(
        sql
          .insertInto('follows')
          .values({ person, other, created: now() })
          .onConflict((same) => same.columns(['person', 'other']).doNothing())
          .compile(),
      );
    },
    async part(person, other) {
      // Requests stay, so that blocking and unblocking does not make them new.
      await write<unknown>(
        removal(person, other).where('state', '=', 'friends').compile(),
        withdrawal(person, other).compile(),
        ...[
          [person, other],
          [other, person],
        ].map(([from = '', to = '']) =>
          sql.deleteFrom('follows').where('person', '=', from).where('other', '=', to).compile(),
        ),
      );
      await inbox.removeFrom(person, other);
      await inbox.removeFrom(other, person);
    },
  };
}

/** A row as one of the two people sees it. A declined request looks unanswered to its sender. */
function stateFor(row: FriendRow | null, person: string): Relation['friend'] {
  if (!row) return 'none';
  if (row.state === 'friends') return 'friends';
  if (row.withdrawn === 1) return 'none';
  if (row.asker === person) return 'asked';
  return row.state === 'asked' ? 'asking' : 'none';
}
