import type { VisibleEvent } from '@orrery/kernel';
import type { HintLevel, MoonrakersView, Type } from '../board/view-types.ts';

export type Hints = Partial<Record<Type, HintLevel>>;

/** Events after which a captain has other cards in hand. */
const CHANGES: ReadonlySet<string> = new Set(['stayed', 'discarded', 'trashed', 'resigned']);

/** The hints of each captain about the hand they still hold, by seat: those of the talks, then earlier ones. */
export function hintsBySeat(
  log: readonly VisibleEvent[],
  { captains, talks }: Pick<MoonrakersView, 'captains' | 'talks'>,
): Hints[] {
  const hints: Hints[] = captains.map(() => ({}));
  for (const { type, data } of log) {
    if (type === 'mission-began' && Array.isArray(data.who)) for (const seat of data.who) hints[Number(seat)] = {};
    if (typeof data.seat !== 'number') continue;
    if (CHANGES.has(type)) hints[data.seat] = {};
    // Hints from the bot, which the table reports, have no statement.
    if (type !== 'hinted' || typeof data.statement !== 'string') continue;
    const [need, level] = data.statement.split(':') as [Type, HintLevel];
    hints[data.seat] = { ...hints[data.seat], [need]: level };
  }
  return hints.map((own, seat) => ({ ...own, ...talks?.hints[seat] }));
}
