import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answer } from './moonriser.ts';
import { change, finger, lesson, mouse, playSome } from './player.ts';
import { accessible, countShifts, GAMES, startTable, THEMED } from './support.ts';
import { DESKTOP, expect, type Page, PHONE, test } from './test.ts';
import { learn, play, replay, rules, setup } from './words.ts';

const DIST = join(import.meta.dirname, '../packages/web/dist');
const GUIDE = readFileSync(join(DIST, '../src/games/moonriser/guide/lessons.ts'), 'utf8');
/** The ids of Moonriser's lessons. */
const LESSONS = [...GUIDE.matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id]) => id as string);
/** The number of its lessons that count: optional ones do not. */
const COUNTED = LESSONS.length - [...GUIDE.matchAll(/^ {4}optional: true/gm)].length;
const PAGES = [
  '/',
  '/settings',
  '/account',
  '/credits',
  ...GAMES.flatMap((id) => [`/new/${id}`, `/rules/${id}`]),
  '/replay',
  '/nowhere',
];

for (const theme of ['dark', 'light'] as const) {
  test.describe(`${theme}`, () => {
    test.use({ theme });
    const only = theme === 'light' ? THEMED : undefined;

    test(`no page has a serious accessibility violation, ${theme}`, async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        if (path.startsWith('/new')) await page.getByRole('button', { name: 'Start game' }).waitFor();
        await accessible(page, path, only);
      }
    });

    test(`no dialog at a table has a serious accessibility violation, ${theme}`, async ({ page }) => {
      await startTable(page);
      await accessible(page, 'table', only);
      await page.keyboard.press('?');
      await accessible(page, 'keys', only);
      await page.keyboard.press('Escape');
      await page.keyboard.press('m');
      await accessible(page, 'menu', only);
    });
  });
}

test('settings apply immediately and are saved', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Light', { exact: true }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Reduced').check({ force: true });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
});

/** The names of the visible options in the set-up dialog. */
const options = (page: Page) =>
  page
    .getByRole('group', { name: 'Options' })
    .locator('b')
    .evaluateAll((all) => all.filter((el) => !el.closest('details')).map((el) => el.textContent));

test('the set-up offers only options that fit the choices', async ({ page }) => {
  await page.goto('/new/helionox');
  const dialog = page.getByRole('dialog');
  const mode = page.getByRole('radiogroup', { name: 'Mode' });
  await expect(mode.getByRole('radio', { name: 'Competitive' })).toBeChecked();
  await expect(mode).toHaveAccessibleDescription(/Shadow Syndicate/);
  expect(await options(page)).toEqual(['Mode', 'Mercury Protocol', 'Missions']);
  await expect(dialog).toContainText('You and Metis');

  // Options that do not fit the new mode are reset and hidden.
  await page.getByRole('checkbox', { name: 'Missions' }).check();
  await mode.getByRole('radio', { name: 'Competitive' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(mode.getByRole('radio', { name: 'Co-operative' })).toBeChecked();
  expect(await options(page)).toEqual(['Mode', 'Mercury Protocol', 'Difficulty', 'Hard mode']);
  await page.getByRole('radio', { name: 'Veteran' }).check({ force: true });
  await expect(dialog).toContainText('Co-operative, Veteran');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('checkbox', { name: 'Missions' })).not.toBeChecked();

  // Advanced options are collapsed and show whether they differ from the defaults.
  const locations = page.getByRole('radiogroup', { name: 'Locations' });
  await page.getByText('More options').click();
  await expect(page.getByRole('checkbox', { name: 'Ring board' })).toBeVisible();
  await expect(locations).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Mercury Protocol' }).check();
  await locations.getByRole('radio', { name: 'Mixed' }).check({ force: true });
  await accessible(page, 'set-up with all options');
  await page.getByText('More options').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mercury Protocol' }).uncheck();
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

test('one seat makes the game co-operative, and a second seat restores the mode', async ({ page }) => {
  await page.goto('/new/helionox');
  const radio = (name: string) => page.getByRole('radio', { name });
  await page.getByRole('button', { name: 'Play alone' }).click();
  await expect(radio('Co-operative')).toBeChecked();
  await expect(radio('Competitive')).toBeDisabled();
  await expect(page.getByRole('dialog')).toContainText('co-operative.');
  await expect(page.getByRole('dialog')).toContainText(setup('solo'));
  await page.getByRole('button', { name: 'Add seat' }).click();
  await expect(radio('Competitive')).toBeChecked();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('region', { name: 'Locations' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the start button of the set-up is always visible', async ({ page }) => {
    await page.goto('/new/helionox');
    const start = page.getByRole('button', { name: 'Start game' });
    await page.getByRole('button', { name: 'Add seat' }).tap();
    await page.getByRole('button', { name: 'Add seat' }).tap();
    await page.getByText('Mercury Protocol').tap();
    await page.getByText('More options').tap();
    await expect(start).toBeInViewport({ ratio: 1 });
    await page.getByText('Embassy scoring').tap();
    await expect(page.getByRole('checkbox', { name: 'Embassy scoring' })).toBeChecked();
    await expect(start).toBeInViewport({ ratio: 1 });
    const wide = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0);
    expect(wide).toBeLessThanOrEqual(390);
    await start.tap();
    await expect(page.getByRole('region', { name: 'Locations' })).toBeVisible();
  });
});

test('removing a table can be undone until the page is left', async ({ page }) => {
  await startTable(page);
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Continue' });
  const remove = running.getByRole('button', { name: /^Remove / });
  await remove.click();
  await expect(running.getByRole('status')).toBeVisible();
  await running.getByRole('button', { name: 'Undo' }).click();
  await expect(running.getByRole('link')).toHaveCount(1);
  await remove.click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Orrery home page' }).click();
  await expect(running).toBeHidden();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
});

test('a first visit starts a game at once; later visits continue it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('[data-cell]').first().waitFor();
  const table = new URL(page.url()).pathname;
  await page.goBack();
  const running = page.getByRole('region', { name: 'Continue' }).getByRole('link');
  await expect(running).toHaveAttribute('href', table);
  await expect(running).toContainText('Metis');
  await expect(running).toContainText('Your turn');
  await expect(page.getByRole('link', { name: 'Play now' })).toBeHidden();
  const shifted = await countShifts(page);
  await page.reload();
  await running.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.05);
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`all games fit one screen of ${width} × ${height}, also with running games`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const bottom = () =>
      page.locator('article').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    await expect(page.locator('article')).toHaveCount(GAMES.length);
    expect(await bottom()).toBeLessThanOrEqual(height);
    await startTable(page);
    await page.goto('/');
    await page.getByRole('region', { name: 'Continue' }).getByRole('link').waitFor();
    expect(await bottom()).toBeLessThanOrEqual(height);
  });
}

test('a local replay is shared as a link that opens at its step elsewhere', async ({ page, visitor }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startTable(page);
  await playSome(page, () => answer(page, mouse), 4);
  await page.goto(page.url().replace('/play/', '/replay/'));
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/step=2/);
  await page.reload();
  await expect(slider).toHaveValue('2');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(replay('link-copied-local', { step: 2 }))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await visitor('Grace');
  await friend.goto(link);
  await expect(friend.getByRole('slider', { name: 'Step' })).toHaveValue('2');
});

test('the planets on the home page never overlap its text', async ({ page }) => {
  await page.goto('/');
  for (const width of [1920, 1440, 1024, 800]) {
    await page.setViewportSize({ width, height: 900 });
    const [words, worlds] = await page.evaluate(() => {
      const text = document.querySelector('main section') as Element;
      // Narrow screens have no planets.
      const rings = [...document.querySelectorAll('svg[class*=orrery] circle')].filter((el) => el.checkVisibility());
      return [text.getBoundingClientRect().right, Math.min(...rings.map((ring) => ring.getBoundingClientRect().left))];
    });
    expect(worlds, `at ${width}`).toBeGreaterThan(words as number);
  }
});

test('the rules can be searched', async ({ page }) => {
  await page.goto('/rules/moonriser');
  await page.getByRole('searchbox').fill('black token');
  await expect(page.getByRole('heading', { name: 'Empty space' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Goal' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText(rules('nothing-found', { query: 'xyzzy' }))).toBeVisible();
});

/** The lesson that the coach shows and what it points at, of the same moment; null for none. */
const coached = (page: Page) =>
  page.evaluate(() => ({
    shown: document.querySelector('[data-lesson]')?.getAttribute('data-lesson') ?? null,
    anchor: document.querySelector('[data-beacon=point]')?.getAttribute('data-for') ?? null,
  }));

test('the tutorial game points at the next control, up to the first link', async ({ page }) => {
  await page.goto('/learn/moonriser');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toContainText(play('coach-lesson', { number: 1, count: COUNTED }));
  const told: string[] = [];
  for (let steps = 0; steps < 200 && !told.includes('linked'); steps++) {
    // Lesson and pointer are read together, and an action waits only for the control that was read: the coach may move
    // on at any time, and then the next attempt reads it again.
    const { shown, anchor } = await coached(page);
    if (shown && told.at(-1) !== shown) told.push(shown);
    const gotIt = coach.getByRole('button', { name: 'Got it' });
    const attempt = { timeout: 2_000 };
    if (await gotIt.isVisible()) await gotIt.click(attempt).catch(() => {});
    else if (shown && anchor)
      await page
        .locator(`[data-anchor="${anchor}"]`)
        .first()
        .click(attempt)
        .catch(() => {});
    else if ((await answer(page, mouse)) !== 'acted') await change(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  expect(told.slice(0, 7)).toEqual(['welcome', 'base', 'opening', 'tokens', 'planning', 'piles', 'place']);
  expect(told).toContain('links');
});

test('the tutorial shows next steps after its last lesson', async ({ page }) => {
  await page.goto('/learn/moonriser');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(lesson(page, 'welcome')).toBeVisible();
  await page.evaluate((all) => {
    const table = location.pathname.split('/').pop();
    localStorage.setItem(`orrery.lessons.${table}`, JSON.stringify({ closed: all }));
  }, LESSONS);
  await page.reload();
  await expect(lesson(page, 'way-on')).toBeVisible();
  await accessible(page, 'the way on');
  const tutorial = page.url();
  await coach.getByRole('button', { name: play('coach-real-game') }).click();
  await expect(page).not.toHaveURL(tutorial);
  await page.locator('[data-cell]').first().waitFor();
  await expect(coach).toHaveCount(0);
});

test('lessons resume where they stopped, after a reload and when they were put away', async ({ page }) => {
  await page.goto('/learn/moonriser');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(lesson(page, 'base')).toBeVisible();
  const second = play('coach-lesson', { number: 2, count: COUNTED });
  await expect(coach).toContainText(second);
  await coach.getByRole('button', { name: play('coach-close') }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: play('coach-open') }).click();
  await expect(lesson(page, 'base')).toBeVisible();
  await expect(coach).toContainText(second);
  // Learning the same game again offers the unfinished tutorial.
  const tutorial = new URL(page.url()).pathname;
  await page.goto('/learn/moonriser');
  await page.getByRole('button', { name: learn('continue') }).click();
  await expect(lesson(page, 'base')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(tutorial);
});

for (const device of [DESKTOP, PHONE]) {
  test(`the coach never covers what it points at, ${device.viewport.width} px wide`, async ({ visitor }) => {
    const page = await visitor('Ada', device);
    const input = device.hasTouch ? finger : mouse;
    await page.goto('/learn/moonriser');
    const coach = page.getByRole('complementary', { name: 'Coach' });
    await lesson(page, 'welcome').waitFor();
    // The coach may move on after the screen was read: then an attempt ends soon, and the next one reads it again.
    page.setDefaultTimeout(5_000);
    for (let steps = 0; steps < 14; steps++) {
      const { shown, anchor } = await coached(page);
      if (anchor) await expect.poll(() => overlap(page)).toBe(0);
      await expect(coach).toBeVisible();
      const gotIt = coach.getByRole('button', { name: 'Got it' });
      if (await gotIt.isVisible()) await gotIt.click().catch(() => {});
      else if (shown && anchor) await input.point(page, `[data-anchor="${anchor}"]`, 0).catch(() => {});
      else if ((await answer(page, input)) !== 'acted') await change(page);
    }
  });
}

/** The area of the coach's pointer that the coach covers. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const [a, b] = ['[data-beacon=point] > svg', '[aria-label="Coach"]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    if (!a || !b) return 0;
    return (
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    );
  });

test('pages load without layout shifts', async ({ page }) => {
  const shifted = await countShifts(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Play / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.05);
  await startTable(page);
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.1);
  // A game's own set-up controls load later; the form waits for them.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/CrewField*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.goto('/new/moonshot');
  await page.getByRole('radio', { name: 'In turns' }).waitFor();
  expect(await shifted()).toBeLessThan(0.05);
});

test('the first load is at most 250 kB of script', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Play / })
    .first()
    .waitFor();
  // The link is prerendered, so it shows before the scripts have loaded. Covers load last.
  await page.waitForLoadState('networkidle');
  const files = readdirSync(join(DIST, 'assets'));
  const bytes = [...loaded]
    .map((path) => path.split('/').pop() ?? '')
    .filter((name) => files.includes(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, 'assets', name))).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(250_000);
});

test('no module imports a worker’s entry file, which WebKit would run twice', () => {
  const files = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const workers = files.filter((name) => name.includes('.worker-'));
  expect(workers.length).toBeGreaterThan(1);
  for (const name of files) {
    const code = readFileSync(join(DIST, 'assets', name), 'utf8');
    const imported = [...code.matchAll(/(?:from|import\()\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, file]) => file);
    expect(
      imported.filter((file) => workers.includes(file ?? '')),
      name,
    ).toEqual([]);
  }
});
