import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/accounts/accounts.ts';
import { openUploads } from '../../src/match/uploads.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { matchesOf } from '../../src/store/my-matches.ts';
import { newMatch } from './store-contract.ts';

const refusal = (code: string) => ({ problem: { code } });
const DAY = 24 * 3600 * 1000;

/** What is promised of people, whichever database keeps them. */
export function peopleContract(
  name: string,
  open: () => Promise<{ db: SqlDatabase; store: { create(match: ReturnType<typeof newMatch>): Promise<void> } }>,
): void {
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
