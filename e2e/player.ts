import type { Locator, Page } from '@playwright/test';

/** The bar or sheet that asks and offers answers. */
export const MOVE = '[aria-label="Your move"]';

/** How this hand touches the screen. */
export interface Hand {
  /** Presses an answer by the words it starts with. */
  press(page: Page, button: string): Promise<void>;
  /** Points at the n-th thing of a kind, given as a selector. */
  point(page: Page, things: string, at: number): Promise<void>;
}

/** What came of looking at the screen once. */
export type Did = 'over' | 'waited' | 'acted';

/** A name that starts as given, whatever key stands behind it on the button. */
const starts = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A button of the action bar; the steps of an amount stand above it. */
const verb = (page: Page, button: string) =>
  button === 'More'
    ? page.getByRole('button', { name: 'More', exact: true })
    : page
        .locator(MOVE)
        .getByRole('button', { name: starts(button) })
        .first();

const nth = (page: Page, things: string, at: number) => page.locator(things).filter({ visible: true }).nth(at);

/** Clicks, as with a mouse. */
export const mouse: Hand = {
  press: (page, button) => verb(page, button).click(),
  point: (page, things, at) => nth(page, things, at).click(),
};

/** How long a pointer has come before it presses, in milliseconds; a quick hand takes less than that to press. */
const REST = 250;

async function rest(page: Page, thing: Locator): Promise<void> {
  await thing.hover();
  await page.waitForTimeout(REST);
  await thing.click();
}

/** Clicks like a person, who points first: what pointing shows is there before the press. */
export const resting: Hand = {
  press: (page, button) => rest(page, verb(page, button)),
  point: (page, things, at) => rest(page, nth(page, things, at)),
};

/** Taps, as on a touch screen. */
export const finger: Hand = {
  press: (page, button) => verb(page, button).tap(),
  point: (page, things, at) => nth(page, things, at).tap(),
};

/** Answers until the game is over; `between` is called after every answer. */
export async function playOut(
  page: Page,
  step: () => Promise<Did>,
  between?: (n: number) => Promise<void>,
  most = 900,
): Promise<number> {
  let answers = 0;
  for (let idle = 0; answers < most; ) {
    const did = await step();
    if (did === 'over') return answers;
    if (did === 'waited') {
      if (++idle > 600) throw new Error('the table is stuck');
      await page.waitForTimeout(30);
      continue;
    }
    idle = 0;
    answers++;
    await between?.(answers);
  }
  throw new Error(`no end after ${most} answers`);
}
