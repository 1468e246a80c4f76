import { findGame } from '@orrery/games';
import { type Action, type Game, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Host, hostOf, newTable, type Surroundings, shelfEntryOf, snapshotOf } from '../src/table/local/host.ts';
import type { SavedTable, ShelfEntry } from '../src/table/saved.ts';

let rules: Rules;
beforeAll(async () => {
  rules = rulesOf((await findGame('moonriser')?.load()) as Game);
});

const person = (name: string) => ({ name, kind: 'human' as const, level: null, connected: true });
const bot = { name: 'Vesta', kind: 'bot' as const, level: 'easy', connected: true };

function sit(seats = [person('Ada'), bot], part: Partial<Surroundings> = {}, from?: SavedTable) {
  const saved = from ?? newTable(rules, { id: 't', seats, options: {}, seed: 'host', guided: false, now: 1 });
  const store: { table: SavedTable; entry: ShelfEntry }[] = [];
  let told = 0;
  const rng = seeded('bots');
  const host: Host = hostOf(rules, saved, {
    save: async (table, entry) => void store.push({ table: structuredClone(table), entry }),
    think: async ({ state, seat, question }) => rules.legal(state as never, seat, question, rng).actions[0] ?? null,
    publish: () => told++,
    pause: async () => {},
    now: () => 2,
    seed: () => 'again',
    ...part,
  });
  return { host, saved, store, told: () => told };
}

/** Answers the person's questions until one of that step is open. */
async function until(host: Host, seat: number, step: string): Promise<Action> {
  for (let tries = 0; tries < 200; tries++) {
    await host.drive();
    const row = rules.waiting(host.state).find((one) => one.seat === seat);
    if (row?.step === step) return rules.legal(host.state, seat, row.question).actions[0] as Action;
    if (row) await host.act(rules.legal(host.state, seat, row.question).actions[0] as Action);
  }
  throw new Error(`never asked ${step}`);
}

describe('a local table', () => {
  it('refuses what does not fit before anything is saved', () => {
    expect(() => newTable(rules, { id: 't', seats: [bot], options: {}, seed: 's', guided: false, now: 1 })).toThrow(
      'bad-seats',
    );
  });

  it('is written down before it is shown', async () => {
    const order: string[] = [];
    const { host } = sit(undefined, { save: async () => void order.push('saved'), publish: () => order.push('shown') });
    const action = await until(host, 0, 'place');
    order.length = 0;
    await host.act(action);
    expect(order.slice(0, 2)).toEqual(['saved', 'shown']);
  });

  it('goes on after a reload exactly where it was', async () => {
    const { host, store } = sit();
    await until(host, 0, 'act');
    const newest = store[store.length - 1]?.table as SavedTable;
    const again = hostOf(rules, newest, {
      save: async () => {},
      think: async () => null,
      publish: () => {},
      pause: async () => {},
      now: () => 3,
      seed: () => 'x',
    });
    expect(again.state).toEqual(host.state);
    expect(snapshotOf(rules, again.saved(), again.state, 0, true)).toEqual(
      snapshotOf(rules, host.saved(), host.state, 0, true),
    );
  });

  it('says so when it cannot be written, and plays on', async () => {
    const { host } = sit(undefined, { save: () => Promise.reject(new Error('full')) });
    const action = await until(host, 0, 'place');
    await host.act(action);
    expect(host.kept).toBe(false);
  });

  it('lets bots play until a person is asked, even if one breaks', async () => {
    const { host } = sit(undefined, { think: () => Promise.reject(new Error('broken bot')) });
    await until(host, 0, 'act');
    expect(rules.waiting(host.state).some((row) => row.seat === 0)).toBe(true);
  });

  it('lets a person take anything back against bots alone, and the log follows', async () => {
    const { host } = sit();
    await until(host, 0, 'act');
    const row = rules.waiting(host.state)[0];
    const length = host.saved().log.length;
    await host.act(rules.legal(host.state, 0, row?.question ?? '').actions.at(-1) as Action);
    await host.drive();
    expect(host.mayUndo(0)).toBe(true);
    await host.undo(0);
    expect(host.saved().log.length).toBeLessThanOrEqual(length + 1);
    expect(host.saved().log.at(-1)?.event.type).toBe('undone');
    expect(rules.waiting(host.state)[0]?.seat).toBe(0);
  });

  it('does not let a person reach into another person’s turn', async () => {
    const { host } = sit([person('Ada'), person('Grace')]);
    const first = rules.waiting(host.state)[0]?.seat as number;
    await host.act(rules.legal(host.state, first, rules.waiting(host.state)[0]?.question ?? '').actions[0] as Action);
    await host.act(
      rules.legal(host.state, 1 - first, rules.waiting(host.state)[0]?.question ?? '').actions[0] as Action,
    );
    expect(host.mayUndo(first)).toMatchObject({ reason: 'undo-others-acted' });
    await expect(host.undo(first)).rejects.toThrow('undo-others-acted');
  });

  it('lets a person take the last move back after a reload, against bots', async () => {
    const { host, store } = sit();
    await host.act(await until(host, 0, 'act'));
    await host.drive();
    const again = sit(undefined, {}, store[store.length - 1]?.table).host;
    expect(again.mayUndo(0)).toBe(true);
    await again.undo(0);
    expect(again.saved().log.at(-1)?.event.type).toBe('undone');
    expect(rules.waiting(again.state)[0]).toMatchObject({ seat: 0, step: 'act' });
  });

  it('asks all at one screen, and takes the latest move back only if they agree', async () => {
    const people = [person('Ada'), person('Grace')];
    const { host, store } = sit(people);
    const [row] = rules.waiting(host.state);
    const first = row?.seat as number;
    expect(host.mayUndo(first)).toEqual({ reason: 'nothing-to-undo' });
    await host.act(rules.legal(host.state, first, row?.question ?? '').actions[0] as Action);
    const again = sit(people, {}, store[store.length - 1]?.table).host;
    expect(again.mayUndo(first)).toEqual({ reason: 'undo-resumed', leave: 'table', of: first });
    expect(again.mayUndo(1 - first)).toMatchObject({ leave: 'table', of: first });
    await expect(again.undo(1 - first)).rejects.toThrow('nothing-to-undo');
    await again.undo(1 - first, true);
    expect(rules.waiting(again.state)[0]).toMatchObject({ seat: first, step: row?.step });
    expect(again.mayUndo(first)).toEqual({ reason: 'nothing-to-undo' });
    await expect(again.undo(first, true)).rejects.toThrow('nothing-to-undo');
  });

  it('shows questions to the seat that looks and to nobody else', () => {
    const { host, saved } = sit([person('Ada'), person('Grace')]);
    const seat = rules.waiting(host.state)[0]?.seat as number;
    expect(snapshotOf(rules, saved, host.state, seat, true).prompts).toHaveLength(1);
    expect(snapshotOf(rules, saved, host.state, 1 - seat, true).prompts).toHaveLength(0);
    expect(snapshotOf(rules, saved, host.state, seat, null).prompts).toHaveLength(0);
    expect(snapshotOf(rules, saved, host.state, seat, null).status).toBe('watching');
  });

  it('stands on the shelf with its round and names', () => {
    const { saved } = sit();
    const entry = shelfEntryOf(rules, saved, saved.record.snapshot.state, 9);
    expect(entry).toMatchObject({ id: 't', game: 'moonriser', online: false, updated: 9, result: null });
    expect(entry.seats.map((seat) => seat.name)).toEqual(['Ada', 'Vesta']);
  });
});
