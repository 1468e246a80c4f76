import { intlLocale } from './format.ts';

const formats = new Map<string, Intl.ListFormat>();

/** A cached list format, because creating one is slow. */
function listFormat(type: 'conjunction' | 'unit'): Intl.ListFormat {
  const key = `${intlLocale()} ${type}`;
  const format =
    formats.get(key) ?? new Intl.ListFormat(intlLocale(), { type, style: type === 'unit' ? 'short' : 'long' });
  formats.set(key, format);
  return format;
}

/** A list of names: `Ada`, `Ada and Vera`, `Ada, Vera and Noor`. */
export const formatList = (names: readonly string[]): string => listFormat('conjunction').format(names);

/** Items without a conjunction: `Ada, Vera, Noor`. */
export const formatItems = (items: readonly string[]): string => listFormat('unit').format(items);
