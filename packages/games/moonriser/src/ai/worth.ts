import { isIn, type Seat, seatsIn } from '@orrery/kernel';
import { COLOURS, type Colour, type Income } from '../content/kinds.ts';
import { LAST_ROUND } from '../content/numbers.ts';
import { designOf } from '../content/set.ts';
import { freeFields } from '../rules/board.ts';
import { incomeOf, ratesOf } from '../rules/income.ts';
import { scoreOf } from '../rules/points.ts';
import { playerOf, type State } from '../state.ts';

/** The value of a token in victory points while it can still be spent. */
const TOKEN: Readonly<Record<Colour, number>> = { green: 0.42, red: 0.5, blue: 0.36 };
/** The value of a token that can only be traded: four of them buy a point. */
const SPARE = 0.25;
/** Number of tokens of a colour that can usually be spent in a turn or two. */
const USEFUL = 7;
/** Discount per round: a token next round is worth a little less than one now. */
const FADE = 0.94;

/** The expected number of rounds left: a full board ends the game, and most turns fill about one field. */
export function roundsLeft(s: State): number {
  if (s.ending !== 'not-yet') return 0;
  const playing = seatsIn(s).length;
  return Math.min(LAST_ROUND - s.round, (freeFields(s.board) * 1.1) / playing);
}

/** Value of one token of income per round until the end. */
export const stream = (rounds: number): number => (1 - FADE ** rounds) / (1 - FADE);

/** Value of income over the remaining rounds; `made` is the value of one token per round. */
export function incomeWorth(income: Income, rounds: number, made = stream(rounds)): number {
  const paid = rounds < 1.5 ? SPARE : 0;
  let worth = 0;
  for (const colour of COLOURS) worth += income[colour] * (paid || TOKEN[colour] * 0.85);
  return worth * made;
}

/** Value of tokens; near the end only their trade value counts. */
export function tokensWorth(tokens: Income, rounds: number): number {
  let worth = 0;
  for (const colour of COLOURS) {
    const useful = rounds < 1 ? 0 : Math.min(tokens[colour], USEFUL);
    worth += useful * TOKEN[colour] + (tokens[colour] - useful) * SPARE;
  }
  return worth;
}

/** Value of a better trade rate: part of the production is traded, and three tokens buy what four did before. */
export function tradeWorth(income: Income, rates: { yellow: number }, rounds: number): number {
  return (4 - rates.yellow) * 0.05 * (income.green + income.red + income.blue) * stream(rounds);
}

/** Expected value of a tile in hand: value, bonus and links, minus price. */
export function tilePromise(tile: number, rounds: number): number {
  const { value, price, bonus, edges, discount, advantage } = designOf(tile);
  const links = edges.filter((mark) => mark !== null && mark !== 'empty').length;
  const sure = bonus.filter((line) => line.per === null).length;
  const made = (sure * 0.38 + Math.min(links, 2) * 0.2 + discount * 0.4 + advantage * 0.75) * Math.min(rounds, 8);
  return value + made - tokensWorth(price, 1) - (edges.includes('empty') ? 0.4 : 0);
}

/** A seat's expected final score: its current score plus the expected further gain. */
function prospects(s: State, seat: Seat): number {
  const { tokens, hand } = playerOf(s, seat);
  const rounds = roundsLeft(s);
  const score = scoreOf(s.board, seat, tokens.yellow).total;
  if (s.result !== null) return score;
  const income = incomeOf(s.board, seat);
  let promise = 0;
  for (const tile of hand.cards) promise += Math.max(0.1, tilePromise(tile, rounds)) * 0.3;
  return (
    score +
    incomeWorth(income, rounds) +
    tradeWorth(income, ratesOf(s.board, seat), rounds) +
    tokensWorth(tokens, rounds) +
    (rounds < 1 ? 0 : Math.min(promise, 6))
  );
}

/** A seat's expected score minus that of its best opponent; after the end, plus 20 for a win or minus 20. */
export function evaluate(s: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && isIn(s, other)) best = Math.max(best, prospects(s, other));
  }
  const own = prospects(s, seat);
  if (s.result !== null) return own - best + (s.result.winners.includes(seat) ? 20 : -20);
  return own - best;
}
