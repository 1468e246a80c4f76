import {
  type Action,
  type Core,
  heldTable,
  IllegalAction,
  type MatchRecord,
  type Rules,
  resumeTable,
  same,
  type Table,
} from '@orrery/kernel';
import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { RulesFailure, refused } from './problems.ts';
import type { SavedMatch } from './store.ts';

/** Other answers that are tried before a question counts as one that cannot be answered. */
const TRIES = 20;

/**
 * A match whose rules fail. An answer that fails is refused, and the player may choose another. Where what failed would
 * only be tried again (time that is up, a bot's move, a resignation, a look at the table), the match is halted: nothing is
 * asked and no clock runs until a player abandons it. The record keeps both, so they survive a restart.
 */
export interface Halt {
  readonly on: boolean;
  /** The rules for this match: while it is halted they ask nothing, and show what they can. */
  readonly rules: Rules<Core>;
  /** What the match runs with: a timer on which the rules fail halts it. */
  readonly tools: MatchTools;
  /** Does what no request waits for: the rules may fail at any look at the table. */
  safely(job: () => void): void;
  /** A saved match; halted where its state cannot be read. */
  resume(record: MatchRecord): Table<Core>;
  /** Refuses where the match is halted. */
  check(): void;
  /** Halts the match. To be called in turn. */
  stop(error: unknown, doing: string): Promise<void>;
  /** The same when it is this match's turn. */
  stopSoon(error: unknown, doing: string): void;
  /** Runs a step that would be tried again: a failure of the rules halts the match. */
  guard(doing: string, run: () => Promise<void>): Promise<void>;
  /** What a player is told whose answer failed. Always rejects. */
  refuse(error: unknown, action: Action): Promise<never>;
  /** The operator hears of a failure. */
  report(error: unknown, doing: string): void;
  /** The record says that it is halted. */
  read(): void;
}

interface Surroundings {
  place: MatchTools;
  rules: Rules<Core>;
  saved: SavedMatch;
  keeper: () => Keeper;
  soon(job: () => Promise<void>): void;
}

export function openHalt({ place, rules: given, saved, keeper, soon }: Surroundings): Halt {
  let on = saved.rows.some((row) => row.entry?.kind === 'halt');
  const { clock } = place;
  const rules = tolerant(given, () => on);
  let seq = () => saved.seq;

  function report(error: unknown, doing: string): void {
    const cause = error instanceof RulesFailure ? error.cause : error;
    const { id: match, game } = saved;
    if (place.rulesFailed) place.rulesFailed({ match, game, seq: seq(), doing, halted: on, error: cause });
    else place.fault(cause, `${match} at ${seq()}, ${doing}`);
  }

  async function stop(error: unknown, doing: string): Promise<void> {
    if (on) return;
    on = true;
    report(error, doing);
    // A match that cannot be written to stands still in memory, and is halted again after a restart.
    await keeper()
      .commit(() => ({ kind: 'halt' }))
      .catch((failed) => place.fault(failed, saved.id));
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

  /** Whether some other answer to the same question works. */
  function mayAnswer({ seat, question, ...other }: Action): boolean {
    const { state } = keeper().table;
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
    tools: { ...place, clock: { ...clock, after: (ms, run) => clock.after(ms, () => safely(run)) } },
    safely,
    resume(record) {
      seq = () => keeper().seq;
      try {
        return resumeTable(rules, record);
      } catch (error) {
        if (error instanceof IllegalAction && error.reason !== 'bad-state') throw error;
        seq = () => record.entries.length;
        if (!on) {
          on = true;
          report(error, 'resume');
        }
        return heldTable(rules, record);
      }
    },
    check() {
      if (on) throw refused('halted');
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
      if (mayAnswer(action)) {
        report(error, 'act');
        throw refused('rules-failed');
      }
      await stop(error, 'act');
      throw refused('halted');
    },
    report,
    read() {
      on = true;
    },
  };
}

/** The same rules; where `isHalted` they ask nothing of anybody, and what they cannot show is left out. */
function tolerant(rules: Rules<Core>, isHalted: () => boolean): Rules<Core> {
  const or =
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
    game: { ...game, progress: or(game.progress, { round: 0, phase: '', turn: null }) },
    waiting: (...given) => (isHalted() ? [] : rules.waiting(...given)),
    view: or(rules.view, null),
    sides: or(rules.sides, []),
  };
}
