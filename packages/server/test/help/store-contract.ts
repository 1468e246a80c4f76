import { type Holder, type NewMatch, type SeatClaim, type Store, WriteConflict } from '@orrery/host';
import { describe, expect, it } from 'vitest';

const act = (seat: number, n: number) => ({
  kind: 'act' as const,
  action: { seat, question: '0.1', n, answer: 'a1' },
});
const taker = (name: string, token: string): SeatClaim => ({ name, token, person: null });
const snapshot = (n: number) => ({ version: 1, state: { n } });

export const newMatch = (id: string): NewMatch => ({
  id,
  game: 'g',
  version: 3,
  options: { long: true },
  seed: 'seed',
  owner: 'owner',
  seats: [
    { kind: 'human', name: 'Ada', level: null, token: 'hash', person: null },
    { kind: 'open', name: '', level: null, token: null, person: null },
    { kind: 'bot', name: '', level: 'easy', token: null, person: null },
  ],
  clock: { turn: 90 },
  hints: false,
  rated: true,
  events: [{ type: 'begun', data: {}, to: 1, secret: { card: 7 } }],
  snapshot: snapshot(0),
  created: 1,
});

/** The contract of every store. `open` creates an empty one; `reopen`, if supported, opens the same data again. */
export function storeContract(
  name: string,
  open: () => Promise<{ store: Store; reopen?: () => Promise<Store>; end(): Promise<void> }>,
): void {
  describe(`store: ${name}`, () => {
    const using = (test: (store: Store, reopen?: () => Promise<Store>) => Promise<void>) => async () => {
      const opened = await open();
      try {
        await test(opened.store, opened.reopen);
      } finally {
        await opened.end();
      }
    };

    it(
      'loads what was created',
      using(async (store) => {
        await store.create(newMatch('m'));
        const { events, ...rest } = newMatch('m');
        expect(await store.load('m')).toEqual({
          ...rest,
          seq: 0,
          rows: [{ seq: 0, entry: null, events }],
          talk: [],
          due: null,
        });
        expect(await store.load('other')).toBe(null);
      }),
    );

    it(
      'continues from the initial rows of an imported match',
      using(async (store) => {
        const rows = Array.from({ length: 1201 }, (_none, i) => ({ seq: i + 1, entry: act(0, i), events: [] }));
        await store.create({ ...newMatch('m'), rows, snapshot: snapshot(1201) });
        expect(await store.load('m')).toMatchObject({ seq: 1201, snapshot: snapshot(1201) });
        expect((await store.load('m'))?.rows.slice(1)).toEqual(rows);
        await store.append('m', { seq: 1202, entry: act(1, 1), events: [] }, snapshot(1202));
        expect(await store.newest('m')).toBe(1202);
      }),
    );

    it(
      'rejects a second match with the same id and keeps the first',
      using(async (store) => {
        await store.create(newMatch('m'));
        await expect(store.create({ ...newMatch('m'), game: 'other' })).rejects.toThrow();
        expect((await store.load('m'))?.game).toBe('g');
      }),
    );

    it(
      'stores entries in order, with the newest snapshot and its version',
      using(async (store) => {
        await store.create(newMatch('m'));
        const event = { type: 'x', data: { a: [1] }, to: 0, secret: null };
        await store.append('m', { seq: 1, entry: act(0, 0), events: [] }, snapshot(1));
        await store.append('m', { seq: 2, entry: act(1, 0), events: [event] }, { version: 4, state: { n: 2 } });
        const saved = await store.load('m');
        expect(saved?.rows.map((row) => row.seq)).toEqual([0, 1, 2]);
        expect(saved?.rows[2]).toEqual({ seq: 2, entry: act(1, 0), events: [event] });
        expect(await store.newest('m')).toBe(2);
        expect(await store.newest('none')).toBe(null);
        expect(saved).toMatchObject({ seq: 2, version: 3, snapshot: { version: 4, state: { n: 2 } } });
      }),
    );

    it(
      'stores the schedule with its entry, and never overwrites it with an older one',
      using(async (store, reopen) => {
        await store.create(newMatch('m'));
        const due = (seq: number, at: number | null) => ({ seq, at, state: { left: [seq] } });
        await store.append('m', { seq: 1, entry: act(0, 0), events: [] }, snapshot(1), due(1, 5e12));
        expect((await store.load('m'))?.due).toEqual(due(1, 5e12));
        await expect(
          store.append('m', { seq: 1, entry: act(1, 0), events: [] }, snapshot(9), due(1, 7)),
        ).rejects.toThrow(WriteConflict);
        await store.append('m', { seq: 2, entry: act(1, 0), events: [] }, snapshot(2), due(2, 6e12));
        await store.delay('m', due(1, 7));
        await store.append('m', { seq: 3, entry: act(0, 1), events: [] }, snapshot(3));
        expect((await store.load('m'))?.due).toEqual(due(2, 6e12));
        await store.delay('m', due(3, null), [{ person: 'p', kind: 'turn', seq: 3 }]);
        await store.delay('m', due(3, null), [{ person: 'p', kind: 'turn', seq: 3 }]);
        expect((await (reopen ? await reopen() : store).load('m'))?.due).toEqual(due(3, null));
      }),
    );

    it(
      'rejects a used number, a gap and an unknown match, and changes nothing',
      using(async (store) => {
        await store.create(newMatch('m'));
        await store.append('m', { seq: 1, entry: act(0, 0), events: [] }, snapshot(1));
        const before = await store.load('m');
        for (const [id, seq] of [
          ['m', 1],
          ['m', 0],
          ['m', 3],
          ['none', 1],
        ] as const) {
          await expect(store.append(id, { seq, entry: act(1, 1), events: [] }, snapshot(9))).rejects.toThrow(
            WriteConflict,
          );
        }
        expect(await store.load('m')).toEqual(before);
      }),
    );

    it(
      'lets one of two racing writes win, without affecting others in the group',
      using(async (store) => {
        for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
        const race = ['a', 'b', 'b', 'c'].map((id, i) =>
          store.append(id, { seq: 1, entry: act(0, i), events: [] }, snapshot(i)),
        );
        const ends = await Promise.allSettled(race);
        expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
        expect((await store.load('b'))?.snapshot.state).toEqual({ n: 1 });
        expect((await store.load('c'))?.seq).toBe(1);
      }),
    );

    it(
      'resolves after the data is saved, and a failing write fails alone',
      using(async (store, reopen) => {
        for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
        const append = (id: string) => store.append(id, { seq: 1, entry: act(0, 0), events: [] }, snapshot(1));
        // The second `create` fails because the match exists. The order of the writes must not matter.
        const group = [
          append('a'),
          store.create(newMatch('a')),
          append('b'),
          store.claim('c', 1, taker('Bo', 'h')),
          append('b'),
        ];
        const ends = (await Promise.allSettled(group)).map((end) => end.status);
        expect(ends).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'rejected']);
        await store.close();
        const later = reopen ? await reopen() : null;
        if (later) expect([(await later.load('a'))?.seq, (await later.load('b'))?.seq]).toEqual([1, 1]);
        if (later) expect((await later.load('c'))?.seats[1]?.name).toBe('Bo');
      }),
    );

    it(
      'gives an open seat to one player only',
      using(async (store) => {
        await store.create(newMatch('m'));
        const won = await Promise.all([store.claim('m', 1, taker('Bo', 'h1')), store.claim('m', 1, taker('Cy', 'h2'))]);
        expect([...won].sort()).toEqual([false, true]);
        expect(await store.claim('m', 0, taker('Di', 'h3'))).toBe(false);
        expect(await store.claim('m', 2, taker('Di', 'h3'))).toBe(false);
        expect(await store.claim('none', 0, taker('Di', 'h3'))).toBe(false);
        const winner = won[0] ? taker('Bo', 'h1') : taker('Cy', 'h2');
        expect((await store.load('m'))?.seats[1]).toEqual({ kind: 'human', level: null, ...winner });
      }),
    );

    it(
      'replaces the holder of a seat only if it is unchanged, and stores the original player',
      using(async (store) => {
        await store.create(newMatch('m'));
        const [ada] = (await store.load('m'))?.seats ?? [];
        if (!ada) throw new Error('the match has no first seat');
        const lent = { name: 'Ada', token: 'hash', person: null };
        const open: Holder = { kind: 'open', name: '', level: null, token: null, person: null, lent };
        const tries = [store.reseat('m', 0, ada, open), store.reseat('m', 0, ada, { ...open, lent: null })];
        expect(await Promise.all(tries)).toEqual([true, false]);
        expect(await store.claim('m', 0, taker('Bo', 'h1'))).toBe(true);
        const bo = { kind: 'human' as const, name: 'Bo', level: null, token: 'h1', person: null };
        expect((await store.load('m'))?.seats[0]).toEqual({ ...bo, lent });
        expect(await store.reseat('m', 0, ada, ada)).toBe(false);
        expect(await store.reseat('m', 0, { ...bo, lent }, ada)).toBe(true);
        expect((await store.load('m'))?.seats[0]).toEqual(ada);
        expect(await store.reseat('none', 0, ada, open)).toBe(false);
      }),
    );

    it(
      'stores chat in order, with its recipients',
      using(async (store) => {
        await store.create(newMatch('m'));
        const said = (text: string, to: number[] | null) => ({ seat: 0, channel: 'table' as const, text, at: 5, to });
        await Promise.all([store.say('m', said('one', null)), store.say('m', said('two', [0, 2]))]);
        expect((await store.load('m'))?.talk).toEqual([said('one', null), said('two', [0, 2])]);
      }),
    );

    it(
      'returns only newer rows and messages on request',
      using(async (store) => {
        await store.create(newMatch('m'));
        for (const seq of [1, 2, 3]) await store.append('m', { seq, entry: act(0, seq), events: [] }, snapshot(seq));
        for (const text of ['a', 'b']) await store.say('m', { seat: 0, channel: 'table', text, at: 5, to: null });
        const news = await store.load('m', { seq: 2, talk: 1 });
        expect(news).toMatchObject({ seq: 3, snapshot: snapshot(3) });
        expect(news?.rows.map((row) => row.seq)).toEqual([3]);
        expect(news?.talk.map((line) => line.text)).toEqual(['b']);
      }),
    );

    it(
      'completes pending writes before it closes, and has them when reopened',
      using(async (store, reopen) => {
        await store.create(newMatch('m'));
        const last = store.append('m', { seq: 1, entry: act(0, 0), events: [] }, snapshot(1));
        await store.close();
        await expect(last).resolves.toBeUndefined();
        if (reopen) expect((await (await reopen()).load('m'))?.seq).toBe(1);
      }),
    );
  });
}
