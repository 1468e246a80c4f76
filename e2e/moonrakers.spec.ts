import { expect, type Locator, type Page, test } from '@playwright/test';
import { blur } from './keyboard.ts';
import { act, answer, GIVE, INVITE, startTable, TAKE_ONE } from './moonrakers.ts';
import { change, finger, look, MOVE, mouse, playerOf, playOut } from './player.ts';
import { accessible, endAndReplay, fourAtOne, hasty, tooSmall, watch } from './support.ts';

// Negotiations take time.
test.setTimeout(240_000);

const move = (page: Page) => page.locator(MOVE);
const seats = async (page: Page, more: number) => {
  for (let i = 0; i < more; i++) await page.getByRole('button', { name: 'Add seat' }).click();
};
const asks = async (page: Page, sentence: string) => (await look(page)).sentence.startsWith(sentence);
/** Answers until the question starts with `sentence`. */
const until = (page: Page, sentence: string) =>
  playOut(page, async () => ((await asks(page, sentence)) ? 'over' : answer(page, mouse)));

/** The first page whose action bar contains `words`. */
async function waitFor(pages: Page[], words: string): Promise<Page> {
  for (let tries = 0; tries < 400; tries++) {
    for (const page of pages) if ((await look(page)).sentence.includes(words)) return page;
    await change(pages[0] as Page);
  }
  throw new Error(`no page shows: ${words}`);
}

const drag = async (page: Page, from: Locator, to: Locator) => {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag, or nowhere');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
};

test('four browsers drag an offer, accept a counter-offer, lock the deal and finish the contract', async ({
  browser,
}) => {
  const contexts = await Promise.all(
    [1, 2, 3, 4].map(() => browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })),
  );
  for (const context of contexts) await hasty(context);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const errors = pages.map(watch);
  await fourAtOne('moonrakers', pages);
  for (const page of pages) page.setDefaultTimeout(20_000);
  // Each captain puts an objective back; then one leads.
  for (const page of pages) {
    await expect(move(page)).toContainText('Which of your three objectives');
    await playOut(page, async () => ((await asks(page, 'Which of your')) ? answer(page, mouse) : 'over'));
  }
  const leader = await waitFor(pages, 'Choose a contract');
  await answer(leader, mouse);
  await expect(move(leader)).toContainText(/Your hand has/);
  await move(leader)
    .getByRole('button', { name: /^Find allies/ })
    .click();
  // The leader invites an ally and drags a credit to them.
  await leader.locator(INVITE).first().click();
  const dock = leader.locator('[data-cell^="seat:"]').filter({ has: leader.getByText('Not asked yet') });
  const name = (await dock.getAttribute('aria-label')) ?? '';
  await drag(leader, leader.locator(TAKE_ONE).first().locator('i').nth(1), dock);
  await move(leader).getByRole('button', { name: /^Send/ }).click();
  const asked = await waitFor(pages, 'offers you');
  await expect(move(asked)).toContainText(/on success/);
  // The ally makes a counter-offer with one more unit for themselves.
  const other = asked.locator('[data-cell^="seat:"]').filter({ has: asked.getByText('Leader', { exact: true }) });
  await other.locator(TAKE_ONE).first().click();
  await asked.locator(`[data-cell^="seat:"][aria-label="${name}"]`).locator(GIVE).first().click();
  await move(asked)
    .getByRole('button', { name: /^Send counter-offer/ })
    .click();
  // The ally is not asked again after the counter-offer.
  await expect(move(asked)).toContainText('has your counter-offer');
  // The leader accepts the counter-offer.
  await expect(move(leader)).toContainText(`${name} counters`);
  await accessible(leader, 'talks');
  await leader.getByRole('button', { name: /^Accept/ }).click();
  await expect(leader.getByRole('region', { name: 'Offers' })).toContainText(`Accepted: ${name}`);
  await move(leader)
    .getByRole('button', { name: /^Lock deal/ })
    .click();
  for (const page of pages) await expect(page.getByRole('region', { name: 'Locked deal' })).toBeVisible();
  // The contract is played to its end, and all browsers show the result.
  const went = leader.getByRole('region', { name: 'Contract result' });
  for (let tries = 0; tries < 200 && !(await went.isVisible()); tries++) {
    const done = await Promise.all([leader, asked].map((page) => answer(page, mouse)));
    if (!done.includes('acted')) await change(leader);
  }
  for (const page of pages)
    await expect(page.getByRole('region', { name: 'Contract result' })).toContainText(/Succeeded|Failed/);
  expect(errors).toEqual([[], [], [], []]);
  for (const context of contexts) await context.close();
});

test('plays a contract with an ally by keyboard alone', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, (at) => seats(at, 2), 'keys');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await blur(page);
      await page.keyboard.press(key);
    }
  };
  // Puts the first objective back.
  await expect(move(page)).toContainText('Which of your three objectives');
  await press('1', 'Enter');
  await until(page, 'Choose a contract');
  await press('1');
  await expect(page.locator('[aria-label=Dispatch] button[aria-pressed=true]')).toHaveCount(1);
  await press('Enter');
  await expect(page.getByText('no offer yet')).toBeVisible();
  // A digit invites; Tab reaches a unit, Enter picks it up, a digit gives it.
  await press('2');
  await expect(page.getByText('Not asked yet')).toBeVisible();
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (label.endsWith('. Take one')) break;
  }
  await page.keyboard.press('Enter');
  await expect(move(page)).toContainText('to which captain?');
  await press('2');
  await expect(move(page)).toContainText(/^Send offer \d+\?/);
  await press('Enter');
  // Every answer has a key; cards are played with digits and Enter.
  for (let n = 0; n < 400; n++) {
    const seen = await look(page);
    const { sentence, buttons, busy } = seen;
    // Reuses this snapshot, because the contract may be over when the screen is read again.
    const answerThis = playerOf(async () => seen, act);
    const has = (button: string) => buttons.some((one) => one.startsWith(button));
    if (sentence.startsWith('Buy ') || sentence.startsWith('Claim')) break;
    if (busy) await change(page);
    else if (has('Lock deal')) await press('l');
    else if (/counters|asks for a share/.test(sentence)) await press('t');
    else if (has('Go alone')) await press('1');
    else if (has('Play card') || has('Confirm')) await press('Enter');
    else if (sentence.startsWith('Choose a contract')) await press('1');
    else if (sentence.startsWith('All agree')) await press('l');
    else if (has('End talks') && !sentence.startsWith('Waiting')) await press('x');
    else if (sentence.startsWith('Play cards')) {
      const open = page.locator('[data-anchor=hand] button[aria-disabled=false]');
      const key = (await open.count()) > 0 ? await open.first().locator('xpath=..').locator('kbd').textContent() : ' ';
      await press(key ?? ' ');
    } else if ((await answerThis(page, mouse)) !== 'acted') await change(page);
  }
  await expect(page.getByRole('region', { name: 'Contract result' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the tutorial game has three opponents and points at contracts and at the hand', async ({ page, context }) => {
  await hasty(context);
  await page.goto('/learn/moonrakers');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const beacon = page.locator('[data-beacon=point]');
  await expect(coach).toContainText('Secret objectives');
  for (const name of ['Vesta', 'Pallas', 'Juno'])
    await expect(page.getByRole('region', { name }).first()).toBeVisible();
  const told: string[] = [];
  for (let n = 0; n < 300 && !told.includes('Play your cards'); n++) {
    const title = (await coach.getByRole('heading').allTextContents())[0];
    if (title && title !== told.at(-1)) {
      told.push(title);
      if (title === 'Choose a contract') await expect(beacon).toHaveAttribute('data-for', /^card:/);
      if (title === 'Play your cards') await expect(beacon).toHaveAttribute('data-for', 'hand');
    }
    if ((await answer(page, mouse)) !== 'acted') await change(page);
  }
  expect(told).toContain('Choose a contract');
  expect(told).toContain('Play your cards');
});

test('a solo game with mercenaries ends with a title and a replay', async ({ page, context }) => {
  await hasty(context);
  const errors = watch(page);
  await startTable(page, async () => {
    await page.getByRole('button', { name: 'Play alone' }).click();
  });
  await playOut(
    page,
    () => answer(page, mouse),
    async (n) => {
      if (n === 8) await accessible(page, 'alone');
    },
  );
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Titles' })).toContainText('Beginner');
  await endAndReplay(page, 'Prestige by turn');
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays two rounds with four captains and all expansions by touch', async ({ page, context }) => {
    await hasty(context);
    const errors = watch(page);
    await startTable(page, async () => {
      await seats(page, 2);
      for (const name of ['Overload', 'Nomad', 'Binding Ties'])
        await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check({ force: true });
    });
    let answers = 0;
    await playOut(
      page,
      async () => ((await look(page)).round > 2 ? 'over' : answer(page, finger)),
      async (n) => {
        answers = n;
        if (n === 2) expect(await tooSmall(page)).toEqual([]);
        if (n === 9) await accessible(page, 'phone');
        if (n % 10 !== 0) return;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
    );
    expect(answers).toBeGreaterThan(10);
    // Other panels are one tap away.
    await page.getByRole('tab', { name: 'Ship' }).tap();
    await expect(page.getByRole('region', { name: 'Objectives' })).toBeVisible();
    await page.getByRole('tab', { name: 'Captains' }).tap();
    await expect(page.getByRole('region', { name: 'Pallas' }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
