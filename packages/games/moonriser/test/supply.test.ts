import { describe, expect, it } from 'vitest';
import { tileId } from '../src/content/set.ts';
import { DESIGNS, type MoonriserView } from '../src/index.ts';
import { endRound, eventData, give, passTo, place, purse, putBack, type Scene, scene } from './scene.ts';

const row = (t: Scene): string[] => t.state.supply.cards.map(tileId);
const SUPPLY = ['B02.1', 'B11.1', 'B03.1', 'B13.1'];

describe('the common supply', () => {
  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('MR-052 MR-053 with %i players %i Basic tiles lie open in a row', (seats, size) => {
    const t = scene({ seats });
    expect(row(t)).toHaveLength(size);
    for (const id of row(t)) expect(DESIGNS[id.split('.')[0] as string]?.back).toBe('basic');
  });

  it('MR-054 all players see the row in order, and the player in development can place from it', () => {
    const t = scene({ supply: SUPPLY, tokens: [purse(9), purse(9)], hands: [[], []] });
    for (const seat of [0, 1, null])
      expect((t.view(seat) as MoonriserView).supply.map((tile) => tile.id)).toEqual(SUPPLY);
    t.say(0, place('B02.1', '1,0'));
    passTo(t, 1, 'development');
    t.say(1, place('B11.1', '4,-1'));
    expect(row(t)).not.toContain('B11.1');
  });

  it('MR-055 MR-056 the row closes up at once, one tile joins at the right and can be used in the same turn', () => {
    const t = scene({ supply: SUPPLY, tokens: [purse(9, 9, 9)], hands: [[], []] });
    const pile = t.state.piles.basic.cards;
    const next = tileId(pile[pile.length - 1] as number);
    const events = t.say(0, place('B11.1', '1,0'));
    expect(row(t)).toEqual(['B02.1', 'B03.1', 'B13.1', next]);
    expect(eventData(events, 'supply-refilled')).toEqual([{ tile: next }]);
    const fits = t.prompt(0, 'place').pieces.find((piece) => piece.id === next)?.cells[0];
    t.say(0, place(next, fits?.cell as string, fits?.rotations[0]));
    expect(row(t)).not.toContain(next);
    expect(row(t)).toHaveLength(4);
  });

  it('MR-057 MR-058 MR-059 after the last turn of a round the leftmost tile is discarded and one joins at the right', () => {
    const t = scene({ seats: 3, supply: [...SUPPLY, 'B05.1'], hands: [[], [], []] });
    const pile = t.state.piles.basic.cards.map(tileId);
    passTo(t, 2, 'development');
    expect(row(t)).toEqual([...SUPPLY, 'B05.1']);
    const events = t.say(2, null);
    expect(row(t)).toEqual([...SUPPLY.slice(1), 'B05.1', pile[pile.length - 1]]);
    expect(t.state.discards.basic.cards.map(tileId)).toContain('B02.1');
    expect(t.state.piles.basic.cards.map(tileId)).toEqual(pile.slice(0, -1));
    expect(eventData(events, 'supply-moved')).toEqual([{ gone: 'B02.1', joined: pile[pile.length - 1] }]);
    expect(t.state.round).toBe(2);
  });

  it('MR-060 MR-049 an empty Basic pile is refilled from the Basic discard pile, including the tile just removed', () => {
    const t = scene({ supply: SUPPLY, hands: [[], []] });
    t.edit((s) => emptyBasic(s, ['B07.1']));
    endRound(t);
    // The pile held B07.1 and the removed B02.1: one of them joined the row, the other is still in the pile.
    expect([...t.state.piles.basic.cards.map(tileId), row(t)[3]].sort()).toEqual(['B02.1', 'B07.1']);
    expect(t.state.discards.basic.cards).toEqual([]);
    expect(eventData(t.events, 'reshuffled')).toEqual([{ back: 'basic', count: 2 }]);
  });

  it('MR-060 with no other tile left the removed tile comes back, and a placed tile leaves the row shorter', () => {
    const t = scene({ supply: SUPPLY, tokens: [purse(9)], hands: [[], []] });
    t.edit((s) => emptyBasic(s, []));
    const events = t.say(0, place('B02.1', '1,0'));
    expect(row(t)).toEqual(['B11.1', 'B03.1', 'B13.1']);
    expect(eventData(events, 'supply-refilled')).toEqual([{ tile: null }]);
    endRound(t);
    expect(row(t)).toEqual(['B03.1', 'B13.1', 'B11.1']);
  });

  it.each([
    [['B02.1'], 'B02.1'],
    [[], null],
  ])('MR-057 MR-060 with no tiles to draw a row of %j moves as well', (supply, moved) => {
    const t = scene({ supply, hands: [[], []] });
    t.edit((s) => emptyBasic(s, []));
    t.events.length = 0;
    endRound(t);
    expect(row(t)).toEqual(supply);
    expect(eventData(t.events, 'supply-moved')).toEqual([{ gone: moved, joined: moved }]);
  });

  it('MR-055 the log names every tile that joins, including tile number 0', () => {
    const t = scene({ supply: SUPPLY, tokens: [purse(9)], hands: [[], []] });
    t.edit((s) => give(s, s.piles.basic, 'B01.1', 0));
    expect(eventData(t.say(0, place('B02.1', '1,0')), 'supply-refilled')).toEqual([{ tile: 'B01.1' }]);
    expect(row(t).at(-1)).toBe('B01.1');
  });
});

/** Leaves only these Basic tiles to draw, in the discard pile; the others go to the Advanced pile, out of reach. */
function emptyBasic(s: Scene['state'], discard: string[]): void {
  putBack(s, s.discards.basic);
  const { basic, advanced } = s.piles;
  for (const tile of basic.cards.splice(0)) {
    const zone = discard.includes(tileId(tile)) ? s.discards.basic : advanced;
    zone.cards.push(tile);
    zone.known.push(zone === advanced ? 0 : 0x1ffff);
  }
  basic.known.length = 0;
}
