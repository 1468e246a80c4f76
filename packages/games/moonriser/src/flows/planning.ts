import {
  below,
  defined,
  int,
  logEvent,
  type Message,
  maskOf,
  msg,
  pickMany,
  refuse,
  type Seat,
  type Verdict,
} from '@orrery/kernel';
import { BACKS, type Back } from '../content/kinds.ts';
import { TILES_PER_BLUE } from '../content/numbers.ts';
import { tileId } from '../content/set.ts';
import { drawable, keep, look, namesOf } from '../effects/tiles.ts';
import { lacking } from '../rules/cost.ts';
import { discountOf } from '../rules/income.ts';
import { flow, playerOf, type State } from '../state.ts';
import { ofTiles } from './choice.ts';

/** Phase I: for each blue token paid, the player looks at three tiles and keeps one. */
export const planning = flow(
  'planning',
  { seat: int, left: int, keeps: int },
  {
    pay: {
      ask: 'amount',
      // Not asked without blue tokens or tiles to draw; both are public information.
      who: (s, v) => (playerOf(s, v.seat).tokens.blue > 0 && openPiles(s).length > 0 ? v.seat : []),
      prompt: (s, _v, seat) => ({
        text: planningText(discountOf(s.board, seat)),
        min: 0,
        max: playerOf(s, seat).tokens.blue,
      }),
      admits: (s, _v, seat, blue) => {
        const { tokens } = playerOf(s, seat);
        if (blue < 0) return refuse('negative', 'MR-067');
        return blue <= tokens.blue || lacking(tokens, 'blue', blue - tokens.blue, 'MR-067');
      },
      sample: (s, _v, seat, rng) => below(rng, playerOf(s, seat).tokens.blue + 1),
      *options(s, _v, seat) {
        for (let blue = 0; blue <= playerOf(s, seat).tokens.blue; blue++) yield blue;
      },
      fallback: () => 0,
      take(s, v, seat, blue, go) {
        // Without a payment nothing is drawn, even with a discount (MR-204).
        if (blue === 0) return go.end();
        playerOf(s, seat).tokens.blue -= blue;
        v.keeps = blue + discountOf(s.board, seat);
        v.left = TILES_PER_BLUE * v.keeps;
        logEvent('paid', { seat, blue, draws: v.left, keeps: v.keeps });
      },
    },
    deal: (s, v) => {
      // If only one pile has tiles, there is nothing to choose.
      const [only, other] = openPiles(s);
      if (other !== undefined) return;
      if (only !== undefined) draw(s, v, only, v.left);
      v.left = 0;
    },
    pile: {
      // Tiles are drawn one at a time or several at once: each answer says how many come from each pile (MR-070).
      ask: 'allocate',
      who: (_s, v) => (v.left > 0 ? v.seat : []),
      prompt: (s, v) => ({
        text: msg('ask-pile', { left: v.left, keeps: v.keeps }),
        rows: BACKS.map((back) => ({
          id: back,
          text: msg(`pile-${back}`),
          max: Math.min(v.left, drawable(s, back)),
          data: { tiles: s.piles[back].cards.length },
        })),
        min: 1,
        max: v.left,
      }),
      admits: (s, v, _seat, counts) => mayDraw(s, v.left, counts),
      sample: (s, v, _seat, rng) => {
        const back = defined(BACKS[below(rng, 2)]);
        const count = 1 + below(rng, Math.min(v.left, drawable(s, back)));
        return { basic: 0, advanced: 0, [back]: count };
      },
      take(s, v, _seat, counts, go) {
        for (const back of BACKS) draw(s, v, back, counts[back] ?? 0);
        if (v.left > 0) go.jump('deal');
      },
    },
    keep: pickMany({
      // If no more tiles were drawn than can be kept, all are kept.
      who: (s: State, v: { seat: Seat; keeps: number }) =>
        playerOf(s, v.seat).looking.cards.length > v.keeps ? v.seat : [],
      text: (_s, v) => msg('ask-keep', { count: v.keeps }),
      items: (s, _v, seat) => playerOf(s, seat).looking.cards,
      ...ofTiles,
      count: (_s, v) => v.keeps,
      rule: 'MR-068',
      take: (s, _v, seat, tiles) => finish(s, seat, tiles),
    }),
    rest: (s, { seat }) => {
      const { looking } = playerOf(s, seat);
      if (looking.cards.length > 0) finish(s, seat, looking.cards.slice());
    },
  },
);

const planningText = (discount: number): Message =>
  discount > 0 ? msg('ask-planning-discount', { discount }) : msg('ask-planning');

const openPiles = (s: State): Back[] => BACKS.filter((back) => drawable(s, back) > 0);

/** Draws this number of tiles, or all that are left of this kind. */
function draw(s: State, v: { seat: Seat; left: number }, back: Back, count: number): void {
  const most = Math.min(count, drawable(s, back));
  for (let i = 0; i < most; i++) look(s, v.seat, back);
  v.left -= most;
}

function mayDraw(s: State, left: number, counts: Readonly<Record<string, number>>): Verdict {
  if (Object.keys(counts).some((id) => !(BACKS as readonly string[]).includes(id))) {
    return refuse('no-such-pile', 'MR-070');
  }
  const wanted = (back: Back): number => counts[back] ?? 0;
  const sum = BACKS.reduce((all, back) => all + wanted(back), 0);
  if (sum < 1) return refuse('draw-some', 'MR-068', { left });
  if (sum > left) return refuse('too-many-draws', 'MR-068', { left, want: sum });
  const empty = BACKS.find((back) => wanted(back) > drawable(s, back));
  return empty === undefined || refuse('pile-too-small', 'MR-075', { back: empty, have: drawable(s, empty) });
}

function finish(s: State, seat: Seat, chosen: number[]): void {
  const tiles = chosen.map(tileId);
  const discarded = keep(s, seat, chosen);
  logEvent('kept', { seat, count: tiles.length, discarded }, maskOf(seat), { tiles, names: namesOf(tiles) });
}
