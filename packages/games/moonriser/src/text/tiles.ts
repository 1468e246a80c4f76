import { catalog } from '@orrery/messages';
import { FACES } from '../content/set.ts';
import type { Bonus, Design, LinkKind } from '../content/tiles.ts';

const t = catalog('moonriser-tiles', {
  kind: '{kind, select, RAD {helium} ORE {ore} ICE {ice} ROB {robot} SCI {science} other {lab}}',
  'makes-round': '+{amount} {colour, select, green {green} red {red} other {blue}} per round',
  'makes-link': '+{amount} {colour, select, green {green} red {red} other {blue}} per {kind} link',
  'makes-partner':
    '+{amount} {colour, select, green {green} red {red} other {blue}} per lab link whose partner has any {kind} link',
  base: 'each upgrade adds 1 of each and costs the tokens that the base produces',
  discount: 'planning discount {count} if you pay any blue',
  advantage: 'trade rates improve by one step',
  space: 'needs an empty field beside it',
  more: '{first}; {rest}',
  all: '{parts}.',
  none: 'No bonus, only points.',
});

/** The name of a link kind: `helium`. */
export const kindName = (kind: LinkKind): string => t('kind', { kind });

function bonusText({ colour, amount, per }: Bonus): string {
  if (per === null) return t('makes-round', { amount, colour });
  if (!('whose' in per)) return t('makes-link', { amount, colour, kind: kindName(per.link) });
  return t('makes-partner', { amount, colour, kind: kindName(per.whose) });
}

/** A description of a tile's effects, derived from its data. */
export function describe(design: Design): string {
  const parts = design.bonus.map(bonusText);
  if (design.back === 'base') parts.push(t('base'));
  if (design.discount > 0) parts.push(t('discount', { count: design.discount }));
  if (design.advantage > 0) parts.push(t('advantage'));
  if (design.edges.includes('empty')) parts.push(t('space'));
  if (parts.length === 0) return t('none');
  return t('all', { parts: parts.reduceRight((rest, first) => t('more', { first, rest })) });
}

/** Names and descriptions of all tiles as messages: `tile-B01`, `about-B01`. */
export const tileMessages: Readonly<Record<string, string>> = Object.fromEntries(
  FACES.flatMap((face) => [
    [`tile-${face.id}`, face.name],
    [`about-${face.id}`, describe(face)],
  ]),
);
