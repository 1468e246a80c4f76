import { EVERYBODY, type Event, IllegalAction, type Json, type Message, refuse, type Seat } from '@orrery/kernel';
import { openBotPlayer } from './bot-player.ts';
import { openClocks } from './clocks.ts';
import { openLeadership } from './leadership.ts';
import type { MatchCore } from './match-core.ts';
import type { Period } from './ports.ts';
import { isTurnBased } from './question-limits.ts';
import { openSchedule } from './schedule.ts';
import { openStandingOrders } from './standing-orders.ts';
import { SUBSTITUTE_LEVEL } from './substitutes.ts';
import { openTimeoutBackoff } from './timeout-backoff.ts';
import { openTurnNotifications } from './turn-notifications.ts';

/** A bot's public reasons for its move, as an event before those of the move; none without reasons. */
const reasonsOf = (seat: Seat, why: Message[] = []): Event[] =>
  why.length > 0
    ? [{ type: 'bot-reason', data: { seat, reasons: why as unknown as Json }, to: EVERYBODY, secret: null }]
    : [];

/** The second stage of a match: everything that acts without a request. */
export type Automation = ReturnType<typeof openAutomation>;

export function openAutomation(core: MatchCore) {
  const { id, saved, ports, halt, journal, takeovers, questionIds, audiences, changes, inTurn, soon, now } = core;
  const { store, clock, thinker, pause, fault, downtime, standingOrderMs } = ports;
  let vacations: Period[][] = [];

  const leadership = openLeadership({
    match: id,
    leases: ports.leases,
    wanted: () => (audiences.size > 0 || schedule.tending) && !core.isClosed(),
    // The previous leader may have saved something that was not announced.
    onLead: () => soon(journal.reload),
  });
  /** Whether clocks run: seat clocks always do, others only while a device is connected. */
  const attended = () => !core.isClosed() && (core.hasClocks || audiences.size > 0);
  const awake = () => leadership.on && attended();
  const restsUntil = openTimeoutBackoff(journal, now, () => audiences.size === 0);

  const standingOrders = openStandingOrders({
    clock,
    standingOrderMs,
    fault,
    questionIds,
    journal,
    awake,
    play: (action) => inTurn(() => journal.commit(() => ({ kind: 'act', action }))),
    report: halt.report,
  });

  const clocks = openClocks({
    clock,
    downtime,
    questionIds,
    journal,
    takeovers,
    saved: saved.due ?? null,
    setting: saved.clock,
    attended,
    restsUntil,
    awake,
    onChange: () => changes.clocks(),
    away: (seat) => vacations[seat] ?? [],
    expire: (late) =>
      inTurn(() =>
        halt.guard('expire', () =>
          journal.commit(() => {
            // Another node may have processed the timeout, or a move may have arrived in the meantime.
            if (!clocks.isLate(late)) throw new IllegalAction(refuse('stale'));
            const { question, seat } = late;
            if (seat === null) return { kind: 'expire', question };
            if (saved.clock?.late === 'bot') return { kind: 'bot', seat, level: SUBSTITUTE_LEVEL };
            if (saved.clock?.late === 'lose') return { kind: 'resign', seat, why: 'time' };
            return { kind: 'expire', question, seat };
          }),
        ),
      ),
  });

  const bots = openBotPlayer({
    thinker,
    clock,
    // Nobody watches an unattended match.
    pause: pause && (async (since, times) => (audiences.size > 0 ? pause(since, times) : undefined)),
    fault,
    match: id,
    journal,
    takeovers,
    awake,
    waits: standingOrders.waits,
    halt: (error) => inTurn(() => halt.stop(error, 'bot')),
    play: (action, why) =>
      standingOrders.submit(action, () =>
        inTurn(() => journal.commit(() => ({ kind: 'act', action }), reasonsOf(action.seat, why))),
      ),
  });

  const notifications = openTurnNotifications({
    journal,
    takeovers,
    now,
    delayMs: ports.notifyAfterMs ?? null,
    saved: saved.due ?? null,
    cancels: core.cancels,
    isHere: (seat) => core.peers.seats.has(seat) || core.mine().includes(seat),
  });

  const schedule = openSchedule({
    store,
    clock,
    match: id,
    journal,
    setting: saved.clock,
    clocks,
    notifications,
    takeovers,
    leads: () => leadership.on && !core.isClosed(),
    isBusy: () => bots.busy,
    restsUntil,
    soon,
    inTurn,
    onTending() {
      leadership.update();
      changes.update();
    },
  });

  return {
    leadership,
    standingOrders,
    clocks,
    bots,
    notifications,
    schedule,
    /**
     * Loads the players' vacations, which count in turn-based games only. Called when a device joins, when another node
     * announces a change, and before due work is done.
     */
    async loadVacations(): Promise<void> {
      if (!ports.vacations || !isTurnBased(saved.clock)) return;
      const people = [...new Set(journal.holders.flatMap(({ person }) => (person ? [person] : [])))];
      const spans = await ports.vacations(people);
      vacations = journal.holders.map(({ person }) => (person ? (spans[people.indexOf(person)] ?? []) : []));
    },
    /** Ends the bot takeover of a seat, if there is one, because its player acts. */
    async back(seat: number): Promise<void> {
      if (takeovers.substitute(seat) === null) return;
      clocks.playerReturned(seat);
      await journal.commit(() => ({ kind: 'bot', seat, level: null }));
    },
    close() {
      leadership.update();
      bots.close();
      clocks.close();
      schedule.close();
      standingOrders.close();
    },
  };
}
