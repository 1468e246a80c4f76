import { catalog } from '@orrery/games';
import { rulesOf } from '@orrery/kernel';
import { expect, it } from 'vitest';
import work from '../src/bots/worker.ts';

it('limits hints to the time limit of the server, like bot decisions', async () => {
  const listed = catalog.find(({ id }) => id === 'moonriser');
  if (!listed) throw new Error('the game is not in the catalog');
  const rules = rulesOf(await listed.load());
  const state = rules.begin(2, {}, 'seed', null);
  const [asked] = rules.waiting(state);
  if (!asked) throw new Error('the game asks no question');
  const { seat, question } = asked;
  const position = { match: 'm', game: listed.id, state, seat, question, level: 'hard', seed: 's' };
  const task = { ...position, games: '@orrery/games', budgetMs: 10 };
  // The first decision also loads the game.
  await work({ ...task, advise: false });
  const begun = performance.now();
  expect(await work({ ...task, advise: true })).not.toHaveLength(0);
  // By default, a hint takes 1500 ms.
  expect(performance.now() - begun).toBeLessThan(1000);
});
