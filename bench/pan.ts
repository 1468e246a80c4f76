// `npm run pan`: the cost of a frame while panning a late six-player board, from a trace of headless Chromium. Counts
// the main thread's work per frame: script, style, layout, paint. Other load on the machine does not raise it, but
// reduces the number of frames.
import { loadavg } from 'node:os';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import * as mothership from '../e2e/mothership.ts';
import { look, mouse } from '../e2e/player.ts';
import { openPage, serveBuild } from './browser.ts';

const GOAL = 16;
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const MOVES = 120;
const SEEDS = ['e2e', 'pan', 'late', 'fleet'];

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Plays until it is our turn in that round or later; false if the game ended before. All players only end their turns.
 */
async function playTo(page: Page, round: number): Promise<boolean> {
  const mine = page.getByRole('button', { name: 'End turn' });
  for (let tries = 0; tries < 20_000; tries++) {
    const seen = await look(page);
    if (seen.over) return false;
    if (seen.round >= round && (await mine.count()) > 0) return true;
    await mothership.pass(page, mouse);
    await page.waitForTimeout(20);
  }
  return false;
}

/** A page with six fleets late in a game. If we are eliminated before, another seed is tried. */
async function lateBoard(browser: Browser, base: string): Promise<{ context: BrowserContext; page: Page }> {
  for (const seed of SEEDS) {
    const { context, page } = await openPage(browser, base);
    await mothership.startTable(page, sixFleets, seed);
    // A busy machine may delay clicks, which is not measured.
    page.setDefaultTimeout(60_000);
    if (await playTo(page, ROUNDS)) return { context, page };
    await context.close();
  }
  throw new Error(`with none of the seeds ${SEEDS.join(', ')} it was our turn in round ${ROUNDS}`);
}

async function sixFleets(page: Page): Promise<void> {
  for (let seats = 2; seats < 6; seats++) await page.getByRole('button', { name: 'Add seat' }).click();
  await page.getByRole('radio', { name: 'Victory points' }).check({ force: true });
  await page.getByRole('checkbox', { name: /^Moons/ }).check({ force: true });
  // Prevents a win before the board is full.
  await page.getByText('More options').click();
  await page.getByLabel('Ends at').selectOption('12 rounds');
  await page
    .getByRole('radiogroup', { name: 'Opening truce' })
    .getByRole('radio', { name: '2' })
    .check({ force: true });
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories: 'toplevel,devtools.timeline,blink', transferMode: 'ReportEvents' });
  await run();
  const done = new Promise<void>((ended) => void session.once('Tracing.tracingComplete', () => ended()));
  await session.send('Tracing.end');
  await done;
  return events;
}

/** Main-thread milliseconds per frame: tasks between the starts of two frames. */
function frames(events: readonly TraceEvent[]): number[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main?.tid);
  const starts = own.filter(({ name }) => name === 'WebFrameWidgetImpl::BeginMainFrame').map(({ ts }) => ts);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  const cost = new Map<number, number>();
  for (const { ts, dur = 0, tdur } of tasks) {
    const at = starts.findIndex((start) => start >= ts);
    if (at > 0) cost.set(at, (cost.get(at) ?? 0) + (tdur ?? dur) / 1000);
  }
  return [...cost.values()];
}

const { browser, base, close } = await serveBuild();
const { context, page } = await lateBoard(browser, base);
// Images are painted in a worker and appear when ready.
await page.waitForTimeout(3000);
await page.mouse.move(700, 300);
const session = await context.newCDPSession(page);
const events = await traced(session, async () => {
  await page.mouse.down();
  for (let i = 0; i < MOVES; i++) {
    await page.mouse.move(700 + 180 * Math.sin(i / 9), 300 + 90 * Math.cos(i / 7));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
});
const all = frames(events).sort((a, b) => a - b);
const at = (share: number) => (all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0).toFixed(1);
const over = all.filter((ms) => ms > GOAL).length;
console.log(`six fleets in round ${ROUNDS}, ${MOVES} moves of the hand, load ${loadavg()[0]?.toFixed(1)}`);
console.log(`  main thread per frame: middle ${at(0.5)} ms, 95 of 100 under ${at(0.95)} ms, slowest ${at(1)} ms`);
console.log(`  ${over} of ${all.length} frames over ${GOAL} ms`);
await close();
