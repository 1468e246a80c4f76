import type { MyMatch } from '@orrery/protocol';

/** How long it is until then, in the largest unit that fits. */
export function leftWords(until: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((until - now) / 60_000));
  const [count, unit] =
    minutes >= 2 * 1440
      ? [Math.floor(minutes / 1440), 'day']
      : minutes >= 120
        ? [Math.floor(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}

/** Where time runs out first stands first, then where one is waited for, then the newest. */
export const firstOut = (matches: readonly MyMatch[]): MyMatch[] =>
  [...matches].sort(
    (a, b) =>
      (a.until ?? Number.MAX_SAFE_INTEGER) - (b.until ?? Number.MAX_SAFE_INTEGER) ||
      Number(b.awaited ?? false) - Number(a.awaited ?? false) ||
      b.created - a.created,
  );
