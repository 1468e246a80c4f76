import { expect, type Page, test } from '@playwright/test';
import { answer, keyboard, startTable } from './helionox.ts';
import { change, finger, mouse, playOut } from './player.ts';
import { accessible, endAndReplay, hasty, tooSmall, watch } from './support.ts';

const together = (page: Page) => page.getByRole('radio', { name: 'Co-operative' }).check({ force: true });
const mercury = (page: Page) => page.getByRole('checkbox', { name: /^Mercury Protocol/ }).check({ force: true });
const asItIs = async () => {};

test('plays a whole competitive game by mouse, and replays it', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, asItIs);
  await playOut(
    page,
    () => answer(page, mouse),
    async (n) => {
      if (n === 60) await accessible(page, 'middle game');
    },
  );
  await endAndReplay(page);
  expect(errors).toEqual([]);
});

test('plays a whole game with Missions, a draft and Mercury Protocol by keyboard alone', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, async () => {
    await mercury(page);
    await page.getByRole('checkbox', { name: /^Missions/ }).check({ force: true });
    await page.getByText('More options').click();
    await page.getByRole('checkbox', { name: /^Architect draft/ }).check({ force: true });
  });
  await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible();
  await playOut(page, () => answer(page, keyboard));
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
});

test('plays a whole co-operative game with three bots, and the end screen shows both sides', async ({
  page,
  context,
}) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, async () => {
    await together(page);
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add seat' }).click();
  });
  await page.getByRole('button', { name: /^Syndicate, \d+ Influence/ }).click();
  await expect(page.getByRole('region', { name: 'Inspector' })).toContainText('The Shadow Syndicate');
  await playOut(page, () => answer(page, mouse));
  const end = page.getByRole('dialog');
  await expect(end.getByRole('region', { name: 'The team' })).toContainText('Players’ Influence');
  await expect(end.getByRole('region', { name: 'The Syndicate' })).toContainText('Market cards');
  await accessible(page, 'end screen of a team');
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays a whole solo game with Mercury Protocol by touch, without horizontal scrolling', async ({
    page,
    context,
  }) => {
    await hasty(context);
    await startTable(page, async () => {
      await page.getByRole('button', { name: 'Play alone' }).tap();
      await mercury(page);
    });
    await playOut(
      page,
      () => answer(page, finger),
      async (n) => {
        if (n === 40) await accessible(page, 'phone');
        if (n % 20 !== 0) return;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
    );
    await expect(page.getByRole('dialog').getByRole('region', { name: 'The Syndicate' })).toBeVisible();
  });

  test('keeps the worlds visible while any card of the hand is played', async ({ page, context }) => {
    await hasty(context);
    await startTable(page, mercury);
    const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
    await cards.first().waitFor();
    const sheet = await page.locator('[data-sheet]').boundingBox();
    expect(sheet?.height).toBeLessThan(320);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const box = await card.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - 56);
    }
    expect(await tooSmall(page)).toEqual([]);
  });
});

test('a chosen world changes the action bar, and Space confirms it', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, asItIs);
  const move = page.getByRole('region', { name: 'Your move' });
  await expect(move.getByRole('button', { name: /^End turn/ })).toBeVisible();
  // Two Credits pay for a flight. All cards must be in play before the next click.
  const all = move.getByRole('button', { name: /^Play \d cards:/ });
  const many = Number(/^Play (\d)/.exec((await all.textContent()) ?? '')?.[1]);
  await all.click();
  await expect(
    page
      .getByRole('list', { name: 'Played this turn' })
      .getByRole('button')
      .nth(many - 1),
  ).toBeVisible();
  await expect(all).toHaveCount(0);
  const mars = page.getByRole('region', { name: 'Locations' }).getByRole('article', { name: 'Mars' });
  await mars.getByRole('button').first().click();
  await expect(move.getByRole('button', { name: /^Travel to Mars/ })).toBeVisible();
  const inspector = page.getByRole('region', { name: 'Inspector' });
  // After hovering something else, the inspector shows the selection again.
  await page.getByRole('region', { name: 'Market' }).getByRole('button').first().hover();
  await page.mouse.move(720, 400);
  await expect(inspector).toContainText('Mars');
  await page.keyboard.press('Space');
  await expect(mars.getByRole('img', { name: 'Ada’s Ship' })).toBeVisible();
});

test('plays independent cards together, and one undo takes them back', async ({ page, context }) => {
  await hasty(context);
  await startTable(page, asItIs);
  const move = page.getByRole('region', { name: 'Your move' });
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  const all = move.getByRole('button', { name: /^Play \d cards: \+\d/ });
  await expect(all).toBeVisible();
  const before = await hand.count();
  const many = Number(/^Play (\d)/.exec((await all.textContent()) ?? '')?.[1]);
  expect(many).toBeGreaterThan(1);
  await page.keyboard.press('p');
  await expect(page.getByRole('list', { name: 'Played this turn' }).getByRole('button')).toHaveCount(many);
  await page.keyboard.press('z');
  await expect(hand).toHaveCount(before);
});

test('shows the cards, pools and last action of the active player', async ({ page, context }) => {
  await hasty(context, { pace: 'calm' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startTable(page, asItIs);
  const move = page.getByRole('region', { name: 'Your move' });
  const theirs = page.getByRole('list', { name: /^Played by \w+ this turn/ }).getByRole('button');
  for (let n = 0; n < 200 && (await theirs.count()) === 0; n++) {
    if ((await answer(page, mouse)) === 'waited') await change(page);
  }
  await expect(theirs.first()).toBeVisible();
  await expect(move.locator('b').first()).toHaveText(/^\w+ (plays|buys|moves|uses|takes|overcomes)/);
});
