import { contentMessages } from '@orrery/moonrakers';
import type { About } from '../../../look/index.ts';
import { faceOf, nameOfCard } from '../board/content.ts';

/** A card in words, for whoever rests or holds on it. */
export function aboutCard(id: string): About | null {
  const text = contentMessages[`about-${id}`];
  const name = nameOfCard(id);
  if (!text || !name) return null;
  const { sort, price } = faceOf(id);
  return { title: name, text: `${sort}${price === null ? '' : `, ${price} credits`}. ${text}` };
}
