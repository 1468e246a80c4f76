import type { Bus, Store } from '@orrery/host';
import type { Me, OpenTable, TableDeed } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { hashToken, secret } from '../../src/ids.ts';
import { openLocalBus } from '../../src/index.ts';
import { type Lobby, openLobby } from '../../src/lobby/lobby.ts';
import { openMatches } from '../../src/match/matches.ts';
import { openPeople } from '../../src/people/people.ts';
import type { Book } from '../../src/store/book.ts';
import { catalog } from '../fixtures/games.ts';

const two: OpenTable = { game: 'tic-tac-toe', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] };
/** The network from which tables are opened. */
const HOME = 'home';
const code = (expected: string) => ({ problem: { code: expected } });

/** A node of its own over a store that others use too: it hears of nothing unless they share a bus. */
function nodeOver(store: Store, book: Book, bus: Bus = openLocalBus(() => {})) {
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
    most: 10,
    fault: (error) => {
      throw error;
    },
  });
  return { matches, lobby: openLobby({ book, bus, matches, isLevel: (level) => level === 'easy' }) };
}

/** What is promised of tables that gather, whichever database keeps them and however many nodes look. */
export function lobbyContract(name: string, open: () => Promise<{ store: Store; book: Book }>): void {
  describe(`lobby: ${name}`, () => {
    async function gathered() {
      const { store, book } = await open();
      const people = openPeople(book);
      const welcome = async (called: string): Promise<Me> => (await people.welcome(called, '')).me;
      const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(welcome));
      const [one, other] = [nodeOver(store, book), nodeOver(store, book)];
      return { store, book, people, welcome, one, other, ...({ ada, bo, cy } as Record<'ada' | 'bo' | 'cy', Me>) };
    }
    const sit = (called: string, seat?: number): TableDeed => ({
      do: 'sit',
      name: called,
      ...(seat === undefined ? {} : { seat }),
    });

    it('gives one seat to one of two who want it at the same moment on two nodes', async () => {
      const { one, other, ada, bo, cy } = await gathered();
      for (let round = 0; round < 5; round++) {
        const { table } = await one.lobby.open(ada, two, HOME);
        const ends = await Promise.allSettled([
          one.lobby.do(table, bo, sit('Bo', 1)),
          other.lobby.do(table, cy, sit('Cy', 1)),
        ]);
        expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const lost = ends.find((end) => end.status === 'rejected') as PromiseRejectedResult;
        expect(lost.reason).toMatchObject(code('seat-taken'));
        const { seats } = await other.lobby.look(table, null);
        expect(['Bo', 'Cy']).toContain(seats[1]?.name);
        await one.lobby.do(table, ada, { do: 'close' });
      }
    });

    it('sets one match up where two start on two nodes, with the people who sit there', async () => {
      const { one, other, store, ada, bo } = await gathered();
      const { table } = await one.lobby.open(ada, two, HOME);
      await expect(one.lobby.do(table, ada, { do: 'start' })).rejects.toMatchObject(code('not-full'));
      expect(await store.load(table)).toBe(null);
      await other.lobby.do(table, bo, { ...sit('Bo'), salt: 'of my own' } as TableDeed);
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

    it('either sends somebody away or starts with him, never both', async () => {
      const { one, other, store, ada, bo } = await gathered();
      for (let round = 0; round < 6; round++) {
        const { table } = await one.lobby.open(ada, two, HOME);
        await one.lobby.do(table, bo, sit('Bo'));
        const deeds: Promise<unknown>[] = [
          one.lobby.do(table, ada, { do: 'start' }),
          other.lobby.do(table, ada, { do: 'kick', seat: 1 }),
        ];
        const ends = await Promise.allSettled(round % 2 ? deeds : deeds.reverse());
        expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const now = await one.lobby.look(table, bo.id);
        const match = await store.load(table);
        expect(now.stage).toBe(match ? 'begun' : 'gathering');
        if (match) expect(match.seats[1]?.person).toBe(bo.id);
        else expect(now).toMatchObject({ removed: true, you: [], seats: [{ name: 'Ada' }, { kind: 'open' }] });
        if (!match) await expect(one.lobby.do(table, bo, sit('Bo'))).rejects.toMatchObject(code('removed'));
        if (!match) await one.lobby.do(table, ada, { do: 'close' });
      }
    });

    it('loses no change of three that are made at the same moment', async () => {
      const { one, other, ada } = await gathered();
      const seats: OpenTable['seats'] = [{ kind: 'me', name: 'Ada' }, ...Array(3).fill({ kind: 'open' })];
      const { table } = await one.lobby.open(ada, { game: 'lanterns', seats }, HOME);
      const bot = (seat: number): TableDeed => ({ do: 'bot', seat, level: 'easy' });
      await Promise.all([1, 2, 3].map((seat) => (seat % 2 ? one : other).lobby.do(table, ada, bot(seat))));
      const now = await one.lobby.look(table, ada.id);
      expect(now.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
      expect(now.rev).toBe(4);
    });

    it('brings together two who look for a quick match at the same moment', async () => {
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

    it('seats a quick match at standard tables only', async () => {
      const { one, ada, bo, cy } = await gathered();
      const seats: OpenTable['seats'] = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
      const fair: OpenTable = { game: 'lanterns', seats, hints: false, listed: true };
      const wish = (called: string) => ({ game: 'lanterns', seats: 3, name: called });
      const odd: Partial<OpenTable>[] = [
        { watch: { as: 'late', moves: 1 } },
        { watch: { as: 'follow' } },
        { watch: { as: 'nobody' } },
        { hints: true },
        { clock: { turn: 30 } },
        { options: { turns: 2 } },
        { listed: false },
        { seats: [...seats.slice(0, 2), { kind: 'bot', level: 'easy' }] },
      ];
      const traps = await Promise.all(odd.map((change) => one.lobby.open(ada, { ...fair, ...change }, HOME)));
      const his = await one.lobby.quick(bo, wish('Bo'), HOME);
      expect(traps.map(({ table }) => table)).not.toContain(his.table);
      expect(his).toMatchObject({ auto: true, hints: false, watch: { as: 'open' }, clock: null });
      await one.lobby.do(his.table, bo, { do: 'close' });
      const { table } = await one.lobby.open(ada, fair, HOME);
      expect((await one.lobby.quick(cy, wish('Cy'), HOME)).table).toBe(table);
    });

    it('lists what is open by game, seats and pace, and one’s own tables to oneself only', async () => {
      const { one, ada, bo } = await gathered();
      const listed = await one.lobby.open(ada, { ...two, listed: true }, HOME);
      const slow = await one.lobby.open(ada, { ...two, listed: true, clock: { turn: 86_400 } }, HOME);
      const hidden = await one.lobby.open(bo, { ...two, seats: [{ kind: 'me', name: 'Bo' }, { kind: 'open' }] }, HOME);
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

    it('asks whom one has played with, and nobody else, keeps a seat for him and lets him say no', async () => {
      const { one, ada, bo, cy } = await gathered();
      const first = await one.lobby.open(ada, two, HOME);
      await one.lobby.do(first.table, bo, sit('Bo'));
      await one.lobby.do(first.table, ada, { do: 'start' });
      const { table } = await one.lobby.open(ada, two, HOME);
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

    it('passes a table on when its host stands up, and closes it after the last', async () => {
      const { one, ada, bo } = await gathered();
      const { table } = await one.lobby.open(ada, two, HOME);
      await one.lobby.do(table, bo, sit('Bo'));
      await one.lobby.do(table, ada, { do: 'stand' });
      expect(await one.lobby.look(table, bo.id)).toMatchObject({ hosting: true, host: 'Bo', stage: 'gathering' });
      await one.lobby.forget(bo.id);
      expect(await one.lobby.look(table, bo.id)).toMatchObject({ stage: 'closed' });
      await expect(one.lobby.do(table, ada, sit('Ada'))).rejects.toMatchObject(code('begun'));
    });

    it('gathers the same people again, one seat further, at one table whoever asks', async () => {
      const { one, other, store, ada, bo } = await gathered();
      const { table } = await one.lobby.open(ada, { ...two, hints: false }, HOME);
      await one.lobby.do(table, bo, sit('Bo'));
      await one.lobby.do(table, ada, { do: 'start' });
      // The other node has the running match in memory, and does not hear of its end.
      for (const { lobby } of [one, other])
        await expect(lobby.again(table, ada, HOME)).rejects.toMatchObject(code('not-over'));
      const live = await one.matches.find(table);
      const ear = { send() {}, drop() {} };
      const places = await Promise.all(
        [ada, bo].map(({ id }) => live.join(ear, { token: null, person: id }, undefined)),
      );
      for (const [turn, answer] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) {
        const action = { seat: turn % 2, question: '0.1', n: Math.floor(turn / 2), answer };
        await places[turn % 2]?.act(action, false);
      }
      const both = await Promise.all([one.lobby.again(table, ada, HOME), other.lobby.again(table, bo, HOME)]);
      expect(new Set(both.map(({ table: id }) => id)).size).toBe(1);
      const next = both[0]?.table as string;
      expect(await one.lobby.look(table, null)).toMatchObject({ stage: 'begun', next });
      expect(await one.lobby.again(table, bo, HOME)).toMatchObject({ table: next, stage: 'begun' });
      const saved = await store.load(next);
      expect(saved?.seats.map(({ person }) => person)).toEqual([bo.id, ada.id]);
      expect(saved?.hints).toBe(false);
    });
  });
}
