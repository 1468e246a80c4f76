import { describe, expect, it } from 'vitest';
import { type Axial, BOARDS, type Board, cellAt, DIRECTIONS, flower } from '../../src/content/hexes.ts';

const { A, B } = BOARDS;
const cell = (board: Board, q: number, r: number): number => cellAt(board, [q, r]);
const apart = (board: Board, a: Axial, b: Axial): number =>
  board.distance[cellAt(board, a) * board.size + cellAt(board, b)] as number;

describe('boards', () => {
  it('MO-036 directions are E, NE, NW, W, SW, SE, and neighbours are listed in that order', () => {
    expect(DIRECTIONS).toEqual([
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]);
    const around = (A.near[cell(A, 0, 0)] as number[]).map((next) => A.names[next]);
    expect(around).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1']);
    expect(A.step[cell(A, 9, 0)]?.[0]).toBe(-1);
  });

  it.each<[Axial, Axial, number]>([
    [[0, 0], [0, 0], 0],
    [[0, 0], [1, -1], 1],
    [[0, 0], [1, 1], 2],
    [[0, 0], [-3, 1], 3],
    [[2, -4], [-2, 4], 8],
    [[-5, -4], [5, 4], 18],
  ])('MO-037 from %j to %j it is %i', (a, b, far) => {
    expect(apart(A, a, b)).toBe(far);
    expect(apart(A, b, a)).toBe(far);
  });

  it('MO-005 beside is at distance exactly 1', () => {
    for (const board of [A, B]) {
      for (let here = 0; here < board.size; here++) {
        const beside = new Set(board.near[here]);
        for (let there = 0; there < board.size; there++)
          if (beside.has(there) !== (board.distance[here * board.size + there] === 1)) throw new Error('not beside');
      }
    }
    expect(A.near[cell(A, 0, 0)]).toHaveLength(6);
  });

  it('MO-038 board A has 241 hexes, 13 rows of 19 and 18', () => {
    expect(A.size).toBe(241);
    const rows = new Map<number, number>();
    for (const r of A.r) rows.set(r, (rows.get(r) ?? 0) + 1);
    expect([...rows.entries()].sort(([a], [b]) => a - b)).toEqual([
      [-6, 19],
      [-5, 18],
      [-4, 19],
      [-3, 18],
      [-2, 19],
      [-1, 18],
      [0, 19],
      [1, 18],
      [2, 19],
      [3, 18],
      [4, 19],
      [5, 18],
      [6, 19],
    ]);
    expect([cell(A, 9, 0) >= 0, cell(A, 10, 0), cell(A, 12, -6) >= 0, cell(A, 0, 7)]).toEqual([true, -1, true, -1]);
  });

  it('MO-039 board B has 271 hexes, none farther than 9 from the centre', () => {
    expect(B.size).toBe(271);
    expect([cell(B, 9, 0) >= 0, cell(B, 10, 0), cell(B, 9, 1), cell(B, 0, -9) >= 0]).toEqual([true, -1, -1, true]);
    const far = Array.from({ length: B.size }, (_none, to) => B.distance[cell(B, 0, 0) * B.size + to] as number);
    expect(Math.max(...far)).toBe(9);
  });

  it('MO-040 an edge hex has fewer than six neighbours', () => {
    for (const board of [A, B]) {
      expect(board.edge).toEqual(board.near.map((cells) => cells.length < 6));
    }
    expect(B.edge.filter(Boolean)).toHaveLength(54);
    expect([A.edge[cell(A, 0, 6)], A.edge[cell(A, 0, 5)], A.edge[cell(A, 9, 0)]]).toEqual([true, false, true]);
  });

  it('MO-042 an asteroid tile is a hex and its six neighbours', () => {
    expect(flower(A, [2, -4]).map((one) => A.names[one])).toEqual([
      '2,-4',
      '3,-4',
      '3,-5',
      '2,-5',
      '1,-4',
      '1,-3',
      '2,-3',
    ]);
    // Cells off the board are left out.
    expect(flower(A, [0, 6]).filter((one) => one >= 0)).toHaveLength(5);
  });
});
