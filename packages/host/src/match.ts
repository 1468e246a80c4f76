import { type Core, IllegalAction, type MatchRecord, type Rules, refuse } from '@orrery/kernel';
import { type Have, type MatchSummary, wasMoved } from '@orrery/protocol';
import { openAccount } from './account.ts';
import { openAskings } from './askings.ts';
import { type Audience, type Client, type Eyes, keyOf, openAudience, parcel } from './audience.ts';
import { openBotPlayer } from './bots.ts';
import { openCalls } from './calls.ts';
import { openClocks } from './clocks.ts';
import { openDuties } from './duties.ts';
import { openHalt } from './halt.ts';
import { openHintDesk } from './hints.ts';
import { openKeeper } from './keeper.ts';
import { openLeading } from './leading.ts';
import { isDaysLong, runsAlways } from './limits.ts';
import { openNeighbours } from './neighbours.ts';
import { openSteward } from './orders.ts';
import { openPlaces, type Place } from './place.ts';
import type { MatchTools, Span } from './ports.ts';
import { isRefusal, refused } from './problems.ts';
import { openQueue } from './queue.ts';
import { openRest } from './rest.ts';
import { openSeating, type Visitor } from './seating.ts';
import { openStandins } from './standins.ts';
import type { Due, SavedMatch } from './store.ts';
import { openSubstitutes, STANDIN } from './substitutes.ts';
import { openTalk } from './talk.ts';
import { openTelling } from './telling.ts';
import { openUndoDesk } from './undo.ts';
import { openWatching } from './watching.ts';

/** A match that is being played: one table in memory, one thing at a time. */
export interface Match {
  id: string;
  rules: Rules<Core>;
  join(client: Client, who: Visitor, have: Have | undefined): Promise<Place>;
  claim(seat: number | undefined, name: string, person: string | null): Promise<{ seat: number; token: string }>;
  /** The host of the table opens the seat of somebody who has left to a substitute. */
  lend(seat: number, person: string): Promise<void>;
  /** The host of the table lets a bot play on for somebody who has left. */
  sitIn(seat: number, person: string): Promise<void>;
  /** Whoever has left has his seat back. */
  reclaim(seat: number, person: string): Promise<void>;
  /** `person`: who asks. */
  summary(person?: string | null): Promise<MatchSummary>;
  record(person?: string | null): Promise<MatchRecord>;
  /** Does what is due although nobody may be here; resolves when nothing is left to do just now. */
  tend(): Promise<void>;
  /** Reads what other nodes have written. */
  renew(): Promise<void>;
  /** The store has come so far; what this node has not heard of is read. */
  heard(seq: number): void;
  /** Nobody is here and nothing is being thought about. */
  readonly idle: boolean;
  close(): Promise<void>;
}

/** Takes up a saved match. Throws `IllegalAction` where its rules cannot read it. */
export function openMatch(place: MatchTools, given: Rules<Core>, saved: SavedMatch): Match {
  const { id } = saved;
  const halt = openHalt({ place, rules: given, saved, keeper: () => keeper, soon });
  const { tools, rules, safely } = halt;
  const audiences = new Map<string, Audience>();
  const queue = openQueue();
  const keeper = openKeeper(tools.store, halt.resume, saved, (seq) => duties.after(seq), changed);
  const standins = openStandins(keeper);
  const always = runsAlways(saved.clock);
  const breathe = () => new Promise<void>((done) => void tools.clock.after(0, done));
  const moved = wasMoved(keeper.table.record.entries);
  // Of a seed that somebody has brought along nothing may follow that nobody is to know.
  const luck = () => (moved ? null : tools.luck?.(saved.seed, keeper.seq)) ?? tools.secret();
  const desk = openUndoDesk(keeper, luck, breathe, (declined) => {
    showWish(declined);
    neighbours.wish(keeper.seq, desk.request, declined);
  });
  const showWish = (declined: number | null) => tellAll({ say: 'request', request: desk.request, declined });
  const talk = openTalk(keeper, tools.clock, tools.cleanTalk);
  let shown = keeper.seq;
  let vacations: Span[][] = [];
  let isFresh = true;
  let closed = false;

  /** One thing at a time, and never on a table that is not the store's. */
  const inTurn = <T>(job: () => T | Promise<T>): Promise<T> =>
    queue(() => {
      if (closed) throw refused('unavailable', 'The table is being put away; try again.');
      return keeper.settled(job);
    });

  const hints = openHintDesk({ match: id, keeper, thinker: tools.thinker, allowed: saved.hints !== false, inTurn });

  /** For what nobody waits for. */
  function soon(job: () => void | Promise<void>): void {
    inTurn(job).catch((error) => {
      if (!closed) tools.fault(error, id);
    });
  }

  const leading = openLeading({
    match: id,
    leases: tools.leases,
    wanted: () => (audiences.size > 0 || duties.tending) && !closed,
    // The node that led before may have written something that was not heard of.
    onLead: () => soon(keeper.reload),
  });
  const { attend } = leading;
  /** A table without people rests, unless it is one at which each seat's time runs. */
  const attended = () => !closed && (always || audiences.size > 0);
  const awake = () => leading.on && attended();
  const askings = openAskings(keeper);
  const steady = () => tools.clock.steady?.() ?? tools.clock.now();
  const restsUntil = openRest(keeper, steady, () => audiences.size === 0);
  const steward = openSteward({
    ...tools,
    askings,
    keeper,
    awake,
    play: (action) => inTurn(() => keeper.commit(() => ({ kind: 'act', action }))),
    report: halt.report,
  });
  const clocks = openClocks({
    ...tools,
    askings,
    keeper,
    standins,
    saved: saved.due ?? null,
    setting: saved.clock,
    attended,
    restsUntil,
    awake,
    onTurn: () => telling.showClocks(),
    away: (seat) => vacations[seat] ?? [],
    expire: (late) =>
      inTurn(() =>
        halt.guard('expire', () =>
          keeper.commit(() => {
            // Another node may have called it, or a move have come in.
            if (!clocks.isLate(late)) throw new IllegalAction(refuse('stale'));
            const { question, seat } = late;
            if (seat === null) return { kind: 'expire', question };
            return saved.clock?.late === 'bot'
              ? { kind: 'bot', seat, level: STANDIN }
              : { kind: 'expire', question, seat };
          }),
        ),
      ),
  });
  const bots = openBotPlayer({
    ...tools,
    match: id,
    keeper,
    standins,
    awake,
    waits: steward.waits,
    halt: (error) => inTurn(() => halt.stop(error, 'bot')),
    play: (action) => steward.lay(action, () => inTurn(() => keeper.commit(() => ({ kind: 'act', action })))),
  });

  const calls = openCalls({
    keeper,
    standins,
    now: steady,
    callMs: tools.callMs ?? null,
    saved: saved.due ?? null,
    isHere: (seat) => neighbours.seats.has(seat) || mine().includes(seat),
  });
  const duties = openDuties({
    ...tools,
    match: id,
    keeper,
    setting: saved.clock,
    clocks: () => clocks,
    calls,
    standins,
    leads: () => leading.on && !closed,
    isBusy: () => bots.busy,
    restsUntil,
    soon,
    inTurn,
    onTending() {
      attend();
      stir();
    },
  });

  /** Vacations count where a table is played over days; they are looked up when somebody comes or time is up. */
  async function lookAway(): Promise<void> {
    if (!tools.vacations || !isDaysLong(saved.clock)) return;
    const people = [...new Set(keeper.holders.flatMap(({ person }) => (person ? [person] : [])))];
    const spans = await tools.vacations(people);
    vacations = keeper.holders.map(({ person }) => (person ? (spans[people.indexOf(person)] ?? []) : []));
  }

  /** Seats that are held by somebody here. */
  const mine = () => [...new Set([...audiences.values()].flatMap((audience) => audience.you))];

  /** Whatever goes by itself looks at the table anew. */
  function stir(): void {
    safely(() => {
      clocks.look();
      steward.look();
      bots.wake();
      duties.look();
      telling.showClocks();
    });
  }

  const neighbours = openNeighbours({
    ...tools,
    match: id,
    mine,
    onNews: () =>
      soon(async () => {
        await lookAway();
        await keeper.reload();
      }),
    onSeats() {
      substitutes.noted();
      showSeats();
    },
    onWish: (seq, request, declined) =>
      soon(async () => {
        if (seq > keeper.seq) await keeper.reload();
        if (seq === keeper.seq && (await desk.heard(request))) showWish(declined);
      }),
  });

  const substitutes = openSubstitutes({
    ...{ keeper, saved, standins, audiences },
    here: () => new Set([...neighbours.seats, ...mine()]),
    now: steady,
  });

  const telling = openTelling({
    rules,
    saved,
    keeper,
    audiences,
    desk,
    clocks,
    halt,
    standins,
    talk,
    time: steady,
    watching: () => watching,
    hints: hints.open,
    elsewhere: () => neighbours.seats,
  });
  const { earlier, seqFor, tellAll, showSeats, showTalk, showStep, greetings } = telling;
  const watching = openWatching({
    ...{ setting: saved.watch, keeper, audiences, seqFor, breathe, soon, now: steady },
    show: showStep,
  });
  const seatsOf = (person: string | null) => heldBy({ token: null, person });
  const account = openAccount({ tools, rules, saved, keeper, halt, moved, telling, substitutes, seatsOf });

  /** Something is on the disk that was not shown yet. */
  function changed(own: boolean, due?: Due | null, unsure = false): void {
    if (!own) {
      clocks.take(due);
      calls.take(due);
    }
    // Orders and hints change nothing: they must not end a wish that others are asked about.
    const fresh = keeper.table.record.entries.slice(shown);
    if (fresh.some(({ kind }) => kind !== 'orders' && kind !== 'hint')) desk.lapse();
    shown = keeper.seq;
    const isHalted = fresh.some(({ kind }) => kind === 'halt');
    if (isHalted) halt.read();
    safely(() => {
      clocks.look();
      watching.goOn();
      if (isHalted) telling.showWhole();
      else showStep();
      showTalk();
    });
    if (own || unsure) neighbours.news();
    // A bot may have sat down for somebody, or got up.
    if (!own || fresh.some(({ kind }) => kind === 'bot')) showSeats();
    account.tellEnd();
    substitutes.sendOff();
    watching.sendOff();
    stir();
  }

  /** Whoever does something at his seat is back. */
  async function back(seat: number): Promise<void> {
    if (standins.standin(seat) === null) return;
    clocks.welcome(seat);
    await keeper.commit(() => ({ kind: 'bot', seat, level: null }));
  }

  const { heldBy, isStranger, claim, reseated, returned, show } = openSeating({
    ...{ tools, keeper, owner: saved.owner, substitutes, watching, back, showSeats },
    onNews: () => neighbours.news(),
    onFull: seatsTurned,
  });

  /** A seat was opened or taken: clocks of seats run while all are taken. */
  async function seatsTurned(): Promise<void> {
    await duties.save();
    stir();
  }

  const places = openPlaces({
    ...{ keeper, halt, rules, inTurn, steward, hints, desk, talk, breathe, always, back, show, earlier, now: steady },
    onTalk() {
      showTalk();
      neighbours.news();
    },
    onLeave(client, audience) {
      const { you, key } = audience;
      if (!audience.clients.delete(client) || audience.clients.size > 0) return;
      if (audiences.get(key) === audience) audiences.delete(key);
      watching.left();
      substitutes.noted();
      if (you.length > 0 && !closed) soon(showSeats);
      neighbours.here();
      attend();
      safely(clocks.look);
      // Who goes while the game waits for him may have to be called; and bots go on where each seat's time runs.
      if (!closed) (always ? tend() : leading.on ? inTurn(() => duties.save()) : Promise.resolve()).catch(quiet);
    },
  });

  const quiet = (error: unknown) => {
    if (!closed) tools.fault(error, id);
  };

  async function tend(): Promise<void> {
    await inTurn(lookAway);
    await duties.tend();
  }

  // ---------------------------------------------------------------------------------------------- coming and going

  function join(client: Client, who: Visitor, you: number[], eyes: Eyes | null, have: Have | undefined): Place {
    const key = keyOf(you, eyes);
    const known = audiences.get(key);
    const sight = watching.sight({ you, eyes });
    const audience =
      known ??
      openAudience(sight.table, you, eyes, {
        seq: sight.seq,
        told: sight.log.length,
        talked: keeper.talk.length,
        heard: talk.heard({ you, eyes }).length,
      });
    audiences.set(key, audience);
    // The others hear of it first: the one who comes gets the seats with the table.
    if (!known && you.length > 0) showSeats();
    audience.clients.add(client);
    if (!known) neighbours.here();
    substitutes.noted();
    attend();
    clocks.look();
    // First, for devices that hold the same seats: what is told next counts as told to all of them.
    telling.showClocks();
    for (const message of greetings(audience, have)) client.send(parcel(message));
    stir();
    const { person, name } = who;
    return places(client, audience, person && name ? { person, name } : null);
  }

  /** A table that cannot be shown to a player of it is halted, and then shown as far as it can be. */
  async function enter(sit: () => Place, plays: boolean): Promise<Place> {
    try {
      return sit();
    } catch (error) {
      if (isRefusal(error) || !plays || halt.on) throw error;
      await halt.stop(error, 'join');
      return sit();
    }
  }

  // Whoever died before the end was kept is made good for.
  account.tellEnd();

  return {
    id,
    rules,
    join: (client, who, have) =>
      inTurn(async () => {
        // Whoever comes from another node may have seen more than this one has heard of.
        if (have && have.seq > keeper.seq) await keeper.reload();
        if (isStranger(who)) await keeper.renewSeats();
        await lookAway();
        await returned(who);
        const you = heldBy(who);
        const eyes = you.length > 0 ? null : await watching.eyes(who.follow);
        const sit = () => join(client, who, you, eyes, have);
        const place = await enter(sit, you.length > 0);
        // The first who comes sets the clocks going.
        if (always && keeper.seq === 0 && isFresh) {
          isFresh = false;
          await duties.save();
        }
        return place;
      }),
    claim: (seat, name, person) => inTurn(() => claim(seat, name, person)),
    lend: (seat, person) =>
      inTurn(async () => {
        await reseated(seat, substitutes.lend(seat, person));
        await seatsTurned();
      }),
    sitIn: (seat, person) => inTurn(() => substitutes.sitIn(seat, person)),
    reclaim: (seat, person) =>
      inTurn(async () => {
        await reseated(seat, substitutes.reclaim(seat, person));
        await seatsTurned();
      }),
    summary: (person) => inTurn(() => account.summary(person)),
    record: (person) => inTurn(() => account.record(person)),
    tend,
    renew: () => inTurn(keeper.reload),
    heard(seq) {
      if (seq > keeper.seq && !closed) soon(keeper.reload);
    },
    get idle() {
      return audiences.size === 0 && !queue.busy && !bots.busy && !duties.tending;
    },
    async close() {
      closed = true;
      neighbours.close();
      attend();
      bots.close();
      clocks.close();
      duties.close();
      steward.close();
      await queue.idle();
      for (const audience of audiences.values()) for (const client of audience.clients) client.drop();
    },
  };
}
