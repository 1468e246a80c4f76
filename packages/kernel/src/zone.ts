import { type Rng, shuffled } from './rng.ts';
import { int, list, type Schema, shape } from './schema.ts';
import { EVERYBODY, type Mask, maskOf, NOBODY, type Seat } from './seats.ts';

/** An ordered pile of hidden or open components, and for each entry the set of seats that know what it is. */
export interface Zone {
  cards: number[];
  known: Mask[];
}

export const zone: Schema<Zone> = shape({ cards: list(int), known: list(int) });

/** Whoever keeps track of what seats have learned: the part of a state that zones write to. */
export interface Learner {
  marks: number[];
}

export const pile = (cards: number[] = [], known: Mask = NOBODY): Zone => ({
  cards,
  known: cards.map(() => known),
});

/** Moves entry `at` to the end of another zone (or to position `to`); `known` is added to those who know it. */
export function move(
  s: Learner,
  from: Zone,
  at: number,
  into: Zone,
  known: Mask = NOBODY,
  to = into.cards.length,
): number {
  const before = from.known[at] as Mask;
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

/** Puts a card that lay in no zone at the end of one; `known` are those who know it already, so nobody learns anything. */
export function put(z: Zone, card: number, known: Mask = NOBODY): void {
  z.cards.push(card);
  z.known.push(known);
}

/** Takes a card out of a zone to where no zone is (a board, a player's mat). Who sees it there is told with `witness`. */
export function take(z: Zone, at: number): number {
  const card = z.cards[at];
  if (card === undefined) throw new Error(`a zone has no entry ${at}`);
  z.cards.splice(at, 1);
  z.known.splice(at, 1);
  return card;
}

/** Moves all entries of a zone to the end of another, in their order; who knows them stays as it is. */
export function pour(from: Zone, into: Zone): void {
  into.cards.push(...from.cards.splice(0));
  into.known.push(...from.known.splice(0));
}

/** Takes the last entry of a zone (the top of a pile) to the end of another. */
export function draw(s: Learner, from: Zone, into: Zone, known: Mask): number {
  return move(s, from, from.cards.length - 1, into, known);
}

/** Lets seats see an entry where it lies. */
export function show(s: Learner, z: Zone, at: number, known: Mask): void {
  learn(s, z.known[at] as Mask, known);
  z.known[at] = (z.known[at] as Mask) | known;
}

/** Shuffles a zone: nobody knows any more what lies where. */
export function shuffle(z: Zone, rng: Rng): void {
  shuffled(rng, z.cards);
  z.known.fill(NOBODY);
}

/** What a seat sees of a zone: the card where it knows it, else null. */
export function seen(z: Zone, seat: Seat | null): (number | null)[] {
  const bit = maskOf(seat);
  return z.cards.map((card, i) => ((z.known[i] as Mask) & bit ? card : null));
}

/** Every seat that learned something gets a mark: undo stops there. */
function learn(s: Learner, before: Mask, known: Mask): void {
  const news = known & ~before;
  if (news === 0) return;
  for (let seat = 0; seat < s.marks.length; seat++) {
    if (news & (1 << seat)) s.marks[seat] = (s.marks[seat] as number) + 1;
  }
}

/** Something seats saw that lies in no zone (a die, a role): a mark for each. */
export function witness(s: Learner, who: Mask = EVERYBODY): void {
  learn(s, NOBODY, who);
}

/**
 * Deals entries anew among their places; they change places only with others of the same back. Where they are `sorted`
 * first, equal chance gives equal deals wherever they really lay.
 */
function dealAnew(
  zones: readonly Zone[],
  which: (known: Mask) => boolean,
  rng: Rng,
  back: (card: number) => number,
  sorted: boolean,
): void {
  const groups = new Map<number, { zone: Zone; at: number }[]>();
  for (const zone of zones) {
    for (let at = 0; at < zone.cards.length; at++) {
      if (!which(zone.known[at] as Mask)) continue;
      const kind = back(zone.cards[at] as number);
      const places = groups.get(kind);
      if (places) places.push({ zone, at });
      else groups.set(kind, [{ zone, at }]);
    }
  }
  for (const places of groups.values()) {
    const cards = places.map(({ zone, at }) => zone.cards[at] as number);
    if (sorted) cards.sort((a, b) => a - b);
    shuffled(rng, cards);
    places.forEach(({ zone, at }, i) => {
      zone.cards[at] = cards[i] as number;
    });
  }
}

/** Deals anew all that a seat does not know, over all zones at once. What it knows stays where it is. */
export function redeal(zones: Zone[], seat: Seat | null, rng: Rng, back: (card: number) => number): void {
  const bit = maskOf(seat);
  dealAnew(zones, (known) => (known & bit) === 0, rng, back, true);
}

/** After an undo past something learned: entries that nobody knows any more are mixed again, zone by zone. */
export function remix(zones: Zone[], rng: Rng, back: (card: number) => number): void {
  for (const zone of zones) dealAnew([zone], (known) => known === NOBODY, rng, back, false);
}
