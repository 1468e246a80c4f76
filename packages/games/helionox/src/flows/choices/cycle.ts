import { defined, int, msg, owner, pickOne, refuse, type Seat } from '@orrery/kernel';
import { FACTIONS } from '../../content/index.ts';
import { cycleMarket } from '../../effects/cards.ts';
import { cycleRequest } from '../../effects/requests.ts';
import { isUnder } from '../../rules/space.ts';
import { flow, NONE, playerOf, type State } from '../../state.ts';
import { factionNamed, slots, slotsUpTo } from './options.ts';

/** The option id of the player's Current Request. */
const REQUEST = 'request';

/** Cycles granted by an effect, in addition to the free one; mandatory as far as possible (HX-336). */
export const cycle = flow(
  'cycle',
  { seat: owner, count: int },
  {
    next: (s, v, go) => {
      const ways = waysToCycle(s, v.seat);
      if (v.count-- <= 0 || ways.length === 0) return go.end();
      if (ways.length > 1) return;
      cycleOne(s, v.seat, defined(ways[0]));
      go.jump('next');
    },
    choose: pickOne({
      who: (_s, v) => v.seat,
      text: () => msg('ask-cycle'),
      items: (s, _v, seat) => waysToCycle(s, seat),
      show: (s, way) => (way === REQUEST ? { text: msg('cycle-request') } : slots.show(s, factionNamed(way))),
      rule: (_s, _v, _seat, way) => refuse('cannot-cycle', 'HX-336', { what: way }),
      take: (s, _v, seat, way) => cycleOne(s, seat, way),
    }),
    again: (_s, _v, go) => go.jump('next'),
  },
);

function cycleOne(s: State, seat: Seat, way: string): void {
  if (way === REQUEST) cycleRequest(s, seat);
  else cycleMarket(s, seat, factionNamed(way));
}

/** Whether the player's Current Request can be Cycled (HX-087). */
const canCycleRequest = (s: State, seat: Seat): boolean =>
  playerOf(s, seat).request.cards.length > 0 && s.requests.cards.length > 0;

/** Everything that could be Cycled now: Market slots by faction, and the Request. */
export function waysToCycle(s: State, seat: Seat): string[] {
  if (isUnder(s, 'noCycle')) return [];
  const ways: string[] = slotsUpTo(s, NONE).map((faction) => defined(FACTIONS[faction]));
  if (canCycleRequest(s, seat)) ways.push(REQUEST);
  return ways;
}
