import type { Seat } from '@orrery/kernel';
import { judgeAction } from '../rules/actions.ts';
import { targetsOf } from '../rules/attack.ts';
import { boardOf, type State } from '../state.ts';
import { nextMover } from './course.ts';
import { bestShips } from './strike.ts';
import { ability, lastPurchase, purchase, shouldDivert } from './trade.ts';

/** Attacks that bring more than they cost, the best first. */
function goodAttacks(s: State, seat: Seat): string[] {
  return targetsOf(s, seat)
    .map((cell) => ({ cell, worth: bestShips(s, seat, cell).worth }))
    .filter(({ worth }) => worth > 0.3)
    .sort((a, b) => b.worth - a.worth)
    .map(({ cell }) => `attack:${boardOf(s).names[cell]}`);
}

/** The next action of a turn: buy what helps at once, lay the energy, move the fleet, strike, spend what is left. */
export function nextAct(s: State, seat: Seat): string {
  const legal = (id: string | null): id is string => id !== null && judgeAction(s, seat, id) === true;
  const bought = purchase(s, seat);
  if (legal(bought)) return bought;
  if (shouldDivert(s, seat)) return 'divert';
  if (nextMover(s, seat) >= 0) return 'move';
  const strike = goodAttacks(s, seat)[0] ?? null;
  if (legal(strike)) return strike;
  const used = ability(s, seat, legal);
  if (used !== null) return used;
  const last = lastPurchase(s, seat);
  return legal(last) ? last : 'end';
}

/**
 * Actions worth thinking about, the usual one first: when it is to strike, so is every other good attack. What is bought and
 * where the fleet flies pays too late for a look ahead to see it.
 */
export function acts(s: State, seat: Seat): string[] {
  const usual = nextAct(s, seat);
  return usual.startsWith('attack:') ? [...new Set([usual, ...goodAttacks(s, seat)])].slice(0, 5) : [usual];
}
