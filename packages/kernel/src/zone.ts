import { below, type Rng } from './rng.ts';
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
  const card = from.cards[at];
  if (card === undefined) throw new Error(`move: no entry ${at}`);
  const before = from.known[at] as Mask;
  from.cards.splice(at, 1);
  from.known.splice(at, 1);
  learn(s, before, known);
  if (to === into.cards.length) {
    into.cards.push(card);
    into.known.push(before | known);
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
  if (card === undefined) throw new Error(`take: no entry ${at}`);
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
  permute(
    z.cards,
    z.cards.map((_card, i) => i),
    rng,
  );
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

/** Permutes the entries at the given places among themselves. */
function permute(cards: number[], places: number[], rng: Rng): void {
  for (let i = places.length - 1; i > 0; i--) {
    const a = places[i] as number;
    const b = places[below(rng, i + 1)] as number;
    const held = cards[a] as number;
    cards[a] = cards[b] as number;
    cards[b] = held;
  }
}

/**
 * Deals anew all that a seat does not know, over all zones at once: entries change places only with others of the
 * same back. What the seat knows stays where it is.
 */
export function redeal(zones: Zone[], seat: Seat | null, rng: Rng, back: (card: number) => number): void {
  const bit = maskOf(seat);
  const groups: { back: number; cards: number[]; where: { zone: Zone; at: number }[] }[] = [];
  for (const z of zones) {
    for (let at = 0; at < z.cards.length; at++) {
      if ((z.known[at] as Mask) & bit) continue;
      const card = z.cards[at] as number;
      const kind = back(card);
      let group = groups.find((g) => g.back === kind);
      if (!group) {
        group = { back: kind, cards: [], where: [] };
        groups.push(group);
      }
      group.cards.push(card);
      group.where.push({ zone: z, at });
    }
  }
  for (const group of groups) {
    // Sorted first, so that equal chance gives equal worlds wherever the unknown cards really lie.
    group.cards.sort((a, b) => a - b);
    permute(
      group.cards,
      group.cards.map((_card, i) => i),
      rng,
    );
    group.where.forEach((place, i) => {
      place.zone.cards[place.at] = group.cards[i] as number;
    });
  }
}

/** After an undo past something learned: entries that nobody knows any more are mixed again, zone by zone and back by back. */
export function remix(zones: Zone[], rng: Rng, back: (card: number) => number): void {
  for (const z of zones) {
    const byBack = new Map<number, number[]>();
    z.cards.forEach((card, at) => {
      if (z.known[at] !== NOBODY) return;
      const places = byBack.get(back(card));
      if (places) places.push(at);
      else byBack.set(back(card), [at]);
    });
    for (const places of byBack.values()) permute(z.cards, places, rng);
  }
}
