import type { Event, Json } from '@orrery/kernel';
import type { Options, State } from '../../src/index.ts';
import type { Letter, Share } from './facts.ts';

// The referee's own record of a game. The referee is written from the rulebook, the inventory and the rulings, and
// shares no code with the rules except the names of cards. It takes random results (shuffles, dice) from the game.

/** A card in play, with its IO tokens. */
export interface Laid {
  card: string;
  io: number;
}

export interface Captain {
  prestige: number;
  credits: number;
  /** Ordered so that the last card is the top of the pile. */
  draw: string[];
  hand: string[];
  discard: string[];
  looked: string[];
  play: Laid[];
  parts: Laid[];
  objectives: string[];
  claimed: string[];
  /** Reputation with the faction of each seat. */
  reputation: number[];
  at: string;
  /**
   * Prestige from contracts, from head-to-heads, from objectives, and from cards and reputation; then prestige lost to
   * hazards.
   */
  sources: number[];
  /** Home types completed. */
  completed: string[];
}

/** A participant's state in a contract. */
export interface Pilot {
  actions: number;
  spent: number;
  dice: number[];
  rolled: number;
  blocks: number;
  done: boolean;
  plays: string[];
  count: number;
  units: Record<Letter, number>;
  score: number;
}

export interface Mission {
  contract: string;
  duel: boolean;
  outcome: string;
  order: number[];
  free: boolean;
  filled: Record<Letter, number>;
  shares: Share[];
  pilots: Record<number, Pilot>;
  hired: number[];
  hireCredits: number;
  hirePrestige: number;
}

export interface Offer {
  version: number;
  by: number;
  parties: number[];
  shares: Share[];
  accepted: number[];
  declined: number[];
}
export interface Talks {
  contract: string;
  version: number;
  offers: Offer[];
  current: number;
  invited: number[];
  hints: Record<string, string>;
}

/** The part of the state in which the game and the referee are compared. */
export interface Table {
  captains: Captain[];
  round: number;
  turn: number;
  leader: number;
  phase: string;
  contractDecks: string[][];
  row: string[];
  anomaly: string | null;
  unlocked: boolean;
  partDeck: string[];
  crewDeck: string[];
  prototypeDeck: string[];
  armoryParts: string[];
  armoryCrew: string[];
  stock: Record<string, number>;
  scrapped: string[];
  objectiveDeck: string[];
  eventDeck: string[];
  usedEvents: string[];
  event: string | null;
  policy: string | null;
  sale: string[];
  mercenaryDeck: string[];
  mercenaryRow: string[];
  mercenaryDiscard: string[];
  talks: Talks | null;
  mission: Mission | null;
  history: number[][];
}

/** Facts about a captain's turn that objectives and abilities depend on; not compared with the game's table. */
export interface TurnRecord {
  met: Set<string>;
  spent: number;
  acquired: number;
  advanced: number;
  favours: number;
  befriended: Set<number>;
  dear: boolean;
  usedInTurn: Set<string>;
  kept: number;
  /** Objectives drawn after the end of the turn (MK-113). */
  late: Set<string>;
  /** Places visited since each objective was drawn. */
  toured: Map<string, Set<string>>;
}
/** A participant's state that is not compared with the game's table. */
export interface Memory {
  used: Set<string>;
  opening: string[];
  primed: number;
  free: number;
  lasting: Laid[];
  /** Crew played from the hand in this contract, in order. */
  crews: string[];
  /** Hired IO crew, which the leader keeps until the contract ends. */
  hired: Laid[];
}

export interface Book extends Table {
  seats: number;
  options: Options;
  colours: string[];
  starter: number;
  turnRecords: TurnRecord[];
  memory: Record<number, Memory>;
  plan: {
    began: string;
    talked: string[];
    replaced: boolean;
    travelled: boolean;
    stayed: boolean;
    free: boolean;
    paid: boolean;
    bought: boolean;
    renewed: boolean;
    /** The head-to-head that was called. */
    called: string | null;
  };
  /** Parts installed during the contract; they work from the next one on (MK-155). */
  newcomers: Laid[];
  /** Whether cards can be played now. */
  playing: boolean;
  /** The events of the last step and the table after it, from which random results are taken. */
  events: Event[];
  after: Table;
  raw: State;
  wrong: string[];
  /** How often each situation occurred. */
  seen: Map<string, number>;
}

/** An open question to a seat. Legal answers are listed as JSON in `all`, or tested by `may` if there are too many. */
export interface Question {
  what: string;
  seat: number;
  all?: () => string[];
  may?: (answer: Json) => boolean;
  /** Whether the game may skip this question. */
  idle?: boolean;
  /** Abilities that the game may list, usable or not. */
  among?: string[];
}
/** A part of the game. It yields its open questions and receives the answer to one of them. */
export type Flow<T = void> = Generator<Question[], T, { to: Question; answer: Json }>;

export function* ask(asked: Question): Flow<Json> {
  return (yield [asked]).answer;
}
/** A choice among names. */
export const choose = (what: string, seat: number, among: readonly (string | null)[]): Question => ({
  what,
  seat,
  all: () => [...new Set(among)].map((one) => JSON.stringify(one)),
});

/** A question about a choice that a card's text leaves to its owner. */
export const need = (what: string, seat: number, among: readonly string[]): Question =>
  choose(`effect.choose need-${what}`, seat, among);

export const fail = (b: Book, problem: string): void => void b.wrong.push(problem);
export const captain = (b: Table, seat: number): Captain => b.captains[seat] as Captain;
export const turnRecordOf = (b: Book, seat: number): TurnRecord => b.turnRecords[seat] as TurnRecord;
export const missionOf = (b: Book): Mission => b.mission as Mission;
export const pilotOf = (b: Book, seat: number): Pilot => missionOf(b).pilots[seat] as Pilot;
export const memoryOf = (b: Book, seat: number): Memory => b.memory[seat] as Memory;
export const count = (b: Book, what: string): void => void b.seen.set(what, (b.seen.get(what) ?? 0) + 1);
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** All seats in turn order, the leader first (MK-452). */
export const inTurn = (b: Book): number[] => Array.from({ length: b.seats }, (_none, i) => (b.leader + i) % b.seats);
export const participants = (b: Book): number[] => inTurn(b).filter((seat) => seat in missionOf(b).pilots);
export const joins = (b: Book, seat: number): boolean => b.mission !== null && seat in b.mission.pilots;

/** Removes a card from a list; reports a failure if it is missing. */
export function out<T extends string>(b: Book, from: T[], card: T, what: string): T {
  const at = from.indexOf(card);
  if (at < 0) fail(b, `${what}: ${card} is missing`);
  else from.splice(at, 1);
  return card;
}
/** Takes the next event of this type (and seat); reports a failure if there is none. */
export function takeEvent(b: Book, type: string, seat?: number): Record<string, any> {
  const at = b.events.findIndex((event) => event.type === type && (seat === undefined || event.data.seat === seat));
  if (at < 0) {
    fail(b, `the game reports no ${type}`);
    return {};
  }
  return (b.events.splice(at, 1)[0] as Event).data as Record<string, any>;
}
/** Whether two lists hold the same cards, in any order. */
export const sameCards = (a: readonly string[], c: readonly string[]): boolean =>
  a.length === c.length && String([...a].sort()) === String([...c].sort());
/** The list without these cards, each removed once. */
export function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...list];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
