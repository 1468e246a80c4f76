import type { FinishedMatch } from '@orrery/host';
import { type Achievement, achievedBy, hasNoResult } from '@orrery/kernel';
import { existingHolders } from '../ratings/results.ts';
import type { SqlDatabase } from '../store/database.ts';

/** Decisions that a player must have made in a game to earn anything in it. */
const FEWEST_DECISIONS = 2;

/**
 * Saves what the players of a finished match have earned, each achievement only once per person. Seats that were lent,
 * players who left, imported games and games without a result earn nothing.
 */
export async function saveAchievements(
  db: SqlDatabase,
  end: FinishedMatch,
  all: readonly Achievement[],
  at: number,
): Promise<void> {
  const { match, game, result, sides, decisions, moved, left } = end;
  if (all.length === 0 || moved || hasNoResult(result)) return;
  const holders = await existingHolders(db, end.holders);
  const people = holders.filter(({ kind, level }) => kind === 'human' && level === null).length;
  const rows = holders.flatMap(({ kind, level, person = null, swapped }, seat) => {
    const isPlayed =
      !left.includes(seat) && kind === 'human' && level === null && (decisions[seat] ?? 0) >= FEWEST_DECISIONS;
    if (person === null || swapped || !isPlayed) return [];
    return achievedBy(all, { result, sides, people }, seat).map((id) => ({ person, game, id, match, at }));
  });
  if (rows.length === 0) return;
  await db.write(
    db.sql
      .insertInto('achievements')
      .values(rows)
      .onConflict((known) => known.columns(['person', 'game', 'id']).doNothing())
      .compile(),
  );
}
