import { expect, it } from 'vitest';
import { lanterns } from '../../server/test/fixtures/lanterns.ts';
import { person, stage } from './help.ts';

it('delays timeouts more and more at an empty table, and is punctual when a player returns', async () => {
  const { store, clock, sit } = await stage(lanterns, [person('a'), person('b')], {
    clock: { move: 5 },
    options: { turns: 20 },
  });
  // The first player starts the clocks and then leaves.
  (await sit('a')).close();
  const seq = async () => (await store.load('m'))?.seq ?? 0;
  const called: number[] = [];
  for (let second = 0; second < 200; second++) {
    const before = await seq();
    await clock.pass(1000);
    if ((await seq()) > before) called.push(second);
  }
  const waits = called.map((at, i) => at - (called[i - 1] ?? 0));
  expect(waits.slice(0, 5)).toEqual([5, 5, 10, 15, 20].map((wait) => expect.closeTo(wait, -0.5)));
  expect(called.length).toBeLessThan(10);
  const { due } = (await store.load('m')) ?? {};
  expect((due?.at ?? 0) - clock.now()).toBeGreaterThan(20_000 - 5000);
  const ada = await sit('a');
  await clock.pass(10);
  const back = ada.now().seq;
  await clock.pass(10_100);
  expect(ada.now().seq).toBe(back + 2);
});
