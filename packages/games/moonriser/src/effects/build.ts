import { addAt, defined, logEvent, type Seat, take } from '@orrery/kernel';
import { designOf, emptyDirection, faceOf, tileId } from '../content/set.ts';
import { groundOf, hasFree, lay, tileOn } from '../rules/board.ts';
import { costData, pay, placementCost, upgradeCost } from '../rules/cost.ts';
import { linksAt } from '../rules/links.ts';
import { neighbourhoodsAt } from '../rules/neighbourhoods.ts';
import { couldTake, sourceOf } from '../rules/placing.ts';
import { playerOf, type State, zonesOf } from '../state.ts';
import { refillSupply } from './tiles.ts';

/** Counts a development action and uses up a free action, if there is one. */
function countAction(s: State): void {
  if (s.freeActions > 0) s.freeActions--;
  s.actions++;
  s.developed = true;
}

/** Places a tile and pays for it; a tile from the supply is replaced. The caller must have checked the placement. */
export function place(s: State, seat: Seat, tile: number, field: number, rotation: number): void {
  const { tokens, hand } = playerOf(s, seat);
  const cost = placementCost(s, seat, tile, field);
  const source = sourceOf(s, seat, tile) === 'hand' ? hand : s.supply;
  pay(tokens, cost);
  countAction(s);
  // The free action covers only a later action, never the placement on the sign itself (MR-198).
  if (cost.sign === 'free-action') s.freeActions++;
  take(source, source.cards.indexOf(tile));
  const black = lay(s.board, seat, tile, field, rotation, emptyDirection(faceOf(tile), rotation));
  const { ids } = groundOf(s.board);
  logEvent('placed', {
    seat,
    tile: tileId(tile),
    name: designOf(tile).name,
    cell: defined(ids[field]),
    rotation,
    from: source === hand ? 'hand' : 'supply',
    cost: costData(cost),
    black: black === null ? null : defined(ids[black]),
    links: linksAt(s.board, field),
    neighbourhoods: neighbourhoodsAt(s.board, field),
  });
  if (source === s.supply) logEvent('supply-refilled', { tile: refillSupply(s) });
  if (!couldTake(s.board, unplaced(s))) {
    s.ending = hasFree(s.board) ? 'nothing-fits' : 'full-board';
    logEvent('board-full', { seat, reason: s.ending });
  }
}

/** All tiles still in a hand, a pile, a discard pile or the supply. */
function* unplaced(s: State): Generator<number> {
  for (const { cards } of zonesOf(s)) yield* cards;
}

/** Upgrades a tile. The caller must have checked the upgrade. */
export function upgrade(s: State, seat: Seat, field: number): void {
  const tile = tileOn(s.board, field) as number;
  const cost = upgradeCost(s, field);
  pay(playerOf(s, seat).tokens, cost);
  countAction(s);
  addAt(s.board.upgrades, field, 1);
  logEvent('upgraded', {
    seat,
    tile: tileId(tile),
    name: designOf(tile).name,
    cell: defined(groundOf(s.board).ids[field]),
    upgrades: defined(s.board.upgrades[field]),
    cost: costData(cost),
  });
}
