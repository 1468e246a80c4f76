import { change, mouse } from './player.ts';
import { PLAYERS } from './players.ts';
import { GAMES } from './support.ts';
import { expect, test } from './test.ts';

// In Mothership all hands are open, so there is no curtain.
for (const game of GAMES.filter((id) => id !== 'mothership')) {
  test(`${game}: the next player on the same device sees no state of the previous one`, async ({ page }) => {
    await page.goto(`/new/${game}?seed=hot`);
    await page.getByLabel('Player in seat 2').selectOption({ label: 'Player on this device' });
    await page.getByRole('button', { name: 'Start game' }).click();
    const curtain = page.locator('[data-part=curtain]');
    const first = await curtain.getAttribute('aria-label');
    await curtain.getByRole('button').click();
    // Marks the first player's screen, to check later that it is gone, and points at two cards in hand.
    await page.locator('main').evaluate((main) => main.closest('#root > *')?.setAttribute('data-of', 'first'));
    const things = page.locator('[aria-label="Your hand"] button');
    for (const thing of (await things.all()).slice(0, 2)) await thing.hover();
    for (let n = 0; n < 400 && !(await curtain.isVisible()); n++) {
      if ((await PLAYERS[game]?.(page, mouse)) !== 'acted') await change(page);
    }
    expect(await curtain.getAttribute('aria-label')).not.toBe(first);
    // Between the players only the curtain is shown: no hand, inspector, log or toast.
    await expect(page.locator('#root > *')).toHaveCount(1);
    await expect(page.locator('main, aside, [aria-label="Your hand"]')).toHaveCount(0);
    await curtain.getByRole('button').click();
    await page.locator('main').waitFor();
    await expect(page.locator('[data-of=first]')).toHaveCount(0);
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  });
}
