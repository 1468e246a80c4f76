import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../packages/games');
const isWhole = (id: string): boolean =>
  JSON.parse(readFileSync(join(folder, id, 'package.json'), 'utf8')).unfinished !== true;

/** All finished games. */
export const GAMES = readdirSync(folder)
  .filter((id) => id !== 'registry' && isWhole(id))
  .sort();

/** A seed with a short game. */
const SEED = 'e2e-7';

/** Settings for fast tests: instant bots, no sound. */
export async function hasty(context: BrowserContext, more: Record<string, unknown> = {}): Promise<void> {
  await context.addInitScript(
    (settings) => {
      if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', JSON.stringify(settings));
    },
    { pace: 'instant', mute: true, name: 'Ada', ...more },
  );
}

/** Collects all errors that the page reports, including policy violations. */
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR')) errors.push(message.text());
  });
  return errors;
}

/** Sets up a table against one easy bot through the dialog, and waits for the board. */
export async function startTable(page: Page, seats: string[] = ['Bot, easy']): Promise<void> {
  await page.goto(`/new/moonriser?seed=${SEED}`);
  for (const [i, label] of seats.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add seat' }).click();
    await page.getByLabel(`Player in seat ${i + 2}`).selectOption({ label });
  }
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('[data-cell], [aria-label^="Pass the device"]').first().waitFor();
}

/** The host creates an online table, the guests join by its link, and the game starts. */
export async function gather(
  host: Page,
  guests: readonly [Page, string][],
  arrived: (guest: Page) => Promise<void> = async () => {},
): Promise<string> {
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByLabel('Link to this table').inputValue();
  for (const [guest, name] of guests) {
    await guest.goto(link);
    await arrived(guest);
    await guest.getByLabel('Your name').fill(name);
    await guest.getByRole('button', { name: /^Take (a|next free) seat$/ }).click();
    await guest.getByRole('button', { name: 'Leave seat' }).waitFor();
  }
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const page of [host, ...guests.map(([guest]) => guest)]) {
    await page.getByRole('region', { name: 'Waiting room' }).waitFor({ state: 'detached' });
  }
  return link;
}

/** Seats four browsers at one online table; `arrived` runs before a guest takes a seat. */
export async function fourAtOne(
  game: string,
  pages: readonly Page[],
  arrived?: (guest: Page) => Promise<void>,
): Promise<void> {
  const [host, ...guests] = pages as [Page, ...Page[]];
  await host.goto(`/new/${game}`);
  await host.getByLabel('Name for seat 1').fill('Ada');
  for (const seat of [2, 3, 4]) {
    if (seat > 2) await host.getByRole('button', { name: 'Add seat' }).click();
    await host.getByLabel(`Player in seat ${seat}`).selectOption({ label: 'Friend by link' });
  }
  await gather(
    host,
    guests.map((guest, i) => [guest, ['Vera', 'Noor', 'Ilya'][i] as string]),
    arrived,
  );
}

/** Expects no serious accessibility violation on the current page. */
export async function accessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${where}: ${id} at ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}

/** Measures layout shifts. Call before the navigation. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = window as unknown as { shifted: number };
    held.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) held.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Touch targets below the minimum height. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=tab], a')]
      .filter((el) => el.checkVisibility() && el.getBoundingClientRect().width > 0)
      .filter((el) => el.getBoundingClientRect().height < 43.5 && !el.closest('[data-sheet] > button:first-child'))
      .filter((el) => !el.getAttribute('aria-label')?.includes('the sheet'))
      .map((el) => `${el.getAttribute('aria-label') ?? el.textContent} ${el.getBoundingClientRect().height}`),
  );

/** Checks the end screen with its table and chart, and the replay up to its last step. */
export async function endAndReplay(page: Page, chart = 'Score by round'): Promise<void> {
  const end = page.getByRole('dialog');
  await expect(end.getByRole('table')).toBeVisible();
  await expect(end.getByText(chart)).toBeVisible();
  await accessible(page, 'end screen');
  await end.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.keyboard.press('End');
  await expect(page.getByText('Game over').first()).toBeVisible();
  // A replay has no seated viewer, so no view labels a hand as the viewer's.
  const eyes = page.getByLabel('View as');
  for (const option of await eyes.locator('option').all()) {
    await eyes.selectOption((await option.getAttribute('value')) ?? '');
    await expect(page.locator('[aria-label^="Your hand" i]')).toHaveCount(0);
    // Card texts may say "your hand"; headings must not.
    await expect(page.getByText(/^your hand/i)).toHaveCount(0);
  }
}
