import type { Page } from '@playwright/test';
import { TILES, TOGGLES } from './moonriser.ts';
import { type Hand, MOVE } from './player.ts';

const KEYS: Record<string, string> = { '↵': 'Enter', Space: ' ', Esc: 'Escape' };

/** The key written on a button. */
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

/** The key written on the first button that matches a selector. */
export async function keyOfFirst(page: Page, buttons: string): Promise<string> {
  const key = (await page.locator(buttons).filter({ visible: true }).first().locator('kbd').textContent()) ?? '';
  return KEYS[key] ?? key;
}

/** Enter and Space belong to a focused field or button, so let go of it first. */
export const letGo = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

const ASIDE = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** Walks over the board with the arrow keys to the nearest lit field in reading order, and presses Enter there. */
async function walkToLit(page: Page): Promise<void> {
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
      return letGo(page);
    }
    if (!flatways || !upright) throw new Error('no way to a lit field');
    // A board has bays: where the straight way ends at its rim, it is gone round sideways.
    // Who goes to and fro between two bays takes a step aside now and then.
    const aside = steps > 20 && steps % 5 === 0 ? ASIDE[(steps / 5) % 4] : undefined;
    await page.keyboard.press(aside ?? (cell === last ? flatways : upright));
    last = cell;
  }
  throw new Error('the walk does not end');
}

/** Takes up a tile of the hand or of the row. */
async function takeUp(page: Page, at: number): Promise<void> {
  const [row, hand] = await page.evaluate(() =>
    ['Common supply', 'Your hand'].map(
      (label) => document.querySelectorAll(`[aria-label="${label}"] button[aria-pressed]`).length,
    ),
  );
  // The row stands first on the screen; the keys count the hand first, and there are nine of them.
  const number = at < (row ?? 0) ? (hand ?? 0) + at + 1 : at - (row ?? 0) + 1;
  if (number <= 9) return page.keyboard.press(String(number));
  await page.keyboard.press('h');
  for (let back = (row ?? 0) - at; back > 0; back--) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await letGo(page);
}

/** A hand that only ever presses keys, on Moonriser's table. */
export const keyboard: Hand = {
  async press(page, button) {
    if (button === 'More') return page.keyboard.press('1');
    await letGo(page);
    await page.keyboard.press(await keyOn(page, button));
  },
  point(page, things, at) {
    if (things === TOGGLES) return page.keyboard.press(String(at + 1));
    return things === TILES ? takeUp(page, at) : walkToLit(page);
  },
};
