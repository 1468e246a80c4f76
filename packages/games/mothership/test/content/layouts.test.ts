import { describe, expect, it } from 'vitest';
import { type Axial, BOARDS, cellAt, flower } from '../../src/content/hexes.ts';
import { LAYOUTS, type Layout, layoutNamed } from '../../src/content/layouts.ts';
import { fieldsOf } from '../../src/setup/fields.ts';

const FOUR = '-5,-4 9,-4 5,4 -9,4';
const FIVE = '0,-7 7,-6 4,3 -4,7 -7,1';
const SIX = '0,-7 7,-7 7,0 0,7 -7,7 -7,0';
const THREE = '0,-7 7,0 -7,7';
const MINERAL_6A = '0,-4 4,-4 4,0 0,4 -4,4 -4,0 0,0';
const MINERAL_6B = '3,-7 7,-4 4,3 -3,7 -7,4 -4,-3 0,0';
const TILES_6A = '3,-5 5,-2 2,3 -3,5 -5,2 -2,-3 0,0';
const TILES_6B = '0,-3 3,-3 3,0 0,3 -3,3 -3,0';

interface Row {
  stations: string;
  mineral: string;
  gas?: string;
  tiles: string;
  moons?: string;
  planetoids?: string;
  teams?: number[];
  order?: number[];
  start?: string;
  npc?: string;
}

/** The layouts as the list of rules gives them. */
const TABLE: [rule: string, id: string, board: 'A' | 'B', row: Row][] = [
  [
    'MO-059',
    '2A',
    'A',
    {
      stations: '-5,-4 5,4',
      mineral: '-3,-2 3,2 0,0',
      gas: '7,-3 -7,3',
      tiles: '0,0 4,-3 -4,3 -6,2 6,-2',
      moons: '0,0',
    },
  ],
  [
    'MO-060',
    '2B',
    'A',
    {
      stations: '-7,0 7,0',
      mineral: '-3,0 3,0 2,-4 -2,4',
      gas: '0,0',
      tiles: '-1,-4 5,-4 1,4 -5,4 0,0',
      moons: '2,-4 -2,4',
    },
  ],
  [
    'MO-061',
    '2C',
    'A',
    {
      stations: '-5,-4 5,4',
      mineral: '-2,-3 2,3 5,-4 -5,4',
      tiles: '0,0 2,-4 -2,4 -6,2 6,-2',
      moons: '5,-4 -5,4',
    },
  ],
  [
    'MO-062',
    '3A',
    'B',
    {
      stations: THREE,
      mineral: '0,-3 3,0 -3,3 0,0',
      tiles: '5,-5 0,5 -5,0 8,-8 0,8 -8,0',
      moons: '0,0',
      planetoids: '8,-8 0,8 -8,0',
    },
  ],
  [
    'MO-063',
    '3B',
    'B',
    {
      stations: THREE,
      mineral: '0,-3 3,0 -3,3 5,-5 0,5 -5,0',
      gas: '0,0',
      tiles: '0,0 5,-5 0,5 -5,0 4,-8 4,4 -8,4',
      moons: '0,0',
    },
  ],
  [
    'MO-064',
    '3C',
    'B',
    {
      stations: THREE,
      mineral: '3,-7 4,3 -7,4 0,0',
      tiles: '0,0 0,-3 3,0 -3,3 6,-6 0,6 -6,0',
      moons: '0,0',
    },
  ],
  [
    'MO-065',
    '4A',
    'A',
    {
      stations: FOUR,
      mineral: '-3,-2 5,-2 3,2 -5,2 0,0',
      tiles: '-4,0 4,0 2,-4 -2,4',
      moons: '0,0',
      planetoids: '-8,0 8,0',
    },
  ],
  [
    'MO-066',
    '4B',
    'A',
    {
      stations: FOUR,
      mineral: '-2,-3 5,-3 2,3 -5,3 0,0',
      gas: '2,-4 -2,4',
      tiles: '2,-4 -2,4 -4,0 4,0',
      moons: '0,0',
    },
  ],
  [
    'MO-067',
    '4C',
    'A',
    {
      stations: FOUR,
      mineral: '-3,-2 5,-2 3,2 -5,2 -8,0 8,0',
      gas: '0,0',
      tiles: '0,0 2,-4 -2,4 -5,0 5,0',
      moons: '-8,0 8,0',
    },
  ],
  [
    'MO-068',
    '5A',
    'B',
    {
      stations: FIVE,
      mineral: '0,-4 4,-4 3,1 -3,4 -4,0 0,0',
      tiles: '3,-6 6,-2 0,6 -6,4 -3,-3',
      moons: '0,0',
    },
  ],
  [
    'MO-069',
    '5B',
    'B',
    {
      stations: FIVE,
      mineral: '0,-3 3,-3 3,0 -3,3 -3,1 0,0',
      tiles: '0,0 4,-7 7,-2 0,7 -7,5 -4,-3',
      moons: '0,0',
    },
  ],
  ['MO-070', '6A', 'B', { stations: SIX, mineral: MINERAL_6A, tiles: TILES_6A, moons: '0,0' }],
  ['MO-071', '6B', 'B', { stations: SIX, mineral: MINERAL_6B, tiles: TILES_6B, moons: '0,0' }],
  [
    'MO-072',
    'T4A',
    'A',
    {
      stations: FOUR,
      mineral: '-3,-2 5,-2 3,2 -5,2 0,0',
      gas: '2,-4 -2,4',
      tiles: '-4,0 4,0 2,-4 -2,4',
      moons: '0,0',
      teams: [0, 1, 0, 1],
      order: [0, 1, 2, 3],
    },
  ],
  [
    'MO-073',
    'T4B',
    'A',
    {
      stations: FOUR,
      mineral: '-3,-2 5,-2 3,2 -5,2 2,-4 -2,4',
      gas: '0,0',
      tiles: '0,0 2,-4 -2,4 -6,0 6,0',
      moons: '0,0',
      teams: [0, 1, 1, 0],
      order: [0, 1, 3, 2],
    },
  ],
  [
    'MO-074',
    'T6A',
    'B',
    {
      stations: SIX,
      mineral: MINERAL_6A,
      tiles: TILES_6A,
      moons: '0,0',
      teams: [0, 1, 0, 1, 0, 1],
      order: [0, 1, 2, 3, 4, 5],
    },
  ],
  [
    'MO-075',
    'T6B',
    'B',
    {
      stations: SIX,
      mineral: MINERAL_6B,
      tiles: TILES_6B,
      moons: '0,0',
      teams: [0, 1, 2, 0, 1, 2],
      order: [0, 1, 2, 3, 4, 5],
    },
  ],
  [
    'MO-076',
    'T6C',
    'B',
    {
      stations: SIX,
      mineral: MINERAL_6A,
      tiles: TILES_6A,
      moons: '0,0',
      teams: [0, 0, 0, 1, 1, 1],
      order: [0, 4, 2, 3, 1, 5],
    },
  ],
  // The opponent's ships are in the order M, F1, F2, F3, B1, B2.
  [
    'MO-077',
    'S1',
    'A',
    {
      stations: '-9,4',
      mineral: '-2,-3 0,0 2,3',
      tiles: '-5,0 5,0 2,-4 -2,4',
      start: '9,-4',
      npc: '-8,3 -1,-3 1,-1 3,2 -3,-2 -1,1',
    },
  ],
  [
    'MO-078',
    'S2',
    'B',
    {
      stations: '-7,0',
      mineral: '2,-4 0,0 -2,4',
      tiles: '4,-7 -3,7 4,-2 2,2',
      start: '7,0',
      npc: '-6,0 3,-4 1,0 -1,4 1,-3 -1,0',
    },
  ],
  [
    'MO-079',
    'S3',
    'A',
    {
      stations: '-9,4',
      mineral: '-3,-2 3,2',
      gas: '0,0',
      tiles: '0,0 2,-4 -2,4 -5,1 5,-1 5,-4 -5,4',
      start: '9,-4',
      npc: '-8,3 -2,-2 1,-1 4,1 -4,-1 -1,1',
    },
  ],
];

const cellsText = (cells: readonly Axial[]): string => cells.map(String).join(' ');
const every = LAYOUTS.map((layout): [string, Layout] => [layout.id, layout]);
const planetsOf = ({ mineral, gas, planetoids }: Layout): Axial[] => [...mineral, ...gas, ...planetoids];

describe('layouts', () => {
  it.each(TABLE)('%s: layout %s on board %s', (_rule, id, board, row) => {
    const layout = layoutNamed(id) as Layout;
    expect({
      board: layout.board,
      stations: cellsText(layout.stations),
      mineral: cellsText(layout.mineral),
      gas: cellsText(layout.gas),
      tiles: cellsText(layout.asteroids),
      moons: cellsText(layout.moons),
      planetoids: cellsText(layout.planetoids),
      teams: layout.teams,
      order: layout.order,
      start: layout.start && cellsText([layout.start]),
      npc: layout.npc && cellsText(layout.npc),
    }).toEqual({
      board,
      gas: '',
      moons: '',
      planetoids: '',
      teams: undefined,
      order: undefined,
      start: undefined,
      npc: undefined,
      ...row,
    });
  });

  it('are 21 with unique ids', () => {
    expect(LAYOUTS.map(({ id }) => id).sort()).toEqual(TABLE.map(([, id]) => id).sort());
    expect(new Set(LAYOUTS.map(({ name }) => name)).size).toBe(21);
  });

  it.each(every)('MO-015 MO-049 %s needs no more pieces than there are', (_id, layout) => {
    expect(layout.asteroids.length).toBeLessThanOrEqual(10);
    expect(layout.mineral.length).toBeLessThanOrEqual(8);
    expect(layout.gas.length).toBeLessThanOrEqual(2);
    expect(layout.moons.length + layout.planetoids.length).toBeLessThanOrEqual(4);
  });

  it.each(every)('MO-041 MO-055 %s keeps stations off the edge and their surroundings free', (_id, layout) => {
    const board = BOARDS[layout.board];
    const far = (a: number, b: number): number => board.distance[a * board.size + b] as number;
    const stations = layout.stations.map((at) => cellAt(board, at));
    const planets = planetsOf(layout).map((at) => cellAt(board, at));
    const asteroids = layout.asteroids.flatMap((at) => flower(board, at)).filter((cell) => cell >= 0);
    const edge = board.edge.flatMap((is, cell) => (is ? [cell] : []));
    for (const station of stations) {
      // A station is neither on an edge hex nor beside one.
      expect(Math.min(...edge.map((cell) => far(station, cell)))).toBeGreaterThanOrEqual(2);
      expect(Math.min(...[...planets, ...asteroids].map((cell) => far(station, cell)))).toBeGreaterThan(2);
    }
    for (const [i, a] of planets.entries())
      for (const b of planets.slice(i + 1)) expect(far(a, b), `${board.names[a]} ${board.names[b]}`).toBeGreaterThan(1);
  });

  it.each(every)('MO-043 MO-046 on %s tiles do not overlap and every piece has a hex of its own', (_id, layout) => {
    const board = BOARDS[layout.board];
    const tiles = layout.asteroids.flatMap((at) => flower(board, at)).filter((cell) => cell >= 0);
    expect(new Set(tiles).size).toBe(tiles.length);
    const pieces = [...layout.stations, ...planetsOf(layout), ...(layout.npc ?? [])].map((at) => cellAt(board, at));
    expect(pieces.every((cell) => cell >= 0)).toBe(true);
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  it.each(every.filter(([, { mode, id }]) => mode !== 'solo' && id !== '3B'))(
    'MO-047 %s has one or two more mineral planets than players',
    (_id, { mineral, stations }) => {
      expect([1, 2]).toContain(mineral.length - stations.length);
      expect(mineral.length).toBeLessThanOrEqual(7);
    },
  );

  it('MO-684 3B is the only exception, with three more mineral planets than players', () => {
    const { mineral, stations } = layoutNamed('3B') as Layout;
    expect(mineral.length - stations.length).toBe(3);
  });

  it('MO-048 there are layouts without gas planets, with one and with two', () => {
    expect(['2C', '2B', '2A'].map((id) => layoutNamed(id)?.gas.length)).toEqual([0, 1, 2]);
  });

  it.each(every.filter(([, { mode }]) => mode !== 'solo'))('MO-058 seats of %s sit clockwise', (_id, layout) => {
    // On a screen y grows downwards, so angles grow clockwise.
    const angles = layout.stations.map(([q, r]) => Math.atan2(r * Math.sqrt(0.75), q + r / 2));
    const turns = angles.map((angle, i) => {
      const next = angles[(i + 1) % angles.length] as number;
      return (next - angle + 4 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
  });

  it('MO-025 teams are two pairs, two threes or three pairs', () => {
    const sizes = LAYOUTS.filter(({ mode }) => mode === 'teams').map(({ teams = [] }) =>
      [...new Set(teams)].map((team) => teams.filter((other) => other === team).length),
    );
    expect(sizes).toEqual([
      [2, 2],
      [2, 2],
      [3, 3],
      [2, 2, 2],
      [3, 3],
    ]);
  });
});

describe('asteroid fields', () => {
  const fieldsAt = (id: string): { fields: number[]; at: (q: number, r: number) => number } => {
    const layout = layoutNamed(id) as Layout;
    const board = BOARDS[layout.board];
    const fields = fieldsOf(
      layout,
      board,
      planetsOf(layout).map((at) => cellAt(board, at)),
    );
    return { fields, at: (q, r) => fields[cellAt(board, [q, r])] as number };
  };

  it('MO-044 MO-071 touching tiles are one field; the six of 6B form a ring', () => {
    const { fields, at } = fieldsAt('6B');
    expect(new Set(fields)).toEqual(new Set([-1, 0]));
    expect(fields.filter((field) => field === 0)).toHaveLength(42);
    expect([at(0, -3), at(3, 0), at(-1, -1)]).toEqual([0, 0, -1]);
  });

  it('MO-044 tiles that do not touch are fields of their own', () => {
    const { fields, at } = fieldsAt('4A');
    expect(Math.max(...fields)).toBe(3);
    expect(new Set([at(-4, 0), at(4, 0), at(2, -4), at(-2, 4)]).size).toBe(4);
  });

  it('MO-045 a planet on an asteroid hex is a planet and no asteroid hex', () => {
    const { fields, at } = fieldsAt('2A');
    expect(at(0, 0)).toBe(-1);
    expect(at(1, 0)).toBeGreaterThanOrEqual(0);
    expect(fields.filter((field) => field === at(1, 0))).toHaveLength(6);
  });
});
