import { addAt, defined, type Seat } from '@orrery/kernel';
import { DIE_FACES } from '../content/numbers.ts';
import { isSmall } from '../rules/seats.ts';
import { roundsOf } from '../rules/worth.ts';
import { BONUS, CREDITS, captainOf, DICE, ITEMS, PRESTIGE, PROTOTYPE, REPUTATION, type State } from '../state.ts';

/** Values, measured in prestige. */
export const WORTH = {
  /**
   * A credit, Bonus Card, prototype and reputation point at the start of the game; all but reputation lose value
   * towards the end.
   */
  credit: 0.13,
  bonus: 0.55,
  prototype: 0.6,
  reputation: 0.18,
  /** The bonus for winning. */
  win: 4,
  /** The cost of a prestige gained by a rival, divided by the number of rivals (`rivalry`). */
  rival: 0.8,
} as const;

/** The progress of the game, from 0 at the start to 1 at the end. */
function ripeness(s: State): number {
  if (isSmall(s)) return Math.min(1, (s.round - 1) / roundsOf(s.agreed));
  let most = 0;
  for (const { prestige } of s.captains) most = Math.max(most, prestige);
  return Math.min(1, most / s.agreed.target);
}
/** The factor by which purchases lose value as the game progresses. */
export const fading = (s: State): number => 1 - 0.75 * ripeness(s);

/** The value of a credit: what it can buy and, with 1 or 2 players, its final points (a tenth of a prestige). */
export const creditWorth = (s: State): number =>
  isSmall(s) ? 0.1 + 0.04 * fading(s) : WORTH.credit * fading(s) + 0.01;

/** The value of a share, without its dice. */
export function goodsWorth(s: State, shares: readonly number[], seat: Seat): number {
  const from = seat * ITEMS.length;
  const now = fading(s);
  return (
    defined(shares[from + PRESTIGE]) +
    defined(shares[from + CREDITS]) * creditWorth(s) +
    (defined(shares[from + BONUS]) * WORTH.bonus + defined(shares[from + PROTOTYPE]) * WORTH.prototype) * now +
    defined(shares[from + REPUTATION]) * WORTH.reputation
  );
}

/** The probability of each number of icons, by number of dice. */
const icons = (faces: readonly number[]): number[][] => {
  const chances: number[][] = [[1]];
  for (let dice = 1; dice <= 8; dice++) {
    const next = new Array<number>(dice * 2 + 1).fill(0);
    defined(chances[dice - 1]).forEach((p, n) => {
      for (const face of faces) addAt(next, n + face, p / faces.length);
    });
    chances.push(next);
  }
  return chances;
};
const CHANCES = { usual: icons(DIE_FACES.usual), soft: icons(DIE_FACES.soft) };

/** The expected prestige lost to dice, given the expected blocks and the prestige that can be lost. */
export function diceCost(s: State, dice: number, blocks: number, atStake: number): number {
  const chances = defined(CHANCES[s.agreed.softDice ? 'soft' : 'usual'][Math.min(8, dice)]);
  let cost = 0;
  chances.forEach((p, n) => {
    cost += p * Math.min(Math.max(0, atStake), Math.max(0, n - blocks));
  });
  return cost;
}
export const shareOf = (shares: readonly number[], seat: Seat, item: number): number =>
  defined(shares[seat * ITEMS.length + item]);
export const diceOf = (shares: readonly number[], seat: Seat): number => shareOf(shares, seat, DICE);

/** The cost of a prestige gained by another captain; it grows as that captain nears the target. */
export function rivalry(s: State, seat: Seat, other: Seat): number {
  let rivals = 0;
  for (let i = 0; i < s.captains.length; i++) if (i !== seat && !s.out[i]) rivals++;
  const reach = captainOf(s, other).prestige / s.agreed.target;
  return (WORTH.rival / Math.max(1, rivals)) * (0.7 + reach);
}

/** Whether a share brings its owner to the prestige target. */
export const wins = (s: State, shares: readonly number[], seat: Seat): boolean =>
  !isSmall(s) && captainOf(s, seat).prestige + shareOf(shares, seat, PRESTIGE) >= s.agreed.target;
