import { ask, type Book, captain, choose, count, type Flow, out, type Question, turnRecordOf } from './book.ts';
import { gain, met, take } from './effects.ts';
import { ADVANCED, ALLY_CARDS, CREW, contract, isCrew, KINDS, part, priceOf } from './facts.ts';
import { openly } from './favours.ts';

// Refilling rows, the Armory, ship parts and the Buying Phase (sections 2.10 and 5.8).

const SECTORS = ['E', 'K', 'D', 'R', 'S'];
/** The deck of a contract: the common deck or, with Nomad, that of its sector (MK-016, MK-022). */
export const deckOf = (b: Book, card: string): string[] =>
  b.contractDecks[b.options.nomad ? SECTORS.indexOf(contract(card).type) : 0] as string[];

/** Puts an open contract under its deck and reveals the next one (MK-275, MK-281). */
export function replaceContract(b: Book, card: string): void {
  out(b, b.row, card, 'row');
  deckOf(b, card).unshift(card);
  const next = deckOf(b, card).pop();
  if (next) b.row.push(next);
}

/** Removes an Armory card and immediately refills its place (MK-383). */
function leaveArmory(b: Book, card: string): void {
  const [row, deck] = isCrew(card) ? [b.armoryCrew, b.crewDeck] : [b.armoryParts, b.partDeck];
  out(b, row, card, 'Armory');
  const next = deck.pop();
  if (next) row.push(next);
}
/** Refills the Armory to six parts and three crew, as far as the decks last (MK-384). */
function fillArmory(b: Book): void {
  while (b.armoryParts.length < 6 && b.partDeck.length > 0) b.armoryParts.push(b.partDeck.pop() as string);
  while (b.armoryCrew.length < 3 && b.crewDeck.length > 0) b.armoryCrew.push(b.crewDeck.pop() as string);
}
export function replaceArmory(b: Book, card: string): void {
  const deck = isCrew(card) ? b.crewDeck : b.partDeck;
  deck.unshift(card);
  leaveArmory(b, card);
}

const owned = (b: Book, seat: number): string[] => {
  const me = captain(b, seat);
  return [...me.draw, ...me.hand, ...me.discard, ...me.looked, ...me.play.map(({ card }) => card)];
};
const crewOwned = (b: Book, seat: number): string[] => owned(b, seat).filter(isCrew);
/** Credits plus the printed prices of parts and crew (MK-250). */
export const netWorth = (b: Book, seat: number): number => {
  const { parts, credits } = captain(b, seat);
  const cards = [...parts.map(({ card }) => card), ...crewOwned(b, seat)];
  return credits + cards.reduce((all, card) => all + priceOf(card), 0);
};

/** Gives a captain a crew card, a part or an advanced card (MK-160, MK-392, MK-378). */
export function* acquire(b: Book, seat: number, card: string): Flow {
  if (card in CREW || isCrew(card)) {
    captain(b, seat).discard.push(card);
    if (crewOwned(b, seat).length >= 4) met(b, seat, 'O13');
  } else if (card in ADVANCED) return take(b, seat, card);
  else yield* install(b, seat, card);
  if (priceOf(card) >= 5) turnRecordOf(b, seat).dear = true;
}

/** Installs a part; a fifth part replaces another one, which leaves the game (MK-145 to MK-150). */
function* install(b: Book, seat: number, card: string): Flow {
  const me = captain(b, seat);
  if (me.parts.length >= 4) {
    const names = me.parts.map((own) => own.card);
    me.looked.push(card);
    const gone = (yield* ask(choose('install.replace', seat, names))) as string;
    me.looked.pop();
    me.parts.splice(names.indexOf(gone), 1);
    b.scrapped.push(gone);
    count(b, 'scrapped');
  }
  const self = { card, io: 0 };
  me.parts.push(self);
  if (b.mission) b.newcomers.push(self);
  const brands = me.parts.map((own) => part(own.card).brand);
  if (brands.filter((brand) => brand === part(card).brand).length >= 3) met(b, seat, 'O11');
  if (new Set(brands).size === 4 && brands.length === 4) met(b, seat, 'O12');
  if (card.startsWith('PR')) {
    met(b, seat, 'O38');
    const able = KINDS.filter((kind) => !(kind in ADVANCED) || (b.stock[kind] ?? 0) > 0);
    take(b, seat, (yield* ask(choose('install.bring', seat, able))) as string);
  } else {
    // Cards in stock are taken first, then substitutes for those out of stock (MK-142).
    const missing: string[] = [];
    for (const kind of part(card).brings)
      if (b.stock[kind] === 0) missing.push(kind);
      else take(b, seat, kind);
    for (const kind of missing) yield* gain(b, seat, kind);
  }
}

/** The current price of a card: changes add up, and a lowered price is at least 1 (MK-393). */
function price(b: Book, card: string): number {
  const printed = priceOf(card);
  if (card in ADVANCED) return printed;
  let now = printed;
  if (b.event === 'E08' && !isCrew(card)) now--;
  if (b.policy === 'L04' && isCrew(card)) now--;
  if (b.policy === 'L03' && printed >= 5) now++;
  return Math.max(Math.min(1, printed), now);
}

export function* buying(b: Book): Flow {
  const seat = b.leader;
  const me = captain(b, seat);
  const record = turnRecordOf(b, seat);
  const expansion = b.options.overload || b.options.nomad || b.options.binding;
  b.phase = 'buying';
  fillArmory(b);
  /** The current price of a discard; null if none is left (MK-385 to MK-388, D85). */
  const discard = (): number | null => {
    if (!expansion) return 1;
    if (!b.plan.free && !b.plan.bought) return 0;
    return b.plan.paid ? null : 1;
  };
  const make = (): Question[] => {
    const deals = ['done'];
    const cost = discard();
    for (const card of [...b.armoryParts, ...b.armoryCrew]) {
      if (me.credits >= price(b, card)) deals.push(`buy:${card}`);
      if (cost !== null && me.credits >= cost) deals.push(`discard:${card}`);
      if (b.seats <= 2 && !b.options.nomad && ALLY_CARDS.includes(card)) deals.push(`swap:${card}`);
    }
    for (const [kind, left] of Object.entries(b.stock))
      if (left > 0 && me.credits >= price(b, kind)) deals.push(`buy:${kind}`);
    return [choose('buying.buy', seat, deals)];
  };
  for (;;) {
    const { answer } = yield* openly(b, make);
    if (answer === 'done') break;
    const [verb, card = ''] = (answer as string).split(':');
    count(b, verb === 'buy' ? 'bought' : `armory ${verb}`);
    if (verb === 'swap') replaceArmory(b, card);
    else if (verb === 'discard') {
      const cost = discard() as number;
      me.credits -= cost;
      record.spent += cost;
      if (cost === 0) b.plan.free = true;
      else b.plan.paid = true;
      replaceArmory(b, card);
    } else {
      const cost = price(b, card);
      me.credits -= cost;
      record.spent += cost;
      b.plan.bought = true;
      if (!(card in ADVANCED)) {
        leaveArmory(b, card);
        if (++record.acquired >= 3) met(b, seat, 'O16');
      }
      if (record.spent >= 8) met(b, seat, 'O14');
      yield* acquire(b, seat, card);
    }
    if (record.spent >= 8) met(b, seat, 'O14');
  }
}
