import { type Game, seatsIn } from '@orrery/kernel';
import { ai } from './ai/index.ts';
import { copy } from './copy.gen.ts';
import { turn } from './flows/turn.ts';

import { id, name, type Options, options, seats, version } from './meta.ts';
import { resultOf } from './rules/ranking.ts';
import { setup } from './setup/setup.ts';
import { type State, state } from './state.ts';
import { messages } from './text/en.ts';
import { type View, view } from './view.ts';

/** __name__: roll on, or keep what you have. */
export const game: Game<State, View, Options> = {
  id,
  name,
  version,
  seats,
  options,
  state,
  flows: [turn],
  start: turn,
  setup,
  copy,
  view,
  // Nothing is hidden. A game with secrets defines `secrets` and keeps hidden cards in zones.
  open: true,
  zones: () => [],
  census: () => [],
  progress: (s) => ({ round: s.round, phase: 'turn', turn: s.result ? null : s.turn }),
  scores: (s) => s.points.slice(),
  // The kernel has put the seat out already. Without `resign`, players could not resign.
  resign: () => {},
  // Tested after every step: the game ends when one player is left.
  over: (s) => (seatsIn(s).length > 1 ? null : resultOf(s, 'resignation')),
  messages,
  migrations: [],
  ai,
  bound: 5000,
};

export type { State } from './state.ts';
export type { View } from './view.ts';
