import type { Core, Game, Table, Waiting } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import { isSealed, secretQuestions } from './secret-questions.ts';

/** Time limit of a question: shared by everyone asked, per seat, or from a seat's time bank. */
export type TimeLimit = { of: 'question' | 'seat'; ms: number } | { of: 'bank' };

/**
 * Minimum time limit of secret questions at tables with time banks. They do not use the banks, which would reveal who
 * is still thinking.
 */
const QUIET_MS = 60_000;

const DAY_S = 86_400;

/** Whether a table has seat clocks (`move` or `bank`), which run even if no device is connected. */
export const hasSeatClocks = (setting: ClockSetting | null): boolean =>
  setting?.move !== undefined || setting?.bank !== undefined;

/** Whether vacations pause the clocks: in games with a day or more per move. */
export const isTurnBased = (setting: ClockSetting | null): boolean => (setting?.move ?? 0) >= DAY_S;

/** Time limits of the open questions. `isPlayed` tells whether a person currently plays a seat. */
export function timeLimitsOf(
  { rules, state }: Table<Core>,
  setting: ClockSetting,
  isPlayed: (seat: number) => boolean,
): { row: Waiting; limit: TimeLimit; sealed: boolean }[] {
  const { game } = rules;
  const { move, bank } = setting;
  const quiet = secretQuestions(game, state);
  const quietMs = bank ? Math.max(QUIET_MS, bank.more * 1000) : (move ?? 0) * 1000;
  function limitOf(row: Waiting): TimeLimit | null {
    if (row.standing) return null;
    const own = row.time ? (setting[row.time] ?? 0) * 1000 : 0;
    if (own > 0) return { of: 'question', ms: own };
    if (move === undefined && bank === undefined) return null;
    if (quiet.includes(row.question)) return { of: 'question', ms: quietMs };
    if (!isPlayed(row.seat)) return null;
    return bank ? { of: 'bank' } : { of: 'seat', ms: (move ?? 0) * 1000 };
  }
  return rules.waiting(state).flatMap((row) => {
    const limit = limitOf(row);
    return limit ? [{ row, limit, sealed: isSealed(game as Game, row) }] : [];
  });
}
