import { type Game, replay } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import type { FinishedMatch } from '../src/index.ts';
import { person, refusalOf, stage } from './help.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const seats = (count: number) => names.slice(0, count).map((name) => person(name));
const clock = { bank: { first: 60, more: 0 }, late: 'lose' } as const;
const ticTacToe = fixtures.ticTacToe as Game;
const dice = fixtures.dice as Game;

describe('a player whose time runs out', () => {
  it('loses, even if no device is connected', async () => {
    const ends: FinishedMatch[] = [];
    const tools = { onEnd: (end: FinishedMatch) => void ends.push(end) };
    const { sit, store, clock: time } = await stage(ticTacToe, seats(2), { clock, tools });
    const ada = await sit('Ada');
    ada.close();
    await time.pass(59_999);
    expect((await store.load('m'))?.seq).toBe(0);
    await time.pass(1);
    const saved = await store.load('m');
    expect(saved?.rows.at(-1)?.entry).toEqual({ kind: 'resign', seat: 0, why: 'time' });
    const bo = await sit('Bo');
    expect(bo.now().result).toMatchObject({ winners: [1], places: [2, 1] });
    expect(bo.now().views[0]?.log.at(-1)).toMatchObject({ type: 'resigned', data: { seat: 0, why: 'time' } });
    expect(ends[0]?.result.winners).toEqual([1]);
  });

  it('leaves the game to the others if its rules allow', async () => {
    const { sit, store, rules, clock: time } = await stage(dice, seats(3), { clock });
    const bo = await sit('Bo');
    const late = bo.now().times?.seats.find(({ runs }) => runs)?.seat;
    await time.pass(60_000);
    expect(bo.now().result).toBe(null);
    const saved = await store.load('m');
    expect(saved?.rows.at(-1)?.entry).toEqual({ kind: 'resign', seat: late, why: 'time' });
    if (!saved) throw new Error('not saved');
    const entries = saved.rows.flatMap(({ entry }) => entry ?? []);
    expect(replay(rules, { ...saved, seats: 3, entries }).state).toEqual(saved.snapshot.state);
  });

  it('is saved by a move at the last moment, and cannot undo the loss', async () => {
    const { sit, store, clock: time } = await stage(ticTacToe, seats(2), { clock });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    await time.pass(59_999);
    await ada.answer(0, 'a1');
    await bo.answer(1, 'b1');
    expect(ada.now().result).toBe(null);
    await time.pass(1);
    expect((await store.load('m'))?.rows.at(-1)?.entry).toEqual({ kind: 'resign', seat: 0, why: 'time' });
    expect(await refusalOf(ada.undo(0))).toBe('over');
  });
});
