import { defined, type Seat } from '@orrery/kernel';
import { COLOURS, type Income } from '../content/kinds.ts';
import { LEAST_POINT_RATE, LEAST_TOKEN_RATE, TRADE_RATE } from '../content/numbers.ts';
import { designOf, faceOf, isBase, type Line, linesOf } from '../content/set.ts';
import type { Board } from '../state.ts';
import { factor, ownerOf, tileOn, upgradesOf } from './board.ts';
import { countLinksOf, countLinksWhose } from './links.ts';
import { ownNeighbourhoodAt } from './neighbourhoods.ts';

/** How often the condition of a bonus line is met; a line without a condition counts once (MR-106). */
function timesMet(b: Board, field: number, line: Line): number {
  if (line.link < 0) return 1;
  return line.whose < 0 ? countLinksOf(b, field, line.link) : countLinksWhose(b, field, line.link, line.whose);
}

/** Factor for a tile's own bonus: a base produces one more per upgrade; any other upgraded tile doubles (MR-101). */
const strength = (b: Board, tile: number, field: number): number =>
  isBase(tile) ? 1 + upgradesOf(b, field) : factor(b, field);

/** Adds the income from the bonus lines of the tile on a field. */
export function addTileIncome(b: Board, field: number, into: Income): void {
  const tile = tileOn(b, field);
  if (tile === null) return;
  for (const line of linesOf(faceOf(tile))) {
    into[line.colour] += line.amount * timesMet(b, field, line) * strength(b, tile, field);
  }
}

/** The income of the tile on a field, without neighbourhoods; zero for an empty field. */
export function tileIncome(b: Board, field: number): Income {
  const income = { green: 0, red: 0, blue: 0 };
  addTileIncome(b, field, income);
  return income;
}

/** The tokens a colony would produce now. */
export function incomeOf(b: Board, seat: Seat): Income {
  const income = { green: 0, red: 0, blue: 0 };
  for (let field = 0; field < b.tile.length; field++) {
    if (ownerOf(b, field) !== seat) continue;
    addTileIncome(b, field, income);
    for (let corner = 0; corner < 6; corner++) {
      const colour = ownNeighbourhoodAt(b, field, corner);
      if (colour > 0) income[defined(COLOURS[colour - 1])]++;
    }
  }
  return income;
}

/** Sums a permanent symbol over a colony; an upgraded tile counts twice (MR-205, MR-207). */
function steps(b: Board, seat: Seat, sign: 'discount' | 'advantage'): number {
  let sum = 0;
  for (let field = 0; field < b.tile.length; field++) {
    const tile = tileOn(b, field);
    if (tile === null || ownerOf(b, field) !== seat) continue;
    sum += designOf(tile)[sign] * factor(b, field);
  }
  return sum;
}

/** The blue tokens that the planning discount adds to a payment. */
export const discountOf = (b: Board, seat: Seat): number => steps(b, seat, 'discount');

/** Number of tokens of one colour that buy one of another, and number that buy a victory point (MR-208, MR-209). */
export function ratesOf(b: Board, seat: Seat): { token: number; yellow: number } {
  const advantage = steps(b, seat, 'advantage');
  return {
    token: Math.max(LEAST_TOKEN_RATE, TRADE_RATE - advantage),
    yellow: Math.max(LEAST_POINT_RATE, TRADE_RATE - advantage),
  };
}
