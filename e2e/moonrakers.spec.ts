import { blur } from './keyboard.ts';
import { act, answer, GIVE, INVITE, keyboard, startTable, TAKE_ONE } from './moonrakers.ts';
import {
  asked,
  change,
  finger,
  lesson,
  lessonShown,
  look,
  MOVE,
  mouse,
  type Offer,
  playerOf,
  playOut,
  playSome,
  says,
} from './player.ts';
import { playEndOf } from './records.ts';
import { accessible, endAndReplay, fourAtOne, noSidewaysScroll, tooSmall } from './support.ts';
import { expect, type Locator, type Page, PHONE, test } from './test.ts';
import { either, like, moonrakers, play } from './words.ts';

const move = (page: Page) => page.locator(MOVE);

/** Flow and step of two questions. */
const OBJECTIVE = 'choose-objectives.choose';
const CONTRACT = 'planning.choose';

/** The first page for which the locator finds something. */
async function firstWith(pages: Page[], found: (page: Page) => Locator): Promise<Page> {
  for (let tries = 0; tries < 400; tries++) {
    for (const page of pages) if (await found(page).isVisible()) return page;
    await change(pages[0] as Page);
  }
  throw new Error('no page shows it');
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
  visitor,
}) => {
  const pages = await fourAtOne('moonrakers', visitor);
  for (const page of pages) page.setDefaultTimeout(20_000);
  // Each captain puts an objective back; then one leads.
  for (const page of pages) {
    await expect(asked(page, OBJECTIVE)).toBeVisible();
    await playOut(page, () => answer(page, mouse, ({ question }) => question !== OBJECTIVE));
  }
  const leader = await firstWith(pages, (page) => asked(page, CONTRACT));
  const openTalks = move(leader).getByRole('button', { name: /^Open talks/ });
  await playOut(leader, () =>
    answer(leader, mouse, ({ buttons }) => buttons.some((name) => name.startsWith('Open talks'))),
  );
  await expect(move(leader)).toContainText(either(moonrakers('outlook', { missing: 1 }), moonrakers('outlook')));
  await openTalks.click();
  // The leader invites an ally and drags a credit to them.
  await leader.locator(INVITE).first().click();
  const dock = leader.locator('[data-cell^="seat:"]').filter({ has: leader.getByText(moonrakers('pill-draft')) });
  const name = (await dock.getAttribute('aria-label')) ?? '';
  await drag(leader, leader.locator(TAKE_ONE).first().locator('i').nth(1), dock);
  await move(leader).getByRole('button', { name: /^Send/ }).click();
  const ally = await firstWith(pages, (page) => says(page, moonrakers('offers-you')));
  await expect(move(ally)).toContainText(like(moonrakers('on-success')));
  // The ally makes a counter-offer with one more unit for themselves.
  const other = ally.locator('[data-cell^="seat:"]').filter({ has: ally.getByText('Leader', { exact: true }) });
  await other.locator(TAKE_ONE).first().click();
  await ally.locator(`[data-cell^="seat:"][aria-label="${name}"]`).locator(GIVE).first().click();
  await move(ally)
    .getByRole('button', { name: /^Send counter-offer/ })
    .click();
  // The ally is not asked again after the counter-offer.
  await expect(says(ally, moonrakers('counter-sent'))).toBeVisible();
  // The leader accepts the counter-offer.
  await expect(says(leader, moonrakers('counters', { name }))).toBeVisible();
  await accessible(leader, 'talks');
  await leader.getByRole('button', { name: /^Accept/ }).click();
  await expect(leader.getByRole('region', { name: 'Offers' })).toContainText(`Accepted: ${name}`);
  await move(leader)
    .getByRole('button', { name: /^Lock deal/ })
    .click();
  for (const page of pages) await expect(page.getByRole('region', { name: 'Locked deal' })).toBeVisible();
  // The contract is played to its end, and all browsers show the result.
  const isDecided = ({ question }: Offer) => question === 'buying.buy' || question === 'claims.claim';
  await playOut(leader, async () => {
    const [led, helped] = await Promise.all([leader, ally].map((page) => answer(page, mouse, isDecided)));
    if (led === 'over') return 'over';
    return led === 'acted' || helped === 'acted' ? 'acted' : 'waited';
  });
  for (const page of pages)
    await expect(page.getByRole('region', { name: 'Contract result' })).toContainText(/Succeeded|Failed/);
});

test('plays a contract with an ally by keyboard alone', async ({ page }) => {
  await startTable(page, async () => {}, 'keys');
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await blur(page);
      await page.keyboard.press(key);
    }
  };
  // Puts the first objective back.
  await expect(asked(page, OBJECTIVE)).toBeVisible();
  await press('1', 'Enter');
  await expect(asked(page, OBJECTIVE)).toBeHidden();
  await playOut(page, () => answer(page, keyboard, ({ question }) => question === CONTRACT));
  await press('1');
  await expect(page.locator('[aria-label=Dispatch] button[aria-pressed=true]')).toHaveCount(1);
  await press('Enter');
  await expect(page.getByText(moonrakers('no-offer-yet'))).toBeVisible();
  // A digit invites; Tab reaches a unit, Enter picks it up, a digit gives it.
  await press('2');
  await expect(page.getByText(moonrakers('pill-draft'))).toBeVisible();
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    if (await page.locator(TAKE_ONE).and(page.locator(':focus')).count()) break;
  }
  await page.keyboard.press('Enter');
  await expect(says(page, moonrakers('give-to'))).toBeVisible();
  await press('2');
  await expect(says(page, moonrakers('send-offer-ask'))).toBeVisible();
  await press('Enter');
  // Every answer has a key; cards are played with digits and Enter.
  for (let n = 0; n < 400; n++) {
    const seen = await look(page);
    const { question, sentence, buttons, busy } = seen;
    const isSaid = (...ids: Parameters<typeof moonrakers>[0][]) =>
      ids.some((id) => like(moonrakers(id)).test(sentence));
    // Reuses this snapshot, because the contract may be over when the screen is read again.
    const answerThis = playerOf(async () => seen, act);
    const has = (button: string) => buttons.some((one) => one.startsWith(button));
    if (question === 'buying.buy' || question === 'claims.claim') break;
    if (busy) await change(page);
    else if (has('Lock deal')) await press('l');
    else if (isSaid('counters', 'asks-share')) await press('t');
    else if (has('Go alone')) await press('g');
    else if (has('Play card') || has('Confirm')) await press('Enter');
    else if (question === CONTRACT) await press('1');
    else if (isSaid('all-agree')) await press('l');
    else if (has('End talks') && !isSaid('waiting-for')) await press('x');
    else if (question === 'plays.play') {
      const open = page.locator('[data-anchor=hand] button[aria-disabled=false]');
      const key = (await open.count()) > 0 ? await open.first().locator('xpath=..').locator('kbd').textContent() : ' ';
      await press(key ?? ' ');
    } else if ((await answerThis(page, keyboard)) !== 'acted') await change(page);
  }
  await expect(page.getByRole('region', { name: 'Contract result' })).toBeVisible();
});

test('the tutorial game has three opponents and points at contracts and at the hand', async ({ page }) => {
  await page.goto('/learn/moonrakers');
  const beacon = page.locator('[data-beacon=point]');
  await expect(lesson(page, 'welcome')).toBeVisible();
  for (const name of ['Metis', 'Metis II', 'Metis III'])
    await expect(page.getByRole('region', { name }).first()).toBeVisible();
  const told: string[] = [];
  for (let n = 0; n < 300 && !told.includes('play'); n++) {
    const shown = await lessonShown(page);
    if (shown && shown !== told.at(-1)) {
      told.push(shown);
      if (shown === 'contract') await expect(beacon).toHaveAttribute('data-for', /^card:/);
      if (shown === 'play') await expect(beacon).toHaveAttribute('data-for', /^hand:/);
    }
    // The dice are explained before the cards.
    if (shown === 'hazards')
      await lesson(page, shown)
        .getByRole('button', { name: play('coach-done') })
        .click();
    else if ((await answer(page, mouse)) !== 'acted') await change(page);
  }
  expect(told).toContain('contract');
  expect(told).toContain('play');
});

test('a solo game with mercenaries ends with a title and a replay', async ({ page }) => {
  const step = () => answer(page, mouse);
  await startTable(page, async () => {
    await page.getByRole('button', { name: 'Play alone' }).click();
  });
  await playSome(page, step, 15);
  await accessible(page, 'alone');
  await playEndOf(page, 'moonrakers', 'solo', 12);
  await playOut(page, step);
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Titles' })).toContainText('Beginner');
  await endAndReplay(page, 'Prestige by turn');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('plays two rounds with four captains and all expansions by touch', async ({ page }) => {
    await startTable(page, async () => {
      for (const name of ['Overload', 'Nomad', 'Binding Ties'])
        await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check({ force: true });
    });
    let answers = 0;
    await playOut(
      page,
      () => answer(page, finger, ({ round }) => round > 2),
      async (n) => {
        answers = n;
        if (n === 2) expect(await tooSmall(page)).toEqual([]);
        if (n === 9) await accessible(page, 'phone');
        if (n % 10 !== 0) return;
        await noSidewaysScroll(page);
      },
    );
    expect(answers).toBeGreaterThan(10);
    // Other panels are one tap away.
    await page.getByRole('tab', { name: 'Ship' }).tap();
    await expect(page.getByRole('region', { name: 'Objectives' })).toBeVisible();
    await page.getByRole('tab', { name: 'Captains' }).tap();
    await expect(page.getByRole('region', { name: 'Metis II' }).first()).toBeVisible();
  });
});
