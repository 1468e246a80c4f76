import { EVERYBODY, type Event, type Json, maskOf, NOBODY, type Zone } from '@orrery/kernel';
import { type Scenario, table } from '@orrery/testing';
import { type ContractType, HOME_TYPES, TYPES, type Type } from '../src/content/cards.ts';
import { type PlaceId, placeNamed } from '../src/content/places.ts';
import { cardNamed, contractOf, isCrew, isPart, isPrototype, partOf } from '../src/content/set.ts';
import { game, type State } from '../src/index.ts';
import { nameOf, ownCard, plain, sectored } from '../src/rules/owned.ts';
import { type Captain, ITEMS, type Item, type Mission, NONE, newPlan, type Pilot } from '../src/state.ts';

export type Scene = Scenario<State>;

export const OVERLOAD = { overload: true };
export const NOMAD = { nomad: true };
export const BINDING = { binding: true };
export const ALL = { ...OVERLOAD, ...NOMAD, ...BINDING };

/** A captain's cards by name, and other values. `deck` lists the top card first; omitted piles are empty. */
export interface Side {
  hand?: readonly string[];
  deck?: readonly string[];
  discard?: readonly string[];
  /** Lasting IO crew and their tokens. */
  play?: Readonly<Record<string, number>>;
  parts?: readonly string[];
  /** Tokens on parts, by card. */
  io?: Readonly<Record<string, number>>;
  objectives?: readonly string[];
  credits?: number;
  prestige?: number;
  /** Reputation with the faction of each seat. */
  reputation?: readonly number[];
  at?: PlaceId;
  /** Home types completed so far. */
  completed?: readonly ContractType[];
}

export interface Setting {
  seats?: number;
  options?: Readonly<Record<string, Json>>;
  seed?: string;
  captains?: readonly (Side | undefined)[];
  /** The open contracts; with Nomad, the top contracts of their sector decks. */
  row?: readonly string[];
  armory?: readonly string[];
  mercenaries?: readonly string[];
  policy?: string;
  /** The event of this turn, already resolved. */
  event?: string;
  unlocked?: boolean;
  /** The Mission Leader, by default seat 0. */
  leader?: number;
}

export const captain = (t: Scene, seat = 0): Captain => t.state.captains[seat] as Captain;
export const mission = (t: Scene): Mission => t.state.mission as Mission;
export const pilot = (t: Scene, seat = 0): Pilot => mission(t).pilots[seat] as Pilot;
const named = (name: string): number => {
  const card = cardNamed(name);
  if (card < 0) throw new Error(`there is no card ${name}`);
  return card;
};
const names = (cards: readonly number[]): string[] => cards.map(nameOf);
export const hand = (t: Scene, seat = 0): string[] => names(captain(t, seat).hand.cards).sort();
/** The draw pile, top card first. */
export const deck = (t: Scene, seat = 0): string[] => names(captain(t, seat).draw.cards).reverse();
export const discarded = (t: Scene, seat = 0): string[] => names(captain(t, seat).discard.cards).sort();
export const played = (t: Scene, seat = 0): string[] => names(captain(t, seat).play.cards);
export const objectives = (t: Scene, seat = 0): string[] => names(captain(t, seat).objectives.cards).sort();
export const row = (t: Scene): string[] => names(t.state.row);
/** Units put on a type so far. */
export const filled = (t: Scene, type: Type): number => mission(t).filled[TYPES.indexOf(type)] as number;
export const io = (t: Scene, card: string, seat = 0): number => {
  const own = captain(t, seat);
  const part = names(own.parts).indexOf(card);
  return part >= 0 ? (own.partIo[part] as number) : (own.playIo[names(own.play.cards).indexOf(card)] as number);
};
/** Reputation with each seat's faction. */
export const tracks = (t: Scene, seat = 0): number[] => captain(t, seat).reputation;
export const colour = (t: Scene, seat: number): string => t.view(0).captains[seat].colour;
/** The place of each ship. */
export const places = (t: Scene): string[] => t.view(0).captains.map(({ place }: { place: string }) => place);
export const share = (t: Scene, seat: number, item: Item): number =>
  mission(t).shares[seat * ITEMS.length + ITEMS.indexOf(item)] as number;

function fill(zone: Zone, cards: readonly number[], known: number): void {
  zone.cards = [...cards];
  zone.known = cards.map(() => known);
}

/** Removes a unique card from wherever it is, so that a test can place it elsewhere. */
function removeCard(s: State, card: number): number {
  const zones: Zone[] = [
    s.partDeck,
    s.crewDeck,
    s.prototypeDeck,
    s.objectiveDeck,
    s.eventDeck,
    ...s.contractDecks,
    ...s.captains.flatMap((own) => [own.draw, own.hand, own.discard, own.objectives]),
  ];
  for (const zone of zones) {
    const at = zone.cards.findIndex((other) => plain(other) === card);
    if (at < 0) continue;
    zone.cards.splice(at, 1);
    zone.known.splice(at, 1);
    for (const own of s.captains) if (own.objectives === zone) own.drawnAt.splice(at, 1);
  }
  for (const list of [s.armoryParts, s.armoryCrew, s.row, s.usedEvents, s.mercenaryRow, s.mercenaryDiscard]) {
    const at = list.indexOf(card);
    if (at >= 0) list.splice(at, 1);
  }
  return card;
}

/** Puts open cards back under their deck. */
function putUnder(list: number[], deckFor: (card: number) => Zone, as = (card: number) => card): void {
  for (const card of list.splice(0)) {
    deckFor(card).cards.unshift(as(card));
    deckFor(card).known.unshift(NOBODY);
  }
}

const contractDeck = (s: State, card: number): Zone =>
  s.contractDecks[
    s.agreed.nomad ? ['explore', 'kill', 'delivery', 'rescue', 'sorelia'].indexOf(contractOf(card).type) : 0
  ] as Zone;

function setCaptain(s: State, seat: number, side: Side): void {
  const own = s.captains[seat] as Captain;
  const cards = (list: readonly string[] = []): number[] =>
    list.map((name) => ownCard(seat, isCrew(named(name)) ? removeCard(s, named(name)) : named(name)));
  fill(own.hand, cards(side.hand), maskOf(seat));
  fill(own.draw, cards(side.deck).reverse(), NOBODY);
  fill(own.discard, cards(side.discard), EVERYBODY);
  fill(own.play, cards(Object.keys(side.play ?? {})), EVERYBODY);
  own.playIo = Object.values(side.play ?? {});
  own.parts = (side.parts ?? []).map((name) => removeCard(s, named(name)));
  own.partIo = (side.parts ?? []).map((name) => side.io?.[name] ?? 0);
  if (side.objectives) {
    const kept = side.objectives.map((name) => removeCard(s, named(name)));
    putUnder(own.objectives.cards, () => s.objectiveDeck);
    fill(own.objectives, kept, maskOf(seat));
    own.drawnAt = kept.map(() => 0);
  }
  own.credits = side.credits ?? own.credits;
  own.prestige = side.prestige ?? 0;
  if (side.reputation) own.reputation = [...side.reputation];
  if (side.at) own.at = placeNamed(side.at);
  if (side.completed) own.completed = side.completed.reduce((bits, type) => bits | (1 << HOME_TYPES.indexOf(type)), 0);
}

/** A scene in the Planning Phase of the first turn, with this setting. */
export function scene(setting: Setting = {}): Scene {
  const { seats = 3, options = {}, seed = 'scene' } = setting;
  const t = table<State>(game, { seats, options: options as Json, seed });
  t.playUntil((s) => s.stack.at(-1)?.flow === 'planning' && s.turn === 1);
  t.edit((s) => arrange(s, setting));
  return t;
}

function arrange(s: State, setting: Setting): void {
  const { leader = 0 } = setting;
  s.leader = leader;
  s.starter = 0;
  for (const frame of s.stack) if ('seat' in frame.vars) (frame.vars as { seat: number }).seat = leader;
  setting.captains?.forEach((side, seat) => {
    if (side) setCaptain(s, seat, side);
  });
  for (const own of s.captains) {
    own.deeds = [0, 0];
    if (s.agreed.nomad && !setting.captains) own.at = placeNamed('base');
  }
  if (s.event !== NONE) s.usedEvents.push(s.event);
  if (s.policy !== NONE) s.usedEvents.push(s.policy);
  s.event = setting.event ? removeCard(s, named(setting.event)) : NONE;
  s.policy = setting.policy ? removeCard(s, named(setting.policy)) : NONE;
  if (setting.unlocked) {
    s.unlocked = true;
    s.anomaly = NONE;
  }
  if (setting.row) layContracts(s, setting.row);
  if (setting.armory) {
    const cards = setting.armory.map((name) => removeCard(s, named(name)));
    putUnder(s.armoryParts, () => s.partDeck);
    putUnder(s.armoryCrew, () => s.crewDeck);
    s.armoryParts = cards.filter(isPart);
    s.armoryCrew = cards.filter(isCrew);
  }
  if (setting.mercenaries)
    s.mercenaryRow = setting.mercenaries.map((name) =>
      isCrew(named(name)) ? removeCard(s, named(name)) : named(name),
    );
  s.plan = { ...newPlan(), began: (s.captains[leader] as Captain).at };
}

function layContracts(s: State, list: readonly string[]): void {
  const cards = list.map((name) => removeCard(s, named(name)));
  const as = (card: number) => (s.agreed.nomad ? sectored(card) : card);
  putUnder(s.row, (card) => contractDeck(s, card), as);
  if (!s.agreed.nomad) {
    s.row = cards;
    return;
  }
  for (const card of cards.toReversed()) {
    contractDeck(s, card).cards.push(as(card));
    contractDeck(s, card).known.push(NOBODY);
  }
}

/**
 * Begins seat 0's turn with this event, after changing the state with `before`. Captains hold only the objectives in
 * the setting.
 */
export function turnWithEvent(event: string, setting: Setting = {}, before: (s: State) => void = () => {}): Scene {
  const { seats = 3, options = {}, seed = 'dawn' } = setting;
  const t = table<State>(game, { seats, options: { nomad: true, ...options }, seed });
  t.playUntil((s) => s.stack.at(-1)?.flow === 'buying' && s.turn === 1);
  t.edit((s) => {
    for (const own of s.captains) {
      putUnder(own.objectives.cards, () => s.objectiveDeck);
      fill(own.objectives, [], 0);
      own.drawnAt = [];
      own.prestige = 0;
    }
    arrange(s, { ...setting, leader: seats - 1 });
    before(s);
  });
  stack(t, event);
  t.say(seats - 1, 'done', 'buy');
  for (const { seat, step } of t.asked()) if (step === 'claim') t.say(seat, [], 'claim');
  return t;
}

/** Puts cards on top of their decks (parts, crew, prototypes, objectives or events); the first one ends up on top. */
export function stack(t: Scene, ...cards: readonly string[]): void {
  t.edit((s) => {
    for (const name of cards.toReversed()) {
      const card = removeCard(s, named(name));
      const kind = name.charAt(0);
      const zone = isPart(card)
        ? isPrototype(card) && partOf(card).prototype
          ? s.prototypeDeck
          : s.partDeck
        : isCrew(card)
          ? s.crewDeck
          : kind === 'O'
            ? s.objectiveDeck
            : s.eventDeck;
      zone.cards.push(card);
      zone.known.push(NOBODY);
    }
  });
}

/** Seat 0 attempts a contract alone, with these cards and values. */
export function solo(contract: string, side: Side, options: Setting['options'] = {}, more: Setting = {}): Scene {
  const t = scene({ row: [contract], captains: [side], options, ...more });
  begin(t, contract);
  return t;
}

/** Like `solo`, by default with a contract whose requirements are so high that tests do not complete it by accident. */
export const alone = (side: Side, contract = 'EX07'): Scene => solo(contract, side);
export const over = (side: Side, contract = 'EX07'): Scene => solo(contract, side, OVERLOAD);
export const ties = (side: Side, contract = 'EX07'): Scene => solo(contract, side, BINDING);
/** Like `solo`, with a part installed and its expansion in play. */
export function withPart(part: string, side: Side, contract = 'EX07'): Scene {
  const { set } = partOf(named(part));
  const place: Side = set === 'nomad' ? { at: 'base' } : {};
  return solo(contract, { parts: [part], ...place, ...side }, set === 'base' ? {} : { [set]: true });
}

/** Seat 0 begins a contract alone; with Nomad, after travelling to its sector. */
export function begin(t: Scene, contract: string): void {
  travel(t, contract);
  t.say(0, `solo:${contract}`, 'choose');
}
export function travel(t: Scene, contract: string): void {
  if (!t.state.agreed.nomad || contract === 'SR00') return;
  const place = ['explore', 'kill', 'delivery', 'rescue', 'sorelia'].indexOf(contractOf(named(contract)).type);
  t.say(0, `travel:${['komek', 'magnomi', 'ventus', 'henko', 'sorelia'][place]}`, 'choose');
}

export type Shares = Readonly<Record<number, Partial<Record<Item, number>>>>;
export const terms = (shares: Shares) =>
  Object.entries(shares).flatMap(([to, own]) =>
    Object.entries(own).map(([item, count]) => ({ from: null, to: Number(to), item, count })),
  );

/** Seat 0 and allies lock a deal, in which the leader gets the rest. The order of play is free. */
export function together(t: Scene, contract: string, allies: readonly number[], shares: Shares = {}): void {
  travel(t, contract);
  t.say(0, `talk:${contract}`, 'choose');
  t.say(0, { say: 'propose', parties: [0, ...allies], terms: terms(shares) }, 'talk');
  const { version } = t.state.talks as NonNullable<State['talks']>;
  for (const ally of allies) t.say(ally, { say: 'accept', version }, 'talk');
  t.say(0, { say: 'lock', version }, 'talk');
  t.say(0, null, 'order');
}

/** Sets the faces of a captain's rolled dice. */
export function faces(t: Scene, dice: readonly number[], seat = 0): void {
  t.edit((s) => {
    (s.mission?.pilots[seat] as Pilot).dice = [...dice];
  });
}

export const play = (t: Scene, card: string, seat = 0): Event[] => t.say(seat, `play:${card}`, 'play');
export const use = (t: Scene, card: string, seat = 0): Event[] => t.say(seat, `use:${card}`, 'play');
export const buy = (t: Scene, card: string): Event[] => t.say(0, `buy:${card}`, 'buy');
/** The leader ends the talks. */
export const leave = (t: Scene): Event[] => t.say(0, { say: 'decline', version: t.view(0).talks.version }, 'talk');
export const hire = (t: Scene, card: string): Event[] => t.say(0, `hire:${card}`, 'play');
/** Uses a triggered ability, or answers a choice in a card's text. */
export const pick = (t: Scene, item: string | null, seat = 0): Event[] => t.say(seat, item, 'choose');
/** The legal answers to a choice in a card's text. */
export const choices = (t: Scene, seat = 0): unknown[] => t.legal(seat, 'choose');
export const isAsked = (t: Scene, step: string, seat = 0): boolean =>
  t.asked().some((row) => row.seat === seat && row.step === step);

/** Finishes the contract for all captains, declining abilities and bonus cards. */
export function finish(t: Scene): void {
  for (let left = 60; left > 0 && t.state.phase === 'mission'; left--) {
    const row = t.asked()[0];
    if (!row) throw new Error('no seat is asked');
    if (row.step === 'play') t.say(row.seat, 'done', 'play');
    else declineOne(t, row.seat, row.step);
  }
}
/** Plays the rest of the turn up to the claims, without purchases. */
export function toClaims(t: Scene): void {
  finish(t);
  if (t.state.phase === 'buying') t.say(t.state.leader, 'done', 'buy');
}
/** Objectives that a seat can claim now. */
export const claimable = (t: Scene, seat = 0): string[] =>
  t
    .prompt(seat, 'subset', 'claim')
    .items.filter(({ why }) => !why)
    .map(({ id }) => id)
    .sort();
export const claim = (t: Scene, seat: number, ...cards: string[]): Event[] => t.say(seat, cards, 'claim');

/** Ends playing for all captains, up to the next question. */
export function done(t: Scene): void {
  for (let left = 20; left > 0; left--) {
    const row = t.asked().find(({ step }) => step === 'play');
    if (!row) return;
    t.say(row.seat, 'done', 'play');
  }
}
function declineOne(t: Scene, seat: number, step: string): void {
  const answers = t.legal(seat, step);
  t.say(seat, (answers.includes(null) ? null : answers.includes('decline') ? 'decline' : answers[0]) as string, step);
}
