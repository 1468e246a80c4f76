import { createRequire } from 'node:module';
import { type Core, pick, type Rng, type Rules } from '@orrery/kernel';
import type { Small } from './rules.ts';

/**
 * Plays one random game and returns the number of steps. A step lists the moves, picks one, applies it to a new state
 * and tests for the end.
 */
export type Player = (rng: Rng) => number;

/** The kernel, with a copy before every step, as a host plays. Like the others it starts from a prepared table. */
export function kernelPlayer(rules: Rules): Player {
  const begun: Core = rules.begin(2, {}, 'bench');
  return (rng) => {
    let s = begun;
    let steps = 0;
    for (; s.result === null; steps++) {
      s = rules.copy(s);
      rules.advance(s, rng);
    }
    return steps;
  };
}

/** Hand-written code for one game: a plain object, copied field by field at every step. */
export function plainPlayer(small: Small): Player {
  interface Position {
    cells: number[];
    turn: number;
    winner: number;
    over: boolean;
  }
  const play = (s: Position, move: number): Position => {
    const next = { cells: s.cells.slice(), turn: 1 - s.turn, winner: -1, over: false };
    const at = small.landing(next.cells, move);
    next.cells[at] = s.turn;
    if (small.wins(next.cells, at)) next.winner = s.turn;
    next.over = next.winner >= 0 || !next.cells.includes(-1);
    return next;
  };
  return (rng) => {
    let s: Position = { cells: new Array<number>(small.cells).fill(-1), turn: 0, winner: -1, over: false };
    let steps = 0;
    for (; !s.over; steps++) s = play(s, pick(rng, small.moves(s.cells)));
    return steps;
  };
}

/** boardgame.io's reducer without client and server. */
export function reducerPlayer(small: Small): Player {
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
  const game = {
    setup: () => ({ cells: new Array(small.cells).fill(-1) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      fill({ G, playerID }: any, move: number) {
        const at = small.landing(G.cells, move);
        G.cells[at] = Number(playerID);
        G.last = at;
      },
    },
    endIf({ G, ctx }: any) {
      if (G.last === undefined) return;
      if (small.wins(G.cells, G.last)) return { winner: ctx.currentPlayer };
      if (!G.cells.includes(-1)) return { draw: true };
    },
  };
  const reducer = CreateGameReducer({ game });
  const begin = InitializeGame({ game, numPlayers: 2 });
  return (rng) => {
    let state = begin;
    let steps = 0;
    for (; state.ctx.gameover === undefined; steps++) {
      const move = pick(rng, small.moves(state.G.cells));
      const payload = { type: 'fill', args: [move], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
    return steps;
  };
}
