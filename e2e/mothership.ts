import { type Did, GO, type Input, look, type Offer, playerOf, seatedAt } from './player.ts';
import type { Page } from './test.ts';
import { ui } from './words.ts';

/** What the screen offers, including the hexes of the board. */
interface Seen extends Offer {
  /** Every hex: its description, and whether it can be chosen. */
  cells: { cell: string; words: string; legal: boolean }[];
  /** Number of toggles that are not selected yet. */
  toggles: number;
  /** Whether a tech of the tree can be researched. */
  research: boolean;
}

const TECH = '[aria-label="Tech tree"] [role=button][aria-disabled=false]';
/** Toggles of a panel above the action bar that are not selected yet. */
const TOGGLES = 'fieldset button:is([aria-pressed=false], [aria-label^="More "]):not([disabled])';
const RESEARCH = 'button:has-text("Research tech")';

const board = (page: Page): Promise<Omit<Seen, keyof Offer>> =>
  page.evaluate(
    ([research, toggles]) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((el) => el.getClientRects().length > 0).length;
      return {
        cells: [...document.querySelectorAll('[data-cell]')].map((el) => ({
          cell: el.getAttribute('data-cell') ?? '',
          words: el.getAttribute('aria-label') ?? '',
          legal: el.hasAttribute('data-legal'),
        })),
        toggles: shown(toggles),
        research: shown(research) > 0,
      };
    },
    [TECH, TOGGLES] as const,
  );

const see = async (page: Page): Promise<Seen> => ({ ...(await look(page)), ...(await board(page)) });

/** Ships that were already tried this turn. */
const tried = new WeakMap<Page, Set<string>>();

const far = (a: string, b: string): number => {
  const [aq = 0, ar = 0] = a.split(',').map(Number);
  const [bq = 0, br = 0] = b.split(',').map(Number);
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq - bq + ar - br));
};

const isMine = (words: string) => /: your (Mothership|Fighter|Bomber)/.test(words);
const isFoe = (words: string) => /: (?!your )[^:]*’s (Mothership|Fighter|Bomber|Guardian|Station)/.test(words);
const isPrize = (words: string) => isFoe(words) || /, neutral|, owned by /.test(words);

/** The best hex for the selected ship: a target it can attack, else towards one, avoiding asteroids. */
function aim({ cells }: Seen): string | null {
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

/** Answers any question with a simple strategy. */
export const answer = playerOf(see, act);

/** Ends each turn at once; leaves other questions to `answer`. */
export const pass = playerOf(see, async (page, input, offer) => {
  if (!offer.buttons.some((name) => name.startsWith('End turn'))) return act(page, input, offer);
  await input.press(page, 'End turn');
  return 'acted';
});

async function act(page: Page, input: Input, offer: Seen): Promise<Did> {
  const has = (button: string) => offer.buttons.some((name) => name.startsWith(button));
  const done = tried.get(page) ?? new Set<string>();
  tried.set(page, done);
  if (has('Place the rest')) await input.press(page, 'Place the rest');
  else if (has('Cancel')) {
    const goal = offer.go ? null : aim(offer);
    if (offer.go) await input.point(page, GO, 0);
    else if (goal !== null) await input.point(page, hex(goal), 0);
    else await input.press(page, 'Cancel');
  } else if (has('End turn')) {
    const next = offer.cells.find(({ legal, words, cell }) => legal && isMine(words) && !done.has(cell));
    if (next) {
      done.add(next.cell);
      await input.point(page, hex(next.cell), 0);
    } else if (offer.research) {
      await input.point(page, TECH, 0);
      await input.point(page, RESEARCH, 0);
    } else {
      done.clear();
      await input.press(page, 'End turn');
    }
  } else if (offer.go) await input.point(page, GO, 0);
  else if (offer.buttons.length === 0 && offer.cells.some(({ legal }) => legal)) {
    // A piece is already selected for placement; selecting another one would make no progress.
    await input.point(page, hex(offer.cells.find(({ legal }) => legal)?.cell ?? ''), 0);
  } else if (offer.toggles > 0 && offer.buttons.length === 0) await input.point(page, TOGGLES, 0);
  else {
    const [first] = offer.buttons;
    if (first === undefined) return 'waited';
    await input.press(page, first);
  }
  return 'acted';
}

/** Sets up a table through the dialog and waits for the board. */
export async function startTable(page: Page, set: (page: Page) => Promise<void>, seed?: string): Promise<void> {
  await seatedAt(page, 'mothership', set, seed);
  await page.locator('[data-cell], [data-part="curtain"]').first().waitFor();
  if ((page.viewportSize()?.width ?? 0) <= 900) await showBoard(page);
}

/** Shows all hexes, which the test player needs; small screens start zoomed in on the player's station. */
const showBoard = (page: Page): Promise<void> =>
  page.getByRole('button', { name: ui('whole-board'), exact: true }).dispatchEvent('click');
