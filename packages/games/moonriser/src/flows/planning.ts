import { below, int, maskOf, refuse, type Seat, say, type Text, tell } from '@orrery/kernel';
import { tileId } from '../content/set.ts';
import { drawable, keep, look, namesOf } from '../effects/tiles.ts';
import { discountOf } from '../rules/income.ts';
import type { Back } from '../seen.ts';
import { flow, playerOf, type State } from '../state.ts';
import { exactly, someTiles, tileItems } from './choice.ts';

const PILES: readonly Back[] = ['basic', 'advanced'];

/** Phase I: blue tokens buy a look at three tiles each, of which one is kept. */
export const planning = flow(
  'planning',
  { seat: int, left: int, keeps: int },
  {
    pay: {
      ask: 'amount',
      // Whoever has no blue token, or nothing to draw, is not asked; both are public.
      who: (s, v) => (playerOf(s, v.seat).tokens.blue > 0 && openPiles(s).length > 0 ? v.seat : []),
      prompt: (s, _v, seat) => ({
        text: planningText(discountOf(s.board, seat)),
        min: 0,
        max: playerOf(s, seat).tokens.blue,
      }),
      admits: (s, _v, seat, blue) => {
        const have = playerOf(s, seat).tokens.blue;
        if (blue < 0) return refuse('negative', 'MR-067');
        return (
          blue <= have || refuse('too-few-tokens', 'MR-067', { colour: 'blue', need: blue, have, short: blue - have })
        );
      },
      sample: (s, _v, seat, rng) => below(rng, playerOf(s, seat).tokens.blue + 1),
      *options(s, _v, seat) {
        for (let blue = 0; blue <= playerOf(s, seat).tokens.blue; blue++) yield blue;
      },
      fallback: () => 0,
      take(s, v, seat, blue, go) {
        // Even with a discount nothing is drawn for nothing (MR-204).
        if (blue === 0) return go.end();
        playerOf(s, seat).tokens.blue -= blue;
        v.keeps = blue + discountOf(s.board, seat);
        v.left = 3 * v.keeps;
        tell('paid', { seat, blue, draws: v.left, keeps: v.keeps });
      },
    },
    deal: (s, v) => {
      // While only one pile can give anything there is nothing to choose.
      for (let open = openPiles(s); v.left > 0 && open.length < 2; open = openPiles(s)) {
        if (open[0] === undefined) v.left = 0;
        else drawOne(s, v, open[0]);
      }
    },
    pile: {
      ask: 'choose',
      who: (_s, v) => (v.left > 0 ? v.seat : []),
      prompt: (s, v) => ({
        text: say('ask-pile', { left: v.left, keeps: v.keeps }),
        options: PILES.map((back) => ({
          id: back,
          text: say(`pile-${back}`),
          data: { tiles: s.piles[back].cards.length },
        })),
      }),
      admits: (_s, _v, _seat, back) => (PILES as readonly string[]).includes(back) || refuse('no-such-pile', 'MR-046'),
      sample: (_s, _v, _seat, rng) => PILES[below(rng, 2)] as Back,
      options: () => PILES,
      take(s, v, _seat, back, go) {
        drawOne(s, v, back as Back);
        if (v.left > 0) go.jump('deal');
      },
    },
    keep: {
      ask: 'subset',
      // Where no more came than may be kept, all of it is.
      who: (s, v) => (playerOf(s, v.seat).looking.cards.length > v.keeps ? v.seat : []),
      prompt: (s, v, seat) => ({
        text: say('ask-keep', { count: v.keeps }),
        items: tileItems(playerOf(s, seat).looking),
        min: v.keeps,
        max: v.keeps,
      }),
      admits: (s, v, seat, tiles) => exactly(playerOf(s, seat).looking, v.keeps, tiles, 'MR-068'),
      sample: (s, v, seat, rng) => someTiles(playerOf(s, seat).looking, v.keeps, rng),
      take: (s, _v, seat, tiles) => finish(s, seat, tiles),
    },
    rest: (s, { seat }) => {
      const { looking } = playerOf(s, seat);
      if (looking.cards.length > 0) finish(s, seat, looking.cards.map(tileId));
    },
  },
);

const planningText = (discount: number): Text =>
  discount > 0 ? say('ask-planning-discount', { discount }) : say('ask-planning');

const openPiles = (s: State): Back[] => PILES.filter((back) => drawable(s, back) > 0);

function drawOne(s: State, v: { seat: Seat; left: number }, back: Back): void {
  look(s, v.seat, back);
  v.left--;
}

function finish(s: State, seat: Seat, tiles: string[]): void {
  const discarded = keep(s, seat, tiles);
  tell('kept', { seat, count: tiles.length, discarded }, maskOf(seat), { tiles, names: namesOf(tiles) });
}
