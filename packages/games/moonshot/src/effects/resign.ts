import { defined, endGame, type Seat } from '@orrery/kernel';
import { held } from '../rules/held.ts';
import { rival } from '../rules/seats.ts';
import type { State } from '../state.ts';
import { resultFor } from './ending.ts';

/** Resigns a seat: the side's remaining player plays both roles; a side without players loses (D48). */
export function resign(s: State, seat: Seat): void {
  const side = defined(s.sideOf[seat]);
  const left = s.sideOf.flatMap((own, other) => (own === side && !s.out[other] ? [other] : []));
  if (left.length === 0) {
    // The game may end in the middle of an action: tiles and modules being installed are discarded.
    const { tiles, modules } = held(s);
    s.research.push(...tiles);
    s.spentModules.push(...modules);
    return endGame(s, resultFor(s, rival(side), 'resignation'));
  }
  s.roles = s.roles.map((seats, at) => (at >> 1 === side ? left.slice() : seats));
}
