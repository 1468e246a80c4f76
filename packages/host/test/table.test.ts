import { findGame } from '@orrery/games';
import { type Core, type Game, type Rules, replay, rulesOf, seeded } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import { fixtures } from '@orrery/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import { storeContract } from '../../server/test/help/store-contract.ts';
import { memoryStore, newMatch, openMatch, recordOf, type SavedMatch, type Store, type Thinker } from '../src/index.ts';
import { bot, type Guest, person, refusalOf, settle, stage } from './help.ts';

storeContract('memory', async () => ({ store: memoryStore(), end: async () => {} }));

let moonriser: Game;
beforeAll(async () => {
  moonriser = (await findGame('moonriser')?.load()) as Game;
});

const HERE = 'here';
const hotSeat = [person('Ada', HERE), person('Grace', HERE)];

/** Answers the questions of a seat until a question of this step is open. */
async function until(guest: Guest, seat: number, step: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    await settle();
    const ask = guest.now().prompts.find((one) => one.seat === seat);
    const row = guest.now().views[0]?.waiting.find((one) => one.question === ask?.question);
    if (row?.step === step) return;
    if (ask) await guest.answer(seat);
  }
  throw new Error(`never asked ${step}`);
}

describe('a match', () => {
  it('is rejected before anything is saved if seats or options are invalid', () => {
    const rules = rulesOf(lanterns) as unknown as Rules<Core>;
    const setup = { id: 't', seed: 's', owner: HERE, clock: null, created: 1 };
    expect(() => newMatch(rules, { ...setup, seats: [bot], options: {} })).toThrow('bad-seats');
    expect(() => newMatch(rules, { ...setup, seats: [bot, bot], options: { turns: 99 } })).toThrow('bad-options');
  });

  it('uses the times of its rules, unless the table sets a clock', () => {
    const printed = { ...lanterns, times: (seats: number) => (seats === 2 ? { talk: 90 } : null) };
    const rules = rulesOf(printed) as unknown as Rules<Core>;
    const setup = { id: 't', seed: 's', owner: HERE, created: 1, options: {} };
    const clockOf = (seats: number, clock: ClockSetting | null) =>
      newMatch(rules, { ...setup, clock, seats: Array.from({ length: seats }, () => bot) }).clock;
    expect(clockOf(2, null)).toEqual({ talk: 90 });
    expect(clockOf(3, null)).toBeNull();
    expect(clockOf(2, { turn: 30 })).toEqual({ turn: 30 });
  });

  it('shows and acknowledges nothing before it is saved', async () => {
    const inner = memoryStore();
    let write = () => {};
    const store: Store = {
      ...inner,
      append: (...given) =>
        new Promise((done, fail) => {
          write = () => void inner.append(...given).then(done, fail);
        }),
    };
    const { sit } = await stage(lanterns, [person('Ada'), person('Bo')], { tools: { store } });
    const [ada, bo, watcher] = [await sit('Ada'), await sit('Bo'), await sit(null)];
    const before = [ada, bo, watcher].map((guest) => guest.received.length);
    let acknowledged = false;
    const acted = ada.answer(0, 'wait').then(() => {
      acknowledged = true;
    });
    await settle();
    expect([ada, bo, watcher].map((guest) => guest.received.length)).toEqual(before);
    expect(acknowledged).toBe(false);
    write();
    await acted;
    expect([ada, bo, watcher].map((guest) => guest.now().seq)).toEqual([1, 1, 1]);
  });

  it('continues exactly where it was after it was unloaded', async () => {
    const { sit, store, rules, clock } = await stage(moonriser, [person('Ada'), bot]);
    const ada = await sit('Ada');
    await until(ada, 0, 'act');
    const saved = (await store.load('m')) as SavedMatch;
    const tools = { store, clock, secret: () => 'x', keyOf: (token: string) => token, node: 'two', fault: () => {} };
    const nobody = { think: () => Promise.reject(new Error('no bots here')) };
    const bus = { publish() {}, subscribe: () => () => {}, close: async () => {} };
    const again = openMatch({ ...tools, bus, thinker: nobody }, rules, saved);
    const received: unknown[] = [];
    await again.join(
      { send: ({ message }) => void received.push(message), drop() {} },
      { token: 'Ada', person: null },
      undefined,
    );
    expect(received[0]).toMatchObject({ seq: saved.seq, prompts: ada.now().prompts, views: ada.now().views });
    expect(replay(rules, recordOf(saved)).state).toEqual(saved.snapshot.state);
  });

  it('sends a returning device the whole table unless its state matches exactly', async () => {
    const { sit, connect } = await stage(lanterns, [person('Ada'), person('Bo')]);
    const ada = await sit('Ada');
    await ada.answer(0, 'draw');
    const { seq, views } = ada.now();
    const { hashOf } = await import('@orrery/protocol');
    const greeting = async (have: { seq: number; hash: string }) => {
      const received: { say: string }[] = [];
      const line = connect({ open() {}, close() {}, message: (message) => void received.push(message) });
      line.send({ do: 'join', match: 'm', token: 'Ada', have });
      await settle();
      line.close();
      return received[0]?.say;
    };
    expect(await greeting({ seq, hash: hashOf(views) })).toBe('step');
    const spoilt = views.map(({ view }) => ({ view: { ...(view as object), deck: 7 } }));
    expect(await greeting({ seq, hash: hashOf(spoilt) })).toBe('table');
    expect(await greeting({ seq: seq - 1, hash: hashOf(views) })).toBe('table');
  });

  it('sends each event once and saves each entry once, however long the game', async () => {
    const inner = memoryStore();
    const rows: number[] = [];
    const store: Store = {
      ...inner,
      append: (id, row, snapshot) => {
        rows.push(row.seq);
        return inner.append(id, row, snapshot);
      },
    };
    const { sit } = await stage(lanterns, hotSeat, { options: { turns: 20 }, tools: { store } });
    const table = await sit(HERE);
    for (let n = 0; n < 20; n++) await table.answer(n % 2, n % 3 === 0 ? 'draw' : 'wait');
    expect(rows).toEqual(Array.from({ length: 20 }, (_none, i) => i + 1));
    const sent = table.received.flatMap(({ message }) =>
      message.say === 'step' ? message.views.map((view) => view.events.map((event) => event.n)) : [],
    );
    const first = sent.flat();
    expect(first.length).toBe(3 * new Set(first).size);
    const sizes = table.received.flatMap(({ message }) =>
      message.say === 'step' ? JSON.stringify(message).length : [],
    );
    expect(Math.max(...sizes.slice(-5))).toBeLessThan(2 * Math.max(...sizes.slice(0, 5)));
  });
});

describe('undo', () => {
  it('is free against bots, whatever was revealed, also after the match was unloaded', async () => {
    const { sit } = await stage(moonriser, [person('Ada'), bot]);
    const ada = await sit('Ada');
    await until(ada, 0, 'act');
    const newest = () => ada.now().views[0]?.log.at(-1)?.n ?? -1;
    const before = newest();
    await ada.answer(0);
    expect(ada.now().undo).toEqual([{ seat: 0, may: 'free', reason: null }]);
    expect(await ada.undo(0)).toBe('done');
    await settle();
    const undone = ada.now().views[0]?.log.find((event) => event.type === 'undone');
    // The log needs the number of events, which includes those of bots that moved since.
    expect(undone?.data).toEqual({ seat: 0, events: (undone?.n ?? 0) - 1 - before });
    expect(undone?.data.events).toBeGreaterThan(0);
    expect(ada.now().prompts[0]?.seat).toBe(0);
  });

  it('is accepted even if a bot moved while the request was on its way', async () => {
    const inner = memoryStore();
    let held = false;
    let write = () => {};
    const store: Store = {
      ...inner,
      append: (...given) =>
        held
          ? new Promise((done, fail) => {
              held = false;
              write = () => void inner.append(...given).then(done, fail);
            })
          : inner.append(...given),
    };
    let think = () => {};
    const thinker: Thinker = {
      think: ({ state, seat, question }) =>
        new Promise((done) => {
          think = () => done(rulesOf(moonriser).legal(state, seat, question, seeded('bot')).actions[0] ?? null);
        }),
    };
    const { sit } = await stage(moonriser, [person('Ada'), bot], { tools: { store, thinker } });
    const ada = await sit('Ada');
    for (let tries = 0; tries < 50 && ada.now().undo[0]?.may !== 'free'; tries++) {
      await settle();
      if (ada.now().prompts.some((row) => row.seat === 0)) await ada.answer(0);
      else think();
    }
    await settle();
    const before = ada.now().seq;
    held = true;
    think();
    await settle();
    expect(held).toBe(false);
    const undone = ada.undo(0);
    await settle();
    write();
    expect(await undone).toBe('done');
    await settle();
    expect(ada.now().seq).toBe(before + 2);
    expect(ada.now().views[0]?.log.at(-1)?.type).toBe('undone');
  });

  it('does not reach into another person’s turn without consent', async () => {
    const { sit } = await stage(moonriser, [person('Ada'), person('Grace')]);
    const [ada, grace] = [await sit('Ada'), await sit('Grace')];
    const asked = ada.now().prompts.length > 0 ? [ada, grace] : [grace, ada];
    const seats = asked.map((guest) => guest.now().you[0] as number);
    await (asked[0] as Guest).answer(seats[0] as number);
    await (asked[1] as Guest).answer(seats[1] as number);
    expect(asked[0]?.now().undo[0]).toMatchObject({ may: 'consent', reason: 'undo-others-acted' });
    expect(await asked[0]?.undo(seats[0] as number)).toBe('asked');
  });

  it('asks all players at one screen together, for the latest move of a person', async () => {
    const { sit } = await stage(moonriser, hotSeat);
    const table = await sit(HERE);
    const first = table.now().prompts[0]?.seat as number;
    expect(table.now().undo.map(({ may }) => may)).toEqual(['no', 'no']);
    await table.answer(first);
    await table.answer(1 - first);
    expect(table.now().undo[first]).toMatchObject({ may: 'table', of: 1 - first });
    expect(await refusalOf(table.undo(first))).toBe('undo-others-acted');
    expect(await table.undo(first, true)).toBe('done');
    await settle();
    expect(table.now().prompts[0]?.seat).toBe(1 - first);
  });

  it('by consent yields to other work while a long game is replayed', async () => {
    const rules = rulesOf<Core>(moonriser);
    const { sit, store, clock } = await stage(moonriser, [person('Ada', HERE), person('Bo', HERE)]);
    const table = await sit(HERE);
    for (let n = 0; n < 60; n++) {
      const seat = table.now().prompts[0]?.seat;
      if (seat === undefined) break;
      await table.answer(seat);
    }
    const saved = (await store.load('m')) as SavedMatch;
    const bus = { publish() {}, subscribe: () => () => {}, close: async () => {} };
    const thinker = { think: () => Promise.reject(new Error('no bots here')) };
    const tools = { store, bus, thinker, clock, node: 'two', secret: () => 'new luck', fault: () => {} };
    const again = openMatch({ ...tools, keyOf: (token: string) => token }, rules, saved);
    const place = await again.join({ send() {}, drop() {} }, { token: HERE, person: null }, undefined);
    clock.breaths = 0;
    const last = saved.rows.at(-1)?.entry;
    const seat = last?.kind === 'act' ? last.action.seat : 0;
    await place.request({ do: 'undo', id: 1, seat, seq: saved.seq, agreed: true });
    expect(clock.breaths).toBeGreaterThan(2);
    const record = recordOf((await store.load('m')) as SavedMatch);
    expect(replay(rules, record).state).toEqual(record.snapshot.state);
  });
});

describe('bots', () => {
  it('play until a person is asked, even if one breaks', async () => {
    const thinker = { think: () => Promise.reject(new Error('broken bot')) };
    const { sit, faults } = await stage(moonriser, [person('Ada'), bot], { tools: { thinker } });
    const ada = await sit('Ada');
    await until(ada, 0, 'act');
    expect(faults.length).toBeGreaterThan(0);
  });

  it('leave a question to the team to its human player', async () => {
    const { sit, store } = await stage(fixtures.teams, [person('Ada'), bot, bot, bot]);
    const ada = await sit('Ada');
    const actors = async () =>
      (await store.load('m'))?.rows.flatMap(({ entry }) => (entry?.kind === 'act' ? [entry.action.seat] : []));
    expect(await actors()).toEqual([1]);
    await ada.answer(0);
    expect((await actors())?.slice(0, 2)).toEqual([1, 0]);
    // No bot has answered for the person's team.
    expect((await actors())?.filter((seat) => seat === 2)).toEqual([]);
  });

  it('stop while no device is connected, and continue when one joins', async () => {
    const rules = rulesOf<Core>(moonriser);
    let thoughts = 0;
    const thinker: Thinker = {
      async think({ state, seat, question }) {
        thoughts++;
        await settle();
        return rules.legal(state, seat, question).actions[0] ?? null;
      },
    };
    const { match, sit } = await stage(moonriser, [bot, bot], { tools: { thinker } });
    await match.summary();
    await settle();
    expect(thoughts).toBe(0);
    const watcher = await sit(null);
    for (let turns = 0; turns < 5; turns++) await settle();
    expect(thoughts).toBeGreaterThan(1);
    watcher.close();
    for (let turns = 0; turns < 5; turns++) await settle();
    const rested = thoughts;
    for (let turns = 0; turns < 5; turns++) await settle();
    expect(thoughts).toBe(rested);
    expect(match.idle).toBe(true);
    expect((await match.summary()).status).toBe('playing');
    await sit(null);
    expect(thoughts).toBeGreaterThan(rested);
  });
});
