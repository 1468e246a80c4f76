import { expect, type Page, test } from '@playwright/test';
import { answer, roundOn, startTable } from './moonshot.ts';
import { change, finger, mouse, playOut } from './player.ts';
import { accessible, endAndReplay, fourAtOne, hasty, tooSmall, watch } from './support.ts';

test('the tutorial points at a card, a place and a tile, and advances with each move', async ({ page, context }) => {
  await hasty(context);
  await page.goto('/learn/moonshot');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const beacon = page.locator('[data-beacon=point]');
  await expect(coach).toContainText('A race to the Moon');
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(coach).toContainText('play a maneuver');
  await expect(beacon).toHaveAttribute('data-for', /^card:usa-/);
  const told: string[] = [];
  for (let n = 0; n < 300 && !told.includes('Engineer: install a tile'); n++) {
    const title = (await coach.getByRole('heading').allTextContents())[0];
    if (title && title !== told[told.length - 1]) told.push(title);
    if ((await answer(page, mouse)) !== 'acted') await change(page);
  }
  expect(told).toEqual([
    'Politician: play a maneuver',
    'Politician: tokens lie face down',
    'Politician: GO or NO GO',
    'Engineer: install a tile',
  ]);
  await expect(beacon).toHaveAttribute('data-for', /^tile:/);
});

/** Elements that overlap during a launch, among risk cards, the die, the side panels and the action bar. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const things = [
      ...document.querySelectorAll(
        'article[aria-label^="Risk "], svg[aria-label^="The die"], aside, [aria-label="Your move"]',
      ),
    ].map((el) => ({ name: el.getAttribute('aria-label'), box: el.getBoundingClientRect() }));
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return things.flatMap(({ name, box }, at) =>
      things.slice(at + 1).flatMap((other) => (meet(box, other.box) ? [`${name} and ${other.name}`] : [])),
    );
  });

test('plays a whole game with mouse and keys, with launch scenes, end screen and replay', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, async () => {});
  await expect(page.getByRole('region', { name: 'Politics' })).toBeVisible();
  let flown = false;
  await playOut(
    page,
    () => answer(page, mouse),
    async (n) => {
      if (n === 10) await accessible(page, 'middle game');
      const risks = page.getByRole('region', { name: /^Launch: / }).getByRole('article');
      if ((await risks.count()) === 0) return;
      expect(await crowded(page)).toEqual([]);
      if (flown) return;
      flown = true;
      await expect(page.getByRole('region', { name: 'Launch order and flight record' })).toContainText('Lift-off');
      await accessible(page, 'launch');
    },
  );
  expect(flown).toBe(true);
  await endAndReplay(page, 'Adaptivity');
  expect(errors).toEqual([]);
});

test('shows both open questions in simultaneous play; answering one leaves the other open', async ({
  page,
  context,
}) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, (set) => set.getByRole('radio', { name: 'At the same time' }).check());
  const asked = page.getByRole('group', { name: 'Open decisions' });
  for (let n = 0; n < 60 && (await asked.count()) === 0; n++) {
    if ((await answer(page, mouse)) !== 'acted') await change(page);
  }
  await expect(asked.getByRole('radio')).toHaveCount(2);
  const move = page.getByRole('region', { name: 'Your move' });
  const politician = asked.getByRole('radio', { name: /^Play a maneuver/ });
  const engineer = asked.getByRole('radio', { name: /^Choose your action as Engineer/ });
  await engineer.check();
  await expect(move).toContainText('Choose your action as Engineer.');
  await accessible(page, 'two questions');
  await politician.check();
  await expect(move).toContainText('Play a maneuver');
  await engineer.check();
  await mouse.press(page, 'Pass for this round');
  await expect(asked).toHaveCount(0);
  await expect(move).toContainText('Play a maneuver');
  expect(errors).toEqual([]);
});

test('the light theme is accessible, and digit keys play a card', async ({ page, context }) => {
  await hasty(context);
  await context.addInitScript(() => localStorage.setItem('orrery.theme', 'light'));
  await startTable(page, async () => {});
  await expect(page.getByRole('region', { name: 'Politics' })).toBeVisible();
  await accessible(page, 'by day');
  const move = page.getByRole('region', { name: 'Your move' });
  await expect(move).toContainText('Play a maneuver');
  await page.keyboard.press('1');
  await expect(move).toContainText(/^Where does/);
  await page.keyboard.press('2');
  await expect(move).toContainText(/^Play .* here\?/);
});

test('drags a tile from the line to a cell, rotates it and puts it back', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, async () => {});
  const tile = page.getByRole('region', { name: 'Your line' }).getByRole('button').first();
  await playOut(page, async () =>
    (await tile.getAttribute('aria-disabled')) === 'false' ? 'over' : answer(page, mouse),
  );
  const cell = page.locator('[data-cell=B2]');
  const [from, to] = [await tile.boundingBox(), await cell.boundingBox()];
  if (!from || !to) throw new Error('no tile or no cell');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  const move = page.getByRole('region', { name: 'Your move' });
  await expect(move).toContainText(/^Install the .* on B2\?/);
  await page.keyboard.press('r');
  await expect(cell).not.toHaveAttribute('aria-label', /empty/);
  await page.keyboard.press('Escape');
  await expect(cell).toHaveAttribute('aria-label', /empty/);
  // Each drawn tile shows a digit, which selects it.
  const deck = page.getByRole('button', { name: /^Payload deck/ });
  await deck.click();
  await deck.click();
  await page.keyboard.press('Enter');
  await expect(move).toContainText('which of the two tiles');
  await page.keyboard.press('2');
  await expect(move).toContainText(/^Where does/);
});

test('four players with one role each act simultaneously', async ({ browser }) => {
  const contexts = await Promise.all(
    [1, 2, 3, 4].map(() => browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })),
  );
  for (const context of contexts) await hasty(context);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const errors = pages.map(watch);
  // New players see the roles of the free seats.
  await fourAtOne('moonshot', pages, async (guest) => {
    await expect(guest.getByRole('list', { name: 'Seats' })).toContainText('USA, Politician · host');
    await expect(guest.getByRole('listitem').filter({ hasText: 'CCCP, Engineer' })).toContainText('Free seat');
  });
  const [politician, , engineer] = pages as [Page, Page, Page, Page];
  for (const page of pages) {
    await page.getByRole('button', { name: /^Ready/ }).dispatchEvent('click');
    page.setDefaultTimeout(20_000);
  }
  // Both roles act at the same time: each sees its own question and what the partner is doing.
  await expect(engineer.getByText('Choose your action as Engineer.')).toBeVisible();
  await expect(engineer.getByRole('region', { name: 'Your program' })).toContainText('Ada');
  // Partners share all information, and only they see their team chat.
  await politician.getByLabel('Message your program').fill('Hull first.');
  await politician.keyboard.press('Enter');
  await expect(engineer.getByText('Hull first.')).toBeVisible();
  for (const other of [pages[1], pages[3]] as [Page, Page]) await expect(other.getByText('Hull first.')).toHaveCount(0);

  let acted = 0;
  for (let tries = 0; tries < 400 && (await roundOn(politician)) < 3; tries++) {
    const done = await Promise.all(pages.map((page) => answer(page, mouse)));
    if (done.includes('over')) break;
    acted += done.filter((one) => one === 'acted').length;
    if (!done.includes('acted')) await change(politician);
  }
  expect(acted).toBeGreaterThan(30);
  expect(errors).toEqual([[], [], [], []]);
  for (const context of contexts) await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays a whole game by touch', async ({ page, context }) => {
    await hasty(context);
    const errors = watch(page);
    await startTable(page, async () => {});
    await playOut(
      page,
      () => answer(page, finger),
      async (n) => {
        if (n === 2) expect(await tooSmall(page)).toEqual([]);
        if (n === 6) await accessible(page, 'phone');
        if (n % 20 !== 0) return;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
    );
    const scores = page.getByRole('dialog').getByRole('table');
    await expect(scores).toContainText('Budget');
    // All parts of the score fit side by side, without horizontal scrolling.
    expect(await scores.evaluate((el) => el.scrollWidth - (el.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
});
