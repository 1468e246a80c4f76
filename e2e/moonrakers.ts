import { blur, keyOn } from './keyboard.ts';
import { count, type Did, GO, type Input, look, nth, type Offer, perRound, playerOf, seatedAt } from './player.ts';
import type { Locator, Page } from './test.ts';
import { like, moonrakers } from './words.ts';

/** Selectable contracts, hand cards, Armory cards, cards of a question, and captains. */
const CONTRACT = '[aria-label=Dispatch] button[data-legal]';
const CARD = '[data-anchor=hand] button[aria-disabled=false]';
const HIRE = '[aria-label=Mercenaries] button[aria-disabled=false]';
const WARE = '[aria-label=Armory] button[data-anchor^="card:"][aria-disabled=false]';
const PICK = '[aria-label=Options] button[aria-pressed=false]:not([aria-disabled=true])';
const TOGGLE = 'fieldset button:is([aria-pressed=false], [aria-label^="More "]):not([disabled])';
const PART = 'button[aria-label^="Use "]';
const SECTOR = '[role=button][data-anchor^="place:"]';
export const INVITE = 'button:has-text("Invite ")';
export const TAKE_ONE = 'button[data-part="take"]';
export const GIVE = 'button[data-part="give"]';

/** The number of units each contract of the row requires. */
const asked = (page: Page): Promise<number[]> =>
  page.locator(CONTRACT).evaluateAll((cards) =>
    cards.map((card) => {
      const [, needs] = /requires ([^;]*);/.exec(card.getAttribute('aria-label') ?? '') ?? [];
      return needs ? (needs.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0) : 99;
    }),
  );

/** The test player's remaining plans for this round. */
const wishOf = perRound((round) => ({ talks: 1, offers: 2, plays: 4, hires: round < 3 ? 1 : 0, wares: 1 }));

/** Answers any question with a simple strategy. */
export const answer = playerOf(look, act);

/** Acts on a single snapshot of the screen. */
export async function act(page: Page, input: Input, { round, question, sentence, buttons, go }: Offer): Promise<Did> {
  // Cards can be selected at any time, which answers nothing.
  if (question === '' && buttons.length === 0) return 'waited';
  const has = (button: string) => buttons.some((name) => name.startsWith(button));
  const wish = wishOf(page, round);
  /** The question, unless something is selected. */
  const at = has('Cancel') ? null : question;
  const isWaiting = like(moonrakers('waiting-for')).test(sentence);
  const press = (button: string) => input.press(page, button);
  const point = (things: string, nth = 0) => input.point(page, things, nth);
  const there = async (things: string) => (await count(page, things)) > 0;
  if (has('Send')) await press('Send');
  else if (has('Lock deal')) await press('Lock deal');
  else if (has('Accept offer')) await press('Accept offer');
  else if (has('Open talks') && wish.talks-- > 0) await press('Open talks');
  else if (has('Go alone')) await press('Go alone');
  else if (like(moonrakers('give-to')).test(sentence)) await point(GIVE);
  else if (has('End talks')) {
    if (wish.offers > 0 && !isWaiting && (await there(INVITE))) {
      wish.offers--;
      await point(INVITE);
    } else if (isWaiting) return 'waited';
    else await press('End talks');
  } else if (at === 'planning.choose') {
    if (await there(CONTRACT)) {
      const units = await asked(page);
      await point(CONTRACT, units.indexOf(Math.min(...units)));
    } else if (await there(SECTOR)) await point(SECTOR);
    else await press('Stay at Base');
  } else if (at === 'plays.play') {
    if (wish.plays-- > 0 && (await there(CARD))) await point(CARD);
    else if (wish.hires-- > 0 && (await there(HIRE))) await point(HIRE);
    else await press('Done');
  } else if (at === 'buying.buy') {
    if (wish.wares-- > 0 && (await there(WARE))) await point(WARE);
    else await press(has('Finish buying') ? 'Finish buying' : 'Buy nothing');
  } else if (at === 'install.replace' && (await there(PART))) await point(PART);
  else if (at === 'claims.claim' && (await there(PICK))) await point(PICK);
  else if (go) await point(GO);
  else if (await there(PICK)) await point(PICK);
  else if (buttons.length === 0 && (await there(CARD))) await point(CARD);
  else if (buttons.length === 0 && (await there(TOGGLE))) await point(TOGGLE);
  else {
    const [first] = buttons.filter((name) => name !== 'Cancel');
    if (first === undefined) {
      if (!has('Cancel')) return 'waited';
      await press('Cancel');
    } else await press(first);
  }
  return 'acted';
}

/** The shortcut that a thing on the table shows, or null. */
const keyAt = async (thing: Locator): Promise<string | null> =>
  thing.evaluate(
    (el) => (el.querySelector('kbd') ?? el.parentElement?.querySelector(':scope > kbd'))?.textContent ?? null,
  );

/** Plays with shortcuts; things without one are focused. */
export const keyboard: Input = {
  async press(page, button) {
    await blur(page);
    await page.keyboard.press(await keyOn(page, button));
  },
  async point(page, selector, at) {
    const thing = nth(page, selector, at);
    const key = await keyAt(thing);
    if (key !== null && key.length === 1) {
      await blur(page);
      return page.keyboard.press(key === '↵' ? 'Enter' : key);
    }
    await thing.focus();
    await page.keyboard.press('Enter');
  },
};

export const startTable = (page: Page, set: (page: Page) => Promise<void>, seed?: string) =>
  seatedAt(page, 'moonrakers', set, seed);
