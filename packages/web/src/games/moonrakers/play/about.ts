import type { About } from '../../../ui/index.ts';
import { cardNamed, faceOf, nameOfCard } from '../board/content.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { fullTextOf } from './labels.ts';
import { t } from './text.ts';

/** The tooltip of a card in a game. */
export function aboutCard(id: string, view: unknown): About | null {
  const text = fullTextOf(id, view as MoonrakersView);
  const name = nameOfCard(id);
  if (!text || !name) return null;
  const kind = cardNamed(id)?.kind;
  // The text of a contract begins with its type.
  if (kind === 'ordinary' || kind === 'head-to-head') return { title: name, text };
  const { sort, price } = faceOf(id);
  return { title: name, text: t('about-card', { sort, priced: price === null ? 'no' : 'yes', price, text }) };
}
