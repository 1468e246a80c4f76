import {
  type Finding,
  type Layout,
  type LayoutFault,
  planetDistances,
  readLayout,
  unevenSeats,
} from '@orrery/mothership';
import { type Hex, hexOf } from '../board/hex.ts';
import { type Draft, ENEMIES, placed, seatsOf, written } from './draft.ts';
import { clockwise } from './pieces.ts';

/** One thing that keeps a layout from being played on. */
export interface Fault {
  code: LayoutFault;
  words: string;
  hexes: Hex[];
}

/** How far a seat is from the planets, the nearest first; `off` where that differs too much from another seat's. */
export interface Distances {
  seat: number;
  far: { n: number; off: boolean }[];
}

export interface Check {
  faults: Fault[];
  /** Nothing that is forbidden, but nothing that is fair either. */
  warnings: string[];
  distances: Distances[];
  /** Seats do not sit clockwise. */
  jumbled: boolean;
}

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** What is wrong, in words that say how to mend it. The typed faults are the rules' own. */
const WORDS: Readonly<Record<LayoutFault, (finding: Finding, draft: Draft) => string>> = {
  shape: () => 'This is no layout.',
  size: ({ n = 0 }) => `A layout has at most ${n} letters.`,
  board: () => 'A layout lies on board A or B.',
  'off-board': () => 'Some pieces lie off the board.',
  stations: ({ n = 0 }, { stations }) => {
    const missing = n - placed(stations).length;
    return `${count(missing, 'station')} still to be placed.`;
  },
  minerals: ({ n, m }, { mineral, stations }) =>
    `${count(mineral.length, 'mineral planet')}; ${stations.length} players need ${n} or ${m}.`,
  'most-minerals': ({ n }, { mineral }) => `${mineral.length} mineral planets; there are ${n}.`,
  'most-gas': ({ n }, { gas }) => `${gas.length} gas planets; there are ${n}.`,
  'most-tiles': ({ n }, { asteroids }) => `${asteroids.length} asteroid tiles; there are ${n}.`,
  'most-moons': ({ n }, { moons, planetoids }) =>
    `${moons.length + planetoids.length} moons and planetoids; there are ${n}.`,
  'solo-planets': (_finding, { mineral, gas }) =>
    `${count(mineral.length + gas.length, 'planet')}; the solo challenge has exactly three.`,
  crowded: () => 'Two pieces share a hex.',
  edge: () => 'A station stands on the edge; move it inwards.',
  overlap: () => 'Asteroid tiles overlap.',
  moons: () => 'A moon stands on no planet.',
  room: ({ n, m }) => `Too little room for a fleet: ${n} free hexes are needed within ${m} of its start.`,
  teams: () => 'Teams must be equal, of two or three players.',
  turns: () => 'Team-mates must not take turns in a row.',
  'enemy-mothership': () => 'The enemy mothership must stand beside your station.',
  'enemy-ships': () => 'The other enemy ships must stand beside the planets, one or more at each.',
  fleet: (_finding, { start, npc }) =>
    [
      start === null ? 'Your fleet has no start.' : '',
      npc.includes(null) ? `${count(ENEMIES.length - placed(npc).length, 'enemy ship')} still to be placed.` : '',
    ]
      .filter(Boolean)
      .join(' '),
};

/** Where there are too few, those that are there are not to blame. */
const isShort = ({ fault, cells, n = 0 }: Finding): boolean =>
  ((fault === 'stations' || fault === 'minerals') && cells.length < n) ||
  (fault === 'solo-planets' && cells.length < 3);

/** By how much planets may lie farther from one seat than from another. */
const FAIR = 2;

function distancesOf(layout: Layout, seats: readonly number[]): Distances[] {
  const rows = planetDistances(layout);
  const nearest = rows[0]?.map((_n, i) => Math.min(...rows.map((row) => row[i] as number))) ?? [];
  return rows.map((row, i) => ({
    seat: seats[i] as number,
    far: row.map((n, rank) => ({ n, off: n - (nearest[rank] as number) > FAIR })),
  }));
}

/** Everything there is to say about a layout: what the server would refuse, and what is uneven. */
export function checkOf(draft: Draft): Check {
  const option = written(draft);
  const { findings } = readLayout(option, draft.mode, seatsOf(draft));
  const faults = findings.map((finding) => ({
    code: finding.fault,
    words: WORDS[finding.fault](finding, draft),
    hexes: isShort(finding) ? [] : finding.cells.map(([q, r]) => hexOf(q, r)),
  }));
  const seats = draft.stations.flatMap((hex, seat) => (hex === null ? [] : [seat]));
  const layout = { ...option, mode: draft.mode } as unknown as Layout;
  const uneven = unevenSeats(layout).map(
    ({ seats: [a, b], by }) =>
      `Seats ${(seats[a] as number) + 1} and ${(seats[b] as number) + 1}: their planets differ by ${by} in distance.`,
  );
  const standing = placed(draft.stations);
  const jumbled = clockwise(standing).some((hex, i) => hex !== standing[i]);
  return {
    faults,
    warnings: [...uneven, ...(jumbled ? ['Seats do not follow one another clockwise.'] : [])],
    distances: draft.mode === 'solo' ? [] : distancesOf(layout, seats),
    jumbled,
  };
}
