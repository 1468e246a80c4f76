import { defined, EVERYBODY, logEvent, maskOf, pile, put, shuffled } from '@orrery/kernel';
import { labelledAll, nameOf, namesOf } from '../content/cards.ts';
import { DRAFTED_EACH, illegalTechAtEach, PAIRS, requestsUsed } from '../content/index.ts';
import { SUPPLY } from '../content/supply.ts';
import { dealDeck } from '../effects/deal.ts';
import { drawRequest } from '../effects/requests.ts';
import { NONE, type State } from '../state.ts';
import { partsOf } from './imagine.ts';

/** Stacks the Event deck from three parts, each drawn and shuffled separately, the first on top (HX-030 to HX-033). */
export function stackEvents(s: State, inUse: (card: number) => boolean): void {
  const regular = shuffled(s.rng, SUPPLY.regular.filter(inUse));
  const catastrophic = shuffled(s.rng, SUPPLY.catastrophic.filter(inUse));
  const parts = partsOf(s).map((part) =>
    shuffled(s.rng, [...regular.splice(0, part.regular), ...catastrophic.splice(0, part.catastrophic)]),
  );
  s.events = pile(parts.reverse().flat());
  putAway(s, [...regular, ...catastrophic], 0);
}

/** Moves cards not used in this game to the box. */
export function putAway(s: State, cards: readonly number[], known: number): void {
  for (const card of cards) put(s.box, card, known);
}

/** Deals a different random faction pair to each player (HX-039). */
export function dealDecks(s: State): void {
  const pairs = shuffled(s.rng, [...PAIRS]);
  for (const seat of s.players.keys()) dealDeck(s, seat, defined(pairs[seat]));
}

/**
 * Deals one Architect to each player, or three to pick from in a draft. A solo player picks from all Architects, or
 * from three with the draft option (HX-041, HX-042, HX-054, HX-558).
 */
export function dealArchitects(s: State, inUse: (card: number) => boolean, draft: boolean): void {
  const deck = shuffled(s.rng, SUPPLY.architects.filter(inUse));
  for (const [seat, player] of s.players.entries()) {
    if (s.players.length === 1) player.picked = pile(deck.splice(0, draft ? DRAFTED_EACH : deck.length), maskOf(seat));
    else if (draft) player.held = pile(deck.splice(0, DRAFTED_EACH), maskOf(seat));
    else player.architect = defined(deck.pop());
  }
  if (!draft && s.players.length > 1) logEvent('architects', labelledAll(s.players.map((player) => player.architect)));
  putAway(s, deck, 0);
}

/** Sets up Fleet Assets, Requests and Illegal Tech (HX-049, HX-052, HX-246, HX-264). */
export function layMercury(s: State, seats: number): void {
  const fleet = shuffled(s.rng, [...SUPPLY.fleet]);
  // A team picks its Fleet Assets itself (HX-050).
  if (!s.coop) for (const player of s.players) player.fleet = defined(fleet.pop());
  putAway(s, fleet, EVERYBODY);
  const requests = shuffled(s.rng, [...SUPPLY.requests]);
  s.requests = pile(requests.splice(0, requestsUsed(seats)));
  putAway(s, requests, 0);
  for (const seat of s.order) drawRequest(s, seat);
  for (const [place, laid] of s.illegal.entries()) {
    const tech = shuffled(s.rng, [...defined(SUPPLY.illegal[place])]);
    for (const card of tech.splice(0, illegalTechAtEach(seats))) put(laid, card, EVERYBODY);
    putAway(s, tech, 0);
  }
  logEvent('mercury-laid', {
    fleet: s.players.filter((player) => player.fleet !== NONE).map((player) => nameOf(player.fleet)),
    illegal: s.illegal.map((laid) => namesOf(laid.cards)),
  });
}
