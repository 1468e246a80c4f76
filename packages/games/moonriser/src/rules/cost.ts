import { type Refusal, refuse, type Seat, type Verdict } from '@orrery/kernel';
import { SIGNS } from '../content/pieces.ts';
import { COLOURS, designOf, isBase } from '../content/set.ts';
import type { Income, Sign, Tokens } from '../seen.ts';
import { type Board, groundOf, upgradesOf, whatIs } from './board.ts';
import type { Site } from './site.ts';

/** What a development action costs, part by part. */
export interface Cost {
  /** The tile's printed price, or a base's present production. */
  price: Income;
  /** Red tokens for the fields skipped, and for not being the first action of the turn. */
  distance: number;
  extra: number;
  /** The sign of the field; it is applied before anything is paid. */
  sign: Sign | null;
  total: Income;
}

/** A cost for the log and for prompts: what is paid in all, and how much of the red is for what. */
export const costData = ({ total, distance, extra, sign }: Cost) => ({ ...total, distance, extra, sign });

/** Fields skipped between a colony and a field: the shortest way over the board, less one (MR-147). */
export function skippedFields(b: Board, seat: Seat, field: number): number {
  const { distance, size } = groundOf(b);
  let shortest = size;
  for (let own = 0; own < size; own++) {
    if (b.owner[own] !== seat) continue;
    const steps = distance[field * size + own] as number;
    if (steps < shortest) shortest = steps;
  }
  return shortest - 1;
}

/** The 2 red of a further action, unless a free action covers it (MR-085, MR-198). */
export const extraOf = (site: Site): number => (site.actions > 0 && site.freeActions === 0 ? 2 : 0);

export function placementCost(site: Site, seat: Seat, tile: number, field: number): Cost {
  const { price } = designOf(tile);
  const distance = 2 * skippedFields(site.board, seat, field);
  const extra = extraOf(site);
  return {
    price,
    distance,
    extra,
    sign: SIGNS[site.board.signs[field] as number] as Sign | null,
    total: { green: price.green, red: price.red + distance + extra, blue: price.blue },
  };
}

/** An upgrade costs the printed price again; a base costs what it makes now (MR-092, MR-100). */
export function upgradeCost(site: Site, field: number): Cost {
  const tile = whatIs(site.board, field);
  const level = 1 + upgradesOf(site.board, field);
  const price = isBase(tile) ? { green: level, red: 0, blue: level } : designOf(tile).price;
  const extra = extraOf(site);
  return {
    price,
    distance: 0,
    extra,
    sign: null,
    total: { green: price.green, red: price.red + extra, blue: price.blue },
  };
}

/** What a sign adds to the tokens at hand before the price is paid. */
const gained = (sign: Sign | null, colour: 'green' | 'red' | 'blue'): number =>
  sign === colour ? 1 : sign === 'minus-green' && colour === 'green' ? -1 : 0;

/** Whether tokens cover a cost, the sign of the field included; else the first colour that is short. */
export function covers(tokens: Tokens, cost: Cost): Verdict {
  if (cost.sign === 'minus-green' && tokens.green === 0) return refuse('sign-needs-green', 'MR-194');
  for (const colour of COLOURS) {
    const need = cost.total[colour];
    const have = tokens[colour] + gained(cost.sign, colour);
    if (have < need) return tooFew(colour, need, have);
  }
  return true;
}

const tooFew = (colour: string, need: number, have: number): Refusal =>
  refuse('too-few-tokens', 'MR-083', { colour, need, have, short: need - have });

/** Applies a sign, then pays; whoever calls has asked `covers`. */
export function pay(tokens: Tokens, cost: Cost): void {
  for (const colour of COLOURS) tokens[colour] += gained(cost.sign, colour) - cost.total[colour];
  if (cost.sign === 'yellow') tokens.yellow++;
}
