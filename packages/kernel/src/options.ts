import type { Game } from './game.ts';
import { copyJson } from './json.ts';
import { fill } from './schema.ts';

/**
 * Completes options: missing ones get the game's default for the seat count, or else the schema's. The result may still
 * be invalid; `rules.begin` checks it.
 */
export function fillOptions<Options>(game: Game<any, any, Options>, options: unknown, seats: number): Options {
  const chosen = copyJson(options ?? {});
  if (typeof chosen !== 'object' || Array.isArray(chosen)) return chosen as Options;
  const usual = copyJson(game.defaults?.(seats) ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(usual)) {
    if (!Object.hasOwn(chosen, name)) (chosen as Record<string, unknown>)[name] = usual[name];
  }
  return fill(game.options, chosen);
}
