import { formatDecimal, formatDuration, formatSigned } from '../../../ui/format.ts';

/** A loss in points, with its sign: `−6.2`. */
export const lossText = (points: number): string => formatSigned(-points);

/** A change in points, with its sign; zero has none. */
export const changeText = (points: number): string =>
  Math.abs(points) < 0.05 ? formatDecimal(0) : formatSigned(points);

/** A chance in points without decimals, from 0 to 100. */
export const chanceText = (points: number): string => `${Math.round(Math.max(0, Math.min(100, points)))}`;

/** Times are rounded to these steps, so that they do not count down every second. */
const STEP_SECONDS = 5;

/** A remaining time, rounded up. */
export const leftText = (ms: number): string =>
  formatDuration(Math.max(STEP_SECONDS, Math.ceil(ms / 1000 / STEP_SECONDS) * STEP_SECONDS));
