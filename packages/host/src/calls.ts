import type { Json, Waiting } from '@orrery/kernel';
import { briefOf } from './brief.ts';
import type { Keeper } from './keeper.ts';
import type { Call } from './ports.ts';
import type { Standins } from './standins.ts';
import type { Due } from './store.ts';

interface Surroundings {
  keeper: Keeper;
  standins: Standins;
  now(): number;
  /** So long after somebody was asked he is called; null calls nobody. */
  callMs: number | null;
  saved: Due | null;
  /** Whether some device of the seat's player is at the table, at any node. */
  isHere(seat: number): boolean;
}

/** Since which entry and when a seat has been waited for, and whether its player has been called for it, or was here. */
export interface Wanted {
  seq: number;
  at: number;
  kind: Call['kind'];
  done: boolean;
  /** What he is asked now, in few words. */
  asks?: string;
}

/** Who is to be called to the table: one call for each time the game waits for somebody who does not come. */
export interface Calls {
  /** To be kept with the match; null where nothing is to be told apart. `seq` is the number of the newest entry. */
  keep(seq: number): { at: number | null; state: Json } | null;
  /** Those whose time has come; they are not given again. */
  due(): Call[];
  /** They could not be written down after all. */
  again(calls: readonly Call[]): void;
  /** Another node has written: what is kept counts. */
  take(due: Due | null | undefined): void;
}

export function openCalls({ keeper, standins, now, callMs, saved, isHere }: Surroundings): Calls {
  let wanted = new Map<number, Wanted>();
  /** What was kept last has to be kept up, so that nobody is called twice after a restart. */
  let isKept = false;
  take(saved);

  const personOf = (seat: number): string | null => {
    const holder = keeper.holders[seat];
    return holder?.kind === 'human' && standins.standin(seat) === null ? (holder.person ?? null) : null;
  };

  function look(seq: number): void {
    const { state, rules } = keeper.table;
    const next = new Map<number, Wanted>();
    const want = (seat: number, kind: Call['kind'], row?: Waiting) => {
      if (personOf(seat) === null || next.has(seat)) return;
      const asks = row && briefOf(rules, state, row, keeper.holders);
      const before = wanted.get(seat);
      // Who is there when a game ends has seen it; who is there when he is asked may be gone in a moment.
      const seen = kind === 'over' && isHere(seat);
      const one = before?.kind === kind ? before : { seq, at: now(), kind, done: seen };
      next.set(seat, { seq: one.seq, at: one.at, kind, done: one.done, ...(asks ? { asks } : {}) });
    };
    for (const [seat] of keeper.holders.entries()) if (state.result) want(seat, 'over');
    for (const row of state.result ? [] : rules.waiting(state)) if (!row.standing) want(row.seat, 'turn', row);
    // Clocks that others would like to rest wait for everybody's word.
    const { wanted: resting, on } = standins.pause;
    if (!state.result && !on && resting.length > 0) {
      for (const [seat] of keeper.holders.entries()) if (!resting.includes(seat)) want(seat, 'pause');
    }
    wanted = next;
  }

  function take(due: Due | null | undefined): void {
    const kept = (due?.state as { calls?: [number, Wanted][] } | undefined)?.calls;
    if (!kept || due?.seq !== keeper.seq) return;
    wanted = new Map(kept.map(([seat, one]) => [seat, { ...one }]));
    isKept = kept.length > 0;
  }

  return {
    take,
    keep(seq) {
      if (callMs === null) return null;
      look(seq);
      const open = [...wanted].filter(([seat, one]) => !one.done && !isHere(seat));
      const wasKept = isKept;
      isKept = open.length > 0 || [...wanted.values()].some((one) => one.done);
      if (!wasKept && !isKept) return null;
      const at = open.length > 0 ? Math.min(...open.map(([, one]) => one.at + callMs)) : null;
      // What is not kept up must not stay behind: it would go on saying that somebody is waited for.
      return { at, state: (isKept ? [...wanted] : []) as unknown as Json };
    },
    again(calls) {
      for (const one of wanted.values()) if (calls.some((call) => call.seq === one.seq)) one.done = false;
    },
    due() {
      if (callMs === null) return [];
      look(keeper.seq);
      const calls: Call[] = [];
      for (const [seat, one] of wanted) {
        if (one.done || one.at + callMs > now()) continue;
        one.done = true;
        const person = personOf(seat);
        // Several seats of one person need one call.
        const known = calls.some((call) => call.person === person && call.seq === one.seq);
        if (person !== null && !known && !isHere(seat)) calls.push({ person, kind: one.kind, seq: one.seq });
      }
      return calls;
    },
  };
}
