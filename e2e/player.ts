import type { Locator, Page } from './test.ts';
import { like } from './words.ts';

/** The action bar or sheet. */
export const MOVE = '[aria-label="Your move"]';

/** The area of a question, given as flow and step; visible while it is asked. */
export const asked = (page: Page, question: string): Locator => page.locator(`[data-question$=" ${question}"]`);

/** The action bar's sentence, if it is this message with any arguments. */
export const says = (page: Page, message: string): Locator =>
  page.locator(`${MOVE} b`).filter({ visible: true, hasText: like(message) });

/** The id of the lesson that the coach shows; null for none. */
export const lessonShown = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-lesson]')?.getAttribute('data-lesson') ?? null);

/** The coach's lesson with this id, of a tutorial game. */
export const lesson = (page: Page, id: string): Locator => page.locator(`[data-lesson="${id}"]`);

/**
 * Follows the tutorial: presses exactly what the coach points at, or closes a lesson that only informs. Returns the
 * lesson that was shown; null if the coach points at nothing.
 */
export async function followCoach(page: Page, input: Input): Promise<string | null> {
  const shown = await lessonShown(page);
  const close = page.getByRole('complementary', { name: 'Coach' }).locator('button[data-kind=go]');
  if (shown && (await close.count()) > 0) {
    await close.click();
    return shown;
  }
  const anchor = await pointedAt(page);
  if (!shown || anchor === null) return null;
  page.setDefaultTimeout(ATTEMPT);
  try {
    for (let left = TIMEOUT - ATTEMPT; ; left -= ATTEMPT) {
      try {
        // The anchor may be inside the button.
        await input.point(page, `button:has([data-anchor="${anchor}"]), [data-anchor="${anchor}"]`, 0);
        return shown;
      } catch (error) {
        // The table may have changed meanwhile: then read the screen again.
        if ((await pointedAt(page)) !== anchor) return null;
        if (left <= 0) throw error;
      }
    }
  } finally {
    page.setDefaultTimeout(TIMEOUT);
  }
}

/** The anchor that the coach points at; null if there is none. */
const pointedAt = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-beacon=point]')?.getAttribute('data-for') ?? null);

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
  /** Flow and step of the question, such as `planning.pay`; empty if nothing is asked. */
  question: string;
  /** The question's text, which changes while the player selects something. */
  sentence: string;
  /** Labels of the enabled answers, and whether one is primary. */
  buttons: string[];
  go: boolean;
}

/** The primary answer. */
export const GO = `${MOVE} button[data-kind=go]:not([disabled], [data-anchor="act:result"])`;

/** Every enabled answer, without the button that opens the result screen. */
const BUTTONS = `${MOVE} button[data-kind]:not([disabled], [data-anchor="act:result"])`;

export const look = (page: Page): Promise<Offer> =>
  page.evaluate(
    ([move, go, pressable]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.getClientRects().length > 0);
      return {
        busy: document.querySelector('[aria-busy=true]') !== null,
        over: document.querySelector('dialog[open] :is(table, [data-sides])') !== null,
        round: Number(/Round\s*(\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
        question: document.querySelector('[data-question]')?.getAttribute('data-question')?.split(' ')[1] ?? '',
        sentence: all(`${move} b`)[0]?.textContent ?? '',
        buttons: all(pressable).map((el) => el.getAttribute('aria-label') ?? el.firstChild?.textContent ?? ''),
        go: all(go).length > 0,
      };
    },
    [MOVE, GO, BUTTONS] as const,
  );

/** The number of visible elements of a selector. */
export const count = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

/**
 * A simple player: answers the current question and reports what it did. With `stop`, it leaves the first screen for
 * which `stop` is true unanswered. (A check before the call would judge another screen than the one it answers.)
 */
export type Player<Screen extends Offer = Offer> = (
  page: Page,
  input: Input,
  stop?: (screen: Screen) => boolean,
) => Promise<Did>;

/** Timeout of a press with all its attempts, and of a single attempt, in milliseconds. */
const TIMEOUT = 20_000;
const ATTEMPT = 2_000;

/** A player that reads the screen and acts on it. */
export function playerOf<Screen extends Offer>(
  read: (page: Page) => Promise<Screen>,
  act: (page: Page, input: Input, screen: Screen) => Promise<Did>,
): Player<Screen> {
  return async (page, input, stop) => {
    const screen = await read(page);
    if (screen.over || stop?.(screen)) return 'over';
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

/**
 * Waits while the page is busy, or else until it changes, or a moment if it does not; its new state is then on the
 * screen.
 */
export async function change(page: Page): Promise<void> {
  const wait = (most: number) =>
    new Promise<void>((done) => {
      const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
      const wasBusy = isBusy();
      const end = () => {
        if (wasBusy && isBusy()) return;
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
  await page.locator(`${MOVE}, [data-part="curtain"]`).first().waitFor();
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

/**
 * The middle of an element, scrolled into view. Waits until nothing covers it. Unlike Playwright's own click it does not
 * wait for two more frames to see whether the element moves, which takes most of the time of a click.
 */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const middle = (el: Element) => {
    el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = el.getBoundingClientRect();
    const at: [number, number] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...at);
    return top && (el.contains(top) || top.contains(el)) ? at : null;
  };
  for (const until = Date.now() + ATTEMPT; ; ) {
    const at = await target.evaluate(middle);
    if (at) return at;
    if (Date.now() > until) throw new Error(`${target} is covered`);
    await change(target.page());
  }
}

const click = async (target: Locator) => target.page().mouse.click(...(await middleOf(target)));
const tap = async (target: Locator) => target.page().touchscreen.tap(...(await middleOf(target)));

/** Clicks, as with a mouse. */
export const mouse: Input = {
  press: (page, button) => click(answerButton(page, button)),
  point: (page, selector, at) => click(nth(page, selector, at)),
};

/** Taps, as on a touch screen. */
export const finger: Input = {
  press: (page, button) => tap(answerButton(page, button)),
  point: (page, selector, at) => tap(nth(page, selector, at)),
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

/** Answers `count` questions, or fewer if the game ends. */
export function playSome(
  page: Page,
  step: () => Promise<Did>,
  count: number,
  between?: (n: number) => Promise<void>,
): Promise<number> {
  let answers = 0;
  return playOut(
    page,
    async () => (answers < count ? step() : 'over'),
    async (n) => {
      answers = n;
      await between?.(n);
    },
  );
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
