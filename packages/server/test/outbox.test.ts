import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAccounts } from '../src/accounts/accounts.ts';
import { openSqlite, type SqliteStore } from '../src/index.ts';
import { openOutbox } from '../src/notifications/outbox.ts';
import type { SqlDatabase } from '../src/store/database.ts';
import { jumpingClock } from './help/jumping-clock.ts';

vi.mock(import('node:fs'), async (original) => (await import('./help/disk.ts')).waitInPlace(original));

let dir: string;
let store: SqliteStore;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-outbox-'));
  store = openSqlite(join(dir, 'm.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Creates a due notification, and outboxes on one store whose last write can be made to fail. */
async function scene() {
  const { db } = store;
  const clock = jumpingClock();
  const { me } = await openAccounts(db, clock.now, () => {}).createGuest('Ada', '');
  const way = { id: 'w', person: me.id, kind: 'hook' as const, address: 'x', secret: '', confirmed: 1, created: 0 };
  const body = JSON.stringify({ kind: 'turn', game: 'Lanterns', others: [], match: 'm' });
  const notice = { id: 'w/m/1/turn', way: 'w', person: me.id, match: 'm', body, created: 0, at: 0, tries: 0 };
  await db.write(
    db.sql.insertInto('ways').values(way).compile(),
    db.sql
      .insertInto('notices')
      .values({ ...notice, sent: null, fault: null })
      .compile(),
  );
  const keys: string[] = [];
  let deaf = false;
  const open = () => {
    const write: SqlDatabase['write'] = (...queries) =>
      deaf && queries.some((query) => query.sql.includes('"sent"'))
        ? Promise.reject(new Error('the store is down'))
        : db.write(...queries);
    return openOutbox({
      db: { ...db, write },
      clock,
      sender: {
        async send(_way, _notice, key) {
          keys.push(key);
          return { is: 'sent' };
        },
        close() {},
      },
      inbox: { adding: () => [], announce() {} },
      nameOf: (game) => game,
      onOutcome() {},
      fault() {},
    });
  };
  return {
    clock,
    keys,
    open,
    lose(is: boolean) {
      deaf = is;
    },
  };
}

it('does not send a notification again if its delivery could not be saved', async () => {
  const { clock, keys, open, lose } = await scene();
  const outbox = open();
  lose(true);
  for (let n = 0; n < 20; n++) await clock.leap(5001);
  lose(false);
  for (let n = 0; n < 20; n++) await clock.leap(5001);
  expect(keys).toEqual(['w/m/1/turn']);
  expect(await outbox.state()).toMatchObject({ waiting: 0, failed: [] });
  await outbox.close();
});

it('sends a notification again with the same key if its node died while sending', async () => {
  const { clock, keys, open, lose } = await scene();
  const first = open();
  lose(true);
  await clock.leap(5001);
  await first.close();
  lose(false);
  const second = open();
  for (let n = 0; n < 20; n++) await clock.leap(5001);
  expect(keys).toEqual(['w/m/1/turn', 'w/m/1/turn']);
  await second.close();
});
