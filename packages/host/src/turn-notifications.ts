import type { Json, Waiting } from '@orrery/kernel';
import type { BotTakeovers } from './bot-takeover.ts';
import type { CancelRequests } from './cancel-requests.ts';
import type { Journal } from './journal.ts';
import { notificationTextOf } from './notification-text.ts';
import type { MatchNotification } from './ports.ts';
import type { Due } from './store.ts';

interface TurnNotificationsContext {
  journal: Journal;
  takeovers: BotTakeovers;
  now(): number;
  /** Delay before an absent player is notified; null turns notifications off. */
  delayMs: number | null;
  saved: Due | null;
  /** Requests to cancel the game. */
  cancels: Pick<CancelRequests, 'request'>;
  /** Whether any device of the seat's player is connected, at any node. */
  isHere(seat: number): boolean;
}

/** Entry and time since which the game waits for a seat. `done` is true once its player was notified or has seen it. */
export interface AwaitedPlayer {
  seq: number;
  at: number;
  kind: MatchNotification['kind'];
  done: boolean;
  /** A short text of the current question. */
  asks?: string;
}

/** Decides which absent players to notify, once each time the game starts waiting for them. */
export interface TurnNotifications {
  /** State to save with the match; null if there is nothing to save. `seq` is the number of the newest entry. */
  serialize(seq: number): { at: number | null; state: Json } | null;
  /** Returns the notifications that are due. Each is returned once. */
  due(): MatchNotification[];
  /** Makes notifications due again after saving them failed. */
  requeue(calls: readonly MatchNotification[]): void;
  /** Adopts the state that another node has saved. */
  restore(due: Due | null | undefined): void;
}

export function openTurnNotifications({
  journal,
  takeovers,
  now,
  delayMs,
  saved,
  cancels,
  isHere,
}: TurnNotificationsContext): TurnNotifications {
  let awaited = new Map<number, AwaitedPlayer>();
  /** Whether the last saved state was not empty, so that the next one has to replace it even if it is empty. */
  let isKept = false;
  restore(saved);

  const personOf = (seat: number): string | null => {
    const holder = journal.holders[seat];
    return holder?.kind === 'human' && takeovers.substitute(seat) === null ? (holder.person ?? null) : null;
  };

  function update(seq: number): void {
    if (!journal.holders.some(({ person }) => person)) {
      awaited.clear();
      return;
    }
    const { state, rules } = journal.table;
    const next = new Map<number, AwaitedPlayer>();
    const want = (seat: number, kind: MatchNotification['kind'], row?: Waiting) => {
      if (personOf(seat) === null || next.has(seat)) return;
      const asks = row && notificationTextOf(rules, state, row, journal.holders);
      const before = awaited.get(seat);
      // Players present at the end have seen it. Players present when asked may still leave before they answer.
      const seen = kind === 'over' && isHere(seat);
      const one = before?.kind === kind ? before : { seq, at: now(), kind, done: seen };
      next.set(seat, { seq: one.seq, at: one.at, kind, done: one.done, ...(asks ? { asks } : {}) });
    };
    for (const [seat] of journal.holders.entries()) if (state.result) want(seat, 'over');
    for (const row of state.result ? [] : rules.waiting(state)) if (!row.standing) want(row.seat, 'turn', row);
    // A pause request waits for every player's answer.
    const { wanted: resting, on } = takeovers.pause;
    if (!state.result && !on && resting.length > 0) {
      for (const [seat] of journal.holders.entries()) if (!resting.includes(seat)) want(seat, 'pause');
    }
    const cancel = state.result ? null : cancels.request;
    for (const seat of cancel?.open ?? []) want(seat, 'cancel');
    awaited = next;
  }

  function restore(due: Due | null | undefined): void {
    const kept = (due?.state as { calls?: [number, AwaitedPlayer][] } | undefined)?.calls;
    if (!kept || due?.seq !== journal.seq) return;
    awaited = new Map(kept.map(([seat, one]) => [seat, { ...one }]));
    isKept = kept.length > 0;
  }

  return {
    restore,
    serialize(seq) {
      if (delayMs === null) return null;
      update(seq);
      const open = [...awaited].filter(([seat, one]) => !one.done && !isHere(seat));
      const wasKept = isKept;
      isKept = open.length > 0 || [...awaited.values()].some((one) => one.done);
      if (!wasKept && !isKept) return null;
      const at = open.length > 0 ? Math.min(...open.map(([, one]) => one.at + delayMs)) : null;
      // Once nothing is kept, save an empty state: a stale row would mean that the game still waits for the player.
      return { at, state: (isKept ? [...awaited] : []) as unknown as Json };
    },
    requeue(calls) {
      for (const one of awaited.values()) if (calls.some((call) => call.seq === one.seq)) one.done = false;
    },
    due() {
      if (delayMs === null) return [];
      update(journal.seq);
      const calls: MatchNotification[] = [];
      for (const [seat, one] of awaited) {
        if (one.done || one.at + delayMs > now()) continue;
        one.done = true;
        const person = personOf(seat);
        // A person with several seats gets only one notification.
        const known = calls.some((call) => call.person === person && call.seq === one.seq);
        if (person !== null && !known && !isHere(seat)) calls.push({ person, kind: one.kind, seq: one.seq });
      }
      return calls;
    },
  };
}
