import { BOARDS, type Board } from '../../src/content/hexes.ts';
import { developmentOf, TOKEN, titleOf } from '../../src/content/set.ts';
import { unitName, unitNamed } from '../../src/content/units.ts';
import type { Planet, Player, State } from '../../src/state.ts';

// Effects of pieces, techs, artifacts and developments, written from the numbered rules only: the referee shares no
// code with the game's rules and uses only names from the content.

export type Kind = 'S' | 'M' | 'F' | 'B' | 'G';
export const kindOf = (unit: number): Kind => 'SMFFFBBGGG'.charAt(unit % 10) as Kind;
export const sideOf = (unit: number): number => Math.floor(unit / 10);
export const isShip = (unit: number): boolean => 'MFB'.includes(kindOf(unit));
export const nameOf = unitName;
export const unitOf = unitNamed;
export const motherOf = (side: number): number => side * 10 + 1;
export const stationOf = (side: number): number => side * 10;
export const unitsOf = (side: number): number[] => Array.from({ length: 10 }, (_none, slot) => side * 10 + slot);
export const shipsOf = (side: number): number[] => unitsOf(side).filter(isShip);
export const guardiansOf = (side: number): number[] => unitsOf(side).filter((unit) => kindOf(unit) === 'G');
export const bit = (bits: number, unit: number): boolean => ((bits >> (unit % 10)) & 1) === 1;

/** The kinds that each kind can damage (MO-137, MO-141, MO-142, MO-147). */
const HARMS: Readonly<Record<Kind, string>> = { S: '', M: 'SMFBG', F: 'MFBG', B: 'SMG', G: 'MFBG' };
export const harms = (unit: number, target: number): boolean => HARMS[kindOf(unit)].includes(kindOf(target));
export const LOOT: Readonly<Record<Kind, number>> = { S: 3, M: 3, F: 1, B: 1, G: 1 };
export const POINTS: Readonly<Record<Kind, number>> = { S: 3, M: 2, F: 1, B: 1, G: 0 };

export const of = (s: State, side: number): Player => s.players[side] as Player;
export const at = (s: State, unit: number): number => s.at[unit] as number;
export const lives = (s: State, unit: number): boolean => at(s, unit) >= 0;
export const everyUnit = (s: State): number[] => s.players.flatMap((_player, side) => unitsOf(side));
export const isSeat = (s: State, side: number): boolean => side < s.out.length;
export const isOut = (s: State, side: number): boolean => of(s, side).fell >= 0;
export const mates = (s: State, a: number, b: number): boolean => a >= 0 && b >= 0 && s.teams[a] === s.teams[b];

/** Whether a side has a tech in effect; tier five has no effect without a mothership (MO-260). */
export function has(s: State, side: number, tech: string): boolean {
  if (side < 0) return false;
  const { tier, branch } = of(s, side);
  const category = 'ECSL'.indexOf(tech.charAt(0));
  const level = Number(tech.charAt(1));
  if ((tier[category] as number) < level) return false;
  if (level > 2 && branch[category] !== 'ab'.indexOf(tech.charAt(2))) return false;
  return level < 5 || lives(s, motherOf(side));
}
/** The solo opponent has no economy, so some techs do nothing for it (MO-594). */
export const earns = (s: State, side: number, tech: string): boolean => isSeat(s, side) && has(s, side, tech);

export const planetsOf = (s: State, side: number): Planet[] =>
  s.planets.filter(({ owner, cell }) => owner === side && cell >= 0);
const artifactOn = ({ explored, token }: Planet): number =>
  explored && token.cards.length > 0 ? (token.cards[0] as number) - TOKEN + 1 : 0;
export const artifactsOf = (s: State, side: number): number[] =>
  planetsOf(s, side).flatMap((planet) => (artifactOn(planet) > 0 ? [artifactOn(planet)] : []));
export const owns = (s: State, side: number, artifact: number): boolean => artifactsOf(s, side).includes(artifact);
export const works = ({ developments }: Planet): string[] => developments.map((card) => developmentOf(card).id);
export const title = (card: number): number => titleOf(card).id;

/** For each development: minerals, gas, influence, defence, energy and points (MO-517 to MO-528). */
const WORKS: Readonly<Record<string, readonly [number, number, number, number, number, number]>> = {
  farmland: [0, 0, 1, 1, 0, 1],
  'surface-mine': [1, 0, 0, 0, 0, 1],
  'gas-skimmer': [0, 2, 0, 0, 0, 1],
  'town-council': [0, 0, 1, 0, 0, 1],
  garrison: [0, 0, 0, 2, 0, 1],
  'shield-lattice': [0, 0, 0, 3, 0, 1],
  'power-relay': [0, 0, 0, 0, 1, 1],
  'deep-shaft': [1, 0, 0, 1, 0, 1],
  'cloud-refinery': [0, 1, 1, 0, 0, 1],
  'embassy-quarter': [0, 0, 2, 0, 0, 2],
  'capital-dome': [1, 0, 1, 1, 0, 2],
  'antimatter-works': [0, 1, 0, 0, 1, 2],
};
/** The kind of planet that a development requires (MO-504). */
export const ONLY: Readonly<Record<string, string>> = {
  'surface-mine': 'mineral',
  'deep-shaft': 'mineral',
  'gas-skimmer': 'gas',
  'cloud-refinery': 'gas',
  'antimatter-works': 'gas',
};
const sumOf = (planet: Planet, column: number): number =>
  works(planet).reduce((sum, id) => sum + ((WORKS[id] as readonly number[])[column] as number), 0);

/** The total an attack on a planet needs (MO-429, MO-430). */
export function needs(s: State, planet: Planet): number {
  if (planet.owner < 0) return 6;
  const walls = has(s, planet.owner, 'E3b') ? 13 : has(s, planet.owner, 'E1') ? 9 : 6;
  return walls + sumOf(planet, 3) + (artifactOn(planet) === 7 ? 2 : 0) + (owns(s, planet.owner, 5) ? 1 : 0);
}

/** The income of a side: minerals, gas, influence (MO-240 to MO-243, MO-268, MO-271, MO-301, MO-451). */
export function income(s: State, side: number): [number, number, number] {
  const stopped = s.blockade >= 0 && (s.agreed.blockadeAll || s.blockade !== side);
  if (stopped) return [0, 0, 0];
  const station = lives(s, stationOf(side)) ? (has(s, side, 'L4b') ? [2, 1] : [1, 0]) : [0, 0];
  const all: [number, number, number] = [station[0] as number, station[1] as number, 0];
  for (const planet of planetsOf(s, side)) {
    const rocky = planet.kind === 'mineral';
    const minerals = (rocky ? 1 : 0) + sumOf(planet, 0);
    all[0] += rocky && has(s, side, 'E4a') ? 2 * minerals : minerals;
    all[1] += planet.kind === 'gas' ? 1 : rocky && has(s, side, 'E4b') ? 1 : 0;
    all[1] += sumOf(planet, 1) + (artifactOn(planet) === 2 ? 1 : 0);
    all[2] += sumOf(planet, 2);
  }
  return all;
}

/** The total energy a side should have (MO-030, MO-285, MO-287, MO-458, MO-510). */
export const energyOf = (s: State, side: number): number =>
  15 +
  (has(s, side, 'S2') ? 2 : 0) +
  (has(s, side, 'S4a') ? 4 : 0) +
  (owns(s, side, 9) ? 2 : 0) +
  planetsOf(s, side).reduce((sum, planet) => sum + sumOf(planet, 4), 0);
const row = (s: State, side: number, n: number): number =>
  Math.max(0, (of(s, side).energy[n] as number) - (of(s, side).prodded[n] as number));
/** Rows of a mothership with energy that Prod can remove (MO-339). */
export const rowsOf = (s: State, unit: number): string[] =>
  ['engines', 'weapons', 'shields']
    .filter((_row, n) => row(s, sideOf(unit), n) > 0)
    .map((name) => `${unitName(unit)}/${name}`);
export const shieldsMax = (s: State, side: number): number => row(s, side, 2) + (owns(s, side, 11) ? 2 : 0);

/** Victory points (MO-554 to MO-556, MO-560). */
export const score = (s: State, side: number): number =>
  of(s, side).points + planetsOf(s, side).reduce((sum, planet) => sum + 1 + sumOf(planet, 5), 0);

export const supported = (s: State, side: number): number => (has(s, side, 'L3a') ? 3 : has(s, side, 'L1') ? 1 : 0);

/** The number of sides of a unit's die; 0 if it does not roll (MO-121, MO-136, MO-140, MO-146). */
export function dieOf(s: State, unit: number): number {
  const kind = kindOf(unit);
  if (kind === 'M') return 2 * Math.ceil(row(s, sideOf(unit), 1) / 2);
  return { S: 0, F: 6, B: 8, G: 6 }[kind];
}

/** Spaces of a ship this turn (MO-113, MO-114, MO-120). */
export function spacesOf(s: State, unit: number): number {
  const side = sideOf(unit);
  const kind = kindOf(unit);
  let spaces = owns(s, side, 8) ? 1 : 0;
  if (kind === 'F') spaces += has(s, side, 'C4a') ? 7 : 4;
  if (kind === 'B') spaces += has(s, side, 'S3a') ? 5 : 3;
  if (kind === 'M') {
    const energy = row(s, side, 0);
    spaces += (s.agreed.engines === 'each' ? energy : Math.ceil(energy / 2)) + (owns(s, side, 10) ? 2 : 0);
  }
  if (side !== s.turn) return spaces;
  for (const { slot, add } of s.thisTurn.boosts) if (slot === unit % 10) spaces = add === 0 ? 2 * spaces : spaces + add;
  return spaces;
}

/** Hex coordinates, computed independently (MO-036, MO-037). */
const axial = (board: Board, cell: number): [number, number] =>
  (board.names[cell] as string).split(',').map(Number) as [number, number];
const tables = new Map<Board, { far: number[][]; near: number[][] }>();
function table(s: State): { far: number[][]; near: number[][] } {
  const board = BOARDS[s.board];
  const known = tables.get(board);
  if (known) return known;
  const cells = board.names.map((_name, cell) => axial(board, cell));
  const far = cells.map(([q, r]) =>
    cells.map(([x, y]) => Math.max(Math.abs(q - x), Math.abs(r - y), Math.abs(q - x + r - y))),
  );
  const near = far.map((row) => row.flatMap((distance, cell) => (distance === 1 ? [cell] : [])));
  const made = { far, near };
  tables.set(board, made);
  return made;
}
export const far = (s: State, a: number, b: number): number => table(s).far[a]?.[b] as number;
export const near = (s: State, cell: number): number[] => (cell < 0 ? [] : (table(s).near[cell] as number[]));
export const cellName = (s: State, cell: number): string => BOARDS[s.board].names[cell] as string;
export const cellNamed = (s: State, name: string): number => BOARDS[s.board].byName.get(name) ?? -1;
export const cells = (s: State): number[] => BOARDS[s.board].names.map((_name, cell) => cell);

/** The piece on each hex: a unit, or `-2 - planet`; computed from the pieces' positions. */
export function standing(s: State): Map<number, number> {
  const found = new Map<number, number>();
  for (const unit of everyUnit(s)) if (lives(s, unit)) found.set(at(s, unit), unit);
  for (const [i, { cell }] of s.planets.entries()) if (cell >= 0) found.set(cell, -2 - i);
  return found;
}
export const isField = (s: State, cell: number): boolean =>
  cell >= 0 && (s.fields[cell] as number) >= 0 && !s.planets.some((planet) => planet.cell === cell);
/** Friendly ships and guardians beside a hex; stations never count (MO-180, MO-227, MO-230). */
export const friendsBeside = (s: State, side: number, cell: number): number[] =>
  everyUnit(s).filter(
    (unit) => kindOf(unit) !== 'S' && lives(s, unit) && mates(s, sideOf(unit), side) && far(s, at(s, unit), cell) === 1,
  );
export const enemyGuardians = (s: State, side: number, cell: number): number[] =>
  everyUnit(s).filter(
    (unit) =>
      kindOf(unit) === 'G' && lives(s, unit) && !mates(s, sideOf(unit), side) && far(s, at(s, unit), cell) === 1,
  );
export const truce = (s: State): boolean => s.round <= s.agreed.truce;
/** Whether a ship is held by a Tractor Beam, or on its owner's turn by a Forced Update (MO-288, MO-366). */
export const held = (s: State, unit: number): boolean =>
  s.players.some(({ tractor }) => tractor === unit) || (sideOf(unit) === s.turn && updated(s, unit));
export const updated = (s: State, unit: number): boolean => s.updates.some((update) => update.unit === unit);

/** Whether a friendly ship can be warped; a team-mate's ship only once a turn (MO-116, MO-118, MO-657, MO-658). */
export const unspent = (s: State, unit: number): boolean =>
  isShip(unit) &&
  lives(s, unit) &&
  mates(s, sideOf(unit), s.turn) &&
  !held(s, unit) &&
  !s.thisTurn.warped.includes(unit) &&
  (sideOf(unit) !== s.turn || (!bit(s.thisTurn.moved, unit) && !bit(s.thisTurn.attacked, unit)));
