import type { Seat } from '@orrery/kernel';
import { judgeAction } from '../rules/actions.ts';
import { targetsOf } from '../rules/attack.ts';
import { boardOf, NONE, type State } from '../state.ts';
import { type Deal, jump, onboard, shots, spare, stationStep } from './abilities.ts';
import { cardToPlay } from './cards.ts';
import { nextMover } from './course.ts';
import { bestShips } from './strike.ts';
import { lastPurchase, purchase, shouldDivert } from './trade.ts';
import { tieBreakOf, WEIGHTS, watchfulness } from './worth.ts';

/** Attacks whose value exceeds the minimum, best first. */
function goodAttacks(s: State, seat: Seat): Deal[] {
  const tieBreak = tieBreakOf(s, seat);
  const attacks = targetsOf(s, seat).map((cell) => ({
    id: `attack:${boardOf(s).names[cell]}`,
    worth: bestShips(s, seat, cell).worth + tieBreak(cell),
  }));
  return [...attacks, ...shots(s, seat)]
    .filter(({ worth }) => worth > WEIGHTS.strike * watchfulness(s))
    .sort((a, b) => b.worth - a.worth);
}

/**
 * The policy's next action, in this order: useful purchases, energy, movement, attacks, other purchases. Cards are
 * considered before the first purchases, before movement, before attacks and before the last purchases.
 */
export function nextAct(s: State, seat: Seat): string {
  const legal = (id: string | null): id is string => id !== null && judgeAction(s, seat, id) === true;
  const ship = nextMover(s, seat);
  const first = ship === NONE ? null : cardToPlay(s, seat, 'first');
  if (first !== null) return first;
  const bought = purchase(s, seat);
  if (legal(bought)) return bought;
  // Checked even if no ship can move: a mothership may first need energy in its engines.
  if (shouldDivert(s, seat)) return 'divert';
  if (ship !== NONE) {
    const step = stationStep(s, seat) ?? cardToPlay(s, seat, 'move') ?? jump(s, seat, ship) ?? onboard(s, seat, ship);
    return step ?? 'move';
  }
  const card = cardToPlay(s, seat, 'strike');
  if (card !== null) return card;
  const [strike] = goodAttacks(s, seat);
  if (strike !== undefined) return strike.id;
  const last = spare(s, seat) ?? cardToPlay(s, seat, 'last') ?? lastPurchase(s, seat);
  return last !== null && (last.startsWith('play:') || legal(last)) ? last : 'end';
}

/**
 * Candidate actions for a search, starting with the policy's choice. If that is an attack, other good attacks follow.
 * Purchases and moves get no alternatives, because they pay off beyond the search horizon.
 */
export function acts(s: State, seat: Seat): string[] {
  const usual = nextAct(s, seat);
  if (!usual.startsWith('attack:')) return [usual];
  return [...new Set([usual, ...goodAttacks(s, seat).map(({ id }) => id)])].slice(0, 5);
}
