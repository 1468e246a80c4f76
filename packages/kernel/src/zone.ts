import { addAt, defined } from './defined.ts';
import { type Rng, shuffled } from './rng.ts';
import { int, list, type Schema, shape } from './schema.ts';
import { EVERYBODY, type Mask, maskOf, NOBODY, type Seat } from './seats.ts';

/** An ordered pile of hidden or open components; `known` holds, for each of them, the seats that know it. */
export interface Zone {
  cards: number[];
  known: Mask[];
}

export const zone: Schema<Zone> = shape({ cards: list(int), known: list(int) });

/** The part of a state that records what seats have learned. */
export interface Learner {
  marks: number[];
}

export const pile = (cards: number[] = [], known: Mask = NOBODY): Zone => ({
  cards,
  known: cards.map(() => known),
});

/** Moves card `at` to the end of another zone, or to position `to` there; the seats in `known` learn it. */
export function move(
  s: Learner,
  from: Zone,
  at: number,
  into: Zone,
  known: Mask = NOBODY,
  to = into.cards.length,
): number {
  const before = from.known[at] ?? NOBODY;
  const card = take(from, at);
  learn(s, before, known);
  if (to === into.cards.length) {
    put(into, card, before | known);
  } else {
    into.cards.splice(to, 0, card);
    into.known.splice(to, 0, before | known);
  }
  return card;
}

/** Adds a card from outside zones to the end of a zone. The seats in `known` already know it, so nothing is learned. */
export function put(z: Zone, card: number, known: Mask = NOBODY): void {
  z.cards.push(card);
  z.known.push(known);
}

/** Removes a card from a zone to a place outside zones, such as a board. Use `witness` for the seats that see it. */
export function take(z: Zone, at: number): number {
  const card = z.cards[at];
  if (card === undefined) throw new Error(`a zone has no entry ${at}`);
  z.cards.splice(at, 1);
  z.known.splice(at, 1);
  return card;
}

/** Moves all cards to the end of another zone in order; knowledge stays the same. */
export function pour(from: Zone, into: Zone): void {
  into.cards.push(...from.cards.splice(0));
  into.known.push(...from.known.splice(0));
}

/** Moves the last card of a zone (the top of a pile) to the end of another. */
export function draw(s: Learner, from: Zone, into: Zone, known: Mask): number {
  return move(s, from, from.cards.length - 1, into, known);
}

/** Shows a card to seats without moving it. */
export function show(s: Learner, z: Zone, at: number, known: Mask): void {
  learn(s, defined(z.known[at]), known);
  z.known[at] = defined(z.known[at]) | known;
}

/** Shuffles a zone, so that all knowledge of its cards is lost. */
export function shuffle(z: Zone, rng: Rng): void {
  shuffled(rng, z.cards);
  z.known.fill(NOBODY);
}

/** The cards of a zone as a seat sees them: null for those it does not know. */
export function visibleCards(z: Zone, seat: Seat | null): (number | null)[] {
  const bit = maskOf(seat);
  return z.cards.map((card, i) => (defined(z.known[i]) & bit ? card : null));
}

/** Raises the mark of every seat that learned something, which limits free undo. */
function learn(s: Learner, before: Mask, known: Mask): void {
  const news = known & ~before;
  if (news === 0) return;
  for (let seat = 0; seat < s.marks.length; seat++) {
    if (news & (1 << seat)) addAt(s.marks, seat, 1);
  }
}

/** Raises the mark of seats that saw something outside zones, such as a die or a role. */
export function witness(s: Learner, who: Mask = EVERYBODY): void {
  learn(s, NOBODY, who);
}

/**
 * Re-deals cards among their places; only cards with the same back are swapped. With `sorted`, the result depends only
 * on the random numbers and not on the real positions.
 */
function reshuffle(
  zones: readonly Zone[],
  which: (known: Mask) => boolean,
  rng: Rng,
  back: (card: number) => number,
  sorted: boolean,
): void {
  const groups = new Map<number, { zone: Zone; at: number }[]>();
  for (const zone of zones) {
    for (let at = 0; at < zone.cards.length; at++) {
      if (!which(defined(zone.known[at]))) continue;
      const kind = back(defined(zone.cards[at]));
      const places = groups.get(kind);
      if (places) places.push({ zone, at });
      else groups.set(kind, [{ zone, at }]);
    }
  }
  for (const places of groups.values()) {
    const cards = places.map(({ zone, at }) => defined(zone.cards[at]));
    if (sorted) cards.sort((a, b) => a - b);
    shuffled(rng, cards);
    places.forEach(({ zone, at }, i) => {
      zone.cards[at] = defined(cards[i]);
    });
  }
}

/** Re-deals everything that a seat does not know, across all zones. */
export function redeal(zones: Zone[], seat: Seat | null, rng: Rng, back: (card: number) => number): void {
  const bit = maskOf(seat);
  reshuffle(zones, (known) => (known & bit) === 0, rng, back, true);
}

/** Shuffles the cards that no seat knows, zone by zone; used after an undo by consent and for a new seed. */
export function remix(zones: Zone[], rng: Rng, back: (card: number) => number): void {
  for (const zone of zones) reshuffle([zone], (known) => known === NOBODY, rng, back, false);
}
