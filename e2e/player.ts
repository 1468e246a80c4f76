import type { Page } from '@playwright/test';

/** What the screen offers right now, read from what a person would see. */
interface Offer {
  over: boolean;
  busy: boolean;
  sentence: string;
  text: string;
  buttons: string[];
  toggles: { label: string; on: boolean }[];
  lit: string[];
  tiles: { label: string; open: boolean }[];
  more: boolean;
}

/** Whether a button that starts so can be pressed. */
export const offers = (offer: Offer, button: string) => offer.buttons.some((name) => name.startsWith(button));

/** How this hand touches the screen. */
export interface Hand {
  press(page: Page, button: string): Promise<void>;
  toggle(page: Page, at: number): Promise<void>;
  field(page: Page, cell: string): Promise<void>;
  tile(page: Page, at: number): Promise<void>;
}

const MOVE = '[aria-label="Your move"]';

function look(page: Page): Promise<Offer> {
  return page.evaluate((move) => {
    const seen = (el: Element) => {
      const box = el.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const bar = document.querySelector(move);
    const tiles = all(
      '[aria-label="Your hand"] button[aria-pressed], [aria-label="Common supply"] button[aria-pressed]',
    );
    return {
      busy: document.querySelector('[aria-busy=true]') !== null,
      over: document.querySelector('dialog[open] table') !== null,
      sentence: bar?.querySelector('b')?.textContent ?? '',
      text: bar?.textContent ?? '',
      buttons: all(`${move} button:not([disabled]):not([role=tab])`).map(
        (el) => el.getAttribute('aria-label') ?? el.firstChild?.textContent ?? '',
      ),
      toggles: all('fieldset button[aria-pressed]').map((el) => ({
        label: el.getAttribute('aria-label') ?? '',
        on: el.getAttribute('aria-pressed') === 'true',
      })),
      lit: [...document.querySelectorAll('[data-cell][data-legal]')].map((el) => el.getAttribute('data-cell') ?? ''),
      tiles: tiles.map((el) => ({ label: el.getAttribute('aria-label') ?? '', open: !el.hasAttribute('title') })),
      more: all('[aria-label="More"]').some((el) => !(el as HTMLButtonElement).disabled),
    };
  }, MOVE);
}

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

/** Clicks, as with a mouse; with a touch screen, taps. */
export const mouse: Hand = {
  press: (page, button) => verb(page, button).click(),
  toggle: (page, at) => page.locator('fieldset button[aria-pressed]').nth(at).click(),
  field: (page, cell) => page.locator(`[data-cell="${cell}"]`).click(),
  tile: (page, at) =>
    page
      .locator('[aria-label="Your hand"] button[aria-pressed], [aria-label="Common supply"] button[aria-pressed]')
      .nth(at)
      .click(),
};

export const finger: Hand = {
  press: (page, button) => verb(page, button).tap(),
  toggle: (page, at) => page.locator('fieldset button[aria-pressed]').nth(at).tap(),
  field: (page, cell) => page.locator(`[data-cell="${cell}"]`).tap(),
  tile: (page, at) =>
    page
      .locator('[aria-label="Your hand"] button[aria-pressed], [aria-label="Common supply"] button[aria-pressed]')
      .nth(at)
      .tap(),
};

/** Answers whatever the screen asks, in a simple-minded way; says whether there was anything to do. */
export async function answer(page: Page, hand: Hand, seen?: Offer): Promise<'over' | 'waited' | 'acted'> {
  const offer = seen ?? (await look(page));
  if (offer.over) return 'over';
  if (offer.busy) return 'waited';
  const has = (button: string) => offers(offer, button);
  if (offer.toggles.length > 0) {
    if (has('Confirm')) await hand.press(page, 'Confirm');
    else
      await hand.toggle(
        page,
        offer.toggles.findIndex((toggle) => !toggle.on),
      );
  } else if (has('Place base')) await hand.press(page, 'Place base');
  else if (has('Place tile')) await hand.press(page, 'Place tile');
  else if (has('Upgrade it')) await hand.press(page, 'Upgrade it');
  else if (has('Skip planning') && offer.more) await hand.press(page, 'More');
  else if (has('Pay ')) await hand.press(page, 'Pay ');
  else if (has('Skip planning')) await hand.press(page, 'Skip planning');
  else if (has('Basic pile')) await hand.press(page, 'Basic pile');
  else if (has('Done trading')) await hand.press(page, 'Done trading');
  else if (has('Put back') || offer.sentence.startsWith('Place your Main base')) {
    const cell = offer.lit[0];
    if (cell !== undefined) await hand.field(page, cell);
    else await hand.press(page, 'Put back');
  } else if (has('Done building')) {
    const open = offer.tiles.findIndex((tile) => tile.open);
    if (open >= 0) await hand.tile(page, open);
    else if (has('Upgrade')) await hand.press(page, 'Upgrade');
    else await hand.press(page, 'Done building');
  } else return 'waited';
  return 'acted';
}

/** Plays to the end; `between` is called after every answer. */
export async function playOut(
  page: Page,
  hand: Hand,
  between?: (n: number) => Promise<void>,
  most = 900,
): Promise<number> {
  let answers = 0;
  for (let idle = 0; answers < most; ) {
    const did = await answer(page, hand);
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

/** Answers on until something holds. What is answered is what was looked at, so nothing can slip in between. */
export async function until(page: Page, hand: Hand, holds: (offer: Offer) => boolean): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    const offer = await look(page);
    if (holds(offer)) return;
    if ((await answer(page, hand, offer)) !== 'acted') await page.waitForTimeout(20);
  }
  throw new Error('it never came about');
}
