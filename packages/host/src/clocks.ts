import { IllegalAction, type Waiting } from '@orrery/kernel';
import type { ClockLeft, ClockSetting } from '@orrery/protocol';
import type { Askings } from './askings.ts';
import type { Keeper } from './keeper.ts';
import type { HostClock } from './ports.ts';
import { isSealed } from './quiet.ts';

/** So long after time could not be called it is tried again. */
const AGAIN_MS = 1000;

interface Surroundings {
  askings: Askings;
  keeper: Keeper;
  clock: HostClock;
  setting: ClockSetting | null;
  /** Time runs only while somebody is at the table. */
  awake(): boolean;
  expire(question: string): Promise<void>;
}

/** The time of one asking; somebody who has answered it already is not asked any more. */
interface Running extends ClockLeft {
  sealed: boolean;
  asked: boolean;
}

/** Counts the time of questions that name a kind of time the table has set a limit for. */
export interface Clocks {
  /** Something has changed: who is asked, or who is here. */
  look(): void;
  /** What is left of the questions that the holder of some seats knows of. */
  left(you: readonly number[]): ClockLeft[];
  close(): void;
}

export function openClocks({ askings, keeper, clock, setting, awake, expire }: Surroundings): Clocks {
  /** What was left at `at` of each asking of a question: a question that is asked again has its time anew. */
  let running = new Map<string, Running>();
  /** What was left of those that are closed: whoever takes back an answer has no more than that. */
  const closed = new Map<string, Running>();
  let at = clock.now();
  let ran = false;
  let cancel = () => {};

  const limitOf = ({ time, standing }: Waiting): number | null =>
    setting && time && !standing ? (setting[time] ?? 0) * 1000 || null : null;

  /** Brings what is left up to now. */
  function count(): void {
    const now = clock.now();
    if (ran) for (const one of running.values()) one.left -= now - at;
    at = now;
    ran = awake();
  }

  const asked = () => [...running.values()].filter((one) => one.asked);

  function look(): void {
    if (!setting) return;
    count();
    cancel();
    const { state, rules } = keeper.table;
    const next = new Map<string, Running>();
    for (const row of rules.waiting(state)) {
      const { question } = row;
      const limit = limitOf(row);
      if (limit === null) continue;
      const key = askings.timeName(row);
      const left = (running.get(key) ?? closed.get(key))?.left ?? limit;
      next.set(key, { question, left, sealed: isSealed(rules.game, row), asked: true });
      closed.delete(key);
    }
    // Who has answered under seal may withdraw and then has no more time than those who think: for all it runs on.
    const open = new Set([...next.values()].map((one) => one.question));
    for (const [key, one] of running) {
      if (next.has(key)) continue;
      if (one.sealed && open.has(one.question)) next.set(key, { ...one, asked: false });
      else closed.set(key, one);
    }
    running = next;
    const first = Math.min(...asked().map((one) => one.left));
    if (ran && first < Number.POSITIVE_INFINITY) cancel = clock.after(Math.max(1, first), ring);
  }

  function ring(): void {
    count();
    const due = asked().find((one) => one.left <= 0);
    if (!due) return look();
    // Whatever becomes of it, it is not rung for twice.
    for (const one of running.values()) if (one.question === due.question) one.left = Number.POSITIVE_INFINITY;
    void expire(due.question).then(look, (error) => {
      // What could not be written is tried again; what the rules refused has been dealt with otherwise.
      if (!(error instanceof IllegalAction)) {
        for (const one of running.values()) if (one.question === due.question) one.left = AGAIN_MS;
      }
      look();
    });
  }

  return {
    look,
    left(you) {
      if (running.size === 0) return [];
      const { state, rules } = keeper.table;
      const rows = (you.length > 0 ? you : [null]).flatMap((seat) => rules.waiting(state, seat));
      const gone = ran ? clock.now() - at : 0;
      const known = new Set(rows.map((row) => row.question));
      const left = new Map<string, number>();
      for (const one of asked()) {
        if (!known.has(one.question) || one.left === Number.POSITIVE_INFINITY) continue;
        left.set(one.question, Math.min(left.get(one.question) ?? one.left, one.left));
      }
      return [...left].map(([question, ms]) => ({ question, left: Math.max(0, Math.round(ms - gone)) }));
    },
    close: () => cancel(),
  };
}
