import { game } from '@orrery/moonshot';
import { answer, roundOn, startTable } from './moonshot.ts';
import { asked, change, finger, followCoach, mouse, playOut, playSome, says } from './player.ts';
import { playEndOf } from './records.ts';
import { accessible, endAndReplay, fourAtOne, noSidewaysScroll, tooSmall } from './support.ts';
import { expect, type Locator, type Page, PHONE, test } from './test.ts';
import { like, moonshot } from './words.ts';

test('the tutorial explains the goal, points at what to press, and advances with each move', async ({ page }) => {
  await page.goto('/learn/moonshot');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toBeVisible();
  // A player who presses only what the coach points at completes each lesson.
  const told: string[] = [];
  for (let n = 0; n < 300 && !told.includes('pass'); n++) {
    const shown = await followCoach(page, mouse);
    if (shown && shown !== told.at(-1)) told.push(shown);
    await change(page);
  }
  const politician = ['goal', 'ends', 'maneuver', 'slots', 'tokens', 'decide'];
  expect(told).toEqual([...politician, 'research', 'bay', 'load', 'build', 'test', 'pass']);
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

test('plays by mouse to the end, with launch scenes, end screen and replay', async ({ page }) => {
  const step = () => answer(page, mouse);
  let flown = false;
  const launch = async () => {
    const risks = page.getByRole('region', { name: /^Launch: / }).getByRole('article');
    if ((await risks.count()) === 0) return;
    expect(await crowded(page)).toEqual([]);
    if (flown) return;
    flown = true;
    await expect(page.getByRole('region', { name: moonshot('launch-record') })).toContainText('Lift-off');
    await accessible(page, 'launch');
  };
  await startTable(page, async () => {});
  await expect(page.getByRole('region', { name: 'Politics' })).toBeVisible();
  await playSome(page, step, 15);
  await playEndOf(page, 'moonshot', 'moon', 40);
  await accessible(page, 'late game');
  await playOut(page, step, launch);
  expect(flown).toBe(true);
  await endAndReplay(page, 'Adaptivity');
});

test('shows both open questions in simultaneous play; answering one leaves the other open', async ({ page }) => {
  await startTable(page, (set) => set.getByRole('radio', { name: /^At the same/ }).check());
  const open = page.getByRole('group', { name: 'Open decisions' });
  for (let n = 0; n < 60 && (await open.count()) === 0; n++) {
    if ((await answer(page, mouse)) !== 'acted') await change(page);
  }
  await expect(open.getByRole('radio')).toHaveCount(2);
  const politician = open.getByRole('radio', { name: like(game.messages['ask-play'] as string) });
  const engineer = open.getByRole('radio', { name: like(game.messages['ask-engineer'] as string) });
  await engineer.check();
  await expect(asked(page, 'engineer.act')).toBeVisible();
  await accessible(page, 'two questions');
  await politician.check();
  await expect(asked(page, 'preparation.play')).toBeVisible();
  await engineer.check();
  await mouse.press(page, 'Pass for this round');
  await expect(open).toHaveCount(0);
  await expect(asked(page, 'preparation.play')).toBeVisible();
});

test.describe('by day', () => {
  test.use({ theme: 'light' });
  test('the light theme is accessible, and digit keys play a card', async ({ page }) => {
    await startTable(page, async () => {});
    await expect(page.getByRole('region', { name: 'Politics' })).toBeVisible();
    await accessible(page, 'by day');
    await expect(asked(page, 'preparation.play')).toBeVisible();
    await page.keyboard.press('1');
    await expect(says(page, moonshot('play-where'))).toBeVisible();
    await page.keyboard.press('2');
    await expect(says(page, moonshot('play-confirm'))).toBeVisible();
  });
});

test('drags a tile from the line to a cell, rotates it and puts it back', async ({ page }) => {
  await startTable(page, async () => {});
  const tile = page.getByRole('region', { name: 'Your line' }).getByRole('button').first();
  await playOut(page, async () =>
    (await tile.getAttribute('aria-disabled')) === 'false' ? 'over' : answer(page, mouse),
  );
  const cell = page.locator('[data-cell=B2]');
  const dragTo = async (target: Locator) => {
    const [from, to] = [await tile.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error('no tile or no cell');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await dragTo(cell);
  await expect(says(page, moonshot('tile-install', { cell: 'B2' }))).toBeVisible();
  await page.keyboard.press('r');
  await expect(cell).not.toHaveAttribute('aria-label', /empty/);
  await page.keyboard.press('Escape');
  await expect(cell).toHaveAttribute('aria-label', /empty/);
  // Each drawn tile shows a digit, which selects it.
  const deck = page.getByRole('button', { name: /^Payload deck/ });
  await deck.click();
  await deck.click();
  await page.keyboard.press('Enter');
  await expect(says(page, moonshot('install-one'))).toBeVisible();
  await page.keyboard.press('2');
  await expect(says(page, moonshot('tile-where'))).toBeVisible();
  // A cell that is not beside another tile takes none: the tile stays selected, and the page says why.
  await cell.click();
  await page.keyboard.press('Enter');
  await expect(asked(page, 'engineer.act')).toBeVisible();
  const far = page.locator('[data-cell=A4]');
  await dragTo(far);
  await expect(page.getByText(game.messages['not-beside'] as string)).toBeVisible();
  await expect(says(page, moonshot('tile-where'))).toBeVisible();
  await expect(far).toHaveAttribute('aria-label', /empty/);
});

test('four players with one role each act simultaneously', async ({ visitor }) => {
  // New players see the roles of the free seats.
  const pages = await fourAtOne('moonshot', visitor, async (guest) => {
    await expect(guest.getByRole('listitem').filter({ hasText: 'USA, Politician · host' })).toBeVisible();
    await expect(guest.getByRole('listitem').filter({ hasText: 'CCCP, Engineer' })).toContainText('Free seat');
  });
  const [politician, , engineer] = pages;
  for (const page of pages) {
    await page.getByRole('button', { name: /^Ready/ }).dispatchEvent('click');
    page.setDefaultTimeout(20_000);
  }
  // Both roles act at the same time: each sees its own question and what the partner is doing.
  await expect(asked(engineer, 'engineer.act')).toBeVisible();
  await expect(engineer.getByRole('region', { name: 'Your program' })).toContainText('Ada');
  // Partners share all information, and only they see their team chat.
  await politician.getByLabel('Message your program').fill('Hull first.');
  await politician.keyboard.press('Enter');
  await expect(engineer.getByText('Hull first.')).toBeVisible();
  for (const other of [pages[1], pages[3]]) await expect(other.getByText('Hull first.')).toHaveCount(0);

  let acted = 0;
  for (let tries = 0; tries < 400 && (await roundOn(politician)) < 2; tries++) {
    const done = await Promise.all(pages.map((page) => answer(page, mouse)));
    if (done.includes('over')) break;
    acted += done.filter((one) => one === 'acted').length;
    if (!done.includes('acted')) await change(politician);
  }
  expect(acted).toBeGreaterThan(12);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('plays by touch to the end', async ({ page }) => {
    const step = () => answer(page, finger);
    const fits = async (n: number) => {
      if (n % 10 === 0) await noSidewaysScroll(page);
    };
    await startTable(page, async () => {});
    await playSome(page, step, 2);
    expect(await tooSmall(page)).toEqual([]);
    await playSome(page, step, 18, fits);
    await accessible(page, 'phone');
    await playEndOf(page, 'moonshot', 'budget', 12);
    await playOut(page, step, fits);
    const scores = page.getByRole('dialog').getByRole('table');
    await expect(scores).toContainText('Budget');
    // All parts of the score fit side by side, without horizontal scrolling.
    expect(await scores.evaluate((el) => el.scrollWidth - (el.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
  });
});
