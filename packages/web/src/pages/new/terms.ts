import { blank, fault, type Game, jsonSchema } from '@orrery/kernel';
import { type Options, optionsOf, usually } from '../parts/options.ts';
import type { Terms } from './settle.ts';

/** A game's options, with what is usual for so many seats and its word on what goes together. */
export const termsOf = (game: Game, seats: number): Terms => ({
  all: usually(optionsOf(jsonSchema(game.options)), game.defaults?.(seats) ?? {}),
  judge: (options) => fault(game.options, options) ?? game.checkOptions?.(options, seats) ?? null,
});

/** What a game is played with where nobody chooses. */
export const usualOptions = (game: Game, seats: number): Options => ({
  ...(blank(game.options) as Options),
  ...(game.defaults?.(seats) as Options),
});
