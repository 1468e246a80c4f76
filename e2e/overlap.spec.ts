import { type Page, test } from '@playwright/test';
import * as helionox from './helionox.ts';
import * as moonriser from './moonriser.ts';
import { nothingHidden } from './overlap.ts';
import { type Did, finger, type Hand, mouse } from './player.ts';
import { hasty, startTable } from './support.ts';

const mercury = (page: Page) => page.getByRole('checkbox', { name: /^Mercury Protocol/ }).check({ force: true });

/** Each game as far as some dozens of answers, so that every kind of question and a full board have been seen. */
const GAMES: {
  name: string;
  start(page: Page): Promise<void>;
  step(page: Page, hand: Hand): Promise<Did>;
  n: number;
}[] = [
  {
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
  { name: 'Moonriser', start: (page) => startTable(page), step: (page, hand) => moonriser.answer(page, hand), n: 40 },
];

async function nothingHides(page: Page, { start, step, n }: (typeof GAMES)[number], hand: Hand): Promise<void> {
  await start(page);
  for (let done = 0; done < n; ) {
    const did = await step(page, hand);
    if (did === 'over') return;
    if (did === 'waited') await page.waitForTimeout(30);
    else await nothingHidden(page, `after ${++done} answers`);
  }
}

for (const game of GAMES) {
  test(`${game.name}: nothing that can be pressed or read lies under anything else`, async ({ page, context }) => {
    await hasty(context);
    await nothingHides(page, game, mouse);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game.name}: nothing lies under anything else`, async ({ page, context }) => {
      await hasty(context);
      await nothingHides(page, game, finger);
    });
  });
}
