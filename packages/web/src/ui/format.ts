import { currentLocale, isPseudo } from '@orrery/messages';

/** The tag that `Intl` formats with. Our English texts are British English. */
export const intlLocale = (): string =>
  currentLocale() === 'en' || isPseudo(currentLocale()) ? 'en-GB' : currentLocale();

/** `1,234` */
export const formatNumber = (n: number): string => new Intl.NumberFormat(intlLocale()).format(n);

/** A share from 0 to 1: `62%`. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A number with its sign and one decimal: `+4.2`, `−1.0`. */
export const formatSigned = (n: number): string =>
  new Intl.NumberFormat(intlLocale(), { signDisplay: 'always', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(n)
    .replace('-', '−');

export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

/** `3 days`, `1 minute` */
export const formatUnit = (count: number, unit: DurationUnit): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const UNITS: readonly [seconds: number, unit: DurationUnit][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** A duration in its largest unit, rounded: `2 days`, `90 seconds` is `2 minutes`. */
export function formatDuration(seconds: number): string {
  const [size, unit] = UNITS.find(([one]) => seconds >= one) ?? [1, 'second'];
  return formatUnit(Math.round(seconds / size), unit);
}

/** How long ago something happened: `5 minutes ago`, `yesterday`. */
export function formatRelativeTime(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'auto' });
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}

/** `18 Nov 2026, 05:54` */
export const formatDateTime = (at: number): string =>
  new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
