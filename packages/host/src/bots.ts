import { type Action, IllegalAction, type Waiting } from '@orrery/kernel';
import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { RulesFailure } from './problems.ts';
import { quietQuestions } from './quiet.ts';
import type { Standins } from './standins.ts';

/** So long after the store has failed a bot it tries again. */
const AGAIN_MS = 2000;

interface Surroundings extends Pick<MatchTools, 'thinker' | 'clock' | 'pause' | 'fault'> {
  match: string;
  keeper: Keeper;
  standins: Standins;
  /** Whether anybody is here to see it, or the table is played over days. */
  awake(): boolean;
  /** Whether answers to a question wait for a moment that it has. */
  waits(question: string): boolean;
  play(action: Action): Promise<void>;
  /** Halts the match: the rules failed on every answer. */
  halt(error: unknown): Promise<void>;
}

/** Plays the bots' seats of one match: one question at a time, until none is left to a bot. */
export interface BotPlayer {
  wake(): void;
  close(): void;
  readonly busy: boolean;
}

export function openBotPlayer(around: Surroundings): BotPlayer {
  const { keeper } = around;
  const { rules } = keeper.table;
  let busy = false;
  let closed = false;
  let cancel = () => {};
  // Standing questions that a bot has let be, as long as nothing else happens.
  let letBe = new Set<string>();
  let letBeAt = -1;
  // Answers that wait for their moment: meanwhile the other bots think, so that theirs are not late.
  const laid = new Set<string>();

  const nameOf = (row: Waiting) => `${row.seat} ${row.question}`;

  /** Whether a bot had better see first what others do who are asked as well. */
  const isPatient = ({ seat, flow, step }: Waiting): boolean =>
    rules.game.hints?.waits?.(keeper.table.state, seat, flow, step) ?? false;

  /** A question that a person may answer as well is left to the person; patient bots come last, and after people. */
  function next(): { row: Waiting; level: string } | null {
    if (letBeAt !== keeper.seq) letBe = new Set();
    letBeAt = keeper.seq;
    const levels = keeper.holders.map((_, seat) => around.standins.level(seat));
    if (levels.every((level) => level === null) || !around.awake()) return null;
    const rows = rules.waiting(keeper.table.state);
    let last: { row: Waiting; level: string } | null = null;
    for (const row of rows) {
      const level = levels[row.seat];
      if (!level || letBe.has(nameOf(row)) || laid.has(nameOf(row)) || row.group?.some((seat) => !levels[seat]))
        continue;
      if (!isPatient(row)) return { row, level };
      last ??= { row, level };
    }
    return rows.some(({ seat, standing }) => !standing && !levels[seat]) ? null : last;
  }

  async function answer(row: Waiting, level: string): Promise<void> {
    const { seat, question } = row;
    const at = keeper.seq;
    const since = around.clock.now();
    let action: Action | null = null;
    try {
      const { state, record } = keeper.table;
      // The same match thinks the same thoughts, wherever it is played.
      const seed = `${record.seed}/${seat}/${record.entries.length}`;
      action = await around.thinker.think({
        match: around.match,
        game: rules.game.id,
        state,
        seat,
        question,
        level,
        seed,
      });
      // What nobody may notice needs no time to be looked at.
      const shown = !quietQuestions(rules.game, state).includes(question);
      if (!closed && action && shown && keeper.seq === at) await around.pause?.(since);
      if (closed) return;
      if (action === null && row.standing) {
        if (keeper.seq === at) letBe.add(nameOf(row));
        return;
      }
      if (action && around.waits(question)) return lay(row, action, level, at);
      if (action) return await around.play(action);
    } catch (error) {
      if (isStale(error, at)) return;
      // What it thought of stands: the store has failed, not the bot.
      if (action && !isOwnFault(error)) throw error;
      around.fault(error, `bot ${level} at seat ${seat} of ${rules.game.id}`);
    }
    await fallBack(row, at);
  }

  /** The bot's answer was wrong, or the rules failed on it; nothing else is broken. */
  const isOwnFault = (error: unknown): boolean => error instanceof IllegalAction || error instanceof RulesFailure;

  /** Somebody acted meanwhile and the question is another one now: think again. */
  const isStale = (error: unknown, at: number): boolean =>
    closed || (error instanceof IllegalAction && keeper.seq !== at);

  function lay(row: Waiting, action: Action, level: string, at: number): void {
    const name = nameOf(row);
    laid.add(name);
    const passed = (error: unknown): boolean => {
      if (isStale(error, at)) return true;
      around.fault(error, `bot ${level} at seat ${row.seat} of ${rules.game.id}`);
      return error instanceof IllegalAction;
    };
    around
      .play(action)
      .catch((error) => {
        if (!(error instanceof RulesFailure)) throw error;
        return fallBack(row, at);
      })
      .then(() => true, passed)
      .then((goOn) => {
        laid.delete(name);
        if (goOn) wake();
        else again();
      });
  }

  /** A bot that fails must not hold up the others: something legal is played in its place. */
  async function fallBack(row: Waiting, at: number): Promise<void> {
    if (keeper.seq !== at) return;
    if (row.standing) return void letBe.add(nameOf(row));
    try {
      const [action] = legalActions(row);
      if (action) await around.play(action);
      else letBe.add(nameOf(row));
    } catch (error) {
      if (!(error instanceof RulesFailure)) throw error;
      await around.halt(error);
    }
  }

  function legalActions({ seat, question }: Waiting): Action[] {
    try {
      return rules.legal(keeper.table.state, seat, question).actions;
    } catch (error) {
      throw new RulesFailure(error);
    }
  }

  function again(): void {
    cancel();
    cancel = around.clock.after(AGAIN_MS, wake);
  }

  function wake(): void {
    if (busy || closed) return;
    const found = next();
    if (!found) return;
    busy = true;
    answer(found.row, found.level)
      .then(() => true)
      .catch((error) => {
        // The store failed. Nobody need do anything for it to be tried again: people may be waiting for this very bot.
        if (!closed) around.fault(error, `bot at seat ${found.row.seat}`);
        again();
        return false;
      })
      .then((goOn) => {
        busy = false;
        if (goOn) wake();
      });
  }

  return {
    wake,
    close() {
      closed = true;
      cancel();
    },
    get busy() {
      return busy;
    },
  };
}
