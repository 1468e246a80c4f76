import { isLevel, type Level, levels } from '@orrery/bots';
import { catalog, findGame, type Listed } from '@orrery/games';
import { type Game, IllegalAction, type Json, type Rules, rulesOf } from '@orrery/kernel';
import { InvalidArgumentError } from 'commander';
import { formatText } from './format.ts';
import { UsageError } from './usage-error.ts';

/** Returns a commander parser for a whole number within bounds. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`Use a whole number from ${min} to ${max}.`);
    return value;
  };

/** Commander parser for a bot's level. */
export function levelValue(text: string): Level {
  if (!isLevel(text)) throw new InvalidArgumentError(`Use one of ${levels.join(', ')}.`);
  return text;
}

/** Commander parser that collects `--option key=value`; a value that is not JSON is taken as text. */
export function optionValue(text: string, before: Record<string, Json> = {}): Record<string, Json> {
  const [, key, value] = /^([A-Za-z][\w-]*)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new InvalidArgumentError('Use key=value.');
  let parsed: Json = value;
  try {
    parsed = JSON.parse(value) as Json;
  } catch {
    // Not JSON, so the text is kept.
  }
  return { ...before, [key]: parsed };
}

/** The game used in examples. */
export const EXAMPLE = catalog[0]?.id ?? 'game';

/** The game with this id, or the first game by default. Throws a `UsageError` for an unknown id. */
export function listedGame(id?: string): Listed {
  const found = id === undefined ? (catalog[0] ?? null) : findGame(id);
  if (!found) throw new UsageError(`unknown game "${id}". Available: ${catalog.map((entry) => entry.id).join(', ')}`);
  return found;
}

export const rulesFor = async (id?: string): Promise<Rules> => rulesOf(await listedGame(id).load());

/** Runs a function, turning a refusal of seats or options into a `UsageError`. */
export function asUsageError<T>(game: Game, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    throw new UsageError(formatText(game, { id: error.reason, params: error.params }));
  }
}

/** The requested seat count; by default two, or the nearest count that the game allows. */
export const seatsFor = (game: Game, requested?: number): number =>
  requested ?? Math.min(game.seats.max, Math.max(game.seats.min, 2));
