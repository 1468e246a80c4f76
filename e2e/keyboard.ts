import { TILES, TOGGLES } from './moonriser.ts';
import { type Input, MOVE } from './player.ts';
import type { Page } from './test.ts';

const KEYS: Record<string, string> = { '↵': 'Enter', Space: ' ', Esc: 'Escape' };

/** The shortcut shown on a button. */
export async function keyOn(page: Page, button: string): Promise<string> {
  const key = await page.evaluate(
    ([move, name]) => {
      const found = [...document.querySelectorAll(`${move} button`)].find((el) =>
        (el.getAttribute('aria-label') ?? el.textContent)?.startsWith(name ?? ''),
      );
      return found?.querySelector('kbd')?.textContent ?? '';
    },
    [MOVE, button],
  );
  return KEYS[key] ?? key;
}

/** The shortcut shown on the first button that matches a selector. */
export async function keyOfFirst(page: Page, selector: string): Promise<string> {
  const key = (await page.locator(selector).filter({ visible: true }).first().locator('kbd').textContent()) ?? '';
  return KEYS[key] ?? key;
}

/** Removes the focus, because Enter and Space act on a focused element. */
export const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

const DETOURS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** Moves with the arrow keys to the nearest highlighted cell and presses Enter. */
async function moveToLegalCell(page: Page): Promise<void> {
  await page.keyboard.press('b');
  let last = '';
  for (let steps = 0; steps < 60; steps++) {
    const [cell = '', flatways, upright] = await page.evaluate(() => {
      const here = document.activeElement;
      if (!here?.hasAttribute('data-cell')) return [];
      if (here.hasAttribute('data-legal')) return ['there'];
      const from = here.getBoundingClientRect();
      const lit = [...document.querySelectorAll('[data-cell][data-legal]')].map((el) => el.getBoundingClientRect());
      const way = lit
        .map((box) => ({ x: box.x - from.x, y: box.y - from.y }))
        .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0];
      if (!way) return [];
      const flat = Math.abs(way.y) < from.height / 2;
      const sideways = way.x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return [here.getAttribute('data-cell') ?? '', sideways, flat ? sideways : way.y > 0 ? 'ArrowDown' : 'ArrowUp'];
    });
    if (cell === 'there') {
      await page.keyboard.press('Enter');
      return blur(page);
    }
    if (!flatways || !upright) throw new Error('no highlighted cell can be reached');
    // The board is concave: at its rim move sideways, and now and then in another direction to leave a dead end.
    const aside = steps > 20 && steps % 5 === 0 ? DETOURS[(steps / 5) % 4] : undefined;
    await page.keyboard.press(aside ?? (cell === last ? flatways : upright));
    last = cell;
  }
  throw new Error('no highlighted cell reached after 60 steps');
}

/** Selects a tile of the hand or of the row. */
async function selectTile(page: Page, at: number): Promise<void> {
  const [row, hand] = await page.evaluate(() =>
    ['Common supply', 'Your hand'].map(
      (label) => document.querySelectorAll(`[aria-label="${label}"] button[aria-pressed]`).length,
    ),
  );
  // The row comes first on the screen, but the number keys count the hand first and end at 9.
  const number = at < (row ?? 0) ? (hand ?? 0) + at + 1 : at - (row ?? 0) + 1;
  if (number <= 9) return page.keyboard.press(String(number));
  await page.keyboard.press('h');
  for (let back = (row ?? 0) - at; back > 0; back--) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await blur(page);
}

/** Keyboard input for Moonriser. */
export const keyboard: Input = {
  async press(page, button) {
    if (button === 'More') return page.keyboard.press('1');
    await blur(page);
    await page.keyboard.press(await keyOn(page, button));
  },
  point(page, selector, at) {
    if (selector === TOGGLES) return page.keyboard.press(String(at + 1));
    return selector === TILES ? selectTile(page, at) : moveToLegalCell(page);
  },
};
