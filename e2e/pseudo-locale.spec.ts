import { change } from './player.ts';
import { GAMES } from './support.ts';
import { DESKTOP, expect, type Page, PHONE, test } from './test.ts';

/** All names in a game's content: names of cards, tiles and places stay as they are. */
async function contentNames(game: string): Promise<string[]> {
  const names = new Set<string>();
  const visited = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (!['name', 'names', 'title'].includes(key)) visit(inner);
      else for (const name of [inner].flat()) names.add(String(name));
    }
  };
  visit(await import(`@orrery/${game}`));
  return [...names];
}

/** Accented, longer text in brackets. It reveals text that bypasses the catalogs and labels that do not fit. */
const LOCALE = 'locale=en-XA';

const NAMES = (await Promise.all(GAMES.map(contentNames))).flat();

/** Text that may stay English, and boxes that may cut text off. Each exception needs a reason. */
const ALLOWED = {
  /** Elements whose text is not ours to translate. */
  plain: [
    '[lang]:not(html)', // text in another language on purpose, such as the language menu
    'input, textarea', // typed by the player
    'noscript, script, style', // not shown
  ],
  /** Names that are not in the content: words that start with a capital letter, and small words between them. */
  name: /^\P{L}*\p{Lu}[\p{L}\p{N}’'.-]*(?:[\s,·:&+/×()–-]+(?:\p{Lu}[\p{L}\p{N}’'.-]*|\p{N}+|of|the|and|to|in|for|de|von))*\P{L}*$/u
    .source,
  /** Elements that shorten text on purpose. */
  cut: [
    '[data-anchor^="player:"]', // a player's name beside a score
    '[data-room]', // the board moves under its panels
  ],
};

/** Text and labels on the screen that bypass the catalogs, and text that does not fit its box. */
const faults = (page: Page): Promise<{ plain: string[]; cut: string[] }> =>
  page.evaluate(
    (allowed) => {
      const TRANSLATED = /[⟦⟧À-ž\u1e00-\u1eff\u0180-\u01ff]/;
      const name = new RegExp(allowed.name, 'u');
      const names = new Set(allowed.names);
      const isName = (text: string) => name.test(text) || names.has(text);
      const isPlain = (text: string) =>
        (text.match(/\b[A-Za-z]{2,}\b/g) ?? []).length > 1 && !TRANSLATED.test(text) && !isName(text.trim());
      const isShown = (el: Element) => (el.closest('select') ?? el).checkVisibility();
      const where = (el: Element) => el.closest('[class]')?.getAttribute('class') ?? el.tagName;

      const plain = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: el, textContent } = walker.currentNode;
        if (!el || !textContent || el.closest(allowed.plain.join()) || !isShown(el)) continue;
        if (isPlain(textContent)) plain.add(`${textContent.trim()} (${where(el)})`);
      }
      for (const label of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const el of document.querySelectorAll(`[${label}]`)) {
          const text = el.getAttribute(label) ?? '';
          if (isShown(el) && isPlain(text)) plain.add(`${label}: ${text} (${where(el)})`);
        }
      }

      const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((el) => {
        if (el.scrollWidth <= el.clientWidth + 1 || !TRANSLATED.test(el.textContent ?? '')) return false;
        // Hidden text is for screen readers; shortened text is complete in a tooltip or label.
        const { overflowX, textOverflow } = getComputedStyle(el);
        const labelled = el.closest('[title], button[aria-label], [role=img][aria-label]');
        if (el.clientWidth <= 1 || (textOverflow === 'ellipsis' && labelled)) return false;
        // Only boxes of text: other content may overflow on purpose.
        const isText = [...el.children].every((child) => getComputedStyle(child).display.startsWith('inline'));
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return isText && hides && el.checkVisibility() && !el.closest(allowed.cut.join());
      });
      return { plain: [...plain], cut: cut.map((el) => `${el.textContent?.trim()} (${where(el)})`) };
    },
    { ...ALLOWED, names: NAMES },
  );

/** Checks the current screen, once it is drawn. */
async function check(page: Page, screen: string): Promise<void> {
  expect.soft(await faults(page), screen).toEqual({ plain: [], cut: [] });
}

/** Answers and targets, by data attributes only; the primary answer first. */
const TARGETS = [
  '[data-part=move] button[data-kind=go]',
  '[data-cell][data-legal]',
  'button[data-legal], button[data-open]',
  'fieldset button[aria-pressed=false]',
  ':is([data-anchor^="tile:"], [data-anchor^="card:"])[aria-disabled=false]',
  '[data-part=move] button[data-kind]',
];

/** Presses the n-th target, and returns the question that was shown before. */
const press = (page: Page, n: number): Promise<string> =>
  page.evaluate(
    ([targets, at]) => {
      const isOpen = (el: Element) =>
        el.getClientRects().length > 0 && !el.matches('[disabled], [aria-disabled=true], [data-anchor="act:result"]');
      const open = [...new Set(targets.flatMap((one) => [...document.querySelectorAll(one)]))].filter(isOpen);
      const asked = `${document.querySelector('[data-part=move]')?.textContent} ${open.length}`;
      open[at % open.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      return asked;
    },
    [TARGETS, n] as const,
  );

const PRESSES = 16;

/** Presses targets and checks the screen after each. If a press changed nothing, tries the next target. */
async function playSome(page: Page, game: string): Promise<void> {
  const asked = new Set<string>();
  let before = '';
  for (let n = 0, idle = 0; n < PRESSES; n++) {
    const now = await press(page, idle);
    idle = now === before ? idle + 1 : 0;
    before = now;
    asked.add(now);
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await change(page);
    await check(page, `${game}, after ${n + 1} presses`);
  }
  expect(asked.size, `${game} does not move on`).toBeGreaterThan(3);
}

const SCREENS = { desktop: DESKTOP, phone: PHONE };

for (const [device, use] of Object.entries(SCREENS)) {
  test.describe(`in the pseudo-locale on a ${device}`, () => {
    test.use(use);

    test('pages use catalogs, and their text fits', async ({ page }) => {
      for (const path of ['/', '/lobby', '/settings', '/account', ...GAMES.map((game) => `/rules/${game}`)]) {
        await page.goto(`${path}?${LOCALE}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await check(page, path);
        await expect.soft(page, `title of ${path}`).toHaveTitle(/^(⟦.*⟧|Orrery)$/);
      }
    });

    for (const game of GAMES) {
      test(`${game} uses catalogs, and its text fits`, async ({ page }) => {
        await page.goto(`/new/${game}?seed=e2e&${LOCALE}`);
        const start = page.locator('dialog[open] button[type=submit]');
        await start.waitFor();
        await check(page, `${game}, set-up`);
        await start.click();
        await page.locator('[data-part=move]').first().waitFor();
        await playSome(page, game);
      });
    }
  });
}
