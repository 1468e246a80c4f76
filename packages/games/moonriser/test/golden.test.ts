import { describe, expect, it } from 'vitest';
import { incomeOf } from '../src/rules/income.ts';
import { scoreOf } from '../src/rules/points.ts';
import { at, boardWith, type Laid } from './scene.ts';

// The positions of the rulebook's example, shifted by (2,1) so that all their fields are on a real board.
const PLANT: Laid = ['B02.1', '2,1', 0, 0];
const LAB: Laid = ['A01.1', '1,1', 0, 0];
const FIRST: Laid = ['B01.1', '3,1', 1, 0];
const SECOND: Laid = ['B01.2', '3,0', 4, 0];
const of = (tile: Laid, owner: number, upgrades = 0): Laid => [tile[0], tile[1], tile[2], owner, upgrades];

function sums(tiles: Laid[], seat: number) {
  const board = boardWith('triangle', tiles);
  const { green, red, blue } = incomeOf(board, seat);
  const { value, links, neighbourhoods } = scoreOf(board, seat, 0);
  return { green, red, blue, value, links, neighbourhoods };
}

describe('golden positions', () => {
  it('MR-168 MR-189 plant, harvester and lab: 3 green and 1 blue, value 6, link points 4', () => {
    // The lab makes its blue token with or without links.
    expect(sums([LAB], 0)).toEqual({ green: 0, red: 0, blue: 1, value: 3, links: 0, neighbourhoods: 0 });
    expect(sums([PLANT, FIRST, LAB], 0)).toEqual({ green: 3, red: 0, blue: 1, value: 6, links: 4, neighbourhoods: 0 });
  });

  it('MR-169 MR-164 MR-186 a second harvester: 6 green and 1 blue, value 7, links 6, neighbourhood 3', () => {
    expect(sums([PLANT, FIRST, LAB, SECOND], 0)).toEqual({
      green: 6,
      red: 0,
      blue: 1,
      value: 7,
      links: 6,
      neighbourhoods: 3,
    });
    const board = boardWith('triangle', [PLANT, FIRST, LAB, SECOND]);
    expect(board.black.flatMap((black, field) => (black ? [field] : [])).sort()).toEqual(
      [at(board, '3,-1'), at(board, '3,2')].sort(),
    );
  });

  it('MR-170 the first harvester upgraded: 7 green and 1 blue, value 8, links 7, neighbourhood 4', () => {
    expect(sums([PLANT, of(FIRST, 0, 1), LAB, SECOND], 0)).toEqual({
      green: 7,
      red: 0,
      blue: 1,
      value: 8,
      links: 7,
      neighbourhoods: 4,
    });
  });

  it('MR-174 MR-171 MR-172 MR-173 the second harvester owned by another', () => {
    const tiles = [PLANT, FIRST, LAB, of(SECOND, 1)];
    expect(sums(tiles, 0)).toEqual({ green: 4, red: 0, blue: 1, value: 6, links: 5, neighbourhoods: 2 });
    expect(sums(tiles, 1)).toEqual({ green: 1, red: 0, blue: 0, value: 1, links: 1, neighbourhoods: 1 });
  });

  it('MR-172 MR-173 each owner’s upgrade counts only for their own end', () => {
    const tiles = [PLANT, FIRST, LAB, of(SECOND, 1, 1)];
    expect(sums(tiles, 0)).toEqual({ green: 4, red: 0, blue: 1, value: 6, links: 5, neighbourhoods: 2 });
    expect(sums(tiles, 1)).toEqual({ green: 2, red: 0, blue: 0, value: 2, links: 2, neighbourhoods: 2 });
  });

  it.each([
    [0, 0, 2],
    [1, 0, 3],
    [0, 1, 3],
    [1, 1, 4],
  ])('MR-139 MR-135 a link of tiles upgraded %i and %i times scores %i', (a, b, points) => {
    expect(sums([of(PLANT, 0, a), of(FIRST, 0, b)], 0).links).toBe(points);
  });
});
