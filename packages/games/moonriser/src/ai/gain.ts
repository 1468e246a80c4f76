import { defined, type Placement, type Seat } from '@orrery/kernel';
import { COLOURS } from '../content/kinds.ts';
import { designOf, edgeOf, emptyDirection, faceOf, isBase, kindOfMark, linesOf, tileId } from '../content/set.ts';
import { factor, groundOf, isFree, nextTo, ownerOf, tileOn, upgradesOf } from '../rules/board.ts';
import { affords, placementCost, upgradeCost } from '../rules/cost.ts';
import { addTileIncome, incomeOf, ratesOf } from '../rules/income.ts';
import { countLinks, linkedAcross } from '../rules/links.ts';
import { countNeighbourhoods, neighbourhoodAt } from '../rules/neighbourhoods.ts';
import { canUpgrade, fits, UPGRADE } from '../rules/placing.ts';
import { type Board, playerOf, type State } from '../state.ts';
import { incomeWorth, roundsLeft, stream, tokensWorth, tradeWorth } from './worth.ts';

/** A development action with its estimated value. */
export interface Idea {
  answer: Placement;
  gain: number;
}

/** Values that are the same for all fields a tile is tried on. */
interface Ahead {
  rounds: number;
  /** Value of one token of income per round until the end. */
  made: number;
  /** Value of the tile's permanent symbols. */
  signs: number;
}

/** The value of a sign for the player who builds on it. */
const SIGN = { green: 0.4, 'minus-green': -0.45, blue: 0.4, red: 0.5, yellow: 1, 'free-action': 0.7 } as const;

/** The value of a tile on a field, without its permanent symbols and its cost. The board is restored. */
function fieldGain(b: Board, seat: Seat, tile: number, field: number, rotation: number, ahead: Ahead): number {
  const face = faceOf(tile);
  b.tile[field] = tile;
  b.owner[field] = seat;
  b.rotation[field] = rotation;
  const income = { green: 0, red: 0, blue: 0 };
  addTileIncome(b, field, income);
  let points = designOf(tile).value;
  for (let direction = 0; direction < 6; direction++) {
    const other = linkedAcross(b, field, direction);
    if (other < 0) continue;
    points++;
    const own = ownerOf(b, other) === seat;
    points += own ? factor(b, other) : -0.5 * factor(b, other);
    const kind = kindOfMark(edgeOf(face, direction, rotation));
    for (const line of linesOf(faceOf(tileOn(b, other) as number))) {
      if (line.link === kind && line.whose < 0)
        income[line.colour] += (own ? 1 : -0.5) * line.amount * factor(b, other);
    }
  }
  for (let corner = 0; corner < 6; corner++) {
    const colour = neighbourhoodAt(b, field, corner);
    if (colour === 0) continue;
    const left = ownerOf(b, nextTo(b, field, corner)) === seat;
    const right = ownerOf(b, nextTo(b, field, (corner + 1) % 6)) === seat;
    points += 1 + (left ? 1 : -0.5) + (right ? 1 : -0.5);
    if (left && right) income[defined(COLOURS[colour - 1])]++;
  }
  b.tile[field] = null;
  b.owner[field] = null;
  b.rotation[field] = 0;
  return points + incomeWorth(income, ahead.rounds, ahead.made) - wasted(b, face, field, rotation);
}

/** Value of a tile's permanent symbols for a colony. */
function standing(b: Board, seat: Seat, tile: number, rounds: number): number {
  const { discount, advantage } = designOf(tile);
  if (advantage === 0) return discount * 0.25 * rounds;
  const better = ratesOf(b, seat).yellow === 4 ? 3 : 4;
  return tradeWorth(incomeOf(b, seat), { yellow: better }, rounds) + 0.1 * rounds;
}

/** Value lost if a tile's empty space uses up a free field; a field that is already black costs nothing. */
function wasted(b: Board, face: number, field: number, rotation: number): number {
  const empty = emptyDirection(face, rotation);
  return empty !== null && isFree(b, nextTo(b, field, empty)) ? 0.5 : 0;
}

/** The best rotation of a tile on a field; null if it does not fit or is unaffordable. */
function bestTurn(s: State, seat: Seat, tile: number, field: number, ahead: Ahead): Idea | null {
  const cost = placementCost(s, seat, tile, field);
  if (!affords(playerOf(s, seat).tokens, cost)) return null;
  const alone = isAlone(s.board, field);
  let best: Idea | null = null;
  for (let rotation = 0; rotation < 6; rotation++) {
    if (!fits(s.board, tile, field, rotation)) continue;
    const gain = fieldGain(s.board, seat, tile, field, rotation, ahead);
    if (best !== null && gain <= best.gain) continue;
    best = { answer: { piece: tileId(tile), cell: defined(groundOf(s.board).ids[field]), rotation }, gain };
    // Without neighbouring tiles all rotations are equal, unless the empty space takes a field.
    if (alone && wasted(s.board, faceOf(tile), field, rotation) === 0) break;
  }
  if (best !== null) best.gain += ahead.signs + (cost.sign ? SIGN[cost.sign] : 0) - tokensWorth(cost.total, 1);
  return best;
}

/** Whether a field has no neighbouring tile. */
function isAlone(b: Board, field: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const other = nextTo(b, field, direction);
    if (other >= 0 && tileOn(b, other) !== null) return false;
  }
  return true;
}

/** Gain of an upgrade: a tile's points and bonus again, or one more level of the base. */
export function upgradeIdea(s: State, seat: Seat, field: number, rounds: number): Idea | null {
  if (!canUpgrade(s, seat, field)) return null;
  const b = s.board;
  const tile = tileOn(b, field) as number;
  const income = { green: 1, red: 0, blue: 1 };
  let points = upgradesOf(b, field) === 0 ? countNeighbourhoods(b, field) : 0;
  if (!isBase(tile)) {
    income.green = 0;
    income.blue = 0;
    addTileIncome(b, field, income);
    points += designOf(tile).value + countLinks(b, field) + standing(b, seat, tile, rounds);
  }
  const gain = points + incomeWorth(income, rounds) - tokensWorth(upgradeCost(s, field).total, 1);
  return { answer: { piece: UPGRADE, cell: defined(groundOf(b).ids[field]), rotation: 0 }, gain };
}

/** Every affordable placement of every tile, in its best rotation, and every upgrade; best first. */
export function ideas(s: State, seat: Seat): Idea[] {
  const rounds = roundsLeft(s);
  const made = stream(rounds);
  const found: Idea[] = [];
  const faces = new Set<number>();
  for (const tile of [...playerOf(s, seat).hand.cards, ...s.supply.cards]) {
    // Tiles with the same face are equivalent; the one in hand comes first.
    if (faces.has(faceOf(tile))) continue;
    faces.add(faceOf(tile));
    const ahead = { rounds, made, signs: standing(s.board, seat, tile, rounds) };
    for (let field = 0; field < s.board.tile.length; field++) {
      const idea = isFree(s.board, field) ? bestTurn(s, seat, tile, field, ahead) : null;
      if (idea) found.push(idea);
    }
  }
  for (let field = 0; field < s.board.tile.length; field++) {
    const idea = ownerOf(s.board, field) === seat ? upgradeIdea(s, seat, field, rounds) : null;
    if (idea) found.push(idea);
  }
  return found.sort((a, b) => b.gain - a.gain);
}
