import { describe, expect, it } from 'vitest';
import type { Colour } from '../src/index.ts';
import { DIRECTIONS } from '../src/rules/ground.ts';
import { incomeOf } from '../src/rules/income.ts';
import { countNeighbourhoods, neighbourhoodsAt, neighbourhoodsOf } from '../src/rules/neighbourhoods.ts';
import { scoreOf } from '../src/rules/points.ts';
import { at, boardWith, eventData, type Laid, place, purse, scene } from './scene.ts';

// Metropolises have every colour twice and make no tokens themselves. The vertex north-east of (2,1) is its corner 0,
// corner 2 of (3,1) and corner 4 of (3,0).
const TURNS: Record<Colour, [number, number, number]> = { green: [0, 2, 4], blue: [4, 0, 2], red: [2, 4, 0] };
const trio = (colour: Colour, owners = [0, 0, 0], upgrades = [0, 0, 0]): Laid[] => {
  const [a, b, c] = TURNS[colour];
  return [
    ['A10.1', '2,1', a, owners[0] as number, upgrades[0] as number],
    ['A10.2', '3,1', b, owners[1] as number, upgrades[1] as number],
    ['A10.3', '3,0', c, owners[2] as number, upgrades[2] as number],
  ];
};
const made = (tiles: Laid[], seat = 0) => incomeOf(boardWith('triangle', tiles), seat);
const points = (tiles: Laid[], seat = 0) => scoreOf(boardWith('triangle', tiles), seat, 0).neighbourhoods;

describe('neighbourhoods', () => {
  it.each(['green', 'red', 'blue'] as Colour[])(
    'MR-175 MR-176 MR-178 three %s corners at a vertex make one token of that colour',
    (colour) => {
      const none = { green: 0, red: 0, blue: 0 };
      expect(made(trio(colour))).toEqual({ ...none, [colour]: 1 });
      expect(points(trio(colour))).toBe(3);
      expect(made(trio(colour).slice(0, 2))).toEqual(none);
      const board = boardWith('triangle', trio(colour));
      expect(neighbourhoodsAt(board, at(board, '2,1'))).toEqual([{ corner: 0, colour, cells: ['2,1', '3,1', '3,0'] }]);
    },
  );

  it('MR-175 a corner of another colour prevents a neighbourhood', () => {
    const [a, b] = trio('green') as [Laid, Laid];
    expect(points([a, b, ['A10.3', '3,0', 2, 0]])).toBe(0);
    expect(made([a, b, ['A10.3', '3,0', 2, 0]])).toEqual({ green: 0, red: 0, blue: 0 });
  });

  it.each(['0,0', '1,0', '2,1'])('MR-023 MR-175 a neighbourhood can form at each of the six corners of %s', (cell) => {
    const [q, r] = cell.split(',').map(Number) as [number, number];
    const beside = (k: number): string => {
      const [dq, dr] = DIRECTIONS[k % 6] as readonly [number, number];
      return `${q + dq},${r + dr}`;
    };
    for (let corner = 0; corner < 6; corner++) {
      const cells = [cell, beside(corner), beside(corner + 1)];
      // A metropolis has green at its corners 0 and 1; each is rotated so that the first of them is at the vertex.
      const board = boardWith(
        'triangle',
        cells.map((one, i): Laid => [`A10.${i + 1}`, one, (corner + 2 * i) % 6, 0]),
      );
      expect(neighbourhoodsAt(board, at(board, cell))).toEqual([{ corner, colour: 'green', cells }]);
      expect(cells.map((one) => countNeighbourhoods(board, at(board, one)))).toEqual([1, 1, 1]);
      const [first] = cells.sort((a, b) => at(board, a) - at(board, b));
      expect(neighbourhoodsOf(board).map((one) => one.cells[0])).toEqual([first]);
      expect(incomeOf(board, 0)).toEqual({ green: 1, red: 0, blue: 0 });
    }
  });

  it('MR-177 corners need not match', () => {
    const t = scene({ tokens: [purse(9, 9, 9), purse()], hands: [['B13.1'], []] });
    expect(eventData(t.say(0, place('B13.1', '1,0', 0)), 'placed')).toMatchObject([{ neighbourhoods: [] }]);
  });

  it('MR-179 MR-136 upgrades raise the points, not the token', () => {
    expect(made(trio('green', [0, 0, 0], [1, 1, 1])).green).toBe(1);
    expect(
      [0, 1, 2, 3].map((n) =>
        points(
          trio(
            'green',
            [0, 0, 0],
            [0, 1, 2].map((i) => (i < n ? 1 : 0)),
          ),
        ),
      ),
    ).toEqual([3, 4, 5, 6]);
  });

  it('MR-180 a tile may belong to several, each counts', () => {
    // Solar fields have green at three consecutive corners; the middle one shares two vertices.
    const tiles: Laid[] = [
      ['B12.1', '2,1', 0, 0],
      ['B12.2', '3,1', 2, 0],
      ['B12.3', '3,0', 3, 0],
      ['B12.4', '2,0', 5, 0],
    ];
    const board = boardWith('triangle', tiles);
    expect(countNeighbourhoods(board, at(board, '2,1'))).toBe(2);
    expect(countNeighbourhoods(board, at(board, '3,0'))).toBe(2);
    expect(points(tiles)).toBe(6);
    expect(made(tiles).green).toBe(4 + 2);
  });

  it('MR-181 the corners of a Main base count like any others', () => {
    const t = scene({
      tiles: [
        ['A01.1', '1,0', 0, 0],
        ['B11.1', '1,-1', 0, 0],
      ],
    });
    expect(t.view(0).players[0].score.neighbourhoods).toBe(3);
    expect(t.view(0).players[0].income.green).toBe(2);
  });

  it.each([[[1, 0, 0]], [[0, 1, 0]], [[0, 0, 1]], [[0, 1, 2]]])(
    'MR-182 owned by %j it makes no token for any player',
    (owners) => {
      for (const seat of [0, 1, 2]) expect(made(trio('red', owners), seat)).toEqual({ green: 0, red: 0, blue: 0 });
    },
  );

  it('MR-175 MR-182 a board lists each neighbourhood once and marks those with several owners', () => {
    const all = (owners: number[]) => neighbourhoodsOf(boardWith('triangle', trio('red', owners)));
    for (const [owners, mixed] of [
      [[0, 0, 0], false],
      [[0, 1, 0], true],
    ] as const) {
      const [one, ...others] = all([...owners]);
      expect(others).toEqual([]);
      expect(one).toMatchObject({ colour: 'red', mixed });
      expect(made(trio('red', [...owners])).red).toBe(mixed ? 0 : 1);
      expect([...(one?.cells ?? [])].sort()).toEqual(['2,1', '3,0', '3,1']);
    }
  });

  it('MR-182 MR-183 with two owners it makes no token, and each tile scores for its owner with its own upgrade', () => {
    const mixed = trio('blue', [0, 0, 1], [1, 0, 1]);
    expect([made(mixed, 0), made(mixed, 1)]).toEqual([
      { green: 0, red: 0, blue: 0 },
      { green: 0, red: 0, blue: 0 },
    ]);
    expect([points(mixed, 0), points(mixed, 1)]).toEqual([3, 2]);
    const three = trio('blue', [0, 1, 2]);
    expect([0, 1, 2].map((seat) => points(three, seat))).toEqual([1, 1, 1]);
  });
});
