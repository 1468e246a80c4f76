import { type Rng, type Seat, shuffled } from '@orrery/kernel';
import { eventCard } from './cards.ts';
import { CATASTROPHES, EVENT_DECKS } from './content/index.ts';
import type { State } from './state.ts';

type Parts = (typeof EVENT_DECKS.competitive)[2];

/** The parts of the Event deck of this table, the top one first. */
export const partsOf = (s: State): Parts => EVENT_DECKS[s.coop ? 'team' : 'competitive'][s.players.length] as Parts;

/**
 * Zones were dealt anew without regard to what everybody knows of the Event deck: how many Catastrophic Events each of
 * its parts still holds. So the unseen Events are dealt once more, part by part from the bottom.
 */
export function imagine(s: State, _seat: Seat | null, rng: Rng): void {
  const { cards } = s.events;
  const stored = [...s.box.cards.keys()].filter((at) => isEvent(s.box.cards[at] as number));
  const unseen = [...cards, ...stored.map((at) => s.box.cards[at] as number)].sort((a, b) => a - b);
  const regular = shuffled(
    rng,
    unseen.filter((card) => !eventCard(card).catastrophic),
  );
  const catastrophic = shuffled(
    rng,
    unseen.filter((card) => eventCard(card).catastrophic),
  );
  const left = cards.length;
  cards.length = 0;
  // How many are yet to come in all; what the parts below do not hold is in the part on top.
  let toCome = catastrophic.length - unusedCatastrophes(s);
  for (const part of [...partsOf(s)].reverse()) {
    const size = Math.min(part.regular + part.catastrophic, left - cards.length);
    if (size === 0) break;
    const share = size < part.regular + part.catastrophic ? toCome : part.catastrophic;
    toCome -= share;
    cards.push(...shuffled(rng, [...catastrophic.splice(0, share), ...regular.splice(0, size - share)]));
  }
  const rest = [...regular, ...catastrophic];
  for (const [i, at] of stored.entries()) s.box.cards[at] = rest[i] as number;
}

const isEvent = (card: number): boolean => eventCard(card).kind === 'event';

/** Catastrophic Events that were never part of the deck. */
const unusedCatastrophes = (s: State): number =>
  CATASTROPHES.length - partsOf(s).reduce((sum, part) => sum + part.catastrophic, 0);
