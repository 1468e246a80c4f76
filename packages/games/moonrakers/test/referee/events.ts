import { bonus } from './bonus.ts';
import {
  ask,
  type Book,
  captain,
  choose,
  count,
  type Flow,
  fail,
  inTurn,
  need,
  out,
  sameCards,
  takeEvent,
} from './book.ts';
import { draw, met, noteDrawn, pay, take, under } from './effects.ts';
import { isCrew, priceOf } from './facts.ts';
import { openly } from './favours.ts';
import { acquire } from './market.ts';
import { sealed } from './sealed.ts';
import { clockwise } from './talks.ts';
import { arrive } from './turn.ts';

// Events and policies of Nomad (sections 5.1, 9.3 and 9.4).

export function* event(b: Book): Flow {
  b.phase = 'event';
  reveal(b);
  const me = captain(b, b.leader);
  const spindle = me.parts.some(({ card }) => card === 'PR04');
  if (spindle) {
    const able = me.credits >= 1 ? ['null', '"PR04"'] : ['null'];
    const answer = yield* ask({
      what: 'triggers.choose',
      seat: b.leader,
      all: () => able,
      idle: true,
      among: ['PR04'],
    });
    if (answer !== null) {
      me.credits--;
      const before = b.event as string;
      count(b, 'used PR04');
      if (b.eventDeck.length === 0) renew(b, before);
      b.eventDeck.unshift(before);
      reveal(b);
    }
  }
  const card = b.event as string;
  count(b, `event ${card}`);
  if (card.startsWith('L')) yield* vote(b, card);
  else yield* happen(b, card);
}

/**
 * Shuffles the used events, without the active policy, into a new deck (MK-260). `under` is then put under it (MK-628).
 */
function renew(b: Book, under: string | null = null): void {
  const revealed = takeEvent(b, 'event').card as string;
  b.eventDeck = [...b.after.eventDeck, revealed].filter((card) => card !== under);
  if (!sameCards(b.eventDeck, b.usedEvents)) fail(b, `MK-260: events ${b.eventDeck} out of ${b.usedEvents}`);
  b.usedEvents = [];
  count(b, 'new event deck');
}

function reveal(b: Book): void {
  if (b.eventDeck.length === 0) renew(b);
  b.event = b.eventDeck.pop() as string;
}

/** A secret, simultaneous vote. The leader breaks ties and decides alone in solo games (MK-264 to MK-272). */
function* vote(b: Book, card: string): Flow {
  const votes = yield* sealed(b, () => inTurn(b).map((seat) => choose('event.vote', seat, ['for', 'against'])));
  const aye = [...votes.values()].filter((one) => one === 'for').length;
  const nay = b.seats - aye;
  if (b.seats >= 3) for (const [seat, one] of votes) if ((one === 'for' ? aye : nay) === 1) met(b, seat, 'O37');
  const decide = () => [choose('event.decide', b.leader, ['pass', 'reject'])];
  const passed = aye === nay ? (yield* openly(b, decide)).answer === 'pass' : aye > nay;
  count(b, passed ? 'policy passed' : 'policy rejected');
  b.event = null;
  if (passed) {
    if (b.policy) b.usedEvents.push(b.policy);
    b.policy = card;
  } else b.usedEvents.push(card);
}

/** Draft order: least prestige first; ties in turn order, the leader first (MK-257). */
const draft = (b: Book): number[] =>
  inTurn(b)
    .map((seat, i) => ({ seat, i, prestige: captain(b, seat).prestige }))
    .sort((a, c) => a.prestige - c.prestige || a.i - c.i)
    .map(({ seat }) => seat);

const lose = (b: Book, seat: number, n: number): void => {
  const me = captain(b, seat);
  me.credits = Math.max(0, me.credits - n);
};

function* happen(b: Book, card: string): Flow {
  const all = inTurn(b);
  switch (card) {
    case 'E01':
      for (const seat of all) {
        if ((yield* ask(choose('happening.choose', seat, ['yes', 'no']))) === 'no') continue;
        draw(b, seat, 1);
        if (captain(b, seat).hand.length > 0) yield* pay(b, seat, 'discard', () => true, 'discard');
      }
      return;
    case 'E02':
      for (const seat of all) if (captain(b, seat).credits >= 6) lose(b, seat, 2);
      return;
    case 'E03':
      return yield* sale(b, b.crewDeck, b.seats, 1);
    case 'E04':
      for (const seat of all) arrive(b, seat, clockwise(captain(b, seat).at));
      return;
    case 'E05':
      for (const seat of all) arrive(b, seat, 'base');
      return;
    case 'E06':
      for (const seat of all) lose(b, seat, takeEvent(b, 'event-roll', seat).icons);
      return;
    case 'E07':
      for (const seat of all) {
        const { icons } = takeEvent(b, 'event-roll', seat);
        if (icons === 0) captain(b, seat).credits++;
        if (icons === 2) take(b, seat, 'm');
      }
      return;
    case 'E09':
      for (const seat of all) {
        if (captain(b, seat).hand.length === 0) continue;
        if ((yield* ask(choose('happening.choose', seat, ['yes', 'no']))) === 'no') continue;
        yield* pay(b, seat, 'trash', () => true);
        draw(b, seat, 1);
      }
      return;
    case 'E13':
      return yield* sale(b, b.partDeck, b.seats + 1, 2);
    case 'E14':
      for (const seat of draft(b)) {
        const me = captain(b, seat);
        if (me.credits < 2) continue;
        if ((yield* ask(choose('happening.choose', seat, ['yes', 'no']))) === 'no') continue;
        me.credits -= 2;
        yield* bonus(b, seat);
      }
      return;
    case 'E16': {
      const least = Math.min(...b.captains.map(({ prestige }) => prestige));
      for (const me of b.captains) if (me.prestige === least) me.credits += 2;
      return;
    }
    case 'E18':
      return yield* leak(b);
  }
}

/** All captains draw an objective, then each puts one of their objectives under the deck (MK-521). */
function* leak(b: Book): Flow {
  const owing: number[] = [];
  for (const seat of inTurn(b)) {
    const card = b.objectiveDeck.pop();
    // A captain who draws no card puts none back (D105).
    if (card === undefined) break;
    const me = captain(b, seat);
    me.objectives.push(card);
    noteDrawn(b, seat, card);
    if (me.objectives.length > 1) owing.push(seat);
    else b.objectiveDeck.unshift(out(b, me.objectives, card, 'objective'));
  }
  for (const seat of owing) {
    const { objectives } = captain(b, seat);
    const back = (yield* ask(need('back', seat, objectives))) as string;
    b.objectiveDeck.unshift(out(b, objectives, back, 'objective'));
  }
}

/** Reveals cards; in draft order each captain may buy one at a discount, but for at least 1 (MK-506, MK-516). */
function* sale(b: Book, deck: string[], n: number, less: number): Flow {
  while (b.sale.length < n && deck.length > 0) b.sale.push(deck.pop() as string);
  for (const seat of draft(b)) {
    if (b.sale.length === 0) break;
    const me = captain(b, seat);
    const subsidy = (card: string): number => (b.policy === 'L04' && isCrew(card) ? 1 : 0);
    const cost = (card: string): number => Math.max(1, priceOf(card) - less - subsidy(card));
    const able = b.sale.filter((card) => me.credits >= cost(card));
    const answer = yield* ask({
      what: 'happening.buy',
      seat,
      all: () => ['null', ...able.map((card) => JSON.stringify(card))],
      idle: true,
    });
    if (answer === null) continue;
    const card = answer as string;
    me.credits -= cost(card);
    b.sale.splice(b.sale.indexOf(card), 1);
    count(b, isCrew(card) ? 'sale of crew' : 'sale of parts');
    yield* acquire(b, seat, card);
  }
  under(deck, b.sale, deck === b.crewDeck ? b.after.crewDeck : b.after.partDeck);
  b.sale = [];
}
