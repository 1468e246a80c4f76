import type { Zone } from '@orrery/kernel';
import { faceOf, nameOf } from '../../src/content/cards.ts';
import {
  type AlternativeCost,
  type Architect,
  cardOf,
  type DeckCard,
  type EventCard,
  FACTIONS,
  type Location,
  type Penalty,
  PLACES,
} from '../../src/content/index.ts';
import type { State } from '../../src/state.ts';
import { fleetOf, type Memory } from './memory.ts';

// An independent check of legal actions, written only from the rules; it shares the cards with the game, but no rules.

const deck = (card: number): DeckCard => cardOf(faceOf(card)) as DeckCard;
const event = (card: number): EventCard => cardOf(faceOf(card)) as EventCard;
const marked = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;
const under = (s: State, penalty: Penalty): number =>
  s.active.cards.filter((card) => event(card).active.penalty === penalty).length;

function isShut(s: State, memory: Memory, place: number): boolean {
  if (memory.ignoresShut) return false;
  const hit = s.active.cards.some((card) => event(card).catastrophic || event(card).place === PLACES[place]);
  return hit || marked(s.garrisons, place);
}

/** Whether cards of these factions (one entry per card in hand) can pay all required discards. */
function canDiscard(wanted: readonly string[], hand: readonly (string | null)[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return hand.some((faction, i) => (first === 'any' || faction === first) && canDiscard(rest, hand.toSpliced(i, 1)));
}

function canPay(costs: readonly AlternativeCost[], credits: number, hand: Zone): boolean {
  const price = costs.reduce((sum, cost) => sum + ('pay' in cost ? cost.pay : 0), 0);
  const wanted = costs.flatMap((cost) => ('discard' in cost ? [cost.discard] : []));
  return (
    costs.length > 0 &&
    credits >= price &&
    canDiscard(
      wanted,
      hand.cards.map((card) => deck(card).faction),
    )
  );
}

function* eventActions(s: State, memory: Memory): Generator<string> {
  const me = s.players[s.turn] as State['players'][0];
  const defense = me.defense + me.bankedDefense;
  for (const side of ['active', 'inactive'] as const) {
    for (const card of s[side].cards.filter((other) => event(other).place === PLACES[me.ship])) {
      const name = nameOf(card);
      if (defense >= event(card)[side].defense) yield `overcome:${name}`;
      if (side === 'active' && canPay(event(card).active.alternative, me.credits, me.hand)) yield `alternative:${name}`;
      if (under(s, 'noCollaboration') > 0 || memory.collaborated || defense < 1) continue;
      for (const [seat, other] of s.players.entries()) {
        if (seat === s.turn || s.out[seat] || memory.calls.has(`${name}:${seat}`)) continue;
        if (other.ship === me.ship || marked(other.embassies, me.ship)) yield `collaborate:${name}:${seat}`;
      }
    }
  }
}

function* marketActions(s: State, memory: Memory): Generator<string> {
  const me = s.players[s.turn] as State['players'][0];
  const mayCycle = !memory.cycled && under(s, 'noCycle') === 0;
  for (const [i, faction] of FACTIONS.entries()) {
    const top = s.market[i]?.cards.at(-1);
    if (top === undefined) continue;
    if (deck(top).cost + under(s, 'inflation') <= me.credits + me.bankedCredits) yield `buy:${faction}`;
    if (mayCycle) yield `cycle:${faction}`;
  }
  if (s.mercury && mayCycle && me.request.cards.length > 0 && s.requests.cards.length > 0) yield 'cycle:request';
  if (me.credits >= 3 && s.prime.cards.length > 0) yield 'buy:prime';
}

function* moves(s: State, memory: Memory): Generator<string> {
  const me = s.players[s.turn] as State['players'][0];
  const taxed =
    under(s, 'taxEverywhere') > 0 ||
    s.active.cards.some((card) => event(card).active.penalty === 'tax' && event(card).place === PLACES[me.ship]);
  for (const [place, name] of PLACES.entries()) {
    if (place === me.ship) continue;
    const price = marked(me.embassies, place) || (fleetOf(s, s.turn) === 'F1' && !memory.fleet) ? 1 : 2;
    if (me.credits >= (taxed ? 3 : price)) yield `travel:${name}`;
  }
}

function* cargoActions(s: State, memory: Memory): Generator<string> {
  const me = s.players[s.turn] as State['players'][0];
  const here = PLACES[me.ship] as string;
  if (!s.mercury || isShut(s, memory, me.ship)) return;
  const taken = s.players.filter((player) => marked(player.cargo, me.ship)).length;
  const lying = [...memory.delivered.values()].filter((colour) => colour === here).length;
  const price = fleetOf(s, s.turn) === 'F3' && !memory.fleet ? 0 : 1;
  const free = !marked(me.cargo, me.ship) && !memory.gained.has(here) && taken + lying < 4;
  if (free && me.credits >= price) yield 'cargo';
  if (memory.delivered.has(here)) return;
  for (const [colour, name] of PLACES.entries()) {
    if (colour !== me.ship && marked(me.cargo, colour)) yield `deliver:${name}`;
  }
}

function* uses(s: State, memory: Memory): Generator<string> {
  const me = s.players[s.turn] as State['players'][0];
  if (me.cryo === 0 && under(s, 'noArchitect') === 0) yield* ['architect:1', 'architect:2'];
  if (memory.usedLocation || memory.places.has(PLACES[me.ship] as string) || isShut(s, memory, me.ship)) return;
  yield 'bonus';
  if (marked(me.embassies, me.ship)) yield 'key';
}

/** All legal actions of the Current Player. */
export function mainActions(s: State, memory: Memory): string[] {
  const me = s.players[s.turn] as State['players'][0];
  const playable = me.hand.cards.filter((card) => !memory.spent.has(deck(card).id));
  const found = [
    'end',
    ...playable.map((card) => `play:${nameOf(card)}`),
    ...eventActions(s, memory),
    ...marketActions(s, memory),
    ...uses(s, memory),
    ...moves(s, memory),
    ...cargoActions(s, memory),
  ];
  if (!marked(me.embassies, me.ship) && !isShut(s, memory, me.ship) && me.credits >= 2) found.push('embassy');
  if (marked(s.garrisons, me.ship)) {
    if (me.credits >= 1) found.push('garrison:credit');
    if (me.defense + me.bankedDefense >= 1) found.push('garrison:defense');
  }
  return found.sort();
}

/** Whether steps add Defense to the pool, at any nesting depth. */
const givesDefense = (steps: unknown): boolean => JSON.stringify(steps).includes('"op":"defense"');

/** All legal answers of a side after a Collaboration is agreed: stop, a card or, for the Current Player, an ability. */
export function contributions(s: State, memory: Memory, seat: number): string[] {
  const me = s.players[seat] as State['players'][0];
  const cards = me.hand.cards.filter((card) => givesDefense(deck(card).effect) && !memory.spent.has(deck(card).id));
  const found = ['null', ...cards.map(nameOf)];
  if (seat !== s.turn) return found.sort();
  const [first, second] = (cardOf(me.architect) as Architect).abilities;
  const { bonus, key } = cardOf(s.locations[me.ship] as number) as Location;
  const lists: Record<string, unknown> = { 'architect:1': first.effect, 'architect:2': second.effect, bonus, key };
  return [...found, ...[...uses(s, memory)].filter((id) => givesDefense(lists[id]))].sort();
}
