import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';
import { either, lobby } from './words.ts';

const folder = join(import.meta.dirname, '../packages/games');
const isWhole = (id: string): boolean =>
  JSON.parse(readFileSync(join(folder, id, 'package.json'), 'utf8')).unfinished !== true;

/** All finished games. */
export const GAMES = readdirSync(folder)
  .filter((id) => id !== 'registry' && isWhole(id))
  .sort();

/** The sizes of screens that people have: laptops, desktops, a tablet and phones, also on their sides. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** Desktop sizes besides the ordinary one: small, large, and ordinary at 200 % zoom. */
export const OTHER_SIZES = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 720, height: 450 },
];

/** A seed with a short game. */
const SEED = 'e2e-7';

/** Sets up a table against the recommended bot through the dialog, and waits for the board. */
export async function startTable(page: Page, seats: string[] = ['Bot']): Promise<void> {
  await page.goto(`/new/moonriser?seed=${SEED}`);
  for (const [i, label] of seats.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add seat' }).click();
    await page.getByLabel(`Player in seat ${i + 2}`).selectOption({ label });
  }
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('[data-cell], [data-part="curtain"]').first().waitFor();
}

/** Opens the set-up of a game with a free seat for a friend. */
export async function setUpOnline(host: Page, game = 'moonriser'): Promise<void> {
  await host.goto(`/new/${game}`);
  await host.getByLabel('Player in seat 2').selectOption({ label: 'Friend by link' });
}

/** The host creates an online table, the guests join by its link, and the game starts. */
export async function gather(
  host: Page,
  guests: readonly [Page, string][],
  arrived: (guest: Page) => Promise<void> = async () => {},
): Promise<string> {
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByLabel(lobby('link')).inputValue();
  for (const [guest, name] of guests) {
    await guest.goto(link);
    await arrived(guest);
    await guest.getByLabel('Your name').fill(name);
    await guest.getByRole('button', { name: either(lobby('take-seat'), lobby('take-next-seat')) }).click();
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
  visitor: (name: string) => Promise<Page>,
  arrived?: (guest: Page) => Promise<void>,
): Promise<[Page, Page, Page, Page]> {
  const [host, ...guests] = await Promise.all(['Ada', 'Vera', 'Noor', 'Ilya'].map(visitor));
  const [vera, noor, ilya] = guests as [Page, Page, Page];
  if (!host) throw new Error('no host');
  await setUpOnline(host, game);
  for (const seat of [3, 4]) {
    const player = host.getByLabel(`Player in seat ${seat}`);
    if (!(await player.isVisible())) await host.getByRole('button', { name: 'Add seat' }).click();
    await player.selectOption({ label: 'Friend by link' });
  }
  await gather(
    host,
    [
      [vera, 'Vera'],
      [noor, 'Noor'],
      [ilya, 'Ilya'],
    ],
    arrived,
  );
  return [host, vera, noor, ilya];
}

/** The rules that depend on the theme. */
export const THEMED = ['color-contrast'];

/** Expects no serious accessibility violation on the current page, or of these rules only. */
export async function accessible(page: Page, where: string, rules?: string[]): Promise<void> {
  // The legacy mode does without an extra page for each analysis. It ignores frames of other sites; there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
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

/** Expects that the page does not scroll sideways. */
export async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
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
