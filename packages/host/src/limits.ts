import type { Core, Game, Table, Waiting } from '@orrery/kernel';
import type { ClockSetting } from '@orrery/protocol';
import { isSealed, quietQuestions } from './quiet.ts';

/** How long a question may stay open: for all who are asked it, for one seat, or as long as a seat's bank lasts. */
export type Limit = { of: 'question' | 'seat'; ms: number } | { of: 'bank' };

/** A secret question has no time of its own at a table of banks: nobody's bank may show who thinks about it. */
const QUIET_MS = 60_000;

const DAY_S = 86_400;

/** Whether the clocks of a table run although nobody is there: those that count each seat's time do. */
export const runsAlways = (setting: ClockSetting | null): boolean =>
  setting?.move !== undefined || setting?.bank !== undefined;

/** Whether a table is played over days, so that a vacation counts there. */
export const isDaysLong = (setting: ClockSetting | null): boolean => (setting?.move ?? 0) >= DAY_S;

/** The limits of the questions that are open; `isPlayed` says whether a seat is played by a person just now. */
export function limitsOf(
  { rules, state }: Table<Core>,
  setting: ClockSetting,
  isPlayed: (seat: number) => boolean,
): { row: Waiting; limit: Limit; sealed: boolean }[] {
  const { game } = rules;
  const { move, bank } = setting;
  const quiet = quietQuestions(game, state);
  const quietMs = bank ? Math.max(QUIET_MS, bank.more * 1000) : (move ?? 0) * 1000;
  function limitOf(row: Waiting): Limit | null {
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
