import { type Action, IllegalAction, type Message, type Waiting } from '@orrery/kernel';
import type { BotTakeovers } from './bot-takeover.ts';
import { RulesFailure } from './errors.ts';
import type { Journal } from './journal.ts';
import type { MatchPorts } from './ports.ts';
import { isSealed, secretQuestions } from './secret-questions.ts';

/** Delay before a bot's move is retried after the store failed. */
const RETRY_MS = 2000;
/** How much longer than usual a bot waits for people who may want to speak before its move. */
const PATIENCE = 10;

interface BotPlayerContext extends Pick<MatchPorts, 'thinker' | 'clock' | 'pause' | 'fault'> {
  match: string;
  journal: Journal;
  takeovers: BotTakeovers;
  /** Whether this node leads the match, and a device is connected or the match has seat clocks. */
  awake(): boolean;
  /** Whether answers to this question are held back until its common answer time (see `StandingOrders`). */
  waits(question: string): boolean;
  /** Plays an action; `why` tells everyone the bot's reasons. */
  play(action: Action, why?: Message[]): Promise<void>;
  /** Halts the match, because the rules also failed on the fallback move. */
  halt(error: unknown): Promise<void>;
}

/** Plays the bot seats of a match, one question at a time, until none is open. */
export interface BotPlayer {
  wake(): void;
  close(): void;
  readonly busy: boolean;
}

interface BotQuestion {
  row: Waiting;
  level: string;
}

const keyOf = (row: Waiting) => `${row.seat} ${row.question}`;

export function openBotPlayer(context: BotPlayerContext): BotPlayer {
  const { journal, takeovers } = context;
  const { rules } = journal.table;
  let busy = false;
  let closed = false;
  let cancel = () => {};
  /** Ends a pause, because the position has changed. */
  let hurry: () => void = () => {};
  // Standing questions that a bot has skipped, until the next entry.
  const skipped = new Set<string>();
  let skippedAt = -1;
  // Answers held back until their question's common answer time, while the other bots continue to think.
  const held = new Set<string>();

  function next(): BotQuestion | null {
    if (skippedAt !== journal.seq) skipped.clear();
    skippedAt = journal.seq;
    return nextQuestion(context, (row) => skipped.has(keyOf(row)) || held.has(keyOf(row)));
  }

  async function answer(row: Waiting, level: string): Promise<void> {
    const { seat, question } = row;
    const at = journal.seq;
    const since = context.clock.now();
    let action: Action | null = null;
    let why: Message[] | undefined;
    try {
      const { state, record } = journal.table;
      // Seeded by the match, so that the same position gives the same move on every node.
      const seed = `${record.seed}/${seat}/${record.entries.length}`;
      const move = await context.thinker.think({
        match: context.match,
        game: rules.game.id,
        state,
        seat,
        question,
        level,
        seed,
      });
      if (move) ({ why, ...action } = move);
      // People may have spoken meanwhile, so the bot thinks again.
      if (!closed && action && journal.seq === at && (await pause(row, action, since))) return;
      if (closed) return;
      if (action === null && row.standing) {
        if (journal.seq === at) skipped.add(keyOf(row));
        return;
      }
      if (action && context.waits(question)) return hold(row, action, level, at);
      if (action) return await context.play(action, why);
    } catch (error) {
      if (isStale(error, at)) return;
      // The store failed, not the bot, so its decision is still valid.
      if (action && !isOwnFault(error)) throw error;
      context.fault(error, `bot ${level} at seat ${seat} of ${rules.game.id}`);
    }
    await fallBack(row, at);
  }

  /**
   * Waits before a move that others will see. If people outside the decision may want to speak first, the bot waits
   * longer, until they have. Returns whether they have.
   */
  async function pause(row: Waiting, { answer }: Action, since: number): Promise<boolean> {
    const { state } = journal.table;
    if (!context.pause || !isShown(row)) return false;
    const at = journal.seq;
    const named = rules.game.ai?.leavesTimeTo?.(state, row.seat, row.flow, row.step, answer) ?? [];
    const isFree = named.some((seat) => journal.holders[seat]?.kind === 'human' && takeovers.level(seat) === null);
    const changed = new Promise<void>((done) => {
      hurry = () => journal.seq !== at && done();
    });
    await Promise.race([changed, context.pause(since, isFree ? PATIENCE : 1)]);
    hurry = () => {};
    return isFree && journal.seq !== at;
  }

  /** Whether others see an answer at once: secret answers only once the last one reveals them. */
  function isShown({ question, flow, step }: Waiting): boolean {
    const { state } = journal.table;
    if (secretQuestions(rules.game, state).includes(question)) return false;
    if (!isSealed(rules.game, { flow, step })) return true;
    return rules.waiting(state).filter((row) => row.question === question).length === 1;
  }

  /** Whether the bot caused the error: its answer was illegal, or the rules failed on it. Play continues. */
  const isOwnFault = (error: unknown): boolean => error instanceof IllegalAction || error instanceof RulesFailure;

  /** Whether the question changed while the bot was thinking, so that it must think again. */
  const isStale = (error: unknown, at: number): boolean =>
    closed || (error instanceof IllegalAction && journal.seq !== at);

  function hold(row: Waiting, action: Action, level: string, at: number): void {
    const name = keyOf(row);
    held.add(name);
    const isDone = (error: unknown): boolean => {
      if (isStale(error, at)) return true;
      context.fault(error, `bot ${level} at seat ${row.seat} of ${rules.game.id}`);
      return error instanceof IllegalAction;
    };
    context
      .play(action)
      .catch((error) => {
        if (!(error instanceof RulesFailure)) throw error;
        return fallBack(row, at);
      })
      .then(() => true, isDone)
      .then((shouldContinue) => {
        held.delete(name);
        if (shouldContinue) wake();
        else retryLater();
      });
  }

  /** Plays any legal move, so that a failing bot does not block the game. */
  async function fallBack(row: Waiting, at: number): Promise<void> {
    if (journal.seq !== at) return;
    if (row.standing) return void skipped.add(keyOf(row));
    try {
      const [action] = legalActions(row);
      if (action) await context.play(action);
      else skipped.add(keyOf(row));
    } catch (error) {
      if (!(error instanceof RulesFailure)) throw error;
      await context.halt(error);
    }
  }

  function legalActions({ seat, question }: Waiting): Action[] {
    try {
      return rules.legal(journal.table.state, seat, question).actions;
    } catch (error) {
      throw new RulesFailure(error);
    }
  }

  function retryLater(): void {
    cancel();
    cancel = context.clock.after(RETRY_MS, wake);
  }

  function wake(): void {
    if (busy) hurry();
    if (busy || closed) return;
    const found = next();
    if (!found) return;
    busy = true;
    answer(found.row, found.level)
      .then(() => true)
      .catch((error) => {
        // The store failed. Retry on a timer, because people may be waiting for this bot.
        if (!closed) context.fault(error, `bot at seat ${found.row.seat}`);
        retryLater();
        return false;
      })
      .then((shouldContinue) => {
        busy = false;
        if (shouldContinue) wake();
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

/**
 * The next question a bot should answer, or null. Questions that people can also answer are left to them; bots that the
 * game tells to wait answer last.
 */
function nextQuestion(
  { journal, takeovers, awake }: BotPlayerContext,
  isLeft: (row: Waiting) => boolean,
): BotQuestion | null {
  const { rules, state } = journal.table;
  if (!journal.holders.some((_, seat) => takeovers.level(seat) !== null) || !awake()) return null;
  const levels = journal.holders.map((_, seat) => takeovers.level(seat));
  const rows = rules.waiting(state);
  let last: BotQuestion | null = null;
  for (const row of rows) {
    const level = levels[row.seat];
    if (!level || isLeft(row) || row.group?.some((seat) => !levels[seat])) continue;
    if (!rules.game.ai?.waits?.(state, row.seat, row.flow, row.step)) return { row, level };
    last ??= { row, level };
  }
  return rows.some(({ seat, standing }) => !standing && !levels[seat]) ? null : last;
}
