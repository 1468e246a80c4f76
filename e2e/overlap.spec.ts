import { boardPlace, nothingHidden } from './overlap.ts';
import { change, look, mouse } from './player.ts';
import { PLAYERS } from './players.ts';
import { playFrom, positionsOf } from './records.ts';
import { nothingSmall } from './small-text.ts';
import { GAMES, SIZES } from './support.ts';
import { DESKTOP, expect, type Page, test } from './test.ts';

test.use({ effects: true });

const isFull = process.env.ORRERY_TESTS === 'full';

/** The most frequent kinds of questions, and some of the others; `npm run test:full` shows all. */
const FREQUENT = 1;
const EVERY = 8;

/** The number of answers during which the board must stay where it is. */
const ANSWERS = isFull ? 12 : 3;

/** Expects that everything is visible and legible, and that the page does not scroll. */
async function fits(page: Page, where: string): Promise<void> {
  await nothingHidden(page, where);
  await nothingSmall(page, where);
  const over = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
    });
  await expect.poll(over, where).toEqual([0, 0]);
}

/** Resizes the page through all sizes. */
async function fitsAtAllSizes(page: Page, where: string): Promise<void> {
  for (const size of [...SIZES, DESKTOP.viewport]) {
    await page.setViewportSize(size);
    await fits(page, `${where}, ${size.width} × ${size.height}`);
  }
}

/** Expects that the board keeps its place and size while the first seat answers within a round. */
async function boardStays(page: Page, game: string, where: string): Promise<void> {
  const { round } = await look(page);
  const before = await boardPlace(page);
  for (let n = 0; n < ANSWERS; n++) {
    if ((await PLAYERS[game]?.(page, mouse)) !== 'acted') return;
    await change(page);
    const now = await look(page);
    // A scene may take the place of the board.
    const place = await boardPlace(page);
    if (now.over || now.round !== round || !before || !place) return;
    await expect.poll(() => boardPlace(page), `${where}: the board after ${n + 1} answers`).toEqual(before);
  }
}

for (const game of GAMES) {
  test(`${game}: everything is visible and legible at every size, and the board stays still`, async ({ page }) => {
    const all = [...(await positionsOf(game))];
    const shown = all.filter((_, n) => isFull || n < FREQUENT || n % EVERY === EVERY - 1);
    for (const [n, [question, { record, step }]] of shown.entries()) {
      const where = `${question}, step ${step} of ${record.seed}`;
      await test.step(where, async () => {
        await page.setViewportSize(DESKTOP.viewport);
        await playFrom(page, record, step);
        await fitsAtAllSizes(page, where);
        // Turns are played on a desktop and a phone alternately.
        const size = n % 2 === 1 ? { width: 390, height: 844 } : DESKTOP.viewport;
        await page.setViewportSize(size);
        await expect(page.locator('[data-sheet]')).toHaveCount(n % 2);
        await boardStays(page, game, where);
        await fits(page, `${where}, answered`);
      });
    }
  });
}
