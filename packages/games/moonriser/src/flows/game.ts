import { flow } from '../state.ts';
import { ending } from './ending.ts';
import { mainBase } from './main-base.ts';
import { opening } from './opening.ts';
import { round } from './round.ts';

/** The whole game: preparation, rounds until the end is called, final scoring. */
export const wholeGame = flow(
  'game',
  {},
  {
    mainBase: (_s, _v, go) => go.call(mainBase),
    opening: (_s, _v, go) => go.call(opening),
    round: (_s, _v, go) => go.call(round),
    again: (s, _v, go) => {
      if (s.ending === 'not-yet') go.jump('round');
    },
    ending: (_s, _v, go) => go.call(ending),
  },
);
