import type { MyMatch } from '@orrery/protocol';
import { type DurationUnit, formatUnit } from '../ui/format.ts';
import { t } from './text.ts';

/** The time left: in days from two days, in hours from two hours, otherwise in minutes. */
export function timeLeftText(until: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((until - now) / 60_000));
  const [count, unit]: [number, DurationUnit] =
    minutes >= 2 * 1440
      ? [Math.floor(minutes / 1440), 'day']
      : minutes >= 120
        ? [Math.floor(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return t('time-left', { time: formatUnit(count, unit) });
}

/** Sorts matches by deadline, then own turns first, then newest first. */
export const byDeadline = (matches: readonly MyMatch[]): MyMatch[] =>
  [...matches].sort(
    (a, b) =>
      (a.until ?? Number.MAX_SAFE_INTEGER) - (b.until ?? Number.MAX_SAFE_INTEGER) ||
      Number(b.awaited ?? false) - Number(a.awaited ?? false) ||
      b.created - a.created,
  );
