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

/** What the screen offers right now, read from what a person would see. */
export interface Offer {
  over: boolean;
  busy: boolean;
  round: number;
  sentence: string;
  /** Answers that can be pressed, and whether one of them is stressed. */
  buttons: string[];
  go: boolean;
}

/** The answer that is stressed. */
export const GO = `${MOVE} button[data-kind=go]:not([disabled], [data-anchor="act:result"])`;

/** Every answer that can be pressed. Opening the result screen is no answer. */
export const BUTTONS = `${MOVE} button[data-kind]:not([disabled], [data-anchor="act:result"])`;

export const look = (page: Page): Promise<Offer> =>
  page.evaluate(
    ([move, go, pressable]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.getClientRects().length > 0);
      return {
        busy: document.querySelector('[aria-busy=true]') !== null,
        over: document.querySelector('dialog[open] :is(table, [data-sides])') !== null,
        round: Number(/Round\s*(\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
        sentence: all(`${move} b`)[0]?.textContent ?? '',
        buttons: all(pressable).map((el) => el.getAttribute('aria-label') ?? el.firstChild?.textContent ?? ''),
        go: all(go).length > 0,
      };
    },
    [MOVE, GO, BUTTONS] as const,
  );

/** How many things of a kind are in sight. */
export const count = (page: Page, things: string) => page.locator(things).filter({ visible: true }).count();

/** A mind that answers whatever the screen asks; it says whether there was anything to do. */
export type Mind = (page: Page, hand: Hand) => Promise<Did>;

/** How long a press may take, in milliseconds; a mind looks again sooner, and tries so often. */
const PATIENCE = 20_000;
const SOON = 2_000;

/** Looks at the screen and acts on what it offers. */
export function answering<Seen extends Offer>(
  see: (page: Page) => Promise<Seen>,
  act: (page: Page, hand: Hand, seen: Seen) => Promise<Did>,
): Mind {
  return async (page, hand) => {
    const seen = await see(page);
    if (seen.over) return 'over';
    if (seen.busy) return 'waited';
    page.setDefaultTimeout(SOON);
    try {
      for (let left = PATIENCE - SOON; ; left -= SOON) {
        try {
          return await act(page, hand, seen);
        } catch (error) {
          // Somebody else, or an order left behind, may have answered meanwhile: then there is something else to look at.
          const now = await look(page);
          if (now.over || now.sentence !== seen.sentence || now.buttons.join() !== seen.buttons.join()) return 'waited';
          if (left <= 0) throw error;
        }
      }
    } finally {
      page.setDefaultTimeout(PATIENCE);
    }
  };
}

/** Sets up a table of a game through the dialog and waits for it. */
export async function seatedAt(
  page: Page,
  game: string,
  set: (page: Page) => Promise<void>,
  seed = 'e2e',
): Promise<void> {
  await page.goto(`/new/${game}?seed=${seed}`);
  await page.getByRole('button', { name: 'Add a seat' }).waitFor();
  await set(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator(`${MOVE}, [aria-label^="Pass the device"]`).first().waitFor();
  page.setDefaultTimeout(PATIENCE);
}

/** Matches a button's name, without the shortcut behind it. */
const starts = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A button of the action bar, or the step button of an amount. */
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

/** How long the pointer rests before it presses, in milliseconds. */
const REST = 250;

async function rest(page: Page, thing: Locator): Promise<void> {
  await thing.hover();
  await page.waitForTimeout(REST);
  await thing.click();
}

/** Clicks after hovering, as people do, so that hover effects are visible before the press. */
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

/** The remaining plans of a simple player, reset in each round. */
export function wishing<Wish>(fresh: (round: number, before?: Wish) => Wish): (page: Page, round: number) => Wish {
  const held = new WeakMap<Page, { round: number; wish: Wish }>();
  return (page, round) => {
    const before = held.get(page);
    if (before?.round === round) return before.wish;
    const wish = fresh(round, before?.wish);
    held.set(page, { round, wish });
    return wish;
  };
}
