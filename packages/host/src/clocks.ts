import type { Json } from '@orrery/kernel';
import type { ClockLeft, ClockSetting, SeatTime } from '@orrery/protocol';
import type { BotTakeovers } from './bot-takeover.ts';
import type { Journal } from './journal.ts';
import type { HostClock, MatchPorts, Period } from './ports.ts';
import type { QuestionIds } from './question-ids.ts';
import { hasSeatClocks, timeLimitsOf } from './question-limits.ts';
import type { Due } from './store.ts';

/** Delay before a failed timeout is retried. */
const RETRY_MS = 1000;
/** Longest timer; longer waits are split, because timers cannot run for months. */
const MAX_TIMER_MS = 86_400_000;
/** Minimum time for a player who returns to a seat with an empty time bank. */
const MIN_RETURN_MS = 60_000;

/** A timeout of one seat or, if `seat` is null, of all seats that are asked the question. */
export interface TimedOut {
  question: string;
  seat: number | null;
}

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

/** The clock of one question to one seat. `asked` is false once the seat has answered. */
interface Running {
  question: string;
  seat: number;
  left: number;
  of: 'question' | 'seat' | 'bank';
  sealed: boolean;
  asked: boolean;
}

/** Clock state as saved with the match. */
export interface SavedClock {
  at: number;
  ran: boolean;
  banks: number[];
  rows: Running[];
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
  const first = (setting?.bank?.first ?? 0) * 1000;
  const more = (setting?.bank?.more ?? 0) * 1000;
  /** Time left at `at`, per question and seat. A question that is asked again starts with its full time. */
  let running = new Map<string, Running>();
  /** Time left when a question closed; if an undo reopens the question, the seat gets no more than that. */
  const closed = new Map<string, Running>();
  let banks: number[] = journal.holders.map(() => first);
  let at = time();
  let ran = false;
  /** True while a timeout is being processed, to avoid processing it twice. */
  let isExpiring = false;
  let cancel = () => {};
  restore(context.saved);

  function time(): number {
    return clock.steady?.() ?? clock.now();
  }

  /** Seat clocks run while all seats are taken and no pause is on; other clocks while a device is connected. */
  const runs = (): boolean =>
    hasClocks
      ? !journal.table.state.result && !takeovers.pause.on && journal.holders.every(({ kind }) => kind !== 'open')
      : attended();

  /** Time since `at` that counts for a seat; vacations do not count. */
  function spent(seat: number, now: number): number {
    if (!ran) return 0;
    const whole = Math.max(0, now - at);
    const onVacation = away(seat).reduce((sum, { from, until }) => sum + overlap(from, until, at, now), 0);
    return Math.max(0, whole - onVacation);
  }

  const leftOf = (one: Running, now: number): number =>
    (one.of === 'bank' ? (banks[one.seat] ?? 0) : one.left) -
    (one.of === 'question' ? (ran ? Math.max(0, now - at) : 0) : spent(one.seat, now));

  /** Updates the remaining times to now. */
  function count(): void {
    const now = time();
    const bankers = new Set<number>();
    for (const one of running.values()) {
      if (one.of === 'bank') {
        if (one.asked) bankers.add(one.seat);
      } else one.left = leftOf(one, now);
    }
    for (const seat of bankers) banks[seat] = (banks[seat] ?? 0) - spent(seat, now);
    at = now;
    ran = runs();
  }

  const asked = () => [...running.values()].filter((one) => one.asked);

  function update(): void {
    if (!setting) return;
    count();
    cancel();
    const next = new Map<string, Running>();
    for (const { row, limit, sealed } of timeLimitsOf(journal.table, setting, isPlayed)) {
      const { question, seat } = row;
      const key = questionIds.timeName(row);
      const known = running.get(key) ?? closed.get(key);
      if (!known && limit.of === 'bank') banks[seat] = Math.max(0, banks[seat] ?? 0) + more;
      const left = known?.left ?? (limit.of === 'bank' ? 0 : limit.ms);
      next.set(key, { question, seat, left, of: limit.of, sealed, asked: true });
      closed.delete(key);
    }
    // A sealed answer can be withdrawn, so the clock also keeps running for seats that have answered.
    const open = new Set([...next.values()].map((one) => one.question));
    for (const [key, one] of running) {
      if (next.has(key)) continue;
      if (one.sealed && open.has(one.question)) next.set(key, { ...one, asked: false });
      else closed.set(key, one);
    }
    running = next;
    const late = Math.max(context.restsUntil(), Math.min(...asked().map(timeoutAt)));
    const wait = Math.min(late, nextVacationChange()) - at;
    if (ran && !isExpiring && awake() && wait < Number.POSITIVE_INFINITY) {
      cancel = clock.after(Math.min(MAX_TIMER_MS, Math.max(1, wait)), onTimer);
    }
  }

  const isPlayed = (seat: number): boolean => journal.holders[seat]?.kind === 'human' && takeovers.level(seat) === null;

  /** Time at which this clock runs out if nothing else happens; postponed by vacations. */
  function timeoutAt(one: Running): number {
    const left = one.of === 'bank' ? (banks[one.seat] ?? 0) : one.left;
    if (one.of === 'question') return at + left;
    let end = at + left;
    for (const { from, until } of [...away(one.seat)].sort((a, b) => a.from - b.from)) {
      if (from <= end) end += overlap(from, until, at, Number.POSITIVE_INFINITY);
    }
    return end;
  }

  /** The next time at which a vacation of an asked seat starts or ends. */
  const nextVacationChange = (): number =>
    Math.min(
      ...asked()
        .flatMap(({ seat }) => away(seat).flatMap(({ from, until }) => [from, until]))
        .filter((turn) => turn > at),
    );

  const timeoutOf = (one: Running): TimedOut => ({
    question: one.question,
    seat: one.of === 'question' ? null : one.seat,
  });

  function isLate({ question, seat }: TimedOut): boolean {
    const now = time();
    return asked().some(
      (one) => ran && one.question === question && timeoutOf(one).seat === seat && leftOf(one, now) <= 0,
    );
  }

  /** Sets the remaining time of all seats affected by a timeout. */
  function setRemaining({ question, seat }: TimedOut, ms: number): void {
    for (const one of running.values()) {
      if (one.question !== question || timeoutOf(one).seat !== seat) continue;
      one.left = ms;
      if (one.of === 'bank') banks[one.seat] = ms;
    }
  }

  function onTimer(): void {
    count();
    const due = asked().find((one) => leftOf(one, at) <= 0);
    if (!due) {
      update();
      return onChange();
    }
    const late = timeoutOf(due);
    isExpiring = true;
    void expire(late)
      // Saving failures are retried. Rejections by the rules usually mean that the question was already closed.
      .catch(() => isLate(late) && setRemaining(late, RETRY_MS))
      .then(() => {
        isExpiring = false;
        update();
      });
  }

  function restore(due: Due | null | undefined): void {
    const kept = (due?.state as { clock?: SavedClock } | undefined)?.clock;
    if (!setting || !kept || due?.seq !== journal.seq) return;
    // Question clocks stop while no device is connected, so only the node with devices counts them.
    if (!hasClocks && running.size > 0) return;
    banks = [...kept.banks];
    running = new Map(kept.rows.map((row) => [questionIds.timeName({ ...row, ...stepOf(row) }), { ...row }]));
    // Server downtime does not count.
    at = hasClocks ? Math.min(time(), kept.at + (context.downtime?.(kept.at) ?? 0)) : time();
    ran = hasClocks && kept.ran;
  }

  /** Flow and step of a question; empty if it is no longer open. They are not saved, because they can be looked up. */
  function stepOf({ question }: Running) {
    const { rules, state } = journal.table;
    const row = rules.waiting(state).find((one) => one.question === question);
    return { flow: row?.flow ?? '', step: row?.step ?? '' };
  }

  return {
    update,
    isLate,
    seats() {
      if (!hasClocks) return [];
      const now = time();
      const thinking = new Map(asked().flatMap((one) => (one.of === 'question' ? [] : [[one.seat, one] as const])));
      return journal.holders.flatMap((_, seat) => {
        const one = thinking.get(seat);
        if (!one && (!setting?.bank || !isPlayed(seat))) return [];
        const left = one ? leftOf(one, now) : (banks[seat] ?? 0);
        const isAway = away(seat).some(({ from, until }) => from <= now && now < until);
        return [{ seat, left: Math.max(0, Math.round(left)), runs: ran && one !== undefined && !isAway, away: isAway }];
      });
    },
    left(you) {
      if (running.size === 0) return [];
      const { state, rules } = journal.table;
      const rows = (you.length > 0 ? you : [null]).flatMap((seat) => rules.waiting(state, seat));
      const now = time();
      const known = new Set(rows.map((row) => row.question));
      const left = new Map<string, number>();
      for (const one of asked()) {
        if (!known.has(one.question) || one.of !== 'question') continue;
        left.set(one.question, Math.min(left.get(one.question) ?? Number.POSITIVE_INFINITY, leftOf(one, now)));
      }
      return [...left].map(([question, ms]) => ({
        question,
        left: Math.max(0, Math.round(ms)),
        ...(ran ? {} : { paused: true as const }),
      }));
    },
    serialize() {
      if (!setting) return null;
      update();
      const wait = Math.min(...asked().map(timeoutAt));
      return {
        at: hasClocks && ran && Number.isFinite(wait) ? Math.ceil(wait) : null,
        state: { at, ran, banks: [...banks], rows: [...running.values()] } satisfies SavedClock as unknown as Json,
      };
    },
    restore,
    playerReturned(seat) {
      banks[seat] = Math.max(banks[seat] ?? 0, Math.min(first, MIN_RETURN_MS));
    },
    close: () => cancel(),
  };
}

const overlap = (from: number, until: number, start: number, end: number): number =>
  Math.max(0, Math.min(until, end) - Math.max(from, start));
