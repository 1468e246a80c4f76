import { expect, type Page, test } from '@playwright/test';
import * as helionox from './helionox.ts';
import * as moonrakers from './moonrakers.ts';
import * as moonriser from './moonriser.ts';
import * as moonshot from './moonshot.ts';
import * as mothership from './mothership.ts';
import { nothingHidden } from './overlap.ts';
import { change, type Did, finger, type Input, mouse } from './player.ts';
import { GAMES, hasty, startTable } from './support.ts';

const mercury = (page: Page) => page.getByRole('checkbox', { name: /^Mercury Protocol/ }).check({ force: true });

/** A few dozen answers per game, to reach every kind of question and a full board. */
const PLAYED: {
  id: string;
  name: string;
  start(page: Page): Promise<void>;
  step(page: Page, input: Input): Promise<Did>;
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
        for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add seat' }).click();
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
        for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Add seat' }).click();
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
    step: (page, input) => moonriser.answer(page, input),
    n: 40,
  },
];

async function nothingHides(
  page: Page,
  { start, step, n }: (typeof PLAYED)[number],
  input: Input,
  between: (done: number) => Promise<void> = async () => {},
): Promise<void> {
  await start(page);
  for (let done = 0; done < n; ) {
    const did = await step(page, input);
    if (did === 'over') return;
    if (did === 'waited') {
      await change(page);
      continue;
    }
    await nothingHidden(page, `after ${++done} answers`);
    await between(done);
  }
}

/** Desktop sizes: ordinary, small, large, and ordinary at 200 % zoom. */
const ORDINARY = { width: 1440, height: 900 };
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 720, height: 450 },
];

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

/** Number of answers after which no dialog is open and the board is also checked. */
const SOME = 20;
async function boardFits(page: Page): Promise<void> {
  for (const board of await page.getByRole('region', { name: 'Locations' }).all()) {
    await expect.poll(() => board.evaluate((el) => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(0);
  }
}

// Unfinished games are not tested.
for (const game of PLAYED.filter(({ id }) => GAMES.includes(id))) {
  test(`${game.name}: no controls or text overlap, at any desktop size`, async ({ page, context }) => {
    await hasty(context);
    // Every other answer uses one of the other sizes in turn.
    await nothingHides(page, game, mouse, async (done) => {
      const other = SIZES[(done >> 1) % SIZES.length] as (typeof SIZES)[number];
      await page.setViewportSize(done % 2 === 0 ? ORDINARY : other);
      await fits(page, `${done} answers, ${page.viewportSize()?.width} wide`);
      if (done !== SOME) return;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await boardFits(page);
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game.name}: no controls or text overlap`, async ({ page, context }) => {
      await hasty(context);
      await nothingHides(page, game, finger);
    });
  });
}
