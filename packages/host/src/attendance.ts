import type { Absence } from './absence.ts';
import type { CancelRequests } from './cancel-requests.ts';
import type { LeaverClaims } from './leaver-claims.ts';
import type { HostClock } from './ports.ts';

/** Longest timer; longer waits are split, because timers cannot run for months. */
const MAX_TIMER_MS = 86_400_000;

interface AttendanceContext {
  clock: HostClock;
  absence: Absence;
  leavers: LeaverClaims;
  cancels: CancelRequests;
  /** Whether any device is connected here. */
  isWatched(): boolean;
  /** Called when players can decide about one who left, or a request to cancel the game has lapsed. */
  onDue(): void;
}

/** Watches who is away, and calls when something changes through time alone. */
export function openAttendance({ clock, absence, leavers, cancels, isWatched, onDue }: AttendanceContext) {
  let cancel = () => {};
  function update(): void {
    cancel();
    cancel = () => {};
    absence.update();
    if (!isWatched()) return;
    const waits = leavers.absent().flatMap(({ wait }) => (wait === null || wait === 0 ? [] : [wait]));
    const left = cancels.request?.left;
    const wait = Math.min(...waits, left ?? Number.POSITIVE_INFINITY);
    if (wait === Number.POSITIVE_INFINITY) return;
    cancel = clock.after(Math.min(MAX_TIMER_MS, Math.max(1, wait)), () => {
      update();
      onDue();
    });
  }
  return { update, close: () => cancel() };
}
