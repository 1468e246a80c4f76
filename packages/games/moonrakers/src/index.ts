import { type Game, seatsIn } from '@orrery/kernel';
import { copy } from './copy.gen.ts';
import { turn } from './flows/turn.ts';
import { hints } from './hints/hints.ts';
import { id, name, type Options, options, seats, version } from './meta.ts';
import { resultOf } from './rules/ranking.ts';
import { setup } from './setup/setup.ts';
import { type State, state } from './state.ts';
import { messages } from './text/en.ts';
import { type View, view } from './view.ts';

/** Moonrakers: roll on, or keep what you have. */
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
  // Nothing is hidden here. A game with secrets says who may know them (`secrets`) and hides cards in zones.
  open: true,
  zones: () => [],
  census: () => [],
  progress: (s) => ({ round: s.round, phase: 'turn', turn: s.result ? null : s.turn }),
  scores: (s) => s.points.slice(),
  // A seat that resigns is out already, and nothing else becomes of it. Without `resign` nobody could give up.
  resign: () => {},
  // Looked at after every step, wherever it was: with one left there is nobody to play against.
  over: (s) => (seatsIn(s).length > 1 ? null : resultOf(s, 'resignation')),
  messages,
  migrations: [],
  hints,
  bound: 5000,
};

export type { State } from './state.ts';
export type { View } from './view.ts';
