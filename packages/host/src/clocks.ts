import type { Json } from '@orrery/kernel';
import type { ClockLeft, ClockSetting, SeatTime } from '@orrery/protocol';
import type { Askings } from './askings.ts';
import type { Keeper } from './keeper.ts';
import { limitsOf, runsAlways } from './limits.ts';
import type { HostClock, MatchTools, Span } from './ports.ts';
import type { Standins } from './standins.ts';
import type { Due } from './store.ts';

/** So long after time could not be called it is tried again. */
const AGAIN_MS = 1000;
/** Timers of a machine do not reach farther than some weeks. */
const FARTHEST_MS = 86_400_000;
/** Who comes back to a seat whose bank is empty has at least so much. */
const BACK_MS = 60_000;

/** Whose time is up: a seat's for a question, or that of all who are asked it. */
export interface Late {
  question: string;
  seat: number | null;
}

interface Surroundings {
  askings: Askings;
  keeper: Keeper;
  clock: HostClock;
  setting: ClockSetting | null;
  standins: Standins;
  /** What a match that is taken up had left. */
  saved: Due | null;
  /** Whether a device is at the table here, so that the clocks of questions run. */
  attended(): boolean;
  /** Whether somebody is here, and this node leads. */
  awake(): boolean;
  /** Until when time is not called at a table that was left. */
  restsUntil(): number;
  downtime?: MatchTools['downtime'];
  /** The vacations of the seat's player. */
  away(seat: number): readonly Span[];
  expire(late: Late): Promise<void>;
  /** A clock started or stopped by itself. */
  onTurn(): void;
}

/** The time of one asking; somebody who has answered it already is not asked any more. */
interface Running {
  question: string;
  seat: number;
  left: number;
  of: 'question' | 'seat' | 'bank';
  sealed: boolean;
  asked: boolean;
}

/** As it is kept with the match. */
export interface KeptClock {
  at: number;
  ran: boolean;
  banks: number[];
  rows: Running[];
}

/** Counts the time of questions and of seats, as far as the table has set limits. */
export interface Clocks {
  /** Something has changed: who is asked, or who is here. */
  look(): void;
  /** What is left of the questions that the holder of some seats knows of. */
  left(you: readonly number[]): ClockLeft[];
  /** What each seat has left, at a table that counts that. */
  seats(): SeatTime[];
  /** Whether somebody's time is up, so that it may be called. */
  isLate(late: Late): boolean;
  /** What is to be kept, and when to look again; as it is on the table now, which may be ahead of the last look. */
  keep(): { at: number | null; state: Json } | null;
  /** Another node has written: what is kept counts. */
  take(due: Due | null | undefined): void;
  /** Who has come back to his seat has a little time at least. */
  welcome(seat: number): void;
  close(): void;
}

export function openClocks(around: Surroundings): Clocks {
  const { askings, keeper, clock, setting, standins, attended, awake, away, expire, onTurn } = around;
  const always = runsAlways(setting);
  const first = (setting?.bank?.first ?? 0) * 1000;
  const more = (setting?.bank?.more ?? 0) * 1000;
  /** What was left at `at` of each asking of a question: a question that is asked again has its time anew. */
  let running = new Map<string, Running>();
  /** What was left of those that are closed: whoever takes back an answer has no more than that. */
  const closed = new Map<string, Running>();
  let banks: number[] = keeper.holders.map(() => first);
  let at = time();
  let ran = false;
  /** Somebody's time is being called: nothing is rung for twice. */
  let calling = false;
  let cancel = () => {};
  take(around.saved);

  function time(): number {
    return clock.steady?.() ?? clock.now();
  }

  /** Clocks of seats run once all seats are taken, wherever anybody is. */
  const runs = (): boolean =>
    always
      ? !keeper.table.state.result && !standins.pause.on && keeper.holders.every(({ kind }) => kind !== 'open')
      : attended();

  /** How much of the time since `at` counts for a seat: a vacation does not. */
  function spent(seat: number, now: number): number {
    if (!ran) return 0;
    const whole = Math.max(0, now - at);
    const rested = away(seat).reduce((sum, { from, until }) => sum + overlap(from, until, at, now), 0);
    return Math.max(0, whole - rested);
  }

  const leftOf = (one: Running, now: number): number =>
    (one.of === 'bank' ? (banks[one.seat] ?? 0) : one.left) -
    (one.of === 'question' ? (ran ? Math.max(0, now - at) : 0) : spent(one.seat, now));

  /** Brings what is left up to now. */
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

  function look(): void {
    if (!setting) return;
    count();
    cancel();
    const next = new Map<string, Running>();
    for (const { row, limit, sealed } of limitsOf(keeper.table, setting, isPlayed)) {
      const { question, seat } = row;
      const key = askings.timeName(row);
      const known = running.get(key) ?? closed.get(key);
      if (!known && limit.of === 'bank') banks[seat] = Math.max(0, banks[seat] ?? 0) + more;
      const left = known?.left ?? (limit.of === 'bank' ? 0 : limit.ms);
      next.set(key, { question, seat, left, of: limit.of, sealed, asked: true });
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
    const late = Math.max(around.restsUntil(), Math.min(...asked().map(untilLate)));
    const wait = Math.min(late, untilTurn()) - at;
    if (ran && !calling && awake() && wait < Number.POSITIVE_INFINITY) {
      cancel = clock.after(Math.min(FARTHEST_MS, Math.max(1, wait)), ring);
    }
  }

  const isPlayed = (seat: number): boolean => keeper.holders[seat]?.kind === 'human' && standins.level(seat) === null;

  /** When somebody's time is up if nothing else happens: after a vacation, if it ends in one. */
  function untilLate(one: Running): number {
    const left = one.of === 'bank' ? (banks[one.seat] ?? 0) : one.left;
    if (one.of === 'question') return at + left;
    let end = at + left;
    for (const { from, until } of [...away(one.seat)].sort((a, b) => a.from - b.from)) {
      if (from <= end) end += overlap(from, until, at, Number.POSITIVE_INFINITY);
    }
    return end;
  }

  /** When the next vacation of a seat that is asked begins or ends. */
  const untilTurn = (): number =>
    Math.min(
      ...asked()
        .flatMap(({ seat }) => away(seat).flatMap(({ from, until }) => [from, until]))
        .filter((turn) => turn > at),
    );

  const lateOf = (one: Running): Late => ({ question: one.question, seat: one.of === 'question' ? null : one.seat });

  function isLate({ question, seat }: Late): boolean {
    const now = time();
    return asked().some(
      (one) => ran && one.question === question && lateOf(one).seat === seat && leftOf(one, now) <= 0,
    );
  }

  /** Leaves so much to all whom a call was about. */
  function leave({ question, seat }: Late, ms: number): void {
    for (const one of running.values()) {
      if (one.question !== question || lateOf(one).seat !== seat) continue;
      one.left = ms;
      if (one.of === 'bank') banks[one.seat] = ms;
    }
  }

  function ring(): void {
    count();
    const due = asked().find((one) => leftOf(one, at) <= 0);
    if (!due) {
      look();
      return onTurn();
    }
    const late = lateOf(due);
    calling = true;
    void expire(late)
      // What could not be written is tried again; what the rules refused has mostly been dealt with otherwise.
      .catch(() => isLate(late) && leave(late, AGAIN_MS))
      .then(() => {
        calling = false;
        look();
      });
  }

  function take(due: Due | null | undefined): void {
    const kept = (due?.state as { clock?: KeptClock } | undefined)?.clock;
    if (!setting || !kept || due?.seq !== keeper.seq) return;
    // Where time rests while nobody is there, this node has counted itself, or nobody has.
    if (!always && running.size > 0) return;
    banks = [...kept.banks];
    running = new Map(kept.rows.map((row) => [askings.timeName({ ...row, ...stepOf(row) }), { ...row }]));
    // While no server ran, no clock did.
    at = always ? Math.min(time(), kept.at + (around.downtime?.(kept.at) ?? 0)) : time();
    ran = always && kept.ran;
  }

  /** Where a question stands in the rules: that is not kept, for it is known while it is open. */
  function stepOf({ question }: Running) {
    const { rules, state } = keeper.table;
    const row = rules.waiting(state).find((one) => one.question === question);
    return { flow: row?.flow ?? '', step: row?.step ?? '' };
  }

  return {
    look,
    isLate,
    seats() {
      if (!always) return [];
      const now = time();
      const thinking = new Map(asked().flatMap((one) => (one.of === 'question' ? [] : [[one.seat, one] as const])));
      return keeper.holders.flatMap((_, seat) => {
        const one = thinking.get(seat);
        if (!one && (!setting?.bank || !isPlayed(seat))) return [];
        const left = one ? leftOf(one, now) : (banks[seat] ?? 0);
        const isAway = away(seat).some(({ from, until }) => from <= now && now < until);
        return [{ seat, left: Math.max(0, Math.round(left)), runs: ran && one !== undefined && !isAway, away: isAway }];
      });
    },
    left(you) {
      if (running.size === 0) return [];
      const { state, rules } = keeper.table;
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
    keep() {
      if (!setting) return null;
      look();
      const wait = Math.min(...asked().map(untilLate));
      return {
        at: always && ran && Number.isFinite(wait) ? Math.ceil(wait) : null,
        state: { at, ran, banks: [...banks], rows: [...running.values()] } satisfies KeptClock as unknown as Json,
      };
    },
    take,
    welcome(seat) {
      banks[seat] = Math.max(banks[seat] ?? 0, Math.min(first, BACK_MS));
    },
    close: () => cancel(),
  };
}

const overlap = (from: number, until: number, start: number, end: number): number =>
  Math.max(0, Math.min(until, end) - Math.max(from, start));
