import type { Resource } from '../content/effect.ts';
import { ownStation } from '../rules/board.ts';
import { eachLasting, hasLasting } from '../rules/lasting.ts';
import { NONE, type State } from '../state.ts';
import { gain } from './resources.ts';

/** Income of a side at the end of its turn (MO-239 to MO-243, MO-268, MO-271, MO-301, MO-508). */
export function incomeOf(s: State, side: number): Record<Resource, number> {
  const got = { minerals: 0, gas: 0, influence: 0 };
  const times = hasLasting(s, side, 'double minerals') ? 2 : 1;
  const station = ownStation(s, side);
  if (station) got.minerals++;
  let mineralPlanets = 0;
  for (const planet of s.planets) {
    if (planet.owner !== side || planet.cell === NONE) continue;
    if (planet.kind === 'mineral') {
      mineralPlanets++;
      got.minerals += times;
    } else if (planet.kind === 'gas') got.gas++;
  }
  eachLasting(s, side, 'income', ({ what, n, from }, planet) => {
    if (from === 'station') got[what] += station ? n : 0;
    else if (from === 'mineral planets') got[what] += n * mineralPlanets;
    else got[what] += what === 'minerals' && planet?.kind === 'mineral' ? n * times : n;
  });
  return got;
}

/**
 * Whether a Trade Blockade stops a side's next income. A side's own blockade can stop only the income of the current
 * turn, because it ends before the next one (MO-374, MO-644).
 */
const isBlockaded = (s: State, side: number): boolean =>
  s.blockade === side ? s.agreed.blockadeAll && s.turn === side : s.blockade !== NONE;

/** A side's next income, which a Trade Blockade reduces to nothing. */
export const gatheringOf = (s: State, side: number): Record<Resource, number> =>
  isBlockaded(s, side) ? { minerals: 0, gas: 0, influence: 0 } : incomeOf(s, side);

export function gather(s: State, side: number): void {
  const got = gatheringOf(s, side);
  gain(s, side, 'minerals', got.minerals, 'gathered');
  gain(s, side, 'gas', got.gas, 'gathered');
  gain(s, side, 'influence', got.influence, 'gathered');
}
