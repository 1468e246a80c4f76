import type { Page } from '@playwright/test';
import { type Did, type Hand, MOVE } from './player.ts';

/** What the screen offers right now, read from what a person would see. */
interface Offer {
  over: boolean;
  busy: boolean;
  sentence: string;
  /** Answers that can be pressed, and the one that is stressed. */
  buttons: string[];
  go: boolean;
  /** Every hex: what is said of it, and whether it may be chosen. */
  cells: { cell: string; words: string; legal: boolean }[];
  /** Things of which some are to be picked and are not yet. */
  toggles: number;
  /** Whether a tech of the tree can be learned. */
  learn: boolean;
}

const GO = `${MOVE} button[data-kind=go]:not([disabled])`;
const TECH = '[aria-label="Tech tree"] [role=button][aria-disabled=false]';
/** What is picked in a panel over the bar, as long as it is not. */
const TOGGLES = 'fieldset button:is([aria-pressed=false], [aria-label^="More "]):not([disabled])';
const LEARN = 'button:has-text("Learn it")';

const look = (page: Page): Promise<Offer> =>
  page.evaluate(
    ([move, go, learn, toggles]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.getClientRects().length > 0);
      return {
        busy: document.querySelector('[aria-busy=true]') !== null,
        over: document.querySelector('dialog[open] table') !== null,
        sentence: document.querySelector(`${move} b`)?.textContent ?? '',
        buttons: all(`${move} button[data-kind]:not([disabled])`).map(
          (el) => el.getAttribute('aria-label') ?? el.firstChild?.textContent ?? '',
        ),
        go: all(go).some((el) => el.firstChild?.textContent !== 'Result'),
        cells: [...document.querySelectorAll('[data-cell]')].map((el) => ({
          cell: el.getAttribute('data-cell') ?? '',
          words: el.getAttribute('aria-label') ?? '',
          legal: el.hasAttribute('data-legal'),
        })),
        toggles: all(toggles).length,
        learn: all(learn).length > 0,
      };
    },
    [MOVE, GO, TECH, TOGGLES] as const,
  );

/** Ships that had their chance in this turn. */
const tried = new WeakMap<Page, Set<string>>();

const far = (a: string, b: string): number => {
  const [aq = 0, ar = 0] = a.split(',').map(Number);
  const [bq = 0, br = 0] = b.split(',').map(Number);
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq - bq + ar - br));
};

const isMine = (words: string) => /: your (Mothership|Fighter|Bomber)/.test(words);
const isFoe = (words: string) => /: (?!your )[^:]*’s (Mothership|Fighter|Bomber|Guardian|Station)/.test(words);
const isPrize = (words: string) => isFoe(words) || /, neutral|, of /.test(words);

/** Where the chosen ship does best: on what it can strike, else towards what is worth it, out of the rocks. */
function aim({ cells }: Offer): string | null {
  const legal = cells.filter(({ legal }) => legal);
  const strike = legal.find(({ words }) => isFoe(words)) ?? legal.find(({ words }) => isPrize(words));
  if (strike) return strike.cell;
  const prizes = cells.filter(({ words }) => isPrize(words));
  const cost = (cell: string, words: string) =>
    Math.min(...prizes.map((prize) => far(prize.cell, cell))) + (words.includes('asteroids') ? 3 : 0);
  const free = legal.filter(({ words }) => !isMine(words) && !words.includes('your '));
  free.sort((a, b) => cost(a.cell, a.words) - cost(b.cell, b.words));
  return free[0]?.cell ?? null;
}

const hex = (cell: string) => `[data-cell="${cell}"]`;

/** Answers whatever the screen asks, in a simple-minded way; says whether there was anything to do. */
export async function answer(page: Page, hand: Hand): Promise<Did> {
  const offer = await look(page);
  if (offer.over) return 'over';
  if (offer.busy) return 'waited';
  try {
    return await act(page, hand, offer);
  } catch (error) {
    // Standing orders may have answered meanwhile: then there is something else to look at.
    const now = await look(page);
    if (now.sentence === offer.sentence && now.buttons.join() === offer.buttons.join()) throw error;
    return 'waited';
  }
}

/** Does nothing that need not be done: ends turns and lets things happen. */
export async function pass(page: Page, hand: Hand): Promise<Did> {
  const offer = await look(page);
  if (offer.over) return 'over';
  if (offer.busy) return 'waited';
  const end = offer.buttons.find((name) => name.startsWith('End turn'));
  if (!end) return answer(page, hand);
  await hand.press(page, 'End turn');
  return 'acted';
}

async function act(page: Page, hand: Hand, offer: Offer): Promise<Did> {
  const has = (button: string) => offer.buttons.some((name) => name.startsWith(button));
  const done = tried.get(page) ?? new Set<string>();
  tried.set(page, done);
  if (has('Place the rest')) await hand.press(page, 'Place the rest');
  else if (has('Put back')) {
    const goal = offer.go ? null : aim(offer);
    if (offer.go) await hand.point(page, GO, 0);
    else if (goal !== null) await hand.point(page, hex(goal), 0);
    else await hand.press(page, 'Put back');
  } else if (has('End turn')) {
    const next = offer.cells.find(({ legal, words, cell }) => legal && isMine(words) && !done.has(cell));
    if (next) {
      done.add(next.cell);
      await hand.point(page, hex(next.cell), 0);
    } else if (offer.learn) {
      await hand.point(page, TECH, 0);
      await hand.point(page, LEARN, 0);
    } else {
      done.clear();
      await hand.press(page, 'End turn');
    }
  } else if (offer.go) await hand.point(page, GO, 0);
  else if (offer.toggles > 0 && offer.buttons.length === 0) await hand.point(page, TOGGLES, 0);
  else if (offer.buttons.length === 0 && offer.cells.some(({ legal }) => legal)) {
    // A piece that is to be placed.
    await hand.point(page, hex(offer.cells.find(({ legal }) => legal)?.cell ?? ''), 0);
  } else {
    const [first] = offer.buttons.filter((name) => name !== 'Result');
    if (first === undefined) return 'waited';
    await hand.press(page, first);
  }
  return 'acted';
}

/** Sets up a table through the dialog and waits for the board. */
export async function startTable(page: Page, set: (page: Page) => Promise<void>, seed = 'e2e'): Promise<void> {
  await page.goto(`/new/mothership?seed=${seed}`);
  await page.getByRole('button', { name: 'Add a seat' }).waitFor();
  await set(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-cell], [aria-label^="Pass the device"]').first().waitFor();
  // What was offered may be gone by the time it is pressed: then it is looked at anew.
  page.setDefaultTimeout(5_000);
  // A small screen begins close to the own station; a simple mind wants to see all hexes.
  const all = page.getByRole('button', { name: 'Show the whole board' });
  if ((page.viewportSize()?.width ?? 0) <= 900) await all.click();
}
