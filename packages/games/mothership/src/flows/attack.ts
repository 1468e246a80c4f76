import { below, int, list, logEvent, msg, owner, pickMany, shuffled } from '@orrery/kernel';
import { isGuardian, isStation, unitName } from '../content/units.ts';
import { spend } from '../effects/cards/strike.ts';
import { attackersOn, judgeTarget, targetAt } from '../rules/attack.ts';
import { newFight } from '../rules/fight.ts';
import { flow, NONE, planetOf, playerOf, type State } from '../state.ts';
import { begin, dogfight } from './dogfight.ts';

/**
 * Declares an attack: spends the ships' phases and, against a captured planet, up to one influence per ship (MO-191,
 * MO-494, MO-495).
 */
export function declareAttack(s: State, seat: number, units: readonly number[], cell: number, ranged = false): void {
  const { unit, planet } = targetAt(s, cell);
  spend(s, units);
  if (planet === NONE) return begin(s, newFight(s, isStation(unit) ? 'station' : 'dogfight', units, unit, ranged));
  const own = playerOf(s, seat);
  if (s.agreed.influence && planetOf(s, planet).owner !== NONE) {
    const lost = Math.min(own.influence, units.length);
    own.influence -= lost;
    if (lost > 0) logEvent('lost-influence', { seat, n: lost });
  }
  begin(s, newFight(s, 'planet', units, planet, ranged));
}

/** Ships of the active player attack the target on a cell, alone or together (MO-216 to MO-218, MO-423). */
export const attack = flow(
  'attack',
  { seat: owner, cell: int, ships: list(int) },
  {
    ships: {
      ...pickMany<State, { seat: number; cell: number; ships: number[] }, number>({
        who: (s, v) => (attackersOn(s, v.seat, v.cell).length > 1 ? v.seat : []),
        text: () => msg('ask-ships'),
        items: (s, v) => attackersOn(s, v.seat, v.cell),
        count: (s, v) => [1, mostShips(s, v.seat, v.cell)],
        name: unitName,
        show: (_s, unit) => ({ text: msg('unit', { unit: unitName(unit) }) }),
        rule: 'MO-216',
        sample(s, v, _seat, rng) {
          const all = shuffled(rng, attackersOn(s, v.seat, v.cell));
          return all.slice(0, 1 + below(rng, mostShips(s, v.seat, v.cell)));
        },
        take(_s, v, _seat, ships) {
          v.ships = ships;
        },
      }),
      resolving: true,
    },
    declare(s, v, go) {
      const able = attackersOn(s, v.seat, v.cell);
      // The attacked player left before the ships were chosen, so nothing is declared or spent (D71).
      if (able.length === 0 || judgeTarget(s, v.seat, targetAt(s, v.cell)) !== true) return go.end();
      declareAttack(s, v.seat, v.ships.length > 0 ? v.ships : able.slice(0, 1), v.cell);
      go.call(dogfight);
    },
  },
);

/** Maximum number of attacking ships: all that can attack, but only one against a guardian (MO-176). */
function mostShips(s: State, seat: number, cell: number): number {
  const { unit } = targetAt(s, cell);
  return unit !== NONE && isGuardian(unit) ? 1 : attackersOn(s, seat, cell).length;
}
