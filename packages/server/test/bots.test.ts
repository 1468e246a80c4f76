import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

const bot = (level: string) => ({ kind: 'bot' as const, level });
const faults = () => world.log.filter((row) => row.msg === 'internal error');

describe('bots', () => {
  it('answer on their own threads until a person is asked', async () => {
    const seats = [bot('easy'), { kind: 'me' as const, name: 'Ada' }];
    const { match, token } = await world.api.create({ game: 'tic-tac-toe', seats });
    const ada = world.sit(match, token);
    const table = await ada.until((now) => now.prompts.length > 0);
    expect(table.seq).toBe(1);
    expect(table.views[0]?.view).toMatchObject({ turn: 1, cells: expect.arrayContaining([0]) });
    expect(faults()).toEqual([]);
  });

  it('play whole games among themselves, at every level', async () => {
    const seats = ['random', 'easy', 'medium', 'hard'].map(bot);
    const { match } = await world.api.create({ game: 'lanterns', seats });
    const watcher = world.sit(match, null);
    const table = await watcher.until((now) => now.result !== null);
    expect(table.seq).toBe(12);
    expect(faults()).toEqual([]);
  });

  it('continue after a restart when a device joins their match', async () => {
    const { match, token } = await world.api.create({
      game: 'lanterns',
      options: { turns: 3 },
      seats: [{ kind: 'me', name: 'Ada' }, bot('random')],
    });
    const ada = world.sit(match, token);
    await ada.answer('draw');
    await world.restart();
    await ada.answer('wait');
    await ada.answer(1);
    expect((await ada.until((now) => now.result !== null)).status).toBe('over');
  });
});

describe('a bot that fails', () => {
  it('is replaced by a legal move, and the failure is logged', async () => {
    const broken = await openWorld({
      games: {
        catalog: (await import('./fixtures/games.ts')).catalog,
        module: 'data:text/javascript,export const catalog=[]',
      },
    });
    const { match } = await broken.api.create({ game: 'tic-tac-toe', seats: [bot('easy'), bot('hard')] });
    const watcher = broken.sit(match, null);
    expect((await watcher.until((now) => now.result !== null)).result).not.toBe(null);
    expect(broken.log.some((row) => row.msg === 'internal error')).toBe(true);
    await broken.end();
  });
});
