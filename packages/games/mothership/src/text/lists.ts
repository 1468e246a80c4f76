import { currentLocale, isPseudo } from '@orrery/messages';
import type { Resource } from '../content/effect.ts';
import type { UnitKind } from '../content/units.ts';
import { t } from './card-messages.ts';

/** Joins items with "and" or "or" in the current language. English is British: no comma before the last item. */
function list(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const locale = currentLocale();
  return new Intl.ListFormat(locale === 'en' || isPseudo(locale) ? 'en-GB' : locale, { type }).format(items);
}

/** `a, b and c` */
const listAnd = (items: readonly string[]): string => list(items, 'conjunction');
/** `a, b or c` */
export const listOr = (items: readonly string[]): string => list(items, 'disjunction');

/** `2 minerals and 1 gas` */
export const amountsText = (amounts: readonly { n: number; what: Resource }[]): string =>
  listAnd(amounts.map(({ n, what }) => t(`amount-${what}`, { n })));

/** A side's units of these kinds: `fighters and bombers`. */
export const unitsText = (kinds: readonly UnitKind[]): string => listAnd(kinds.map((kind) => t(`units-${kind}`)));
/** One unit of these kinds: `fighter or bomber`. */
export const unitText = (kinds: readonly UnitKind[]): string => listOr(kinds.map((kind) => t(`unit-${kind}`)));
