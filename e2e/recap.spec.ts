import { answer, offers, until } from './moonriser.ts';
import { change, MOVE, mouse, type Offer, playOut } from './player.ts';
import { accessible, gather, setUpOnline, startTable } from './support.ts';
import { expect, type Page, test } from './test.ts';
import { moonriserEvent, play, tableEvent } from './words.ts';

const controls = (page: Page) => page.getByRole('region', { name: play('since-turn') });
const tiles = (page: Page) => page.locator('[data-cell][aria-label*="’s "]').count();

test('“Since your last turn” plays back on the board and returns to now', async ({ page }) => {
  await startTable(page);
  await until(page, mouse, (offer) => offers(offer, 'Done trading'));
  await until(page, mouse, (offer) => offers(offer, 'Done building'));
  const sentence = await page.locator(MOVE).textContent();
  const now = await tiles(page);
  await page.getByRole('button', { name: play('since-turn') }).click();
  await expect(controls(page)).toContainText(play('since-turn-line'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  // Cell labels are set shortly after the board is drawn.
  await expect.poll(() => tiles(page)).toBeLessThan(now);
  const before = await tiles(page);
  await accessible(page, 'looking back');
  await page.keyboard.press('End');
  await expect.poll(() => tiles(page)).toBeGreaterThan(before);
  await page.keyboard.press('ArrowLeft');
  await controls(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator(MOVE)).toHaveText(sentence ?? '');
  await expect.poll(() => tiles(page)).toBe(now);
  // The playback runs to its end; then it is the player's turn.
  await page.getByRole('button', { name: play('since-turn') }).click();
  await expect(controls(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(controls(page)).toHaveCount(0);
});

test('a returning player sees only the moves of the other players', async ({ page: host, visitor }) => {
  const guest = await visitor('Grace');
  await setUpOnline(host);
  const link = await gather(host, [[guest, 'Grace']]);
  await guest.locator('[data-cell]').first().waitFor();
  const keeps = ({ question }: Offer) => question === 'opening.keep';
  const turn = () => answer(host, mouse, keeps);
  for (let tries = 0; tries < 60 && (await turn()) !== 'over'; tries++) {
    await answer(guest, mouse, keeps);
    await change(host);
  }
  // The player is away while the other one acts until the turn comes back.
  await playOut(host, () => answer(host, mouse, (screen) => !keeps(screen)));
  await host.goto('about:blank');
  for (let tries = 0, still = 0; tries < 200 && still < 30; tries++) {
    still = (await answer(guest, mouse)) === 'acted' ? 0 : still + 1;
    await change(guest);
  }
  await host.goto(link);
  await host.locator('[data-cell]').first().waitFor();
  await expect(host.getByRole('region', { name: play('since-look') })).toContainText(play('since-look-line'));
  const named = host.getByText(moonriserEvent('opening-kept.own', { seat: 'Grace' }));
  await expect(named.filter({ hasNotText: moonriserEvent('opening-kept', { seat: 'Grace' }) })).toHaveCount(0);
});

test('a hint shows the hard bot’s choice with its numbers and is recorded', async ({ page }) => {
  await startTable(page);
  await until(page, mouse, (offer) => offers(offer, 'Done building'));
  await page.getByRole('button', { name: /^Hint/ }).click();
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint.getByRole('progressbar')).toBeVisible();
  await expect(hint).toContainText(/[+−]\d+\.\d /);
  await expect(page.locator('[data-beacon=light]').first()).toBeAttached();
  await accessible(page, 'hint');
  await hint.getByRole('button', { name: /^(Show|Play) move/ }).click();
  await expect(hint).toHaveCount(0);
  // The record keeps it, but the log tells moves only.
  await expect(page.getByRole('region', { name: 'Log' }).getByText(tableEvent('hinted'))).toHaveCount(0);
});

test('a table without hints offers none', async ({ page }) => {
  await page.goto('/new/moonriser');
  await page.getByRole('checkbox', { name: /Allow hints/ }).uncheck();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('[data-cell]').first().waitFor();
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
});

test('a log entry highlights its anchors, and terms have tooltips', async ({ page }) => {
  await startTable(page);
  await until(page, mouse, (offer) => offers(offer, 'Done building'));
  const line = page
    .locator('[aria-label="Log"] li')
    .filter({ hasText: moonriserEvent('placed', { seat: 'Metis' }) })
    .first();
  await line.hover();
  await expect(page.locator('[data-beacon=light]')).not.toHaveCount(0);
  const lit = await page.locator('[data-beacon=light]').first().getAttribute('data-for');
  expect(lit).toMatch(/^field:/);
  await page.locator('[aria-label="Your hand"] button').first().hover();
  await expect(page.locator('[data-beacon=light]')).toHaveCount(0);
  await page.locator('[aria-label^="Inspector"] dfn').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});
