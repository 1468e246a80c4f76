import { type Did, type Input, look, type Offer, playerOf, playOut } from './player.ts';
import type { Page } from './test.ts';
import { moonriser } from './words.ts';

/** What the screen offers, including the player's tiles and the legal fields. */
interface Seen extends Offer {
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

const board = (page: Page): Promise<Omit<Seen, keyof Offer>> =>
  page.evaluate(
    ([toggles, taken]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.getClientRects().length > 0);
      return {
        toggles: all(toggles).map((el) => ({
          label: el.getAttribute('aria-label') ?? '',
          on: el.getAttribute('aria-pressed') === 'true',
        })),
        lit: all('[data-cell][data-legal]').map((el) => el.getAttribute('data-cell') ?? ''),
        tiles: all(taken).map((el) => ({
          label: el.getAttribute('aria-label') ?? '',
          open: !el.hasAttribute('title'),
        })),
        more: all('[aria-label="More"]').some((el) => !(el as HTMLButtonElement).disabled),
      };
    },
    [TOGGLES, TILES] as const,
  );

const see = async (page: Page): Promise<Seen> => ({ ...(await look(page)), ...(await board(page)) });

/** Answers the current question with a simple strategy. */
export const answer = playerOf(see, act);

async function act(page: Page, input: Input, offer: Seen): Promise<Did> {
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

/** Answers until a condition holds. */
export const until = (page: Page, input: Input, holds: (offer: Seen) => boolean) =>
  playOut(page, () => answer(page, input, holds));

/** What lies on every field, without what the player may do there. */
export const fieldsOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('[data-cell]')
    .evaluateAll(
      (all, legal) => all.map((el) => el.getAttribute('aria-label')?.split(legal)[0]?.split('. ')[0]),
      moonriser('field-legal', { field: '', cost: 0 }),
    );
