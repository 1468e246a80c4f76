import type { Event, Json } from '@orrery/kernel';
import { MISSIONS, MOON_LANDING } from '../../src/content/missions.ts';
import { RISKS } from '../../src/content/risks.ts';
import { cardName } from '../../src/content/set.ts';
import type { Options } from '../../src/setup/options.ts';
import type { Program, State } from '../../src/state.ts';
import type { Cell } from './rocket.ts';

// The referee's own model of a game, written from the rulebook, the rules inventory and the rulings. It shares no code
// with the rules and uses only the game's component lists and names. Random results (cards drawn, dice) are read from
// the game.

export type Role = 'politician' | 'engineer';
export const PLACES = ['treasury', 'press', 'industry', 'intelligence'] as const;
export const CELLS = ['A', 'B', 'C'].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
export const SLOTS = ['A', 'B', 'C', 'AB', 'BC', '1', '2', '3', '4'];
export const SPACES = [8, 13, 20];

/** Tokens of one side on a card, indexed by their age in rounds: influence and bluff. */
export type Tokens = [influence: number, bluff: number][];
export const noTokens = (): Tokens => [0, 1, 2].map(() => [0, 0]);
export interface Slot {
  card: string;
  level: number;
  cover: string | null;
  tokens: [Tokens, Tokens];
}

export interface Side {
  budget: number;
  popularity: number;
  /** Popularity before it is limited to 0 to 12. */
  raw: number;
  money: number;
  hand: string[];
  deck: string[];
  discard: string[];
  slots: (Slot | null)[];
  influence: number;
  bluff: number;
  raised: boolean;
  promised: number;
  line: string[];
  drawn: string[];
  supplier: (string | null)[];
  cells: (Cell | null)[];
  modules: (string | null)[];
  sabotage: number;
  testSteals: number;
  techSteals: number;
  freeTests: number;
  passed: boolean;
  path: string[];
  up: boolean[];
  pathTests: number[];
  completed: string[];
  succeeded: boolean;
  landed: boolean;
}

interface Active {
  mission: string;
  risks: { risk: string; tests: [number, number] }[];
}

export interface Flight {
  side: number;
  mission: string | null;
  /** Popularity, budget and money of both sides before the launch. */
  before: { popularity: number; budget: number; money: number }[];
  /** Dogs, satellites and astronauts before the launch. */
  aboard: number[];
  parameters: number[];
  adapted: number[];
  sabotage: number;
  checks: { risk: string; die: number; tests: number; value: number; needs: number[]; passed: boolean }[];
  outcome: string;
  explores: boolean;
  explored: string | null;
  rewarded: boolean;
}

export interface Book {
  seats: number;
  options: Options;
  /** Seats that play a role: `crew[side][role]`. */
  crew: Record<Role, number[]>[];
  round: number;
  phase: string;
  first: number;
  sides: [Side, Side];
  missionDecks: string[][];
  riskDecks: string[][];
  spentRisks: string[];
  returnedRisks: string[];
  techDecks: Record<string, string[]>;
  research: string[];
  covered: string[];
  moduleDeck: string[];
  sideboard: string[];
  spentModules: string[];
  missions: Active[];
  launches: { side: number; mission: string | null }[];
  flights: Flight[];
  moonOpen: boolean;
  history: number[][];
  /** The events of the last step and the state after it, the source of random results. */
  events: Event['data'][];
  after: State;
  /** Whether seats mostly follow the bots' policy instead of playing at random. */
  skilled: boolean;
  wrong: string[];
}

/** An open question: its seats, and all legal answers as JSON or, if they are too many to list, a predicate. */
export interface Question {
  what: string;
  seats: number[];
  all?: () => string[];
  may?: (answer: Json) => boolean;
}
/** A part of the game: yields its open questions and receives an answer to one of them. */
export type Flow<T = void> = Generator<Question[], T, { to: Question; answer: Json }>;

export function* ask(asked: Question): Flow<Json> {
  return (yield [asked]).answer;
}

/** Runs several parts in parallel until all have ended. */
export function* inParallel(parts: Flow[]): Flow {
  const open = new Map(parts.map((part) => [part, part.next()]));
  for (;;) {
    for (const [part, { done }] of open) if (done) open.delete(part);
    if (open.size === 0) return;
    const reply = yield [...open.values()].flatMap(({ value }) => value as Question[]);
    for (const [part, { value }] of open)
      if ((value as Question[]).includes(reply.to)) open.set(part, part.next(reply));
  }
}

export const sideOf = (b: Book, side: number): Side => b.sides[side as 0 | 1];
export const crewOf = (b: Book, side: number, role: Role): number[] => b.crew[side]?.[role] ?? [];
export const missionNamed = (id: string) => [...MISSIONS, MOON_LANDING].find((own) => own.id === id) ?? MOON_LANDING;
export const riskNamed = (id: string) => RISKS.find((own) => own.id === id) as (typeof RISKS)[number];
/** A choice among names, computed each time the answers are read. */
export const choose = (what: string, seats: number[], among: () => string[]): Question => ({
  what,
  seats,
  all: () => among().map((one) => JSON.stringify(one)),
});
export const fail = (b: Book, problem: string): void => void b.wrong.push(problem);

/** Removes a named card from a list; reports a difference if it is missing. */
export function takeCard(b: Book, from: string[], card: string, what: string): string {
  const at = from.indexOf(card);
  if (at < 0) fail(b, `${what}: ${card} was not there`);
  else from.splice(at, 1);
  return card;
}
/** Removes and returns the data of the next event of a side that has a given key. */
export function takeEvent(b: Book, key: string, side: number): Event['data'] {
  const at = b.events.findIndex((data) => key in data && data.side === side);
  if (at < 0) {
    fail(b, `no event of side ${side} with ${key}`);
    return {};
  }
  return b.events.splice(at, 1)[0] as Event['data'];
}

const names = (cards: readonly number[]): string[] => cards.map(cardName);
const orNull = (card: number): string | null => (card < 0 ? null : cardName(card));
const PAYLOADS = [null, 'dog', 'satellite', 'astronaut'];

function readSide(own: Program): Side {
  const tokens = (from: readonly number[], side: number): Tokens =>
    [0, 1, 2].map((age) => [from[side * 6 + age * 2] as number, from[side * 6 + age * 2 + 1] as number]);
  return {
    budget: own.budget,
    popularity: own.popularity,
    raw: own.popularity,
    money: own.money,
    hand: names(own.hand.cards),
    deck: names(own.deck.cards),
    discard: names(own.discard.cards),
    slots: own.slots.map(({ card, level, cover, tokens: all }) =>
      card < 0
        ? null
        : {
            card: cardName(card),
            level,
            cover: names(cover.cards)[0] ?? null,
            tokens: [tokens(all, 0), tokens(all, 1)],
          },
    ),
    influence: own.influence,
    bluff: own.bluff,
    raised: own.raised,
    promised: own.promised,
    line: names(own.line),
    drawn: names(own.drawn.cards),
    supplier: own.supplier.map(orNull),
    cells: own.cells.map((laid, i) =>
      laid < 0
        ? null
        : { tile: cardName(laid >> 2), turn: laid & 3, payload: PAYLOADS[own.payload[i] as number] ?? null },
    ),
    modules: own.modules.map(orNull),
    sabotage: own.sabotage,
    testSteals: own.testSteals,
    techSteals: own.techSteals,
    freeTests: own.freeTests,
    passed: own.passed,
    path: names(own.path.cards),
    up: own.explored.slice(),
    pathTests: own.pathTests.slice(),
    completed: names(own.completed),
    succeeded: own.succeeded,
    landed: own.landed,
  };
}

/** The game's state in the referee's format. */
export function read(s: State, seats: number, options: Options): Book {
  const decks = (zones: readonly { cards: number[] }[]) => zones.map(({ cards }) => names(cards));
  return {
    seats,
    options,
    crew: [0, 1].map((side) => ({
      politician: s.roles[side * 2] as number[],
      engineer: s.roles[side * 2 + 1] as number[],
    })),
    round: s.round,
    phase: s.phase,
    first: s.first,
    sides: s.programs.map(readSide) as [Side, Side],
    missionDecks: decks(s.missionDecks),
    riskDecks: decks(s.riskDecks),
    spentRisks: names(s.spentRisks),
    returnedRisks: names(s.returnedRisks),
    techDecks: Object.fromEntries(decks(s.techDecks).map((deck, i) => ['SECP'.charAt(i), deck])),
    research: names(s.research),
    covered: names(s.covered),
    moduleDeck: names(s.moduleDeck.cards),
    sideboard: names(s.sideboard),
    spentModules: names(s.spentModules),
    missions: s.missions.map(({ card, risks, tests }) => ({
      mission: cardName(card),
      risks: risks.map((risk, i) => ({
        risk: cardName(risk),
        tests: [tests[i * 2] as number, tests[i * 2 + 1] as number],
      })),
    })),
    launches: s.launches.map(({ side, mission }) => ({ side, mission: orNull(mission) })),
    flights: s.flights.map(({ side, mission, checks, explored, ...flight }) => ({
      ...flight,
      side,
      mission: orNull(mission),
      checks: checks.map(({ risk, die, tests, value, needs, passed }) => ({
        ...{ risk: cardName(risk), die, tests, value },
        needs: needs.slice(),
        passed,
      })),
      explored: explored < 0 ? null : cardName(s.programs[side]?.path.cards[explored] as number),
    })),
    moonOpen: s.moonOpen,
    history: s.history.map((row) => row.slice()),
    events: [],
    after: s,
    skilled: false,
    wrong: [],
  };
}

/** Lists whose order does not matter. */
const UNORDERED = [
  ...['deck', 'discard', 'hand', 'covered', 'moduleDeck', 'sideboard', 'spentModules', 'line'],
  ...['spentRisks', 'returnedRisks'],
];
const NOT_COMPARED = ['events', 'after', 'skilled', 'wrong', 'raw'];

/** All differences between the referee's model and the game. */
export function compare(book: unknown, table: unknown, name = '', path: readonly string[] = []): string[] {
  if (book === table || NOT_COMPARED.includes(name)) return [];
  if (book === null || table === null || typeof book !== 'object' || typeof table !== 'object')
    return [`${path.join('.')}: ${JSON.stringify(table)}, not ${JSON.stringify(book)}`];
  const isUnordered = UNORDERED.includes(name) || path.at(-2)?.endsWith('Decks');
  const [a, b] = isUnordered ? [[...(book as string[])].sort(), [...(table as string[])].sort()] : [book, table];
  if (Array.isArray(a) && a.length !== (b as unknown[]).length)
    return [`${path.join('.')}: ${JSON.stringify(b)}, not ${JSON.stringify(a)}`];
  return Object.keys(a).flatMap((key) => {
    const [one, other] = [(a as any)[key], (b as any)[key]];
    return one === other ? [] : compare(one, other, key, [...path, key]);
  });
}
