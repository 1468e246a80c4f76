import { intlLocale } from '../../../ui/format.ts';

/** Formats a list without `and`: `+1 Credit, +2 Defense`. */
export const commaList = (items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'unit', style: 'short' }).format(items);
