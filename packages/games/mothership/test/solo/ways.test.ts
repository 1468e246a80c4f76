import { below, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../src/content/hexes.ts';
import { isFree, near } from '../../src/rules/board.ts';
import { entersField, isPassable, stopsAt } from '../../src/rules/move.ts';
import { bestPlaces } from '../../src/rules/npc/aim.ts';
import { lineTo } from '../../src/rules/npc/line.ts';
import { placesOf, wayTo } from '../../src/rules/npc/way.ts';
import type { State } from '../../src/state.ts';
import { cellNamed, solo, unit } from './scene.ts';

const FAR = { '0M': '9,-4' };
const names = (s: State, cells: readonly number[]): string[] =>
  cells.map((cell) => BOARDS[s.board].names[cell] as string);
/**
 * Layout S1: planets at (-2,-3), (0,0), (2,3); asteroid tiles around (-5,0), (5,0), (2,-4), (-2,4); the station at
 * (-9,4).
 */
function line(units: Record<string, string>, name: string, target: string, spaces: number): string[] {
  const { state } = solo({ units: { ...FAR, '1M': '0,-6', ...units } });
  return names(state, lineTo(state, unit(name), spaces, cellNamed(state, target)));
}
function way(units: Record<string, string>, name: string, goal: string, spaces: number): string[] | null {
  const { state } = solo({ units: { ...FAR, '1M': '0,-6', ...units } });
  const goals = placesOf(state, unit(name), spaces).filter(({ cell }) => cell === cellNamed(state, goal));
  return goals.length === 0 ? null : names(state, wayTo(state, unit(name), goals));
}

describe('straight-line travel', () => {
  it('MO-603 MO-660 goes nearest the line that was drawn from its first cell', () => {
    // From (-1,1) to (-9,4) the line falls by 3 over 8 columns. If it were redrawn at every step, the second step would
    // go west again.
    expect(line({ '1B2': '-1,1' }, '1B2', '-9,4', 3)).toEqual(['-2,1', '-3,2', '-4,2']);
  });

  it('MO-603 ties go to the lower direction', () => {
    expect(line({ '1B1': '5,-4' }, '1B1', '7,-2', 3)).toEqual(['6,-4', '6,-3', '7,-3']);
  });

  it('MO-603 asteroids are ignored', () => {
    // The line goes through the tile around (-5,0), although the ship could fly around it.
    expect(line({ '1B1': '-3,0' }, '1B1', '-9,0', 3)).toEqual(['-4,0', '-5,0', '-6,0']);
  });

  it('MO-604 takes the other nearer cell when blocked', () => {
    expect(line({ '1B1': '5,-4', '0F1': '6,-4' }, '1B1', '7,-2', 3)).toEqual(['5,-3', '6,-3', '7,-3']);
  });

  it('MO-604 takes a free cell at equal distance if no nearer one is free', () => {
    expect(line({ '1B1': '5,-4', '0F1': '6,-4' }, '1B1', '9,-4', 3)).toEqual(['6,-5', '7,-5', '7,-4']);
  });

  it('MO-604 goes around a planet at equal distance and visits no cell twice', () => {
    // (-2,-3) is a planet; the ship passes it on its way from (-3,-3) due east.
    const path = line({ '1B1': '-3,-3' }, '1B1', '5,-3', 3);
    expect(path).toEqual(['-2,-4', '-1,-4', '-1,-3']);
    expect(new Set(path).size).toBe(3);
  });

  it('MO-604 stops if no such cell is free', () => {
    expect(line({ '1B1': '5,-4', '0F1': '6,-4', '0F2': '6,-5', '0F3': '5,-3' }, '1B1', '9,-4', 3)).toEqual([]);
  });

  it('MO-604 ends on the last free cell it passed', () => {
    expect(line({ '1B1': '5,-4', '1F1': '8,-4' }, '1B1', '11,-4', 3)).toEqual(['6,-4', '7,-4']);
    expect(line({ '1B1': '5,-4', '1F1': '6,-4' }, '1B1', '11,-4', 3)).toEqual(['6,-4', '7,-4', '8,-4']);
    expect(line({ '1B1': '5,-4', '1F1': '6,-4' }, '1B1', '11,-4', 1)).toEqual([]);
  });

  it('MO-604 stops once the target is in range', () => {
    expect(line({ '1F1': '-7,3' }, '1F1', '-9,4', 4)).toEqual(['-8,3']);
    expect(line({ '1F1': '-8,4' }, '1F1', '-9,4', 4)).toEqual([]);
  });

  it('MO-604 passes an occupied cell beside the target and takes the next free one', () => {
    expect(line({ '1B1': '-6,4', '1F1': '-8,4' }, '1B1', '-9,4', 3)).toEqual(['-7,4', '-8,4', '-8,3']);
    expect(line({ '1B1': '-6,4', '1F1': '-8,4' }, '1B1', '-9,4', 2)).toEqual(['-7,4']);
  });

  it('MO-600 stops on the first cell beside a guardian', () => {
    expect(line({ '1B1': '5,-4', '0G1': '8,-5' }, '1B1', '11,-4', 3)).toEqual(['6,-4', '7,-4']);
    // A ship cannot enter an occupied hex beside a guardian, because it would have to stop there.
    expect(line({ '1B1': '5,-4', '0G1': '8,-5', '1F1': '7,-4' }, '1B1', '11,-4', 3)).toEqual(['6,-4', '7,-5']);
  });
});

describe('the choice of a path', () => {
  it('MO-601 MO-602 goes through asteroids only if no other path reaches the goal this turn', () => {
    const units = { '1F1': '0,-4' };
    expect(way(units, '1F1', '4,-5', 4)).toEqual(['1,-4', '2,-4', '3,-4', '4,-5']);
    expect(way(units, '1F1', '4,-5', 5)).toEqual(['1,-5', '2,-6', '3,-6', '4,-6', '4,-5']);
  });

  it('MO-601 takes the lowest direction at the first difference', () => {
    expect(way({ '1F1': '5,-4' }, '1F1', '7,-5', 4)).toEqual(['6,-4', '7,-5']);
    expect(way({ '1F1': '5,-4' }, '1F1', '5,-2', 4)).toEqual(['5,-3', '5,-2']);
    expect(way({ '1F1': '5,-4' }, '1F1', '6,-3', 4)).toEqual(['6,-4', '6,-3']);
  });

  it('MO-600 passes own ships, but not the player’s units, planets or stations', () => {
    expect(way({ '1F1': '5,-4', '1F2': '6,-4' }, '1F1', '7,-4', 2)).toEqual(['6,-4', '7,-4']);
    expect(way({ '1F1': '5,-4', '0F2': '6,-4' }, '1F1', '7,-4', 2)).toBeNull();
    expect(way({ '1F1': '5,-4', '0F2': '6,-4' }, '1F1', '7,-4', 3)).toEqual(['6,-5', '7,-5', '7,-4']);
    expect(way({ '1F1': '-1,0' }, '1F1', '1,0', 2)).toBeNull();
    expect(way({ '1F1': '-8,4' }, '1F1', '-10,4', 2)).toBeNull();
    expect(way({ '1F1': '5,-4', '1F2': '7,-4' }, '1F1', '7,-4', 2)).toBeNull();
  });

  it('MO-600 ends beside a guardian', () => {
    const units = { '1F1': '5,-4', '0G1': '7,-5' };
    expect(way(units, '1F1', '6,-4', 4)).toEqual(['6,-4']);
    expect(way(units, '1F1', '8,-4', 3)).toBeNull();
    // It flies around the guardian, out of its reach, to a cell that is beside it again.
    expect(way(units, '1F1', '7,-4', 4)).toEqual(['5,-3', '6,-3', '7,-4']);
  });

  /** Exhaustive search over all paths: fewest entries, then fewest steps, then the lowest directions. */
  function searched(s: State, mover: number, goal: number, spaces: number): number[] | null {
    let best: { entries: number; cells: number[] } | null = null;
    const walk = (at: number, cells: number[], entries: number): void => {
      const better = !best || entries < best.entries || (entries === best.entries && cells.length < best.cells.length);
      if (at === goal && cells.length > 0 && isFree(s, at) && better) best = { entries, cells };
      if (cells.length === spaces || (cells.length > 0 && stopsAt(s, 1, at))) return;
      for (const next of near(s, at)) {
        if (!isPassable(s, 1, next) || (stopsAt(s, 1, next) && !isFree(s, next))) continue;
        walk(next, [...cells, next], entries + (entersField(s, at, next) ? 1 : 0));
      }
    };
    walk(s.at[mover] as number, [], 0);
    return (best as { cells: number[] } | null)?.cells ?? null;
  }

  it('MO-601 agrees with an exhaustive search on crowded boards', () => {
    const rng = seeded('ways');
    let found = 0;
    for (let i = 0; i < 60; i++) {
      const { state: s } = solo({ options: { layout: i % 2 ? 'S1' : 'S3' }, units: { '0M': '9,-4', '1F1': '0,-6' } });
      const free = () => {
        for (;;) {
          const cell = below(rng, s.here.length);
          if (s.here[cell] === -1) return cell;
        }
      };
      const place = (name: string, cell: number) => {
        s.at[unit(name)] = cell;
        s.here[cell] = unit(name);
      };
      s.here[s.at[unit('1F1')] as number] = -1;
      const centre = [0, 1, 2].map((p) => s.planets[p]?.cell as number)[i % 3] as number;
      const around = s.here.flatMap((piece, cell) =>
        piece === -1 && (BOARDS[s.board].distance[cell * s.here.length + centre] as number) <= 4 ? [cell] : [],
      );
      const some = () => around.splice(below(rng, around.length), 1)[0] ?? free();
      for (const name of ['1F1', '1F2', '1F3', '1B1', '0F1', '0F2', '0F3', '0B1', '0G1', '0G2']) place(name, some());
      const goal = some();
      const places = placesOf(s, unit('1F1'), 4).filter(({ cell }) => cell === goal);
      const expected = searched(s, unit('1F1'), goal, 4);
      expect(places.length > 0 ? wayTo(s, unit('1F1'), bestPlaces(places)) : null).toEqual(expected);
      if (expected) found++;
    }
    expect(found).toBeGreaterThan(10);
  });
});
