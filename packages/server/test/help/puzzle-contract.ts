import { MAX_PUZZLE_RESULTS, type PuzzleResult } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import { addPuzzleResults, puzzleResultsOf } from '../../src/puzzles/results.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { personRemoval } from '../../src/store/delete-person.ts';

const NOW = 1_000_000;
const puzzle = '0123456789abcdef';
const result = (more: Partial<PuzzleResult>): PuzzleResult => ({
  game: 'g',
  puzzle,
  first: false,
  solved: false,
  at: 10,
  ...more,
});

const addPerson = ({ sql, write }: SqlDatabase, id: string) =>
  write(
    sql
      .insertInto('people')
      .values({ id, name: id, created: 0, seen: 0 } as never)
      .compile(),
  );

/** A populated store of the schema before puzzles, and what must be true after the upgrade. */
export const SOLVED_BEFORE = {
  schema: 19,
  rows: `insert into people (id, name, created, seen) values ('ada', 'Ada', 0, 0), ('bob', 'Bob', 0, 0)`,
  async check(db: SqlDatabase): Promise<void> {
    expect(await puzzleResultsOf(db, 'ada')).toEqual([]);
    await addPuzzleResults(db, 'ada', [result({ first: true, solved: true })], NOW);
    expect(await puzzleResultsOf(db, 'ada')).toEqual([result({ first: true, solved: true })]);
    expect(await puzzleResultsOf(db, 'bob')).toEqual([]);
  },
};

/** Checks how a store merges results of puzzles. */
export function puzzleContract(name: string, open: () => Promise<{ db: SqlDatabase }>): void {
  describe(`puzzle results in ${name}`, () => {
    it('merge in any order: the earlier first attempt counts, a solution stays', async () => {
      const { db } = await open();
      const early = result({ at: 5 });
      const late = result({ at: 20, first: true, solved: true });
      for (const [i, order] of [
        [early, late],
        [late, early],
        [early, late, early],
      ].entries()) {
        await addPerson(db, `p${i}`);
        for (const one of order) await addPuzzleResults(db, `p${i}`, [one], NOW);
        expect(await puzzleResultsOf(db, `p${i}`)).toEqual([result({ at: 5, solved: true })]);
      }
    });

    it('of the same moment count as missed, and the future counts as now', async () => {
      const { db } = await open();
      await addPerson(db, 'ada');
      await addPuzzleResults(db, 'ada', [result({ first: true, at: NOW + 99 }), result({ at: NOW })], NOW);
      expect(await puzzleResultsOf(db, 'ada')).toEqual([result({ at: NOW })]);
    });

    it('of a person who was deleted meanwhile are not stored', async () => {
      const { db } = await open();
      const { sql, read } = db;
      await addPuzzleResults(db, 'gone', [result({})], NOW);
      expect(await read(sql.selectFrom('puzzle_results').selectAll().compile())).toEqual([]);
    });

    it('are deleted with the person', async () => {
      const { db } = await open();
      await addPerson(db, 'ada');
      await addPerson(db, 'bob');
      for (const person of ['ada', 'bob']) await addPuzzleResults(db, person, [result({})], NOW);
      await db.write(...personRemoval(db.sql, 'ada'));
      expect(await puzzleResultsOf(db, 'ada')).toEqual([]);
      expect(await puzzleResultsOf(db, 'bob')).toEqual([result({})]);
    });

    it('never fill the store: only the newest of a person are kept', async () => {
      const { db } = await open();
      await addPerson(db, 'ada');
      const all = Array.from({ length: MAX_PUZZLE_RESULTS + 5 }, (_none, n) =>
        result({ puzzle: n.toString(16).padStart(16, '0'), at: n }),
      );
      await addPuzzleResults(db, 'ada', all, NOW);
      const kept = await puzzleResultsOf(db, 'ada');
      expect(kept).toHaveLength(MAX_PUZZLE_RESULTS);
      expect(kept[0]).toEqual(all[5]);
    });
  });
}
