import { isLevel, type Level, levels } from '@orrery/bots';
import { catalog, findGame, type Listed } from '@orrery/games';
import { type Game, IllegalAction, type Json, type Rules, rulesOf } from '@orrery/kernel';
import { InvalidArgumentError } from 'commander';
import { UsageError } from './usage-error.ts';
import { words } from './words.ts';

/** A parser of a whole number within bounds, for commander. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`Use a whole number from ${min} to ${max}.`);
    return value;
  };

/** A bot's level, for commander. */
export function levelValue(text: string): Level {
  if (!isLevel(text)) throw new InvalidArgumentError(`Use one of ${levels.join(', ')}.`);
  return text;
}

/** Gathers `--option key=value`; a value is read as JSON where it is JSON, else as text. */
export function optionValue(text: string, before: Record<string, Json> = {}): Record<string, Json> {
  const [, key, value] = /^([A-Za-z][\w-]*)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new InvalidArgumentError('Use key=value.');
  let parsed: Json = value;
  try {
    parsed = JSON.parse(value) as Json;
  } catch {
    // Not JSON: the text itself is meant.
  }
  return { ...before, [key]: parsed };
}

/** A game to show in examples. */
export const EXAMPLE = catalog[0]?.id ?? 'game';

/** The game of that id; the only or first game where none is named. */
export function listedGame(id?: string): Listed {
  const found = id === undefined ? (catalog[0] ?? null) : findGame(id);
  if (!found) throw new UsageError(`unknown game "${id}". Available: ${catalog.map((entry) => entry.id).join(', ')}`);
  return found;
}

export const rulesFor = async (id?: string): Promise<Rules> => rulesOf(await listedGame(id).load());

/** Runs what may refuse the user's seats or options, and says so in one line. */
export function orUsageError<T>(game: Game, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    throw new UsageError(words(game, { id: error.reason, params: error.params }));
  }
}

/** The seats asked for; without a wish as few as the game allows, but two where it can be. */
export const seatsFor = (game: Game, wish?: number): number =>
  wish ?? Math.min(game.seats.max, Math.max(game.seats.min, 2));
