import { flag, int, pick, refuse, type Seat, say } from '@orrery/kernel';
import { PLACES } from '../../content/index.ts';
import { moveShip } from '../../effects/tokens.ts';
import { isAdjacent } from '../../rules/space.ts';
import { flow, playerOf, type State } from '../../state.ts';
import { placeNamed, placeOption } from './options.ts';

/** A granted move: free, never taxed, and it may be declined (HX-337). */
export const relocate = flow(
  'relocate',
  { seat: int, adjacent: flag },
  {
    choose: {
      ask: 'choose?',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({
        text: say(v.adjacent ? 'ask-move-adjacent' : 'ask-move-any'),
        pass: say('pass-move'),
        options: reach(s, v, seat).map(placeOption),
      }),
      admits(s, v, seat, answer) {
        if (answer === null) return true;
        const to = placeNamed(answer);
        if (to < 0) return refuse('no-such-place', 'HX-019', { place: answer });
        if (to === playerOf(s, seat).ship) return refuse('already-there', 'HX-166');
        return reach(s, v, seat).includes(to) || refuse('not-adjacent', 'HX-023', { place: answer });
      },
      sample(s, v, seat, rng) {
        const places = reach(s, v, seat);
        return pick(rng, [null, ...places.map((place) => PLACES[place] as string)]);
      },
      options: (s, v, seat) => [null, ...reach(s, v, seat).map((place) => PLACES[place] as string)],
      take(s, _v, seat, answer) {
        if (answer !== null) moveShip(s, seat, placeNamed(answer), 0);
      },
    },
  },
);

function reach(s: State, v: { adjacent: boolean }, seat: Seat): number[] {
  const { ship } = playerOf(s, seat);
  const places: number[] = [];
  for (let to = 0; to < PLACES.length; to++)
    if (to !== ship && (!v.adjacent || isAdjacent(s, ship, to))) places.push(to);
  return places;
}
