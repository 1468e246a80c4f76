import { EVERYBODY, type Event, maskOf, type Seat, type Zone } from '@orrery/kernel';
import { type Scenario, table } from '@orrery/testing';
import { claimed, faceOf, nameOf } from '../src/content/cards.ts';
import { cardNamed, cardOf, FACTIONS, PLACES, type Place } from '../src/content/index.ts';
import { game, type State } from '../src/index.ts';
import type { Player } from '../src/state.ts';

export type Scene = Scenario<State>;

/** One player of a scene; cards by design (`B03`, any copy) or by name (`B03.2`). */
export interface Sitting {
  hand?: readonly string[];
  discard?: readonly string[];
  /** Bottom to top; only these cards are left in the deck. */
  deck?: readonly string[];
  trophies?: readonly string[];
  request?: string;
  credits?: number;
  defense?: number;
  bankedCredits?: number;
  bankedDefense?: number;
  influence?: number;
  infamy?: number;
  place?: Place;
  embassies?: readonly Place[];
  cargo?: readonly Place[];
  architect?: string;
  cryo?: number;
  fleet?: string;
}

export interface Setting {
  seats?: number;
  options?: Record<string, string | boolean>;
  seed?: string;
  players?: readonly Sitting[];
  /** Events in play, oldest first. */
  active?: readonly string[];
  inactive?: readonly string[];
  /** Face-up cards by faction. */
  market?: Partial<Record<(typeof FACTIONS)[number], string>>;
  illegal?: Partial<Record<Place, readonly string[]>>;
  /** Missions in play. */
  missions?: readonly string[];
}

/** The first Main Phase, of seat 0, arranged as requested; hands are empty unless specified. */
export function scene(setting: Setting = {}): Scene {
  const { seats = 2, options = {}, seed = 'scene' } = setting;
  const t = table<State>(game, { seats, options, seed });
  t.playUntil((s) => s.phase === 'main' && s.stack.at(-1)?.flow === 'main');
  t.edit((s) => {
    s.order = s.players.map((_player, seat) => seat);
    s.turn = 0;
    for (const frame of s.stack) if (frame.flow === 'main') frame.vars.seat = 0;
    arrange(s, setting);
  });
  return t;
}

const player = (s: State, seat: Seat): Player => s.players[seat] as Player;

/** Cards already placed in the current scene; later requests must not move them. */
const laid = new Set<number>();

function arrange(s: State, setting: Setting): void {
  laid.clear();
  for (const zone of [s.active, s.inactive]) toBottom(zone, s.events);
  for (const seat of s.players.keys()) toBottom(player(s, seat).hand, player(s, seat).deck);
  for (const [seat, sitting] of (setting.players ?? []).entries()) sit(s, seat, sitting);
  for (const card of setting.active ?? []) put(s, s.active, card, EVERYBODY);
  for (const card of setting.inactive ?? []) put(s, s.inactive, card, EVERYBODY);
  for (const [faction, card] of Object.entries(setting.market ?? {})) {
    put(s, s.market[FACTIONS.indexOf(faction as 'bio')] as Zone, card, EVERYBODY);
  }
  for (const [place, cards] of Object.entries(setting.illegal ?? {})) {
    const here = s.illegal[PLACES.indexOf(place as Place)] as Zone;
    toBottom(here, s.box);
    for (const card of cards) put(s, here, card, EVERYBODY);
  }
  if (setting.missions) s.missions = setting.missions.map(cardNamed);
  for (const deck of s.market) {
    deck.known.fill(0);
    if (deck.known.length > 0) deck.known[deck.known.length - 1] = EVERYBODY;
  }
}

function sit(s: State, seat: Seat, sitting: Sitting): void {
  const own = player(s, seat);
  if (sitting.request) toBottom(own.request, s.requests);
  for (const card of sitting.hand ?? []) put(s, own.hand, card, maskOf(seat), seat);
  for (const card of sitting.discard ?? []) put(s, own.discard, card, EVERYBODY, seat);
  if (sitting.deck) {
    const rest = own.deck.cards.slice();
    toBottom(own.deck, s.box);
    for (const card of sitting.deck) put(s, own.deck, card, 0, seat);
    s.box.cards.forEach((card, i) => {
      if (rest.includes(card)) s.box.cards[i] = faceOf(card);
    });
  }
  for (const card of sitting.trophies ?? []) put(s, own.trophies, card, EVERYBODY);
  if (sitting.request) put(s, own.request, sitting.request, maskOf(seat));
  for (const key of ['credits', 'defense', 'bankedCredits', 'bankedDefense', 'influence', 'infamy', 'cryo'] as const) {
    own[key] = sitting[key] ?? 0;
  }
  own.ship = PLACES.indexOf(sitting.place ?? 'earth');
  own.embassies = bits(sitting.embassies ?? []);
  own.cargo = bits(sitting.cargo ?? []);
  if (sitting.architect) seatArchitect(s, seat, cardNamed(sitting.architect));
  if (sitting.fleet) {
    const fleet = cardNamed(sitting.fleet);
    const holder = s.players.find((other) => other.fleet === fleet);
    if (holder) holder.fleet = own.fleet;
    own.fleet = fleet;
  }
}

function seatArchitect(s: State, seat: Seat, architect: number): void {
  const own = player(s, seat);
  const before = own.architect;
  const holder = s.players.find((other) => other.architect === architect);
  if (holder) holder.architect = before;
  else s.box.cards[s.box.cards.indexOf(architect)] = before;
  own.architect = architect;
}

const bits = (places: readonly Place[]): number => places.reduce((sum, place) => sum | (1 << PLACES.indexOf(place)), 0);

function toBottom(from: Zone, into: Zone): void {
  into.cards.unshift(...from.cards.splice(0));
  into.known.unshift(...from.known.splice(0).map(() => 0));
}

/** Whether a card matches a requested name or design. */
const isMeant = (card: number, wanted: string): boolean =>
  wanted.includes('.') || wanted.startsWith('RQ') ? nameOf(card) === wanted : cardOf(faceOf(card)).id === wanted;

/** Moves a card from any allowed source to the top of a zone; cards already placed by the scene stay where they are. */
function put(s: State, into: Zone, wanted: string, known: number, seat: Seat = -1): void {
  for (const zone of sources(s, seat)) {
    const at = zone.cards.findIndex((card) => isMeant(card, wanted) && !laid.has(faceOf(card)));
    if (at < 0) continue;
    const card = zone.cards[at] as number;
    zone.cards.splice(at, 1);
    zone.known.splice(at, 1);
    into.cards.push(seat < 0 ? faceOf(card) : claimed(card, seat));
    into.known.push(known);
    laid.add(faceOf(card));
    return;
  }
  throw new Error(`card ${wanted} is not available`);
}

const sources = (s: State, seat: Seat): Zone[] => [
  ...(seat < 0 ? [] : [player(s, seat).deck]),
  ...s.market,
  s.prime,
  s.box,
  s.events,
  s.requests,
  ...s.illegal,
  ...(seat < 0 ? [] : s.players.flatMap((other) => [other.deck, other.discard])),
];

/** The name of the first card of a design in a hand. */
export function inHand(t: Scene, seat: Seat, design: string): string {
  const card = player(t.state, seat).hand.cards.find((other) => isMeant(other, design));
  if (card === undefined) throw new Error(`seat ${seat} has no ${design} in hand`);
  return nameOf(card);
}

/** Plays a card of this design. */
export const play = (t: Scene, design: string, seat: Seat = 0): Event[] =>
  t.say(seat, `play:${inHand(t, seat, design)}`);
export const at = (t: Scene, seat: Seat): Player => player(t.state, seat);
export const designs = (zone: Zone): string[] => zone.cards.map((card) => cardOf(faceOf(card)).id);
export const names = (zone: Zone): string[] => zone.cards.map(nameOf);
export const eventsOf = (events: readonly Event[], type: string): Event['data'][] =>
  events.filter((event) => event.type === type).map((event) => event.data);

/** Ends the Main Phase of a seat and keeps its hand; of more than five cards, discards all after the fifth. */
export function endTurn(t: Scene, seat: Seat): void {
  t.say(seat, 'end', 'act');
  for (let row = t.asked()[0]; row && row.flow !== 'main' && t.state.result === null; row = t.asked()[0]) {
    if (row.step === 'keep') t.say(row.seat, []);
    else if (row.flow === 'discard') t.say(row.seat, names(player(t.state, row.seat).hand).slice(5));
    else return;
  }
}

/** Empties the Event deck, so that the current turn is the last. */
export function lastTurn(t: Scene): void {
  t.edit((s) => {
    s.box.cards.push(...s.events.cards.splice(0));
    s.box.known.push(...s.events.known.splice(0));
  });
}

/** An option of the Main Phase as shown in the prompt. */
export const offered = (t: Scene, id: string, seat: Seat = 0) =>
  t.prompt(seat, 'choose').options.find((option: { id: string }) => option.id === id);
