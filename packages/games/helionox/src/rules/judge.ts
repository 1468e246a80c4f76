import { defined, isIn, type Refusal, refuse, type Seat, type Verdict } from '@orrery/kernel';
import { deckCard, eventCard, nameOf, placeOf, requestCard } from '../content/cards.ts';
import {
  CARGO_COST,
  cardId,
  EMBASSY_COST,
  GARRISON_COST,
  PLACES,
  PRIME_ASSET,
  type Request,
} from '../content/index.ts';
import { NONE, playerOf, type State } from '../state.ts';
import type { Action, Verb } from './actions.ts';
import { canPayAlternative, creditsOf } from './alternative.ts';
import { faceUp, indexOf, isSpent } from './cards.ts';
import { fleetOn } from './fleet.ts';
import {
  cargoLeft,
  defenseOf,
  has,
  inflation,
  isActive,
  isInPlay,
  isShut,
  isUnder,
  movePrice,
  sideOf,
} from './space.ts';

/** Whether the Current Player can take this action now, or why not. */
export const judge = (s: State, seat: Seat, action: Action): Verdict => JUDGES[action.verb](s, seat, action);

const JUDGES: Readonly<Record<Verb, (s: State, seat: Seat, action: Action) => Verdict>> = {
  play(s, seat, { on }) {
    if (indexOf(playerOf(s, seat).hand, on) < 0) return refuse('not-in-hand', 'HX-138', { card: cardId(on) });
    return !isSpent(s, on) || refuse('unique-spent', 'HX-147', { name: deckCard(on).name });
  },
  buy(s, seat, { on }) {
    const card = faceUp(s, on);
    if (card === NONE) return refuse('slot-empty', 'HX-135');
    return enough('credits', marketPrice(s, card), fundsOf(s, seat), 'HX-130');
  },
  prime(s, seat) {
    if (s.prime.cards.length === 0) return refuse('slot-empty', 'HX-136');
    return enough('credits', PRIME_ASSET.cost, playerOf(s, seat).credits, 'HX-136');
  },
  cycle(s, _seat, { on }) {
    if (s.thisTurn.cycled) return refuse('cycled-already', 'HX-082');
    if (isUnder(s, 'noCycle')) return refuse('no-cycling', 'HX-440');
    return faceUp(s, on) !== NONE || refuse('slot-empty', 'HX-088');
  },
  cycleRequest(s, seat) {
    if (!s.mercury) return refuse('needs-mercury', 'HX-005');
    if (s.thisTurn.cycled) return refuse('cycled-already', 'HX-084');
    if (isUnder(s, 'noCycle')) return refuse('no-cycling', 'HX-440');
    if (playerOf(s, seat).request.cards.length === 0) return refuse('no-request', 'HX-087');
    return s.requests.cards.length > 0 || refuse('no-requests-left', 'HX-087');
  },
  bonus: (s, seat) => useOf(s, seat),
  key(s, seat) {
    const { ship, embassies } = playerOf(s, seat);
    if (!has(embassies, ship)) return refuse('no-embassy-here', 'HX-091');
    return useOf(s, seat);
  },
  travel(s, seat, { on }) {
    const { ship, credits } = playerOf(s, seat);
    if (on === ship) return refuse('already-there', 'HX-166');
    const { price, rule } = movePrice(s, seat, on);
    return enough('credits', price, credits, rule);
  },
  embassy(s, seat) {
    const { ship, embassies, credits } = playerOf(s, seat);
    if (has(embassies, ship)) return refuse('embassy-there', 'HX-174');
    if (isShut(s, seat, ship)) return shut(ship, 'HX-175');
    return enough('credits', EMBASSY_COST, credits, 'HX-173');
  },
  architect(s, seat) {
    const { cryo } = playerOf(s, seat);
    if (cryo > 0) return refuse('architect-frozen', 'HX-079', { count: cryo });
    return !isUnder(s, 'noArchitect') || refuse('architects-barred', 'HX-438');
  },
  overcome(s, seat, { on }) {
    const away = notHere(s, seat, on);
    if (away) return away;
    return enough('defense', sideOf(s, on).defense, defenseOf(s, seat), 'HX-150');
  },
  alternative(s, seat, { on }) {
    const away = notHere(s, seat, on);
    if (away) return away;
    const costs = eventCard(on).active.alternative;
    if (!isActive(s, on) || costs.length === 0) return refuse('no-alternative', 'HX-158', { card: nameOf(on) });
    const { credits, hand } = playerOf(s, seat);
    const price = enough('credits', creditsOf(costs), credits, 'HX-161');
    if (price !== true) return price;
    return canPayAlternative(costs, hand.cards) || refuse('cards-missing', 'HX-157', { card: nameOf(on) });
  },
  collaborate(s, seat, { on, who }) {
    const away = notHere(s, seat, on);
    if (away) return away;
    return mayCall(s, seat, on, who);
  },
  cargo(s, seat) {
    const { ship, cargo, credits } = playerOf(s, seat);
    if (!s.mercury) return refuse('needs-mercury', 'HX-005');
    if (has(cargo, ship)) return refuse('cargo-aboard', 'HX-237');
    if (has(s.thisTurn.gained, ship)) return refuse('cargo-gained', 'HX-236');
    if (isShut(s, seat, ship)) return shut(ship, 'HX-239');
    if (cargoLeft(s, ship) === 0) return refuse('cargo-gone', 'HX-238');
    return enough('credits', cargoPrice(s, seat), credits, 'HX-234');
  },
  deliver(s, seat, { on }) {
    const { ship, cargo } = playerOf(s, seat);
    if (!s.mercury) return refuse('needs-mercury', 'HX-005');
    if (!has(cargo, on)) return refuse('cargo-not-aboard', 'HX-240');
    if (on === ship) return refuse('cargo-from-here', 'HX-240');
    if (s.thisTurn.delivered[ship] !== NONE) return refuse('delivered-already', 'HX-241');
    return !isShut(s, seat, ship) || shut(ship, 'HX-239');
  },
  garrison(s, seat, { on }) {
    const { ship, credits } = playerOf(s, seat);
    if (!has(s.garrisons, ship)) return refuse('no-garrison', 'HX-289');
    if (on === 0) return enough('credits', GARRISON_COST, credits, 'HX-289');
    return enough('defense', GARRISON_COST, defenseOf(s, seat), 'HX-289');
  },
  end: () => true,
};

/** The refusal if an Event is not at the Ship's Location, else null. */
function notHere(s: State, seat: Seat, event: number): Refusal | null {
  if (!isInPlay(s, event)) return refuse('event-not-in-play', 'HX-150', { card: cardId(event) });
  return placeOf(event) === playerOf(s, seat).ship ? null : refuse('event-elsewhere', 'HX-151');
}

/** Whether a player may be called to an Event here; uses only public information (HX-100 to HX-109, HX-128). */
function mayCall(s: State, seat: Seat, event: number, partner: Seat): Verdict {
  const other = s.players[partner];
  const { ship } = playerOf(s, seat);
  if (!other || partner === seat || !isIn(s, partner)) return refuse('no-such-partner', 'HX-102');
  if (isUnder(s, 'noCollaboration')) return refuse('no-collaboration', 'HX-434');
  if (s.thisTurn.collaborated) return refuse('collaborated-already', 'HX-109');
  if (other.ship !== ship && !has(other.embassies, ship)) return refuse('partner-away', 'HX-102');
  if (s.thisTurn.calls.includes(callOf(event, partner))) return refuse('called-already', 'HX-108');
  return enough('defense', 1, defenseOf(s, seat), 'HX-105');
}

/** The key of a call in the list of this turn's calls. */
export const callOf = (event: number, partner: Seat): number => event * 4 + partner;

/**
 * Whether a Location can be used: Bonus and Key Access share one use per turn, and no place can be used twice (HX-089,
 * HX-096, HX-098).
 */
function useOf(s: State, seat: Seat): Verdict {
  const { ship } = playerOf(s, seat);
  if (s.thisTurn.accessed) return refuse('location-used-already', 'HX-089');
  if (has(s.thisTurn.visited, ship)) return refuse('place-used-already', 'HX-096');
  return !isShut(s, seat, ship) || shut(ship, 'HX-098');
}

const shut = (place: number, rule: string): Refusal => refuse('shut-down', rule, { place: defined(PLACES[place]) });

function enough(what: 'credits' | 'defense', need: number, have: number, rule: string): Verdict {
  return have >= need || refuse(`too-little-${what}`, rule, { need, have, short: need - have });
}

/** Credits that can pay for a Market card, including those in the Bank (HX-130). */
export function fundsOf(s: State, seat: Seat): number {
  const { credits, bankedCredits } = playerOf(s, seat);
  return credits + bankedCredits;
}

/** The current price of a Market card (HX-130, HX-254). */
export const marketPrice = (s: State, card: number): number => deckCard(card).cost + inflation(s);

/** The current price of gaining Cargo (HX-234, HX-359). */
export const cargoPrice = (s: State, seat: Seat): number => fleetOn(s, seat, 'gainCargo')?.cost ?? CARGO_COST;

/** The Request of a seat if delivering this colour at the Ship's place fulfils it, else null (HX-265, HX-542). */
export function completes(s: State, seat: Seat, colour: number): Request | null {
  const { request, ship } = playerOf(s, seat);
  const card = request.cards[0];
  if (card === undefined) return null;
  const found = requestCard(card);
  return found.from === PLACES[colour] && found.to === PLACES[ship] ? found : null;
}
