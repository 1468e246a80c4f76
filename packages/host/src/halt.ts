import {
  type Action,
  type Core,
  haltedTable,
  IllegalAction,
  type MatchRecord,
  type Rules,
  resumeTable,
  same,
  type Table,
} from '@orrery/kernel';
import { RulesFailure, requestError } from './errors.ts';
import type { Journal } from './journal.ts';
import type { MatchPorts } from './ports.ts';
import type { SavedMatch } from './store.ts';

/** Number of legal answers to consider before a question counts as unanswerable. */
const TRIES = 20;

/**
 * Handles failures of a game's rules. An answer that fails is rejected, and the player can choose another one. If no
 * other answer works, or the failing step would only be retried (a timeout, a bot move, a resignation, a view), the
 * match is halted: no question is open, no clock runs, and players can only abandon it. Halting and abandoning are
 * entries of the record, so they survive a restart.
 */
export interface Halt {
  readonly on: boolean;
  /** The rules of this match. While it is halted, they ask nothing and show as much as they can. */
  readonly rules: Rules<Core>;
  /** The ports of this match, with timers that halt it if the rules fail. */
  readonly ports: MatchPorts;
  /** Runs a background step; if the rules fail, the match is halted. */
  safely(job: () => void): void;
  /** Opens a saved match, which is halted if its state cannot be read. */
  resume(record: MatchRecord): Table<Core>;
  /** Throws `halted` if the match is halted. */
  check(): void;
  /** Halts the match. Call this from within the match's queue. */
  stop(error: unknown, doing: string): Promise<void>;
  /** Halts the match through the queue. */
  stopSoon(error: unknown, doing: string): void;
  /** Runs a step that would otherwise be retried; if the rules fail, the match is halted. */
  guard(doing: string, run: () => Promise<void>): Promise<void>;
  /** Reports a failed answer and rejects with the error for the player. */
  refuse(error: unknown, action: Action): Promise<never>;
  /** Reports a failure to the operator. */
  report(error: unknown, doing: string): void;
  /** Call when the record contains a halt, for example one saved by another node. */
  read(): void;
}

interface HaltContext {
  basePorts: MatchPorts;
  rules: Rules<Core>;
  saved: SavedMatch;
  journal: () => Journal;
  soon(job: () => Promise<void>): void;
}

export function openHalt({ basePorts, rules: given, saved, journal, soon }: HaltContext): Halt {
  let on = saved.rows.some((row) => row.entry?.kind === 'halt');
  const { clock } = basePorts;
  const rules = tolerant(given, () => on);
  let seq = () => saved.seq;

  function report(error: unknown, doing: string): void {
    const cause = error instanceof RulesFailure ? error.cause : error;
    const { id: match, game } = saved;
    if (basePorts.onRulesFailure)
      basePorts.onRulesFailure({ match, game, seq: seq(), doing, halted: on, error: cause });
    else basePorts.fault(cause, `${match} at ${seq()}, ${doing}`);
  }

  async function stop(error: unknown, doing: string): Promise<void> {
    if (on) return;
    on = true;
    report(error, doing);
    // A match whose halt cannot be saved is halted in memory only; after a restart it halts again.
    await journal()
      .commit(() => ({ kind: 'halt' }))
      .catch((failed) => basePorts.fault(failed, saved.id));
  }

  function stopSoon(error: unknown, doing: string): void {
    if (!on) soon(() => stop(error, doing));
  }

  function safely(job: () => void): void {
    try {
      job();
    } catch (error) {
      stopSoon(error, 'show');
    }
  }

  /** Whether another answer to the same question works. */
  function hasOtherAnswer({ seat, question, ...other }: Action): boolean {
    const { state } = journal().table;
    const works = (action: Action): boolean => {
      try {
        given.play(given.copy(state), action);
        return true;
      } catch {
        return false;
      }
    };
    try {
      const { actions } = given.legal(state, seat, question);
      return actions.slice(0, TRIES).some((action) => !same(action.answer, other.answer) && works(action));
    } catch {
      return false;
    }
  }

  return {
    get on() {
      return on;
    },
    rules,
    ports: { ...basePorts, clock: { ...clock, after: (ms, run) => clock.after(ms, () => safely(run)) } },
    safely,
    resume(record) {
      seq = () => journal().seq;
      try {
        return resumeTable(rules, record);
      } catch (error) {
        if (error instanceof IllegalAction && error.reason !== 'bad-state') throw error;
        seq = () => record.entries.length;
        if (!on) {
          on = true;
          report(error, 'resume');
        }
        return haltedTable(rules, record);
      }
    },
    check() {
      if (on) throw requestError('halted');
    },
    stop,
    stopSoon,
    async guard(doing, run) {
      try {
        await run();
      } catch (error) {
        if (!(error instanceof RulesFailure)) throw error;
        await stop(error, doing);
      }
    },
    async refuse(error, action) {
      if (!(error instanceof RulesFailure)) throw error;
      if (hasOtherAnswer(action)) {
        report(error, 'act');
        throw requestError('rules-failed');
      }
      await stop(error, 'act');
      throw requestError('halted');
    },
    report,
    read() {
      on = true;
    },
  };
}

/** Wraps the rules: while `isHalted`, they ask nothing and omit what they cannot show. */
function tolerant(rules: Rules<Core>, isHalted: () => boolean): Rules<Core> {
  const orElse =
    <A extends unknown[], T>(run: (...given: A) => T, instead: T) =>
    (...given: A): T => {
      try {
        return run(...given);
      } catch (error) {
        if (!isHalted()) throw error;
        return instead;
      }
    };
  const { game } = rules;
  return {
    ...rules,
    game: { ...game, progress: orElse(game.progress, { round: 0, phase: '', turn: null }) },
    waiting: (...given) => (isHalted() ? [] : rules.waiting(...given)),
    view: orElse(rules.view, null),
    sides: orElse(rules.sides, []),
  };
}
