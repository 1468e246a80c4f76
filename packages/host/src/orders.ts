import { type Action, IllegalAction, type Waiting } from '@orrery/kernel';
import type { Askings } from './askings.ts';
import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { RulesFailure } from './problems.ts';
import { quietQuestions } from './quiet.ts';

/** Standing orders answer so long after a question was opened, whatever they say; nothing is to be read from it. */
export const ORDERS_AFTER = 1500;
/** How an answer is refused where another has come before it, or somebody has given up. */
const LATE: ReadonlySet<string> = new Set(['repeated', 'stale', 'not-your-turn', 'over']);

interface Surroundings extends Pick<MatchTools, 'clock' | 'momentMs' | 'fault'> {
  askings: Askings;
  keeper: Keeper;
  awake(): boolean;
  /** Plays an answer that orders give. */
  play(action: Action): Promise<void>;
  /** The operator hears of a failure of the rules. */
  report(error: unknown, doing: string): void;
}

/**
 * Answers by standing orders, at a moment that tells nothing. All orders answer together, a fixed time after the
 * question was opened. Where not even who has answered may show, answers by hand wait for that same moment, and all are
 * laid down in order of seats: a question that everyone has dealt with closes then and never earlier, however each of
 * them came to an answer.
 */
export interface Steward {
  /** Something has changed: who is asked, or who is here. */
  look(): void;
  /** A seat has new orders: they answer what is open as late as if it had been asked just now. */
  renewed(seat: number): void;
  /** Whether answers to a question wait for its moment. */
  waits(question: string): boolean;
  /** Lays down an answer by hand (`run` plays it), at once or at the moment its question has. */
  lay(action: Action, run: () => Promise<void>): Promise<void>;
  close(): void;
}

/** Seats that were asked something at one time, and the answers by hand that wait. */
interface Moment {
  question: string;
  laid: Map<number, (() => Promise<void>)[]>;
  passed: boolean;
  cancel(): void;
}

export function openSteward(around: Surroundings): Steward {
  const { askings, keeper, clock, momentMs = ORDERS_AFTER, awake, play, fault } = around;
  const { rules } = keeper.table;
  const known = rules.game.orders !== undefined;
  const moments = new Map<string, Moment>();
  const later = new Set<() => void>();
  /** Seats whose new orders would have answered while nobody was here. */
  const missed = new Set<number>();

  /** A game's own slip in obeying orders costs its match an answer, and nobody else anything. */
  const failed = (error: unknown) => fault(error, `orders at ${rules.game.id}`);

  const asked = (): Waiting[] => rules.waiting(keeper.table.state).filter((row) => !row.standing);

  /** An answer may close the question or open another, so each is looked for anew. */
  async function obey(seat: number, concerns: (row: Waiting) => boolean): Promise<void> {
    const row = asked().find((one) => one.seat === seat && concerns(one));
    const action = row ? rules.obey(keeper.table.state, keeper.table.orders[seat] ?? null, row) : null;
    if (!action) return;
    await play(action).catch((error) => {
      // A hand was quicker: nothing is left to be answered.
      if (error instanceof IllegalAction && LATE.has(error.reason)) return;
      // The player can still answer by hand: what the rules failed on is not tried again.
      if (error instanceof RulesFailure) return around.report(error, 'orders');
      failed(error);
      // Nothing could be written: the orders answer as late as if they had just been left.
      if (!(error instanceof IllegalAction)) renewed(seat);
    });
  }

  async function come(moment: Moment): Promise<void> {
    // Whoever answers from now on waits for nothing: this moment does not come again.
    moment.passed = true;
    for (let seat = 0; seat < keeper.holders.length; seat++) {
      const byHand = moment.laid.get(seat);
      if (!byHand) await obey(seat, (row) => moments.get(askings.name(row)) === moment);
      else for (const run of byHand) await run();
    }
  }

  const waits = (question: string): boolean =>
    known && momentMs > 0 && quietQuestions(rules.game, keeper.table.state).includes(question);

  function begin(question: string): Moment {
    const moment: Moment = { question, laid: new Map(), passed: false, cancel: () => {} };
    moment.cancel = clock.after(momentMs, () => void come(moment).catch(failed));
    return moment;
  }

  function renewed(seat: number): void {
    const cancel = clock.after(momentMs, () => {
      later.delete(cancel);
      if (awake()) void obey(seat, () => true).catch(failed);
      else missed.add(seat);
    });
    later.add(cancel);
  }

  return {
    look() {
      if (!known || !awake()) return;
      for (const seat of missed) renewed(seat);
      missed.clear();
      const now = new Map(asked().map((row) => [askings.name(row), row.question]));
      for (const [key, moment] of moments) {
        if (now.has(key)) continue;
        moments.delete(key);
        if (moment.laid.size === 0 && ![...moments.values()].includes(moment)) moment.cancel();
      }
      const fresh = new Map<string, Moment>();
      for (const [key, question] of now) {
        if (moments.has(key)) continue;
        const moment = fresh.get(question) ?? begin(question);
        fresh.set(question, moment);
        moments.set(key, moment);
      }
    },
    renewed,
    waits,
    lay(action, run) {
      const moment = waits(action.question) ? moments.get(askings.name(action)) : undefined;
      if (!moment || moment.passed) return run();
      return new Promise((done, failed) => {
        const waits = moment.laid.get(action.seat) ?? [];
        moment.laid.set(action.seat, waits);
        waits.push(() => run().then(done, failed));
      });
    },
    close() {
      for (const { cancel } of moments.values()) cancel();
      for (const cancel of later) cancel();
    },
  };
}
