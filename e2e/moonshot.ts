import { count, type Did, GO, type Input, look, type Offer, perRound, playerOf, seatedAt } from './player.ts';
import type { Page } from './test.ts';
import { like, moonshot } from './words.ts';

/** Selectors: cards in hand, free slots, cards that take tokens, affordable tiles, and cells for them. */
const HAND = '[aria-label="Your hand"] button';
const FREE = '[aria-label="Politics"] button[data-anchor^="slot:"]:not([data-hold])';
const CARD = '[aria-label="Politics"] button[aria-label*=", level "]';
const LINE = ':is([aria-label="Your line"], [aria-label="Drawn tiles"]) button[aria-disabled=false]';
const DECK = 'button[data-anchor="deck:P"][aria-disabled=false]';
const CELL = 'button[data-anchor^="field:"][aria-disabled=false]';
const SLOT = 'button[data-anchor^="slot:"][data-cell]:not([aria-label*="level"])';
const MISSION = 'button[aria-label^="Choose "]';
const BLUFF = ':is([aria-label="Add one bluff"], [aria-label="Add one influence"]):not([disabled])';
const GIVE = 'fieldset button[aria-label^="More "]:not([disabled])';

/** The test player's remaining plans for this round. */
interface Wish {
  cards: number;
  tokens: number;
  tiles: number;
  /** Remaining times to load payload in the whole game; successful launches make a game long. */
  loads: number;
}
const wishOf = perRound<Wish>((_, before) => ({ cards: 1, tokens: 1, tiles: 2, loads: before?.loads ?? 1 }));

/** The round that the screen shows. */
export const roundOn = async (page: Page): Promise<number> => (await look(page)).round;

/** Answers the current question with a simple strategy. */
export const answer = playerOf(look, act);

async function act(page: Page, input: Input, { round, question, sentence, buttons, go }: Offer): Promise<Did> {
  const has = (button: string) => buttons.some((name) => name.startsWith(button));
  const says = (...ids: Parameters<typeof moonshot>[0][]) => ids.some((id) => like(moonshot(id)).test(sentence));
  const wish = wishOf(page, round);
  const press = (button: string) => input.press(page, button);
  const point = (things: string) => input.point(page, things, 0);
  if (says('play-where', 'tile-where')) {
    if ((await count(page, CELL)) > 0) await point(CELL);
    else if ((await count(page, FREE)) > 0) await point(FREE);
    else await press(has('Pass') ? 'Pass' : 'Cancel');
  } else if (says('play-ask')) {
    if (wish.cards-- > 0 && (await count(page, HAND)) > 0) await point(HAND);
    else await press('Pass');
  } else if (says('politics-ask')) {
    if (wish.tokens-- > 0 && (await count(page, CARD)) > 0) await point(CARD);
    else await press('Decide on launch');
  } else if (says('tokens-least')) {
    if ((await count(page, BLUFF)) === 0) await point(CARD);
    else {
      await point(BLUFF);
      await point(BLUFF);
    }
  } else if (says('launch-which')) await point(MISSION);
  else if (says('engineer-ask')) {
    if (wish.tiles-- > 0 && (await count(page, LINE)) > 0) await point(LINE);
    else if (wish.tiles > -2 && (await count(page, DECK)) > 0) await point(DECK);
    else await press('Pass for this round');
  } else if (says('bay-ask')) {
    wish.loads--;
    await press(has('Satellite') ? 'Satellite' : 'Cancel');
  } else if (says('research-second')) await point(DECK);
  else if (says('install-one')) await point(LINE);
  else if (says('mount-where', 'mount-where-unknown')) await point(SLOT);
  else if (question === 'launch.adapt') await (go ? point(GO) : point(GIVE));
  else if (go) await point(GO);
  else {
    const [first] = buttons.filter((name) => name !== 'Cancel');
    if (first === undefined) {
      if (!has('Cancel')) return 'waited';
      await press('Cancel');
    } else await press(first);
  }
  return 'acted';
}

export const startTable = (page: Page, set: (page: Page) => Promise<void>, seed?: string) =>
  seatedAt(page, 'moonshot', set, seed);
