// `npm run press [-- moonshot]`: time from a click to the painted result, late in a recorded game of each game, with the
// CPU slowed down four times.
// Clicks are real; the page records when the click arrived and when the frame after the change was painted. A click
// that plays goes to the worker that hosts the table and back.
import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { answerButton, change, type Input, nth } from '../e2e/player.ts';
import { PLAYERS } from '../e2e/players.ts';
import { playLate } from '../e2e/records.ts';
import { openPage, serveBuild } from './browser.ts';

/** Hover time before a click, in milliseconds. */
const REST = 250;

async function rest(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(REST);
  await target.click();
}

/** Clicks after hovering, as people do, so that hover effects are visible before the press. */
const resting: Input = {
  press: (page, button) => rest(page, answerButton(page, button)),
  point: (page, selector, at) => rest(page, nth(page, selector, at)),
};

/** How much of the recorded game has been played, as a share of the first seat's answers. */
const LATE = 0.7;
const PRESSES = 30;
const GOAL = 50;
const SLOW = 4;

interface Press {
  /** Until the first frame that shows a change. */
  shown: number;
  /** Until the frame that shows the table's reply; null if nothing was played. */
  played: number | null;
}

/**
 * Records, for every click, the first frame after any change and the first after a change of the question or the log.
 */
function noteInPage(): void {
  const presses: Press[] = [];
  Object.assign(window, { presses });
  const logState = () =>
    `${document.querySelector('[aria-label=Log] li')?.textContent}${document.querySelectorAll('[aria-label=Log] li').length}`;
  addEventListener(
    'pointerup',
    (e) => {
      const press: Press = { shown: 0, played: null };
      const before = logState();
      presses.push(press);
      // A frame is painted when a task queued in its animation callback runs.
      const painted = (then: (after: number) => void) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => then(performance.now() - e.timeStamp);
          port2.postMessage(null);
        });
      const watching = new MutationObserver(() => {
        if (press.shown === 0) {
          press.shown = -1;
          painted((after) => {
            press.shown = after;
          });
        }
        if (press.played === null && logState() !== before) {
          press.played = -1;
          painted((after) => {
            press.played = after;
          });
          watching.disconnect();
        }
      });
      watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => watching.disconnect(), 700);
    },
    { capture: true },
  );
}

const middle = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const summary = (all: number[]) =>
  all.length === 0
    ? 'none'
    : `middle ${middle(all).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms, ${all.filter((ms) => ms > GOAL).length} of ${all.length} over ${GOAL} ms`;

const { browser, base, close } = await serveBuild();
const chosen = process.argv.slice(2);
for (const [name, step] of Object.entries(PLAYERS).filter(([name]) => chosen.length === 0 || chosen.includes(name))) {
  const { context, page } = await openPage(browser, base);
  await playLate(page, name, LATE);
  await change(page);
  await page.evaluate(noteInPage);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  for (let done = 0; done < PRESSES; ) {
    const did = await step(page, resting);
    if (did === 'over') break;
    if (did === 'acted') done++;
    await page.waitForTimeout(800);
  }
  const presses = (await page.evaluate(() => (window as unknown as { presses: Press[] }).presses)).filter(
    ({ shown }) => shown > 0,
  );
  console.log(`${name}, processor ${SLOW} times slower, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  first change shown:  ${summary(presses.map(({ shown }) => shown))}`);
  console.log(`  table's answer shown: ${summary(presses.flatMap(({ played }) => played ?? []))}`);
  await context.close();
}
await close();
