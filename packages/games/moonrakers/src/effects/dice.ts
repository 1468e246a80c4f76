import { below, defined, logEvent, type Seat, witness } from '@orrery/kernel';
import { DIE_FACES } from '../content/numbers.ts';
import { type Pilot, pilotOf, type State } from '../state.ts';

/** Rolls a hazard die and returns its number of hazards (MK-035). */
export function rollDie(s: State): number {
  const faces = s.agreed.softDice ? DIE_FACES.soft : DIE_FACES.usual;
  return defined(faces[below(s.rng, faces.length)]);
}

/** Rolls the dice a captain took in the deal (MK-119). */
export function rollDice(s: State, seat: Seat, n: number): void {
  if (n === 0) return;
  const pilot = pilotOf(s, seat);
  for (let i = 0; i < n; i++) pilot.dice.push(rollDie(s));
  pilot.rolled += n;
  witness(s);
  logEvent('rolled', { seat, dice: pilot.dice });
}

/** Removes a die with all its icons (MK-126); it still counts as rolled (MK-333). */
export function removeDie(pilot: Pilot, face: number): void {
  const at = pilot.dice.indexOf(face);
  pilot.dice.splice(at, 1);
  pilot.rerolled = pilot.rerolled.filter((other) => other !== at).map((other) => (other > at ? other - 1 : other));
}

/** Rerolls a die that was not rerolled yet (MK-334). */
export function reroll(s: State, seat: Seat, face: number): void {
  const pilot = pilotOf(s, seat);
  const at = pilot.dice.findIndex((own, i) => own === face && !pilot.rerolled.includes(i));
  pilot.dice[at] = rollDie(s);
  pilot.rerolled.push(at);
  witness(s);
  logEvent('rerolled', { seat, from: face, to: defined(pilot.dice[at]) });
}
