import { defined, type Seat } from '@orrery/kernel';
import { deckCard, eventCard, faceOf, placeOf } from '../content/cards.ts';
import { type Effects, locationOf, PLACES } from '../content/index.ts';
import { eventsAt, has, isShut, movePrice, sideOf } from '../rules/space.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { cargoWorth } from './future.ts';
import { abilityHere, bestDelivery, eventWorth, nowWorth, ready, requestWorth } from './gain.ts';

/** The best use of a place by a seat this turn, with the available Defense. */
export interface Visit {
  place: number;
  worth: number;
  /** Events to Overcome, the best first. */
  events: number[];
  /** How to use the Location, and the value of that use. */
  use: 'bonus' | 'key' | null;
  useWorth: number;
  /** Whether a Garrison there is worth removing first. */
  removesGarrison: boolean;
}

/** Penalty for each banked Defense spent, because it could be saved instead. */
const FROM_BANK = 0.3;
/** The cost of removing a Garrison, minus the benefit to teammates. */
const GARRISON_PENALTY = 0.4;
/** Maximum number of Events to compare. */
const WEIGHED = 5;

/** The most valuable set of Events that the available Defense can pay for, and its value. */
function affordable(
  s: State,
  seat: Seat,
  place: number,
  pool: number,
  banked: number,
  free: number[],
): [number[], number] {
  const events = eventsAt(s, place)
    .map((event) => ({ event, cost: sideOf(s, event).defense, worth: eventWorth(s, seat, event) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, WEIGHED);
  let gained = 0;
  // Cards and abilities that Overcome for free take the best Event in their range.
  for (const most of free) {
    const at = events.findIndex(({ cost }) => cost <= most);
    if (at >= 0) gained += defined(events.splice(at, 1)[0]).worth;
  }
  let [best, chosen] = [0, 0];
  for (let set = 1; set < 1 << events.length; set++) {
    let [cost, worth] = [0, 0];
    for (let i = 0; i < events.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      cost += defined(events[i]).cost;
      worth += defined(events[i]).worth;
    }
    if (cost > pool + banked) continue;
    const net = worth - FROM_BANK * Math.max(0, cost - pool);
    if (net > best) [best, chosen] = [net, set];
  }
  return [events.filter((_event, i) => (chosen & (1 << i)) !== 0).map(({ event }) => event), gained + best];
}

const defenseIn = (effects: Effects): number => {
  let sum = 0;
  for (const effect of effects) if (effect.op === 'defense') sum += effect.n;
  return sum;
};

/** The options of a seat at a place this turn; `more` is Defense still to be gained. */
export function visit(s: State, seat: Seat, place: number, more = 0): Visit {
  const player = playerOf(s, seat);
  const { ship } = player;
  // Evaluated with the Ship moved there; it is moved back below.
  player.ship = place;
  const free: number[] = [];
  for (const card of player.hand.cards)
    for (const effect of deckCard(card).effect) if (effect.op === 'overcome') free.push(effect.most);
  for (const { effect } of ready(s, seat)) for (const step of effect) if (step.op === 'overcome') free.push(step.most);
  let use: Visit['use'] = null;
  let [useWorth, worth, extra] = [0, 0, 0];
  const garrisonOnly = isShutByGarrison(s, seat, place);
  const open = garrisonOnly || !isShut(s, seat, place);
  if (open && !s.thisTurn.accessed && !has(s.thisTurn.visited, place)) {
    const { bonus, key } = locationOf(defined(s.locations[place]));
    use = has(player.embassies, place) ? 'key' : 'bonus';
    const steps = use === 'key' ? key : bonus;
    extra = defenseIn(steps);
    useWorth = nowWorth(s, seat, steps);
    if (useWorth <= 0) use = null;
    else worth += useWorth;
  }
  if (s.mercury && open) worth += trade(s, seat, place);
  if (open) worth += abilityHere(s, seat);
  const removesGarrison = garrisonOnly && worth > GARRISON_PENALTY;
  if (removesGarrison) worth -= GARRISON_PENALTY;
  else if (garrisonOnly) [worth, use, useWorth, extra] = [0, null, 0, 0];
  const [events, won] = affordable(s, seat, place, player.defense + more + extra, player.bankedDefense, free);
  worth += won;
  player.ship = ship;
  return { place, worth, events, use, useWorth, removesGarrison };
}

/** Value of Cargo actions at a place. */
function trade(s: State, seat: Seat, place: number): number {
  const { cargo } = playerOf(s, seat);
  const delivery = s.thisTurn.delivered[place] === NONE ? (bestDelivery(s, seat, place)?.worth ?? 0) : 0;
  const gained =
    has(cargo, place) || has(s.thisTurn.gained, place) ? 0 : 0.5 * (cargoWorth(s) + requestWorth(s, seat, place));
  return Math.max(0, delivery) + gained;
}

/** Whether a place is shut only by a Garrison that the player can pay to remove. */
function isShutByGarrison(s: State, seat: Seat, place: number): boolean {
  if (!has(s.garrisons, place) || has(s.thisTurn.ignoring, seat)) return false;
  const { credits, defense } = playerOf(s, seat);
  if (credits + defense === 0) return false;
  return !s.active.cards.some((card) => placeOf(card) === place || eventCard(card).catastrophic);
}

/** The best place to be, with `more` Defense still to come; `cost` is the value lost by paying Credits for the move. */
export function bestVisit(s: State, seat: Seat, cost: (credits: number) => number, more = 0): Visit & { net: number } {
  const { ship, credits } = playerOf(s, seat);
  const here = visit(s, seat, ship, more);
  let best = { net: here.worth, ...here };
  for (let place = 0; place < PLACES.length; place++) {
    if (place === ship) continue;
    const { price } = movePrice(s, seat, place);
    const fee = cost(price);
    if (fee === Number.POSITIVE_INFINITY || (fee > 0 && price > credits)) continue;
    const there = visit(s, seat, place, more);
    if (there.worth - fee > best.net + 0.05) best = { net: there.worth - fee, ...there };
  }
  return best;
}

/** The face of a card in hand that moves the Ship, preferably to any place, or -1. */
export function mover(s: State, seat: Seat): number {
  for (const card of playerOf(s, seat).hand.cards)
    if (deckCard(card).effect.some((effect) => effect.op === 'move' && effect.reach === 'any')) return faceOf(card);
  for (const card of playerOf(s, seat).hand.cards)
    if (deckCard(card).effect.some((effect) => effect.op === 'move')) return faceOf(card);
  return NONE;
}
