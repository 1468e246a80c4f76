import { change, type Did, type Input, MOVE } from './player.ts';
import type { Page } from './test.ts';
import { moonriser } from './words.ts';

/** The available actions, read from the visible screen. */
interface Offer {
  over: boolean;
  busy: boolean;
  /** Flow and step of the question, such as `planning.pay`; empty if nothing is asked. */
  question: string;
  buttons: string[];
  toggles: { label: string; on: boolean }[];
  lit: string[];
  tiles: { label: string; open: boolean }[];
  more: boolean;
}

/** Whether an enabled button starts with this text. */
export const offers = (offer: Offer, button: string) => offer.buttons.some((name) => name.startsWith(button));

/** Selectors: tiles that may be kept, tiles that may be selected, and a field of the board. */
export const TOGGLES = 'fieldset button[aria-pressed]';
export const TILES = '[aria-label="Your hand"] button[aria-pressed], [aria-label="Common supply"] button[aria-pressed]';
const fieldOf = (cell: string) => `[data-cell="${cell}"]`;

function look(page: Page): Promise<Offer> {
  return page.evaluate(
    ([move, toggles, taken]) => {
      const seen = (el: Element) => {
        const box = el.getBoundingClientRect();
        return box.width > 0 && box.height > 0;
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
      const tiles = all(taken);
      return {
        busy: document.querySelector('[aria-busy=true]') !== null,
        over: document.querySelector('dialog[open] table') !== null,
        question: document.querySelector('[data-question]')?.getAttribute('data-question')?.split(' ')[1] ?? '',
        buttons: all(`${move} button:not([disabled]):not([role=tab])`).map(
          (el) => el.getAttribute('aria-label') ?? el.firstChild?.textContent ?? '',
        ),
        toggles: all(toggles).map((el) => ({
          label: el.getAttribute('aria-label') ?? '',
          on: el.getAttribute('aria-pressed') === 'true',
        })),
        lit: [...document.querySelectorAll('[data-cell][data-legal]')].map((el) => el.getAttribute('data-cell') ?? ''),
        tiles: tiles.map((el) => ({ label: el.getAttribute('aria-label') ?? '', open: !el.hasAttribute('title') })),
        more: all('[aria-label="More"]').some((el) => !(el as HTMLButtonElement).disabled),
      };
    },
    [MOVE, TOGGLES, TILES] as const,
  );
}

/** Answers the current question with a simple strategy; returns whether there was one. */
export async function answer(page: Page, input: Input, seen?: Offer): Promise<Did> {
  const offer = seen ?? (await look(page));
  if (offer.over) return 'over';
  if (offer.busy) return 'waited';
  const has = (button: string) => offers(offer, button);
  if (offer.toggles.length > 0) {
    if (has('Confirm')) await input.press(page, 'Confirm');
    else
      await input.point(
        page,
        TOGGLES,
        offer.toggles.findIndex((toggle) => !toggle.on),
      );
  } else if (has('Place base')) await input.press(page, 'Place base');
  else if (has('Place tile')) await input.press(page, 'Place tile');
  else if (has('Upgrade tile')) await input.press(page, 'Upgrade tile');
  else if (has('Skip planning') && offer.more) await input.press(page, 'More');
  else if (has('Pay ')) await input.press(page, 'Pay ');
  else if (has('Skip planning')) await input.press(page, 'Skip planning');
  else if (has('Basic')) await input.press(page, 'Basic');
  else if (has('Done trading')) await input.press(page, 'Done trading');
  else if (has('Cancel') || offer.question === 'mainBase.place') {
    const cell = offer.lit[0];
    if (cell !== undefined) await input.point(page, fieldOf(cell), 0);
    else await input.press(page, 'Cancel');
  } else if (has('Done building')) {
    const open = offer.tiles.findIndex((tile) => tile.open);
    if (open >= 0) await input.point(page, TILES, open);
    else if (has('Upgrade')) await input.press(page, 'Upgrade');
    else await input.press(page, 'Done building');
  } else return 'waited';
  return 'acted';
}

/** Answers until a condition holds. Condition and answer use the same snapshot of the screen. */
export async function until(page: Page, input: Input, holds: (offer: Offer) => boolean): Promise<void> {
  for (let tries = 0; tries < 900; tries++) {
    const offer = await look(page);
    if (holds(offer)) return;
    if ((await answer(page, input, offer)) !== 'acted') await change(page);
  }
  throw new Error('it never came about');
}

/** What lies on every field, without what the player may do there. */
export const fieldsOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-cell]')
    .evaluateAll(
      (all, legal) => all.map((el) => el.getAttribute('aria-label')?.split(legal)[0]?.split('. ')[0]),
      moonriser('field-legal', { field: '', cost: 0 }),
    );
