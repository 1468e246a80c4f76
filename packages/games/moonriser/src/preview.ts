import type { Placement, Refusal, Seat, Verdict } from '@orrery/kernel';
import { SIGNS } from './content/pieces.ts';
import { baseTile, emptyDirection, faceOf, tileNamed } from './content/set.ts';
import { BLACK, type Board, boardCopy, FREE, groundOf, isFree, lay, nextTo } from './rules/board.ts';
import { type Cost, placementCost, upgradeCost } from './rules/cost.ts';
import { GROUNDS } from './rules/ground.ts';
import { incomeOf } from './rules/income.ts';
import { type Link, linksAt } from './rules/links.ts';
import { type Neighbourhood, neighbourhoodsAt } from './rules/neighbourhoods.ts';
import { BASE, canUpgrade, mayDevelop, mayPlaceBase, UPGRADE } from './rules/placing.ts';
import type { Site } from './rules/site.ts';
import { scoreOf } from './score.ts';
import type { Income, MoonriserView, Score } from './seen.ts';

/** What would come of a development action, worked out from a view alone by the rules themselves. */
export interface Preview {
  verdict: Verdict;
  /** null where there is no such tile or field. */
  cost: Cost | null;
  newLinks: Link[];
  newNeighbourhoods: Neighbourhood[];
  incomeBefore: Income;
  incomeAfter: Income;
  scoreBefore: Score;
  scoreAfter: Score;
  /** The field that would turn black. */
  black: string | null;
}

/** The board as a view shows it. */
export function boardOf(view: Pick<MoonriserView, 'fields'>): Board {
  const layout = GROUNDS.findIndex(
    ({ size, index }) => size === view.fields.length && view.fields.every(({ id }) => index.has(id)),
  );
  if (layout < 0) throw new Error('a view of no known layout');
  const fields = view.fields.slice().sort((a, b) => place(layout, a.id) - place(layout, b.id));
  return {
    layout,
    pieces: [],
    turns: [],
    signs: fields.map(({ sign }) => SIGNS.indexOf(sign)),
    what: fields.map(({ tile, black }) => (tile ? tileNamed(tile.id) : black ? BLACK : FREE)),
    owner: fields.map(({ tile }) => tile?.owner ?? -1),
    rotation: fields.map(({ tile }) => tile?.rotation ?? 0),
    upgrades: fields.map(({ tile }) => tile?.upgrades ?? 0),
  };
}

/** The number of a field on a board, or -1. */
export const fieldAt = (board: Board, cell: string): number => groundOf(board).index.get(cell) ?? -1;

/** A face held over a field, allowed there or not. */
export interface Held {
  design: string;
  cell: string;
  rotation: number;
  owner: Seat;
  upgrades?: number;
}

/** The board as it would look with that tile on it, to draw it before it is placed; as it is where there is no such field. */
export function boardWith(board: Board, { design, cell, rotation, owner, upgrades = 0 }: Held): Board {
  const field = fieldAt(board, cell);
  const tile = tileNamed(`${design}.1`);
  if (field < 0 || tile < 0) return board;
  const after = boardCopy(board);
  const empty = emptyDirection(faceOf(tile), rotation);
  const isOpen = empty >= 0 && isFree(board, nextTo(board, field, empty));
  lay(after, owner, tile, field, rotation, isOpen ? empty : -1);
  after.upgrades[field] = upgrades;
  return after;
}

/** The cells that turned black between two boards. */
export const blackened = (before: Board, after: Board): string[] =>
  after.what.flatMap((what, field) =>
    what === BLACK && before.what[field] !== BLACK ? [groundOf(after).ids[field] as string] : [],
  );

const place = (layout: number, id: string): number => GROUNDS[layout]?.index.get(id) ?? -1;

/** Where a viewer could build: only tiles whose faces the view shows are at hand. */
export function siteOf(view: MoonriserView): Site {
  return {
    board: boardOf(view),
    players: view.players.map(({ tokens, hand }) => ({
      tokens,
      hand: { cards: hand.flatMap(({ tile }) => (tile ? [tileNamed(tile.id)] : [])) },
    })),
    supply: { cards: view.supply.map(({ id }) => tileNamed(id)) },
    actions: view.actions,
    freeActions: view.freeActions,
  };
}

/** Why a base, tile or upgrade may not go there, or null. */
export function whyNot(view: MoonriserView, seat: Seat, placement: Placement): Refusal | null {
  const verdict = judge(siteOf(view), seat, placement);
  return verdict === true ? null : verdict;
}

const judge = (site: Site, seat: Seat, placement: Placement): Verdict =>
  placement.piece === BASE ? mayPlaceBase(site.board, placement) : mayDevelop(site, seat, placement);

/** What placing a tile (or a base) there would cost and bring. */
export function previewPlacement(view: MoonriserView, seat: Seat, placement: Placement): Preview {
  if (placement.piece === UPGRADE) return previewUpgrade(view, seat, placement.cell);
  const site = siteOf(view);
  const isOwnBase = placement.piece === BASE;
  const tile = isOwnBase ? baseTile(view.players[seat]?.base ?? 1) : tileNamed(placement.piece);
  const field = fieldAt(site.board, placement.cell);
  const cost = isOwnBase || tile < 0 || field < 0 ? null : placementCost(site, seat, tile, field);
  const yellow = cost?.sign === 'yellow' ? 1 : 0;
  return preview(view, site, seat, judge(site, seat, placement), cost, field, yellow, (board) =>
    lay(board, seat, tile, field, placement.rotation, emptyDirection(faceOf(tile), placement.rotation)),
  );
}

/** What upgrading the tile there would cost and bring. */
export function previewUpgrade(view: MoonriserView, seat: Seat, cell: string): Preview {
  const site = siteOf(view);
  const field = fieldAt(site.board, cell);
  const verdict =
    field < 0 ? mayDevelop(site, seat, { piece: UPGRADE, cell, rotation: 0 }) : canUpgrade(site, seat, field);
  const cost = field >= 0 && (site.board.what[field] as number) >= 0 ? upgradeCost(site, field) : null;
  return preview(view, site, seat, verdict, cost, field, 0, (board) => {
    board.upgrades[field] = (board.upgrades[field] as number) + 1;
    return -1;
  });
}

/** Tries a change on a copy of the board; where it is not allowed nothing changes. */
function preview(
  view: MoonriserView,
  { board }: Site,
  seat: Seat,
  verdict: Verdict,
  cost: Cost | null,
  field: number,
  yellow: number,
  change: (board: Board) => number,
): Preview {
  const held = view.players[seat]?.tokens.yellow ?? 0;
  const after = boardCopy(board);
  const black = verdict === true || isUnpaid(verdict) ? change(after) : -1;
  const isNew = field >= 0 && board.what[field] === FREE;
  return {
    verdict,
    cost,
    newLinks: isNew ? linksAt(after, field) : [],
    newNeighbourhoods: isNew ? neighbourhoodsAt(after, field) : [],
    incomeBefore: incomeOf(board, seat),
    incomeAfter: incomeOf(after, seat),
    scoreBefore: scoreOf(board, seat, held),
    scoreAfter: scoreOf(after, seat, held + (isNew ? yellow : 0)),
    black: black < 0 ? null : (groundOf(board).ids[black] as string),
  };
}

/** Where only tokens are short, what it would bring is still worth seeing. */
const isUnpaid = (refusal: Refusal): boolean =>
  refusal.reason === 'too-few-tokens' || refusal.reason === 'sign-needs-green';
