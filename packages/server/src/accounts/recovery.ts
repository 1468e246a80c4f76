import { randomBytes } from 'node:crypto';
import { requestError } from '@orrery/host';
import type { MyRecovery, Recovery as RecoveryRequest } from '@orrery/protocol';
import { hashToken, secret } from '../ids.ts';
import type { NotificationContent } from '../notifications/text.ts';
import type { Inbox } from '../players/inbox.ts';
import type { RateCounters } from '../rate-limit/counters.ts';
import type { SqlDatabase } from '../store/database.ts';
import { type Accounts, accountKey, type NewSession, type Redeem } from './accounts.ts';

/** Recovery of accounts whose password is lost: by one-time codes, or by a link to a confirmed e-mail address. */
export interface RecoveryService {
  of(person: string): Promise<MyRecovery>;
  /** Replaces the person's codes. Rejects with `bad-password`. */
  newCodes(person: string, password: string): Promise<string[]>;
  /** Whether a confirmed e-mail address may recover the account. Rejects with `bad-password`. */
  setMail(person: string, channel: string, on: boolean, password: string): Promise<MyRecovery>;
  /**
   * Sends a link to every account that this address may recover. Returns at once and never rejects because of the
   * address, so that the answer does not reveal whether it is known.
   */
  ask(address: string, source: string): Promise<void>;
  /** Sets a new password and ends all sessions. Rejects with `bad-recovery`. */
  recover(request: RecoveryRequest, device: string): Promise<NewSession>;
}

const CODES = 10;
/** Letters and digits without look-alikes, because codes are written down. 16 of them are 79 random bits. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;
const LINK_MS = 30 * 60_000;
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** Attempts with a code per account and hour, recovery e-mails per address and day, and requests per network and day. */
const [MAX_TRIES, MAX_MAILS, MAX_ASKED] = [20, 3, 30];

/** A new code in groups of four. */
function newCode(): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      // Higher byte values would make some characters more likely.
      const limit = 256 - (256 % LETTERS.length);
      if (byte < limit && code.length < CODE_LENGTH) code += LETTERS[byte % LETTERS.length];
    }
  }
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** The stored form of a code: neither case nor separators matter. */
const codeHash = (code: string): string => hashToken(`recovery ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

export interface RecoveryServiceOptions {
  db: SqlDatabase;
  people: Pick<Accounts, 'checkPassword' | 'recover'>;
  inbox: Pick<Inbox, 'add'>;
  counts: RateCounters;
  hasMail: boolean;
  fault(error: unknown): void;
  now?: () => number;
}

export function openRecovery(options: RecoveryServiceOptions): RecoveryService {
  const { db, people, inbox, counts, hasMail, fault, now = Date.now } = options;
  const { sql, read, write, writeIf } = db;

  async function of(person: string): Promise<MyRecovery> {
    const [codes, mails] = await Promise.all([
      read(sql.selectFrom('recovery_codes').select('code').where('person', '=', person).compile()),
      read(
        sql
          .selectFrom('ways')
          .select(['id', 'address', 'recovers'])
          .where('person', '=', person)
          .where('kind', '=', 'mail')
          .where('confirmed', '=', 1)
          .orderBy('created')
          .compile(),
      ),
    ]);
    return {
      codes: codes.length,
      mails: mails.map(({ id, address, recovers }) => ({ id, address, on: recovers === 1 })),
    };
  }

  /** Queues a link for each account of an address. */
  async function sendLinks(address: string): Promise<void> {
    const rows = await read(
      sql
        .selectFrom('ways as w')
        .innerJoin('people as p', 'p.id', 'w.person')
        .select(['w.id', 'w.person', 'p.name'])
        .where('w.kind', '=', 'mail')
        .where('w.address', '=', address)
        .where('w.confirmed', '=', 1)
        .where('w.recovers', '=', 1)
        .where('p.account', 'is not', null)
        .compile(),
    );
    for (const { id, person, name } of rows) {
      const token = secret();
      const content: NotificationContent = { kind: 'recover', game: '', others: [name], match: null, token };
      await write<unknown>(
        sql.deleteFrom('recovery_links').where('until', '<', now()).compile(),
        sql
          .insertInto('recovery_links')
          .values({ token: hashToken(token), person, way: id, until: now() + LINK_MS })
          .compile(),
        sql
          .insertInto('notices')
          .values({
            ...{ id: `${id}/recover/${hashToken(token)}`, way: id, person, match: null, body: JSON.stringify(content) },
            ...{ created: now(), at: now(), tries: 0, sent: null, fault: null },
          })
          .compile(),
      );
    }
  }

  /** Uses up a code of the account with this name. */
  const byCode =
    (name: string, code: string): Redeem =>
    async (then) => {
      const [row] = await read(
        sql
          .selectFrom('recovery_codes as c')
          .innerJoin('people as p', 'p.id', 'c.person')
          .select('p.id')
          .where('c.code', '=', codeHash(code))
          .where('p.account', '=', accountKey(name))
          .compile(),
      );
      if (!row) return null;
      const use = sql.deleteFrom('recovery_codes').where('code', '=', codeHash(code)).returning('code').compile();
      return (await writeIf(use, ...then(row.id))) ? row.id : null;
    };

  /** Uses up a link. */
  const byLink =
    (token: string): Redeem =>
    async (then) => {
      const [row] = await read(
        sql
          .selectFrom('recovery_links as l')
          // The person may have removed the address or turned its recovery off since.
          .innerJoin('ways as w', (on) => on.onRef('w.id', '=', 'l.way').onRef('w.person', '=', 'l.person'))
          .select('l.person')
          .where('l.token', '=', hashToken(token))
          .where('l.until', '>=', now())
          .where('w.recovers', '=', 1)
          .compile(),
      );
      if (!row) return null;
      const use = sql.deleteFrom('recovery_links').where('token', '=', hashToken(token)).returning('token').compile();
      return (await writeIf(use, ...then(row.person))) ? row.person : null;
    };

  return {
    of,
    async newCodes(person, password) {
      await people.checkPassword(person, password);
      const codes = Array.from({ length: CODES }, newCode);
      await write(
        sql.deleteFrom('recovery_codes').where('person', '=', person).compile(),
        sql
          .insertInto('recovery_codes')
          .values(codes.map((code) => ({ code: codeHash(code), person, created: now() })))
          .compile(),
      );
      return codes;
    },
    async setMail(person, channel, on, password) {
      await people.checkPassword(person, password);
      await write(
        sql
          .updateTable('ways')
          .set({ recovers: on ? 1 : 0 })
          .where('id', '=', channel)
          .where('person', '=', person)
          .where('kind', '=', 'mail')
          .where('confirmed', '=', 1)
          .compile(),
      );
      return of(person);
    },
    async ask(address, source) {
      // The same for all servers and addresses: only the number of requests decides.
      if ((await counts.count(`recover:${source}`, DAY_MS)).current > MAX_ASKED)
        throw requestError('rate', 'You requested too many recovery e-mails today. Try again tomorrow.');
      const clean = address.trim().toLowerCase();
      const isOften = (await counts.count(`recover-mail:${hashToken(clean)}`, DAY_MS)).current > MAX_MAILS;
      if (hasMail && !isOften) sendLinks(clean).catch(fault);
    },
    async recover(request, device) {
      if ('code' in request) {
        // Counted for unknown names as well, so that the limit does not reveal which names exist.
        const { current } = await counts.count(`recover-name:${hashToken(accountKey(request.name))}`, HOUR_MS);
        if (current > MAX_TRIES)
          throw requestError('rate', 'Too many attempts to recover this account. Try again in an hour.');
      }
      const redeem = 'code' in request ? byCode(request.name, request.code) : byLink(request.token);
      const session = await people.recover(request.password, redeem, device);
      await inbox.add(session.me.id, { kind: 'recovered', subject: session.me.id });
      return session;
    },
  };
}
