import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccounts } from '../src/accounts/accounts.ts';
import { openPasskeys } from '../src/accounts/passkeys.ts';
import { openSqlite } from '../src/index.ts';
import { type Browser, browser as open } from './help/browser.ts';
import { openWorld, type World } from './help/world.ts';

// e2e/passkeys.spec.ts tests registration and sign-in with a virtual authenticator.

const url = 'https://play.example.org';
const site = { origin: url, id: 'play.example.org' };
const account = { name: 'Ada', password: 'nine engines' };

let world: World;
let ada: Browser;
beforeEach(async () => {
  world = await openWorld({ notices: { url } });
  // A kept-alive connection would lead to a server that has been closed.
  ada = open(() => world.server.url, { connection: 'close' });
  await ada.ask('POST', '/api/me', { name: 'Ada' });
});
afterEach(() => world.end());

/** A forged response with a given challenge. */
const shown = (challenge: string, more: object = {}) => ({
  ...{ id: 'a-key', rawId: 'a-key', type: 'public-key', clientExtensionResults: {} },
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: url })).toString('base64url'),
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    ...more,
  },
});

it('are bound to the configured domain, and off without one', async () => {
  expect((await ada.ask('GET', '/api/passkeys')).body).toEqual({ offered: true, keys: [] });
  const { body } = await ada.ask('POST', '/api/sessions/passkey/options', {});
  expect(body).toMatchObject({ rpId: 'play.example.org', userVerification: 'required' });
  await world.restart({});
  expect((await ada.ask('GET', '/api/passkeys')).body).toMatchObject({ offered: false });
  expect((await ada.ask('POST', '/api/sessions/passkey/options', {})).body.error.code).toBe('bad-passkey');
});

it('need the password to be created, and an account', async () => {
  const ask = (password: string) => ada.ask('POST', '/api/passkeys/options', { password });
  expect((await ask(account.password)).body.error.code).toBe('bad-password');
  await ada.ask('POST', '/api/me/account', account);
  expect((await ask('ten engines')).body.error.code).toBe('bad-password');
  expect((await ask(account.password)).body).toMatchObject({ rp: { id: 'play.example.org' }, user: { name: 'Ada' } });
});

it('reject forged passkeys; a challenge works once, for five minutes and for one person', async () => {
  const used = await ada.ask('POST', '/api/sessions/passkey', shown('anything'));
  expect([used.status, used.body.error.code, used.set]).toEqual([401, 'bad-passkey', null]);
  const store = openSqlite(join(world.dir, 'matches.db'));
  const { db } = store;
  const { sql } = db;
  let now = 1_000_000;
  const people = openAccounts(db, () => now);
  const passkeys = openPasskeys(db, people, () => now);
  const { me } = await people.createGuest('Bo', '');
  await db.write(
    sql
      .insertInto('passkeys')
      .values({ id: 'a-key', person: me.id, key: 'AAAA', counter: 0, device: '', created: 0, used: null })
      .compile(),
  );
  const left = async () => (await db.read(sql.selectFrom('challenges').selectAll().compile())).length;
  const tried = (challenge: string) =>
    expect(passkeys.enter(site, shown(challenge) as never, '')).rejects.toMatchObject({
      problem: { code: 'bad-passkey' },
    });
  const { challenge } = (await passkeys.challenge(site)) as { challenge: string };
  await tried('another');
  expect(await left()).toBe(1);
  // Every attempt uses up the challenge.
  await tried(challenge);
  expect(await left()).toBe(0);
  await passkeys.challenge(site);
  now += 5 * 60_000 + 1;
  await passkeys.ask(site, me);
  expect(await left()).toBe(1);
  await people.deletePerson(me.id);
  expect([await left(), await passkeys.of(me.id)]).toEqual([0, []]);
  await store.close();
});
