import { below, type Event, type Json, maskOf, type Seat, seeded } from '@orrery/kernel';
import { type Scenario, table } from '@orrery/testing';
import { BOARDS } from '../../src/content/hexes.ts';
import { cardName, titleOf } from '../../src/content/set.ts';
import { FIRST_SHIP, isStation, SLOTS, unitNamed } from '../../src/content/units.ts';
import { liftUnit, putUnit } from '../../src/effects/board.ts';
import { game } from '../../src/index.ts';
import { newTurn, type Player, type State } from '../../src/state.ts';

export type Scene = Scenario<State>;

export interface Setting {
  seats?: number;
  options?: Record<string, Json>;
  /** Ships, guardians and stations by name (`0F1`) and where they stand; all others but stations are off the board. */
  units?: Readonly<Record<string, string>>;
  /** Titles in each hand, by number; hands are empty where nothing is said. */
  hands?: readonly (readonly number[])[];
  /** Who controls each planet, in the order of the layout; -1 for nobody. */
  owners?: readonly number[];
  /** Anything else about the players, by seat. */
  players?: readonly Partial<Player>[];
  /** What is more to be laid out. */
  also?: (s: State) => void;
}

export const cellNamed = (s: State, name: string): number => {
  const cell = BOARDS[s.board].byName.get(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
};

/** The first turn of seat 0, in its main part, with everything laid out as wished. */
export function scene(setting: Setting = {}): Scene {
  const { seats = 2, options = {} } = setting;
  const t = table<State>(game, { seats, options, seed: 'scene' });
  t.playUntil((s) => s.phase === 'main' && s.stack.at(-1)?.flow === 'main');
  t.edit((s) => {
    if (s.agreed.mode !== 'solo') s.order = s.out.map((_out, seat) => seat);
    s.turn = 0;
    for (const frame of s.stack) if (frame.flow === 'turn' || frame.flow === 'main') frame.vars.seat = 0;
    s.thisTurn = newTurn();
    s.players.forEach((player, side) => {
      player.turns = side === 0 ? 1 : 0;
    });
    arrange(s, setting);
  });
  return t;
}

function arrange(s: State, { units, hands = [], owners, players = [], also }: Setting): void {
  for (const { hand } of s.players) {
    s.deck.cards.push(...hand.cards.splice(0));
    s.deck.known.push(...hand.known.splice(0).map(() => 0));
  }
  for (const [seat, titles] of hands.entries()) for (const title of titles) deal(s, seat, title);
  if (units) {
    for (let unit = 0; unit < s.at.length; unit++) if (unit % SLOTS >= FIRST_SHIP) liftUnit(s, unit);
    for (const name of Object.keys(units)) if (isStation(unitNamed(name))) liftUnit(s, unitNamed(name));
    for (const [name, at] of Object.entries(units)) {
      const cell = cellNamed(s, at);
      if (s.here[cell] !== -1) throw new Error(`${at} is not free for ${name}`);
      putUnit(s, unitNamed(name), cell);
    }
  }
  owners?.forEach((owner, planet) => {
    (s.planets[planet] as State['planets'][number]).owner = owner;
  });
  for (const [side, given] of players.entries()) Object.assign(s.players[side] as Player, given);
  also?.(s);
}

/** A card of that title goes from the deck to a hand. */
export function deal(s: State, seat: number, title: number): void {
  const at = s.deck.cards.findIndex((card) => titleOf(card).id === title);
  if (at < 0) throw new Error(`no card ${title} in the deck`);
  const [card] = s.deck.cards.splice(at, 1);
  s.deck.known.splice(at, 1);
  const { hand } = s.players[seat] as Player;
  hand.cards.push(card as number);
  hand.known.push(maskOf(seat));
}

/** The next dice fall so: sides and face of each. */
export function rig(t: Scene, ...throws: readonly (readonly [sides: number, face: number])[]): void {
  t.edit((s) => rigState(s, throws));
}
export function rigState(s: State, throws: readonly (readonly [sides: number, face: number])[]): void {
  for (let k = 0; k < 1_000_000; k++) {
    const rng = seeded(`dice ${k}`);
    const probe = [...rng];
    if (throws.every(([sides, face]) => 1 + below(probe, sides) === face)) {
      s.rng = rng;
      return;
    }
  }
  throw new Error('no such dice');
}

/** What a hand calls its card of a title. */
export function held(t: Scene, seat: Seat, title: number): string {
  const card = t.state.players[seat]?.hand.cards.find((one) => titleOf(one).id === title);
  if (card === undefined) throw new Error(`seat ${seat} holds no card ${title}`);
  return cardName(card);
}
/** Titles in a hand. */
export const hand = (t: Scene, seat: Seat): number[] =>
  t.state.players[seat]?.hand.cards.map((card) => titleOf(card).id) ?? [];

export const told = (events: readonly Event[], type: string): Record<string, any>[] =>
  events.filter((event) => event.type === type).map((event) => event.data as Record<string, any>);
export const side = (t: Scene, seat: number): Player => t.state.players[seat] as Player;
/** Where a unit stands, or null. */
export function where(t: Scene, name: string): string | null {
  const cell = t.state.at[unitNamed(name)] as number;
  return cell < 0 ? null : (BOARDS[t.state.board].names[cell] as string);
}
/** Whether a card can be played on something in the own turn, or in the window that is open. */
export const plays = (t: Scene, seat: Seat, title: number): string[] => {
  const name = held(t, seat, title);
  return t
    .legal(seat)
    .filter((answer): answer is string => typeof answer === 'string' && answer.includes(name))
    .map((answer) => answer.slice(answer.indexOf(name) + name.length + 1));
};
