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

/** A tile on the board of a scene. */
export type Laid = readonly [tile: string, cell: string, rotation: number, owner: Seat, upgrades?: number];

export interface Setting {
  seats?: number;
  layout?: LayoutId;
  options?: { compensation?: boolean };
  seed?: string;
  /** Cells of the bases by seat; by default the centres of distant pieces. */
  bases?: readonly string[];
  tiles?: readonly Laid[];
  /** Signs by cell; all other fields are blank. */
  signs?: Readonly<Record<string, Sign>>;
  black?: readonly string[];
  /** Tokens by seat; none by default. */
  tokens?: readonly Partial<Tokens>[];
  hands?: readonly (readonly string[])[];
  supply?: readonly string[];
  /** First question for seat 0: planning, which needs blue tokens, or development (the default). */
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

/** Applies a setting; tiles are moved from their current zones, so that none is lost or duplicated. */
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
  if (field === undefined) throw new Error(`the board has no field ${cell}`);
  return field;
};

/** Places a tile by the rules, without payment. */
function layTile(s: State, tile: string, cell: string, rotation: number, owner: Seat): void {
  const number = takeOut(s, tile);
  checkFits(s.board, tile, cell, rotation);
  lay(s.board, owner, number, at(s.board, cell), rotation, emptyDirection(faceOf(number), rotation));
}

/** Rejects placements that the rules do not allow. */
function checkFits(b: Board, tile: string, cell: string, rotation: number): void {
  const fitting = fits(b, tileNamed(tile), at(b, cell), rotation);
  if (!fitting) throw new Error(`${tile} does not fit on ${cell} at rotation ${rotation}`);
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
  throw new Error(`tile ${tile} is not in any zone`);
}

export function give(s: State, zone: Zone, tile: string, known: number): void {
  put(zone, takeOut(s, tile), known);
}

/** Moves all tiles of a zone to the bottom of their piles. */
export function putBack(s: State, zone: Zone): void {
  for (const tile of zone.cards.splice(0)) {
    const pile = s.piles[backOf(tile)];
    pile.cards.unshift(tile);
    pile.known.unshift(0);
  }
  zone.known.length = 0;
}

/** Gives an owner tiles on all free fields except these; uses only tiles that need no empty space. */
export function fillBoard(s: State, owner: Seat, except: readonly string[]): void {
  const { ids } = groundOf(s.board);
  const spare = [...s.piles.advanced.cards, ...s.piles.basic.cards].filter(
    (tile) => !isBase(tile) && emptyDirection(faceOf(tile), 0) === null,
  );
  for (const [field, cell] of ids.entries()) {
    if (isFree(s.board, field) && !except.includes(cell)) layTile(s, tileId(spare.pop() as number), cell, 0, owner);
  }
}

/** Passes for all seats until the round or the game is over. */
export function endRound(t: Scene): void {
  for (const { round } = t.state; t.state.round === round && t.state.result === null; ) passStep(t);
}

/** Passes for the asked seat, or discards down to the hand limit. */
export function passStep(t: Scene): void {
  const { seat, step } = t.asked()[0] as { seat: Seat; step: string };
  if (step === 'pay') t.say(seat, 0);
  else if (step === 'discard') t.say(seat, hand(t, seat).slice(5));
  else t.say(seat, null);
}

/** Passes until a seat is asked a question of a flow. */
export function passTo(t: Scene, seat: Seat, flow: string): void {
  for (let left = 40; left > 0; left--) {
    const [row] = t.asked();
    if (row?.seat === seat && row.flow === flow) return;
    passStep(t);
  }
  throw new Error(`seat ${seat} is never asked in ${flow}`);
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
export function contentOf(t: Scene, cell: string): string {
  const { tile, black } = t.state.board;
  const field = at(t.state.board, cell);
  const there = tile[field] ?? null;
  return there !== null ? tileId(there) : black[field] ? 'black' : 'free';
}

/** The text of a refusal. */
export const refusalText = ({ reason, params }: Refusal): string => formatMessage(messages, { id: reason, params });
/** The missing tokens that a refusal lists, each with its rule, in the order of the refusal. */
export const missingTokens = ({ params }: Refusal): string[] =>
  (params.missing as unknown as (Message & { rule: string })[]).map(
    (lack) => `${lack.rule}: ${formatMessage(messages, lack).replace(' more', '')}`,
  );

/** A board with only these tiles, for rules that depend only on the board. */
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
