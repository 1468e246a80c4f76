import { defined, EVERYBODY, type Rng, type Seat, shuffled } from '@orrery/kernel';
import { eventCard } from '../content/cards.ts';
import { type DeckPart, EVENT_DECKS } from '../content/index.ts';
import type { State } from '../state.ts';

/** The parts of this game's Event deck, from top to bottom. */
export const partsOf = (s: State): readonly DeckPart[] =>
  defined(EVENT_DECKS[s.coop ? 'team' : 'competitive'][s.players.length]);

const isEvent = (card: number): boolean => eventCard(card).kind === 'event';
const isCatastrophic = (card: number): boolean => eventCard(card).catastrophic;

/**
 * The generic redeal ignores public knowledge about the Event deck: the number of Catastrophic Events left in each
 * part. This deals the unseen Events again, part by part from the bottom.
 */
export function imagine(s: State, _seat: Seat | null, rng: Rng): void {
  const { cards } = s.events;
  // All seats saw the Events that were set aside for a resigned seat.
  const unknown = (at: number) => s.box.known[at] !== EVERYBODY;
  const stored = [...s.box.cards.keys()].filter((at) => isEvent(defined(s.box.cards[at])) && unknown(at));
  const unseen = [...cards, ...stored.map((at) => defined(s.box.cards[at]))].sort((a, b) => a - b);
  const regular = shuffled(
    rng,
    unseen.filter((card) => !isCatastrophic(card)),
  );
  const catastrophic = shuffled(rng, unseen.filter(isCatastrophic));
  let from = 0;
  for (const part of [...partsOf(s)].reverse()) {
    const there = cards.slice(from, from + part.regular + part.catastrophic);
    const share = there.filter(isCatastrophic).length;
    const dealt = [...catastrophic.splice(0, share), ...regular.splice(0, there.length - share)];
    for (const card of shuffled(rng, dealt)) cards[from++] = card;
  }
  const rest = [...regular, ...catastrophic];
  for (const [i, at] of stored.entries()) s.box.cards[at] = defined(rest[i]);
}
