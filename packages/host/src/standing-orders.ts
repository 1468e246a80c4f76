import { type Action, IllegalAction, type Waiting } from '@orrery/kernel';
import { RulesFailure } from './errors.ts';
import type { Journal } from './journal.ts';
import type { MatchPorts } from './ports.ts';
import type { QuestionIds } from './question-ids.ts';
import { secretQuestions } from './secret-questions.ts';

/** Fixed delay before standing orders answer, so that timing reveals nothing. */
export const STANDING_ORDER_MS = 1500;
/** Rejections that mean that another answer came first or the player resigned. */
const LATE: ReadonlySet<string> = new Set(['repeated', 'stale', 'not-your-turn', 'over']);

interface StandingOrdersContext extends Pick<MatchPorts, 'clock' | 'standingOrderMs' | 'fault'> {
  questionIds: QuestionIds;
  journal: Journal;
  awake(): boolean;
  /** Plays the answer of a standing order. */
  play(action: Action): Promise<void>;
  /** Reports a failure of the rules to the operator. */
  report(error: unknown, doing: string): void;
}

/**
 * Answers with standing orders without revealing anything through timing. All orders answer together, a fixed time
 * after the question was opened. For quiet questions, manual answers are held back until the same moment, and all
 * answers are played in seat order. So such a question never closes earlier, regardless of how its players answered.
 */
export interface StandingOrders {
  /** Call after questions or presence have changed. */
  update(): void;
  /** Call when a seat has new orders; they answer open questions after the full delay. */
  ordersChanged(seat: number): void;
  /** Whether answers to this question are held back until its moment. */
  waits(question: string): boolean;
  /** Submits a manual answer by calling `run`: immediately, or at the question's moment if answers are held back. */
  submit(action: Action, run: () => Promise<void>): Promise<void>;
  close(): void;
}

/** The common answer time of the seats asked at the same time, with the manual answers held back until then. */
interface Moment {
  question: string;
  manual: Map<number, (() => Promise<void>)[]>;
  passed: boolean;
  cancel(): void;
}

export function openStandingOrders(context: StandingOrdersContext): StandingOrders {
  const { questionIds, journal, clock, standingOrderMs: momentMs = STANDING_ORDER_MS, awake, play, fault } = context;
  const { rules } = journal.table;
  const known = rules.game.orders !== undefined;
  const moments = new Map<string, Moment>();
  const later = new Set<() => void>();
  /** Seats whose new orders would have answered while no device was connected. */
  const missed = new Set<number>();

  /** Reports an error in a game's order handling. It costs one answer and affects nothing else. */
  const failed = (error: unknown) => fault(error, `orders at ${rules.game.id}`);

  const asked = (): Waiting[] => rules.waiting(journal.table.state).filter((row) => !row.standing);

  /**
   * Plays a seat's next answer by standing orders. The question is looked up anew each time, because an answer may
   * close it or open another one.
   */
  async function answerByOrders(seat: number, concerns: (row: Waiting) => boolean): Promise<void> {
    const row = asked().find((one) => one.seat === seat && concerns(one));
    const action = row ? rules.obey(journal.table.state, journal.table.orders[seat] ?? null, row) : null;
    if (!action) return;
    await play(action).catch((error) => {
      // A manual answer came first.
      if (error instanceof IllegalAction && LATE.has(error.reason)) return;
      // The player can still answer manually; a failed order is not retried.
      if (error instanceof RulesFailure) return context.report(error, 'orders');
      failed(error);
      // Saving failed, so the orders answer again after the full delay.
      if (!(error instanceof IllegalAction)) answerLater(seat);
    });
  }

  async function answerMoment(moment: Moment): Promise<void> {
    // Answers are no longer held back once this moment has passed.
    moment.passed = true;
    for (let seat = 0; seat < journal.holders.length; seat++) {
      const manualAnswers = moment.manual.get(seat);
      if (!manualAnswers) await answerByOrders(seat, (row) => moments.get(questionIds.name(row)) === moment);
      else for (const run of manualAnswers) await run();
    }
  }

  const waits = (question: string): boolean =>
    known && momentMs > 0 && secretQuestions(rules.game, journal.table.state).includes(question);

  function openMoment(question: string): Moment {
    const moment: Moment = { question, manual: new Map(), passed: false, cancel: () => {} };
    moment.cancel = clock.after(momentMs, () => void answerMoment(moment).catch(failed));
    return moment;
  }

  function answerLater(seat: number): void {
    const cancel = clock.after(momentMs, () => {
      later.delete(cancel);
      if (awake()) void answerByOrders(seat, () => true).catch(failed);
      else missed.add(seat);
    });
    later.add(cancel);
  }

  return {
    update() {
      if (!known || !awake()) return;
      for (const seat of missed) answerLater(seat);
      missed.clear();
      const now = new Map(asked().map((row) => [questionIds.name(row), row.question]));
      for (const [key, moment] of moments) {
        if (now.has(key)) continue;
        moments.delete(key);
        if (moment.manual.size === 0 && ![...moments.values()].includes(moment)) moment.cancel();
      }
      const fresh = new Map<string, Moment>();
      for (const [key, question] of now) {
        if (moments.has(key)) continue;
        const moment = fresh.get(question) ?? openMoment(question);
        fresh.set(question, moment);
        moments.set(key, moment);
      }
    },
    ordersChanged: answerLater,
    waits,
    submit(action, run) {
      const moment = waits(action.question) ? moments.get(questionIds.name(action)) : undefined;
      if (!moment || moment.passed) return run();
      return new Promise((done, failed) => {
        const waits = moment.manual.get(action.seat) ?? [];
        moment.manual.set(action.seat, waits);
        waits.push(() => run().then(done, failed));
      });
    },
    close() {
      for (const { cancel } of moments.values()) cancel();
      for (const cancel of later) cancel();
    },
  };
}
