import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Match, OutgoingMessage, Store, Visitor } from '@orrery/host';
import type { ToClient } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts } from '../src/accounts/accounts.ts';
import { hashToken, secret } from '../src/ids.ts';
import { openLocalBus, openSqlite, type SqliteStore } from '../src/index.ts';
import { announceSeats, type Matches, openMatches } from '../src/match/matches.ts';
import { catalog } from './fixtures/games.ts';

let dir: string;
let store: SqliteStore;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-nodes-'));
  store = openSqlite(join(dir, 'm.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

const thinker = { think: () => Promise.reject(new Error('no bots here')) };
const node = (name: string, shared: Store, bus = openLocalBus(() => {}), maxLoaded = 10) =>
  openMatches({
    games: catalog,
    store: shared,
    bus,
    thinker,
    node: name,
    clock: { now: () => 0, after: () => () => {} },
    secret,
    keyOf: hashToken,
    isLevel: () => false,
    maxLoaded,
    fault: (error) => {
      throw error;
    },
  });

/** A device that only listens. */
function listener() {
  const received: ToClient[] = [];
  let tell = () => {};
  return {
    received,
    client: {
      send({ text }: OutgoingMessage) {
        received.push(JSON.parse(text) as ToClient);
        tell();
      },
      drop() {},
    },
    async until(is: (message: ToClient) => boolean): Promise<void> {
      while (!received.some(is)) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
    },
  };
}

const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me' as const, name }));
const act = (seat: number, n: number, answer: string, again = false) => ({
  ...{ do: 'act' as const, id: 1, again },
  action: { seat, question: '0.1', n, answer },
});

describe('two nodes over one store', () => {
  it('share what happens', async () => {
    const bus = openLocalBus(() => {});
    const [one, two] = [node('one', store, bus), node('two', store, bus)];
    const { match, token } = await one.create({ game: 'tic-tac-toe', seats });
    const [here, there] = [listener(), listener()];
    const place = await (await one.find(match)).join(here.client, { token, person: null }, undefined);
    const other = await (await two.find(match)).join(there.client, { token, person: null }, undefined);
    await place.request(act(0, 0, 'a1'));
    await there.until((message) => message.say === 'step' && message.seq === 1);
    await other.request(act(1, 0, 'b1'));
    await here.until((message) => message.say === 'step' && message.seq === 2);
    expect((await store.load(match))?.seq).toBe(2);
    await one.close();
    await two.close();
  });

  it('know who took a seat on the other, even if the message was lost', async () => {
    const [one, ...others] = ['one', 'two', 'three', 'four'].map((name) => node(name, store)) as [
      Matches,
      Matches,
      Matches,
      Matches,
    ];
    const open = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
    const { match, token } = await one.create({ game: 'tic-tac-toe', seats: open });
    const there = await Promise.all(others.map((other) => other.find(match)));
    const { me } = await openAccounts(store.db, Date.now, () => {}).createGuest('Bo', '');
    const bo = await (await one.find(match)).claim(undefined, 'Bo', me.id);
    const seen = async (who: Visitor, at: Match | undefined) => {
      const { received, client } = listener();
      await at?.join(client, who, undefined);
      return received.find((message) => message.say === 'table');
    };
    expect(await seen({ token: bo.token, person: null }, there[0])).toMatchObject({ you: [1] });
    expect(await seen({ token: null, person: me.id }, there[1])).toMatchObject({ you: [1] });
    await expect(seen({ token: 'none', person: null }, there[2])).rejects.toThrow();
    expect(await seen({ token, person: null }, there[2])).toMatchObject({ you: [0] });
  });

  it('forget a deleted person whose match is in memory', async () => {
    const bus = openLocalBus(() => {});
    const [one, two] = [node('one', store, bus), node('two', store, bus)];
    const people = openAccounts(
      store.db,
      Date.now,
      () => {},
      (ids) => announceSeats(bus, ids),
    );
    const { me } = await people.createGuest('Ada', '');
    const { match, token } = await one.create({ game: 'tic-tac-toe', seats }, me.id);
    const there = await two.find(match);
    const line = { do: 'talk' as const, seat: 0, channel: 'table' as const, text: 'hello' };
    // This device joined with the seat's token, so the end of the person's sessions does not disconnect it.
    const place = await there.join(listener().client, { token, person: null }, undefined);
    await place.request({ ...line, id: 1 });
    expect((await there.summary(me.id)).you).toEqual([0, 1]);
    await people.deletePerson(me.id);
    await expect.poll(async () => (await there.summary(me.id)).you).toEqual([]);
    await place.request({ ...line, id: 2 });
    await place.request({ do: 'show', id: 3, seat: 0, want: true });
    const saved = await store.load(match);
    expect(saved?.talk).toHaveLength(2);
    expect(JSON.stringify(saved)).not.toContain(me.id);
    await one.close();
    await two.close();
  });

  it('learn of a move whose writer did not know that it was saved', async () => {
    let lost = false;
    const shaky: Store = {
      ...store,
      load: (...given) => (lost ? Promise.reject(new Error('line')) : store.load(...given)),
      async append(...given) {
        await store.append(...given);
        if (lost) throw new Error('line');
      },
    };
    const bus = openLocalBus(() => {});
    const [one, two] = [node('one', shaky, bus), node('two', store, bus)];
    const { match, token } = await one.create({ game: 'tic-tac-toe', seats });
    const [here, there] = [listener(), listener()];
    const place = await (await one.find(match)).join(here.client, { token, person: null }, undefined);
    await (await two.find(match)).join(there.client, { token, person: null }, undefined);
    lost = true;
    await expect(place.request(act(0, 0, 'a1'))).rejects.toThrow('line');
    lost = false;
    // The next request makes the node reload.
    await place.request(act(0, 0, 'a1', true));
    await there.until((message) => message.say === 'step' && message.seq === 1);
    expect((await store.load(match))?.seq).toBe(1);
  });

  it('learn of a move without a message, by polling the store', async () => {
    const [one, two] = [node('one', store), node('two', store)];
    const { match, token } = await one.create({ game: 'tic-tac-toe', seats });
    const there = listener();
    const place = await (await one.find(match)).join(listener().client, { token, person: null }, undefined);
    await (await two.find(match)).join(there.client, { token, person: null }, undefined);
    await place.request(act(0, 0, 'a1'));
    await two.noteNewest(async (ids) => ids.map((id) => ({ match: id, seq: 1 })));
    await there.until((message) => message.say === 'step' && message.seq === 1);
    const asked: unknown[] = [];
    await two.noteNewest(async (ids) => {
      asked.push(ids);
      return [];
    });
    expect(asked).toEqual([[match]]);
  });

  it('have one winner if they race, and the loser decides again on the saved state', async () => {
    // The buses are separate, so neither node learns of the other's write.
    const [one, two] = [node('one', store), node('two', store)];
    const { match, token } = await one.create({ game: 'tic-tac-toe', seats });
    const [here, there] = [listener(), listener()];
    const place = await (await one.find(match)).join(here.client, { token, person: null }, undefined);
    const other = await (await two.find(match)).join(there.client, { token, person: null }, undefined);
    const ends = await Promise.allSettled([place.request(act(0, 0, 'a1')), other.request(act(0, 0, 'b1'))]);
    expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected']);
    expect((ends[1] as PromiseRejectedResult).reason).toMatchObject({ reason: 'repeated' });
    // The loser has shown the winner's move and never its own.
    const shown = there.received.filter((message) => message.say === 'step');
    expect(shown).toHaveLength(1);
    const move = (message: ToClient | undefined) => message?.say === 'step' && message.views[0]?.delta;
    expect(move(shown[0])).toEqual(move(here.received.find((m) => m.say === 'step' && m.seq === 1)));
    // A move that is still legal is appended.
    await other.request(act(1, 0, 'c1'));
    await place.request(act(0, 1, 'a2'));
    expect((await store.load(match))?.seq).toBe(3);
  });
});

describe('a store that fails', () => {
  it('leaves the table unchanged for everyone', async () => {
    let broken = false;
    const shaky: Store = {
      ...store,
      load: (...given) => (broken ? Promise.reject(new Error('disk')) : store.load(...given)),
      append: (...given) => (broken ? Promise.reject(new Error('disk')) : store.append(...given)),
    };
    const matches = node('one', shaky);
    const { match, token } = await matches.create({ game: 'tic-tac-toe', seats });
    const here = listener();
    const live = await matches.find(match);
    const place = await live.join(here.client, { token, person: null }, undefined);
    broken = true;
    await expect(place.request(act(0, 0, 'a1'))).rejects.toThrow('disk');
    await expect(live.summary()).rejects.toThrow('disk');
    expect(here.received.map((message) => message.say)).toEqual(['table']);
    broken = false;
    expect((await live.summary()).seq).toBe(0);
    await place.request(act(0, 0, 'b1'));
    expect(here.received.at(-1)).toMatchObject({ say: 'step', from: 0, seq: 1 });
    const late = listener();
    await live.join(late.client, { token: null, person: null }, undefined);
    expect(JSON.stringify(late.received)).toContain('"cells":[-1,-1,-1,-1,-1,-1,-1,0,-1]');
  });
});

describe('the matches of a server', () => {
  it('are unloaded when no device is connected, and reloaded from the store', async () => {
    const matches = node(
      'one',
      store,
      openLocalBus(() => {}),
      2,
    );
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await matches.create({ game: 'tic-tac-toe', seats })).match);
    const first = await matches.find(ids[0] as string);
    for (const id of ids) await matches.find(id);
    await expect.poll(() => matches.size).toBe(2);
    expect(await matches.find(ids[0] as string)).not.toBe(first);
    await expect(first.summary()).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    expect((await (await matches.find(ids[0] as string)).summary()).seq).toBe(0);
  });

  it('stay loaded while a device is connected', async () => {
    const matches = node(
      'one',
      store,
      openLocalBus(() => {}),
      1,
    );
    const { match } = await matches.create({ game: 'tic-tac-toe', seats });
    const live = await matches.find(match);
    await live.join(listener().client, { token: null, person: null }, undefined);
    for (let i = 0; i < 3; i++) await matches.find((await matches.create({ game: 'tic-tac-toe', seats })).match);
    expect(await matches.find(match)).toBe(live);
  });
});
