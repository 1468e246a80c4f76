import {
  type Action,
  type Answer,
  type Core,
  type Event,
  type Game,
  IllegalAction,
  type Json,
  type Kind,
  newTable,
  type Prompt,
  type Refusal,
  type Rules,
  resumeTable,
  type Seat,
  seeded,
  type Table,
  type Waiting,
} from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { watched } from './watched.ts';

/** A table for scenario tests. Failure messages list the open questions. */
export interface Scenario<S extends Core = any> {
  readonly rules: Rules<S>;
  readonly table: Table<S>;
  readonly state: S;
  /** All events since the start or the last `edit`, without those of `playUntil`. */
  readonly events: Event[];
  /** Steps visited by `say` and `undo`, as `flow/step`. */
  readonly visited: ReadonlySet<string>;
  /** The questions the game waits for. */
  asked(): Waiting[];
  /** The short texts of open questions, with seats counted from 0. */
  briefs(): string[];
  /** Fails unless the seat is asked, by this flow and step if given. Includes standing questions. */
  expectAsked(seat: Seat, flow?: string, step?: string): Waiting;
  expectNotAsked(seat: Seat): void;
  /** Answers the seat's question; `step` selects one if there are several. Returns the events. */
  say(seat: Seat, answer: Answer, step?: string): Event[];
  /** Fails unless the answer is refused; returns the refusal. */
  refused(seat: Seat, answer: unknown, step?: string): Refusal;
  prompt<K extends Kind>(seat: Seat, kind: K, step?: string): Prompt & { kind: K };
  legal(seat: Seat, step?: string): Answer[];
  view(seat: Seat | null): any;
  /** Sets up a position: changes the state in place, then validates it. */
  edit(change: (s: S) => void): void;
  /** Plays random answers until the condition holds; fails if it never does. */
  playUntil(done: (s: S) => boolean): void;
  undo(seat: Seat): void;
}

/** Starts a game at a new table. */
export function table<S extends Core = any>(
  game: Game<S>,
  setup: { seats: number; options?: Json; seed?: string },
): Scenario<S> {
  const { seats, options = {}, seed = 'scenario' } = setup;
  const watch = watched(game);
  const rules = watch.rules as Rules<S>;
  const events: Event[] = [];
  const visited = new Set<string>();
  let own = newTable(rules, { seats, options, seed }, (event) => events.push(event));
  const rng = seeded(`playing on ${seed}`);

  const rows = () => rules.waiting(own.state);
  const shown = () =>
    rows().map((row) => `seat ${row.seat} ${row.flow}/${row.step}${row.standing ? ' (standing)' : ''}`);
  const fail = (message: string): never => {
    const now = own.state.result ? `it is over (${own.state.result.reason})` : `asked: ${shown().join(', ')}`;
    throw new Error(`${game.id}: ${message}; ${now}`);
  };
  const find = (seat: Seat, flow?: string, step?: string): Waiting =>
    rows().find((row) => row.seat === seat && (!flow || row.flow === flow) && (!step || row.step === step)) ??
    fail(`seat ${seat} is not asked${step || flow ? ` ${flow ?? '*'}/${step ?? '*'}` : ''}`);
  const actionOf = (seat: Seat, answer: unknown, step?: string): Action => {
    const { question, n } = find(seat, undefined, step);
    return { seat, question, n, answer: answer as Answer };
  };
  /** Runs something at the table and collects the events and the visited steps. */
  const collect = (run: () => Event[]): Event[] => {
    watch.visit = (step) => visited.add(step);
    try {
      const added = run();
      events.push(...added);
      return added;
    } finally {
      watch.visit = null;
    }
  };

  return {
    rules,
    events,
    visited,
    get table() {
      return own;
    },
    get state() {
      return own.state;
    },
    asked: () => rows().filter((row) => !row.standing),
    briefs: () =>
      rows().flatMap(({ seat, question }) => {
        const brief = rules.brief(own.state, seat, question);
        return brief ? [`${seat}: ${formatMessage(game.messages, brief)}`] : [];
      }),
    expectAsked: find,
    expectNotAsked(seat) {
      if (rows().some((row) => row.seat === seat && !row.standing)) fail(`seat ${seat} should not be asked`);
    },
    say: (seat, answer, step) => collect(() => own.act(actionOf(seat, answer, step))),
    refused(seat, answer, step) {
      const before = JSON.stringify(own.state);
      const action = actionOf(seat, answer, step);
      if (!rules.why(own.state, action)) fail(`${JSON.stringify(answer)} by seat ${seat} should have been refused`);
      try {
        own.act(action);
      } catch (error) {
        if (!(error instanceof IllegalAction)) throw error;
        if (JSON.stringify(own.state) !== before) fail(`a refusal (${error.reason}) changed the state`);
        return { reason: error.reason, params: error.params, rule: error.rule };
      }
      return fail(`${JSON.stringify(answer)} by seat ${seat} was accepted although \`why\` refuses it`);
    },
    prompt(seat, kind, step) {
      const found = rules.prompt(own.state, seat, find(seat, undefined, step).question);
      if (found.kind !== kind) fail(`seat ${seat} is asked to ${found.kind}, not to ${kind}`);
      return found as any;
    },
    legal: (seat, step) =>
      rules.legal(own.state, seat, find(seat, undefined, step).question).actions.map((action) => action.answer),
    view: (seat) => rules.view(own.state, seat),
    edit(change) {
      const next = rules.copy(own.state);
      change(next);
      const wrong = rules.check(next);
      if (wrong) fail(`the edited state is invalid: ${wrong.path} is not ${wrong.expected}`);
      const snapshot = { version: game.version, state: next as unknown as Json };
      own = resumeTable(rules, { ...own.record, entries: [], snapshot });
      events.length = 0;
    },
    playUntil(done) {
      const next = rules.copy(own.state);
      for (let left = game.bound * 2; !done(next); left--) {
        if (left === 0 || !rules.advance(next, rng)) fail('the condition of `playUntil` never held');
      }
      const snapshot = { version: game.version, state: next as unknown as Json };
      own = resumeTable(rules, { ...own.record, entries: [], snapshot });
    },
    undo: (seat) => void collect(() => own.apply(own.undoEntry(seat))),
  };
}
