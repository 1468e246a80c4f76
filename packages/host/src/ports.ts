import type { Action, Core, Json, Message, Result } from '@orrery/kernel';
import type { RankedAnswer, WatchSetting } from '@orrery/protocol';
import type { Bus } from './bus.ts';
import type { Holder, Store } from './store.ts';

/** A question for a bot. */
export interface BotTask {
  match: string;
  game: string;
  state: Core;
  seat: number;
  question: string;
  level: string;
  seed: string;
}

/** A bot's action, and why it is good or bad as far as spectators may know. */
export interface BotMove extends Action {
  why?: Message[];
}

/** Runs bots, never on the serving thread. `think` returns null to leave a standing question open. */
export interface Thinker {
  think(task: BotTask): Promise<BotMove | null>;
  /** Evaluates the answers for a hint; if missing, there are no hints. */
  advise?(task: BotTask): Promise<RankedAnswer[]>;
}

/** A clock that tests can replace. `after` returns a function that cancels the timer. */
export interface HostClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Monotonic milliseconds since 1970, unaffected by clock changes; defaults to `now`. */
  steady?(): number;
  after(ms: number, run: () => void): () => void;
}

/** Leader election among nodes. */
export interface Leases {
  /** Requests leadership of a match; `onChange` is called when it begins and ends. Returns a function to give it up. */
  want(match: string, onChange: (leads: boolean) => void): () => void;
}

/** A time range in milliseconds since 1970. */
export interface Period {
  from: number;
  until: number;
}

/** A notification: it is the player's turn, others ask for a pause or to cancel the game, or the game is over. */
export interface MatchNotification {
  person: string;
  kind: 'turn' | 'over' | 'pause' | 'cancel';
  /** Number of the entry that caused it; each entry causes at most one notification of a kind per person. */
  seq: number;
}

/** A finished match, for results and ratings. */
export interface FinishedMatch {
  match: string;
  game: string;
  options: Json;
  /** Whether hints were allowed. */
  hints: boolean;
  /** Whether the game was announced as rated. */
  rated: boolean;
  /** Whether the match was imported, so that its owner knew the seed. */
  moved: boolean;
  watch: WatchSetting;
  holders: readonly Holder[];
  /** Answers and timeouts per seat, including answers given by a bot. */
  turns: readonly number[];
  /** Answers per seat that its player gave, excluding those of a bot. */
  decisions: readonly number[];
  /** Seats that a bot plays to the end because their players left, by the choice of the others. */
  left: readonly number[];
  /** Seats that win and lose together. */
  sides: readonly (readonly number[])[];
  result: Result;
}

/** A failure of a game's rules, for the operator. */
export interface RulesFailed {
  match: string;
  game: string;
  /** Number of the newest entry. */
  seq: number;
  /** The failed step: `act`, `expire`, `bot`, `orders`, `resign`, `show`, `join`, `resume`. */
  doing: string;
  /** Whether the match is halted. */
  halted: boolean;
  error: unknown;
}

/** What a match needs from its environment: a server, a web worker or a terminal. */
export interface MatchPorts {
  store: Store;
  bus: Bus;
  thinker: Thinker;
  clock: HostClock;
  /** Required if several nodes serve the same matches; without it, this node leads all of them. */
  leases?: Leases;
  /** Id of this process. */
  node: string;
  /** 128 random bits as text, for tokens and for reshuffles after an undo. */
  secret(): string;
  /** Derives the random source after an undo from the seed, so that it can be verified later; defaults to `secret`. */
  reseed?(seed: string, seq: number): string;
  /** The stored form of a token. */
  keyOf(token: string): string;
  /** Reports an internal error. */
  fault(error: unknown, about: string): void;
  /** Reports a failure of a match's rules; defaults to `fault`. */
  onRulesFailure?(failure: RulesFailed): void;
  /**
   * Delay in milliseconds before standing orders answer, and minimum time a quiet question stays open; defaults to
   * `STANDING_ORDER_MS`. Set to 0 if all players share one screen, because timing then reveals nothing.
   */
  standingOrderMs?: number;
  /** Vacations of each of these people, in the same order. */
  vacations?(people: readonly string[]): Promise<Period[][]>;
  /** Milliseconds since `since` during which no host was running; defaults to 0. */
  downtime?(since: number): number;
  /** Delay before an absent player is notified; without it, players are not notified. */
  notifyAfterMs?: number;
  /** Called when a match ends, and again later, for example when the finished match is loaded. */
  onEnd?(end: FinishedMatch): void;
  /** Filters a chat message before it is saved. */
  cleanTalk?(text: string): string;
  /**
   * Waits before a bot's move is shown; `since` is the time it began to think. `times` is how much longer than usual it
   * waits, default 1.
   */
  pause?(since: number, times?: number): Promise<void>;
}
