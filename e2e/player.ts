import type { Page } from '@playwright/test';

/** The action bar or sheet. */
export const MOVE = '[aria-label="Your move"]';

/** An input device: mouse, touch or keyboard. */
export interface Input {
  /** Presses the answer whose label starts with this text. */
  press(page: Page, button: string): Promise<void>;
  /** Clicks the n-th visible element of a selector. */
  point(page: Page, selector: string, at: number): Promise<void>;
}

/** How long to wait for a page that does not change, in milliseconds. */
const MOMENT = 60;

/** The outcome of one attempt to act. */
export type Did = 'over' | 'waited' | 'acted';

/** What the screen offers now, read from the visible page. */
export interface Offer {
  over: boolean;
  busy: boolean;
  round: number;
  sentence: string;
  /** Labels of the enabled answers, and whether one is primary. */
  buttons: string[];
  go: boolean;
}

/** The primary answer. */
export const GO = `${MOVE} button[data-kind=go]:not([disabled], [data-anchor="act:result"])`;

/** Every enabled answer, without the button that opens the result screen. */
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

/** The number of visible elements of a selector. */
export const count = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

/** A simple player: answers the current question and reports what it did. */
export type Player = (page: Page, input: Input) => Promise<Did>;

/** Timeout of a press with all its attempts, and of a single attempt, in milliseconds. */
const TIMEOUT = 20_000;
const ATTEMPT = 2_000;

/** A player that reads the screen and acts on it. */
export function playerOf<Screen extends Offer>(
  read: (page: Page) => Promise<Screen>,
  act: (page: Page, input: Input, screen: Screen) => Promise<Did>,
): Player {
  return async (page, input) => {
    const screen = await read(page);
    if (screen.over) return 'over';
    if (screen.busy) return 'waited';
    page.setDefaultTimeout(ATTEMPT);
    try {
      for (let left = TIMEOUT - ATTEMPT; ; left -= ATTEMPT) {
        try {
          return await act(page, input, screen);
        } catch (error) {
          // Another player or a standing order may have answered meanwhile: then read the screen again.
          const now = await look(page);
          if (now.over || now.sentence !== screen.sentence || now.buttons.join() !== screen.buttons.join())
            return 'waited';
          if (left <= 0) throw error;
        }
      }
    } finally {
      page.setDefaultTimeout(TIMEOUT);
    }
  };
}

/** Waits until the page changes, or a moment if it does not; its new state is then on the screen. */
export async function change(page: Page): Promise<void> {
  const wait = (most: number) =>
    new Promise<void>((done) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(timer);
        requestAnimationFrame(() => done());
      };
      const observer = new MutationObserver(end);
      const timer = setTimeout(end, most);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  // A navigation ends the wait, too.
  await page.evaluate(wait, MOMENT).catch(() => {});
}

/** Creates a table through the set-up dialog and waits for it. */
export async function seatedAt(
  page: Page,
  game: string,
  set: (page: Page) => Promise<void>,
  seed = 'e2e',
): Promise<void> {
  await page.goto(`/new/${game}?seed=${seed}`);
  await page.getByRole('button', { name: 'Add seat' }).waitFor();
  await set(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator(`${MOVE}, [aria-label^="Pass the device"]`).first().waitFor();
  page.setDefaultTimeout(TIMEOUT);
}

/** Matches a button's name, without the shortcut behind it. */
const starts = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A button of the action bar, or the step button of an amount. */
export const answerButton = (page: Page, button: string) =>
  button === 'More'
    ? page.getByRole('button', { name: 'More', exact: true })
    : page
        .locator(MOVE)
        .getByRole('button', { name: starts(button) })
        .first();

export const nth = (page: Page, selector: string, at: number) =>
  page.locator(selector).filter({ visible: true }).nth(at);

/** Clicks, as with a mouse. */
export const mouse: Input = {
  press: (page, button) => answerButton(page, button).click(),
  point: (page, selector, at) => nth(page, selector, at).click(),
};

/** Taps, as on a touch screen. */
export const finger: Input = {
  press: (page, button) => answerButton(page, button).tap(),
  point: (page, selector, at) => nth(page, selector, at).tap(),
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
      await change(page);
      continue;
    }
    idle = 0;
    answers++;
    await between?.(answers);
  }
  throw new Error(`no end after ${most} answers`);
}

/** A player's plan, renewed each round. */
export function perRound<Plan>(fresh: (round: number, before?: Plan) => Plan): (page: Page, round: number) => Plan {
  const held = new WeakMap<Page, { round: number; plan: Plan }>();
  return (page, round) => {
    const before = held.get(page);
    if (before?.round === round) return before.plan;
    const plan = fresh(round, before?.plan);
    held.set(page, { round, plan });
    return plan;
  };
}
