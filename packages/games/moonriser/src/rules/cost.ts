import { defined, type Json, type Message, msg, refuse, type Seat, type Verdict } from '@orrery/kernel';
import { COLOURS, type Colour, type Income, type Sign, type Tokens } from '../content/kinds.ts';
import { DISTANCE_RED, EXTRA_RED } from '../content/numbers.ts';
import { SIGNS } from '../content/pieces.ts';
import { designOf, isBase } from '../content/set.ts';
import type { Board } from '../state.ts';
import { groundOf, tileOn, upgradesOf } from './board.ts';
import type { Site } from './site.ts';

/** The cost of a development action, part by part. */
export interface Cost {
  /** The tile's printed price, or a base's current production, and the rule that requires it. */
  price: Income;
  rule: string;
  /** Red tokens for skipped fields, and for an action after the first of the turn. */
  distance: number;
  extra: number;
  /** The sign of the field; it is applied before the payment. */
  sign: Sign | null;
  total: Income;
}

/** A cost as data for the log and for prompts: the total, the sign, and the red for distance and extra action. */
export const costData = ({ total, distance, extra, sign }: Cost) => ({ distance, extra, sign, ...total });

/** Number of fields between a colony and a field: the shortest path over the board, minus one (MR-147). */
export function skippedFields(b: Board, seat: Seat, field: number): number {
  const { distance, size } = groundOf(b);
  let shortest = size;
  for (let own = 0; own < size; own++) {
    if (b.owner[own] !== seat) continue;
    shortest = Math.min(shortest, defined(distance[field * size + own]));
  }
  return shortest - 1;
}

/** Whether a free action replaces the red tokens of the next action (MR-198). */
export const usesFreeAction = ({ actions, freeActions }: Pick<Site, 'actions' | 'freeActions'>): boolean =>
  actions > 0 && freeActions > 0;

/** Red tokens for an action after the first of the turn, unless a free action covers it (MR-085, MR-198). */
export const extraOf = (site: Pick<Site, 'actions' | 'freeActions'>): number =>
  site.actions > 0 && !usesFreeAction(site) ? EXTRA_RED : 0;

export function placementCost(site: Site, seat: Seat, tile: number, field: number): Cost {
  const { price } = designOf(tile);
  const distance = DISTANCE_RED * skippedFields(site.board, seat, field);
  const extra = extraOf(site);
  return {
    price,
    rule: 'MR-082',
    distance,
    extra,
    sign: defined(SIGNS[defined(site.board.signs[field])]),
    total: { green: price.green, red: price.red + distance + extra, blue: price.blue },
  };
}

/** The cost of an upgrade: the printed price again; for a base, its current production (MR-092, MR-100). */
export function upgradeCost(site: Site, field: number): Cost {
  const tile = tileOn(site.board, field) as number;
  const level = 1 + upgradesOf(site.board, field);
  const price = isBase(tile) ? { green: level, red: 0, blue: level } : designOf(tile).price;
  const extra = extraOf(site);
  return {
    price,
    rule: isBase(tile) ? 'MR-100' : 'MR-092',
    distance: 0,
    extra,
    sign: null,
    total: { green: price.green, red: price.red + extra, blue: price.blue },
  };
}

/** Tokens of a colour that a sign adds before the price is paid; negative if it takes one. */
const gained = (sign: Sign | null, colour: Colour): number =>
  sign === colour ? 1 : sign === 'minus-green' && colour === 'green' ? -1 : 0;

/** Whether tokens cover a cost, including the sign of the field. */
export function affords(tokens: Tokens, { total, sign }: Cost): boolean {
  return (
    tokens.green + gained(sign, 'green') >= total.green &&
    tokens.red + gained(sign, 'red') >= total.red &&
    tokens.blue + gained(sign, 'blue') >= total.blue
  );
}

/** The number of tokens missing for a cost, including the sign of the field; `lacksOf` without texts. */
export function shortOf(tokens: Tokens, { total, sign }: Cost): number {
  let short = 0;
  for (const colour of COLOURS) short += Math.max(0, total[colour] - gained(sign, colour) - tokens[colour]);
  return short;
}

/** Part of a cost that the tokens do not cover: as text, with the rule that requires it. */
type Lack = Message & { rule: string };

/**
 * All missing parts of a cost, the easiest to avoid first: another field saves distance and sign, another turn saves
 * the extra action; only the price cannot be avoided. Therefore tokens cover the price first and the distance last.
 */
function lacksOf(tokens: Tokens, cost: Cost): Lack[] {
  const left = { green: tokens.green, red: tokens.red, blue: tokens.blue };
  for (const colour of COLOURS) if (cost.sign === colour) left[colour]++;
  const lacks: Lack[] = [];
  const due = (part: string, rule: string, colour: Colour, count: number): void => {
    const short = Math.max(0, count - left[colour]);
    left[colour] -= count - short;
    if (short > 0) lacks.unshift({ rule, ...msg(`lack-${part}`, { short, colour }) });
  };
  for (const colour of COLOURS.slice().reverse()) due('price', cost.rule, colour, cost.price[colour]);
  due('extra', 'MR-085', 'red', cost.extra);
  if (cost.sign === 'minus-green') due('sign', 'MR-194', 'green', 1);
  due('distance', 'MR-146', 'red', cost.distance);
  return lacks;
}

/** Whether tokens cover a cost; otherwise a refusal that lists everything missing and the tokens held. */
export function covers(tokens: Tokens, cost: Cost): Verdict {
  return affords(tokens, cost) || tooFew(tokens, lacksOf(tokens, cost), cost.sign);
}

/** A refusal that lists the missing tokens and those held; cites the rule of the first missing part. */
function tooFew(tokens: Tokens, lacks: readonly Lack[], sign: Sign | null = null): Verdict {
  const colours = COLOURS.filter((colour) => lacks.some(({ params }) => params?.colour === colour));
  const have = colours.map((colour) => msg('held', { count: tokens[colour], colour }));
  if (colours.some((colour) => colour === sign)) have.push(msg('held-sign', { colour: sign }));
  const short = lacks.reduce((sum, { params }) => sum + Number(params?.short), 0);
  return refuse('too-few-tokens', lacks[0]?.rule ?? null, { missing: lacks, have, short } as unknown as Params);
}
type Params = Record<string, Json>;

/** A refusal for missing tokens of one colour. */
export const lacking = (tokens: Tokens, colour: Colour, short: number, rule: string): Verdict =>
  tooFew(tokens, [{ rule, ...msg('lack', { short, colour }) }]);

/** Applies a sign, then pays. The caller must have checked `covers`. */
export function pay(tokens: Tokens, cost: Cost): void {
  for (const colour of COLOURS) tokens[colour] += gained(cost.sign, colour) - cost.total[colour];
  if (cost.sign === 'yellow') tokens.yellow++;
}
