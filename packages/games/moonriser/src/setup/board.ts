import { below, defined, pick, type Rng, shuffled } from '@orrery/kernel';
import { LAYOUTS, layoutsFor } from '../content/layouts.ts';
import { PIECES, SIGNS } from '../content/pieces.ts';
import { GROUNDS } from '../rules/ground.ts';
import type { Board } from '../state.ts';

/** Lays random pieces in random slots, each in a random rotation (MR-008, MR-010). */
export function layBoard(rng: Rng, seats: number, wanted: string): Board {
  const chosen = wanted === 'random' ? pick(rng, layoutsFor(seats)).id : wanted;
  const layout = LAYOUTS.findIndex((other) => other.id === chosen);
  const pieces = shuffled(rng, [0, 1, 2, 3, 4, 5]).slice(0, seats + 2);
  return newBoard(
    layout,
    pieces,
    pieces.map(() => below(rng, 6)),
  );
}

/** An empty board; `pieces` and `turns` are by slot. Rotating a piece moves the signs around its centre (MR-025). */
export function newBoard(layout: number, pieces: number[], turns: number[]): Board {
  const { size } = defined(GROUNDS[layout]);
  const signs = new Array<number>(size).fill(0);
  pieces.forEach((piece, slot) => {
    PIECES[piece]?.signs.forEach((sign, printed) => {
      const at = printed === 0 ? 0 : 1 + ((printed - 1 + defined(turns[slot])) % 6);
      signs[slot * 7 + at] = SIGNS.indexOf(sign);
    });
  });
  const all = <T>(value: T) => new Array<T>(size).fill(value);
  return {
    layout,
    pieces,
    turns,
    signs,
    tile: all<number | null>(null),
    owner: all<number | null>(null),
    rotation: all(0),
    upgrades: all(0),
    black: all(false),
  };
}
