import { below, type Core, pick, pile, type Rng, shuffle, shuffled, tell } from '@orrery/kernel';
import { LAYOUTS } from './content/layouts.ts';
import { PIECES, SIGNS } from './content/pieces.ts';
import { baseTile, tilesWith } from './content/set.ts';
import { layoutsFor, type Options } from './meta.ts';
import { type Board, FREE } from './rules/board.ts';
import { GROUNDS, type Ground } from './rules/ground.ts';
import type { Player, State } from './state.ts';

/** The table before the first base is placed: board laid, bases dealt, piles shuffled. */
export function setup(core: Core, seats: number, options: Options): State {
  const { rng } = core;
  const board = layBoard(rng, seats, options.layout);
  const numbers =
    options.seating === 'chosen' ? core.out.map((_out, seat) => seat + 1) : shuffled(rng, [1, 2, 3, 4]).slice(0, seats);
  const first = numbers.indexOf(Math.min(...numbers));
  const s: State = {
    ...core,
    board,
    players: numbers.map(newPlayer),
    order: numbers.map((_number, i) => (first + i) % seats),
    bases: [1, 2, 3, 4].map(baseTile),
    piles: { basic: pile(tilesWith('basic')), advanced: pile(tilesWith('advanced')) },
    discards: { basic: pile(), advanced: pile() },
    supply: pile(),
    round: 0,
    phase: 'bases',
    turn: -1,
    actions: 0,
    freeActions: 0,
    developed: false,
    idleRounds: 0,
    ending: '',
    left: [],
    history: [],
    compensation: options.compensation,
  };
  shuffle(s.piles.basic, rng);
  shuffle(s.piles.advanced, rng);
  tell('board-laid', { layout: (GROUNDS[board.layout] as Ground).layout.id });
  tell('bases-dealt', { numbers, first });
  return s;
}

const newPlayer = (base: number): Player => ({
  base,
  tokens: { green: 0, red: 0, blue: 0, yellow: 0 },
  hand: pile(),
  looking: pile(),
});

/** Random pieces in random slots, each turned at random (MR-008, MR-010). */
function layBoard(rng: Rng, seats: number, wanted: string): Board {
  const chosen = wanted === 'random' ? pick(rng, layoutsFor(seats)).id : wanted;
  const layout = LAYOUTS.findIndex((other) => other.id === chosen);
  const pieces = shuffled(rng, [0, 1, 2, 3, 4, 5]).slice(0, seats + 2);
  return newBoard(
    layout,
    pieces,
    pieces.map(() => below(rng, 6)),
  );
}

/** An empty board: `pieces` and `turns` by slot. Turning moves the ring signs round the centre (MR-025). */
export function newBoard(layout: number, pieces: number[], turns: number[]): Board {
  const { size } = GROUNDS[layout] as Ground;
  const signs = new Array<number>(size).fill(0);
  pieces.forEach((piece, slot) => {
    PIECES[piece]?.signs.forEach((sign, printed) => {
      const at = printed === 0 ? 0 : 1 + ((printed - 1 + (turns[slot] as number)) % 6);
      signs[slot * 7 + at] = SIGNS.indexOf(sign);
    });
  });
  const all = (value: number) => new Array<number>(size).fill(value);
  return { layout, pieces, turns, signs, what: all(FREE), owner: all(-1), rotation: all(0), upgrades: all(0) };
}
