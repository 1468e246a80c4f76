import { lesson, MOVE } from './player.ts';
import { accessible, noSidewaysScroll, THEMED } from './support.ts';
import { expect, type Page, PHONE, test } from './test.ts';
import { rules } from './words.ts';

const chapter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Pictures render when scrolled near, so scrolling to the end renders all of them. */
async function readThrough(page: Page): Promise<void> {
  for (const section of await page.locator('section[id]').all()) {
    await section.evaluate((el) => el.scrollIntoView({ block: 'end' }));
    await section.evaluate((el) => el.scrollIntoView({ block: 'start' }));
  }
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`${theme}`, () => {
    test.use({ theme });
    const only = theme === 'light' ? THEMED : undefined;

    test(`the rules of Helionox, their pictures and lists are accessible, ${theme}`, async ({ page }) => {
      await page.goto('/rules/helionox');
      await expect(chapter(page, 'The Event Phase')).toBeVisible();
      await readThrough(page);
      await expect(page.locator('#event-phase figure')).toContainText('Catastrophe');
      await accessible(page, 'rules', only);
      await page.getByRole('searchbox').fill('shuttle');
      await expect(page.getByRole('heading', { level: 3, name: 'Orbital Shuttle' })).toBeVisible();
      await accessible(page, 'rules searched', only);
    });
  });
}

test('the search finds rules and cards', async ({ page }) => {
  await page.goto('/rules/helionox');
  await chapter(page, 'Goal').waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('Collaboration');
  await expect(chapter(page, 'Collaboration')).toBeVisible();
  await expect(page.locator('#collaboration p').first()).toBeVisible();
  await expect(chapter(page, 'Deliveries')).toHaveCount(0);

  // A card is found by its name or its effect, without the other cards of its chapter.
  await search.fill('mirror protocol');
  await expect(chapter(page, 'Cybernetic cards')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Mirror Protocol']);
  await expect(page.locator('#cards-cybernetic li')).toContainText('Cost 4');
  await search.fill('overcome event cost 5 or less');
  await expect(page.getByRole('heading', { level: 3, name: /^Marshal of/ })).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.getByText(rules('nothing-found', { query: 'xyzzy' }))).toBeVisible();
});

test('every kind of card is listed and linked in the table of contents', async ({ page }) => {
  await page.goto('/rules/helionox');
  const contents = page.getByRole('navigation', { name: 'Chapters' });
  await contents.getByRole('link', { name: 'All Architects' }).click();
  await expect(chapter(page, 'All Architects')).toBeInViewport();
  const first = page.locator('#cards-architects li').first();
  await expect(first).toContainText('Ilse Marrow');
  await expect(first).toContainText('2 Cryo Counters');
  for (const [list, name] of [
    ['starting', 'Material Asset'],
    ['bio', 'Spore Broker'],
    ['locations', 'Lunar Base'],
    ['events', 'Satellite Rain'],
    ['catastrophes', 'Crown Flare'],
    ['missions', 'Consume the Weak'],
    ['illegal', 'Ghost Ledger'],
    ['fleet', 'Petrel Courier'],
    ['requests', 'Deliver Cargo from Europa to Ceres'],
  ]) {
    await expect(page.locator(`#cards-${list} li`, { hasText: name as string }).first()).toBeAttached();
  }
});

test('a link to a chapter scrolls to it', async ({ page }) => {
  await page.goto('/rules/helionox#garrisons');
  await expect(chapter(page, 'Garrisons')).toBeInViewport();
});

test('the tutorial game advances when the player follows it', async ({ page }) => {
  await page.goto('/learn/helionox');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(lesson(page, 'welcome')).toBeVisible();
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(lesson(page, 'hand')).toBeVisible();
  const hand = page.locator('[aria-label="Your hand"] button');
  await expect(hand).toHaveCount(5);
  await hand.first().click();
  await hand.first().click();
  await expect(hand).toHaveCount(4);
  await expect(lesson(page, 'pools')).toBeVisible();
  await accessible(page, 'guided game');
  for (let left = 3; left >= 0; left--) {
    await hand.first().click();
    await hand.first().click();
    await expect(hand).toHaveCount(left);
  }
  await expect(lesson(page, 'overcome')).toBeVisible();
  const event = page.getByRole('region', { name: 'Locations' }).getByRole('button', { name: /^Ration Riots/ });
  await event.click();
  await page
    .locator(MOVE)
    .getByRole('button', { name: /^Overcome/ })
    .click();
  await expect(event).toHaveCount(0);
  await expect(lesson(page, 'bonus')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the lesson collapses while the sheet is raised', async ({ page }) => {
    await page.goto('/learn/helionox');
    const coach = page.getByRole('complementary', { name: 'Coach' });
    await expect(lesson(page, 'welcome').getByRole('heading')).toBeVisible();
    await page.getByRole('tab', { name: 'Market' }).tap();
    await expect(coach.getByRole('heading')).toHaveCount(0);
    await expect(lesson(page, 'welcome')).toBeVisible();
    const [bubble, sheet] = await Promise.all([coach.boundingBox(), page.locator('[data-sheet]').boundingBox()]);
    expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    await page.getByRole('tab', { name: 'Act' }).tap();
    await expect(lesson(page, 'welcome').getByRole('heading')).toBeVisible();
  });

  test('the rules fit the screen', async ({ page }) => {
    await page.goto('/rules/helionox');
    await chapter(page, 'Goal').waitFor();
    await page.locator('#cards-bio li').first().scrollIntoViewIfNeeded();
    await noSidewaysScroll(page);
    // Chapter groups are collapsed on small screens; a tap expands one.
    const contents = page.getByRole('navigation', { name: 'Chapters' });
    await expect(contents.getByRole('link', { name: 'Collaboration' })).toBeHidden();
    await contents.getByText('The game', { exact: true }).tap();
    await expect(contents.getByRole('link', { name: 'Collaboration' })).toBeVisible();
  });
});
