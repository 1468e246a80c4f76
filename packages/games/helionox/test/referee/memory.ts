import type { Event } from '@orrery/kernel';
import { cardNamed, cardOf, type DeckCard, PLACES } from '../../src/content/index.ts';
import type { State } from '../../src/state.ts';

/** The referee's own record of a turn, derived from answers and the log, never from the game's `thisTurn`. */
export interface Memory {
  cycled: boolean;
  usedLocation: boolean;
  places: Set<string>;
  collaborated: boolean;
  calls: Set<string>;
  gained: Set<string>;
  delivered: Map<string, string>;
  /** Unique designs played or copied by any player. */
  spent: Set<string>;
  fleet: boolean;
  ignoresShut: boolean;
}

export const newMemory = (): Memory => ({
  cycled: false,
  usedLocation: false,
  places: new Set(),
  collaborated: false,
  calls: new Set(),
  gained: new Set(),
  delivered: new Map(),
  spent: new Set(),
  fleet: false,
  ignoresShut: false,
});

const text = (value: unknown): string => String(value);
/** The Wraith, and the two Illegal Tech cards that let a player ignore Shut Down. */
const IGNORES = /^(A15|IE2|IM2)/;

/** Records the limits that an answer uses up. */
export function noteAnswer(memory: Memory, flow: string, answer: unknown, fleet: string | null, before: State): void {
  const own = flow === 'main' || flow === 'collaboration';
  if (flow === 'main' && text(answer).startsWith('cycle:')) memory.cycled = true;
  if (own && (answer === 'bonus' || answer === 'key')) memory.usedLocation = true;
  if (flow === 'main' && answer === 'cargo' && fleet === 'F3') memory.fleet = true;
  if (flow === 'delivery' && answer === 'bank' && fleet === 'F4') memory.fleet = true;
  if (flow !== 'main' || !text(answer).startsWith('travel:') || fleet !== 'F1') return;
  const to = PLACES.indexOf(text(answer).slice(7) as never);
  const { embassies, ship } = before.players[before.turn] as State['players'][0];
  const taxed = before.active.cards.some((card) => {
    const event = cardOf(card);
    if (event.kind !== 'event') return false;
    const { penalty } = event.active;
    return penalty === 'taxEverywhere' || (penalty === 'tax' && event.place === PLACES[ship]);
  });
  // If the price is already 1 or the move is taxed, there is no discount.
  if (!taxed && (embassies & (1 << to)) === 0) memory.fleet = true;
}

/** Records an event from the log. */
export function noteEvent(memory: Memory, { type, data }: Event, s: State): void {
  const card = (): DeckCard => cardOf(cardNamed(text(data.card))) as DeckCard;
  const isOwn = data.seat === s.turn;
  switch (type) {
    case 'called':
      memory.calls.add(`${text(data.card)}:${text(data.partner)}`);
      break;
    case 'accepted':
      memory.collaborated = true;
      break;
    case 'bonus-used':
    case 'key-used':
      memory.places.add(text(data.place));
      break;
    case 'cargo-gained':
      memory.gained.add(text(data.place));
      break;
    case 'delivered':
      memory.delivered.set(text(data.place), text(data.cargo));
      break;
    case 'played':
    case 'copied':
      if (card().unique) memory.spent.add(card().id);
      if (isOwn && IGNORES.test(card().id)) memory.ignoresShut = true;
      break;
    case 'architect-used':
      if (IGNORES.test(text(data.card))) memory.ignoresShut = true;
      break;
    case 'overcome':
      if (fleetOf(s, data.seat as number) === 'F2') memory.fleet = true;
  }
}

export function fleetOf(s: State, seat: number): string | null {
  const fleet = s.players[seat]?.fleet ?? -1;
  return fleet < 0 ? null : cardOf(fleet).id;
}
