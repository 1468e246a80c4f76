import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PuzzleSet, puzzleId } from '@orrery/bots';
import { expect, type Page, test } from './test.ts';

const GAME = 'moonrakers';
const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../packages/web/src/games/${GAME}`, file), 'utf8'));
const set: PuzzleSet = read('puzzles.json');

/** A puzzle that is solved with the button that ends a phase, and whose other moves are single choices. */
const isSimple = ({ solution, rivals }: PuzzleSet['puzzles'][number]): boolean =>
  solution.length === 1 && solution[0] === 'done' && rivals.some(({ line }) => String(line[0]).startsWith('buy:'));

const panel = (page: Page) => page.locator('[data-puzzle]');

test('a puzzle is answered wrongly, then rightly, and counts as solved', async ({ page }) => {
  test.skip(!set.puzzles.some(isSimple), 'no puzzle of this kind');
  await page.goto('/puzzles');
  await expect(page.locator(`[data-puzzles=${GAME}] progress`).first()).toHaveAttribute('value', '0');

  const list: { id: string }[] = read('puzzle-list.json');
  const n = 1 + list.findIndex(({ id }) => set.puzzles.some((one) => isSimple(one) && puzzleId(set, one) === id));
  await page.goto(`/puzzles/${GAME}/${n}`);
  await expect(panel(page)).toHaveAttribute('data-puzzle', 'open');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAttribute('data-puzzle', 'worse');
  await page.locator('[data-retry]').click();
  await expect(panel(page)).toHaveAttribute('data-puzzle', 'open');
  await page.keyboard.press('Space');
  await expect(panel(page)).toHaveAttribute('data-puzzle', 'best');

  await page.goto('/puzzles');
  await expect(page.locator(`[data-puzzles=${GAME}] [data-state=solved]`)).toHaveCount(1);
});
