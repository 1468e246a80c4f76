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
import { t } from './text.ts';

/** A fault that makes a layout unplayable. */
export interface Fault {
  code: LayoutFault;
  words: string;
  hexes: Hex[];
}

/** The faults by hex. */
export const wrongHexes = (faults: readonly Fault[]): ReadonlyMap<Hex, string> =>
  new Map(faults.flatMap(({ hexes, words }) => hexes.map((hex) => [hex, words] as const)));

/** A seat's distances to the planets, nearest first; `off` marks those much longer than another seat's. */
interface Distances {
  seat: number;
  far: { n: number; off: boolean }[];
}

export interface Check {
  faults: Fault[];
  /** Problems that do not prevent play: uneven distances, seats out of order. */
  warnings: string[];
  distances: Distances[];
  /** Whether seats are not in clockwise order. */
  jumbled: boolean;
}

/** The text of each fault that the rules report. */
const WORDS: Readonly<Record<LayoutFault, (finding: Finding, draft: Draft) => string>> = {
  shape: () => t('shape'),
  size: ({ n = 0 }) => t('size', { n }),
  board: () => t('board'),
  'off-board': () => t('pieces-off-board'),
  stations: ({ n = 0 }, { stations }) => t('stations', { n: n - placed(stations).length }),
  minerals: ({ n = 0, m = 0 }, { mineral, stations }) =>
    t(n === m ? 'minerals-exactly' : 'minerals', { have: mineral.length, seats: stations.length, n, m }),
  'most-minerals': ({ n = 0 }, { mineral }) => t('most-minerals', { have: mineral.length, n }),
  'most-gas': ({ n = 0 }, { gas }) => t('most-gas', { have: gas.length, n }),
  'most-tiles': ({ n = 0 }, { asteroids }) => t('most-tiles', { have: asteroids.length, n }),
  'most-moons': ({ n = 0 }, { moons, planetoids }) => t('most-moons', { have: moons.length + planetoids.length, n }),
  'solo-planets': (_finding, { mineral, gas }) => t('solo-planets', { have: mineral.length + gas.length }),
  crowded: () => t('crowded'),
  edge: () => t('edge'),
  overlap: () => t('overlap'),
  moons: () => t('moons'),
  room: ({ n = 0, m = 0 }) => t('room', { n, m }),
  teams: () => t('teams'),
  turns: () => t('turns'),
  'enemy-mothership': () => t('enemy-mothership'),
  'enemy-ships': () => t('enemy-ships'),
  fleet: (_finding, { start, npc }) =>
    [
      start === null ? t('no-start') : '',
      npc.includes(null) ? t('enemies-missing', { n: ENEMIES.length - placed(npc).length }) : '',
    ]
      .filter(Boolean)
      .join(' '),
};

/** Whether the fault is a lack of pieces, so that no hex is marked. */
const isShort = ({ fault, cells, n = 0 }: Finding): boolean =>
  ((fault === 'stations' || fault === 'minerals') && cells.length < n) ||
  (fault === 'solo-planets' && cells.length < 3);

/** Maximum difference between seats' distances to planets that is still fair. */
const FAIR = 2;

function distancesOf(layout: Layout, seats: readonly number[]): Distances[] {
  const rows = planetDistances(layout);
  const nearest = rows[0]?.map((n, i) => Math.min(...rows.map((row) => row[i] ?? n))) ?? [];
  return rows.map((row, i) => ({
    seat: seats[i] ?? i,
    far: row.map((n, rank) => ({ n, off: n - (nearest[rank] ?? n) > FAIR })),
  }));
}

/** Checks a layout: faults that make it unplayable, warnings, and the distances to the planets. */
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
  const uneven = unevenSeats(layout).map(({ seats: [a, b], by }) =>
    t('uneven', { a: (seats[a] ?? a) + 1, b: (seats[b] ?? b) + 1, by }),
  );
  const standing = placed(draft.stations);
  const jumbled = clockwise(standing).some((hex, i) => hex !== standing[i]);
  return {
    faults,
    warnings: [...uneven, ...(jumbled ? [t('not-clockwise')] : [])],
    distances: draft.mode === 'solo' ? [] : distancesOf(layout, seats),
    jumbled,
  };
}
