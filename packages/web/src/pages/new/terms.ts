import { blank, fault, type Game, jsonSchema } from '@orrery/kernel';
import type { OptionRules } from '../../shared/fit-options.ts';
import { type Options, optionsOf, optionText, usually } from '../../shared/options.ts';

/** A game's options with the defaults for this number of seats, and its check of combinations. */
export const termsOf = (game: Game, seats: number): OptionRules => ({
  say: optionText(game.id),
  all: usually(optionsOf(jsonSchema(game.options), optionText(game.id)), game.defaults?.(seats) ?? {}),
  judge: (options) => fault(game.options, options) ?? game.checkOptions?.(options, seats) ?? null,
});

/** A game's default options. */
export const usualOptions = (game: Game, seats: number): Options => ({
  ...(blank(game.options) as Options),
  ...(game.defaults?.(seats) as Options),
});
