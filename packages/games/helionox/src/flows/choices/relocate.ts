import { flag, msg, owner, pickOne, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { PLACES } from '../../content/index.ts';
import { gainAfterMove } from '../../effects/preview.ts';
import { moveShip } from '../../effects/tokens.ts';
import { isAdjacent } from '../../rules/space.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { placeNamed, places } from './options.ts';

/** A granted move: free, never taxed and optional (HX-337). */
export const relocate = flow(
  'relocate',
  { seat: owner, adjacent: flag },
  {
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg(v.adjacent ? 'ask-move-adjacent' : 'ask-move-any'),
      pass: (s, _v, seat) => msg('pass-move', { gain: gainAfterMove(s, seat, playerOf(s, seat).ship) }),
      items: (s, v, seat) => reach(s, v, seat),
      name: places.name,
      show: (s, place, _v, seat) => ({ ...places.show(s, place), data: { gain: gainAfterMove(s, seat, place) } }),
      rule: (s, _v, seat, name) => notThere(s, seat, name),
      take: (s, _v, seat, place) => moveShip(s, seat, place, 0),
    }),
  },
);

/** Why a move cannot end there. */
function notThere(s: State, seat: Seat, name: string): Refusal {
  const to = placeNamed(name);
  if (to < 0) return refuse('no-such-place', 'HX-019', { place: name });
  if (to === playerOf(s, seat).ship) return refuse('already-there', 'HX-166');
  return refuse('not-adjacent', 'HX-023', { place: name });
}

function reach(s: State, v: { adjacent: boolean }, seat: Seat): number[] {
  const { ship } = playerOf(s, seat);
  const found: number[] = [];
  for (let to = 0; to < PLACES.length; to++)
    if (to !== ship && (!v.adjacent || isAdjacent(s, ship, to))) found.push(to);
  return found;
}
