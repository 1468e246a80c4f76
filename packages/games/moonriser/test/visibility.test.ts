import { type Pending, rulesOf, seeded } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { tileId, tilesWith } from '../src/content/set.ts';
import { game, type MoonriserView } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { place, purse, scene } from './scene.ts';

const t = scene({
  seats: 3,
  tokens: [purse(1, 2, 3, 4), purse(5), purse(0, 6)],
  hands: [['B01.1', 'A01.1'], ['B02.1'], []],
  tiles: [['B12.1', '1,0', 3, 0, 1]],
});
const views = ([0, 1, 2, null] as const).map((seat) => t.view(seat) as MoonriserView);

describe('visibility', () => {
  it('MR-238 no other player learns a tile in a hand, from the deal to the end of the game', () => {
    const game3 = table<State>(game, { seats: 3, seed: 'hands' });
    const rng = seeded('hands');
    const seats = [0, 1, 2] as const;
    /** Tiles hidden from a viewer by their zone alone: all piles, and the hands and draws of other players. */
    const hiddenFrom = (viewer: number | null): Set<string> => {
      const others = game3.state.players.filter((_player, seat) => seat !== viewer);
      const { basic, advanced } = game3.state.piles;
      const zones = [basic, advanced, ...others.flatMap(({ hand, looking }) => [hand, looking])];
      return new Set(zones.flatMap((zone) => zone.cards.map(tileId)));
    };
    const named = (shown: unknown): string[] => JSON.stringify(shown).match(/[AB]\d\d\.\d+/g) ?? [];
    let checked = 0;
    while (game3.state.result === null) {
      const at = game3.rules.pending(game3.state)[0] as Pending;
      const seat = at.seats[0] as number;
      for (const viewer of [...seats, null]) {
        const hidden = hiddenFrom(viewer);
        expect(named(game3.view(viewer)).filter((tile) => hidden.has(tile))).toEqual([]);
        checked += hidden.size;
      }
      for (const own of seats) {
        const { hand: held, looking } = game3.view(own).players[own];
        const mine = game3.state.players[own] as State['players'][0];
        expect(held.tiles.map(({ id }: { id: string }) => id)).toEqual(mine.hand.cards.map(tileId));
        expect(looking.tiles.map(({ id }: { id: string }) => id)).toEqual(mine.looking.cards.map(tileId));
      }
      const before = new Map([...seats, null].map((viewer) => [viewer, hiddenFrom(viewer)]));
      const events = game3.say(seat, at.step.sample(game3.state, at.frame.vars, seat, rng) as never);
      for (const viewer of [...seats, null]) {
        const still = [...hiddenFrom(viewer)].filter((tile) => before.get(viewer)?.has(tile));
        // Discards are excluded: they are public, but may be shuffled into the pile within the same step.
        const draws = events.filter(({ type }) => type === 'drawn' || type === 'kept' || type === 'opening-kept');
        const tiles = draws.flatMap((event) =>
          named({ ...game3.table.visibleEvent(event, viewer).data, discarded: null }),
        );
        expect(tiles.filter((tile) => still.includes(tile))).toEqual([]);
      }
    }
    expect(checked).toBeGreaterThan(10_000);
  });

  it('MR-241 players see only the sizes of the piles', () => {
    const world = rulesOf(game).imagine(t.state, 0, seeded('other'));
    expect(world.piles.basic.cards).not.toEqual(t.state.piles.basic.cards);
    expect(world.piles.advanced.cards).not.toEqual(t.state.piles.advanced.cards);
    expect(game.view(world, 0)).toEqual(views[0]);
    for (const view of views)
      expect(view.piles).toEqual({
        basic: t.state.piles.basic.cards.length,
        advanced: tilesWith('advanced').length - 1,
      });
  });

  it('MR-242 all players see board, signs, owners, upgrades, black tokens, reserves and supply', () => {
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

  it('MR-243 MR-248 all players see how many tiles of each back a hand holds', () => {
    for (const view of views) {
      expect(view.players.map(({ hand: { basic, advanced } }) => [basic, advanced])).toEqual([
        [1, 1],
        [1, 0],
        [0, 0],
      ]);
    }
  });

  it('MR-248 numbers only: a rival cannot tell which of two tiles of one back was placed', () => {
    const after = (placed: string) => {
      const own = scene({ tokens: [purse(9, 9, 9), purse()], hands: [['B07.1', 'A01.1', 'B07.2'], []] });
      own.say(0, place(placed, '1,0'));
      return own.view(1).players[0].hand;
    };
    expect(after('B07.1')).toEqual({ basic: 1, advanced: 1, tiles: [] });
    expect(after('B07.2')).toEqual(after('B07.1'));
  });

  it('MR-247 all players see the discards, face up', () => {
    for (const view of views) expect(view.discards.basic).toHaveLength(6);
    expect(views[3]?.discards.basic).toEqual(views[0]?.discards.basic);
    expect(t.state.discards.basic.known.every((mask) => mask === 0x1ffff)).toBe(true);
  });

  it('a view is plain data', () => {
    for (const view of views) expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
