import type { Json } from '@orrery/kernel';
import type { ClockLeft, ClockSetting, SeatTime } from '@orrery/protocol';
import type { BotTakeovers } from './bot-takeover.ts';
import { openClockTimes, type SavedClock, type TimedOut, timeoutOf } from './clock-times.ts';
import type { Journal } from './journal.ts';
import type { HostClock, MatchPorts, Period } from './ports.ts';
import type { QuestionIds } from './question-ids.ts';
import { hasSeatClocks, timeLimitsOf } from './question-limits.ts';
import type { Due } from './store.ts';

/** Delay before a failed timeout is retried. */
const RETRY_MS = 1000;
/** Longest timer; longer waits are split, because timers cannot run for months. */
const MAX_TIMER_MS = 86_400_000;
interface ClocksContext {
  questionIds: QuestionIds;
  journal: Journal;
  clock: HostClock;
  setting: ClockSetting | null;
  takeovers: BotTakeovers;
  /** Saved clock state of a resumed match. */
  saved: Due | null;
  /** Whether clocks may run: a device is connected here, or the table has seat clocks. */
  attended(): boolean;
  /** Whether clocks may run and this node leads the match. */
  awake(): boolean;
  /** Time until which timeouts are postponed at an abandoned table. */
  restsUntil(): number;
  downtime?: MatchPorts['downtime'];
  /** Vacations of the seat's player. */
  away(seat: number): readonly Period[];
  expire(late: TimedOut): Promise<void>;
  /** Called when a clock starts or stops by itself. */
  onChange(): void;
}

/** Tracks the time left for questions and seats within the table's limits. */
export interface Clocks {
  /** Call after questions or presence have changed. */
  update(): void;
  /** Time left for the questions that the holder of these seats may know of. */
  left(you: readonly number[]): ClockLeft[];
  /** Time left per seat, at tables with seat clocks. */
  seats(): SeatTime[];
  /** Whether this timeout is due. */
  isLate(late: TimedOut): boolean;
  /** The state to save and the time of the next check, as of now rather than the last update; null without clocks. */
  serialize(): { at: number | null; state: Json } | null;
  /** Adopts the state that another node has saved. */
  restore(due: Due | null | undefined): void;
  /** Gives a returning player a minimum amount of time. */
  playerReturned(seat: number): void;
  close(): void;
}

export function openClocks(context: ClocksContext): Clocks {
  const { questionIds, journal, clock, setting, takeovers, attended, awake, away, expire, onChange } = context;
  const hasClocks = hasSeatClocks(setting);
  const time = () => clock.steady?.() ?? clock.now();
  const times = openClockTimes(setting, journal.holders.length, time, away);
  /** True while a timeout is being processed, to avoid processing it twice. */
  let isExpiring = false;
  let cancel = () => {};
  restore(context.saved);

  /** Seat clocks run while all seats are taken and no pause is on; other clocks while a device is connected. */
  const runs = (): boolean =>
    hasClocks
      ? !journal.table.state.result && !takeovers.pause.on && journal.holders.every(({ kind }) => kind !== 'open')
      : attended();

  const isPlayed = (seat: number): boolean => journal.holders[seat]?.kind === 'human' && takeovers.level(seat) === null;

  function update(): void {
    if (!setting) return;
    times.count(runs());
    cancel();
    times.ask(
      timeLimitsOf(journal.table, setting, isPlayed).map(({ row, limit, sealed }) => ({
        key: questionIds.timeName(row),
        ms: limit.of === 'bank' ? 0 : limit.ms,
        one: { question: row.question, seat: row.seat, of: limit.of, sealed },
      })),
    );
    const late = Math.max(context.restsUntil(), times.nextTimeout());
    const wait = Math.min(late, times.nextVacationChange()) - times.at;
    if (times.ran && !isExpiring && awake() && wait < Number.POSITIVE_INFINITY) {
      cancel = clock.after(Math.min(MAX_TIMER_MS, Math.max(1, wait)), onTimer);
    }
  }

  function onTimer(): void {
    times.count(runs());
    const due = times.asked().find((one) => times.leftOf(one, times.at) <= 0);
    if (!due) {
      update();
      return onChange();
    }
    const late = timeoutOf(due);
    isExpiring = true;
    void expire(late)
      // Saving failures are retried. Rejections by the rules usually mean that the question was already closed.
      .catch(() => times.isLate(late) && times.setRemaining(late, RETRY_MS))
      .then(() => {
        isExpiring = false;
        update();
      });
  }

  function restore(due: Due | null | undefined): void {
    const kept = (due?.state as { clock?: SavedClock } | undefined)?.clock;
    if (!setting || !kept || due?.seq !== journal.seq) return;
    // Question clocks stop while no device is connected, so only the node with devices counts them.
    if (!hasClocks && !times.isEmpty) return;
    // Server downtime does not count.
    const at = hasClocks ? Math.min(time(), kept.at + (context.downtime?.(kept.at) ?? 0)) : time();
    times.restore({ ...kept, at, ran: hasClocks && kept.ran }, (row) =>
      questionIds.timeName({ ...row, ...stepOf(row.question) }),
    );
  }

  /** Flow and step of a question; empty if it is no longer open. They are not saved, because they can be looked up. */
  function stepOf(question: string) {
    const { rules, state } = journal.table;
    const row = rules.waiting(state).find((one) => one.question === question);
    return { flow: row?.flow ?? '', step: row?.step ?? '' };
  }

  return {
    update,
    isLate: times.isLate,
    seats() {
      if (!hasClocks) return [];
      const now = time();
      const thinking = new Map(times.asked().flatMap((one) => (one.of === 'question' ? [] : [[one.seat, one]])));
      return journal.holders.flatMap((_, seat) => {
        const one = thinking.get(seat);
        if (!one && (!setting?.bank || !isPlayed(seat))) return [];
        const left = one ? times.leftOf(one, now) : times.bankOf(seat);
        const isAway = away(seat).some(({ from, until }) => from <= now && now < until);
        const isRunning = times.ran && one !== undefined && !isAway;
        return [{ seat, left: Math.max(0, Math.round(left)), runs: isRunning, away: isAway }];
      });
    },
    left(you) {
      if (times.isEmpty) return [];
      const { state, rules } = journal.table;
      const rows = (you.length > 0 ? you : [null]).flatMap((seat) => rules.waiting(state, seat));
      const now = time();
      const known = new Set(rows.map((row) => row.question));
      const left = new Map<string, number>();
      for (const one of times.asked()) {
        if (!known.has(one.question) || one.of !== 'question') continue;
        left.set(one.question, Math.min(left.get(one.question) ?? Number.POSITIVE_INFINITY, times.leftOf(one, now)));
      }
      return [...left].map(([question, ms]) => ({
        question,
        left: Math.max(0, Math.round(ms)),
        ...(times.ran ? {} : { paused: true as const }),
      }));
    },
    serialize() {
      if (!setting) return null;
      update();
      const wait = times.nextTimeout();
      return {
        at: hasClocks && times.ran && Number.isFinite(wait) ? Math.ceil(wait) : null,
        state: times.save() as unknown as Json,
      };
    },
    restore,
    playerReturned: times.playerReturned,
    close: () => cancel(),
  };
}
