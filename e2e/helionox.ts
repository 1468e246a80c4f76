import { blur, keyOfFirst, keyOn } from './keyboard.ts';
import { count, type Did, GO, type Input, look, MOVE, type Offer, playerOf } from './player.ts';
import type { Page } from './test.ts';
import { helionox } from './words.ts';

/** Clickable elements of the table, by area. */
const THINGS = {
  hand: '[aria-label="Your hand"] button',
  event: '[aria-label="Locations"] article button[aria-label]',
  slot: '[aria-label="Market"] button',
  cards: `[aria-label="${helionox('cards-to-choose-from')}"] button`,
};
type Thing = keyof typeof THINGS;

const MARKET = '[role=tab]:has-text("Market")';
/** The tab with the answers on small screens; absent on others. */
const ACT = '[role=tab][aria-selected=false]:has-text("Act")';

/** What the screen offers, including the elements of the table. */
interface Seen extends Offer {
  /** The first usable element of each kind that is not selected; -1 for none. */
  open: Record<Thing, number>;
  /** Whether something can be bought in a Market that is behind a tab, as on phones. */
  away: boolean;
}

const things = (page: Page): Promise<Omit<Seen, keyof Offer>> =>
  page.evaluate(
    ([move, things]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.getClientRects().length > 0);
      const open = Object.entries(things).map(([name, selector]) => [
        name,
        all(selector).findIndex((el) => el.hasAttribute('data-open') && el.getAttribute('aria-pressed') !== 'true'),
      ]);
      return {
        open: Object.fromEntries(open) as Record<keyof typeof things, number>,
        away: all('[role=tab]').length > 0 && /\d cards? to buy/.test(document.querySelector(move)?.textContent ?? ''),
      };
    },
    [MOVE, THINGS] as const,
  );

const see = async (page: Page): Promise<Seen> => ({ ...(await look(page)), ...(await things(page)) });

/** Answers any question with a simple strategy; returns whether there was one. */
async function act(page: Page, input: Input, offer: Seen): Promise<Did> {
  const has = (button: string) => offer.buttons.some((name) => name.startsWith(button));
  const point = (thing: Thing) => input.point(page, THINGS[thing], offer.open[thing]);
  const here = ['Location Bonus', 'Key Access', 'Place Embassy', 'Deliver', 'Take Cargo', 'Remove'].find(has);
  if (has('Cancel')) {
    // Something is selected: press the primary button, or cancel.
    if (offer.go) await input.point(page, GO, 0);
    else await input.press(page, 'Cancel');
  } else if (has('End turn')) {
    if (offer.open.hand >= 0) await point('hand');
    else if (offer.open.event >= 0) await point('event');
    else if (here) await input.press(page, here);
    else if (offer.open.slot >= 0) await point('slot');
    else if (offer.away) await input.point(page, MARKET, 0);
    else await input.press(page, 'End turn');
  } else if (offer.go) await input.point(page, GO, 0);
  else if (offer.open.slot >= 0 && offer.buttons.length === 0) await point('slot');
  else if (offer.open.cards >= 0) await point('cards');
  else if (offer.open.hand >= 0 && offer.buttons.length <= 1) await point('hand');
  else {
    const [first] = offer.buttons.filter((name) => !['Skip', 'Less', 'More', 'Withdraw the call'].includes(name));
    if (first !== undefined) await input.press(page, first);
    else if ((await count(page, ACT)) > 0) await input.point(page, ACT, 0);
    else return 'waited';
  }
  return 'acted';
}

export const answer = playerOf(see, act);

/** Sets up a table through the dialog and waits for the worlds. */
export async function startTable(page: Page, set: (page: Page) => Promise<void>, seed = 'e2e'): Promise<void> {
  await page.goto(`/new/helionox?seed=${seed}`);
  await page.getByRole('button', { name: 'Add seat' }).waitFor();
  await set(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('[aria-label="Locations"], [data-part="curtain"]').first().waitFor();
}

/** Shortcuts that move the focus to an area, from where Tab reaches its elements. */
const JUMPS: Partial<Record<string, string>> = { [THINGS.event]: 'b', [THINGS.slot]: 't', [GO]: 'a' };

/** Keyboard input: digits select cards, Tab moves the focus, shortcuts press buttons. */
export const keyboard: Input = {
  async press(page, button) {
    await blur(page);
    await page.keyboard.press(await keyOn(page, button));
  },
  async point(page, things, at) {
    await blur(page);
    if (things === GO) return page.keyboard.press(await keyOfFirst(page, GO));
    const jump = JUMPS[things];
    if (jump === undefined) return page.keyboard.press(String(at + 1));
    await page.keyboard.press(jump);
    for (let steps = 0; steps < 40; steps++) {
      const there = await page.evaluate(
        ([selector, n]) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.checkVisibility())[n] ===
          document.activeElement,
        [things, at] as const,
      );
      if (there) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${things} by Tab`);
  },
};
