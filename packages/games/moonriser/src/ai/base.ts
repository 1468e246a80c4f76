import { defined, type Placement } from '@orrery/kernel';
import { SIGNS } from '../content/pieces.ts';
import { groundOf, isFree, nextTo } from '../rules/board.ts';
import { OFF } from '../rules/ground.ts';
import { BASE, canPlaceBase } from '../rules/placing.ts';
import type { Board } from '../state.ts';

/** Value of a sign next to a base. */
const SIGN_WORTH = { green: 0.5, 'minus-green': -0.3, blue: 0.5, red: 0.6, yellow: 0.9, 'free-action': 0.6 } as const;

/** Rating of a place for a base: the room around it, and the signs to build on. */
function room(b: Board, field: number): number {
  let worth = 0;
  for (let direction = 0; direction < 6; direction++) {
    const other = nextTo(b, field, direction);
    if (other === OFF || !isFree(b, other)) continue;
    const sign = SIGNS[defined(b.signs[other])];
    worth += 1 + (sign ? SIGN_WORTH[sign] : 0);
  }
  return worth;
}

/** Places for a base, best first, each with one rotation. */
export function basePlaces(b: Board): Placement[] {
  return b.tile
    .flatMap((_tile, field) => (canPlaceBase(b, field) === true ? [{ field, worth: room(b, field) }] : []))
    .sort((a, c) => c.worth - a.worth)
    .map(({ field }, i) => ({ piece: BASE, cell: defined(groundOf(b).ids[field]), rotation: i % 6 }));
}
