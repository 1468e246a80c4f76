import { type Core, defined, logEvent, pile, shuffle, shuffled } from '@orrery/kernel';
import type { Owner } from '../content/kinds.ts';
import { baseTile, tilesWith } from '../content/set.ts';
import { groundOf } from '../rules/board.ts';
import type { Player, State } from '../state.ts';
import { layBoard } from './board.ts';
import { coloursOf, type Options } from './options.ts';

/** Builds the state before the first base is placed: board laid out, bases dealt, piles shuffled. */
export function setup(core: Core, seats: number, options: Options): State {
  const { rng } = core;
  const board = layBoard(rng, seats, options.layout);
  const numbers =
    options.seating === 'chosen' ? core.out.map((_out, seat) => seat + 1) : shuffled(rng, [1, 2, 3, 4]).slice(0, seats);
  const colours = coloursOf(options, seats);
  const first = numbers.indexOf(Math.min(...numbers));
  const s: State = {
    ...core,
    board,
    players: numbers.map((base, seat) => newPlayer(base, defined(colours[seat]))),
    order: numbers.map((_number, i) => (first + i) % seats),
    bases: [1, 2, 3, 4].map(baseTile),
    piles: { basic: pile(tilesWith('basic')), advanced: pile(tilesWith('advanced')) },
    discards: { basic: pile(), advanced: pile() },
    supply: pile(),
    round: 0,
    phase: 'bases',
    turn: null,
    actions: 0,
    freeActions: 0,
    developed: false,
    idleRounds: 0,
    ending: 'not-yet',
    left: [],
    history: [],
    compensation: options.compensation,
  };
  shuffle(s.piles.basic, rng);
  shuffle(s.piles.advanced, rng);
  logEvent('board-laid', { layout: groundOf(board).layout.id });
  logEvent('bases-dealt', { numbers, first });
  return s;
}

const newPlayer = (base: number, colour: Owner): Player => ({
  base,
  colour,
  tokens: { green: 0, red: 0, blue: 0, yellow: 0 },
  hand: pile(),
  looking: pile(),
});
