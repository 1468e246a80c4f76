import type { Event, Json } from '@orrery/kernel';
import type { Options, State } from '../../src/index.ts';
import type { Letter, Share } from './facts.ts';

// The referee's own book of a game. It is written from the rulebook, the inventory and the rulings, and shares no code with
// the rules: of the game it uses the names of cards only. Chance (shuffles, dice) is read from the game.

/** A card that lies open with tokens on it. */
export interface Laid {
  card: string;
  io: number;
}

export interface Captain {
  prestige: number;
  credits: number;
  /** The top of the pile is its end. */
  draw: string[];
  hand: string[];
  discard: string[];
  looked: string[];
  play: Laid[];
  parts: Laid[];
  objectives: string[];
  claimed: string[];
  /** Points with each seat. */
  reputation: number[];
  at: string;
  /** By source: contracts, head-to-heads, objectives, cards and reputation; and what hazards took. */
  sources: number[];
  /** Home types completed. */
  completed: string[];
}

/** What a participant has done in a contract. */
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

/** All that both sides can say about a table. */
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

/** What a captain has done in this turn, and what only the referee remembers. */
export interface Deeds {
  met: Set<string>;
  spent: number;
  acquired: number;
  advanced: number;
  favours: number;
  befriended: Set<number>;
  dear: boolean;
  usedInTurn: Set<string>;
  kept: number;
  /** Objectives drawn when the turn was over (MK-113). */
  late: Set<string>;
  /** Where the ship has been since each objective was drawn. */
  toured: Map<string, Set<string>>;
}
/** What only the referee remembers of a participant. */
export interface Memory {
  used: Set<string>;
  opening: string[];
  primed: number;
  free: number;
  lasting: Laid[];
  /** Crew really played in this contract, in order. */
  crews: string[];
  /** Tokens of hired crew, until the contract ends. */
  hired: Laid[];
}

export interface Book extends Table {
  seats: number;
  options: Options;
  colours: string[];
  starter: number;
  deeds: Deeds[];
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
  /** Parts that came during the contract: they work from the next one on (MK-155). */
  newcomers: Laid[];
  /** Cards are being played. */
  playing: boolean;
  /** What the last step told, and the table after it: where chance is read from. */
  told: Event[];
  after: Table;
  raw: State;
  wrong: string[];
  /** What came up, for the statistics. */
  seen: Map<string, number>;
}

/** An open question: who is asked, and all that may be answered, in JSON; where that is too much to list, a test. */
export interface Asked {
  what: string;
  seat: number;
  all?: () => string[];
  may?: (answer: Json) => boolean;
  /** It may be asked although nothing can be answered. */
  idle?: boolean;
  /** Abilities that may be shown, whether or not they can be used. */
  among?: string[];
}
/** A part of the game: it shows its open questions and gets an answer to one of them. */
export type Flow<T = void> = Generator<Asked[], T, { to: Asked; answer: Json }>;

export function* ask(asked: Asked): Flow<Json> {
  return (yield [asked]).answer;
}
/** A choice among names. */
export const choose = (what: string, seat: number, among: readonly (string | null)[]): Asked => ({
  what,
  seat,
  all: () => [...new Set(among)].map((one) => JSON.stringify(one)),
});

/** What a text leaves to its owner, by what is wanted. */
export const need = (what: string, seat: number, among: readonly string[]): Asked =>
  choose(`effect.choose need-${what}`, seat, among);

export const fail = (b: Book, problem: string): void => void b.wrong.push(problem);
export const captain = (b: Table, seat: number): Captain => b.captains[seat] as Captain;
export const deedsOf = (b: Book, seat: number): Deeds => b.deeds[seat] as Deeds;
export const missionOf = (b: Book): Mission => b.mission as Mission;
export const pilotOf = (b: Book, seat: number): Pilot => missionOf(b).pilots[seat] as Pilot;
export const memoryOf = (b: Book, seat: number): Memory => b.memory[seat] as Memory;
export const count = (b: Book, what: string): void => void b.seen.set(what, (b.seen.get(what) ?? 0) + 1);
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** All seats in turn order, the leader first (MK-452). */
export const inTurn = (b: Book): number[] => Array.from({ length: b.seats }, (_none, i) => (b.leader + i) % b.seats);
export const participants = (b: Book): number[] => inTurn(b).filter((seat) => seat in missionOf(b).pilots);
export const joins = (b: Book, seat: number): boolean => b.mission !== null && seat in b.mission.pilots;

/** Takes a named card out of a list; it is a difference if it is not there. */
export function out<T extends string>(b: Book, from: T[], card: T, what: string): T {
  const at = from.indexOf(card);
  if (at < 0) fail(b, `${what}: ${card} was not there`);
  else from.splice(at, 1);
  return card;
}
/** The next event of that type that fits; it is a difference if there is none. */
export function heard(b: Book, type: string, seat?: number): Record<string, any> {
  const at = b.told.findIndex((event) => event.type === type && (seat === undefined || event.data.seat === seat));
  if (at < 0) {
    fail(b, `nothing was told of ${type}`);
    return {};
  }
  return (b.told.splice(at, 1)[0] as Event).data as Record<string, any>;
}
/** Whether two lists hold the same things. */
export const sameHeap = (a: readonly string[], c: readonly string[]): boolean =>
  a.length === c.length && String([...a].sort()) === String([...c].sort());
/** What is left of a list without these. */
export function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...list];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
