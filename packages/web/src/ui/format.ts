import { currentLocale, isPseudo } from '@orrery/messages';
import { t } from './text.ts';

/** The language tag for `Intl`. Our English texts are British English. */
export const intlLocale = (): string =>
  currentLocale() === 'en' || isPseudo(currentLocale()) ? 'en-GB' : currentLocale();

const formats = new Map<string, Intl.NumberFormat>();

/** A cached number format, because creating one is slow and scores are formatted in every render. */
function numberFormat(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${intlLocale()} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(intlLocale(), options);
  formats.set(key, format);
  return format;
}

/** Replaces the hyphen that `Intl` uses in English with a minus sign. */
const withMinus = (text: string): string => text.replace('-', '−');

/** Formats a number: `1,234`. */
export const formatNumber = (n: number): string => numberFormat('plain', {}).format(n);

/** A score or a difference: `3`, `+3`, `−3`. */
export const formatInteger = (n: number, signDisplay: 'auto' | 'always' | 'exceptZero'): string =>
  // Adding zero turns −0 into 0.
  withMinus(numberFormat(signDisplay, { signDisplay }).format(n + 0));

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A number with one decimal: `4.2`. */
export const formatDecimal = (n: number): string => withMinus(numberFormat('decimal', ONE_DECIMAL).format(n));

/** A share from 0 to 1: `62%`. */
export const formatPercent = (share: number): string =>
  numberFormat('percent', { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A number with its sign and one decimal: `+4.2`, `−1.0`. */
export const formatSigned = (n: number): string =>
  withMinus(numberFormat('signed', { signDisplay: 'always', ...ONE_DECIMAL }).format(n));

export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

/** Formats a count with its unit: `3 days`, `1 minute`. */
export const formatUnit = (count: number, unit: DurationUnit): string =>
  numberFormat(unit, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const UNITS: readonly [seconds: number, unit: DurationUnit][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** A duration in its largest unit, rounded: `2 days`; 90 seconds are `2 minutes`. */
export function formatDuration(seconds: number): string {
  const [size, unit] = UNITS.find(([one]) => seconds >= one) ?? [1, 'second'];
  return formatUnit(Math.round(seconds / size), unit);
}

/** How long ago something happened: `just now`, `5 minutes ago`, `yesterday`. */
export function formatRelativeTime(then: number, now = Date.now()): string {
  const minutes = Math.round((then - now) / 60_000);
  // The clocks of a server and a device may differ a little.
  if (minutes >= 0) return t('just-now');
  const format = new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}

/** Formats a date: `18 Nov 2026`. */
export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium' }).format(at);

/** Formats a date and time: `18 Nov 2026, 05:54`. */
export const formatDateTime = (at: number): string =>
  new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
