import type { Json, Message, Messages, VisibleEvent } from '@orrery/kernel';
import { minus } from '../../../ui/index.ts';
import { nameOfCard } from '../board/content.ts';

/** The display text of a message parameter; null for the default. */
export function shown(name: string, value: Json): string | null {
  if (name === 'n' && typeof value === 'number' && value < 0) return minus(value);
  return typeof value === 'string' ? nameOfCard(value) : null;
}

/** Event types omitted from the log. */
const HIDDEN = new Set(['money', 'dealt', 'first-player']);

/** Events that change a track. */
const TRACKS = new Set(['popularity', 'budget']);

/** The log message of an event: null to omit it, undefined for the game's default message. */
export function eventMessage({ type, data }: VisibleEvent): Message | null | undefined {
  if (HIDDEN.has(type)) return null;
  if (!TRACKS.has(type) || typeof data.n !== 'number') return undefined;
  return { id: `${type}-${data.n < 0 ? 'falls' : 'rises'}`, params: { ...data, n: Math.abs(data.n) } };
}

export const messages: Messages = {
  'popularity-rises': '{program} popularity rises by {n} to {now}.',
  'popularity-falls': '{program} popularity falls by {n} to {now}.',
  'budget-rises': '{program} budget rises by {n} to {now}.',
  'budget-falls': '{program} budget falls by {n} to {now}.',
};
