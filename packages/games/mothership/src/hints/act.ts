import type { Seat } from '@orrery/kernel';
import { judgeAction } from '../rules/actions.ts';
import { targetsOf } from '../rules/attack.ts';
import { boardOf, type State } from '../state.ts';
import { nextMover } from './course.ts';
import { bestShips } from './strike.ts';
import { ability, lastPurchase, purchase, shouldDivert } from './trade.ts';

/** The attack that brings most, or null. */
function bestAttack(s: State, seat: Seat): string | null {
  let best: string | null = null;
  let most = 0.3;
  for (const cell of targetsOf(s, seat)) {
    const { worth } = bestShips(s, seat, cell);
    if (worth <= most) continue;
    most = worth;
    best = `attack:${boardOf(s).names[cell]}`;
  }
  return best;
}

/** The next action of a turn: buy what helps at once, lay the energy, move the fleet, strike, spend what is left. */
export function nextAct(s: State, seat: Seat): string {
  const legal = (id: string | null): id is string => id !== null && judgeAction(s, seat, id) === true;
  const bought = purchase(s, seat);
  if (legal(bought)) return bought;
  if (shouldDivert(s, seat)) return 'divert';
  if (nextMover(s, seat) >= 0) return 'move';
  const strike = bestAttack(s, seat);
  if (legal(strike)) return strike;
  const used = ability(s, seat, legal);
  if (used !== null) return used;
  const last = lastPurchase(s, seat);
  return legal(last) ? last : 'end';
}

/**
 * Actions worth thinking about, the usual one first. When it is to strike, so is every other attack, and to leave it; what is
 * bought and where the fleet flies pays too late for a look ahead to see it.
 */
export function acts(s: State, seat: Seat): string[] {
  const usual = nextAct(s, seat);
  if (!usual.startsWith('attack:')) return [usual];
  const attacks = targetsOf(s, seat).map((cell) => `attack:${boardOf(s).names[cell]}`);
  return [usual, ...attacks.filter((id) => id !== usual).slice(0, 6), 'end'];
}
