import { requestError } from '@orrery/host';
import type { CreateMatch, Credentials, Me, MySession, NewCredentials } from '@orrery/protocol';
import type { CompiledQuery } from 'kysely';
import { hashToken, secret } from '../ids.ts';
import { type SqlDatabase, UniqueViolation } from '../store/database.ts';
import { personRemoval } from '../store/delete-person.ts';
import { prepareOnce } from '../store/queries.ts';
import { banMessage } from './bans.ts';
import { openPasswords } from './passwords.ts';
import { dataOf } from './personal-data.ts';

/** Guests and accounts. A guest has a name and one device; an account can sign in anywhere. */
export interface Accounts {
  /**
   * The person and session that a session key belongs to; null if the key is unknown or expired. Rejects with `banned`.
   */
  who(key: string): Promise<SignedIn | null>;
  /** Creates a guest. */
  createGuest(name: string, device: string): Promise<NewSession>;
  /**
   * Turns a guest into an account, or changes an account's name and password. Changing an account needs the old
   * password and ends all other sessions. The session gets a new key, because a guest's key may have been shared.
   * Rejects with `name-taken` or `bad-password`.
   */
  saveAccount(now: SignedIn, account: NewCredentials): Promise<NewSession>;
  /** Rejects with `bad-password`, which does not tell whether the name or the password is wrong, and with `banned`. */
  signIn(account: Credentials, device: string): Promise<NewSession>;
  /** Signs in a person who was authenticated by other means. Rejects with `banned`. */
  startSession(person: string, device: string): Promise<NewSession>;
  /** Rejects with `bad-password` if the password is wrong. */
  checkPassword(person: string, password: string): Promise<void>;
  /**
   * Sets a new password for the person whom `redeem` returns, ends all of their sessions and signs them in. `redeem`
   * gets the queries to run in its transaction. Rejects with `bad-recovery` if it returns null.
   */
  recover(password: string, redeem: Redeem, device: string): Promise<NewSession>;
  rename(person: string, name: string): Promise<Me>;
  /** Rejects with `name-taken` if one of these names belongs to another account. */
  checkNames(names: readonly string[], person: string | null): Promise<void>;
  sessions(now: SignedIn): Promise<MySession[]>;
  /** Ends one of the person's own sessions. */
  end(person: string, session: string): Promise<void>;
  /** A person's stored data, except ratings and results. */
  export(person: string): Promise<object>;
  /**
   * Deletes a person and every occurrence of their id, except in lobby tables (see `Lobby.erase`). Seats in past games
   * keep their display names, and chat messages keep their text.
   */
  deletePerson(person: string): Promise<void>;
}

/** Uses up a recovery code or link, together with what it allows; returns its person, or null if it is not valid. */
export type Redeem = (then: (person: string) => CompiledQuery<unknown>[]) => Promise<string | null>;

export interface SignedIn {
  me: Me;
  session: string;
}

/** A new session. Its key is available only here, because the store holds only a hash. */
export interface NewSession extends SignedIn {
  key: string;
}

/** Sessions expire after this time without use. */
const SESSION_MS = 180 * 24 * 3600 * 1000;
/** Precision of the last-seen time. */
const SEEN_MS = 3600 * 1000;

/** The player names in a request. */
export const namesIn = (seats: CreateMatch['seats']): string[] =>
  seats.flatMap((seat) => (seat.kind === 'me' ? [seat.name] : []));

/** The key by which names are compared: lower case, in one Unicode form. */
export const accountKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Finds the account with that key. Runs for every new match. */
const ownerOfName = prepareOnce((sql, key: string) =>
  sql.selectFrom('people').select('id').where('account', '=', key).compile(),
);

/** `onEnd` receives the ids of ended sessions; `onReseat`, the matches in which a deleted person had seats. */
export function openAccounts(
  db: SqlDatabase,
  now: () => number = Date.now,
  onEnd: (sessions: readonly string[]) => void = () => {},
  onReseat: (matches: readonly string[]) => void = () => {},
): Accounts {
  const { sql } = db;
  const passwords = openPasswords();
  const { newSession, endAll, ...sessions } = openSessionList(db, now, onEnd);

  const people = () => sql.selectFrom('people').select(['id', 'name', 'account', 'created', 'operator']);
  type Row = { id: string; name: string; account: string | null; created: number; operator?: number };
  const meOf = ({ id, name, account, operator }: Row): Me => ({
    id,
    name,
    guest: account === null,
    ...(operator ? { operator: true } : {}),
  });

  async function personOf(id: string): Promise<Row> {
    const [row] = await db.read(people().where('id', '=', id).compile());
    if (!row) throw requestError('signed-out');
    return row;
  }

  /** Recovery links that were sent before a new password must not replace it. */
  const endLinks = (person: string) => sql.deleteFrom('recovery_links').where('person', '=', person).compile();

  async function checkNames(names: readonly string[], person: string | null): Promise<void> {
    const owners = await Promise.all(names.map((name) => db.read(ownerOfName(sql, accountKey(name)))));
    if (owners.flat().some((owner) => owner.id !== person)) throw requestError('name-taken');
  }

  async function enter(person: string, device: string): Promise<NewSession> {
    // The ban is shown only after authentication.
    const [ban] = await db.read(sql.selectFrom('bans').select(['until', 'why']).where('person', '=', person).compile());
    if (ban) banMessage(ban, now());
    const row = await personOf(person);
    const key = secret();
    const session = newSession(person, key, device);
    await db.write(session.query);
    return { me: meOf(row), session: session.id, key };
  }

  return {
    async who(key) {
      const [row] = await db.read(
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
      banMessage(row, now());
      if (row.seen < now() - SEEN_MS) {
        const seen = now();
        await db.write(
          sql.updateTable('sessions').set({ seen }).where('id', '=', row.session).compile(),
          sql.updateTable('people').set({ seen }).where('id', '=', row.id).compile(),
        );
      }
      return { me: meOf(row), session: row.session };
    },
    async createGuest(name, device) {
      await checkNames([name], null);
      const at = now();
      const person = { id: secret(), name, account: null, password: null, created: at, seen: at };
      const key = secret();
      const session = newSession(person.id, key, device);
      await db.write(sql.insertInto('people').values(person).compile(), session.query);
      return { me: meOf(person), session: session.id, key };
    },
    async saveAccount({ me, session }, { name, password, old }) {
      const person = me.id;
      const [before] = await db.read(people().select('password').where('id', '=', person).compile());
      if (!before) throw requestError('signed-out');
      // A stranger with an unlocked device must not be able to lock its owner out.
      if (before.password !== null && !(await passwords.fits(before.password, old ?? ''))) {
        throw requestError('bad-password');
      }
      const kept = await passwords.keep(password);
      const account = accountKey(name);
      const key = secret();
      try {
        await db.write(
          sql.updateTable('people').set({ name, account, password: kept }).where('id', '=', person).compile(),
          endLinks(person),
          sql
            .updateTable('sessions')
            .set({ key: hashToken(key) })
            .where('id', '=', session)
            .compile(),
        );
      } catch (error) {
        throw error instanceof UniqueViolation ? requestError('name-taken') : error;
      }
      if (before.password !== null) await endAll(person, session);
      return { me: meOf(await personOf(person)), session, key };
    },
    async signIn({ name, password }, device) {
      const [row] = await db.read(people().select('password').where('account', '=', accountKey(name)).compile());
      if (!(await passwords.fits(row?.password ?? null, password)) || !row) throw requestError('bad-password');
      return enter(row.id, device);
    },
    startSession: enter,
    async checkPassword(person, password) {
      const [row] = await db.read(people().select('password').where('id', '=', person).compile());
      if (!(await passwords.fits(row?.password ?? null, password))) throw requestError('bad-password');
    },
    async recover(password, redeem, device) {
      // Hashed first, so that the response time does not reveal whether the code exists.
      const kept = await passwords.keep(password);
      const person = await redeem((id) => [
        sql
          .updateTable('people')
          .set({ password: kept })
          .where('id', '=', id)
          .where('account', 'is not', null)
          .compile(),
        endLinks(id),
      ]);
      if (person === null) throw requestError('bad-recovery');
      await endAll(person, null);
      return enter(person, device);
    },
    async rename(person, name) {
      await checkNames([name], person);
      await db.write(sql.updateTable('people').set({ name }).where('id', '=', person).compile());
      return meOf(await personOf(person));
    },
    checkNames,
    ...sessions,
    async export(person) {
      const { id, name, account, created } = await personOf(person);
      return { id, name, account, created, ...(await dataOf(db, person)) };
    },
    async deletePerson(person) {
      await endAll(person, null);
      const changed = (await db.write<unknown>(...personRemoval(sql, person))).flat() as { match: string }[];
      onReseat([...new Set(changed.map(({ match }) => match))]);
    },
  };
}

/** The sessions of all people. */
function openSessionList(db: SqlDatabase, now: () => number, onEnd: (sessions: readonly string[]) => void) {
  const { sql } = db;
  return {
    newSession(person: string, key: string, device: string) {
      const at = now();
      const session = {
        key: hashToken(key),
        id: secret(),
        person,
        device: device.slice(0, 200),
        created: at,
        seen: at,
      };
      return { id: session.id, query: sql.insertInto('sessions').values(session).compile() };
    },
    /** Ends all sessions of a person except `but`. */
    async endAll(person: string, but: string | null): Promise<void> {
      const [ended = []] = await db.write(
        sql
          .deleteFrom('sessions')
          .where('person', '=', person)
          .where('id', '!=', but ?? '')
          .returning('id')
          .compile(),
      );
      onEnd(ended.map((row) => row.id));
    },
    async sessions({ me, session }: SignedIn): Promise<MySession[]> {
      const rows = await db.read(
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
    async end(person: string, session: string): Promise<void> {
      const [ended = []] = await db.write(
        sql.deleteFrom('sessions').where('person', '=', person).where('id', '=', session).returning('id').compile(),
      );
      onEnd(ended.map((row) => row.id));
    },
  };
}
