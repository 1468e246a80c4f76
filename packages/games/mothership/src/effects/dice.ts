import { below, logEvent, witness } from '@orrery/kernel';
import { unitName } from '../content/units.ts';
import { halfOf } from '../rules/fight.ts';
import { diceOf } from '../rules/roll.ts';
import { type Fight, NONE, type State } from '../state.ts';

/** Rolls a die in public and returns its face; a die with no sides shows 0 (MO-019, MO-020, MO-123). */
export function throwDie(s: State, side: number, sides: number): number {
  if (sides === 0) return 0;
  const face = 1 + below(s.rng, sides);
  witness(s);
  // The asteroid die belongs to no side.
  const own = s.players[side];
  if (own) {
    own.faces += face;
    own.expected += sides + 1;
  }
  return face;
}

/** The name of the unit a die belongs to. */
export const dieName = (unit: number): string => (unit === NONE ? 'asteroids' : unitName(unit));

/** Rolls all dice of one side of a fight (MO-195). */
export function throwFor(s: State, fight: Fight, defence: boolean): void {
  const half = halfOf(fight, defence);
  half.dice = diceOf(s, fight, defence).map(({ unit, sides }) => {
    const face = throwDie(s, half.side, sides);
    return { unit, sides, face, extras: [], answered: 0 };
  });
  if (half.dice.length === 0) return;
  logEvent('rolled', {
    side: half.side,
    dice: half.dice.map(({ unit, sides, face }) => ({
      unit: dieName(unit),
      sides,
      face,
    })),
    faces: half.dice.map(({ face }) => face).join(', '),
  });
}
