import { CATEGORIES, type Category, TECHS, type Tech, TIERS } from '../content/tech.ts';
import { lastingTexts } from './effect-text.ts';
import { CATEGORY_NAMES, sentence } from './words.ts';

/** The dark tile a tech replaces, if it is the later one of a pair (MO-256). */
const replaced = (tech: Tech): Tech | undefined =>
  tech.dark
    ? TECHS.find((other) => other.dark && other.category === tech.category && other.tier < tech.tier)
    : undefined;

/** `Economy 3b`. */
export const techPlace = ({ category, tier, branch }: Tech): string =>
  `${CATEGORY_NAMES[CATEGORIES[category] as Category]} ${tier}${branch < 0 ? '' : 'ab'.charAt(branch)}`;

/** A tech in sentences. */
export function techText(tech: Tech): string[] {
  const before = replaced(tech);
  return [
    ...lastingTexts(tech.gives).map(sentence),
    ...(before ? [`Replaces ${before.name}.`] : []),
    ...(tech.tier === TIERS ? ['Only while your mothership is on the board.'] : []),
  ];
}
