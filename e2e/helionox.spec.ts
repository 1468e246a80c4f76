import { answer, keyboard, startTable } from './helionox.ts';
import { change, finger, MOVE, mouse, playOut, playSome } from './player.ts';
import { playEndOf } from './records.ts';
import { accessible, endAndReplay, noSidewaysScroll, OTHER_SIZES, tooSmall } from './support.ts';
import { DESKTOP, expect, type Page, PHONE, test } from './test.ts';
import { helionox } from './words.ts';

const together = (page: Page) => page.getByRole('radio', { name: 'Co-operative' }).check({ force: true });
const mercury = (page: Page) => page.getByRole('checkbox', { name: /^Mercury Protocol/ }).check({ force: true });
const asItIs = async () => {};

test('plays a competitive game by mouse to the end, and replays it', async ({ page }) => {
  const step = () => answer(page, mouse);
  await startTable(page, asItIs);
  await playSome(page, step, 20);
  // The worlds fit at any desktop size.
  const worlds = page.getByRole('region', { name: 'Locations' });
  for (const size of [...OTHER_SIZES, DESKTOP.viewport]) {
    await page.setViewportSize(size);
    await expect.poll(() => worlds.evaluate((el) => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(0);
  }
  await playEndOf(page, 'helionox', 'two', 20);
  await accessible(page, 'late game');
  await playOut(page, step);
  await endAndReplay(page);
});

test('plays with Missions, a draft and Mercury Protocol by keyboard alone, to the end', async ({ page }) => {
  const step = () => answer(page, keyboard);
  await startTable(page, async () => {
    await mercury(page);
    await page.getByRole('checkbox', { name: /^Missions/ }).check({ force: true });
    await page.getByText('More options').click();
    await page.getByRole('checkbox', { name: /^Architect draft/ }).check({ force: true });
  });
  await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible();
  await playSome(page, step, 40);
  await playEndOf(page, 'helionox', 'missions', 12);
  await playOut(page, step);
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
});

test('plays a co-operative game with three to the end, whose screen shows both sides', async ({ page }) => {
  const step = () => answer(page, mouse);
  await startTable(page, async () => {
    await together(page);
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add seat' }).click();
  });
  await page.getByRole('button', { name: /^Syndicate, / }).click();
  await expect(page.getByRole('region', { name: 'Inspector' })).toContainText(helionox('the-shadow-syndicate'));
  await playSome(page, step, 10);
  await playEndOf(page, 'helionox', 'team-won', 12);
  await playOut(page, step);
  const end = page.getByRole('dialog');
  await expect(end.getByRole('region', { name: 'The team' })).toContainText('Players’ Influence');
  await expect(end.getByRole('region', { name: 'The Syndicate' })).toContainText('Market cards');
  await accessible(page, 'end screen of a team');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('plays a solo game with Mercury Protocol by touch to the end, without horizontal scrolling', async ({
    page,
  }) => {
    const step = () => answer(page, finger);
    const fits = async (n: number) => {
      if (n % 10 === 0) await noSidewaysScroll(page);
    };
    await startTable(page, async () => {
      await page.getByRole('button', { name: 'Play alone' }).tap();
      await mercury(page);
    });
    await playSome(page, step, 30, fits);
    await accessible(page, 'phone');
    await playEndOf(page, 'helionox', 'solo-lost', 20);
    await playOut(page, step, fits);
    await expect(page.getByRole('dialog').getByRole('region', { name: 'The Syndicate' })).toBeVisible();
  });

  test('keeps the worlds visible while any card of the hand is played', async ({ page }) => {
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

test('a chosen world changes the action bar, and Space confirms it', async ({ page }) => {
  await startTable(page, asItIs);
  const move = page.getByRole('region', { name: 'Your move' });
  await expect(move.getByRole('button', { name: /^End turn/ })).toBeVisible();
  // Two Credits pay for a flight. All cards must be in play before the next click.
  const all = move.locator('[data-anchor="act:play-all"]');
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

test('plays independent cards together, and one undo takes them back', async ({ page }) => {
  await startTable(page, asItIs);
  const move = page.getByRole('region', { name: 'Your move' });
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  const all = move.locator('[data-anchor="act:play-all"]');
  await expect(all).toBeVisible();
  const before = await hand.count();
  const many = Number(/^Play (\d)/.exec((await all.textContent()) ?? '')?.[1]);
  expect(many).toBeGreaterThan(1);
  await page.keyboard.press('p');
  await expect(page.getByRole('list', { name: 'Played this turn' }).getByRole('button')).toHaveCount(many);
  await page.keyboard.press('z');
  await expect(hand).toHaveCount(before);
});

test.describe('with a calm bot', () => {
  test.use({ settings: { pace: 'calm' }, reducedMotion: 'no-preference' });

  test('shows the cards, pools and last action of the active player', async ({ page }) => {
    await startTable(page, asItIs);
    const theirs = page.getByRole('list', { name: helionox('played-by', { name: 'Metis' }) }).getByRole('button');
    for (let n = 0; n < 200 && (await theirs.count()) === 0; n++) {
      if ((await answer(page, mouse)) === 'waited') await change(page);
    }
    await expect(theirs.first()).toBeVisible();
    await expect(page.locator(`${MOVE} b`).first()).toHaveText(/^Metis /);
  });
});
