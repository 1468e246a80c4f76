import { type Core, IllegalAction, type MatchRecord, type Rules, refuse } from '@orrery/kernel';
import { type KnownState, type MatchSummary, wasImported } from '@orrery/protocol';
import { type Audience, type Client, keyOf, openAudience, outgoing, type ViewMode } from './audience.ts';
import { openBotPlayer } from './bot-player.ts';
import { openBotTakeovers } from './bot-takeover.ts';
import { openBroadcast } from './broadcast.ts';
import { openChat } from './chat.ts';
import { openClocks } from './clocks.ts';
import { isRefusal, requestError } from './errors.ts';
import { openHalt } from './halt.ts';
import { openHintRequests } from './hint-requests.ts';
import { openJournal } from './journal.ts';
import { openLeadership } from './leadership.ts';
import { openPeers } from './peers.ts';
import type { MatchPorts, Period } from './ports.ts';
import { openQuestionIds } from './question-ids.ts';
import { hasSeatClocks, isTurnBased } from './question-limits.ts';
import { openQueue } from './queue.ts';
import { openSchedule } from './schedule.ts';
import { openSeating, type Visitor } from './seating.ts';
import { openSessions, type Session } from './session.ts';
import { openSpectators } from './spectators.ts';
import { openStandingOrders } from './standing-orders.ts';
import type { Due, SavedMatch } from './store.ts';
import { openSubstitutes, SUBSTITUTE_LEVEL } from './substitutes.ts';
import { openSummary } from './summary.ts';
import { openTimeoutBackoff } from './timeout-backoff.ts';
import { openTurnNotifications } from './turn-notifications.ts';
import { openUndoRequests } from './undo-requests.ts';

/** A running match: one table in memory. All changes go through one queue. */
export interface Match {
  id: string;
  rules: Rules<Core>;
  join(client: Client, who: Visitor, have: KnownState | undefined): Promise<Session>;
  claim(seat: number | undefined, name: string, person: string | null): Promise<{ seat: number; token: string }>;
  /** Opens an absent player's seat to a substitute; `person` must be the host. */
  lend(seat: number, person: string): Promise<void>;
  /** Lets a bot play for an absent player; `person` must be the host. */
  sitIn(seat: number, person: string): Promise<void>;
  /** Gives a player their seat back. */
  reclaim(seat: number, person: string): Promise<void>;
  /** `person` is the person who asks, or null. */
  summary(person?: string | null): Promise<MatchSummary>;
  record(person?: string | null): Promise<MatchRecord>;
  /** Handles everything that is due, even without connected devices; resolves when nothing is left to do for now. */
  tend(): Promise<void>;
  /** Loads what other nodes have saved. */
  reload(): Promise<void>;
  /** Tells the match the newest entry number in the store, so that it loads missing entries. */
  noteSeq(seq: number): void;
  /** Whether no device is connected and no work is pending, so that the match can be unloaded. */
  readonly idle: boolean;
  close(): Promise<void>;
}

/** Opens a saved match. Throws `IllegalAction` if the rules cannot read it. */
export function openMatch(basePorts: MatchPorts, given: Rules<Core>, saved: SavedMatch): Match {
  const { id } = saved;
  const halt = openHalt({ basePorts, rules: given, saved, journal: () => journal, soon });
  const { ports, rules, safely } = halt;
  const audiences = new Map<string, Audience>();
  const queue = openQueue();
  const journal = openJournal(ports.store, halt.resume, saved, (seq) => schedule.after(seq), changed);
  const takeovers = openBotTakeovers(journal);
  const hasClocks = hasSeatClocks(saved.clock);
  const yieldToOthers = () => new Promise<void>((done) => void ports.clock.after(0, done));
  const isImported = wasImported(journal.table.record.entries);
  // The owner of an imported match knows its seed, so hidden information must not be derived from it.
  const nextSeed = () => (isImported ? null : ports.reseed?.(saved.seed, journal.seq)) ?? ports.secret();
  const undoRequests = openUndoRequests(journal, nextSeed, yieldToOthers, (declined) => {
    sendUndoRequest(declined);
    peers.announceUndo(journal.seq, undoRequests.request, declined);
  });
  const sendUndoRequest = (declined: number | null) =>
    sendToAll({ say: 'request', request: undoRequests.request, declined });
  const talk = openChat(journal, ports.clock, ports.cleanTalk);
  let shown = journal.seq;
  let vacations: Period[][] = [];
  let isFresh = true;
  let closed = false;

  /** Runs a job in the queue; the table is brought back to the saved state first if necessary. */
  const inTurn = <T>(job: () => T | Promise<T>): Promise<T> =>
    queue(() => {
      if (closed) throw requestError('unavailable', 'This game is being saved. Try again in a moment.');
      return journal.settled(job);
    });

  const hints = openHintRequests({
    match: id,
    journal,
    thinker: ports.thinker,
    allowed: saved.hints !== false,
    inTurn,
  });

  /** Queues background work that has no caller to report errors to. */
  function soon(job: () => void | Promise<void>): void {
    inTurn(job).catch((error) => {
      if (!closed) ports.fault(error, id);
    });
  }

  const leadership = openLeadership({
    match: id,
    leases: ports.leases,
    wanted: () => (audiences.size > 0 || schedule.tending) && !closed,
    // The previous leader may have saved something that was not announced.
    onLead: () => soon(journal.reload),
  });
  const { update: updateLeadership } = leadership;
  /** Whether clocks run: seat clocks always do, others only while a device is connected. */
  const attended = () => !closed && (hasClocks || audiences.size > 0);
  const awake = () => leadership.on && attended();
  const questionIds = openQuestionIds(journal);
  const steady = () => ports.clock.steady?.() ?? ports.clock.now();
  const restsUntil = openTimeoutBackoff(journal, steady, () => audiences.size === 0);
  const standingOrders = openStandingOrders({
    ...ports,
    questionIds,
    journal,
    awake,
    play: (action) => inTurn(() => journal.commit(() => ({ kind: 'act', action }))),
    report: halt.report,
  });
  const clocks = openClocks({
    ...ports,
    questionIds,
    journal,
    takeovers,
    saved: saved.due ?? null,
    setting: saved.clock,
    attended,
    restsUntil,
    awake,
    onChange: () => broadcast.sendClocks(),
    away: (seat) => vacations[seat] ?? [],
    expire: (late) =>
      inTurn(() =>
        halt.guard('expire', () =>
          journal.commit(() => {
            // Another node may have processed the timeout, or a move may have arrived in the meantime.
            if (!clocks.isLate(late)) throw new IllegalAction(refuse('stale'));
            const { question, seat } = late;
            if (seat === null) return { kind: 'expire', question };
            return saved.clock?.late === 'bot'
              ? { kind: 'bot', seat, level: SUBSTITUTE_LEVEL }
              : { kind: 'expire', question, seat };
          }),
        ),
      ),
  });
  const bots = openBotPlayer({
    ...ports,
    match: id,
    journal,
    takeovers,
    awake,
    waits: standingOrders.waits,
    halt: (error) => inTurn(() => halt.stop(error, 'bot')),
    play: (action) =>
      standingOrders.submit(action, () => inTurn(() => journal.commit(() => ({ kind: 'act', action })))),
  });

  const notifications = openTurnNotifications({
    journal,
    takeovers,
    now: steady,
    delayMs: ports.notifyAfterMs ?? null,
    saved: saved.due ?? null,
    isHere: (seat) => peers.seats.has(seat) || mine().includes(seat),
  });
  const schedule = openSchedule({
    ...ports,
    match: id,
    journal,
    setting: saved.clock,
    clocks: () => clocks,
    notifications,
    takeovers,
    leads: () => leadership.on && !closed,
    isBusy: () => bots.busy,
    restsUntil,
    soon,
    inTurn,
    onTending() {
      updateLeadership();
      updateAll();
    },
  });

  /**
   * Loads the players' vacations, which count in turn-based games only. Called when a device joins, when another node
   * announces a change, and before due work is done.
   */
  async function loadVacations(): Promise<void> {
    if (!ports.vacations || !isTurnBased(saved.clock)) return;
    const people = [...new Set(journal.holders.flatMap(({ person }) => (person ? [person] : [])))];
    const spans = await ports.vacations(people);
    vacations = journal.holders.map(({ person }) => (person ? (spans[people.indexOf(person)] ?? []) : []));
  }

  /** Seats connected here. */
  const mine = () => [...new Set([...audiences.values()].flatMap((audience) => audience.you))];

  /** Re-evaluates clocks, bots, standing orders and the schedule. */
  function updateAll(): void {
    safely(() => {
      clocks.update();
      standingOrders.update();
      bots.wake();
      schedule.update();
      broadcast.sendClocks();
    });
  }

  const peers = openPeers({
    ...ports,
    match: id,
    mine,
    onNews: () =>
      soon(async () => {
        await loadVacations();
        await journal.reload();
      }),
    onSeats() {
      substitutes.presenceChanged();
      sendSeats();
    },
    onUndoRequest: (seq, request, declined) =>
      soon(async () => {
        if (seq > journal.seq) await journal.reload();
        if (seq === journal.seq && (await undoRequests.adopt(request))) sendUndoRequest(declined);
      }),
  });

  const substitutes = openSubstitutes({
    ...{ journal, saved, takeovers, audiences },
    here: () => new Set([...peers.seats, ...mine()]),
    now: steady,
  });

  const broadcast = openBroadcast({
    rules,
    saved,
    journal,
    audiences,
    undoRequests,
    clocks,
    halt,
    takeovers,
    talk,
    time: steady,
    spectators: () => spectators,
    hints: hints.open,
    elsewhere: () => peers.seats,
  });
  const { earlier, seqFor, sendToAll, sendSeats, sendChat, sendStep, firstMessages } = broadcast;
  const spectators = openSpectators({
    ...{ setting: saved.watch, journal, audiences, seqFor, yieldToOthers, soon, now: steady },
    show: sendStep,
  });
  const seatsOf = (person: string | null) => heldBy({ token: null, person });
  const summaries = openSummary({ ports, rules, saved, journal, halt, isImported, broadcast, substitutes, seatsOf });

  /** Called after new entries were saved or loaded; sends them to the devices. */
  function changed(own: boolean, due?: Due | null, unsure = false): void {
    if (!own) {
      clocks.restore(due);
      notifications.restore(due);
    }
    // Standing orders and hints do not change the position, so they must not cancel an open undo request.
    const fresh = journal.table.record.entries.slice(shown);
    if (fresh.some(({ kind }) => kind !== 'orders' && kind !== 'hint')) undoRequests.cancel();
    shown = journal.seq;
    const isHalted = fresh.some(({ kind }) => kind === 'halt');
    if (isHalted) halt.read();
    safely(() => {
      clocks.update();
      spectators.advance();
      if (isHalted) broadcast.sendFullTable();
      else sendStep();
      sendChat();
    });
    if (own || unsure) peers.announceWrite();
    // A bot may have taken over or given back a seat.
    if (!own || fresh.some(({ kind }) => kind === 'bot')) sendSeats();
    summaries.reportEnd();
    substitutes.disconnectReplaced();
    spectators.disconnectUnauthorized();
    updateAll();
  }

  /** Ends the bot takeover of a seat when its player acts. */
  async function back(seat: number): Promise<void> {
    if (takeovers.substitute(seat) === null) return;
    clocks.playerReturned(seat);
    await journal.commit(() => ({ kind: 'bot', seat, level: null }));
  }

  const { heldBy, isStranger, claim, reseated, returned, show } = openSeating({
    ...{ ports, journal, owner: saved.owner, substitutes, spectators, back, sendSeats },
    onNews: () => peers.announceWrite(),
    onFull: onSeatsChanged,
  });

  /** Called when a seat was opened or taken: seat clocks run only while all seats are taken. */
  async function onSeatsChanged(): Promise<void> {
    await schedule.save();
    updateAll();
  }

  const sessions = openSessions({
    ...{
      journal,
      halt,
      rules,
      inTurn,
      standingOrders,
      hints,
      undoRequests,
      talk,
      yieldToOthers,
      hasClocks,
      back,
      show,
      earlier,
      now: steady,
    },
    onTalk() {
      sendChat();
      peers.announceWrite();
    },
    onLeave(client, audience) {
      const { you, key } = audience;
      if (!audience.clients.delete(client) || audience.clients.size > 0) return;
      if (audiences.get(key) === audience) audiences.delete(key);
      spectators.left();
      substitutes.presenceChanged();
      if (you.length > 0 && !closed) soon(sendSeats);
      peers.announceSeats();
      updateLeadership();
      safely(clocks.update);
      // A player who leaves while the game waits for them may need a notification. With seat clocks, bots keep playing.
      if (!closed)
        (hasClocks ? tend() : leadership.on ? inTurn(() => schedule.save()) : Promise.resolve()).catch(
          reportUnlessClosed,
        );
    },
  });

  const reportUnlessClosed = (error: unknown) => {
    if (!closed) ports.fault(error, id);
  };

  async function tend(): Promise<void> {
    await inTurn(loadVacations);
    await schedule.tend();
  }

  // ---------------------------------------------------------------------------------------- connecting and leaving

  function join(
    client: Client,
    who: Visitor,
    you: number[],
    mode: ViewMode | null,
    have: KnownState | undefined,
  ): Session {
    const key = keyOf(you, mode);
    const known = audiences.get(key);
    const view = spectators.viewFor({ you, mode });
    const audience =
      known ??
      openAudience(view.table, you, mode, {
        seq: view.seq,
        eventsSent: view.log.length,
        chatChecked: journal.talk.length,
        chatSent: talk.visibleTo({ you, mode }).length,
      });
    audiences.set(key, audience);
    // Update the other devices first; the new device gets the seats together with the table.
    if (!known && you.length > 0) sendSeats();
    audience.clients.add(client);
    if (!known) peers.announceSeats();
    substitutes.presenceChanged();
    updateLeadership();
    clocks.update();
    // Before the first messages, whose clocks count as sent to all devices of this audience.
    broadcast.sendClocks();
    for (const message of firstMessages(audience, have)) client.send(outgoing(message));
    updateAll();
    const { person, name } = who;
    return sessions(client, audience, person && name ? { person, name } : null);
  }

  /** Joins a device. If the table cannot be shown to a player, the match is halted and shown as far as possible. */
  async function enter(sit: () => Session, plays: boolean): Promise<Session> {
    try {
      return sit();
    } catch (error) {
      if (isRefusal(error) || !plays || halt.on) throw error;
      await halt.stop(error, 'join');
      return sit();
    }
  }

  // The process may have died after the game ended but before its result was saved.
  summaries.reportEnd();

  return {
    id,
    rules,
    join: (client, who, have) =>
      inTurn(async () => {
        // A device that was connected to another node may have seen more than this node has.
        if (have && have.seq > journal.seq) await journal.reload();
        if (isStranger(who)) await journal.reloadSeats();
        await loadVacations();
        await returned(who);
        const you = heldBy(who);
        const mode = you.length > 0 ? null : await spectators.modeFor(who.follow);
        const sit = () => join(client, who, you, mode, have);
        const session = await enter(sit, you.length > 0);
        // The first connected device starts the clocks.
        if (hasClocks && journal.seq === 0 && isFresh) {
          isFresh = false;
          await schedule.save();
        }
        return session;
      }),
    claim: (seat, name, person) => inTurn(() => claim(seat, name, person)),
    lend: (seat, person) =>
      inTurn(async () => {
        await reseated(seat, substitutes.lend(seat, person));
        await onSeatsChanged();
      }),
    sitIn: (seat, person) => inTurn(() => substitutes.sitIn(seat, person)),
    reclaim: (seat, person) =>
      inTurn(async () => {
        await reseated(seat, substitutes.reclaim(seat, person));
        await onSeatsChanged();
      }),
    summary: (person) => inTurn(() => summaries.summary(person)),
    record: (person) => inTurn(() => summaries.record(person)),
    tend,
    reload: () => inTurn(journal.reload),
    noteSeq(seq) {
      if (seq > journal.seq && !closed) soon(journal.reload);
    },
    get idle() {
      return audiences.size === 0 && !queue.busy && !bots.busy && !schedule.tending;
    },
    async close() {
      closed = true;
      peers.close();
      updateLeadership();
      bots.close();
      clocks.close();
      schedule.close();
      standingOrders.close();
      await queue.idle();
      for (const audience of audiences.values()) for (const client of audience.clients) client.drop();
    },
  };
}
