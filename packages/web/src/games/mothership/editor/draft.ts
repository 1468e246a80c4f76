import { fault, int, type Json, list, maybe, oneOf, shape, type TypeOf, text } from '@orrery/kernel';
import { BOARDS, type BoardId, type Layout, LONGEST_NAME, layoutNamed } from '@orrery/mothership';
import { type Hex, hexAt, hexOf } from '../board/hex.ts';

export type Mode = Layout['mode'];

/** Player counts by mode. */
export const SEATS: Readonly<Record<Mode, readonly [number, ...number[]]>> = {
  free: [2, 3, 4, 5, 6],
  teams: [4, 6],
  solo: [1],
};
/** Slots of the enemy ships, in the order in which a solo layout lists them. */
export const ENEMIES = ['M', 'F1', 'F2', 'F3', 'B1', 'B2'] as const;

const cells = list(text);
const places = list(maybe(text));
const schema = shape({
  name: text,
  mode: oneOf('free', 'teams', 'solo'),
  board: oneOf('A', 'B'),
  stations: places,
  mineral: cells,
  gas: cells,
  asteroids: cells,
  moons: cells,
  planetoids: cells,
  teams: list(int),
  order: list(int),
  start: maybe(text),
  npc: places,
});

/**
 * A layout being edited: like `Layout`, but stations and enemy ships may be unplaced (null), so that the others keep
 * their seats and slots.
 */
export type Draft = Readonly<TypeOf<typeof schema>>;
export const KINDS = ['mineral', 'gas', 'asteroids', 'moons', 'planetoids'] as const;
export type Kind = (typeof KINDS)[number];

export const seatsOf = ({ stations }: Draft): number => stations.length;
export const isOn = (board: BoardId, hex: Hex): boolean => BOARDS[board].byName.has(hex);
export const placed = (hexes: readonly (Hex | null)[]): Hex[] => hexes.filter((hex) => hex !== null);

/** A turn order that alternates teams: the first seat of each team, then the second of each (MO-465). */
export function alternating(teams: readonly number[]): number[] {
  const rank = (seat: number) => teams.slice(0, seat).filter((team) => team === teams[seat]).length;
  const first = (seat: number) => teams.indexOf(teams[seat] ?? -1);
  return teams.map((_team, seat) => seat).sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
}

const teamsFor = (mode: Mode, seats: number): number[] =>
  mode === 'teams' ? Array.from({ length: seats }, (_none, seat) => seat % 2) : [];

export function emptyDraft(mode: Mode, board: BoardId, seats: number): Draft {
  const teams = teamsFor(mode, seats);
  return {
    name: '',
    mode,
    board,
    stations: new Array<null>(seats).fill(null),
    mineral: [],
    gas: [],
    asteroids: [],
    moons: [],
    planetoids: [],
    teams,
    order: alternating(teams),
    start: null,
    npc: mode === 'solo' ? ENEMIES.map(() => null) : [],
  };
}

const hexes = (cells: readonly (readonly [number, number])[]): Hex[] => cells.map(([q, r]) => hexOf(q, r));

/** Converts a supplied layout to a draft. */
export function draftOf(layout: Layout): Draft {
  const { name, mode, board, start, npc = [], teams = [], order = [] } = layout;
  return {
    name,
    mode,
    board,
    stations: hexes(layout.stations),
    mineral: hexes(layout.mineral),
    gas: hexes(layout.gas),
    asteroids: hexes(layout.asteroids),
    moons: hexes(layout.moons),
    planetoids: hexes(layout.planetoids),
    teams: [...teams],
    order: [...order],
    start: start ? hexOf(...start) : null,
    npc: hexes(npc),
  };
}
export const draftNamed = (id: string): Draft => draftOf(layoutNamed(id) as Layout);

const axials = (cells: readonly (Hex | null)[]) => placed(cells).map(hexAt);

/** The layout as stored in the options of a match. */
export function written(draft: Draft): Record<string, Json> {
  const { name, mode, board, teams, order, start } = draft;
  return {
    name: name.trim() || 'Custom',
    board,
    stations: axials(draft.stations),
    mineral: axials(draft.mineral),
    gas: axials(draft.gas),
    asteroids: axials(draft.asteroids),
    moons: axials(draft.moons),
    planetoids: axials(draft.planetoids),
    ...(mode === 'teams' ? { teams: [...teams], order: [...order] } : {}),
    ...(mode === 'solo' ? { start: start && hexAt(start), npc: axials(draft.npc) } : {}),
  };
}

/** The hexes of all pieces on the board; for an asteroid tile, its centre. */
export const piecesOf = (draft: Draft): Hex[] => [
  ...KINDS.flatMap((kind) => draft[kind]),
  ...placed(draft.stations),
  ...placed(draft.npc),
  ...placed([draft.start]),
];

/** A name cut to the maximum length without splitting a character. */
export const shortName = (name: string): string => name.slice(0, LONGEST_NAME).replace(/\p{Surrogate}/gu, '');

/** Upper limit for pieces of a kind in a draft; the rules allow fewer. */
const MANY = 20;

/** Parses a stored or shared draft; null if it is not one. Faults of the layout itself are left to the checks. */
export function draftFrom(value: unknown): Draft | null {
  if (fault(schema, value)) return null;
  const draft = value as Draft;
  const { mode, board, stations, teams, order, start, npc } = draft;
  const seats = stations.length;
  const lists = KINDS.map((kind) => draft[kind]);
  const isOrder = (given: readonly number[]) => [...given].sort((a, b) => a - b).every((seat, i) => seat === i);
  const sides = mode === 'teams' ? seats : 0;
  const fits =
    SEATS[mode].includes(seats) &&
    lists.every((cells) => cells.length <= MANY && new Set(cells).size === cells.length) &&
    piecesOf(draft).every((hex) => isOn(board, hex)) &&
    teams.length === sides &&
    teams.every((team) => team >= 0 && team < 3) &&
    order.length === sides &&
    isOrder(order) &&
    npc.length === (mode === 'solo' ? ENEMIES.length : 0) &&
    (mode === 'solo' || start === null);
  return fits ? { ...draft, name: shortName(draft.name) } : null;
}

const fitted = (cells: Draft['stations'], seats: number): Draft['stations'] =>
  Array.from({ length: seats }, (_none, seat) => cells[seat] ?? null);

/** The draft with another number of players; stations of removed seats are removed. */
export function withSeats(draft: Draft, seats: number): Draft {
  if (seats === seatsOf(draft)) return draft;
  const teams = teamsFor(draft.mode, seats);
  return { ...draft, stations: fitted(draft.stations, seats), teams, order: alternating(teams) };
}

/** The draft in another mode, with a player count the mode allows. */
export function withMode(draft: Draft, mode: Mode): Draft {
  if (mode === draft.mode) return draft;
  const seats = SEATS[mode].find((n) => n >= seatsOf(draft)) ?? SEATS[mode][0];
  const { teams, order, npc } = emptyDraft(mode, draft.board, seats);
  return { ...draft, mode, stations: fitted(draft.stations, seats), teams, order, start: null, npc };
}

/** The draft on the other board; pieces that would be off the board are removed. */
export function withBoard(draft: Draft, board: BoardId): Draft {
  if (board === draft.board) return draft;
  const kept = (cells: readonly Hex[]) => cells.filter((hex) => isOn(board, hex));
  const keptOr = (hex: Hex | null) => (hex !== null && isOn(board, hex) ? hex : null);
  return {
    ...draft,
    board,
    ...(Object.fromEntries(KINDS.map((kind) => [kind, kept(draft[kind])])) as Record<Kind, Hex[]>),
    stations: draft.stations.map(keptOr),
    start: keptOr(draft.start),
    npc: draft.npc.map(keptOr),
  };
}

export function withTeam(draft: Draft, seat: number, team: number): Draft {
  const teams = draft.teams.map((other, i) => (i === seat ? team : other));
  return { ...draft, teams, order: alternating(teams) };
}
