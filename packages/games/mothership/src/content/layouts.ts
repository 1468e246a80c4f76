import type { Axial, BoardId } from './hexes.ts';

/** The kind of a planet; a planetoid is a moon without a planet (MO-543). */
export type PlanetKind = 'mineral' | 'gas' | 'planetoid';

/** A layout fixes stations, planets and asteroid tiles; fleets are placed by the players (MO-050). */
export interface Layout {
  id: string;
  name: string;
  mode: 'free' | 'teams' | 'solo';
  board: BoardId;
  /** In clockwise seat order (MO-058). */
  stations: readonly Axial[];
  mineral: readonly Axial[];
  gas: readonly Axial[];
  /** Centres of the asteroid tiles. */
  asteroids: readonly Axial[];
  /** Used only with the moons module. */
  moons: readonly Axial[];
  planetoids: readonly Axial[];
  /** Team of each seat, and the turn order; by default there are no teams and play is clockwise. */
  teams?: readonly number[];
  order?: readonly number[];
  /**
   * Solo: the hex around which the player's fleet starts, and the opponent's ships in the order M, F1, F2, F3, B1, B2.
   */
  start?: Axial;
  npc?: readonly Axial[];
}

const at = (text: string): Axial[] =>
  text === '' ? [] : text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Axial);

function layout(
  id: string,
  name: string,
  board: BoardId,
  places: Record<Place, string>,
  more: Partial<Layout> = {},
): Layout {
  const { stations, mineral, gas, asteroids, moons, planetoids } = places;
  return {
    id,
    name,
    mode: 'free',
    board,
    stations: at(stations),
    mineral: at(mineral),
    gas: at(gas),
    asteroids: at(asteroids),
    moons: at(moons),
    planetoids: at(planetoids),
    ...more,
  };
}
type Place = 'stations' | 'mineral' | 'gas' | 'asteroids' | 'moons' | 'planetoids';

/** The 21 layouts (MO-059 to MO-079). */
export const LAYOUTS: readonly Layout[] = [
  layout('2A', 'Corner Duel', 'A', {
    stations: '-5,-4 5,4',
    mineral: '-3,-2 3,2 0,0',
    gas: '7,-3 -7,3',
    asteroids: '0,0 4,-3 -4,3 -6,2 6,-2',
    moons: '0,0',
    planetoids: '',
  }),
  layout('2B', 'Broadside', 'A', {
    stations: '-7,0 7,0',
    mineral: '-3,0 3,0 2,-4 -2,4',
    gas: '0,0',
    asteroids: '-1,-4 5,-4 1,4 -5,4 0,0',
    moons: '2,-4 -2,4',
    planetoids: '',
  }),
  layout('2C', "No Man's Land", 'A', {
    stations: '-5,-4 5,4',
    mineral: '-2,-3 2,3 5,-4 -5,4',
    gas: '',
    asteroids: '0,0 2,-4 -2,4 -6,2 6,-2',
    moons: '5,-4 -5,4',
    planetoids: '',
  }),
  layout('3A', 'Trefoil', 'B', {
    stations: '0,-7 7,0 -7,7',
    mineral: '0,-3 3,0 -3,3 0,0',
    gas: '',
    asteroids: '5,-5 0,5 -5,0 8,-8 0,8 -8,0',
    moons: '0,0',
    planetoids: '8,-8 0,8 -8,0',
  }),
  layout('3B', 'Triple Rush', 'B', {
    stations: '0,-7 7,0 -7,7',
    mineral: '0,-3 3,0 -3,3 5,-5 0,5 -5,0',
    gas: '0,0',
    asteroids: '0,0 5,-5 0,5 -5,0 4,-8 4,4 -8,4',
    moons: '0,0',
    planetoids: '',
  }),
  layout('3C', 'Long Arms', 'B', {
    stations: '0,-7 7,0 -7,7',
    mineral: '3,-7 4,3 -7,4 0,0',
    gas: '',
    asteroids: '0,0 0,-3 3,0 -3,3 6,-6 0,6 -6,0',
    moons: '0,0',
    planetoids: '',
  }),
  layout('4A', 'Four Corners', 'A', {
    stations: '-5,-4 9,-4 5,4 -9,4',
    mineral: '-3,-2 5,-2 3,2 -5,2 0,0',
    gas: '',
    asteroids: '-4,0 4,0 2,-4 -2,4',
    moons: '0,0',
    planetoids: '-8,0 8,0',
  }),
  layout('4B', 'Belt and Braces', 'A', {
    stations: '-5,-4 9,-4 5,4 -9,4',
    mineral: '-2,-3 5,-3 2,3 -5,3 0,0',
    gas: '2,-4 -2,4',
    asteroids: '2,-4 -2,4 -4,0 4,0',
    moons: '0,0',
    planetoids: '',
  }),
  layout('4C', 'Rich Flanks', 'A', {
    stations: '-5,-4 9,-4 5,4 -9,4',
    mineral: '-3,-2 5,-2 3,2 -5,2 -8,0 8,0',
    gas: '0,0',
    asteroids: '0,0 2,-4 -2,4 -5,0 5,0',
    moons: '-8,0 8,0',
    planetoids: '',
  }),
  layout('5A', 'Pentagon', 'B', {
    stations: '0,-7 7,-6 4,3 -4,7 -7,1',
    mineral: '0,-4 4,-4 3,1 -3,4 -4,0 0,0',
    gas: '',
    asteroids: '3,-6 6,-2 0,6 -6,4 -3,-3',
    moons: '0,0',
    planetoids: '',
  }),
  layout('5B', 'Pentagon, Veiled Core', 'B', {
    stations: '0,-7 7,-6 4,3 -4,7 -7,1',
    mineral: '0,-3 3,-3 3,0 -3,3 -3,1 0,0',
    gas: '',
    asteroids: '0,0 4,-7 7,-2 0,7 -7,5 -4,-3',
    moons: '0,0',
    planetoids: '',
  }),
  layout('6A', 'Hexagon', 'B', {
    stations: '0,-7 7,-7 7,0 0,7 -7,7 -7,0',
    mineral: '0,-4 4,-4 4,0 0,4 -4,4 -4,0 0,0',
    gas: '',
    asteroids: '3,-5 5,-2 2,3 -3,5 -5,2 -2,-3 0,0',
    moons: '0,0',
    planetoids: '',
  }),
  layout('6B', 'The Belt', 'B', {
    stations: '0,-7 7,-7 7,0 0,7 -7,7 -7,0',
    mineral: '3,-7 7,-4 4,3 -3,7 -7,4 -4,-3 0,0',
    gas: '',
    asteroids: '0,-3 3,-3 3,0 0,3 -3,3 -3,0',
    moons: '0,0',
    planetoids: '',
  }),
  layout(
    'T4A',
    'Crossed Swords',
    'A',
    {
      stations: '-5,-4 9,-4 5,4 -9,4',
      mineral: '-3,-2 5,-2 3,2 -5,2 0,0',
      gas: '2,-4 -2,4',
      asteroids: '-4,0 4,0 2,-4 -2,4',
      moons: '0,0',
      planetoids: '',
    },
    { mode: 'teams', teams: [0, 1, 0, 1], order: [0, 1, 2, 3] },
  ),
  layout(
    'T4B',
    'Two Fronts',
    'A',
    {
      stations: '-5,-4 9,-4 5,4 -9,4',
      mineral: '-3,-2 5,-2 3,2 -5,2 2,-4 -2,4',
      gas: '0,0',
      asteroids: '0,0 2,-4 -2,4 -6,0 6,0',
      moons: '0,0',
      planetoids: '',
    },
    { mode: 'teams', teams: [0, 1, 1, 0], order: [0, 1, 3, 2] },
  ),
  layout(
    'T6A',
    'Woven Threes',
    'B',
    {
      stations: '0,-7 7,-7 7,0 0,7 -7,7 -7,0',
      mineral: '0,-4 4,-4 4,0 0,4 -4,4 -4,0 0,0',
      gas: '',
      asteroids: '3,-5 5,-2 2,3 -3,5 -5,2 -2,-3 0,0',
      moons: '0,0',
      planetoids: '',
    },
    { mode: 'teams', teams: [0, 1, 0, 1, 0, 1], order: [0, 1, 2, 3, 4, 5] },
  ),
  layout(
    'T6B',
    'Three Pairs',
    'B',
    {
      stations: '0,-7 7,-7 7,0 0,7 -7,7 -7,0',
      mineral: '3,-7 7,-4 4,3 -3,7 -7,4 -4,-3 0,0',
      gas: '',
      asteroids: '0,-3 3,-3 3,0 0,3 -3,3 -3,0',
      moons: '0,0',
      planetoids: '',
    },
    { mode: 'teams', teams: [0, 1, 2, 0, 1, 2], order: [0, 1, 2, 3, 4, 5] },
  ),
  layout(
    'T6C',
    'Front Line',
    'B',
    {
      stations: '0,-7 7,-7 7,0 0,7 -7,7 -7,0',
      mineral: '0,-4 4,-4 4,0 0,4 -4,4 -4,0 0,0',
      gas: '',
      asteroids: '3,-5 5,-2 2,3 -3,5 -5,2 -2,-3 0,0',
      moons: '0,0',
      planetoids: '',
    },
    { mode: 'teams', teams: [0, 0, 0, 1, 1, 1], order: [0, 4, 2, 3, 1, 5] },
  ),
  layout(
    'S1',
    'Last Stand at the Corner',
    'A',
    {
      stations: '-9,4',
      mineral: '-2,-3 0,0 2,3',
      gas: '',
      asteroids: '-5,0 5,0 2,-4 -2,4',
      moons: '',
      planetoids: '',
    },
    { mode: 'solo', start: [9, -4], npc: at('-8,3 -1,-3 1,-1 3,2 -3,-2 -1,1') },
  ),
  layout(
    'S2',
    'Short Fuse',
    'B',
    {
      stations: '-7,0',
      mineral: '2,-4 0,0 -2,4',
      gas: '',
      asteroids: '4,-7 -3,7 4,-2 2,2',
      moons: '',
      planetoids: '',
    },
    { mode: 'solo', start: [7, 0], npc: at('-6,0 3,-4 1,0 -1,4 1,-3 -1,0') },
  ),
  layout(
    'S3',
    'Thick Belt',
    'A',
    {
      stations: '-9,4',
      mineral: '-3,-2 3,2',
      gas: '0,0',
      asteroids: '0,0 2,-4 -2,4 -5,1 5,-1 5,-4 -5,4',
      moons: '',
      planetoids: '',
    },
    { mode: 'solo', start: [9, -4], npc: at('-8,3 -2,-2 1,-1 4,1 -4,-1 -1,1') },
  ),
];

/** The default layouts by mode and number of seats. */
export const USUAL: Readonly<Record<Layout['mode'], Readonly<Record<number, string>>>> = {
  free: { 2: '2A', 3: '3A', 4: '4A', 5: '5A', 6: '6A' },
  teams: { 4: 'T4A', 6: 'T6A' },
  solo: { 1: 'S1' },
};

export const layoutNamed = (id: string): Layout | undefined => LAYOUTS.find((one) => one.id === id);
