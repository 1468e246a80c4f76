import type { About } from '../../../ui/index.ts';
import { faceOf, nameOfCard } from '../board/content.ts';
import { t } from './text.ts';
import { textOf } from './words.ts';

/** The tooltip of a card. */
export function aboutCard(id: string): About | null {
  const text = textOf(id);
  const name = nameOfCard(id);
  if (!text || !name) return null;
  const { sort, price } = faceOf(id);
  return { title: name, text: t('about-card', { sort, priced: price === null ? 'no' : 'yes', price, text }) };
}
