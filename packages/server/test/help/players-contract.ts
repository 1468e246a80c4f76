import type { FinishedMatch, Store } from '@orrery/host';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/accounts/accounts.ts';
import { openRecovery } from '../../src/accounts/recovery.ts';
import { openLocalBus } from '../../src/bus/local.ts';
import { hashToken } from '../../src/ids.ts';
import { openBlocks } from '../../src/moderation/blocks.ts';
import { openReports } from '../../src/moderation/reports.ts';
import { saveAchievements } from '../../src/players/achievements.ts';
import { openChatNotices } from '../../src/players/chat-notices.ts';
import { openFriends } from '../../src/players/friends.ts';
import { INBOX_MS, openInbox } from '../../src/players/inbox.ts';
import { openProfiles } from '../../src/players/profiles.ts';
import { openLocalRateCounters } from '../../src/rate-limit/counters.ts';
import { saveResult } from '../../src/ratings/results.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { newMatch } from './store-contract.ts';

const code = (name: string) => ({ problem: { code: name } });
const DAY = 24 * 3600_000;
const avatar = { hue: 200, planet: 'rings' } as const;
const everyone = { history: 'all', presence: 'all', contact: 'all' } as const;

/** The contract of profiles, friends, the notification center and recovery, for every database. */
export function playersContract(name: string, open: () => Promise<{ store: Store; db: SqlDatabase }>): void {
  describe(`players: ${name}`, () => {
    async function opened() {
      const { store, db } = await open();
      const time = { now: 1000 * DAY };
      const now = () => time.now;
      const bus = openLocalBus(() => {});
      // Work in the background may outlive a test and fail when its store closes; what it should do is polled for.
      const fault = () => {};
      const ended: string[] = [];
      const people = openAccounts(db, now, (sessions) => ended.push(...sessions));
      const account = async (named: string) => {
        const guest = await people.createGuest(named, '');
        return people.saveAccount(guest, { name: named, password: 'nine engines' });
      };
      const [ada, bo, cy] = [await account('Ada'), await account('Bo'), await account('Cy')];
      const blocks = openBlocks(db, now);
      const inbox = openInbox({ db, bus, blocks, fault, now });
      const friends = openFriends({ db, blocks, inbox, now });
      const online = new Set<string>();
      const clean = (text: string) => text.replace('rude', '∗∗∗∗');
      const profiles = openProfiles({ db, blocks, friends, presence: { has: (id) => online.has(id) }, clean });
      const counts = openLocalRateCounters();
      const recovery = openRecovery({ db, people, inbox, counts, hasMail: true, fault, now });
      const ids = { ada: ada.me.id, bo: bo.me.id, cy: cy.me.id };
      let games = 0;
      /** Saves a finished game of these people with these places. */
      async function played(seats: string[], places: number[], more: Partial<FinishedMatch> = {}) {
        const match = `match-${++games}`;
        await store.create({ ...newMatch(match), id: match });
        const end: FinishedMatch = {
          ...{ match, game: 'lanterns', options: {}, hints: false, rated: true, moved: false, watch: { as: 'open' } },
          ...{
            left: [],
            turns: seats.map(() => 5),
            decisions: seats.map(() => 5),
            sides: seats.map((_one, seat) => [seat]),
          },
          holders: seats.map((person) => ({ kind: 'human', name: 'Somebody', level: null, token: null, person })),
          result: {
            ...{ scores: places.map((place) => 10 - place), places, reason: 'most' },
            winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
          },
          ...more,
        };
        time.now += 1000;
        await saveResult(db, end, time.now);
        return end;
      }
      const profile = async (who: string, viewer: string | null) =>
        profiles.shown(await profiles.find(who, viewer), viewer);
      return {
        store,
        db,
        time,
        now,
        bus,
        fault,
        people,
        ended,
        ...{ ada, bo, cy, ids, blocks, inbox, friends, online },
        ...{ profiles, recovery, played, profile },
      };
    }

    it('shows a profile by name or id, with statistics, head to head and filtered games', async () => {
      const { ids, played, profiles, profile, people, time } = await opened();
      expect(await profile('ADA', null)).toMatchObject({ name: 'Ada', profile: 'Ada', stats: [], headToHead: null });
      expect((await profile(ids.ada, ids.ada)).relation).toMatchObject({ me: true });
      await played([ids.ada, ids.bo], [1, 2]);
      await played([ids.ada, ids.bo], [1, 2]);
      await played([ids.ada, ids.cy], [2, 1], { game: 'tic-tac-toe' });
      await played([ids.bo, ids.ada], [1, 2]);
      const { stats, headToHead } = await profile('Ada', ids.bo);
      expect(stats).toEqual([
        { game: 'lanterns', played: 3, won: 2, best: 9, streak: 2 },
        { game: 'tic-tac-toe', played: 1, won: 0, best: 8, streak: 0 },
      ]);
      expect(headToHead).toEqual({ won: 1, lost: 2, even: 0, latest: ['won', 'lost', 'lost'] });
      expect((await profile('Ada', null)).headToHead).toBe(null);
      const find = await profiles.find('Ada', null);
      const matches = async (filter: object) =>
        (await profiles.games(find, filter, null)).games.map(({ match }) => match);
      expect(await matches({})).toEqual(['match-4', 'match-3', 'match-2', 'match-1']);
      expect(await matches({ game: 'tic-tac-toe' })).toEqual(['match-3']);
      expect(await matches({ result: 'won' })).toEqual(['match-2', 'match-1']);
      expect(await matches({ against: 'Cy' })).toEqual(['match-3']);
      expect(await matches({ before: time.now })).toEqual(['match-3', 'match-2', 'match-1']);
      for (let i = 0; i < 20; i++) await played([ids.ada, ids.bo], [1, 2]);
      const first = await profiles.games(find, {}, null);
      expect(first).toMatchObject({ more: true });
      expect(first.games).toHaveLength(20);
      expect(first.games[0]?.seats).toMatchObject([
        { own: true, won: true, profile: 'Ada' },
        { own: false, profile: 'Bo' },
      ]);
      // Guests have no profile, and a sign-in name that is not shown leads to none.
      const guest = await people.createGuest('Di', '');
      await expect(profiles.find(guest.me.id, null)).rejects.toMatchObject(code('unknown-player'));
      await people.rename(ids.cy, 'Comet');
      await expect(profiles.find('Cy', null)).rejects.toMatchObject(code('unknown-player'));
      expect((await profile(ids.cy, null)).profile).toBe(ids.cy);
    });

    it('shows a player by id, whatever name another account has', async () => {
      const { ids, people, profiles, profile } = await opened();
      const guest = await people.createGuest('Di', '');
      await people.saveAccount(guest, { name: ids.ada, password: 'nine engines' });
      expect(await profile(ids.ada, ids.bo)).toMatchObject({ person: ids.ada, name: 'Ada' });
      await profiles.save(ids.ada, { avatar, bio: 'Slow games', ...everyone });
      expect(await profiles.mine(ids.ada)).toMatchObject({ profile: 'Ada', bio: 'Slow games' });
      expect(await profile(guest.me.id, ids.bo)).toMatchObject({ person: guest.me.id });
    });

    it('leaks nothing of a private profile, and nothing at all to blocked players', async () => {
      const { ids, played, profiles, profile, blocks, friends, online } = await opened();
      await played([ids.ada, ids.bo], [1, 2]);
      online.add(ids.ada);
      await profiles.save(ids.ada, {
        avatar,
        bio: 'A rude bio',
        history: 'friends',
        presence: 'friends',
        contact: 'friends',
      });
      for (const viewer of [null, ids.cy, ids.bo]) {
        const seen = await profile('Ada', viewer);
        expect(seen).toMatchObject({ bio: 'A ∗∗∗∗ bio', avatar, online: null, stats: null, achievements: null });
        const found = await profiles.find('Ada', viewer);
        await expect(profiles.games(found, {}, viewer)).rejects.toMatchObject(code('unknown-player'));
        await expect(profiles.ratingHistory(found, 'lanterns', 2)).rejects.toMatchObject(code('unknown-player'));
      }
      expect(await profiles.mayContact(ids.cy, ids.ada)).toBe(false);
      await friends.befriend(ids.ada, ids.cy);
      await friends.befriend(ids.cy, ids.ada);
      expect(await profile('Ada', ids.cy)).toMatchObject({ online: true, stats: [{ played: 1 }] });
      expect(await profiles.mayContact(ids.cy, ids.ada)).toBe(true);
      await profiles.save(ids.ada, { avatar, bio: '', history: 'me', presence: 'me', contact: 'me' });
      expect(await profile('Ada', ids.cy)).toMatchObject({ online: null, stats: null });
      expect(await profile('Ada', ids.ada)).toMatchObject({ online: true, stats: [{ played: 1 }] });
      await profiles.save(ids.ada, { avatar, bio: '', ...everyone });
      await blocks.add(ids.ada, ids.bo, 'block');
      await expect(profiles.find('Ada', ids.bo)).rejects.toMatchObject(code('unknown-player'));
      await expect(profiles.find(ids.ada, ids.bo)).rejects.toMatchObject(code('unknown-player'));
      expect(await profile('Bo', ids.ada)).toMatchObject({ relation: { blocked: true }, ratings: [], stats: null });
    });

    it('makes friends by request, and keeps declined requests from being repeated', async () => {
      const { ids, friends, inbox, time } = await opened();
      const states = async (person: string) => (await friends.of(person)).map(({ name, state }) => [name, state]);
      await friends.befriend(ids.ada, ids.bo);
      await friends.befriend(ids.ada, ids.bo);
      expect([await states(ids.ada), await states(ids.bo)]).toEqual([[['Bo', 'asked']], [['Ada', 'asking']]]);
      expect(await inbox.of(ids.bo)).toMatchObject({ unread: 1, items: [{ kind: 'friend', player: { name: 'Ada' } }] });
      await friends.decline(ids.bo, ids.ada);
      expect([await states(ids.ada), await states(ids.bo)]).toEqual([[['Bo', 'asked']], []]);
      expect(await inbox.of(ids.bo)).toMatchObject({ unread: 0, items: [] });
      await friends.befriend(ids.ada, ids.bo);
      await friends.unfriend(ids.ada, ids.bo);
      await friends.befriend(ids.ada, ids.bo);
      expect(await inbox.of(ids.bo)).toMatchObject({ unread: 0 });
      time.now += 31 * DAY;
      await friends.befriend(ids.ada, ids.bo);
      expect(await states(ids.bo)).toEqual([['Ada', 'asking']]);
      await friends.befriend(ids.bo, ids.ada);
      expect(await states(ids.ada)).toEqual([['Bo', 'friends']]);
      expect((await inbox.of(ids.ada)).items).toMatchObject([{ kind: 'friends', player: { name: 'Bo' } }]);
      await friends.unfriend(ids.bo, ids.ada);
      expect([await states(ids.ada), await states(ids.bo)]).toEqual([[], []]);
      // Both ask at once.
      await Promise.all([friends.befriend(ids.ada, ids.cy), friends.befriend(ids.cy, ids.ada)]);
      expect(await states(ids.cy)).toEqual([['Ada', 'friends']]);
      await friends.follow(ids.ada, ids.bo, true);
      expect(await states(ids.ada)).toEqual([
        ['Bo', 'follows'],
        ['Cy', 'friends'],
      ]);
      await friends.part(ids.ada, ids.cy);
      await friends.follow(ids.ada, ids.bo, false);
      expect(await states(ids.ada)).toEqual([]);
    });

    it('shows no sender of a friend request whether it was declined, and makes none new by withdrawing or blocking', async () => {
      const { ids, friends, inbox, time } = await opened();
      const declined = async (person: string) => {
        await friends.befriend(ids.ada, person);
        if (person === ids.bo) await friends.decline(ids.bo, ids.ada);
        await inbox.read(person);
      };
      for (const person of [ids.bo, ids.cy]) await declined(person);
      const seen = async (person: string) => (await friends.between(ids.ada, person)).friend;
      const unread = async () => (await inbox.of(ids.bo)).unread + (await inbox.of(ids.cy)).unread;
      for (const person of [ids.bo, ids.cy]) {
        expect(await seen(person)).toBe('asked');
        await friends.unfriend(ids.ada, person);
        expect(await seen(person)).toBe('none');
        expect((await friends.between(person, ids.ada)).friend).toBe('none');
        await friends.befriend(ids.ada, person);
        expect(await seen(person)).toBe('asked');
        await friends.part(ids.ada, person);
        expect(await seen(person)).toBe('none');
        await friends.befriend(ids.ada, person);
        expect(await seen(person)).toBe('asked');
      }
      expect(await unread()).toBe(0);
      expect((await friends.of(ids.bo)).map(({ state }) => state)).toEqual([]);
      expect((await friends.of(ids.cy)).map(({ state }) => state)).toEqual(['asking']);
      // A request that was withdrawn is not accepted by asking in turn.
      await friends.unfriend(ids.ada, ids.cy);
      await friends.befriend(ids.cy, ids.ada);
      expect(await seen(ids.cy)).toBe('asking');
      await friends.unfriend(ids.ada, ids.bo);
      time.now += 31 * DAY;
      await friends.befriend(ids.ada, ids.bo);
      expect(await unread()).toBe(1);
    });

    it('limits unanswered friend requests, also if they are withdrawn or declined', async () => {
      const { ids, friends, people, time } = await opened();
      const others = await Promise.all(
        Array.from({ length: 51 }, async (_none, i) => (await people.createGuest(`G${i}`, '')).me.id),
      );
      for (const [i, other] of others.slice(0, 50).entries()) {
        await friends.befriend(ids.ada, other);
        if (i % 2) await friends.decline(other, ids.ada);
        if (i % 3) await friends.unfriend(ids.ada, other);
      }
      time.now += DAY;
      await expect(friends.befriend(ids.ada, others[50] as string)).rejects.toMatchObject(code('rate'));
      time.now += 30 * DAY;
      await friends.befriend(ids.ada, others[50] as string);
    });

    it('keeps at most 100 notifications, tells every follower, and lets them expire', async () => {
      const { ids, inbox, time } = await opened();
      const counts: number[] = [];
      const stop = inbox.follow(ids.ada, (unread) => counts.push(unread));
      await expect.poll(() => counts.at(-1)).toBe(0);
      for (let i = 0; i < 120; i++) {
        time.now += 1000;
        await inbox.add(ids.ada, { kind: 'over', subject: `m${i}` });
      }
      await inbox.add(ids.ada, { kind: 'over', subject: 'm119' });
      await expect.poll(() => counts.at(-1)).toBe(100);
      expect((await inbox.of(ids.ada)).items.map(({ subject }) => subject).slice(0, 2)).toEqual(['m119', 'm118']);
      await inbox.read(ids.ada, [{ kind: 'over', subject: 'm119' }]);
      await expect.poll(() => counts.at(-1)).toBe(99);
      await inbox.read(ids.bo);
      await inbox.read(ids.ada);
      await expect.poll(() => counts.at(-1)).toBe(0);
      expect((await inbox.of(ids.ada)).items).toHaveLength(100);
      stop();
      time.now += INBOX_MS + 1;
      expect(await inbox.of(ids.ada)).toEqual({ unread: 0, items: [] });
    });

    it('notifies of chat only players who may read it, and never names a blocked player', async () => {
      const { ids, db, store, inbox, blocks, fault } = await opened();
      const match = newMatch('m');
      const [first] = match.seats;
      if (!first) throw new Error('the match has no seats');
      const seats = [ids.ada, ids.bo, ids.cy].map((person, i) => ({ ...first, name: `S${i}`, token: `t${i}`, person }));
      await store.create({ ...match, seats });
      const onChat = openChatNotices({ db, inbox, fault });
      const line = { seat: 0, channel: 'side' as const, text: 'a secret ambush', at: 1, to: [0, 1], by: ids.ada };
      onChat('m', line);
      onChat('m', line);
      await expect.poll(async () => (await inbox.of(ids.bo)).unread).toBe(1);
      onChat('m', { ...line, seat: null, channel: 'watchers', to: [], by: ids.ada });
      expect((await inbox.of(ids.cy)).items).toEqual([]);
      expect((await inbox.of(ids.ada)).items).toEqual([]);
      expect(JSON.stringify(await inbox.of(ids.bo))).not.toContain('ambush');
      await blocks.add(ids.bo, ids.ada, 'block');
      expect((await inbox.of(ids.bo)).items).toEqual([]);
      await blocks.add(ids.cy, ids.ada, 'mute');
      onChat('m', { ...line, channel: 'table', to: null });
      onChat('m', { ...line, seat: 1, channel: 'table', to: null, by: ids.bo });
      await expect.poll(async () => (await inbox.of(ids.cy)).items).toMatchObject([{ player: { name: 'Bo' } }]);
    });

    it('shows a turn only while the game waits for the player', async () => {
      const { ids, store, inbox } = await opened();
      const match = newMatch('m');
      const [first] = match.seats;
      if (!first) throw new Error('the match has no seats');
      await store.create({
        ...match,
        seats: [
          { ...first, person: ids.ada },
          { ...first, name: 'Bo', token: 'b', person: ids.bo },
        ],
      });
      await inbox.add(ids.ada, { kind: 'turn', subject: 'm' });
      expect((await inbox.of(ids.ada)).items).toEqual([]);
      const calls = [[0, { seq: 0, at: 1, kind: 'turn', done: true, asks: 'Choose' }]];
      await store.delay('m', { seq: 0, at: null, state: { clock: null, calls } as never });
      expect((await inbox.of(ids.ada)).items).toMatchObject([{ kind: 'turn', game: 'g', others: ['Bo'], until: null }]);
      await store.delay('m', { seq: 0, at: null, state: { clock: null, calls: [] } });
      expect((await inbox.of(ids.ada)).items).toEqual([]);
    });

    it('awards an achievement once, for the player’s own decisions only', async () => {
      const { ids, db, played, profile } = await opened();
      const all = [
        { id: 'winner', when: [{ fact: 'won', is: true }] },
        { id: 'rich', when: [{ fact: 'detail.gold.$', min: 7 }] },
      ];
      const result = { scores: [1, 2], places: [1, 2], winners: [0], reason: 'most', detail: { gold: [3, 8] } };
      const end = await played([ids.ada, ids.bo], [1, 2], { result });
      await saveAchievements(db, end, all, 5);
      await saveAchievements(db, { ...end, match: 'later' }, all, 9);
      expect((await profile('Ada', null)).achievements).toEqual([
        { game: 'lanterns', id: 'winner', at: 5, match: 'match-1' },
      ]);
      expect((await profile('Bo', null)).achievements).toMatchObject([{ id: 'rich' }]);
      const [one, two] = end.holders;
      if (!one || !two) throw new Error('the match has too few seats');
      for (const more of [
        { moved: true },
        { left: [0] },
        { decisions: [1, 9] },
        { result: { ...result, reason: 'abandoned' } },
        { holders: [{ ...one, person: ids.cy, swapped: true }, two] },
      ]) {
        const again = await played([ids.cy, ids.bo], [1, 2], { result, ...more });
        await saveAchievements(db, again, all, 20);
      }
      expect((await profile('Cy', null)).achievements).toEqual([]);
    });

    it('recovers an account with a code that works once, and ends all sessions', async () => {
      const { ids, ada, bo, db, people, recovery, ended } = await opened();
      await expect(recovery.newCodes(ids.ada, 'wrong engines')).rejects.toMatchObject(code('bad-password'));
      const codes = await recovery.newCodes(ids.ada, 'nine engines');
      expect(new Set(codes).size).toBe(10);
      expect(await recovery.of(ids.ada)).toMatchObject({ codes: 10 });
      const rows = JSON.stringify(await db.read(db.sql.selectFrom('recovery_codes').selectAll().compile()));
      for (const one of codes) expect(rows).not.toContain(one);
      const [first = '', second = ''] = codes;
      const attempt = (name: string, given: string, password = 'ten engines') =>
        recovery.recover({ name, code: given, password }, 'new');
      await expect(attempt('Bo', first)).rejects.toMatchObject(code('bad-recovery'));
      await expect(attempt('Nobody', first)).rejects.toMatchObject(code('bad-recovery'));
      await expect(attempt('Ada', 'AAAA-AAAA-AAAA-AAAA')).rejects.toMatchObject(code('bad-recovery'));
      const back = await attempt('ada', first.toLowerCase().replaceAll('-', ' '));
      expect(back.me.id).toBe(ids.ada);
      expect(ended).toContain(ada.session);
      expect(await people.who(ada.key)).toBe(null);
      expect(await people.who(bo.key)).not.toBe(null);
      expect(await people.who(back.key)).not.toBe(null);
      expect((await people.signIn({ name: 'Ada', password: 'ten engines' }, '')).me.id).toBe(ids.ada);
      await expect(attempt('Ada', first)).rejects.toMatchObject(code('bad-recovery'));
      const both = await Promise.allSettled([attempt('Ada', second), attempt('Ada', second)]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await recovery.newCodes(ids.ada, 'ten engines');
      await expect(attempt('Ada', codes[2] ?? '')).rejects.toMatchObject(code('bad-recovery'));
    });

    it('limits attempts to recover an account, whether or not it exists', async () => {
      const { recovery } = await opened();
      for (const name of ['Ada', 'Nobody']) {
        const codes: string[] = [];
        for (let i = 0; i < 22; i++) {
          await recovery
            .recover({ name, code: `AAAA-${i}`, password: 'ten engines' }, '')
            .catch((error) => codes.push(error.problem.code));
        }
        expect(codes).toEqual([...Array.from({ length: 20 }, () => 'bad-recovery'), 'rate', 'rate']);
      }
    });

    it('sends a recovery link only to a confirmed address that its owner chose with the password', async () => {
      const { ids, db, people, recovery, time, ada, bo } = await opened();
      const { sql } = db;
      const way = { person: ids.ada, kind: 'mail' as const, secret: '', created: 0 };
      await db.write(
        sql
          .insertInto('ways')
          .values({ ...way, id: 'w', address: 'ada@example.org', confirmed: 1 })
          .compile(),
        sql
          .insertInto('ways')
          .values({ ...way, id: 'v', address: 'new@example.org', confirmed: 0 })
          .compile(),
      );
      const sent = () => db.read(sql.selectFrom('notices').select(['way', 'body']).compile());
      await recovery.ask('ada@example.org', 'home');
      await expect(recovery.setMail(ids.ada, 'w', true, 'wrong engines')).rejects.toMatchObject(code('bad-password'));
      await recovery.setMail(ids.ada, 'v', true, 'nine engines');
      expect(await recovery.setMail(ids.ada, 'w', true, 'nine engines')).toMatchObject({
        mails: [{ address: 'ada@example.org', on: true }],
      });
      await recovery.ask('new@example.org', 'home');
      await recovery.ask('nobody@example.org', 'home');
      await new Promise((done) => setTimeout(done, 50));
      expect(await sent()).toEqual([]);
      for (let i = 0; i < 5; i++) await recovery.ask(' ADA@example.org', 'home');
      // Three a day to one address; this is the fourth request for it.
      await expect.poll(async () => (await sent()).length).toBe(2);
      const [{ body }, later] = (await sent()) as unknown as [{ body: string }, { body: string }];
      const { token } = JSON.parse(body) as { token: string };
      const links = await db.read(sql.selectFrom('recovery_links').selectAll().compile());
      expect(links.map((row) => row.token)).toContain(hashToken(token));
      expect(JSON.stringify(links)).not.toContain(token);
      const back = await recovery.recover({ token, password: 'ten engines' }, '');
      expect(back.me.id).toBe(ids.ada);
      expect(await people.who(ada.key)).toBe(null);
      // Using one link ends the others.
      const other = (JSON.parse(later.body) as { token: string }).token;
      for (const used of [token, other])
        await expect(recovery.recover({ token: used, password: 'x engines' }, '')).rejects.toMatchObject(
          code('bad-recovery'),
        );
      time.now += DAY;
      // A link ends with the recovery by its address, with the address, and with a new password.
      const linkAfter = async (change: () => Promise<unknown>) => {
        await db.write(sql.deleteFrom('notices').compile());
        await recovery.ask('bo@example.org', 'bo');
        await expect.poll(async () => (await sent()).length).toBe(1);
        const [{ body: newest }] = (await sent()) as unknown as [{ body: string }];
        await change();
        return recovery.recover({ token: JSON.parse(newest).token, password: 'x engines' }, '').catch((error) => error);
      };
      await db.write(
        sql
          .insertInto('ways')
          .values({ ...way, person: ids.bo, id: 'b', address: 'bo@example.org', confirmed: 1 })
          .compile(),
      );
      await recovery.setMail(ids.bo, 'b', true, 'nine engines');
      const changed = await linkAfter(() =>
        people.saveAccount(bo, { name: 'Bo', password: 'new engines', old: 'nine engines' }),
      );
      expect(changed).toMatchObject(code('bad-recovery'));
      const off = await linkAfter(() => recovery.setMail(ids.bo, 'b', false, 'new engines'));
      expect(off).toMatchObject(code('bad-recovery'));
      await recovery.setMail(ids.bo, 'b', true, 'new engines');
      const gone = await linkAfter(() => db.write(sql.deleteFrom('ways').where('id', '=', 'b').compile()));
      expect(gone).toMatchObject(code('bad-recovery'));
      await recovery.ask('ada@example.org', 'away');
      await new Promise((done) => setTimeout(done, 50));
      for (let i = 0; i < 40; i++)
        await recovery.ask(`a${i}@example.org`, 'flood').catch((error) => expect(error).toMatchObject(code('rate')));
      await expect(recovery.ask('last@example.org', 'flood')).rejects.toMatchObject(code('rate'));
    });

    it('exports everything about a player, and deletes every trace of them', async () => {
      const { ids, db, people, profiles, friends, inbox, recovery, played } = await opened();
      await profiles.save(ids.ada, { avatar, bio: 'Slow games with tea', ...everyone });
      const end = await played([ids.ada, ids.bo], [1, 2]);
      await saveAchievements(db, end, [{ id: 'winner', when: [{ fact: 'won', is: true }] }], 5);
      await friends.befriend(ids.ada, ids.bo);
      await friends.befriend(ids.cy, ids.ada);
      await friends.befriend(ids.ada, ids.cy);
      await friends.follow(ids.ada, ids.bo, true);
      await friends.follow(ids.bo, ids.ada, true);
      await inbox.add(ids.ada, { kind: 'over', subject: 'm' });
      await recovery.newCodes(ids.ada, 'nine engines');
      expect(await people.export(ids.ada)).toMatchObject({
        profile: { bio: 'Slow games with tea', hue: 200 },
        achievements: [{ id: 'winner' }],
        follows: [{ other: ids.bo }],
        friends: expect.arrayContaining([expect.objectContaining({ other: ids.cy, state: 'friends' })]),
        notifications: expect.arrayContaining([expect.objectContaining({ kind: 'over' })]),
        recoveryCodes: expect.arrayContaining([expect.anything()]),
      });
      const { sql, read } = db;
      await openReports(db).addProfile(ids.bo, { person: ids.ada, name: 'Ada', bio: 'tea' }, { reason: 'spam' });
      await people.deletePerson(ids.ada);
      const tables = ['profiles', 'achievements', 'friends', 'follows', 'inbox', 'recovery_codes', 'reports'] as const;
      const all = await Promise.all(tables.map((table) => read<object>(sql.selectFrom(table).selectAll().compile())));
      expect(JSON.stringify(all)).not.toContain(ids.ada);
      expect(await openReports(db).list()).toMatchObject([{ name: 'Ada', person: null, talk: [{ text: 'tea' }] }]);
    });
  });
}
