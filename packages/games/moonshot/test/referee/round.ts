import { MANEUVERS } from '../../src/content/maneuvers.ts';
import { PLACES as BOARD } from '../../src/content/places.ts';
import { cardName } from '../../src/content/set.ts';
import type { PlaceDesign } from '../../src/content/types.ts';
import {
  ask,
  type Book,
  choose,
  crewOf,
  type Flow,
  fail,
  inParallel,
  noTokens,
  SLOTS,
  type Slot,
  sideOf,
  takeCard,
} from './book.ts';
import { applyEffects } from './effects.ts';
import { change, checkRoundLimit, upkeep } from './ending.ts';
import { engineerAlone, engineersInTurns, install, mount } from './engineer.ts';
import { launches } from './launch.ts';
import { politics, preparation } from './politician.ts';
import { parameters } from './rocket.ts';

// Rounds and their end (MS-018, MS-019, MS-037 to MS-042, MS-184 to MS-209).

export function* game(b: Book): Flow {
  for (;;) {
    yield* round(b);
    b.round++;
  }
}

function* round(b: Book): Flow {
  for (const me of b.sides) {
    me.raised = false;
    me.succeeded = false;
    me.passed = false;
  }
  b.launches = [];
  if (b.seats === 4) {
    b.phase = 'discussion';
    yield* inParallel([0, 1, 2, 3].map(ready));
  }
  b.phase = 'actions';
  if (b.options.order === 'together') yield* inParallel([politicians(b), engineerAlone(b, 0), engineerAlone(b, 1)]);
  else {
    yield* politicians(b);
    yield* engineersInTurns(b);
  }
  yield* launches(b);
  yield* endOfRound(b);
}

function* ready(seat: number): Flow {
  yield* ask(choose('discussion.talk', [seat], () => ['ready']));
}
function* politicians(b: Book): Flow {
  yield* preparation(b);
  yield* politics(b);
}

function* endOfRound(b: Book): Flow {
  b.phase = 'end';
  const order = [b.first, 1 - b.first];
  upkeep(b);
  for (const side of order) yield* slide(b, side);
  for (const side of order) for (const place of [0, 1, 2, 3]) yield* settle(b, side, place);
  for (const me of b.sides) {
    me.influence = 0;
    me.bluff = 0;
  }
  for (const side of order) refill(b, side);
  for (const me of b.sides) me.money += Math.max(0, me.budget);
  b.history.push(b.sides.flatMap((me) => [me.budget, me.popularity, ...parameters(me.cells, SLOTS, me.modules)]));
  checkRoundLimit(b);
  b.first = 1 - b.first;
}

/** Moves the supplier line by one space and delivers its last item (MS-185, MS-186). */
function* slide(b: Book, side: number): Flow {
  const me = sideOf(b, side);
  const last = me.supplier.pop() ?? null;
  me.supplier.unshift(null);
  if (last === null) return;
  yield* /^M\d/.test(last) ? mount(b, side, last) : install(b, side, [last]);
}

/** Resolves one slot of a side: the effects of an empty one, or the fate of its card (MS-188 to MS-200). */
function* settle(b: Book, side: number, place: number): Flow {
  const me = sideOf(b, side);
  const { perRound, mission, obstruction } = BOARD[place] as PlaceDesign;
  const slot = me.slots[place];
  if (!slot) {
    yield* applyEffects(b, side, perRound);
    if (me.succeeded) yield* applyEffects(b, side, mission);
    return;
  }
  const seats = crewOf(b, side, 'politician');
  const up = slot.level === 1 ? me.hand.map((card) => `escalate:${card}`) : slot.level === 2 ? ['escalate'] : [];
  const fate = up.length === 0 ? 'evaluate' : yield* ask(choose('maneuver.fate', seats, () => ['evaluate', ...up]));
  if (fate !== 'evaluate') {
    if (slot.level === 1) slot.cover = takeCard(b, me.hand, (fate as string).slice('escalate:'.length), 'hand');
    slot.level++;
    return;
  }
  const [mine, theirs] = [side, 1 - side].map((whose) => influence(slot, whose)) as [number, number];
  slot.tokens = [noTokens(), noTokens()];
  let won = mine > theirs;
  if (mine === theirs && me.popularity >= 3) {
    won = (yield* ask(choose('maneuver.tie', seats, () => ['pay', 'yield']))) === 'pay';
    if (won) change(b, side, 'popularity', -2);
  }
  me.slots[place] = null;
  me.discard.push(slot.card, ...(slot.cover === null ? [] : [slot.cover]));
  const number = Number(slot.card.split('-')[1]);
  const effects = MANEUVERS.find(({ n }) => n === number)?.levels[slot.level - 1] ?? [];
  if (won) yield* applyEffects(b, side, effects);
  else yield* applyEffects(b, 1 - side, obstruction);
}

const influence = (slot: Slot, side: number): number => slot.tokens[side as 0 | 1].reduce((sum, [own]) => sum + own, 0);

/** Refills the hand to four; the discard pile becomes the new deck once the old one is empty (MS-204, MS-205). */
function refill(b: Book, side: number): void {
  const me = sideOf(b, side);
  const now = (b.after.programs[side]?.hand.cards ?? []).map(cardName);
  const drawn = now.filter((card) => !me.hand.includes(card));
  if (drawn.length + me.hand.length !== 4) fail(b, `MS-204: side ${side} has ${now} after ${me.hand}`);
  const first = drawn.filter((card) => me.deck.includes(card));
  const rest = drawn.filter((card) => !me.deck.includes(card));
  for (const card of first) me.hand.push(takeCard(b, me.deck, card, 'deck of maneuvers'));
  if (rest.length === 0) return;
  if (me.deck.length > 0) fail(b, 'MS-205: the discard pile was shuffled before the deck was empty');
  me.deck = me.discard.splice(0);
  for (const card of rest) me.hand.push(takeCard(b, me.deck, card, 'reshuffled deck of maneuvers'));
}
