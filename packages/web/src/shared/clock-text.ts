import { catalog } from '@orrery/messages';
import { type ClockName, type ClockSetting, clockNameOf } from '@orrery/protocol';
import { formatDuration } from '../ui/format.ts';

/** Text of clocks. */
const t = catalog('clock', {
  bank: '{minutes, plural, one {# min} other {# min}} each',
  'bank-more': '{minutes, plural, one {# min} other {# min}} each + {more} s per decision',
  days: '{days, plural, one {# day} other {# days}} a turn',
  move: '{time} per decision',
  name: '{name, select, fast {Fast} standard {Standard} days {Over days} other {Custom}}',
  named: '{name} ({limit})',
  none: 'No clock',
  question: '{time} per decision (paused while all players are offline)',
  talk: '{time} for discussions only',
});

const DAY = 86_400;

/** The name of a standard clock. */
export const clockNameText = (name: ClockName): string => t('name', { name });

/** The limit of a clock: `10 min each`. */
export function clockLimitText(clock: ClockSetting | null): string {
  if (clock?.bank) {
    const minutes = Math.round(clock.bank.first / 60);
    return clock.bank.more > 0 ? t('bank-more', { minutes, more: clock.bank.more }) : t('bank', { minutes });
  }
  if (clock?.move !== undefined) {
    return clock.move >= DAY
      ? t('days', { days: Math.round(clock.move / DAY) })
      : t('move', { time: formatDuration(clock.move) });
  }
  if (clock?.talk !== undefined && clock.turn === undefined) return t('talk', { time: formatDuration(clock.talk) });
  const limits = Object.values(clock ?? {}).filter((part) => typeof part === 'number');
  if (limits.length === 0) return t('none');
  return t('question', { time: formatDuration(Math.min(...limits)) });
}

/** A clock as text: `Fast (10 min each)`. */
export function clockText(clock: ClockSetting | null): string {
  const name = clockNameOf(clock);
  const limit = clockLimitText(clock);
  return name === null ? limit : t('named', { name: clockNameText(name), limit });
}
