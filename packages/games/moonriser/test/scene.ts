import { type Event, type Message, put, type Refusal, type Seat, take } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { type Scenario, table } from '@orrery/testing';
import { LAYOUTS, type LayoutId } from '../src/content/layouts.ts';
import { SIGNS } from '../src/content/pieces.ts';
import { backOf, emptyDirection, faceOf, isBase, tileId, tileNamed } from '../src/content/set.ts';
import { game, messages, type Sign, type Tokens } from '../src/index.ts';
import { groundOf, isFree, lay } from '../src/rules/board.ts';
import { fits } from '../src/rules/placing.ts';
import { newBoard } from '../src/setup/board.ts';
import type { Board, State } from '../src/state.ts';

export type Scene = Scenario<State>;

/** A tile on the board of a scene: which, where, turned how, whose; upgrades if any. */
export type Laid = readonly [tile: string, cell: string, rotation: number, owner: Seat, upgrades?: number];

export interface Setting {
  seats?: number;
  layout?: LayoutId;
  options?: { compensation?: boolean };
  seed?: string;
  /** Cells of the bases by seat; by default the centres of pieces far apart. */
  bases?: readonly string[];
  tiles?: readonly Laid[];
  /** Signs by cell; all other fields are blank. */
  signs?: Readonly<Record<string, Sign>>;
  black?: readonly string[];
  /** Tokens by seat; none where nothing is said. */
  tokens?: readonly Partial<Tokens>[];
  hands?: readonly (readonly string[])[];
  supply?: readonly string[];
  /** Where the scene begins: seat 0 is asked how much to plan (it needs blue tokens), or to develop. */
  phase?: 'planning' | 'development';
}

const DEFAULT: Readonly<Record<number, LayoutId>> = { 2: 'rhombus', 3: 'trapezoid', 4: 'slab' };
const SLOTS = [0, 3, 4, 2];

/** The first turn of seat 0, with the given setting. */
export function scene(setting: Setting = {}): Scene {
  const { seats = 2, layout = DEFAULT[seats] as LayoutId, seed = 'scene', options = {} } = setting;
  const t = table<State>(game, { seats, options: { ...options, seating: 'chosen', layout }, seed });
  const index = LAYOUTS.findIndex((other) => other.id === layout);
  t.edit((s) => {
    const { pieces, turns } = s.board;
    s.board = { ...newBoard(index, pieces, turns), signs: new Array(s.board.tile.length).fill(0) };
  });
  for (let seat = seats - 1; seat >= 0; seat--) {
    const cell = setting.bases?.[seat] ?? (groundOf(t.state.board).ids[(SLOTS[seat] as number) * 7] as string);
    t.say(seat, { piece: 'BASE', cell, rotation: 0 });
  }
  for (let seat = 0; seat < seats; seat++)
    t.say(
      seat,
      (t.prompt(seat, 'subset').items as { id: string }[]).slice(0, 3).map((item) => item.id),
    );
  if (setting.phase !== 'planning') t.say(0, 0);
  t.edit((s) => arrange(s, setting));
  return t;
}

/** Puts everything of a setting where it belongs; tiles come from wherever they are, and none is lost. */
function arrange(s: State, setting: Setting): void {
  for (const seat of s.players.keys()) {
    const player = s.players[seat] as State['players'][0];
    player.tokens = { green: 0, red: 0, blue: 0, yellow: 0, ...setting.tokens?.[seat] };
    if (setting.hands) putBack(s, player.hand);
  }
  if (setting.supply) putBack(s, s.supply);
  for (const [tile, cell, rotation, owner, upgrades = 0] of setting.tiles ?? []) {
    layTile(s, tile, cell, rotation, owner);
    s.board.upgrades[at(s.board, cell)] = upgrades;
  }
  for (const cell of setting.black ?? []) s.board.black[at(s.board, cell)] = true;
  setting.hands?.forEach((hand, seat) => {
    for (const tile of hand) give(s, (s.players[seat] as State['players'][0]).hand, tile, 1 << seat);
  });
  for (const tile of setting.supply ?? []) give(s, s.supply, tile, 0x1ffff);
  const signs = s.board.signs.slice();
  for (const [cell, sign] of Object.entries(setting.signs ?? {})) signs[at(s.board, cell)] = SIGNS.indexOf(sign);
  s.board.signs = signs;
}

export const at = (b: Board, cell: string): number => {
  const field = groundOf(b).index.get(cell);
  if (field === undefined) throw new Error(`no field ${cell}`);
  return field;
};

/** Places a tile by the rules, without payment. */
export function layTile(s: State, tile: string, cell: string, rotation: number, owner: Seat): void {
  const number = takeOut(s, tile);
  checkFits(s.board, tile, cell, rotation);
  lay(s.board, owner, number, at(s.board, cell), rotation, emptyDirection(faceOf(number), rotation));
}

/** A scene that the rules could not have led to proves nothing. */
function checkFits(b: Board, tile: string, cell: string, rotation: number): void {
  const fitting = fits(b, tileNamed(tile), at(b, cell), rotation);
  if (!fitting) throw new Error(`${tile} cannot lie on ${cell} turned ${rotation}`);
}

type Zone = State['supply'];

const zonesOf = (s: State): Zone[] => game.zones(s);

/** Takes a tile out of the zone it is in. */
function takeOut(s: State, tile: string): number {
  const number = tileNamed(tile);
  for (const zone of zonesOf(s)) {
    const i = zone.cards.indexOf(number);
    if (i < 0) continue;
    return take(zone, i);
  }
  throw new Error(`no tile ${tile} to be had`);
}

export function give(s: State, zone: Zone, tile: string, known: number): void {
  put(zone, takeOut(s, tile), known);
}

/** Empties a zone to the bottom of the piles. */
export function putBack(s: State, zone: Zone): void {
  for (const tile of zone.cards.splice(0)) {
    const pile = s.piles[backOf(tile)];
    pile.cards.unshift(tile);
    pile.known.unshift(0);
  }
  zone.known.length = 0;
}

/** Fills every free field but these with plain tiles of an owner, so that the end comes near. */
export function fillBoard(s: State, owner: Seat, except: readonly string[]): void {
  const { ids } = groundOf(s.board);
  const spare = [...s.piles.advanced.cards, ...s.piles.basic.cards].filter(
    (tile) => !isBase(tile) && emptyDirection(faceOf(tile), 0) === null,
  );
  for (const [field, cell] of ids.entries()) {
    if (isFree(s.board, field) && !except.includes(cell)) layTile(s, tileId(spare.pop() as number), cell, 0, owner);
  }
}

/** All seats pass until the round is over. */
export function endRound(t: Scene): void {
  for (const { round } = t.state; t.state.round === round && t.state.result === null; ) passStep(t);
}

/** The asked seat passes, or discards its first tiles. */
export function passStep(t: Scene): void {
  const { seat, step } = t.asked()[0] as { seat: Seat; step: string };
  if (step === 'pay') t.say(seat, 0);
  else if (step === 'discard') t.say(seat, hand(t, seat).slice(5));
  else t.say(seat, null);
}

/** Plays nothing until a seat is asked to develop, or to trade, or to plan. */
export function passTo(t: Scene, seat: Seat, flow: string): void {
  for (let left = 40; left > 0; left--) {
    const [row] = t.asked();
    if (row?.seat === seat && row.flow === flow) return;
    passStep(t);
  }
  throw new Error(`seat ${seat} never comes to ${flow}`);
}

export const place = (piece: string, cell: string, rotation = 0) => ({ piece, cell, rotation });
export const upgrade = (cell: string) => ({ piece: 'upgrade', cell, rotation: 0 });
export const tokens = (t: Scene, seat: Seat): Tokens => ({ ...(t.state.players[seat] as State['players'][0]).tokens });
export const hand = (t: Scene, seat: Seat): string[] =>
  (t.state.players[seat] as State['players'][0]).hand.cards.map(tileId);
export const purse = (green = 0, red = 0, blue = 0, yellow = 0): Tokens => ({ green, red, blue, yellow });
export const eventData = (events: readonly Event[], type: string): Event['data'][] =>
  events.filter((event) => event.type === type).map((event) => event.data);
/** The tile on a field, or `black` or `free`. */
export function whatIsOn(t: Scene, cell: string): string {
  const { tile, black } = t.state.board;
  const field = at(t.state.board, cell);
  const there = tile[field] ?? null;
  return there !== null ? tileId(there) : black[field] ? 'black' : 'free';
}

/** The text of a refusal. */
export const words = ({ reason, params }: Refusal): string => formatMessage(messages, { id: reason, params });
/** All that a refusal says is missing, each with its rule, the first to be mended first. */
export const lacks = ({ params }: Refusal): string[] =>
  (params.missing as unknown as (Message & { rule: string })[]).map(
    (lack) => `${lack.rule}: ${formatMessage(messages, lack).replace(' more', '')}`,
  );

/** A board with these tiles and nothing else, for the rules that look at a board only. */
export function boardWith(layout: LayoutId, tiles: readonly Laid[]): Board {
  const index = LAYOUTS.findIndex((other) => other.id === layout);
  const board = newBoard(index, [], []);
  for (const [tile, cell, rotation, owner, upgrades = 0] of tiles) {
    const number = tileNamed(tile);
    checkFits(board, tile, cell, rotation);
    lay(board, owner, number, at(board, cell), rotation, emptyDirection(faceOf(number), rotation));
    board.upgrades[at(board, cell)] = upgrades;
  }
  return board;
}
