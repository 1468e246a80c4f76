import type { Store } from '@orrery/host';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/accounts/accounts.ts';
import { openBans } from '../../src/accounts/bans.ts';
import { openLocalBus } from '../../src/index.ts';
import { appoint, openAdmin } from '../../src/moderation/admin.ts';
import { openBlocks } from '../../src/moderation/blocks.ts';
import { openReports } from '../../src/moderation/reports.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { newMatch } from './store-contract.ts';

const code = (expected: string) => ({ problem: { code: expected } });
const DAY = 24 * 3600 * 1000;

/** The contract of moderation, for every database. */
export function moderationContract(name: string, open: () => Promise<{ store: Store; db: SqlDatabase }>): void {
  describe(`moderation: ${name}`, () => {
    async function seated() {
      const { store, db } = await open();
      const time = { now: 1_000 * DAY };
      const now = () => time.now;
      const people = openAccounts(db, now);
      const [ada, bo] = [await people.createGuest('Ada', ''), await people.createGuest('Bo', '')];
      const seats = [ada, bo].map(({ me }, seat) => ({
        ...{ kind: 'human' as const, name: me.name, level: null, token: `t${seat}`, person: me.id },
      }));
      await store.create({ ...newMatch('m'), seats });
      return { store, db, time, now, people, ada, bo };
    }

    it('stores muted and blocked players, and separates two players if either blocked the other', async () => {
      const { db, now, people, ada, bo } = await seated();
      const blocks = openBlocks(db, now);
      await blocks.set('m', ada.me.id, { seat: 1, as: 'mute' });
      expect(await blocks.at('m', ada.me.id)).toEqual([{ seat: 1, as: 'mute' }]);
      expect(await blocks.at('m', bo.me.id)).toEqual([]);
      expect([...(await blocks.apart(bo.me.id))]).toEqual([]);
      await blocks.set('m', ada.me.id, { seat: 1, as: 'block' });
      expect(await blocks.of(ada.me.id)).toEqual([{ person: bo.me.id, name: 'Bo', as: 'block' }]);
      expect([...(await blocks.apart(bo.me.id))]).toEqual([ada.me.id]);
      for (const seat of [0, 5]) {
        await expect(blocks.set('m', ada.me.id, { seat, as: 'mute' })).rejects.toMatchObject(code('bad-seats'));
      }
      expect(JSON.stringify(await people.export(ada.me.id))).toContain(bo.me.id);
      await blocks.set('m', ada.me.id, { seat: 1, as: null });
      expect(await blocks.of(ada.me.id)).toEqual([]);
      await blocks.set('m', ada.me.id, { seat: 1, as: 'block' });
      await people.deletePerson(bo.me.id);
      expect(await blocks.of(ada.me.id)).toEqual([]);
    });

    it('changes an entry of a full list, and rejects only a new one', async () => {
      const { store, db, now, ada, bo } = await seated();
      const blocks = openBlocks(db, now);
      await blocks.set('m', ada.me.id, { seat: 1, as: 'mute' });
      const strangers = Array.from({ length: 499 }, (_none, i) => `stranger ${i}`);
      const person = { name: 'x', account: null, password: null, created: 0, seen: 0 };
      const muted = { person: ada.me.id, kind: 'mute' as const, created: 0 };
      await db.write(
        db.sql
          .insertInto('people')
          .values(strangers.map((id) => ({ id, ...person })))
          .compile(),
        db.sql
          .insertInto('shuns')
          .values(strangers.map((other) => ({ other, ...muted })))
          .compile(),
      );
      await blocks.set('m', ada.me.id, { seat: 1, as: 'block' });
      expect([...(await blocks.apart(bo.me.id))]).toEqual([ada.me.id]);
      await blocks.set('m', ada.me.id, { seat: 1, as: null });
      await db.write(
        db.sql
          .insertInto('people')
          .values({ id: 'one more', ...person })
          .compile(),
        db.sql
          .insertInto('shuns')
          .values({ other: 'one more', ...muted })
          .compile(),
      );
      await expect(blocks.set('m', ada.me.id, { seat: 1, as: 'mute' })).rejects.toMatchObject(code('rate'));
      expect(await blocks.of(ada.me.id)).toHaveLength(500);
      expect((await store.load('m'))?.seats).toHaveLength(2);
    });

    it('mutes a spectator by one of their chat messages, without revealing spectators to players', async () => {
      const { store, db, now, people, ada, bo } = await seated();
      const blocks = openBlocks(db, now);
      const [cy, di] = [await people.createGuest('Cy', ''), await people.createGuest('Di', '')];
      const line = { seat: null, channel: 'watchers' as const, text: 'no', to: null };
      await store.say('m', { ...line, name: 'Di', by: di.me.id, at: 5 });
      await blocks.set('m', cy.me.id, { seat: null, as: 'mute', at: 5 });
      expect(await blocks.at('m', cy.me.id)).toEqual([{ seat: null, name: 'Di', as: 'mute' }]);
      expect(await blocks.of(cy.me.id)).toMatchObject([{ person: di.me.id, name: 'Di', as: 'mute' }]);
      for (const [who, at] of [
        [cy, 6],
        [di, 5],
        [ada, 5],
      ] as const) {
        const muting = blocks.set('m', who.me.id, { seat: null, as: 'mute', at });
        await expect(muting).rejects.toMatchObject(code('bad-seats'));
      }
      await blocks.set('m', cy.me.id, { seat: 1, as: 'block' });
      expect(await blocks.at('m', cy.me.id)).toHaveLength(2);
      expect(await blocks.at('m', bo.me.id)).toEqual([]);
    });

    it('stores reports with the surrounding chat, only for messages the reporter could read', async () => {
      const { store, db, now, ada, bo } = await seated();
      const reports = openReports(db, now);
      for (let at = 0; at < 30; at++) {
        await store.say('m', { seat: at % 2, channel: 'table', text: `line ${at}`, at, to: null });
      }
      await store.say('m', { seat: 1, channel: 'side', text: 'a secret', at: 99, to: [1] });
      await reports.add('m', ada.me.id, { seat: 1, reason: 'abuse', words: 'rude', at: 15 });
      const [found] = await reports.list();
      expect(found).toMatchObject({ name: 'Bo', person: bo.me.id, reporter: 'Ada', reason: 'abuse', banned: false });
      expect(found?.talk.map(({ text }) => text)).toEqual(Array.from({ length: 17 }, (_none, i) => `line ${i + 7}`));
      expect(found?.talk.filter((line) => line.reported)).toMatchObject([{ name: 'Bo', text: 'line 15' }]);
      // These messages went to others, have another author, or do not exist.
      for (const at of [99, 14, 1000]) {
        await expect(reports.add('m', ada.me.id, { seat: 1, reason: 'spam', at })).rejects.toMatchObject(code('stale'));
      }
      await expect(reports.add('m', ada.me.id, { seat: 0, reason: 'spam' })).rejects.toMatchObject(code('bad-seats'));
      await reports.settle(found?.id ?? '');
      expect(await reports.list()).toMatchObject([{ settled: now() }]);
      for (let n = 0; n < 20; n++) await reports.add('m', bo.me.id, { seat: 0, reason: 'other' });
      await expect(reports.add('m', bo.me.id, { seat: 0, reason: 'other' })).rejects.toMatchObject(code('rate'));
    });

    it('accepts a report of a chat message only from a spectator who could read it', async () => {
      const { store, db, now, people, ada, bo } = await seated();
      const reports = openReports(db, now);
      const cy = await people.createGuest('Cy', '');
      const seats = (await store.load('m'))?.seats ?? [];
      const [open, late, closed] = ['open', 'late', 'closed'];
      await store.create({ ...newMatch(open), seats });
      await store.create({ ...newMatch(late), seats, watch: { as: 'late', moves: 3 } });
      await store.create({ ...newMatch(closed), seats, watch: { as: 'nobody' } });
      const table = { seat: 1, channel: 'table' as const, text: 'rude', to: null, by: bo.me.id };
      const spectators = { seat: null, name: 'Di', channel: 'watchers' as const, text: 'rude', to: [], by: 'di' };
      for (const match of [open, late, closed]) {
        await store.say(match, { ...table, at: 1 });
        await store.say(match, { ...table, channel: 'side', to: [1], at: 2 });
        await store.say(match, { ...spectators, at: 3 });
      }
      const outcome = (match: string, who: typeof cy, at: number) =>
        reports.add(match, who.me.id, { seat: at === 3 ? null : 1, reason: 'abuse', at }).then(
          () => 'accepted',
          ({ problem }) => problem.code,
        );
      const outcomes = async (match: string, who: typeof cy) => {
        const found = [];
        for (const at of [1, 2, 3]) found.push(await outcome(match, who, at));
        return found;
      };
      expect(await outcomes(open, cy)).toEqual(['accepted', 'stale', 'accepted']);
      expect(await outcomes(late, cy)).toEqual(['stale', 'stale', 'accepted']);
      expect(await outcomes(closed, cy)).toEqual(['stale', 'stale', 'stale']);
      expect(await outcomes(late, ada)).toEqual(['accepted', 'stale', 'stale']);
      // Delayed spectators get the table chat at the end of the game.
      const body = JSON.stringify({ seats: [], sides: [], winners: [], reason: 'x' });
      await db.write(
        db.sql.insertInto('results').values({ match: late, game: 'g', seats: 2, at: 9, rated: 2, body }).compile(),
      );
      expect(await outcomes(late, cy)).toEqual(['accepted', 'stale', 'accepted']);
    });

    it('bans a person for a time or permanently, invalidates their tokens, and gives the reason', async () => {
      const { store, db, time, now, people, bo } = await seated();
      const cut: string[] = [];
      const bans = openBans({ db, bus: openLocalBus(() => {}), now, shut: (ids) => cut.push(...ids) });
      await bans.ban(bo.me.id, { days: 2, why: 'rude' });
      expect(cut).toEqual([bo.session]);
      await expect(people.who(bo.key)).rejects.toMatchObject({
        problem: { code: 'banned', params: { until: now() + 2 * DAY }, message: expect.stringContaining('rude') },
      });
      expect((await store.load('m'))?.seats[1]).toMatchObject({ token: 'shut t1', person: bo.me.id });
      time.now += 2 * DAY;
      expect(await people.who(bo.key)).toMatchObject({ me: bo.me });
      const account = { name: 'Bo B', password: 'nine engines' };
      const { key } = await people.saveAccount(bo, account);
      await bans.ban(bo.me.id, { days: null, why: 'rude again' });
      expect((await store.load('m'))?.seats[1]).toMatchObject({ token: 'shut t1' });
      await expect(people.who(key)).rejects.toMatchObject(code('banned'));
      await expect(people.signIn({ ...account, password: 'ten engines' }, '')).rejects.toMatchObject(
        code('bad-password'),
      );
      await expect(people.signIn(account, '')).rejects.toMatchObject(code('banned'));
      await bans.lift(bo.me.id);
      expect((await people.signIn(account, '')).me.id).toBe(bo.me.id);
      expect(await people.who(key)).toMatchObject({ me: { id: bo.me.id } });
      expect(await appoint(db, 'bo b', true)).toBe(true);
      expect(await appoint(db, 'nobody', true)).toBe(false);
      await expect(bans.ban(bo.me.id, { days: 1, why: 'x' })).rejects.toMatchObject(code('not-host'));
    });

    it('lists and counts people and tables, and deletes a table with all its data', async () => {
      const { store, db, now, ada } = await seated();
      // Two seats in one match count once.
      const seats = [0, 1].map((n) => ({
        ...{ kind: 'human' as const, name: `Hand ${n}`, level: null, token: `h${n}`, person: ada.me.id },
      }));
      await store.create({ ...newMatch('both'), created: 0, seats });
      const admin = openAdmin(
        db,
        openLocalBus(() => {}),
        now,
      );
      await store.say('m', { seat: 0, channel: 'table', text: 'hello', at: 1, to: null });
      expect(await admin.counts()).toMatchObject({ accounts: 0, guests: 2, matches: 2, reports: 0, bans: 0 });
      expect(await admin.people('aD')).toMatchObject([{ id: ada.me.id, guest: true, matches: 2, ban: null }]);
      expect(await admin.tables('bo')).toEqual([
        { id: 'm', game: 'g', stage: 'playing', created: 1, entries: 0, people: ['Ada', 'Bo'] },
      ]);
      expect(await admin.tables('nobody')).toEqual([]);
      await admin.removeTable('m');
      expect(await store.load('m')).toBe(null);
      expect(await admin.tables('')).toMatchObject([{ id: 'both' }]);
      await expect(admin.removeTable('m')).rejects.toMatchObject(code('not-found'));
    });
  });
}
