import { defined, post } from '@orrery/kernel';
import type { CardEffectName } from '../../content/effect.ts';
import { isMothership, kindOf, sideOf, slotOf, unitName, unitNamed } from '../../content/units.ts';
import { canHit, judgeTarget, targetAt } from '../../rules/attack.ts';
import { distance, mayStillAttack, shipsOf, unitsBeside } from '../../rules/board.ts';
import { boardOf, cellOf, type State } from '../../state.ts';
import { SHOOT } from '../calls.ts';
import { countKill, hitHull } from '../damage.ts';
import { checkFallen, scrapFor } from '../fall.ts';
import { type CardRule, effectOf } from './rule.ts';

/** Spends the attack phases of these ships, and resolves their movement (MO-103, MO-108, MO-191). */
export function spend(s: State, units: readonly number[]): void {
  for (const unit of units) {
    s.thisTurn.attacked |= 1 << slotOf(unit);
    s.thisTurn.moved |= 1 << slotOf(unit);
    if (isMothership(unit)) s.thisTurn.locked = true;
  }
}
/** The first ship named in a target spends its attack phase, even if the card is cancelled (MO-319). */
const cost = (s: State, _seat: number, target: string): void => spend(s, [shooter(target)]);
const shooter = (target: string): number => unitNamed(defined(target.split('/')[0]));
const aimedAt = (s: State, target: string): number => defined(boardOf(s).byName.get(defined(target.split('/')[1])));
/** Ships whose attack phase is unspent, or was spent on the declared card. */
const ready = (s: State, seat: number, ...kinds: string[]): number[] =>
  shipsOf(s, seat).filter(
    (unit) =>
      kinds.includes(kindOf(unit)) && (mayStillAttack(s, unit) || (s.declared && shooter(s.declared.target) === unit)),
  );

/**
 * An enemy mothership beside one of the player's bombers or beside their mothership loses hull points, regardless of
 * its shields. A kill gives no loot (MO-393, MO-557, MO-651).
 */
const harm: CardRule = {
  targets: (s, seat) =>
    ready(s, seat, 'bomber', 'mothership').flatMap((unit) =>
      unitsBeside(s, cellOf(s, unit), isMothership)
        .filter((other) => judgeTarget(s, seat, targetAt(s, cellOf(s, other))) === true)
        .map((other) => `${unitName(unit)}/${unitName(other)}`),
    ),
  cost,
  apply(s, seat, target, title) {
    const victim = unitNamed(defined(target.split('/')[1]));
    if (!hitHull(s, sideOf(victim), effectOf(title, 'harm').n)) return;
    scrapFor(s, [victim]);
    countKill(s, seat, victim, false);
    checkFallen(s);
  },
};

/** A bomber attacks a target it can damage at an exact distance; a lost attack does not hurt the bomber (MO-399). */
const ranged: CardRule = {
  targets: (s, seat, _window, title) =>
    ready(s, seat, 'bomber').flatMap((unit) =>
      s.here.flatMap((piece, cell) => {
        if (piece === -1 || distance(s, cellOf(s, unit), cell) !== effectOf(title, 'ranged').distance) return [];
        const target = targetAt(s, cell);
        const may = canHit(s, unit, target) && judgeTarget(s, seat, target) === true;
        return may ? [`${unitName(unit)}/${boardOf(s).names[cell]}`] : [];
      }),
    ),
  cost,
  apply: (s, seat, target) => post(s, SHOOT, { seat, unit: shooter(target), cell: aimedAt(s, target) }),
};

/** Card effects that use a ship's attack. */
export const strikeCards: Partial<Record<CardEffectName, CardRule>> = { harm, ranged };
