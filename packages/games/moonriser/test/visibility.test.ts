import { rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game, type MoonriserView } from '../src/index.ts';
import { hand, purse, scene } from './scene.ts';

const t = scene({
  seats: 3,
  tokens: [purse(1, 2, 3, 4), purse(5), purse(0, 6)],
  hands: [['B01.1', 'A01.1'], ['B02.1'], []],
  tiles: [['B12.1', '1,0', 3, 0, 1]],
});
const views = ([0, 1, 2, null] as const).map((seat) => t.view(seat) as MoonriserView);

describe('what can be seen', () => {
  it('MR-238 faces in a hand only by their owner', () => {
    expect(views.map((view) => view.players[0]?.hand.map(({ tile }) => tile?.id ?? null))).toEqual([
      ['B01.1', 'A01.1'],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(hand(t, 1)).toEqual(['B02.1']);
    expect(views[1]?.players[1]?.hand).toEqual([{ back: 'basic', tile: { id: 'B02.1', design: 'B02' } }]);
  });

  it('MR-241 of the piles only their sizes', () => {
    const world = rulesOf(game).imagine(t.state, 0, seeded('other'));
    expect(world.piles.basic.cards).not.toEqual(t.state.piles.basic.cards);
    expect(world.piles.advanced.cards).not.toEqual(t.state.piles.advanced.cards);
    expect(game.view(world, 0)).toEqual(views[0]);
    for (const view of views) expect(view.piles).toEqual({ basic: t.state.piles.basic.cards.length, advanced: 41 });
  });

  it('MR-242 board, signs, owners, upgrades, black tokens, reserves and supply by everyone', () => {
    for (const view of views) {
      expect(view.fields).toEqual(views[0]?.fields);
      expect(view.supply).toEqual(views[0]?.supply);
      expect(view.players.map((player) => player.tokens)).toEqual([purse(1, 2, 3, 4), purse(5), purse(0, 6)]);
      expect(view.fields.find((field) => field.id === '1,0')?.tile).toEqual({
        id: 'B12.1',
        design: 'B12',
        owner: 0,
        rotation: 3,
        upgrades: 1,
      });
      expect(view.fields.find((field) => field.id === '2,0')?.black).toBe(true);
    }
    const raw = rulesOf(game).begin(3, {}, 'signs');
    expect((game.view(raw, null) as MoonriserView).fields.filter((field) => field.sign)).toHaveLength(5 * 3);
  });

  it('MR-243 MR-248 how many tiles of each back a hand holds by everyone', () => {
    for (const view of views) {
      expect(view.players.map((player) => player.hand.map(({ back }) => back))).toEqual([
        ['basic', 'advanced'],
        ['basic'],
        [],
      ]);
    }
  });

  it('MR-247 discards by everyone, face up', () => {
    for (const view of views) expect(view.discards.basic).toHaveLength(6);
    expect(views[3]?.discards.basic).toEqual(views[0]?.discards.basic);
    expect(t.state.discards.basic.known.every((mask) => mask === 0x1ffff)).toBe(true);
  });

  it('a view is plain data', () => {
    for (const view of views) expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
