import { defined, type Seat } from '@orrery/kernel';
import { deckCard, eventCard, faceOf, requestCard } from '../content/cards.ts';
import {
  type Ability,
  architectOf,
  type Effect,
  type Effects,
  FACTIONS,
  ILLEGAL_TECH_AT_END,
  locationOf,
  missionOf,
  PLACES,
} from '../content/index.ts';
import { holds } from '../effects/instant.ts';
import { faceUp } from '../rules/cards.ts';
import {
  canAccess,
  canGainCargo,
  canPlaceEmbassy,
  countBits,
  eventsAt,
  has,
  isAdjacent,
  isShut,
  isUnder,
  sideOf,
} from '../rules/space.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { cargoWorth, counted, deckOf, leastOf, plays, reach, turnsLeft } from './future.ts';
import { DRAWS, effectsWorth, OWN, PLAYED, stepWorth } from './worth.ts';

/** The value for a seat of adding 1 to the count of unmet Missions with this goal. */
function missionWorth(
  s: State,
  seat: Seat,
  count: 'marketCards' | 'embassies' | 'events' | 'catastrophicEvents' | 'consumedCards' | 'requests',
  faction = '',
): number {
  let worth = 0;
  for (const card of s.missions) {
    const mission = missionOf(card);
    const { goal } = mission;
    if (goal.count !== count || (goal.count === 'marketCards' && goal.faction !== faction)) continue;
    const missing = leastOf(s, mission) - counted(s, seat, mission);
    // A distant Mission may never be completed: the fewer steps are missing, the more each is worth.
    if (missing > 0) worth += ((s.coop ? 2 * reach(s, seat, mission) : 1) * mission.worth) / (missing + 1.5);
  }
  return worth;
}

/** The value of owning a card from now on: its Influence, and its effects compared with those of an average card. */
export function keepWorth(s: State, seat: Seat, card: number): number {
  const face = faceOf(card);
  const { influence, kind, faction } = deckCard(face);
  const deck = deckOf(playerOf(s, seat));
  const times = plays(deck, turnsLeft(s, seat));
  // A card that draws replaces itself with an average card.
  const instead = deck.mean * (1 - Math.min(1, defined(DRAWS[face])));
  const mission = kind === 'market' ? missionWorth(s, seat, 'marketCards', faction) : 0;
  const held = kind === 'illegal' ? -ILLEGAL_TECH_AT_END : 0;
  return (influence ?? 0) + held + mission + times * (defined(OWN[face]) - instead);
}

/** The value of a Market card for a seat; a team also values denying it to the Syndicate. */
export function slotWorth(s: State, seat: Seat, faction: number): number {
  const card = faceUp(s, faction);
  if (card === NONE) return Number.NEGATIVE_INFINITY;
  const denied = s.coop ? 0.35 * (deckCard(card).influence ?? 0) : 0;
  return keepWorth(s, seat, card) + denied;
}

/** Slots of face-up cards up to a cost, the most wanted first; no limit if `most` is negative. */
export function wantedSlots(s: State, seat: Seat, most: number): number[] {
  return FACTIONS.map((_faction, slot) => slot)
    .filter((slot) => faceUp(s, slot) !== NONE && (most < 0 || deckCard(faceUp(s, slot)).cost <= most))
    .map((slot) => ({ slot, worth: slotWorth(s, seat, slot) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ slot }) => slot);
}

/** The value of Overcoming an Event; a team also values denying it to the Syndicate. */
export function eventWorth(s: State, seat: Seat, event: number): number {
  const { influence } = sideOf(s, event);
  let worth = influence + missionWorth(s, seat, 'events');
  if (s.coop) {
    worth += 0.5 * influence;
    if (eventCard(event).catastrophic) worth += missionWorth(s, seat, 'catastrophicEvents');
  }
  return worth + (eventCard(event).catastrophic ? 0.4 : 0);
}

/** The value of an Embassy: points, a Mission, cheaper visits and Key Access. */
export function embassyWorth(s: State, seat: Seat, place = playerOf(s, seat).ship): number {
  const left = turnsLeft(s, seat);
  const { bonus, key } = locationOf(defined(s.locations[place]));
  const better = Math.max(0, effectsWorth(key) - effectsWorth(bonus));
  const points = s.embassyScoring ? 1 : 0;
  return points + missionWorth(s, seat, 'embassies') + Math.min(left, 6) * (0.08 + 0.12 * better);
}

/** Cards to consume, the least valuable first, with the gain of losing each. */
export function spare(s: State, seat: Seat, hand: boolean, discard: boolean): { card: number; gain: number }[] {
  const player = playerOf(s, seat);
  const mission = s.coop ? missionWorth(s, seat, 'consumedCards') : 0;
  const gain = (card: number, held: boolean): number =>
    mission - keepWorth(s, seat, card) - (held && s.turn === seat ? defined(PLAYED[faceOf(card)]) : 0);
  return [
    ...(hand ? player.hand.cards.map((card) => ({ card, gain: gain(card, true) })) : []),
    ...(discard ? player.discard.cards.map((card) => ({ card, gain: gain(card, false) })) : []),
  ].sort((a, b) => b.gain - a.gain);
}

/** The value of a step for a seat in the current position. */
function stepNow(s: State, seat: Seat, effect: Effect): number {
  const player = playerOf(s, seat);
  switch (effect.op) {
    case 'embassy':
      return canPlaceEmbassy(s, seat) ? embassyWorth(s, seat) : 0;
    case 'cargo':
      return canGainCargo(s, seat) ? cargoWorth(s) + requestWorth(s, seat, player.ship) : 0;
    case 'thaw':
      return 0.3 * Math.min(effect.n, player.cryo);
    case 'key':
      return canAccess(s, seat) ? nowWorth(s, seat, locationOf(defined(s.locations[player.ship])).key) : 0;
    case 'overcome': {
      let best = 0;
      for (const event of eventsAt(s, player.ship))
        if (sideOf(s, event).defense <= effect.most) best = Math.max(best, eventWorth(s, seat, event));
      return best;
    }
    case 'consume': {
      if (effect.from.includes('self')) return 0.3;
      const found = spare(s, seat, effect.from.includes('hand'), effect.from.includes('discard'));
      return Math.max(0, found[0]?.gain ?? 0) * effect.n;
    }
    case 'obtain': {
      const slot = wantedSlots(s, seat, effect.most)[0];
      return slot === undefined ? 0 : Math.max(0, slotWorth(s, seat, slot));
    }
    case 'secure': {
      if (effect.from === 'discard') return player.discard.cards.length > 0 ? 0.9 : 0;
      const slot = wantedSlots(s, seat, effect.most ?? -1)[0];
      return slot === undefined ? 0 : Math.max(0, slotWorth(s, seat, slot)) + 1;
    }
    case 'copy': {
      let best = 0;
      for (const card of player.plays) {
        const { cost } = deckCard(card);
        if (effect.most === null || cost <= effect.most) best = Math.max(best, defined(PLAYED[faceOf(card)]));
      }
      return best;
    }
    case 'or':
      return Math.max(...effect.branches.map((list) => nowWorth(s, seat, list)));
    case 'if':
      if (effect.when.is === 'consumed') return 0.5 * nowWorth(s, seat, effect.then);
      return holds(s, seat, NONE, effect.when, 0) ? nowWorth(s, seat, effect.then) : 0;
    case 'per':
      if (effect.each.of !== 'embassies') return stepWorth(effect);
      return Math.min(effect.max, countBits(player.embassies)) * nowWorth(s, seat, effect.then);
    default:
      return stepWorth(effect);
  }
}

/** The value of a list of steps for a seat now; local steps after a move are valued at its best destination. */
export function nowWorth(s: State, seat: Seat, effects: Effects): number {
  let sum = 0;
  for (const [at, effect] of effects.entries()) {
    if (effect.op === 'ignoreShut') return sum + withoutShut(s, seat, effects.slice(at + 1));
    const rest = effect.op === 'move' ? effects.slice(at + 1) : [];
    if (effect.op === 'move' && rest.some(({ op }) => op === 'key' || op === 'embassy' || op === 'cargo'))
      return sum + afterMove(s, seat, effect.reach === 'any', rest);
    sum += stepNow(s, seat, effect);
  }
  return sum;
}

/** Value of steps at the best destination of a move, or here. */
function afterMove(s: State, seat: Seat, anywhere: boolean, rest: Effects): number {
  const player = playerOf(s, seat);
  const from = player.ship;
  let best = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < PLACES.length; to++) {
    if (to !== from && !anywhere && !isAdjacent(s, from, to)) continue;
    player.ship = to;
    best = Math.max(best, nowWorth(s, seat, rest));
  }
  player.ship = from;
  return best + 0.3;
}

/** The value of ignoring Shut Down: using the Location, and the later steps. */
function withoutShut(s: State, seat: Seat, rest: Effects): number {
  const { ship, embassies } = playerOf(s, seat);
  const before = s.thisTurn.ignoring;
  const closed = isShut(s, seat, ship);
  s.thisTurn.ignoring |= 1 << seat;
  const { bonus, key } = locationOf(defined(s.locations[ship]));
  const used = rest.some(({ op }) => op === 'key') || s.thisTurn.accessed || has(s.thisTurn.visited, ship);
  const use = closed && !used ? (has(embassies, ship) ? key : bonus) : [];
  const worth = nowWorth(s, seat, rest) + nowWorth(s, seat, use);
  s.thisTurn.ignoring = before;
  return worth;
}

/** Whether an Architect ability begins with a step that depends on the Ship's place. */
const needsPlace = ({ effect: [first] }: Ability): boolean =>
  first?.op === 'key' || first?.op === 'embassy' || first?.op === 'cargo';

/** Value of an ability minus the cost of its Cryo Counters in later turns. */
export const abilityGain = (s: State, seat: Seat, { cryo, effect }: Ability): number =>
  nowWorth(s, seat, effect) - 0.28 * Math.min(cryo, turnsLeft(s, seat) + 1);

/** The abilities of an Architect that can be used now. */
export function ready(s: State, seat: Seat): Ability[] {
  const { cryo, architect } = playerOf(s, seat);
  return cryo > 0 || architect === NONE || isUnder(s, 'noArchitect') ? [] : [...architectOf(architect).abilities];
}

/** Value of the best ability of the Architect that depends on the Ship's place. */
export function abilityHere(s: State, seat: Seat): number {
  let best = 0;
  for (const ability of ready(s, seat)) if (needsPlace(ability)) best = Math.max(best, abilityGain(s, seat, ability));
  return best;
}

/** Extra value of a Cargo colour that the Request asks for. */
export function requestWorth(s: State, seat: Seat, colour: number): number {
  const card = playerOf(s, seat).request.cards[0];
  if (card === undefined || requestCard(card).from !== PLACES[colour]) return 0;
  return s.coop ? 1.8 : 0.8;
}

/** Value of the bank reward of a Delivery. */
export const BANK_REWARD = 0.85;

/** The value of taking an Illegal Tech; a team also values denying it to the Syndicate. */
export function illegalWorth(s: State, seat: Seat, card: number): number {
  const denied = s.coop ? ILLEGAL_TECH_AT_END : 0;
  const once = deckCard(card).effect.some((effect) => effect.op === 'consume' && effect.from.includes('self'));
  // A card that consumes itself is no longer owned at the end.
  if (once && turnsLeft(s, seat) > 1) return denied + defined(PLAYED[faceOf(card)]);
  return denied + keepWorth(s, seat, card);
}

/** The value of the best Illegal Tech at a place. */
function techWorth(s: State, seat: Seat, place: number): number {
  let best = 0;
  for (const card of s.illegal[place]?.cards ?? []) best = Math.max(best, illegalWorth(s, seat, card));
  return best;
}

/** Value of delivering a Cargo at a place. */
function deliveryWorth(s: State, seat: Seat, colour: number, place: number): number {
  const card = playerOf(s, seat).request.cards[0];
  const reward = Math.max(BANK_REWARD, techWorth(s, seat, place)) - cargoWorth(s);
  if (card === undefined) return reward;
  const { from, to, worth } = requestCard(card);
  if (from !== PLACES[colour]) return reward;
  if (to !== PLACES[place]) return reward - (s.coop ? 1.6 : 0.75);
  return reward + (s.coop ? 2 * worth : worth) + missionWorth(s, seat, 'requests');
}

/** The most valuable Cargo aboard for a place, with its value. */
export function bestDelivery(s: State, seat: Seat, place: number): { colour: number; worth: number } | null {
  const { cargo } = playerOf(s, seat);
  let best: { colour: number; worth: number } | null = null;
  for (let colour = 0; colour < PLACES.length; colour++) {
    if (colour === place || !has(cargo, colour)) continue;
    const worth = deliveryWorth(s, seat, colour, place);
    if (best === null || worth > best.worth) best = { colour, worth };
  }
  return best;
}
