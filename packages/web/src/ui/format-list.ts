import { intlLocale } from './format.ts';

/** A list of names: `Ada`, `Ada and Vera`, `Ada, Vera and Noor`. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(names);

/** Items without a conjunction: `Ada, Vera, Noor`. */
export const formatItems = (items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'unit', style: 'short' }).format(items);
