import { describe, expect, it } from 'vitest';
import { skippedFields } from '../src/rules/cost.ts';
import { DIRECTIONS } from '../src/rules/ground.ts';
import {
  at,
  boardWith,
  contentOf,
  eventData,
  type Laid,
  missingTokens,
  passTo,
  place,
  purse,
  scene,
  tokens,
} from './scene.ts';

const red = (cell: string, tiles: Laid[] = [], black: string[] = []) => {
  const t = scene({ tokens: [purse(2, 20)], hands: [['B11.1'], []], tiles, black });
  t.say(0, place('B11.1', cell));
  return 20 - tokens(t, 0).red;
};

describe('distance', () => {
  it('MR-145 MR-039 a field that shares an edge with an own tile, base included, costs nothing extra', () => {
    expect(red('1,0')).toBe(0);
    expect(red('3,-3', [['B11.2', '3,-2', 0, 0]])).toBe(0);
  });

  it.each([
    ['2,-1', 2],
    ['2,-2', 2],
    ['3,-2', 4],
    ['4,-2', 6],
  ])('MR-146 MR-147 placing on %s costs %i red for the skipped fields', (cell, cost) => {
    expect(red(cell)).toBe(cost);
  });

  it('MR-147 the nearest own tile counts', () => {
    expect(red('4,-3', [['B11.2', '2,-2', 0, 0]])).toBe(2);
  });

  it('MR-148 tiles and black tokens in between do not matter', () => {
    const foreign: Laid[] = [
      ['B11.2', '1,0', 0, 1],
      ['B11.3', '1,-1', 0, 1],
    ];
    expect(red('2,-1', foreign)).toBe(2);
    expect(red('2,-1', [], ['1,0', '1,-1'])).toBe(2);
  });

  it('MR-149 MR-018 the distance goes around the hole of the ring', () => {
    // Opposite fields of the inner rim: 4 steps in a straight line, 6 along the rim.
    const board = boardWith('ring', [['B11.1', '2,-1', 0, 0]]);
    expect(skippedFields(board, 0, at(board, '-2,1'))).toBe(5);
    const slab = boardWith('slab', [['B11.1', '2,-1', 0, 0]]);
    expect(skippedFields(slab, 0, at(slab, '0,0'))).toBe(1);
  });

  it('MR-149 the distance goes around a concave border', () => {
    const board = boardWith('bowtie', [['B11.1', '-3,1', 0, 0]]);
    // From (-3,1) to (0,-2) it is 3 steps in a straight line, but the board has no fields between the two wings.
    expect(skippedFields(board, 0, at(board, '0,-2'))).toBe(3);
  });

  it('MR-150 touching a tile of another player does not connect', () => {
    expect(red('4,-1')).toBe(6);
    expect(red('2,-1', [['B11.2', '1,0', 0, 1]])).toBe(2);
  });

  it('MR-151 price, distance and extra action add up', () => {
    const t = scene({ tokens: [purse(9, 9)], hands: [['B07.1', 'B09.1'], []] });
    t.say(0, place('B07.1', '-1,0'));
    expect(tokens(t, 0)).toEqual(purse(9, 8));
    const events = t.say(0, place('B09.1', '2,-1'));
    // The price is 2 green and 1 red; one skipped field costs 2 red, the second action 2 red.
    expect(tokens(t, 0)).toEqual(purse(7, 3));
    expect(eventData(events, 'placed')).toMatchObject([{ cost: { green: 2, red: 5, blue: 0, distance: 2, extra: 2 } }]);
  });

  it('MR-146 a distant placement is refused without the red tokens', () => {
    const t = scene({ tokens: [purse(2, 1)], hands: [['B11.1'], []] });
    const refusal = t.refused(0, place('B11.1', '2,-1'));
    expect(refusal).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-146' });
    expect(missingTokens(refusal)).toEqual(['MR-146: 1 red for the distance']);
    t.say(0, place('B11.1', '1,0'));
  });

  it('MR-021 borders of board pieces do not matter', () => {
    // (1,-1) belongs to the first piece, (2,-1) and (2,-2) to the second.
    const tiles: Laid[] = [['B11.2', '1,-1', 0, 0]];
    expect(red('2,-2', tiles)).toBe(0);
    const t = scene({
      tiles: [
        ['B02.1', '1,-1', 2, 0],
        ['B01.1', '2,-1', 3, 0],
      ],
    });
    expect(t.view(0).players[0].score.links).toBe(0);
    const linked = scene({
      tiles: [
        ['B02.1', '1,-1', 5, 0],
        ['B01.1', '2,-1', 3, 0],
      ],
    });
    expect(linked.view(0).players[0].score.links).toBe(2);
  });
});

describe('empty space', () => {
  const ready = (extra: object = {}) =>
    scene({
      tokens: [purse(9, 9), purse(9, 9)],
      hands: [
        ['B12.1', 'B12.2'],
        ['B12.3', 'B11.1'],
      ],
      ...extra,
    });

  it('MR-152 MR-154 the marked neighbour, turned with the tile, gets a black token', () => {
    const t = ready();
    // e3 at rotation 3 points east.
    const events = t.say(0, place('B12.1', '1,0', 3));
    expect(contentOf(t, '2,0')).toBe('black');
    expect(eventData(events, 'placed')).toMatchObject([{ black: '2,0' }]);
    expect(
      t
        .view(1)
        .fields.filter((field: { black: boolean }) => field.black)
        .map((field: { id: string }) => field.id),
    ).toEqual(['2,0']);
  });

  it.each([
    ['MR-153', '1,0', 0, 'empty-space-taken'],
    ['MR-153', '-1,0', 0, 'empty-space-off-board'],
  ])('%s on %s at rotation %i it is refused: %s', (rule, cell, rotation, reason) => {
    const t = ready();
    expect(t.refused(0, place('B12.1', cell, rotation))).toMatchObject({ reason, rule });
    expect(contentOf(t, cell)).toBe('free');
  });

  it.each([0, 1, 2, 3, 4, 5])('MR-091 MR-153 with room only at e%i the tile fits in one rotation', (open) => {
    const around = DIRECTIONS.flatMap(([q, r], k) => (k === open ? [] : [`${3 + q},${-2 + r}`]));
    const t = ready({
      tiles: around.map((cell, i) => [`B11.${i + 1}`, cell, 0, 0]),
      hands: [['B12.1'], []],
      supply: [],
    });
    const piece = t.prompt(0, 'place').pieces[0];
    // e3 of the solar field faces direction 3 + rotation.
    const rotation = (open + 3) % 6;
    expect(piece?.cells.find(({ cell }) => cell === '3,-2')?.rotations).toEqual([rotation]);
    for (let other = 0; other < 6; other++) {
      if (other === rotation) continue;
      expect(t.refused(0, place('B12.1', '3,-2', other))).toMatchObject({ reason: 'empty-space-taken' });
    }
    t.say(0, place('B12.1', '3,-2', rotation));
    expect(contentOf(t, '3,-2')).toBe('B12.1');
  });

  it('MR-153 a tile of another player cannot be an empty space', () => {
    const t = ready({ tiles: [['B11.2', '2,0', 0, 1]] });
    expect(t.refused(0, place('B12.1', '1,0', 3))).toMatchObject({ reason: 'empty-space-taken', rule: 'MR-153' });
  });

  it('MR-153 MR-018 the hole of the ring cannot be an empty space', () => {
    const t = scene({
      seats: 4,
      layout: 'ring',
      bases: ['3,-2', '1,-3', '-2,-1', '-3,2'],
      tokens: [purse(9, 9)],
      hands: [['B12.1'], [], [], []],
    });
    // (2,-1) is on the inner rim; its western neighbour would be in the hole.
    expect(t.refused(0, place('B12.1', '2,-1', 0))).toMatchObject({ reason: 'empty-space-off-board', rule: 'MR-153' });
    expect(t.refused(0, place('B12.1', '0,0', 0))).toMatchObject({ reason: 'no-such-field' });
  });

  it('MR-155 a black field may serve several tiles of any owners', () => {
    const t = ready();
    t.say(0, place('B12.1', '1,0', 3));
    t.say(0, place('B12.2', '1,1', 4));
    expect(contentOf(t, '2,0')).toBe('black');
    passTo(t, 1, 'development');
    // Only the first tile turned the field black, and only its event reports it.
    t.say(1, place('B12.3', '3,0', 0));
    expect(eventData(t.events, 'placed').map(({ black }) => black)).toEqual(['2,0', null, null]);
    expect(t.state.board.black.filter(Boolean)).toHaveLength(1);
  });

  it('MR-156 no player can ever build on a black field', () => {
    const t = ready();
    t.say(0, place('B12.1', '1,0', 3));
    expect(t.refused(0, place('B12.2', '2,0', 0))).toMatchObject({ reason: 'field-black', rule: 'MR-156' });
    passTo(t, 1, 'development');
    expect(t.refused(1, place('B11.1', '2,0'))).toMatchObject({ reason: 'field-black', rule: 'MR-156' });
  });

  it('MR-157 no player gets the sign of a field that turns black', () => {
    const t = ready({ signs: { '2,0': 'yellow' } });
    t.say(0, place('B12.1', '1,0', 3));
    expect(tokens(t, 0)).toEqual(purse(7, 9));
  });

  it('MR-158 the empty space may be beside another player’s colony', () => {
    const t = ready({ tiles: [['B11.2', '3,0', 0, 1]] });
    t.say(0, place('B12.1', '1,0', 3));
    expect(contentOf(t, '2,0')).toBe('black');
  });
});
