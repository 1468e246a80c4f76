import { defined, type Json } from '@orrery/kernel';
import { type Axial, BOARDS, type Board, cellAt } from '../content/hexes.ts';
import type { Layout } from '../content/layouts.ts';
import { alternates, enemyFindings, type Finding, findingsOf, findingText, type LayoutFault } from './layout-faults.ts';

export interface Reading {
  /** Null if it is invalid. */
  layout: Layout | null;
  /** All faults with their cells, and the text of the first; null if there is none. */
  findings: Finding[];
  fault: string | null;
}

const PLACES = ['stations', 'mineral', 'gas', 'asteroids', 'moons', 'planetoids'] as const;
type Places = Record<(typeof PLACES)[number], Axial[]>;
/** Maximum length of a list of cells; longer ones are rejected. */
const FAR_TOO_MANY = 20;
export const LONGEST_NAME = 60;
/** Maximum size in characters, because a layout is stored in the options of its match. */
const LONGEST = 2000;

/** Parses a custom layout and reports its faults (MO-056, MO-057). */
export function readLayout(given: Json, sort: Layout['mode'], seats: number): Reading {
  const bad = (...findings: Finding[]): Reading => ({
    layout: null,
    findings,
    fault: findingText(defined(findings[0])),
  });
  const wrong = (fault: LayoutFault): Finding => ({ fault, cells: [] });
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return bad(wrong('shape'));
  if (JSON.stringify(given).length > LONGEST) return bad({ n: LONGEST, ...wrong('size') });
  const { name, board: id, teams, order, start, npc } = given;
  if (id !== 'A' && id !== 'B') return bad(wrong('board'));
  const board = BOARDS[id];
  const places = {} as Places;
  for (const place of PLACES) {
    const cells = axials(given[place] ?? [], board);
    if (cells === null) return bad(wrong('off-board'));
    places[place] = cells;
  }
  const layout: Layout = {
    id: 'custom',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : 'Custom',
    mode: sort,
    board: id,
    ...places,
  };
  const more: Finding[] = [];
  if (sort === 'teams') {
    const sides = numbers(teams, seats);
    const turns = numbers(order ?? Array.from({ length: seats }, (_none, seat) => seat), seats);
    if (!sides || !turns || new Set(turns).size !== seats || !areTeams(sides)) more.push(wrong('teams'));
    else if (!alternates(sides, turns)) more.push(wrong('turns'));
    else Object.assign(layout, { teams: sides, order: turns });
  }
  if (sort === 'solo') {
    const [from] = axials([start ?? null], board) ?? [];
    const fleet = axials(npc ?? [], board);
    if (!from || fleet?.length !== 6) more.push(wrong('fleet'));
    else {
      more.push(...enemyFindings(layout, fleet));
      Object.assign(layout, { start: from, npc: fleet });
    }
  }
  const findings = [...findingsOf(layout, seats), ...more];
  return findings.length > 0 ? bad(...findings) : { layout, findings, fault: null };
}

/** Cells of the board as pairs of whole numbers, or null. */
function axials(given: Json | undefined, board: Board): Axial[] | null {
  if (!Array.isArray(given) || given.length > FAR_TOO_MANY) return null;
  const isCell = (pair: Json): boolean =>
    Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger) && cellAt(board, pair as never) >= 0;
  return given.every(isCell) ? (given as unknown as Axial[]) : null;
}

function numbers(given: Json | undefined, seats: number): number[] | null {
  if (!Array.isArray(given) || given.length !== seats) return null;
  return given.every((n) => Number.isInteger(n) && (n as number) >= 0 && (n as number) < seats)
    ? (given as number[])
    : null;
}

function areTeams(sides: readonly number[]): boolean {
  const sizes = [...new Set(sides)].map((team) => sides.filter((other) => other === team).length);
  return sizes.length >= 2 && sizes.every((size) => size === sizes[0] && size >= 2);
}
