import type { Event, Json } from '@orrery/kernel';
import { MISSIONS, MOON_LANDING } from '../../src/content/missions.ts';
import { RISKS } from '../../src/content/risks.ts';
import { cardName } from '../../src/content/set.ts';
import type { Options } from '../../src/setup/options.ts';
import type { Program, State } from '../../src/state.ts';
import type { Cell } from './rocket.ts';

// The referee's own book of a game. It is written from the rulebook, the inventory and the rulings, and shares no code with
// the rules: of the game it uses the lists of components, and their names. Chance (cards drawn, dice) is read from the game.

export type Role = 'politician' | 'engineer';
export const PLACES = ['treasury', 'press', 'industry', 'intelligence'] as const;
export const CELLS = ['A', 'B', 'C'].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
export const SLOTS = ['A', 'B', 'C', 'AB', 'BC', '1', '2', '3', '4'];
export const SPACES = [8, 13, 20];

/** Tokens of one side on a card, by rounds they have lain there: influence and bluff. */
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
  /** Popularity as it would be if it did not stop at 0. */
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

export interface Active {
  mission: string;
  risks: { risk: string; tests: [number, number] }[];
}

export interface Flown {
  side: number;
  mission: string | null;
  /** Popularity, budget and money of both sides as it began. */
  before: { popularity: number; budget: number; money: number }[];
  /** Dogs, satellites and astronauts as it began. */
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
  /** Which seats answer for a role: `crew[side][role]`. */
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
  flights: Flown[];
  moonOpen: boolean;
  history: number[][];
  /** The events of the last step and the table after it, the source of random results. */
  told: Event['data'][];
  after: State;
  /** Those who play know what they do. */
  skilled: boolean;
  wrong: string[];
}

/** An open question: who is asked, and all that may be answered, in JSON; where that is too much to list, a test. */
export interface Asked {
  what: string;
  seats: number[];
  all?: () => string[];
  may?: (answer: Json) => boolean;
}
/** A part of the game: it shows its open questions and gets an answer to one of them. */
export type Flow<T = void> = Generator<Asked[], T, { to: Asked; answer: Json }>;

export function* ask(asked: Asked): Flow<Json> {
  return (yield [asked]).answer;
}

/** Several parts side by side, until all have ended. */
export function* together(parts: Flow[]): Flow {
  const open = new Map(parts.map((part) => [part, part.next()]));
  for (;;) {
    for (const [part, { done }] of open) if (done) open.delete(part);
    if (open.size === 0) return;
    const reply = yield [...open.values()].flatMap(({ value }) => value as Asked[]);
    for (const [part, { value }] of open) if ((value as Asked[]).includes(reply.to)) open.set(part, part.next(reply));
  }
}

export const sideOf = (b: Book, side: number): Side => b.sides[side as 0 | 1];
export const crewOf = (b: Book, side: number, role: Role): number[] => b.crew[side]?.[role] ?? [];
export const missionNamed = (id: string) => [...MISSIONS, MOON_LANDING].find((own) => own.id === id) ?? MOON_LANDING;
export const riskNamed = (id: string) => RISKS.find((own) => own.id === id) as (typeof RISKS)[number];
/** A choice among names, as they are when somebody looks. */
export const choose = (what: string, seats: number[], among: () => string[]): Asked => ({
  what,
  seats,
  all: () => among().map((one) => JSON.stringify(one)),
});
export const fail = (b: Book, problem: string): void => void b.wrong.push(problem);

/** Takes a named card out of a list; it is a difference if it is not there. */
export function out(b: Book, from: string[], card: string, what: string): string {
  const at = from.indexOf(card);
  if (at < 0) fail(b, `${what}: ${card} was not there`);
  else from.splice(at, 1);
  return card;
}
/** The next thing told that is told by its form. */
export function heard(b: Book, key: string, side: number): Event['data'] {
  const at = b.told.findIndex((data) => key in data && data.side === side);
  if (at < 0) {
    fail(b, `nothing was told of ${key}`);
    return {};
  }
  return b.told.splice(at, 1)[0] as Event['data'];
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
    told: [],
    after: s,
    skilled: false,
    wrong: [],
  };
}

/** Where it matters what lies there, not in which order. */
const HEAPS = [
  ...['deck', 'discard', 'hand', 'covered', 'moduleDeck', 'sideboard', 'spentModules', 'line'],
  ...['spentRisks', 'returnedRisks'],
];
const UNSEEN = ['told', 'after', 'skilled', 'wrong', 'raw'];

/** Every place where the book and the table differ. */
export function compare(book: unknown, table: unknown, name = '', path: readonly string[] = []): string[] {
  if (book === table || UNSEEN.includes(name)) return [];
  if (book === null || table === null || typeof book !== 'object' || typeof table !== 'object')
    return [`${path.join('.')}: ${JSON.stringify(table)}, not ${JSON.stringify(book)}`];
  const heap = HEAPS.includes(name) || path.at(-2)?.endsWith('Decks');
  const [a, b] = heap ? [[...(book as string[])].sort(), [...(table as string[])].sort()] : [book, table];
  if (Array.isArray(a) && a.length !== (b as unknown[]).length)
    return [`${path.join('.')}: ${JSON.stringify(b)}, not ${JSON.stringify(a)}`];
  return Object.keys(a).flatMap((key) => {
    const [one, other] = [(a as any)[key], (b as any)[key]];
    return one === other ? [] : compare(one, other, key, [...path, key]);
  });
}
