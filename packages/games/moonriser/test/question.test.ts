import type { Refusal } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { canPlace, canUpgrade, judgePlacing, judgeUpgrade } from '../src/rules/placing.ts';
import { at, fillBoard, missingTokens, place, purse, scene } from './scene.ts';

describe('the development question', () => {
  it('MR-083 MR-090 MR-094 MR-153 quick check and full check agree for every tile, field and rotation', () => {
    const t = scene({
      tokens: [purse(3, 3, 1)],
      hands: [['B07.1', 'B12.1', 'A10.1'], []],
      tiles: [
        ['B11.1', '1,0', 0, 0],
        ['B13.1', '1,-1', 0, 0, 1],
        ['B12.2', '4,-1', 0, 1],
      ],
      signs: { '-1,0': 'minus-green', '2,-1': 'red' },
    });
    const { board, players } = t.state;
    const seen = { placed: 0, refused: 0 };
    for (const tile of players[0]?.hand.cards ?? []) {
      for (const field of board.tile.keys()) {
        for (let rotation = 0; rotation < 6; rotation++) {
          const verdict = judgePlacing(t.state, 0, tile, field, rotation);
          expect(canPlace(t.state, 0, tile, field, rotation)).toBe(verdict === true);
          seen[verdict === true ? 'placed' : 'refused']++;
        }
      }
    }
    expect(seen.placed).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
    const upgradable = [...board.tile.keys()].filter((field) => canUpgrade(t.state, 0, field));
    expect(upgradable).toEqual([at(board, '0,0'), at(board, '1,0')]);
    for (const field of board.tile.keys()) {
      expect(judgeUpgrade(t.state, 0, field) === true).toBe(upgradable.includes(field));
    }
  });

  it('MR-080 MR-083 lists every placement with its cost; without any, the missing tokens', () => {
    const t = scene({
      tokens: [purse(2)],
      hands: [['B11.1', 'A10.1'], []],
      supply: [],
      tiles: [['B07.1', '1,0', 0, 0]],
    });
    const [dome, metropolis, upgrades] = t.prompt(0, 'place').pieces;
    expect(dome?.cells.map(({ cell }) => cell)).toContain('1,-1');
    expect(dome?.cells.map(({ cell }) => cell)).not.toContain('3,-2');
    expect(dome?.cells[0]?.data).toEqual({ green: 2, red: 0, blue: 0, distance: 0, extra: 0, sign: null });
    expect(dome?.why).toBe(undefined);
    expect(metropolis).toMatchObject({ id: 'A10.1', cells: [] });
    expect(missingTokens(metropolis?.why as Refusal)).toEqual([
      'MR-082: 2 green for the price',
      'MR-082: 2 red for the price',
      'MR-082: 2 blue for the price',
    ]);
    expect(upgrades).toMatchObject({ id: 'upgrade', cells: [] });
    expect(missingTokens(upgrades?.why as Refusal)).toEqual(['MR-100: 1 blue for the price']);
  });

  it('MR-083 MR-100 gives no reason if at least one field is affordable', () => {
    const t = scene({ tokens: [purse(1, 0, 1)], tiles: [['B11.1', '4,-1', 0, 1]] });
    const upgrades = t.prompt(0, 'place').pieces.at(-1);
    expect(upgrades?.cells).toEqual([
      { cell: '0,0', rotations: [0], data: { green: 1, red: 0, blue: 1, distance: 0, extra: 0, sign: null } },
    ]);
    expect(upgrades?.why).toBe(undefined);
  });

  it('MR-083 gives the first reason if several lack equally few tokens', () => {
    // Each upgrade lacks one token: blue for the base on the first field, green for the dome, red for the crew.
    const near = (green: number) =>
      scene({
        tokens: [purse(green)],
        tiles: [
          ['B11.1', '1,0', 0, 0],
          ['B07.1', '1,-1', 0, 0],
        ],
      })
        .prompt(0, 'place')
        .pieces.at(-1)?.why as Refusal;
    expect(missingTokens(near(1))).toEqual(['MR-100: 1 blue for the price']);
    // Without green, the base and the dome lack two tokens each.
    expect(missingTokens(near(0))).toEqual(['MR-092: 1 red for the price']);
  });

  it('MR-090 MR-153 the reason is a full board, or a missing empty space if a field is left', () => {
    const t = scene({ tokens: [purse(9, 9, 9)], hands: [['B11.1', 'B12.1'], []], supply: [] });
    t.edit((s) => fillBoard(s, 1, ['1,0']));
    const why = () => t.prompt(0, 'place').pieces.find(({ id }) => id === 'B12.1')?.why;
    expect(why()).toMatchObject({ reason: 'no-empty-space', rule: 'MR-153' });
    t.say(0, place('B11.1', '1,0'));
    expect(why()).toMatchObject({ reason: 'no-free-field', rule: 'MR-090' });
  });
});
