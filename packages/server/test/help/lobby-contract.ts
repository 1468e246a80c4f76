import { type Bus, requestError, type Store } from '@orrery/host';
import { CLOCKS, type CreateTableRequest, clockNameOf, type Me, seedPartsIn, type TableAction } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/accounts/accounts.ts';
import { hashToken, secret } from '../../src/ids.ts';
import { openLocalBus } from '../../src/index.ts';
import { type Lobby, openLobby } from '../../src/lobby/lobby.ts';
import { REVEAL_MS } from '../../src/lobby/lobby-table.ts';
import { type Matches, openMatches } from '../../src/match/matches.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { catalog } from '../fixtures/games.ts';

const two: CreateTableRequest = { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] };
/** The network from which tables are created. */
const HOME = 'home';
const code = (expected: string) => ({ problem: { code: expected } });

/** A separate node on a shared store. It gets no messages unless the bus is shared. */
function nodeOver(store: Store, db: SqlDatabase, now: () => number = Date.now, bus: Bus = openLocalBus(() => {})) {
  const matches = openMatches({
    games: catalog,
    store,
    bus,
    thinker: { think: () => Promise.reject(new Error('no bots here')) },
    node: secret(),
    clock: { now: () => 0, after: () => () => {} },
    secret,
    keyOf: hashToken,
    isLevel: (level) => level === 'easy',
    maxLoaded: 10,
    fault: (error) => {
      throw error;
    },
  });
  return {
    matches,
    lobby: openLobby({
      db,
      bus,
      matches,
      isLevel: (level) => level === 'easy',
      mayContact: async () => false,
      friendsOf: async () => [],
      now,
    }),
  };
}

/** Plays a whole game for both seats. */
async function playOut(matches: Matches, table: string, players: readonly Me[]): Promise<void> {
  const live = await matches.find(table);
  const ear = { send() {}, drop() {} };
  const places = await Promise.all(players.map(({ id }) => live.join(ear, { token: null, person: id }, undefined)));
  for (const [turn, answer] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) {
    const action = { seat: turn % 2, question: '0.1', n: Math.floor(turn / 2), answer };
    await places[turn % 2]?.request({ do: 'act', id: turn, action });
  }
}

/** The contract of lobby tables, for every database and any number of nodes. */
export function lobbyContract(name: string, open: () => Promise<{ store: Store; db: SqlDatabase }>): void {
  describe(`lobby: ${name}`, () => {
    async function gathered() {
      const { store, db } = await open();
      const people = openAccounts(db);
      const welcome = async (called: string): Promise<Me> => (await people.createGuest(called, '')).me;
      const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(welcome));
      const [one, other] = [nodeOver(store, db), nodeOver(store, db)];
      return { store, db, people, welcome, one, other, ...({ ada, bo, cy } as Record<'ada' | 'bo' | 'cy', Me>) };
    }
    const sit = (called: string, seat?: number): TableAction => ({
      do: 'sit',
      name: called,
      ...(seat === undefined ? {} : { seat }),
    });

    it('erases the id of a deleted person from all tables, also from started and closed ones', async () => {
      const { one, other, db, people, welcome, ada, bo, cy } = await gathered();
      const wanted = ({ name: called }: Me): CreateTableRequest => ({
        ...{ game: 'tic-tac-toe', seats: [{ kind: 'me', name: called }, { kind: 'open' }] },
      });
      const begin = async (host: Me, guest: Me) => {
        const { table } = await one.lobby.create(host, wanted(host), HOME);
        await other.lobby.do(table, guest, sit(guest.name));
        return (await one.lobby.do(table, host, { do: 'start' })).table;
      };
      const create = async (host: Me) => (await one.lobby.create(host, wanted(host), HOME)).table;
      const [hosted, joined] = [await begin(ada, bo), await begin(bo, ada)];
      const [closed, removed, waiting] = [await create(ada), await create(bo), await create(ada)];
      await one.lobby.do(closed, ada, { do: 'close' });
      await one.lobby.do(removed, ada, sit('Ada'));
      await one.lobby.do(removed, bo, { do: 'kick', seat: 1 });
      const invited = await create(bo);
      await one.lobby.do(invited, bo, { do: 'invite', person: ada.id });
      await begin(cy, await welcome('Di'));
      const untouched = await create(cy);
      const mentioning = async () =>
        (await db.read(db.sql.selectFrom('gatherings').select(['id', 'body']).compile()))
          .filter(({ body }) => body.includes(ada.id))
          .map(({ id }) => id);
      expect((await mentioning()).sort()).toEqual([hosted, joined, closed, removed, waiting, invited].sort());
      const { rev } = await other.lobby.get(untouched, null);
      await one.lobby.erase(ada.id);
      await people.deletePerson(ada.id);
      expect(await mentioning()).toEqual([]);
      expect(await other.lobby.get(hosted, bo.id)).toMatchObject({
        ...{ stage: 'begun', host: 'Ada', you: [1], hosting: false },
        seats: [{ name: 'Ada' }, { name: 'Bo' }],
      });
      expect((await other.lobby.get(waiting, null)).stage).toBe('closed');
      expect((await other.lobby.get(untouched, null)).rev).toBe(rev);
      expect((await other.matches.find(joined)).id).toBe(joined);
    });

    it('gives a seat to one of two players who claim it at the same time on two nodes', async () => {
      const { one, other, ada, bo, cy } = await gathered();
      for (let round = 0; round < 5; round++) {
        const { table } = await one.lobby.create(ada, two, HOME);
        const ends = await Promise.allSettled([
          one.lobby.do(table, bo, sit('Bo', 1)),
          other.lobby.do(table, cy, sit('Cy', 1)),
        ]);
        expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const lost = ends.find((end) => end.status === 'rejected') as PromiseRejectedResult;
        expect(lost.reason).toMatchObject(code('seat-taken'));
        const { seats } = await other.lobby.get(table, null);
        expect(['Bo', 'Cy']).toContain(seats[1]?.name);
        await one.lobby.do(table, ada, { do: 'close' });
      }
    });

    it('creates one match with the seated players if two nodes start it', async () => {
      const { one, other, store, ada, bo } = await gathered();
      const { table } = await one.lobby.create(ada, two, HOME);
      await expect(one.lobby.do(table, ada, { do: 'start' })).rejects.toMatchObject(code('not-full'));
      expect(await store.load(table)).toBe(null);
      await other.lobby.do(table, bo, sit('Bo'));
      await expect(one.lobby.do(table, bo, { do: 'start' })).rejects.toMatchObject(code('not-host'));
      const both = await Promise.all([one, other].map(({ lobby }) => lobby.do(table, ada, { do: 'start' })));
      expect(both.map(({ stage }) => stage)).toEqual(['begun', 'begun']);
      const saved = await store.load(table);
      expect(saved?.seats.map(({ name: called, person }) => [called, person])).toEqual([
        ['Ada', ada.id],
        ['Bo', bo.id],
      ]);
      expect(new Set(saved?.seats.map(({ token }) => token)).size).toBe(2);
      expect((await (await other.matches.find(table)).summary(bo.id)).you).toEqual([1]);
    });

    it('starts once if the last salts or the deadline reach two nodes at the same time', async () => {
      const { store, db, ada, bo } = await gathered();
      let now = Date.now();
      const nodes = [nodeOver(store, db, () => now), nodeOver(store, db, () => now)] as const;
      const salts = ['a salt of Ada’s own', 'a salt of Bo’s own'] as const;
      const [hers, his] = salts.map(hashToken) as [string, string];
      const failed: unknown[] = [];
      const begin = (at: 0 | 1) => nodes[at].lobby.beginOverdue((error) => void failed.push(error));
      const reveal = (at: 0 | 1, who: Me) =>
        nodes[at].lobby.do(table, who, { do: 'reveal', salt: salts[who === ada ? 0 : 1] });
      const races: (() => Promise<unknown>[])[] = [
        () => [reveal(0, ada), reveal(1, bo)],
        () => [begin(0), begin(1)],
        () => [begin(0), reveal(1, ada)],
        () => [reveal(0, ada), reveal(1, ada), reveal(0, bo), begin(1)],
      ];
      let table = '';
      for (const race of races) {
        const seats: CreateTableRequest['seats'] = [{ kind: 'me', name: 'Ada', saltHash: hers }, { kind: 'open' }];
        table = (await nodes[0].lobby.create(ada, { ...two, seats }, HOME)).table;
        await nodes[1].lobby.do(table, bo, { do: 'sit', name: 'Bo', saltHash: his });
        const { revealBy } = await nodes[0].lobby.do(table, ada, { do: 'start' });
        await begin(1);
        expect(await store.load(table)).toBe(null);
        now = revealBy ?? 0;
        await Promise.all(race());
        await begin(0);
        const { stage, rev } = await nodes[1].lobby.get(table, ada.id);
        expect(stage).toBe('begun');
        // The match was created only once: a second write would have failed or raised the revision again.
        await Promise.all([begin(0), begin(1)]);
        expect((await nodes[1].lobby.get(table, ada.id)).rev).toBe(rev);
        const used = seedPartsIn((await store.load(table))?.seed ?? '')?.salts ?? [];
        expect(used.every((salt, seat) => salt === null || salt === salts[seat])).toBe(true);
        expect(failed).toEqual([]);
      }
    });

    it('closes a table that can no longer be set up', async () => {
      const { store, db, one, ada } = await gathered();
      let now = Date.now();
      const { lobby, matches } = nodeOver(store, db, () => now);
      const seats: CreateTableRequest['seats'] = [
        { kind: 'me', name: 'Ada', saltHash: hashToken('a salt') },
        { kind: 'bot', level: 'easy' },
      ];
      const { table } = await lobby.create(ada, { ...two, seats }, HOME);
      await lobby.do(table, ada, { do: 'start' });
      matches.fresh = () => Promise.reject(requestError('bad-options'));
      now += REVEAL_MS;
      await lobby.beginOverdue((error) => {
        throw error;
      });
      expect(await one.lobby.get(table, ada.id)).toMatchObject({ stage: 'closed', revealBy: null });
    });

    it('either removes a player or starts with them, never both', async () => {
      const { one, other, store, ada, bo } = await gathered();
      for (let round = 0; round < 6; round++) {
        const { table } = await one.lobby.create(ada, two, HOME);
        await one.lobby.do(table, bo, sit('Bo'));
        const changes: Promise<unknown>[] = [
          one.lobby.do(table, ada, { do: 'start' }),
          other.lobby.do(table, ada, { do: 'kick', seat: 1 }),
        ];
        const ends = await Promise.allSettled(round % 2 ? changes : changes.reverse());
        expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const now = await one.lobby.get(table, bo.id);
        const match = await store.load(table);
        expect(now.stage).toBe(match ? 'begun' : 'gathering');
        if (match) expect(match.seats[1]?.person).toBe(bo.id);
        else expect(now).toMatchObject({ removed: true, you: [], seats: [{ name: 'Ada' }, { kind: 'open' }] });
        if (!match) await expect(one.lobby.do(table, bo, sit('Bo'))).rejects.toMatchObject(code('removed'));
        if (!match) await one.lobby.do(table, ada, { do: 'close' });
      }
    });

    it('loses none of three simultaneous changes', async () => {
      const { one, other, ada } = await gathered();
      const seats: CreateTableRequest['seats'] = [{ kind: 'me', name: 'Ada' }, ...Array(3).fill({ kind: 'open' })];
      const { table } = await one.lobby.create(ada, { game: 'lanterns', seats }, HOME);
      const bot = (seat: number): TableAction => ({ do: 'bot', seat, level: 'easy' });
      await Promise.all([1, 2, 3].map((seat) => (seat % 2 ? one : other).lobby.do(table, ada, bot(seat))));
      const now = await one.lobby.get(table, ada.id);
      expect(now.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
      expect(now.rev).toBe(4);
    });

    it('matches two players who search for a quick match at the same time', async () => {
      const { one, other, store, ada, bo } = await gathered();
      const wish = (called: string) => ({ game: 'tic-tac-toe', seats: 2, name: called });
      const [mine, theirs] = await Promise.all([
        one.lobby.quick(ada, wish('Ada'), HOME),
        other.lobby.quick(bo, wish('Bo'), HOME),
      ]);
      const begun = [mine, theirs].find(({ stage }) => stage === 'begun');
      expect(begun).toBeDefined();
      const saved = await store.load(begun?.table ?? '');
      expect(new Set(saved?.seats.map(({ person }) => person))).toEqual(new Set([ada.id, bo.id]));
      expect(await one.lobby.list({ mine: '1' }, ada.id)).toEqual([]);
      expect(await one.lobby.list({}, null)).toEqual([]);
    });

    it('seats a quick match at other quick matches only, which are standard and have no host', async () => {
      const { one, ada, bo, cy } = await gathered();
      const seats: CreateTableRequest['seats'] = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
      const fair: CreateTableRequest = { game: 'lanterns', seats, hints: false, listed: true, clock: CLOCKS.standard };
      const wish = (called: string) => ({ game: 'lanterns', seats: 3, name: called });
      const odd: Partial<CreateTableRequest>[] = [
        { watch: { as: 'late', moves: 1 } },
        { watch: { as: 'follow' } },
        { watch: { as: 'nobody' } },
        { hints: true },
        { clock: null },
        { clock: { ...CLOCKS.standard, late: 'bot' } },
        { clock: CLOCKS.fast },
        { rated: true },
        { options: { turns: 2 } },
        { listed: false },
        { seats: [...seats.slice(0, 2), { kind: 'bot', level: 'easy' }] },
      ];
      const traps = await Promise.all(odd.map((change) => one.lobby.create(ada, { ...fair, ...change }, HOME)));
      const his = await one.lobby.quick(bo, wish('Bo'), HOME);
      expect(traps.map(({ table }) => table)).not.toContain(his.table);
      expect(his).toMatchObject({ auto: true, hints: false, watch: { as: 'open' }, clock: CLOCKS.standard });
      const { table } = await one.lobby.create(ada, fair, HOME);
      expect((await one.lobby.quick(cy, wish('Cy'), HOME)).table).not.toBe(table);
      const hosted: TableAction[] = [
        { do: 'kick', seat: 1 },
        { do: 'bot', seat: 2, level: 'easy' },
        { do: 'keep', seat: 2, person: ada.id },
        { do: 'invite', person: ada.id },
        { do: 'list', listed: false },
        { do: 'start' },
        { do: 'close' },
      ];
      expect(his).toMatchObject({ quick: true, hosting: false, seats: [{ host: false }, {}, {}] });
      for (const action of hosted) {
        await expect(one.lobby.do(his.table, bo, action)).rejects.toMatchObject(code('not-host'));
      }
      expect(await one.lobby.do(his.table, bo, { do: 'stand' })).toMatchObject({ seats: [{ kind: 'open' }, {}, {}] });
    });

    it('gives no player the rights of the host in the game of a quick match', async () => {
      const { one, ada, bo } = await gathered();
      const wish = (called: string) => ({ game: 'tic-tac-toe', seats: 2, name: called });
      await one.lobby.quick(ada, wish('Ada'), HOME);
      const { table } = await one.lobby.quick(bo, wish('Bo'), HOME);
      const match = await one.matches.find(table);
      for (const { id } of [ada, bo]) {
        await expect(match.sitIn(0, id)).rejects.toMatchObject(code('not-host'));
        await expect(match.lend(1, id)).rejects.toMatchObject(code('not-host'));
      }
    });

    it('matches rated players of similar ratings first, and others as the search widens', async () => {
      let now = Date.now();
      const { store, db, ada, bo, cy } = await gathered();
      const nodes = [nodeOver(store, db, () => now), nodeOver(store, db, () => now)];
      const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
      const rated = { game: 'tic-tac-toe', seats: 2, mu: 0, sigma: 1, played: 9, won: 4, at: 1 };
      const points = [
        { ...rated, person: ada.id, mu: 2000 / 60 },
        { ...rated, person: bo.id, mu: 1600 / 60 },
        { ...rated, person: cy.id, mu: 1950 / 60 },
      ];
      await db.write(db.sql.insertInto('ratings').values(points).compile());
      const wish = (called: string, table?: string) => ({
        ...{ game: 'tic-tac-toe', seats: 2, name: called, rated: true },
        ...(table === undefined ? {} : { table }),
      });
      const first = await one.lobby.quick(ada, wish('Ada'), HOME);
      now += 1000;
      const second = await other.lobby.quick(bo, wish('Bo'), HOME);
      expect(second.table).not.toBe(first.table);
      expect(await other.lobby.quick(bo, wish('Bo', second.table), HOME)).toMatchObject({ table: second.table });
      now += 40_000;
      // Ada has waited longest, but only for players within 300 points.
      expect((await other.lobby.quick(bo, wish('Bo', second.table), HOME)).stage).toBe('gathering');
      const third = await other.lobby.quick(cy, wish('Cy'), HOME);
      expect(third).toMatchObject({ table: first.table, stage: 'begun' });
      // Repeating the search of a game that has begun starts no other search.
      expect(await one.lobby.quick(ada, wish('Ada', first.table), HOME)).toMatchObject({ table: first.table });
      expect(await one.lobby.list({ mine: '1' }, ada.id)).toEqual([]);
    });

    it('moves a waiting player to an older search once its range fits', async () => {
      let now = Date.now();
      const { store, db, ada, bo } = await gathered();
      const [one, other] = [nodeOver(store, db, () => now), nodeOver(store, db, () => now)];
      const row = { game: 'tic-tac-toe', seats: 2, sigma: 1, played: 9, won: 4, at: 1 };
      await db.write(
        db.sql
          .insertInto('ratings')
          .values([
            { ...row, person: ada.id, mu: 2000 / 60 },
            { ...row, person: bo.id, mu: 1600 / 60 },
          ])
          .compile(),
      );
      const wish = (called: string) => ({ game: 'tic-tac-toe', seats: 2, name: called, rated: true });
      const first = await one.lobby.quick(ada, wish('Ada'), HOME);
      now += 1000;
      const second = await other.lobby.quick(bo, wish('Bo'), HOME);
      now += 45_000;
      const both = await Promise.all([
        one.lobby.quick(ada, { ...wish('Ada'), table: first.table }, HOME),
        other.lobby.quick(bo, { ...wish('Bo'), table: second.table }, HOME),
      ]);
      expect(both[1]).toMatchObject({ table: first.table, stage: 'begun' });
      expect(await one.lobby.get(second.table, null)).toMatchObject({ stage: 'closed' });
      expect((await store.load(first.table))?.seats.map(({ person }) => person)).toEqual([ada.id, bo.id]);
    });

    it('has a chat for seated players, which is limited and hides muted players', async () => {
      let now = Date.now();
      const { store, db, ada, bo, cy } = await gathered();
      const { lobby, matches } = nodeOver(store, db, () => now);
      const { table } = await lobby.create(ada, two, HOME);
      await lobby.do(table, bo, sit('Bo'));
      const talk = (who: Me, text: string, once?: string) =>
        lobby.do(table, who, { do: 'talk', text, ...(once ? { once } : {}) });
      await talk(ada, 'Hello', 'a');
      await talk(ada, 'Hello', 'a');
      expect((await talk(bo, 'Hi')).talk).toEqual([
        { name: 'Ada', text: 'Hello', at: now, you: false },
        { name: 'Bo', text: 'Hi', at: now, you: true },
      ]);
      await expect(talk(cy, 'Let me in')).rejects.toMatchObject(code('not-your-seat'));
      expect((await lobby.get(table, cy.id)).talk).toEqual([]);
      expect((await lobby.get(table, null)).talk).toEqual([]);
      await db.write(
        db.sql.insertInto('shuns').values({ person: ada.id, other: bo.id, kind: 'mute', created: 1 }).compile(),
      );
      expect((await lobby.get(table, ada.id)).talk).toMatchObject([{ name: 'Ada' }]);
      const flood = async () => {
        for (let line = 0; line < 5; line++) await talk(ada, `line ${line}`);
      };
      await expect(flood()).rejects.toMatchObject(code('rate'));
      const steadily = async () => {
        for (let line = 0; line < 30; line++) {
          now += 10_000;
          await talk(ada, `line ${line}`);
        }
      };
      await expect(steadily()).rejects.toMatchObject(code('rate'));
      await lobby.do(table, ada, { do: 'start' });
      await expect(talk(ada, 'too late')).rejects.toMatchObject(code('begun'));
      await matches.close();
    });

    it('seats rated and unrated players, and players with different clocks, at different tables', async () => {
      const { one, other, ada, bo, cy, welcome } = await gathered();
      const wish = (called: string, more: object) => ({ game: 'tic-tac-toe', seats: 2, name: called, ...more });
      const casual = await one.lobby.quick(ada, wish('Ada', {}), HOME);
      const rated = await one.lobby.quick(bo, wish('Bo', { rated: true }), HOME);
      const fast = await one.lobby.quick(cy, wish('Cy', { rated: true, clock: 'fast' }), HOME);
      expect([casual, rated, fast].map(({ rated: is, clock }) => [is, clockNameOf(clock)])).toEqual([
        [false, 'standard'],
        [true, 'standard'],
        [true, 'fast'],
      ]);
      expect(new Set([casual.table, rated.table, fast.table]).size).toBe(3);
      const di = await welcome('Di');
      const joined = await other.lobby.quick(di, wish('Di', { rated: true }), HOME);
      expect(joined).toMatchObject({ table: rated.table, stage: 'begun' });
      const { matches } = other;
      expect(await (await matches.find(rated.table)).summary()).toMatchObject({ rated: true });
    });

    it('has no rated tables with bots, hints or delayed hands, without a clock, or with a person in two seats', async () => {
      const { one, ada, bo } = await gathered();
      const seats: CreateTableRequest['seats'] = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
      const fair: CreateTableRequest = { game: 'lanterns', seats, hints: false, rated: true, clock: CLOCKS.days };
      const odd: Partial<CreateTableRequest>[] = [
        { clock: null },
        { clock: { turn: 30 } },
        { hints: true },
        { watch: { as: 'late', moves: 1 } },
        { seats: [...seats.slice(0, 2), { kind: 'bot', level: 'easy' }] },
        { seats: [...seats.slice(0, 2), { kind: 'me', name: 'Ann' }] },
      ];
      for (const change of odd) {
        await expect(one.lobby.create(ada, { ...fair, ...change }, HOME)).rejects.toMatchObject(code('bad-options'));
      }
      const { table, rated } = await one.lobby.create(ada, fair, HOME);
      expect(rated).toBe(true);
      const add: TableAction = { do: 'bot', seat: 1, level: 'easy' };
      await expect(one.lobby.do(table, ada, add)).rejects.toMatchObject(code('bad-seats'));
      await one.lobby.do(table, bo, sit('Bo', 1));
      await expect(one.lobby.do(table, bo, sit('Bob', 2))).rejects.toMatchObject(code('bad-seats'));
    });

    it('shows the ratings of the players at a table', async () => {
      const { one, db, ada, bo } = await gathered();
      const row = { person: ada.id, game: 'tic-tac-toe', mu: 30, sigma: 2, played: 9, won: 8, at: 0 };
      await db.write(
        db.sql
          .insertInto('ratings')
          .values([
            { ...row, seats: 2 },
            { ...row, seats: 3, mu: 1 },
          ])
          .compile(),
      );
      const { table, seats } = await one.lobby.create(ada, { ...two, listed: true }, HOME);
      expect(seats.map(({ rating }) => rating)).toEqual([{ mu: 30, sigma: 2, played: 9 }, null]);
      const [listed] = await one.lobby.list({}, bo.id);
      expect(listed).toMatchObject({ table, rated: false, seats: [{ rating: { mu: 30 } }, { rating: null }] });
    });

    it('lists open tables by game, seats and pace, and your own tables only to you', async () => {
      const { one, ada, bo } = await gathered();
      const listed = await one.lobby.create(ada, { ...two, listed: true }, HOME);
      const slow = await one.lobby.create(ada, { ...two, listed: true, clock: { turn: 86_400 } }, HOME);
      const hidden = await one.lobby.create(
        bo,
        { ...two, seats: [{ kind: 'me', name: 'Bo' }, { kind: 'open' }] },
        HOME,
      );
      const ids = async (...given: Parameters<Lobby['list']>) =>
        (await one.lobby.list(...given)).map(({ table }) => table).sort();
      expect(await ids({}, null)).toEqual([listed.table, slow.table].sort());
      expect(await ids({ pace: 'days' }, null)).toEqual([slow.table]);
      expect(await ids({ pace: 'live', game: 'tic-tac-toe', seats: 2 }, null)).toEqual([listed.table]);
      expect(await ids({ seats: 3 }, null)).toEqual([]);
      expect(await ids({ game: 'lanterns' }, null)).toEqual([]);
      expect(await ids({ mine: '1' }, bo.id)).toEqual([hidden.table]);
      expect(await ids({ mine: '1' }, null)).toEqual([]);
    });

    it('invites recent players only, reserves their seat, and lets them decline', async () => {
      const { one, ada, bo, cy } = await gathered();
      const first = await one.lobby.create(ada, two, HOME);
      await one.lobby.do(first.table, bo, sit('Bo'));
      await one.lobby.do(first.table, ada, { do: 'start' });
      const { table } = await one.lobby.create(ada, two, HOME);
      await expect(one.lobby.do(table, ada, { do: 'invite', person: cy.id })).rejects.toMatchObject(code('malformed'));
      await one.lobby.do(table, ada, { do: 'keep', seat: 1, person: bo.id });
      await expect(one.lobby.do(table, cy, sit('Cy'))).rejects.toMatchObject(code('seat-taken'));
      expect(await one.lobby.list({ mine: '1' }, bo.id)).toMatchObject([
        { table, invitedBy: 'Ada', invited: ['Bo'], seats: [{ host: true }, { kept: 'Bo' }] },
      ]);
      await one.lobby.do(table, bo, { do: 'decline' });
      expect(await one.lobby.list({ mine: '1' }, bo.id)).toEqual([]);
      expect((await one.lobby.do(table, cy, sit('Cy'))).you).toEqual([1]);
    });

    it('makes another player host when the host leaves, and closes an empty table', async () => {
      const { one, ada, bo } = await gathered();
      const { table } = await one.lobby.create(ada, two, HOME);
      await one.lobby.do(table, bo, sit('Bo'));
      await one.lobby.do(table, ada, { do: 'stand' });
      expect(await one.lobby.get(table, bo.id)).toMatchObject({ hosting: true, host: 'Bo', stage: 'gathering' });
      await one.lobby.forget(bo.id);
      expect(await one.lobby.get(table, bo.id)).toMatchObject({ stage: 'closed' });
      await expect(one.lobby.do(table, ada, sit('Ada'))).rejects.toMatchObject(code('begun'));
    });

    it('creates one rematch table for the same players, with seats rotated by one', async () => {
      const { one, other, store, ada, bo } = await gathered();
      const { table } = await one.lobby.create(ada, { ...two, hints: false }, HOME);
      await one.lobby.do(table, bo, sit('Bo'));
      await one.lobby.do(table, ada, { do: 'start' });
      // The other node has the running match in memory and is not told that it has ended.
      for (const { lobby } of [one, other])
        await expect(lobby.rematch(table, ada, {}, HOME)).rejects.toMatchObject(code('not-over'));
      await playOut(one.matches, table, [ada, bo]);
      const both = await Promise.all([
        one.lobby.rematch(table, ada, {}, HOME),
        other.lobby.rematch(table, bo, {}, HOME),
      ]);
      expect(new Set(both.map(({ table: id }) => id)).size).toBe(1);
      const next = both[0]?.table as string;
      expect(await one.lobby.get(table, null)).toMatchObject({ stage: 'begun', next });
      expect(await one.lobby.rematch(table, bo, {}, HOME)).toMatchObject({ table: next, stage: 'begun' });
      const saved = await store.load(next);
      expect(saved?.seats.map(({ person }) => person)).toEqual([bo.id, ada.id]);
      expect(saved?.hints).toBe(false);
    });

    it('shows who declined a rematch, and lets the invitation expire', async () => {
      let now = Date.now();
      const { store, db, ada, bo } = await gathered();
      const one = nodeOver(store, db, () => now);
      const { table } = await one.lobby.create(ada, { ...two, hints: false, clock: CLOCKS.fast, rated: true }, HOME);
      await one.lobby.do(table, bo, sit('Bo'));
      await one.lobby.do(table, ada, { do: 'start' });
      await playOut(one.matches, table, [ada, bo]);
      const first = await one.lobby.rematch(table, ada, {}, HOME);
      expect(first).toMatchObject({ rated: true, host: 'Ada', invited: ['Bo'], until: now + 600_000, you: [1] });
      expect(await one.lobby.get(table, bo.id)).toMatchObject({ next: first.table });
      expect(await one.lobby.do(first.table, bo, { do: 'decline' })).toMatchObject({ declined: ['Bo'], invited: [] });
      now += 600_000;
      expect(await one.lobby.get(first.table, ada.id)).toMatchObject({ stage: 'closed' });
      expect(await one.lobby.list({ mine: '1' }, ada.id)).toEqual([]);
      await expect(one.lobby.do(first.table, bo, sit('Bo'))).rejects.toMatchObject(code('begun'));
      const second = await one.lobby.rematch(table, bo, {}, HOME);
      expect(second.table).not.toBe(first.table);
      expect(await one.lobby.get(table, ada.id)).toMatchObject({ next: second.table });
      expect(await one.lobby.rematch(table, ada, {}, HOME)).toMatchObject({ table: second.table, stage: 'begun' });
    });

    it('starts a rematch at once if all seats are taken', async () => {
      const { one, ada } = await gathered();
      const seats: CreateTableRequest['seats'] = ['Ada', 'Ann'].map((called) => ({ kind: 'me', name: called }));
      const { table } = await one.lobby.create(ada, { ...two, seats }, HOME);
      await one.lobby.do(table, ada, { do: 'start' });
      await playOut(one.matches, table, [ada, ada]);
      expect(await one.lobby.rematch(table, ada, {}, HOME)).toMatchObject({ stage: 'begun', you: [0, 1] });
    });
  });
}
