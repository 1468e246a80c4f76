import { defined } from '@orrery/kernel';
import { BOARDS, flower } from '@orrery/mothership';
import { type Hex, hexAt, hexOf, placeOf } from '../board/hex.ts';
import { type Draft, isOn, KINDS, type Kind } from './draft.ts';
import { images, type Symmetry } from './symmetry.ts';

/** Tools that place a piece on a hex. */
export const TOOLS = ['station', 'mineral', 'gas', 'asteroids', 'moon', 'planetoid', 'start', 'enemy'] as const;
export type Tool = (typeof TOOLS)[number];
/** Why an edit was refused. */
type Refusal = 'stations-stand' | 'enemies-stand' | 'no-planet' | 'nothing-here' | 'off-board';
export type Outcome = Draft | Refusal;
export const isDone = (outcome: Outcome): outcome is Draft => typeof outcome !== 'string';

/** Pieces that may share a hex with another piece, and their lists in the draft. */
const LISTS = { asteroids: 'asteroids', moon: 'moons' } as const;

/** The piece on a hex, apart from asteroids and moons. */
export function pieceAt(draft: Draft, hex: Hex): Exclude<Tool, 'asteroids' | 'moon'> | null {
  if (draft.stations.includes(hex)) return 'station';
  if (draft.npc.includes(hex)) return 'enemy';
  if (draft.start === hex) return 'start';
  if (draft.mineral.includes(hex)) return 'mineral';
  if (draft.gas.includes(hex)) return 'gas';
  return draft.planetoids.includes(hex) ? 'planetoid' : null;
}

/** The hexes of a tile that are on the board. */
export const tileHexes = (draft: Draft, centre: Hex): Hex[] => {
  const board = BOARDS[draft.board];
  return flower(board, hexAt(centre)).flatMap((cell) => (cell < 0 ? [] : [defined(board.names[cell])]));
};

/** The centre of the tile that covers a hex. */
export const tileAt = (draft: Draft, hex: Hex): Hex | null =>
  draft.asteroids.find((centre) => tileHexes(draft, centre).includes(hex)) ?? null;

const without = <T>(all: readonly T[], one: T): T[] => all.filter((other) => other !== one);

/** Maps the hex of every piece except asteroid tiles; null removes the piece. */
function mapped(draft: Draft, to: (hex: Hex) => Hex | null): Draft {
  const cells = (list: readonly Hex[]) => list.flatMap((hex) => to(hex) ?? []);
  const held = (hex: Hex | null) => (hex === null ? null : to(hex));
  const kinds = without<Kind>(KINDS, 'asteroids').map((kind) => [kind, cells(draft[kind])] as const);
  return {
    ...draft,
    ...(Object.fromEntries(kinds) as Record<Exclude<Kind, 'asteroids'>, Hex[]>),
    stations: draft.stations.map(held),
    npc: draft.npc.map(held),
    start: held(draft.start),
  };
}

const cleared = (draft: Draft, hex: Hex): Draft => mapped(draft, (other) => (other === hex ? null : other));

/** Assigns the hex to the first unplaced piece. */
function firstTo(places: readonly (Hex | null)[], hex: Hex): (Hex | null)[] {
  const waiting = places.indexOf(null);
  return places.map((place, i) => (i === waiting ? hex : place));
}

/** Places one piece. It replaces the piece already there, except that asteroids and moons share the hex. */
function put(draft: Draft, tool: Tool, hex: Hex): Outcome {
  const clear = cleared(draft, hex);
  switch (tool) {
    case 'station':
      return clear.stations.includes(null) ? { ...clear, stations: firstTo(clear.stations, hex) } : 'stations-stand';
    case 'enemy':
      return clear.npc.includes(null) ? { ...clear, npc: firstTo(clear.npc, hex) } : 'enemies-stand';
    case 'start':
      return { ...clear, start: hex };
    case 'asteroids':
      return { ...draft, asteroids: [...draft.asteroids, hex] };
    case 'moon':
      return isPlanet(draft, hex) ? { ...draft, moons: [...without(draft.moons, hex), hex] } : 'no-planet';
    case 'planetoid':
      return { ...clear, planetoids: [...clear.planetoids, hex] };
    default: {
      // A planet that changes its kind keeps its moon.
      const moons = draft.moons.includes(hex) ? [...clear.moons, hex] : clear.moons;
      return { ...clear, moons, [tool]: [...clear[tool], hex] };
    }
  }
}

const isPlanet = ({ mineral, gas }: Draft, hex: Hex): boolean => mineral.includes(hex) || gas.includes(hex);

/** Whether the hex already has the tool's piece, so that placing it removes it. */
export const holds = (draft: Draft, tool: Tool, hex: Hex): boolean =>
  tool === 'asteroids' || tool === 'moon' ? draft[LISTS[tool]].includes(hex) : pieceAt(draft, hex) === tool;

const takeAway = (draft: Draft, tool: Tool, hex: Hex): Draft =>
  tool === 'asteroids' || tool === 'moon'
    ? { ...draft, [LISTS[tool]]: without(draft[LISTS[tool]], hex) }
    : cleared(draft, hex);

/** The hexes that a tool changes: the distinct images of a hex under the symmetry, or one hex for the start. */
export function anchorsOf(draft: Draft, tool: Tool | 'erase', symmetry: Symmetry, hex: Hex): Hex[] {
  const all = [...new Set(images(symmetry, draft.board, [hex]).flat())];
  if (tool === 'start') return [hex];
  // Seats are numbered clockwise.
  return tool === 'station' ? clockwise(all) : all;
}

/** Places a piece on a hex and its images; if the hex already has that piece, removes it from all of them. */
export function place(draft: Draft, tool: Tool, hex: Hex, symmetry: Symmetry = 'none'): Outcome {
  const anchors = anchorsOf(draft, tool, symmetry, hex);
  if (holds(draft, tool, hex)) {
    return anchors.reduce((now, anchor) => (holds(now, tool, anchor) ? takeAway(now, tool, anchor) : now), draft);
  }
  const first = put(draft, tool, hex);
  if (!isDone(first)) return first;
  let now = first;
  for (const anchor of without(anchors, hex)) {
    if (holds(now, tool, anchor)) continue;
    const next = put(now, tool, anchor);
    if (isDone(next)) now = next;
  }
  return now;
}

/** Erases the piece, or else the tile, on a hex and its images. */
export function erase(draft: Draft, hex: Hex, symmetry: Symmetry = 'none'): Outcome {
  const piece = pieceAt(draft, hex);
  const tile = tileAt(draft, hex);
  if (!piece && !tile) return 'nothing-here';
  return anchorsOf(draft, 'erase', symmetry, hex).reduce((now, anchor) => {
    if (piece) return pieceAt(now, anchor) === piece ? cleared(now, anchor) : now;
    const centre = tileAt(now, anchor);
    return centre === null ? now : takeAway(now, 'asteroids', centre);
  }, draft);
}

/** Moves the piece, or else the tile, on a hex and its images. A piece swaps places with one at its destination. */
export function move(draft: Draft, from: Hex, to: Hex, symmetry: Symmetry = 'none'): Outcome {
  if (from === to) return draft;
  const piece = pieceAt(draft, from);
  if (piece) {
    const way = new Map<Hex, Hex>();
    for (const [a, b] of images(symmetry, draft.board, [from, to] as const)) {
      if (way.has(a) || way.has(b) || pieceAt(draft, a) !== piece) continue;
      way.set(a, b).set(b, a);
    }
    return mapped(draft, (hex) => way.get(hex) ?? hex);
  }
  const tile = tileAt(draft, from);
  if (tile === null) return 'nothing-here';
  const [[tq, tr], [fq, fr], [q, r]] = [hexAt(tile), hexAt(from), hexAt(to)];
  const goal = hexOf(tq + q - fq, tr + r - fr);
  if (!isOn(draft.board, goal)) return 'off-board';
  const way = new Map<Hex, Hex>();
  for (const [a, b] of images(symmetry, draft.board, [tile, goal] as const)) if (!way.has(a)) way.set(a, b);
  return { ...draft, asteroids: [...new Set(draft.asteroids.map((hex) => way.get(hex) ?? hex))] };
}

/** The angle of a hex seen from the centre, clockwise. */
function bearing(hex: Hex): number {
  const { x, y } = placeOf(hex);
  return Math.atan2(y, x);
}

/** Hexes sorted clockwise around the centre, beginning with the first one given. */
export function clockwise(hexes: readonly Hex[]): Hex[] {
  const [first] = hexes;
  if (first === undefined) return [];
  const whole = 2 * Math.PI;
  const after = (hex: Hex) => (bearing(hex) - bearing(first) + whole) % whole;
  return [...hexes].sort((a, b) => after(a) - after(b));
}

/** Numbers seats clockwise by their stations (MO-058). */
export function numbered(draft: Draft): Draft {
  const round = clockwise(draft.stations.filter((hex) => hex !== null));
  return { ...draft, stations: draft.stations.map((_hex, seat) => round[seat] ?? null) };
}
