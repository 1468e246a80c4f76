import { addAt, defined, type Placement, type Refusal, type Seat, type Verdict } from '@orrery/kernel';
import type { Income } from '../content/kinds.ts';
import { SIGNS } from '../content/pieces.ts';
import { baseTile, emptyDirection, faceOf, tileNamed } from '../content/set.ts';
import { boardCopy, groundOf, isFree, lay, nextTo, tileOn } from '../rules/board.ts';
import { type Cost, placementCost, upgradeCost } from '../rules/cost.ts';
import { GROUNDS } from '../rules/ground.ts';
import { incomeOf } from '../rules/income.ts';
import { type Link, linksAt } from '../rules/links.ts';
import { type Neighbourhood, neighbourhoodsAt } from '../rules/neighbourhoods.ts';
import { BASE, fits, judgeUpgrade, mayDevelop, mayPlaceBase, UPGRADE } from '../rules/placing.ts';
import { type Score, scoreOf } from '../rules/points.ts';
import type { Site } from '../rules/site.ts';
import type { Board } from '../state.ts';
import type { MoonriserView } from '../view.ts';

/** The outcome of a placement or upgrade, computed by the rules from a view. */
export interface Preview {
  verdict: Verdict;
  /** Null for a base, or if there is no such tile or field. */
  cost: Cost | null;
  newLinks: Link[];
  newNeighbourhoods: Neighbourhood[];
  incomeBefore: Income;
  incomeAfter: Income;
  scoreBefore: Score;
  scoreAfter: Score;
  /** The cell that would turn black, or null. */
  black: string | null;
}

/** The board of a view, without `pieces` and `turns`. */
export function boardOf(view: Pick<MoonriserView, 'fields'>): Board {
  const layout = GROUNDS.findIndex(
    ({ size, index }) => size === view.fields.length && view.fields.every(({ id }) => index.has(id)),
  );
  if (layout < 0) throw new Error('the fields of the view match no known layout');
  const fields = view.fields.slice().sort((a, b) => place(layout, a.id) - place(layout, b.id));
  return {
    layout,
    pieces: [],
    turns: [],
    signs: fields.map(({ sign }) => SIGNS.indexOf(sign)),
    tile: fields.map(({ tile }) => (tile ? tileNamed(tile.id) : null)),
    owner: fields.map(({ tile }) => tile?.owner ?? null),
    rotation: fields.map(({ tile }) => tile?.rotation ?? 0),
    upgrades: fields.map(({ tile }) => tile?.upgrades ?? 0),
    black: fields.map(({ black }) => black),
  };
}

/** The number of a field on a board, or -1. */
export const fieldAt = (board: Board, cell: string): number => groundOf(board).index.get(cell) ?? -1;

/** A tile held over a field, whether or not it is legal there. */
export interface Held {
  design: string;
  cell: string;
  rotation: number;
  owner: Seat;
  upgrades?: number;
}

/** The board with this tile on it, for drawing a preview; unchanged if there is no such tile or field. */
export function boardWith(board: Board, { design, cell, rotation, owner, upgrades = 0 }: Held): Board {
  const field = fieldAt(board, cell);
  const tile = tileNamed(`${design}.1`);
  if (field < 0 || tile < 0) return board;
  const after = boardCopy(board);
  const empty = emptyDirection(faceOf(tile), rotation);
  const isOpen = empty !== null && isFree(board, nextTo(board, field, empty));
  lay(after, owner, tile, field, rotation, isOpen ? empty : null);
  after.upgrades[field] = upgrades;
  return after;
}

/** The cells that turned black between two boards. */
export const blackened = (before: Board, after: Board): string[] =>
  after.black.flatMap((black, field) => (black && !before.black[field] ? [defined(groundOf(after).ids[field])] : []));

const place = (layout: number, id: string): number => GROUNDS[layout]?.index.get(id) ?? -1;

/** The information needed to judge a viewer's placements; only tiles whose faces the view shows are available. */
export function siteOf(view: MoonriserView): Site {
  return {
    board: boardOf(view),
    players: view.players.map(({ tokens, hand }) => ({
      tokens,
      hand: { cards: hand.tiles.map(({ id }) => tileNamed(id)) },
    })),
    supply: { cards: view.supply.map(({ id }) => tileNamed(id)) },
    actions: view.actions,
    freeActions: view.freeActions,
  };
}

/** Why a placement or upgrade is not allowed, or null if it is. */
export function whyNot(view: MoonriserView, seat: Seat, placement: Placement): Refusal | null {
  const verdict = judge(siteOf(view), seat, placement);
  return verdict === true ? null : verdict;
}

const judge = (site: Site, seat: Seat, placement: Placement): Verdict =>
  placement.piece === BASE ? mayPlaceBase(site.board, placement) : mayDevelop(site, seat, placement);

/** The cost and gain of a placement: a tile, a base or an upgrade. */
export function previewPlacement(view: MoonriserView, seat: Seat, placement: Placement): Preview {
  if (placement.piece === UPGRADE) return previewUpgrade(view, seat, placement.cell);
  const site = siteOf(view);
  const isOwnBase = placement.piece === BASE;
  const tile = isOwnBase ? baseTile(view.players[seat]?.base ?? 1) : tileNamed(placement.piece);
  const field = fieldAt(site.board, placement.cell);
  const cost = isOwnBase || tile < 0 || field < 0 ? null : placementCost(site, seat, tile, field);
  const { rotation } = placement;
  const verdict = judge(site, seat, placement);
  // If only tokens are missing, the gain is still shown.
  const shown = verdict === true || (isShort(verdict) && fits(site.board, tile, field, rotation));
  const held = view.players[seat]?.tokens.yellow ?? 0;
  const after = boardCopy(site.board);
  const black = shown ? lay(after, seat, tile, field, rotation, emptyDirection(faceOf(tile), rotation)) : null;
  const yellow = shown && cost?.sign === 'yellow' ? 1 : 0;
  return {
    verdict,
    cost,
    newLinks: shown ? linksAt(after, field) : [],
    newNeighbourhoods: shown ? neighbourhoodsAt(after, field) : [],
    black: black === null ? null : defined(groundOf(after).ids[black]),
    ...change(site.board, after, seat, held, yellow),
  };
}

/** The cost and gain of upgrading the tile on this cell. */
export function previewUpgrade(view: MoonriserView, seat: Seat, cell: string): Preview {
  const site = siteOf(view);
  const field = fieldAt(site.board, cell);
  const verdict =
    field < 0 ? mayDevelop(site, seat, { piece: UPGRADE, cell, rotation: 0 }) : judgeUpgrade(site, seat, field);
  const tile = field < 0 ? null : tileOn(site.board, field);
  const after = boardCopy(site.board);
  if (verdict === true || isShort(verdict)) addAt(after.upgrades, field, 1);
  return {
    verdict,
    cost: tile === null ? null : upgradeCost(site, field),
    newLinks: [],
    newNeighbourhoods: [],
    black: null,
    ...change(site.board, after, seat, view.players[seat]?.tokens.yellow ?? 0, 0),
  };
}

const isShort = (refusal: Refusal): boolean => refusal.reason === 'too-few-tokens';

/** A colony's production and score on two boards. */
const change = (before: Board, after: Board, seat: Seat, yellow: number, gained: number) => ({
  incomeBefore: incomeOf(before, seat),
  incomeAfter: incomeOf(after, seat),
  scoreBefore: scoreOf(before, seat, yellow),
  scoreAfter: scoreOf(after, seat, yellow + gained),
});
