import type { Json, Messages, Text, Told } from '@orrery/kernel';
import { minus } from '../../../look/index.ts';
import { nameOfCard } from '../board/content.ts';

/** What is named in a text, as it is shown. */
export function shown(name: string, value: Json): string | null {
  if (name === 'n' && typeof value === 'number' && value < 0) return minus(value);
  return typeof value === 'string' ? nameOfCard(value) : null;
}

/** What the log is clearer without. */
const QUIET = new Set(['money', 'dealt', 'first-player']);

/** What rises and falls. */
const LEVELS = new Set(['popularity', 'budget']);

/** How the log says it here; undefined where the game's own words do. */
export function retold({ type, data }: Told): Text | null | undefined {
  if (QUIET.has(type)) return null;
  if (!LEVELS.has(type) || typeof data.n !== 'number') return undefined;
  return { id: `${type}-${data.n < 0 ? 'falls' : 'rises'}`, params: { ...data, n: Math.abs(data.n) } };
}

export const messages: Messages = {
  'popularity-rises': '{program}: popularity rises by {n} to {now}.',
  'popularity-falls': '{program}: popularity falls by {n} to {now}.',
  'budget-rises': '{program}: budget rises by {n} to {now}.',
  'budget-falls': '{program}: budget falls by {n} to {now}.',
};
