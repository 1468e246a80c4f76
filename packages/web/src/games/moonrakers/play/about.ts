import type { About } from '../../../look/index.ts';
import { faceOf, nameOfCard } from '../board/content.ts';
import { textOf } from './words.ts';

/** A card in words, for whoever rests or holds on it. */
export function aboutCard(id: string): About | null {
  const text = textOf(id);
  const name = nameOfCard(id);
  if (!text || !name) return null;
  const { sort, price } = faceOf(id);
  return { title: name, text: `${sort}${price === null ? '' : `, ${price} credits`}. ${text}` };
}
