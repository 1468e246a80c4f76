import { requestError } from '@orrery/host';
import type { Me, MyPasskey } from '@orrery/protocol';
import type { NewPasskey, PasskeySignIn } from '@orrery/protocol/passkeys';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { hashToken } from '../ids.ts';
import { type SqlDatabase, UniqueViolation } from '../store/database.ts';
import type { Accounts, NewSession } from './accounts.ts';

/** The relying party. Browsers offer a passkey only to pages of this origin. */
export interface Site {
  origin: string;
  /** The domain without scheme and port. */
  id: string;
}

/** Passkeys: sign-in without a password. */
export interface Passkeys {
  of(person: string): Promise<MyPasskey[]>;
  /** Options for creating a passkey. */
  ask(site: Site, me: Me): Promise<object>;
  /** Registers a new passkey. Rejects with `bad-passkey`. */
  add(site: Site, me: Me, made: NewPasskey, device: string): Promise<void>;
  remove(person: string, id: string): Promise<void>;
  /** Options for signing in with a passkey. */
  challenge(site: Site): Promise<object>;
  /** Signs in the owner of a passkey. Rejects with `bad-passkey` and `banned`. */
  enter(site: Site, used: PasskeySignIn, device: string): Promise<NewSession>;
}

/** Lifetime of a challenge, which can be used only once. */
const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const text = (of: Uint8Array) => Buffer.from(of).toString('base64url');

export function openPasskeys(db: SqlDatabase, people: Accounts, now: () => number = Date.now): Passkeys {
  const { sql, read, write } = db;

  /** Stores a challenge and the person it was issued to; deletes expired challenges. */
  async function saveChallenge(challenge: string, person: string | null): Promise<void> {
    const row = { challenge: hashToken(challenge), person, until: now() + CHALLENGE_MS };
    await write<unknown>(
      sql.deleteFrom('challenges').where('until', '<', now()).compile(),
      sql.insertInto('challenges').values(row).compile(),
    );
  }

  /** Whether a challenge is valid for this person. The call uses it up. */
  const isValidChallenge = (person: string | null) => async (challenge: string) => {
    const [rows = []] = await write(
      sql
        .deleteFrom('challenges')
        .where('challenge', '=', hashToken(challenge))
        .returning(['person', 'until'])
        .compile(),
    );
    return rows.some((row) => row.person === person && row.until >= now());
  };

  /** Turns every failure into the same error. */
  async function checked<T>(check: Promise<T>): Promise<T> {
    try {
      return await check;
    } catch {
      throw requestError('bad-passkey');
    }
  }

  const of = (person: string): Promise<MyPasskey[]> =>
    read(
      sql
        .selectFrom('passkeys')
        .select(['id', 'device', 'created', 'used'])
        .where('person', '=', person)
        .orderBy('created', 'desc')
        .orderBy('id')
        .compile(),
    );

  return {
    of,
    async ask(site, me) {
      const known = await of(me.id);
      if (known.length >= MAX_PASSKEYS) throw requestError('rate', 'You have too many passkeys. Remove one first.');
      const options = await generateRegistrationOptions({
        rpName: 'Orrery',
        rpID: site.id,
        userName: me.name,
        userID: new Uint8Array(Buffer.from(me.id)),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await saveChallenge(options.challenge, me.id);
      return options;
    },
    async add(site, me, made, device) {
      const { verified, registrationInfo } = await checked(
        verifyRegistrationResponse({
          response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: isValidChallenge(me.id),
          expectedOrigin: site.origin,
          expectedRPID: site.id,
        }),
      );
      if (!verified) throw requestError('bad-passkey');
      const { id, publicKey, counter } = registrationInfo.credential;
      const row = { id, person: me.id, key: text(publicKey), counter, device: device.slice(0, 200) };
      try {
        await write(
          sql
            .insertInto('passkeys')
            .values({ ...row, created: now(), used: null })
            .compile(),
        );
      } catch (error) {
        throw error instanceof UniqueViolation ? requestError('bad-passkey') : error;
      }
    },
    async remove(person, id) {
      await write(sql.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).compile());
    },
    async challenge(site) {
      const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
      await saveChallenge(options.challenge, null);
      return options;
    },
    async enter(site, used, device) {
      const [kept] = await read(
        sql.selectFrom('passkeys').select(['person', 'key', 'counter']).where('id', '=', used.id).compile(),
      );
      if (!kept) throw requestError('bad-passkey');
      const { verified, authenticationInfo } = await checked(
        verifyAuthenticationResponse({
          response: used as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: isValidChallenge(null),
          expectedOrigin: site.origin,
          expectedRPID: site.id,
          credential: { id: used.id, publicKey: bytes(kept.key), counter: kept.counter },
        }),
      );
      if (!verified) throw requestError('bad-passkey');
      const entered = await people.startSession(kept.person, device);
      await write(
        sql
          .updateTable('passkeys')
          .set({ counter: authenticationInfo.newCounter, used: now() })
          .where('id', '=', used.id)
          .compile(),
      );
      return entered;
    },
  };
}
