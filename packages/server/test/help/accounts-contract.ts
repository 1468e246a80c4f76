import type { Store } from '@orrery/host';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/accounts/accounts.ts';
import { openUploads } from '../../src/match/uploads.ts';
import { openBlocks } from '../../src/moderation/blocks.ts';
import { openReports } from '../../src/moderation/reports.ts';
import { resultsOf } from '../../src/ratings/leaderboard.ts';
import { saveResult } from '../../src/ratings/results.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { migrations, sqliteDialect } from '../../src/store/migrations.ts';
import { matchesOf } from '../../src/store/my-matches.ts';
import type { DatabaseTables } from '../../src/store/tables.ts';
import { newMatch } from './store-contract.ts';

const refusal = (code: string) => ({ problem: { code } });
/** Names of all tables. */
const TABLES = migrations.flatMap((statements) =>
  [...statements(sqliteDialect).matchAll(/create table (\w+)/g)].map(([, table]) => table as keyof DatabaseTables),
);

/** All columns of all tables that contain a text. */
async function mentions({ sql, read }: SqlDatabase, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const rows: object[] = await read(sql.selectFrom(table).selectAll().compile());
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).includes(text)) found.push(`${table}.${column}`);
      }
    }
  }
  return found;
}

const DAY = 24 * 3600 * 1000;

/** The contract of accounts, for every database. */
export function accountsContract(name: string, open: () => Promise<{ db: SqlDatabase; store: Store }>): void {
  describe(`people: ${name}`, () => {
    it('identifies a guest by session key, and no one by an unknown key', async () => {
      const { db } = await open();
      const people = openAccounts(db);
      const ada = await people.createGuest('Ada', 'Firefox');
      expect(await people.who(ada.key)).toEqual({
        me: { id: ada.me.id, name: 'Ada', guest: true },
        session: ada.session,
      });
      expect(await people.who(`${ada.key}x`)).toBe(null);
      expect(await people.who(ada.session)).toBe(null);
    });

    it('turns a guest into an account, which can sign in elsewhere', async () => {
      const { db } = await open();
      const people = openAccounts(db);
      const ada = await people.createGuest('Ada', 'phone');
      const account = { name: 'Ada Lovelace', password: 'nine engines' };
      const kept = await people.saveAccount(ada, account);
      expect(kept.me).toEqual({ id: ada.me.id, name: 'Ada Lovelace', guest: false });
      expect(await people.who(ada.key)).toBe(null);
      expect(await people.who(kept.key)).toEqual({ me: kept.me, session: ada.session });
      const there = await people.signIn({ ...account, name: 'ADA lovelace' }, 'desk');
      expect(there.me.id).toBe(ada.me.id);
      await expect(people.signIn({ ...account, password: 'ten engines' }, '')).rejects.toMatchObject(
        refusal('bad-password'),
      );
      await expect(people.signIn({ ...account, name: 'Nobody' }, '')).rejects.toMatchObject(refusal('bad-password'));
      const bo = await people.createGuest('Bo', '');
      await expect(people.saveAccount(bo, { ...account, name: 'ada LOVELACE' })).rejects.toMatchObject(
        refusal('name-taken'),
      );
      expect((await people.who(bo.key))?.me).toMatchObject({ name: 'Bo', guest: true });
    });

    it('lists sessions, and ends one of them', async () => {
      const { db } = await open();
      let now = 1_000 * DAY;
      const people = openAccounts(db, () => now);
      const ada = await people.createGuest('Ada', 'phone');
      const account = { name: 'Sessions', password: 'nine engines' };
      const { key } = await people.saveAccount(ada, account);
      now += DAY;
      const desk = await people.signIn(account, 'desk');
      expect(await people.sessions(desk)).toMatchObject([
        { device: 'desk', own: true },
        { device: 'phone', own: false },
      ]);
      const bo = await people.createGuest('Bo', '');
      await people.end(bo.me.id, ada.session);
      expect(await people.who(key)).not.toBe(null);
      await people.end(ada.me.id, ada.session);
      expect(await people.who(key)).toBe(null);
      expect(await people.who(desk.key)).not.toBe(null);
      now += 181 * DAY;
      expect(await people.who(desk.key)).toBe(null);
    });

    it('exports and deletes a person’s data, and keeps display names in past seats', async () => {
      const { db, store } = await open();
      const people = openAccounts(db);
      const ada = await people.createGuest('Ada', 'phone');
      const match = newMatch('mine');
      for (const seat of match.seats) seat.person = seat.kind === 'bot' ? null : ada.me.id;
      await store.create(match);
      await store.create({ ...newMatch('older'), created: 0, seats: match.seats.slice(0, 1) });
      expect(await matchesOf(db, ada.me.id)).toEqual([
        { match: 'mine', game: 'g', created: 1, seats: [0, 1], awaited: false, until: null, asks: null },
        { match: 'older', game: 'g', created: 0, seats: [0], awaited: false, until: null, asks: null },
      ]);
      const all = JSON.stringify(await people.export(ada.me.id));
      for (const part of ['Ada', 'phone', 'mine']) expect(all).toContain(part);
      expect(all).not.toContain(ada.key);
      await openUploads(db, () => 0).add('mine', { person: ada.me.id, source: 'home' });
      await people.deletePerson(ada.me.id);
      expect(await db.read(db.sql.selectFrom('uploads').select(['match', 'person']).compile())).toEqual([
        { match: 'mine', person: '' },
      ]);
      expect(await people.who(ada.key)).toBe(null);
      expect(await matchesOf(db, ada.me.id)).toEqual([]);
      await expect(people.export(ada.me.id)).rejects.toMatchObject(refusal('signed-out'));
      const [seat] = await db.read(
        db.sql.selectFrom('seats').selectAll().where('match', '=', 'mine').orderBy('seat').compile(),
      );
      expect(seat).toMatchObject({ name: 'Ada', person: null });
    });

    it('exports a person’s chat messages, of players and spectators', async () => {
      const { db, store } = await open();
      const people = openAccounts(db);
      const [ada, bo] = [await people.createGuest('Ada', ''), await people.createGuest('Bo', '')];
      await store.create(newMatch('m'));
      await store.create(newMatch('other'));
      const line = { channel: 'table' as const, to: null };
      await store.say('m', { ...line, seat: 0, text: 'mine', at: 1, once: '1.5', by: ada.me.id });
      await store.say('m', { ...line, seat: 1, text: `,"by":"${ada.me.id}"`, at: 2, by: bo.me.id });
      await store.say('m', { ...line, seat: 2, text: 'unknown', at: 3 });
      const remark = { seat: null, name: 'Ada', channel: 'watchers' as const, to: [] };
      await store.say('other', { ...remark, text: 'a remark', at: 4, by: ada.me.id });
      expect(await people.export(ada.me.id)).toMatchObject({
        chat: [
          { match: 'm', seat: 0, channel: 'table', text: 'mine', at: 1 },
          { match: 'other', seat: null, channel: 'watchers', text: 'a remark', at: 4 },
        ],
      });
      expect(await people.export(bo.me.id)).toMatchObject({ chat: [{ match: 'm', at: 2 }] });
    });

    it('leaves no id of a deleted person in any table, and keeps what others saw', async () => {
      const { db, store } = await open();
      const { sql } = db;
      const reseated: string[] = [];
      const people = openAccounts(
        db,
        Date.now,
        () => {},
        (matches) => reseated.push(...matches),
      );
      const [ada, bo] = [await people.createGuest('Ada', ''), await people.createGuest('Bo', '')];
      const id = ada.me.id;
      const match = newMatch('m');
      const [first, second, third] = match.seats;
      if (!first || !second || !third) throw new Error('the match has too few seats');
      const lent = { name: 'Ada', token: 'lent', person: id };
      const seats = [{ ...first, person: id }, { ...second, lent, swapped: true }, third];
      await store.create({ ...match, seats });
      await store.create({ ...newMatch('seated'), seats: [{ ...first, person: id }] });
      const line = { seat: 0, channel: 'table' as const, to: null };
      await store.say('m', { ...line, text: 'hello', at: 1, by: id, once: '1.5' });
      await store.say('m', { ...line, seat: 1, text: 'hello yourself', at: 2, by: bo.me.id });
      const remark = { seat: null, name: 'Ada', channel: 'watchers' as const, to: [] };
      await store.say('m', { ...remark, text: 'a remark', at: 3, by: id });
      await openReports(db).add('m', bo.me.id, { seat: 0, reason: 'abuse', at: 1 });
      await openBlocks(db).set('m', bo.me.id, { seat: 0, as: 'mute' });
      const holders = [
        { ...first, person: id },
        { ...first, name: 'Bo', token: 'b', person: bo.me.id },
      ];
      await saveResult(
        db,
        {
          ...{ match: 'm', game: 'g', options: {}, hints: false, rated: true, moved: false, watch: { as: 'open' } },
          ...{ holders, sides: [[0], [1]], turns: [5, 5], decisions: [5, 5], left: [] },
          result: { winners: [1], places: [2, 1], scores: [1, 2], reason: 'end' },
        },
        5,
      );
      await store.delay('m', { seq: 0, at: null, state: {} }, [{ person: id, kind: 'turn', seq: 0 }]);
      expect((await mentions(db, id)).length).toBeGreaterThan(8);

      await people.deletePerson(id);
      expect(await mentions(db, id)).toEqual([]);
      expect([...new Set(reseated)].sort()).toEqual(['m', 'seated']);
      const saved = await store.load('m');
      expect(saved?.talk).toEqual([
        { ...line, text: 'hello', at: 1, once: '1.5' },
        { ...line, seat: 1, text: 'hello yourself', at: 2, by: bo.me.id },
        { ...remark, text: 'a remark', at: 3 },
      ]);
      expect(saved?.seats).toMatchObject([
        { name: 'Ada', token: 'hash', person: null },
        { lent: { ...lent, person: null } },
        {},
      ]);
      expect(await openReports(db).list()).toMatchObject([
        { name: 'Ada', person: null, talk: [{ text: 'hello' }, {}, {}] },
      ]);
      expect(await resultsOf(db, bo.me.id)).toMatchObject([{ seats: [{ name: 'Ada', person: null }, { you: true }] }]);
      // It is too late to rate a game against a deleted person: that would write their id again.
      expect(await db.read(sql.selectFrom('results').select('rated').compile())).toEqual([{ rated: 2 }]);
    });

    it('does not write the id of a deleted person, even if a match in memory still has it', async () => {
      const { db, store } = await open();
      const people = openAccounts(db);
      const ada = await people.createGuest('Ada', '');
      const match = newMatch('m');
      const [first, second] = match.seats;
      if (!first || !second) throw new Error('the match has too few seats');
      const stale = { ...first, person: ada.me.id };
      await store.create({ ...match, seats: [stale, second] });
      const line = { seat: 0, channel: 'table' as const, text: 'hello', to: null, by: ada.me.id };
      await store.say('m', { ...line, at: 1 });
      await people.deletePerson(ada.me.id);
      const { by: _by, ...said } = line;
      expect(await store.say('m', { ...line, at: 2 })).toBe(1);
      expect((await store.load('m'))?.talk).toEqual([
        { ...said, at: 1 },
        { ...said, at: 2 },
      ]);
      expect(await store.reseat('m', 0, stale, { ...stale, shows: true })).toBe(true);
      expect(await store.claim('m', 1, { name: 'Ada', token: 'new', person: ada.me.id })).toBe(true);
      await saveResult(
        db,
        {
          ...{ match: 'm', game: 'g', options: {}, hints: false, rated: true, moved: false, watch: { as: 'open' } },
          ...{ holders: [stale], sides: [[0]], turns: [5], decisions: [5], left: [] },
          result: { winners: [0], places: [1], scores: [1], reason: 'end' },
        },
        5,
      );
      expect(await mentions(db, ada.me.id)).toEqual([]);
    });

    it('writes a transaction completely or not at all', async () => {
      const { db } = await open();
      const people = openAccounts(db);
      const ada = await people.createGuest('Ada', '');
      const { sql } = db;
      const rename = sql.updateTable('people').set({ name: 'Eve' }).where('id', '=', ada.me.id).compile();
      const twice = sql
        .insertInto('people')
        .values({ id: ada.me.id, name: 'x', account: null, password: null, created: 0, seen: 0 })
        .compile();
      await expect(db.write(rename, twice)).rejects.toThrow('unique constraint');
      expect((await people.who(ada.key))?.me.name).toBe('Ada');
    });
  });
}
