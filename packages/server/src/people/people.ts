import { refused } from '@orrery/host';
import type { CreateMatch, Credentials, Me, MySession, NewCredentials } from '@orrery/protocol';
import { hashToken, secret } from '../ids.ts';
import { type Book, Taken } from '../store/book.ts';
import { shutOut } from './bans.ts';
import { openPasswords } from './passwords.ts';

/** Whom the server knows. A guest is somebody with a name and a device; an account can be signed in to from anywhere. */
export interface People {
  /**
   * Who holds the key of a session, and which session that is; null where nobody does (any more). Rejects with `banned`
   * for somebody whom the operator has shut out.
   */
  who(key: string): Promise<Presence | null>;
  /** Somebody new, without an account. */
  welcome(name: string, device: string): Promise<Entered>;
  /**
   * Gives a guest an account, or an account another name and password: for that its old password is needed, and its
   * other sessions are over. The session gets a new key: the old one may have been shared while it was a guest's.
   * Rejects with `name-taken` or `bad-password`.
   */
  keepAs(now: Presence, account: NewCredentials): Promise<Entered>;
  /** Rejects with `bad-password`, whether it is the name or the password, and with `banned`. */
  signIn(account: Credentials, device: string): Promise<Entered>;
  /** Signs in somebody who has shown who he is. Rejects with `banned`. */
  enter(person: string, device: string): Promise<Entered>;
  /** Rejects with `bad-password` where it is not his. */
  prove(person: string, password: string): Promise<void>;
  rename(person: string, name: string): Promise<Me>;
  /** Rejects with `name-taken` where one of these names belongs to an account other than the person's own. */
  checkNames(names: readonly string[], person: string | null): Promise<void>;
  sessions(now: Presence): Promise<MySession[]>;
  /** Ends a session of one's own. */
  end(person: string, session: string): Promise<void>;
  /** All that is kept of a person. */
  export(person: string): Promise<object>;
  /** Takes a person away; the seats stay with the names that others have seen. */
  forget(person: string): Promise<void>;
}

export interface Presence {
  me: Me;
  session: string;
}

/** Somebody has come in; the key is shown once. */
export interface Entered extends Presence {
  key: string;
}

/** A session that was not used for so long is over. */
const SESSION_MS = 180 * 24 * 3600 * 1000;
/** When somebody was last seen is written down this exactly. */
const SEEN_MS = 3600 * 1000;

/** The names a request wants to take seats under. */
export const namesIn = (seats: CreateMatch['seats']): string[] =>
  seats.flatMap((seat) => (seat.kind === 'me' ? [seat.name] : []));

/** Names that differ in capitals or in how letters are composed are one. */
export const accountOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** `onEnd` hears which sessions are over. */
export function openPeople(
  book: Book,
  now: () => number = Date.now,
  onEnd: (sessions: readonly string[]) => void = () => {},
): People {
  const { sql } = book;
  const passwords = openPasswords();

  const people = () => sql.selectFrom('people').select(['id', 'name', 'account', 'created', 'operator']);
  type Row = { id: string; name: string; account: string | null; created: number; operator?: number };
  const meOf = ({ id, name, account, operator }: Row): Me => ({
    id,
    name,
    guest: account === null,
    ...(operator ? { operator: true } : {}),
  });

  async function personOf(id: string): Promise<Row> {
    const [row] = await book.read(people().where('id', '=', id).compile());
    if (!row) throw refused('signed-out');
    return row;
  }

  const newSession = (person: string, key: string, device: string) => {
    const at = now();
    const session = { key: hashToken(key), id: secret(), person, device: device.slice(0, 200), created: at, seen: at };
    return { id: session.id, query: sql.insertInto('sessions').values(session).compile() };
  };

  async function checkNames(names: readonly string[], person: string | null): Promise<void> {
    if (names.length === 0) return;
    const owners = await book.read(people().where('account', 'in', names.map(accountOf)).compile());
    if (owners.some((owner) => owner.id !== person)) throw refused('name-taken');
  }

  /** Ends somebody's sessions, but for one. */
  async function endAll(person: string, but: string | null): Promise<void> {
    const [ended = []] = await book.write(
      sql
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where('id', '!=', but ?? '')
        .returning('id')
        .compile(),
    );
    onEnd(ended.map((row) => row.id));
  }

  async function enter(person: string, device: string): Promise<Entered> {
    // Told only to who has shown that it is he.
    const [ban] = await book.read(
      sql.selectFrom('bans').select(['until', 'why']).where('person', '=', person).compile(),
    );
    if (ban) shutOut(ban, now());
    const row = await personOf(person);
    const key = secret();
    const session = newSession(person, key, device);
    await book.write(session.query);
    return { me: meOf(row), session: session.id, key };
  }

  return {
    async who(key) {
      const [row] = await book.read(
        sql
          .selectFrom('sessions as s')
          .innerJoin('people as p', 'p.id', 's.person')
          .leftJoin('bans as b', 'b.person', 'p.id')
          .select(['p.id', 'p.name', 'p.account', 'p.created', 'p.operator', 's.id as session', 's.seen'])
          .select(['b.until', 'b.why'])
          .where('s.key', '=', hashToken(key))
          .where('s.seen', '>', now() - SESSION_MS)
          .compile(),
      );
      if (!row) return null;
      shutOut(row, now());
      if (row.seen < now() - SEEN_MS) {
        const seen = now();
        await book.write(
          sql.updateTable('sessions').set({ seen }).where('id', '=', row.session).compile(),
          sql.updateTable('people').set({ seen }).where('id', '=', row.id).compile(),
        );
      }
      return { me: meOf(row), session: row.session };
    },
    async welcome(name, device) {
      await checkNames([name], null);
      const at = now();
      const person = { id: secret(), name, account: null, password: null, created: at, seen: at };
      const key = secret();
      const session = newSession(person.id, key, device);
      await book.write(sql.insertInto('people').values(person).compile(), session.query);
      return { me: meOf(person), session: session.id, key };
    },
    async keepAs({ me, session }, { name, password, old }) {
      const person = me.id;
      const [before] = await book.read(people().select('password').where('id', '=', person).compile());
      if (!before) throw refused('signed-out');
      // Whoever sits down at a device that was left open must not lock its owner out.
      if (before.password !== null && !(await passwords.fits(before.password, old ?? ''))) {
        throw refused('bad-password');
      }
      const kept = await passwords.keep(password);
      const account = accountOf(name);
      const key = secret();
      try {
        await book.write(
          sql.updateTable('people').set({ name, account, password: kept }).where('id', '=', person).compile(),
          sql
            .updateTable('sessions')
            .set({ key: hashToken(key) })
            .where('id', '=', session)
            .compile(),
        );
      } catch (error) {
        throw error instanceof Taken ? refused('name-taken') : error;
      }
      if (before.password !== null) await endAll(person, session);
      return { me: meOf(await personOf(person)), session, key };
    },
    async signIn({ name, password }, device) {
      const [row] = await book.read(people().select('password').where('account', '=', accountOf(name)).compile());
      if (!(await passwords.fits(row?.password ?? null, password)) || !row) throw refused('bad-password');
      return enter(row.id, device);
    },
    enter,
    async prove(person, password) {
      const [row] = await book.read(people().select('password').where('id', '=', person).compile());
      if (!(await passwords.fits(row?.password ?? null, password))) throw refused('bad-password');
    },
    async rename(person, name) {
      await checkNames([name], person);
      await book.write(sql.updateTable('people').set({ name }).where('id', '=', person).compile());
      return meOf(await personOf(person));
    },
    checkNames,
    async sessions({ me, session }) {
      const rows = await book.read(
        sql
          .selectFrom('sessions')
          .select(['id', 'device', 'created', 'seen'])
          .where('person', '=', me.id)
          .where('seen', '>', now() - SESSION_MS)
          .orderBy('seen', 'desc')
          .orderBy('id')
          .compile(),
      );
      return rows.map((row) => ({ ...row, own: row.id === session }));
    },
    async end(person, session) {
      const [ended = []] = await book.write(
        sql.deleteFrom('sessions').where('person', '=', person).where('id', '=', session).returning('id').compile(),
      );
      onEnd(ended.map((row) => row.id));
    },
    async export(person) {
      const { id, name, account, created } = await personOf(person);
      const [passkeys, shuns, reports, ways, vacations, sessions, seats] = await Promise.all([
        book.read(
          sql.selectFrom('passkeys').select(['device', 'created', 'used']).where('person', '=', person).compile(),
        ),
        book.read(sql.selectFrom('shuns').select(['other', 'kind', 'created']).where('person', '=', person).compile()),
        book.read(
          sql
            .selectFrom('reports')
            .select(['match', 'seat', 'name', 'reason', 'words', 'created'])
            .where('reporter', '=', person)
            .compile(),
        ),
        book.read(
          sql
            .selectFrom('ways')
            .select(['kind', 'address', 'confirmed', 'created'])
            .where('person', '=', person)
            .compile(),
        ),
        book.read(sql.selectFrom('vacations').select(['starts', 'ends']).where('person', '=', person).compile()),
        book.read(
          sql.selectFrom('sessions').select(['device', 'created', 'seen']).where('person', '=', person).compile(),
        ),
        book.read(
          sql
            .selectFrom('seats as s')
            .innerJoin('matches as m', 'm.id', 's.match')
            .select(['m.id as match', 'm.game', 'm.created', 's.seat', 's.name'])
            .where('s.person', '=', person)
            .orderBy('m.created')
            .compile(),
        ),
      ]);
      return { id, name, account, created, sessions, seats, ways, vacations, shuns, reports, passkeys };
    },
    async forget(person) {
      await endAll(person, null);
      await book.write(
        sql.updateTable('seats').set({ person: null }).where('person', '=', person).compile(),
        // The game is kept, so it still counts against the quotas of its network and of the server.
        sql.updateTable('uploads').set({ person: '' }).where('person', '=', person).compile(),
        sql.deleteFrom('sessions').where('person', '=', person).compile(),
        sql.deleteFrom('gathering_people').where('person', '=', person).compile(),
        sql.deleteFrom('vacations').where('person', '=', person).compile(),
        sql.deleteFrom('notices').where('person', '=', person).compile(),
        sql.deleteFrom('ways').where('person', '=', person).compile(),
        sql.deleteFrom('calls').where('person', '=', person).compile(),
        sql.deleteFrom('ratings').where('person', '=', person).compile(),
        sql.deleteFrom('result_people').where('person', '=', person).compile(),
        sql.deleteFrom('shuns').where('person', '=', person).compile(),
        sql.deleteFrom('shuns').where('other', '=', person).compile(),
        sql.deleteFrom('bans').where('person', '=', person).compile(),
        sql.deleteFrom('passkeys').where('person', '=', person).compile(),
        sql.deleteFrom('challenges').where('person', '=', person).compile(),
        sql.updateTable('reports').set({ person: null }).where('person', '=', person).compile(),
        sql.updateTable('reports').set({ reporter: null }).where('reporter', '=', person).compile(),
        sql.deleteFrom('people').where('id', '=', person).compile(),
      );
    },
  };
}
