import { MODULES } from '../../src/content/modules.ts';
import { TILES } from '../../src/content/tiles.ts';

// An independent calculation of rocket blueprints: three rows of four cells (MS-097 to MS-120, MS-210 to MS-233).

export interface Cell {
  tile: string;
  turn: number;
  payload: string | null;
}
export type Blueprint = readonly (Cell | null)[];

const EDGES = new Map(TILES.map(({ id, edges }) => [id, edges]));
export const isPayloadTile = (id: string): boolean => id.startsWith('P');

/** The letter on one side (0 north, 1 east, 2 south, 3 west) of a laid tile. */
function edge({ tile, turn }: Cell, side: number): string {
  const edges = EDGES.get(tile) as string;
  return (edges.slice(4 - turn) + edges.slice(0, 4 - turn)).charAt(side);
}

const areAdjacent = (a: number, b: number): boolean => {
  const [down, across] = [Math.abs(Math.floor(a / 4) - Math.floor(b / 4)), Math.abs((a % 4) - (b % 4))];
  return down + across === 1;
};

/** Letters of matched pairs among these cells (MS-106, MS-118). */
function pairs(blueprint: Blueprint, cells: readonly number[]): string[] {
  const found: string[] = [];
  for (const a of cells)
    for (const b of cells) {
      const [one, other] = [blueprint[a], blueprint[b]];
      if (b <= a || !areAdjacent(a, b) || !one || !other) continue;
      const beside = b === a + 1;
      const letter = edge(one, beside ? 1 : 2);
      if (letter !== '-' && letter === edge(other, beside ? 3 : 0)) found.push(letter);
    }
  return found;
}

/** Centre icons of a letter, or of any, among these cells (MS-104, MS-105). */
function centres(blueprint: Blueprint, cells: readonly number[], letter: string | null): number {
  let sum = 0;
  for (const cell of cells) {
    const laid = blueprint[cell];
    if (!laid || isPayloadTile(laid.tile) || (letter !== null && !laid.tile.startsWith(letter))) continue;
    sum += laid.tile.endsWith('14') ? 2 : 1;
  }
  return sum;
}

const ALL = Array.from({ length: 12 }, (_none, cell) => cell);
/** The cells of a module slot: `B`, `BC`, `3`. */
const zone = (slot: string): number[] =>
  ALL.filter((cell) =>
    slot >= 'A' ? slot.includes('ABC'.charAt(Math.floor(cell / 4))) : Number(slot) === 1 + (cell % 4),
  );

/** Whether a module fits in a slot (MS-115). */
export function fits(module: string, slot: string): boolean {
  const kind = MODULES.find(({ id }) => id === module)?.zone;
  return kind === (slot.length === 2 ? 'rows' : slot >= 'A' ? 'row' : 'column');
}

/**
 * Requirements and bonuses of the modules, from the rules inventory: centres `S`, `E`, `C` or any `*`, pairs `=`,
 * Payload tiles `P`, all cells filled `#`; `A` is Adaptivity.
 */
const WANTS: Readonly<Record<string, readonly [wants: string, gives: string]>> = {
  M01: ['SS', 'SS'],
  M02: ['EE', 'EE'],
  M03: ['CC', 'CC'],
  M04: ['==', 'SE'],
  M05: ['==', 'EC'],
  M06: ['P**', 'AA'],
  M07: ['#', 'SEC'],
  M08: ['SSS', 'SSS'],
  M09: ['EEE', 'EEE'],
  M10: ['CCC', 'CCC'],
  M11: ['====', 'AAA'],
  M12: ['PP**', 'SEC'],
  M13: ['SSEECC', 'AAA'],
  M14: ['SS', 'SS'],
  M15: ['EE', 'EE'],
  M16: ['CC', 'CC'],
  M17: ['SEC', 'AA'],
  M18: ['#', 'SC'],
  M19: ['==', 'EA'],
  M20: ['P*', 'SA'],
};
const count = (text: string, letter: string): number => text.split(letter).length - 1;

export function isModuleWorking(blueprint: Blueprint, module: string, slot: string): boolean {
  const cells = zone(slot);
  const wants = WANTS[module]?.[0] as string;
  const bays = cells.filter((cell) => blueprint[cell] && isPayloadTile(blueprint[cell].tile)).length;
  return (
    ['S', 'E', 'C'].every((letter) => centres(blueprint, cells, letter) >= count(wants, letter)) &&
    centres(blueprint, cells, null) >= count(wants, '*') &&
    pairs(blueprint, cells).length >= count(wants, '=') &&
    bays >= count(wants, 'P') &&
    (!wants.includes('#') || cells.every((cell) => blueprint[cell] !== null))
  );
}

/** Structure, Electronics, Code and Adaptivity (MS-110). */
export function parameters(
  blueprint: Blueprint,
  slots: readonly string[],
  modules: readonly (string | null)[],
): number[] {
  const joined = pairs(blueprint, ALL);
  return ['S', 'E', 'C', 'A'].map((letter) => {
    let sum = letter === 'A' ? 0 : centres(blueprint, ALL, letter) + joined.filter((own) => own === letter).length;
    modules.forEach((module, i) => {
      const slot = slots[i] as string;
      if (module !== null && isModuleWorking(blueprint, module, slot))
        sum += count(WANTS[module]?.[1] as string, letter);
    });
    return sum;
  });
}

/** Cells where a tile may be placed (MS-099, MS-100). */
export function placeableCells(blueprint: Blueprint): number[] {
  if (blueprint.every((cell) => cell === null)) return ALL;
  return ALL.filter(
    (cell) => blueprint[cell] !== null || ALL.some((other) => areAdjacent(cell, other) && blueprint[other] !== null),
  );
}
