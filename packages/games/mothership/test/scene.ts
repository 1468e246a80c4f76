import { below, copyRng, EVERYBODY, type Event, type Json, maskOf, seeded, type Zone } from '@orrery/kernel';
import { type Scenario, table } from '@orrery/testing';
import { cardName as cardNameOf, titleOf } from '../src/content/set.ts';
import { FIRST_SHIP, SLOTS, unitNamed } from '../src/content/units.ts';
import { liftUnit, putUnit } from '../src/effects/board.ts';
import { game, type State } from '../src/index.ts';
import { shieldsMax } from '../src/rules/lasting.ts';
import { boardOf, newTurn, type Player } from '../src/state.ts';

export type Scene = Scenario<State>;

export interface Setting {
  seats?: number;
  options?: Record<string, Json>;
  seed?: string;
  /** The units on the board other than stations, by name: `{ '0F1': '3,0' }`. */
  units?: Record<string, string>;
  /** Titles in each player's hand. */
  hands?: readonly (readonly number[])[];
  /** Resources and state of each player. */
  players?: readonly Partial<Pick<Player, 'minerals' | 'gas' | 'influence' | 'hull' | 'steps' | 'energy' | 'points'>>[];
  /** Techs of each player, only the highest of each category: `['E3a', 'C2']`. */
  techs?: readonly (readonly string[])[];
  /** Owners of the planets, in layout order. */
  owners?: readonly number[];
}

/** Seat 0's first turn, in its main part, on the given board; hands are empty by default. */
export function scene(setting: Setting = {}): Scene {
  const { seats = 2, options = {}, seed = 'scene' } = setting;
  const t = table<State>(game, { seats, options, seed });
  for (let left = 6; left > 0 && t.state.stack.at(-1)?.flow === 'fleet'; left--)
    t.say(t.asked()[0]?.seat as number, null);
  t.edit((s) => {
    s.order = [...s.seating, ...(s.agreed.mode === 'solo' ? [1] : [])];
    s.turn = 0;
    s.round = 1;
    for (const player of s.players) player.turns = 0;
    player(s, 0).turns = 1;
    s.thisTurn = newTurn();
    for (const frame of s.stack) {
      if (frame.flow === 'turn' || frame.flow === 'main') frame.vars.seat = 0;
      if (frame.flow === 'game') frame.vars.at = 1;
    }
    arrange(s, setting);
  });
  return t;
}

export const player = (s: State, seat: number): Player => s.players[seat] as Player;
export const own = (t: Scene, seat: number): Player => player(t.state, seat);
export const cell = (s: State, name: string): number => {
  const found = boardOf(s).byName.get(name);
  if (found === undefined) throw new Error(`no cell ${name}`);
  return found;
};
/** The name of a unit's cell, or null if it is off the board. */
export const where = (t: Scene, unit: string): string | null => {
  const at = t.state.at[unitNamed(unit)] as number;
  return at < 0 ? null : (boardOf(t.state).names[at] as string);
};

function arrange(s: State, setting: Setting): void {
  if (setting.units) {
    for (let unit = 0; unit < s.at.length; unit++) if (unit % SLOTS >= FIRST_SHIP) liftUnit(s, unit);
    for (const [name, at] of Object.entries(setting.units)) putUnit(s, unitNamed(name), cell(s, at));
  }
  for (const { hand } of s.players) {
    s.deck.cards.unshift(...hand.cards.splice(0));
    s.deck.known.unshift(...hand.known.splice(0).map(() => 0));
  }
  for (const [seat, titles] of (setting.hands ?? []).entries()) for (const title of titles) give(s, seat, title);
  for (const [seat, techs] of (setting.techs ?? []).entries()) for (const id of techs) research(s, seat, id);
  for (const [seat, more] of (setting.players ?? []).entries()) Object.assign(player(s, seat), more);
  for (const [planet, owner] of (setting.owners ?? []).entries()) {
    (s.planets[planet] as State['planets'][number]).owner = owner;
  }
  for (let side = 0; side < s.players.length; side++) player(s, side).shields = shieldsMax(s, side);
}

/** Moves a card with this title from the deck or the discard pile to a hand. */
export function give(s: State, seat: number, title: number): void {
  for (const zone of [s.deck, s.discard]) {
    const at = zone.cards.findIndex((card) => titleOf(card).id === title);
    if (at < 0) continue;
    const { hand } = player(s, seat);
    hand.cards.push(...zone.cards.splice(at, 1));
    zone.known.splice(at, 1);
    hand.known.push(maskOf(seat));
    if (zone === s.discard) s.spent[title] = (s.spent[title] as number) - 1;
    return;
  }
  throw new Error(`no card ${title} left`);
}

/** Gives a player a tech and all tiers below it. */
function research(s: State, seat: number, id: string): void {
  const category = ['E', 'C', 'S', 'L'].indexOf(id.charAt(0));
  player(s, seat).tier[category] = Number(id.charAt(1));
  player(s, seat).branch[category] = id.charAt(2) === 'b' ? 1 : 0;
}

/** Puts a token under a planet, explored or not. */
export function layToken(s: State, planet: number, id: number, explored = true): void {
  const own = s.planets[planet] as State['planets'][number];
  const zones = [s.spareTokens, ...s.planets.map((other) => other.token)];
  const from = zones.find((zone) => zone.cards.includes(99 + id));
  if (!from) throw new Error(`no token ${id}`);
  const at = from.cards.indexOf(99 + id);
  const other = own.token.cards[0] as number;
  if (from !== own.token) {
    from.cards[at] = other;
    own.token.cards[0] = 99 + id;
  }
  own.explored = explored;
  own.token.known[0] = explored ? 0x1ffff : 0;
}

/** The planet on a cell. */
export function planetOn(s: State, name: string): State['planets'][number] {
  const found = s.planets.find((planet) => planet.cell === cell(s, name));
  if (!found) throw new Error(`no planet on ${name}`);
  return found;
}
/** Gives planets, named by their cells, to seats. */
export function hold(t: Scene, owners: Record<string, number>): void {
  t.edit((s) => {
    for (const [name, seat] of Object.entries(owners)) planetOn(s, name).owner = seat;
  });
}

/** Moves all copies of a title from the deck to the discard pile, as if they had been played. */
export function bury(s: State, title: number): void {
  for (let at = s.deck.cards.length - 1; at >= 0; at--) {
    if (titleOf(s.deck.cards[at] as number).id !== title) continue;
    s.discard.cards.push(...s.deck.cards.splice(at, 1));
    s.deck.known.splice(at, 1);
    s.discard.known.push(EVERYBODY);
    s.spent[title] = (s.spent[title] as number) + 1;
  }
}

/** Makes the next dice show these faces: `rig(t, [6, 5], [8, 1])` for a 5 on a D6, then a 1 on a D8. */
export function rig(t: Scene, ...dice: readonly (readonly [sides: number, face: number])[]): void {
  for (let i = 0; ; i++) {
    const rng = seeded(`rigged ${i}`);
    const start = copyRng(rng);
    if (!dice.every(([sides, face]) => below(rng, sides) === face - 1)) continue;
    t.edit((s) => {
      s.rng = start;
    });
    return;
  }
}

/** Moves a ship along cells, answering as its owner. */
export function go(t: Scene, unit: string, ...cells: string[]): Event[] {
  const seat = Number(unit.charAt(0));
  t.say(seat, 'move');
  return t.say(seat, { piece: unit, cells });
}
/** Returns the refusal of an illegal path, then passes the question. */
export function cannotGo(t: Scene, unit: string, ...cells: string[]) {
  const seat = Number(unit.charAt(0));
  t.say(seat, 'move');
  const refusal = t.refused(seat, { piece: unit, cells });
  t.say(seat, null);
  return refusal;
}

/** Attacks the target on a cell with these ships, or with all that can attack if none are named. */
export function strike(t: Scene, seat: number, at: string, ...ships: string[]): Event[] {
  const events = t.say(seat, `attack:${at}`);
  if (t.asked()[0]?.step !== 'ships') return events;
  return [
    ...events,
    ...t.say(seat, ships.length > 0 ? ships : (t.prompt(seat, 'subset').items.map(({ id }) => id) as string[])),
  ];
}

export const eventData = (events: readonly Event[], type: string): Event['data'][] =>
  events.filter((event) => event.type === type).map((event) => event.data);
/** The id of a card with this title in a hand. */
export function named(t: Scene, seat: number, title: number): string {
  const at = own(t, seat).hand.cards.find((card) => titleOf(card).id === title);
  if (at === undefined) throw new Error(`seat ${seat} does not hold ${title}`);
  return cardNameOf(at);
}
/** Ends the turn of a seat without selling cards. */
export function endTurn(t: Scene, seat: number): void {
  t.say(seat, 'end');
  while (t.asked()[0]?.flow === 'sell') t.say(t.asked()[0]?.seat as number, []);
}
/** Option ids of the main question of a turn. */
export const offered = (t: Scene, seat = 0): string[] => t.legal(seat, 'act') as string[];
export const titles = (zone: Zone): number[] => zone.cards.map((card) => titleOf(card).id);
