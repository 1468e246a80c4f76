import type { Game } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lanterns } from './fixtures/lanterns.ts';
import { codeOf, openWorld, type World } from './help/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.end());

/** The next version of the game, in which a migration adds a card to the deck of saved matches. */
const renewed: Game = {
  ...lanterns,
  version: 2,
  migrations: [
    {
      name: 'one more card',
      version: 2,
      up(state: any) {
        state.deck.cards.push(40);
        state.deck.known.push(0);
      },
    },
  ],
};
const only = (game: Game) => ({
  games: { catalog: [{ id: game.id, name: game.name, load: async () => game }], module: 'unused' },
});
const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];

describe('a match that began under older rules', () => {
  it('is loaded from its snapshot, migrated, and played on', async () => {
    const { match, token } = await world.api.create({ game: 'lanterns', options: { turns: 2 }, seats });
    const bo = world.sit(match, (await world.api.claim(match, { name: 'Bo' })).token);
    const ada = world.sit(match, token);
    await ada.answer('wait');
    await ada.until((table) => table.seq === 1);
    await world.restart(only(renewed));
    const table = await ada.until((now) => now.version === 2);
    expect(table.views[0]?.view).toMatchObject({ deck: 41, left: 1 });
    expect(table.undo).toEqual([{ seat: 0, may: 'no', reason: 'undo-resumed' }]);
    // A replay would need the rules with which the match was played.
    expect(await codeOf(ada.remote.undo(0))).toBe('illegal');
    await bo.answer('draw');
    await Promise.all([ada.answer(1), bo.answer(1)]);
    await ada.until((now) => now.result !== null);
    const record = await world.api.record(match);
    expect([record.version, record.snapshot.version, record.entries.length]).toEqual([1, 2, 4]);
  });

  it('is not changed by older rules or by a server without the game', async () => {
    await world.restart(only(renewed));
    const { match } = await world.api.create({ game: 'lanterns', seats });
    await world.restart(only(lanterns));
    await expect(world.api.summary(match)).rejects.toMatchObject({
      problem: { code: 'unavailable', reason: 'newer-save' },
    });
    await world.restart({ games: { catalog: [], module: 'unused' } });
    expect(await codeOf(world.api.summary(match))).toBe('unknown-game');
    await world.restart(only(renewed));
    expect(await world.api.summary(match)).toMatchObject({ version: 2, seq: 0 });
  });
});
