import { intlLocale } from './format.ts';

/** Names in a row: `Ada`, `Ada and Vera`, `Ada, Vera and Noor`. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(names);
