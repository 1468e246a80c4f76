import { change, MOVE } from './player.ts';
import { accessible, GAMES, noSidewaysScroll, tooSmall } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';

/** Creates a table and opens it as the generic table. */
async function sitPlain(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}?seed=plain`);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator(MOVE).waitFor();
  await page.goto(`${page.url()}?plain`);
  await page.locator(MOVE).waitFor();
}

const SEND = /^(Confirm|Place it here|Go\b|Propose)/;

/** Answers any question without knowledge of the game; `n` selects the option. */
async function answer(page: Page, n: number): Promise<'over' | 'waited' | 'acted'> {
  if (await page.getByRole('dialog').getByRole('table').isVisible()) return 'over';
  const offered = page
    .locator(`${MOVE} button:enabled, [aria-label="Your answer"] button:not([aria-disabled=true]):enabled`)
    .filter({ visible: true })
    .filter({ hasNotText: /^(Act|Players|Log)\d*$|^Back/ });
  const names = (await offered.allTextContents()).map((text) => text.trim());
  const send = names.findIndex((name) => SEND.test(name));
  if (names.filter((name) => name !== '').length === 0) return 'waited';
  const at = send >= 0 && n % 3 !== 0 ? send : n % names.length;
  await offered
    .nth(at)
    .click({ timeout: 1000 })
    .catch(() => {});
  return 'acted';
}

for (const game of GAMES) {
  test(`${game} can be played on the generic table`, async ({ page }) => {
    await sitPlain(page, game);
    await accessible(page, `plain table of ${game}`);
    const before = await page.getByRole('list', { name: 'Log' }).locator('li').count();
    for (let n = 1; n < 60 && (await answer(page, n * 7)) !== 'over'; n++) await change(page);
    await expect(page.getByRole('list', { name: 'Log' }).locator('li')).not.toHaveCount(before);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('no touch target is too small, and nothing is wider than the screen', async ({ page }) => {
    await sitPlain(page, GAMES[0] as string);
    expect(await tooSmall(page)).toEqual([]);
    await noSidewaysScroll(page);
    await accessible(page, 'plain table on a phone');
  });
});
