import { expect, type Page, test } from '@playwright/test';
import * as helionox from './helionox.ts';
import * as moonrakers from './moonrakers.ts';
import * as moonriser from './moonriser.ts';
import * as moonshot from './moonshot.ts';
import * as mothership from './mothership.ts';
import { nothingHidden } from './overlap.ts';
import { type Did, finger, type Hand, mouse } from './player.ts';
import { GAMES, hasty, startTable } from './support.ts';

const mercury = (page: Page) => page.getByRole('checkbox', { name: /^Mercury Protocol/ }).check({ force: true });

/** Each game as far as some dozens of answers, so that every kind of question and a full board have been seen. */
const PLAYED: {
  id: string;
  name: string;
  start(page: Page): Promise<void>;
  step(page: Page, hand: Hand): Promise<Did>;
  n: number;
}[] = [
  {
    id: 'helionox',
    name: 'Helionox with Mercury Protocol and an Architect draft',
    start: (page) =>
      helionox.startTable(page, async () => {
        await mercury(page);
        await page.getByText('More options').click();
        await page.getByRole('checkbox', { name: /^Architect draft/ }).check({ force: true });
      }),
    step: helionox.answer,
    n: 70,
  },
  {
    id: 'mothership',
    name: 'Mothership of four with all modules',
    start: (page) =>
      mothership.startTable(page, async () => {
        for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add a seat' }).click();
        await page.getByRole('checkbox', { name: /^Moons/ }).check({ force: true });
      }),
    step: mothership.answer,
    n: 30,
  },
  {
    id: 'moonrakers',
    name: 'Moonrakers of four with all expansions',
    start: (page) =>
      moonrakers.startTable(page, async () => {
        for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add a seat' }).click();
        for (const set of ['Overload', 'Nomad', 'Binding Ties'])
          await page.getByRole('checkbox', { name: new RegExp(`^${set}`) }).check({ force: true });
      }),
    step: moonrakers.answer,
    n: 30,
  },
  {
    id: 'moonshot',
    name: 'Moonshot',
    start: (page) => moonshot.startTable(page, async () => {}),
    step: moonshot.answer,
    n: 40,
  },
  {
    id: 'moonriser',
    name: 'Moonriser',
    start: (page) => startTable(page),
    step: (page, hand) => moonriser.answer(page, hand),
    n: 40,
  },
];

async function nothingHides(
  page: Page,
  { start, step }: (typeof PLAYED)[number],
  hand: Hand,
  n: number,
): Promise<void> {
  await start(page);
  for (let done = 0; done < n; ) {
    const did = await step(page, hand);
    if (did === 'over') return;
    if (did === 'waited') await page.waitForTimeout(30);
    else await nothingHidden(page, `after ${++done} answers`);
  }
}

/** A small desk, a large one, and an ordinary one at 200 % zoom. */
const SIZES = [
  [1024, 768],
  [1920, 1080],
  [720, 450],
] as const;
const SOME = 20;

// A game in the making comes in when it is offered.
for (const game of PLAYED.filter(({ id }) => GAMES.includes(id))) {
  test(`${game.name}: nothing that can be pressed or read lies under anything else`, async ({ page, context }) => {
    await hasty(context);
    await nothingHides(page, game, mouse, game.n);
  });

  for (const [width, height] of SIZES) {
    test(`${game.name} at ${width}x${height}: nothing lies under anything else, and nothing scrolls`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      await hasty(context);
      await nothingHides(page, game, mouse, SOME);
      expect(
        await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
        }),
      ).toEqual([0, 0]);
      // The board itself fits as well, whatever lies on it.
      const boards = page.getByRole('region', { name: 'Locations' });
      for (const board of await boards.all()) {
        await expect.poll(() => board.evaluate((el) => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(0);
      }
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game.name}: nothing lies under anything else`, async ({ page, context }) => {
      await hasty(context);
      await nothingHides(page, game, finger, game.n);
    });
  });
}
