import { ask, type Book, captain, choose, count, type Flow } from './book.ts';
import { gain } from './effects.ts';
import { ADVANCED, isCrew } from './facts.ts';
import { acquire } from './market.ts';

// Bonus Cards and prototypes (MK-187, MK-188, MK-375 to MK-379).

/** The receiver chooses a source, then sees the card and may put it under its deck. */
export function* bonus(b: Book, seat: number): Flow {
  const sources = [
    ...(b.crewDeck.length > 0 ? ['crew'] : []),
    ...(b.partDeck.length > 0 ? ['part'] : []),
    ...(b.options.overload ? Object.keys(ADVANCED) : []),
  ];
  // If no card is left, the bonus is lost (D111).
  if (sources.length === 0) return;
  const source = (yield* ask(choose('bonus.source', seat, sources))) as string;
  if (source in ADVANCED) return yield* gain(b, seat, source);
  yield* drawn(b, seat, source === 'crew' ? b.crewDeck : b.partDeck);
}
export function* prototype(b: Book, seat: number): Flow {
  if (b.prototypeDeck.length === 0) return yield* bonus(b, seat);
  yield* drawn(b, seat, b.prototypeDeck);
}
function* drawn(b: Book, seat: number, deck: string[]): Flow {
  const me = captain(b, seat);
  const card = deck.pop() as string;
  me.looked.push(card);
  const answer = yield* ask(choose('bonus.keep', seat, ['keep', 'decline']));
  me.looked.pop();
  count(b, `bonus ${answer} ${isCrew(card) ? 'crew' : 'part'}`);
  if (answer === 'decline') deck.unshift(card);
  else yield* acquire(b, seat, card);
}
