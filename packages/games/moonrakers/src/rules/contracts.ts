import { addAt, defined } from '@orrery/kernel';
import { TYPES } from '../content/cards.ts';
import { CARD_COUNT, contractOf, isContract } from '../content/set.ts';
import { CREDITS, DICE, ITEMS, type State } from '../state.ts';
import { lasting } from './lasting.ts';

/** By contract: requirements by type, the types a head-to-head counts, and printed items. */
const NEEDS: number[][] = [];
const COUNTED: boolean[][] = [];
const PRINTED: number[][] = [];
for (let card = 0; card < CARD_COUNT; card++) {
  if (!isContract(card)) continue;
  const own = contractOf(card);
  const isOrdinary = own.kind === 'ordinary';
  NEEDS[card] = TYPES.map((type) => (isOrdinary ? (own.needs[type] ?? 0) : 0));
  COUNTED[card] = TYPES.map((type) => !isOrdinary && own.counts.includes(type));
  PRINTED[card] = isOrdinary
    ? [own.prestige, own.credits, own.bonus, own.reputation ? 1 : 0, own.prototype ? 1 : 0, own.dice]
    : ITEMS.map(() => 0);
}
export const needsOf = (card: number): readonly number[] => defined(NEEDS[card]);
export const countedOf = (card: number): readonly boolean[] => defined(COUNTED[card]);
export const printedOf = (card: number): readonly number[] => defined(PRINTED[card]);
export const isDuel = (card: number): boolean => contractOf(card).kind === 'head-to-head';

/** The items that a deal on this contract shares out: those printed, as changed by the turn's event (MK-263). */
export function totalsOf(s: State, card: number): number[] {
  const totals = printedOf(card).slice();
  const change = isDuel(card) ? undefined : lasting(s, 'contract');
  if (change) {
    addAt(totals, CREDITS, change.credits ?? 0);
    totals[DICE] = Math.max(0, defined(totals[DICE]) + (change.dice ?? 0));
  }
  return totals;
}
