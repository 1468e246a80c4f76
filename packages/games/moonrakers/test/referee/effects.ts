import {
  ask,
  type Book,
  captain,
  choose,
  count,
  type Flow,
  fail,
  joins,
  type Laid,
  memoryOf,
  missionOf,
  need,
  out,
  participants,
  pilotOf,
  sameCards,
  sum,
  turnRecordOf,
  without,
} from './book.ts';
import { ADVANCED, BASIC, categoryOf, contract, iconsOf, isAdvanced, isCrew, type Letter, WORDS } from './facts.ts';

// Effects of cards, parts and rewards (sections 5.6, 7.2 and 9.1 of the inventory).

export const others = (b: Book, seat: number): number[] => b.captains.flatMap((_own, i) => (i === seat ? [] : [i]));
export const met = (b: Book, seat: number, objective: string): void => void turnRecordOf(b, seat).met.add(objective);

/** Checks the hand size during a contract for O02 (MK-532). */
export function noteHand(b: Book, seat: number): void {
  if (joins(b, seat) && !missionOf(b).duel && captain(b, seat).hand.length >= 8) met(b, seat, 'O02');
}

/** Shuffles the discard pile into a new draw pile, in the game's order (MK-341, MK-342). */
function reshuffle(b: Book, seat: number): void {
  const [me, theirs] = [captain(b, seat), captain(b.after, seat)];
  const drawn = without(theirs.hand, me.hand);
  const pile = [...theirs.draw, ...drawn.reverse()];
  if (!sameCards(pile, me.discard)) {
    fail(b, `MK-341: seat ${seat} made a pile of ${pile.sort()} out of ${[...me.discard].sort()}`);
    return;
  }
  count(b, 'reshuffled');
  me.draw = pile;
  me.discard = [];
}

/** Draws up to `n` cards, as many as there are (MK-341, MK-343). */
export function draw(b: Book, seat: number, n: number): string[] {
  const me = captain(b, seat);
  const drawn: string[] = [];
  for (let left = n; left > 0; left--) {
    if (me.draw.length === 0 && me.discard.length > 0) reshuffle(b, seat);
    const card = me.draw.pop();
    if (card === undefined) break;
    me.hand.push(card);
    drawn.push(card);
  }
  noteHand(b, seat);
  return drawn;
}

/** Looks at the top of the draw pile; if it is too short, the discard pile goes under it first (MK-473). */
export function peek(b: Book, seat: number, n: number): void {
  const [me, theirs] = [captain(b, seat), captain(b.after, seat)];
  if (me.draw.length < n && me.discard.length > 0) {
    // A single card leaves no choice, so the game's table does not show it as looked at any more.
    const isOne = me.draw.length + me.discard.length === 1;
    const pile = isOne ? me.discard : [...theirs.draw, ...without(theirs.looked, me.draw)];
    if (!sameCards(pile, me.discard)) fail(b, `MK-473: seat ${seat} put ${pile} under the pile`);
    me.draw = [...pile, ...me.draw];
    me.discard = [];
  }
  me.looked = me.draw.splice(Math.max(0, me.draw.length - n));
}

export function pass(b: Book, seat: number, prestige: number, source: number): void {
  const me = captain(b, seat);
  me.prestige += prestige;
  me.sources[source] = (me.sources[source] as number) + prestige;
}

// Requirements.

export const needOf = (b: Book, letter: Letter): number => contract(missionOf(b).contract).needs[letter] ?? 0;
export const lists = (b: Book, letter: Letter): boolean => letter in contract(missionOf(b).contract).needs;
const open = (b: Book, letter: Letter): boolean => lists(b, letter) && missionOf(b).filled[letter] < needOf(b, letter);

/** Puts units on a type, even one that the contract does not list, where they have no effect (MK-074). */
export function put(b: Book, seat: number, letter: Letter, n: number, own = true): void {
  missionOf(b).filled[letter] += n;
  const pilot = pilotOf(b, seat);
  if (own) pilot.units[letter] += n;
}

/** The type that units go to; null if their owner can choose (MK-077 to MK-081, D82). */
export function placeOf(b: Book, letter: Letter): Letter | null {
  if (missionOf(b).duel || !lists(b, 'F')) return letter;
  return open(b, letter) ? null : 'F';
}
export function* place(b: Book, seat: number, letter: Letter, n: number): Flow<Letter | null> {
  if (n === 0) return null;
  let to = placeOf(b, letter);
  if (to === null) {
    const answer = yield* ask(need('target', seat, [WORDS[letter], WORDS.F]));
    to = answer === WORDS.F ? 'F' : letter;
  }
  put(b, seat, to, n);
  return to;
}

/** Lowers the requirement of a type, or one of the owner's choice (MK-355 to MK-357). */
export function* reduce(b: Book, seat: number, letter: Letter | 'any', n: number): Flow {
  if (n === 0) return;
  if (letter !== 'any') {
    if (lists(b, letter) || lists(b, 'F') || missionOf(b).duel) yield* place(b, seat, letter, n);
    return;
  }
  // A requirement that is already met can be chosen too; the surplus is lost (MK-356).
  const all = Object.keys(contract(missionOf(b).contract).needs) as Letter[];
  const answer = yield* ask(
    need(
      'target',
      seat,
      all.map((one) => WORDS[one]),
    ),
  );
  put(b, seat, all.find((one) => WORDS[one] === answer) as Letter, n);
}

// Cards.

/** Applies the Actions, cards and blocks of an Action card (MK-129 to MK-140). */
export function action(b: Book, seat: number, kind: string): void {
  const pilot = pilotOf(b, seat);
  const actions = { r: 2, 'r+': 2, rX: 3, 't+': 1, 's+': 1, 'd+': 1 }[kind] ?? 0;
  const cards = { t: 2, 't+': 2, tX: 3, 'r+': 1 }[kind] ?? 0;
  const blocks = { s: 1, 's+': 1, sX: 2 }[kind] ?? 0;
  pilot.actions += actions;
  pilot.blocks += blocks;
  if (cards > 0) draw(b, seat, cards);
}

/** Under L07 a Damage card provides at most 2 Damage (MK-528). */
export const capped = (b: Book, kind: string, n: number): number =>
  categoryOf(kind) === 'D' && b.policy === 'L07' && !missionOf(b).duel ? Math.min(n, 2) : n;

/** Applies the icons and the effect of an Action card that another card acts as (MK-161, D83). */
export function* actAs(b: Book, seat: number, kind: string): Flow {
  const letter = categoryOf(kind);
  action(b, seat, kind);
  if (letter) yield* place(b, seat, letter, capped(b, kind, iconsOf(kind)));
}

/** Takes a card from the supply into the discard pile or the hand (MK-462, MK-463, MK-142). */
export function* gain(b: Book, seat: number, kind: string, to: 'discard' | 'hand' = 'discard'): Flow {
  let card = kind;
  if (isAdvanced(kind) && b.stock[kind] === 0) {
    const same = [...BASIC, ...Object.keys(ADVANCED)].filter(
      (other) => categoryOf(other) === categoryOf(kind) && (!isAdvanced(other) || (b.stock[other] as number) > 0),
    );
    card = (yield* ask(choose('substitute.choose', seat, same))) as string;
    count(b, 'substituted');
  }
  take(b, seat, card, to);
}
export function take(b: Book, seat: number, card: string, to: 'discard' | 'hand' = 'discard'): void {
  if (isAdvanced(card)) {
    b.stock[card] = (b.stock[card] as number) - 1;
    if (++turnRecordOf(b, seat).advanced >= 2) met(b, seat, 'O28');
  }
  captain(b, seat)[to].push(card);
  if (to === 'hand') noteHand(b, seat);
}

/** Trashes a card: it returns to the supply or goes under the crew deck (MK-458). */
export function trash(b: Book, seat: number, card: string, from: string[]): void {
  out(b, from, card, 'trashed');
  if (isCrew(card)) b.crewDeck.unshift(card);
  else if (isAdvanced(card)) b.stock[card] = (b.stock[card] as number) + 1;
  const me = captain(b, seat);
  const all = [...me.draw, ...me.hand, ...me.discard, ...me.looked, ...me.play.map((own) => own.card)];
  if (card === 'm' && !all.includes('m')) met(b, seat, 'O17');
}

/** Asks for a card from hand as a cost (MK-471). */
export function* pay(
  b: Book,
  seat: number,
  how: 'discard' | 'trash',
  accepts: (card: string) => boolean,
  why = 'pay',
): Flow<string> {
  const me = captain(b, seat);
  const card = (yield* ask(need(why, seat, me.hand.filter(accepts)))) as string;
  if (how === 'trash') trash(b, seat, card, me.hand);
  else me.discard.push(out(b, me.hand, card, 'discarded'));
  return card;
}

export function spendAction(b: Book, seat: number): void {
  const pilot = pilotOf(b, seat);
  pilot.actions--;
  if (++pilot.spent >= 7 && !missionOf(b).duel) met(b, seat, 'O01');
}

// Reputation.

export const points = (b: Book, seat: number): number => sum(captain(b, seat).reputation);
export function befriend(b: Book, seat: number, other: number): void {
  const me = captain(b, seat);
  if ((me.reputation[other] as number) >= 5) return;
  me.reputation[other] = (me.reputation[other] as number) + 1;
  const record = turnRecordOf(b, seat);
  record.befriended.add(other);
  const all = others(b, seat);
  if (all.every((one) => (me.reputation[one] as number) >= 2)) met(b, seat, 'O29');
  if (me.reputation[other] === 5) met(b, seat, 'O30');
  if (all.every((one) => record.befriended.has(one))) met(b, seat, 'O33');
}
export const colourSeat = (b: Book, colour: string): number => b.colours.indexOf(colour);
const colours = (b: Book, seats: readonly number[]): string[] => seats.map((seat) => b.colours[seat] as string);

/** Gains one point with one of these factions; the owner chooses (MK-210, MK-212). */
export function* gainWith(b: Book, seat: number, among: readonly number[]): Flow {
  if (among.length === 0) return;
  const colour = (yield* ask(need('faction', seat, colours(b, among)))) as string;
  befriend(b, seat, colourSeat(b, colour));
}
export function* gainLowest(b: Book, seat: number): Flow {
  const all = others(b, seat);
  const { reputation } = captain(b, seat);
  const least = Math.min(...all.map((other) => reputation[other] as number));
  yield* gainWith(
    b,
    seat,
    all.filter((other) => reputation[other] === least),
  );
}
export function spendPoint(b: Book, seat: number, other: number): void {
  const me = captain(b, seat);
  if ((me.reputation[other] as number) < 1) fail(b, `MK-204: seat ${seat} has no point with ${other}`);
  me.reputation[other] = (me.reputation[other] as number) - 1;
}
/** Pays points of any colours one by one; they count as spent (MK-217, MK-236, MK-476). */
export function* payPoints(b: Book, seat: number, n: number): Flow {
  for (let left = n; left > 0; left--) {
    const me = captain(b, seat);
    const able = others(b, seat).filter((other) => (me.reputation[other] as number) > 0);
    const colour = (yield* ask(need('point', seat, colours(b, able)))) as string;
    spendPoint(b, seat, colourSeat(b, colour));
  }
  spent(b, seat, n);
}
/** Pays 1 to `most` points, one by one, until the owner stops. Returns the number paid. */
export function* payUpTo(b: Book, seat: number, most: number): Flow<number> {
  const me = captain(b, seat);
  let n = 0;
  for (; n < most; n++) {
    const able = colours(
      b,
      others(b, seat).filter((other) => (me.reputation[other] as number) > 0),
    );
    if (able.length === 0) break;
    const answer = (yield* ask(need('point', seat, n > 0 ? [...able, 'stop'] : able))) as string;
    if (answer === 'stop') break;
    spendPoint(b, seat, colourSeat(b, answer));
    spent(b, seat, 1);
  }
  return n;
}
export function spent(b: Book, seat: number, n: number): void {
  const record = turnRecordOf(b, seat);
  record.favours += n;
  if (record.favours >= 6) met(b, seat, 'O31');
}

// Tokens.

const HOLDS: Record<string, number> = { VE8: 4, HE8: 3, SO8: 5 };
export function charge(b: Book, seat: number, on: Laid, n: number): void {
  const before = on.io;
  on.io = Math.min(on.io + n, HOLDS[on.card] ?? Number.POSITIVE_INFINITY);
  if (on.io > before) tokens(b, seat);
}
/** Checks O24 after a gain: five tokens in total on the captain's cards (MK-554). */
export function tokens(b: Book, seat: number): void {
  if (sum(ownLaid(b, seat).map(({ io }) => io)) >= 5) met(b, seat, 'O24');
}
/** The captain's parts and crew in play, without hired crew (MK-428). */
export function ownLaid(b: Book, seat: number): Laid[] {
  const me = captain(b, seat);
  const hired = joins(b, seat) ? memoryOf(b, seat).hired : [];
  return [...me.parts, ...me.play.filter((own) => !hired.includes(own))];
}

/** A participant's hazards, and how many of them are blocked (MK-120, MK-124). */
export const icons = (b: Book, seat: number): number => sum(pilotOf(b, seat).dice);
export const blocked = (b: Book, seat: number): number => Math.min(icons(b, seat), pilotOf(b, seat).blocks);
/** The number of allies; a head-to-head has none (MK-060, MK-090). */
export const allies = (b: Book): number => (missionOf(b).duel ? 0 : participants(b).length - 1);

/** Removes a rolled die with its hazards (MK-126). */
export function* removeDie(b: Book, seat: number): Flow {
  const pilot = pilotOf(b, seat);
  if (pilot.dice.length === 0) return;
  const face = yield* ask(need('die', seat, pilot.dice.map(String)));
  pilot.dice.splice(pilot.dice.indexOf(Number(face)), 1);
}

/** Records that an objective was drawn; earlier events do not count for it (MK-113, D69). */
export function noteDrawn(b: Book, seat: number, card: string): void {
  const record = turnRecordOf(b, seat);
  record.toured.set(card, new Set([captain(b, seat).at]));
  record.met.delete(card);
  if (card === 'O22') record.dear = false;
  if (b.phase === 'claims') record.late.add(card);
}

/** Draws objectives and puts all but one back under the deck, one by one (MK-317, MK-318, D107). */
export function* objectives(b: Book, seat: number, n: number): Flow {
  const me = captain(b, seat);
  const drawn: string[] = [];
  while (drawn.length < n && b.objectiveDeck.length > 0) drawn.push(b.objectiveDeck.pop() as string);
  if (drawn.length === 0) return;
  for (const card of drawn) noteDrawn(b, seat, card);
  me.looked.push(...drawn);
  while (me.looked.length > 1) {
    const back = (yield* ask(need('back', seat, me.looked))) as string;
    b.objectiveDeck.unshift(out(b, me.looked, back, 'objective'));
  }
  me.objectives.push(...me.looked.splice(0));
}

/** Puts cards under a deck, in the order that the game used. */
export function under(deck: string[], cards: readonly string[], after: readonly string[]): void {
  const lowest = after.slice(0, cards.length);
  if (sameCards(lowest, cards)) deck.unshift(...lowest);
  else deck.unshift(...cards);
}
