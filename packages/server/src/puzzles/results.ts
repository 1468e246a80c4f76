import { MAX_PUZZLE_RESULTS, type PuzzleResult } from '@orrery/protocol';
import type { SqlDatabase } from '../store/database.ts';

/** A person's results of puzzles, oldest first. */
export async function puzzleResultsOf({ sql, read }: SqlDatabase, person: string): Promise<PuzzleResult[]> {
  const rows = await read(
    sql
      .selectFrom('puzzle_results')
      .select(['game', 'puzzle', 'first', 'solved', 'at'])
      .where('person', '=', person)
      .orderBy('at')
      .orderBy('puzzle')
      .compile(),
  );
  return rows.map(({ first, solved, ...row }) => ({ ...row, first: first === 1, solved: solved === 1 }));
}

/**
 * Adds results of a device. The earlier first attempt counts, and a solution is never lost, so the order of devices does
 * not matter. Only the newest results are kept. Writes nothing if the person was deleted meanwhile.
 */
export async function addPuzzleResults(
  { sql, writeIf }: SqlDatabase,
  person: string,
  results: readonly PuzzleResult[],
  now: number,
): Promise<void> {
  if (results.length === 0) return;
  const added = results.map(({ puzzle, game, first, solved, at }) =>
    sql
      .insertInto('puzzle_results')
      // A device whose clock is fast must not win over later attempts for ever.
      .values({ person, puzzle, game, first: Number(first), solved: Number(solved), at: Math.min(at, now) })
      .onConflict((conflict) =>
        conflict.columns(['person', 'puzzle']).doUpdateSet(({ eb, ref }) => {
          const isEarlier = eb.or([
            eb(ref('excluded.at'), '<', ref('puzzle_results.at')),
            eb.and([
              eb(ref('excluded.at'), '=', ref('puzzle_results.at')),
              eb(ref('excluded.first'), '<', ref('puzzle_results.first')),
            ]),
          ]);
          const earlier = (column: 'first' | 'at') =>
            eb
              .case()
              .when(isEarlier)
              .then(ref(`excluded.${column}`))
              .else(ref(`puzzle_results.${column}`))
              .end();
          return {
            first: earlier('first'),
            at: earlier('at'),
            solved: eb.case().when(ref('excluded.solved'), '=', 1).then(1).else(ref('puzzle_results.solved')).end(),
          };
        }),
      )
      .compile(),
  );
  const kept = sql
    .selectFrom('puzzle_results')
    .select('puzzle')
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .orderBy('puzzle')
    .limit(MAX_PUZZLE_RESULTS);
  await writeIf(
    // Locks the person's row, so that a deletion waits or has already happened.
    sql
      .updateTable('people')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', person)
      .returning('id')
      .compile(),
    ...added,
    sql.deleteFrom('puzzle_results').where('person', '=', person).where('puzzle', 'not in', kept).compile(),
  );
}
