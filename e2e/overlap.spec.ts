import { showBoard } from './mothership.ts';
import { nothingHidden } from './overlap.ts';
import { change, finger, type Input, mouse } from './player.ts';
import { PLAYERS } from './players.ts';
import { playFrom, positionsOf } from './records.ts';
import { GAMES, noSidewaysScroll, OTHER_SIZES } from './support.ts';
import { DESKTOP, expect, type Page, PHONE, test } from './test.ts';

test.use({ effects: true });

/** The most frequent kinds of questions are shown on both devices. */
const FREQUENT = 3;

/**
 * Shows kinds of questions late in a recorded game, and again after an answer or the selection of a piece. Each kind is
 * shown on one of two devices, with `npm run test:full` on both.
 */
async function questions(page: Page, game: string, input: Input, check: (where: string) => Promise<void>) {
  const device = input === finger ? 1 : 0;
  const all = [...(await positionsOf(game))];
  const shown = all.filter((_, n) => n < FREQUENT || n % 2 === device || process.env.ORRERY_TESTS === 'full');
  for (const [question, { record, step }] of shown) {
    const where = `${question}, step ${step} of ${record.seed}`;
    await test.step(where, async () => {
      await playFrom(page, record, step);
      if (input === finger && game === 'mothership') await showBoard(page);
      await check(where);
      if ((await PLAYERS[game]?.(page, input)) === 'acted') await change(page);
      await check(`${where}, answered`);
    });
  }
}

/** Expects no overlap and no scrolling of the page. */
async function fits(page: Page, where: string): Promise<void> {
  await nothingHidden(page, where);
  const over = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
    });
  await expect.poll(over, where).toEqual([0, 0]);
}

for (const game of GAMES) {
  test(`${game}: no controls or text overlap at any question, at any desktop size`, async ({ page }) => {
    let n = 0;
    await questions(page, game, mouse, async (where) => {
      // Every check at one of the other sizes, too.
      n = (n + 1) % OTHER_SIZES.length;
      for (const size of [OTHER_SIZES[n] ?? DESKTOP.viewport, DESKTOP.viewport]) {
        await page.setViewportSize(size);
        await fits(page, `${where}, ${size.width} wide`);
      }
    });
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test(`${game}: no controls or text overlap at any question`, async ({ page }) => {
      await questions(page, game, finger, async (where) => {
        await nothingHidden(page, where);
        await noSidewaysScroll(page);
      });
    });
  });
}
