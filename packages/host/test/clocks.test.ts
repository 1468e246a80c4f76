import { describe, expect, it } from 'vitest';
import { person, settle, stage } from './help.ts';
import { hasty, ordered } from './watch.ts';

const two = [person('Ada'), person('Bo')];
const clock = { turn: 30, window: 10 };

describe('a table with clocks', () => {
  it('plays for a seat that times out, and records it', async () => {
    const { sit, store, clock: time } = await stage(hasty, two, { options: { turns: 2 }, clock });
    const ada = await sit('Ada');
    expect(ada.now().clock).toEqual(clock);
    expect(ada.now().clocks).toEqual([{ question: ada.now().prompts[0]?.question, left: 30_000 }]);
    await time.pass(29_999);
    expect(ada.now().seq).toBe(0);
    await time.pass(1);
    expect(ada.now().seq).toBe(1);
    expect(ada.now().views[0]?.log.map((event) => event.type)).toContain('time-out');
    expect((await store.load('m'))?.rows.at(-1)?.entry).toEqual({ kind: 'expire', question: expect.any(String) });
    // The next question has its own time, which starts when it opens.
    expect(ada.now().clocks.map(({ left }) => left)).toEqual([30_000]);
  });

  it('sends the remaining time to players who join later', async () => {
    const { sit, clock: time } = await stage(hasty, two, { clock });
    await sit('Ada');
    await time.pass(12_000);
    const bo = await sit('Bo');
    expect(bo.now().clocks.map(({ left }) => left)).toEqual([18_000]);
  });

  it('applies a separate limit to each kind of question, or none', async () => {
    const { sit, clock: time } = await stage(hasty, two, { options: { turns: 1 }, clock: { window: 10 } });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    expect(ada.now().clocks).toEqual([]);
    await time.pass(600_000);
    expect(ada.now().seq).toBe(0);
    await ada.answer(0, 'wait');
    expect(bo.now().clocks.map(({ left }) => left)).toEqual([10_000]);
    await bo.answer(1, 2);
    await time.pass(10_000);
    expect(ada.now().result).not.toBe(null);
  });

  it('stops the clocks while no device is connected', async () => {
    const { sit, clock: time } = await stage(hasty, two, { clock });
    const ada = await sit('Ada');
    await time.pass(10_000);
    ada.close();
    await settle();
    await time.pass(500_000);
    const again = await sit('Ada');
    expect(again.now().seq).toBe(0);
    expect(again.now().clocks.map(({ left }) => left)).toEqual([20_000]);
    await time.pass(20_000);
    expect(again.now().seq).toBe(1);
  });

  it('does not return time to a player who repeatedly undoes an answer', async () => {
    const { sit, clock: time } = await stage(hasty, two, { options: { turns: 4 }, clock });
    const [ada, bo] = [await sit('Ada'), await sit('Bo')];
    for (const left of [20_000, 10_000]) {
      await time.pass(10_000);
      await ada.answer(0, 'wait');
      // The other seat has its full time again and does not use up Ada's.
      expect(bo.now().clocks.map((one) => one.left)).toEqual([30_000]);
      await time.pass(5_000);
      await ada.undo(0);
      await settle();
      expect(ada.now().clocks.map((one) => one.left)).toEqual([left]);
    }
    const { seq } = ada.now();
    await time.pass(10_000);
    expect(ada.now().seq).toBe(seq + 1);
    expect(ada.now().views[0]?.log.at(-1)?.type).not.toBe('undone');
    expect(bo.now().clocks.map((one) => one.left)).toEqual([30_000]);
  });

  it('does not reveal who has withdrawn an answer', async () => {
    const shown = async (withdraws: boolean) => {
      const { sit, clock: time } = await stage(ordered, two, { options: { turns: 1 }, clock: { window: 60 } });
      const [ada, bo] = [await sit('Ada'), await sit('Bo')];
      await ada.answer(0, 'wait');
      await time.pass(10_000);
      if (withdraws) {
        await ada.answer(0, 2);
        await time.pass(10_000);
        await ada.undo(0);
      } else await time.pass(10_000);
      await bo.answer(1, 1);
      await time.pass(5_000);
      const watcher = await sit(null);
      return [bo, watcher].map((guest) => guest.now().clocks);
    };
    const without = await shown(false);
    expect(without[1]?.map(({ left }) => left)).toEqual([35_000]);
    expect(await shown(true)).toEqual(without);
  });

  it('has no clock by default', async () => {
    const { sit, clock: time } = await stage(hasty, two);
    const ada = await sit('Ada');
    await time.pass(1e9);
    expect(ada.now()).toMatchObject({ seq: 0, clock: null, clocks: [] });
  });
});
