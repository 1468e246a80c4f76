import { defined } from '@orrery/kernel';
import { STEP } from '../content/panel.ts';
import { isShip, kindOf, sideOf } from '../content/units.ts';
import { distance, friendly } from '../rules/board.ts';
import { baseSpaces, dieOf } from '../rules/lasting.ts';
import { playerOf, type State } from '../state.ts';
import { knockout, WEIGHTS } from './worth.ts';

/** An enemy ship with its range on its next turn, including the attack, and its average roll. */
export interface Threat {
  unit: number;
  cell: number;
  spaces: number;
  range: number;
  throws: number;
}

export function threatsTo(s: State, seat: number): Threat[] {
  const out: Threat[] = [];
  for (let unit = 0; unit < s.at.length; unit++) {
    const cell = defined(s.at[unit]);
    if (cell < 0 || !isShip(unit) || friendly(s, sideOf(unit), seat)) continue;
    const die = dieOf(s, unit);
    if (die === 0) continue;
    const spaces = baseSpaces(s, unit);
    out.push({ unit, cell, spaces, range: spaces + 1, throws: (die + 1) / 2 });
  }
  return out;
}

/** Expected loss of an unguarded station to enemies in reach next turn or, with less weight, on the turn after. */
export function stationRisk(s: State, side: number, cell: number, threats: readonly Threat[]): number {
  let total = 0;
  for (const { unit, cell: from, spaces, range, throws } of threats) {
    if (kindOf(unit) === 'fighter') continue;
    const far = distance(s, from, cell);
    if (far <= range) total += throws;
    else if (far <= range + spaces) total += throws * 0.4;
  }
  const { steps } = playerOf(s, side);
  const lost = total / STEP;
  return lost >= steps ? steps * WEIGHTS.step + knockout(s) : lost * WEIGHTS.step;
}
