import {
  type Action,
  type Core,
  type Entry,
  type Event,
  IllegalAction,
  type Record,
  type Refusal,
  type Rules,
  refuse,
  same,
} from '@orrery/kernel';
import {
  type Have,
  type MatchSummary,
  PROTOCOL,
  type SeatInfo,
  type ToClient,
  type UndoRequest,
} from '@orrery/protocol';
import type { Bus } from '../bus/bus.ts';
import { hashToken, secret } from '../ids.ts';
import { openLane } from '../lane.ts';
import { refused } from '../problems.ts';
import { Conflict, type Holder, type SavedMatch, type Store } from '../store/store.ts';
import {
  type Audience,
  type Client,
  keyOf,
  nextViews,
  openAudience,
  sameViews,
  upToDate,
  wholeViews,
} from './audience.ts';
import { openBotPlayer, type Thinker } from './bot-player.ts';
import { logOf, tableFrom } from './saved.ts';
import { situationOf, statusOf, undoState } from './situation.ts';

/** What a device may do at a table, once it has joined. */
export interface Place {
  you: readonly number[];
  act(action: Action, again: boolean): Promise<void>;
  why(action: Action): Promise<Refusal | null>;
  /** True where the others are asked first. */
  undo(seat: number, seq: number): Promise<boolean>;
  consent(request: number, agree: boolean): Promise<void>;
  resign(seat: number): Promise<void>;
  leave(): void;
}

/** A match that is being played: one table in memory, one thing at a time. */
export interface Match {
  id: string;
  rules: Rules<Core>;
  join(client: Client, token: string | null, have: Have | undefined): Promise<Place>;
  claim(seat: number | undefined, name: string): Promise<{ seat: number; token: string }>;
  summary(): Promise<MatchSummary>;
  record(): Promise<Record>;
  /** Nobody is here and nothing is being thought about. */
  readonly idle: boolean;
  close(): Promise<void>;
}

export interface MatchTools {
  store: Store;
  bus: Bus;
  thinker: Thinker;
  /** This process among its like. */
  node: string;
  /** Something of ours went wrong. */
  fault(error: unknown, about: string): void;
}

/** Takes up a saved match. Throws `IllegalAction` where its rules cannot read it. */
export function openMatch(tools: MatchTools, rules: Rules<Core>, saved: SavedMatch): Match {
  const { id } = saved;
  const { store, bus, node } = tools;
  const channel = `match/${id}`;
  const lane = openLane();
  const audiences = new Map<string, Audience>();
  let table = tableFrom(rules, saved);
  let log = logOf(saved);
  let seq = saved.seq;
  let holders: Holder[] = saved.seats;
  let request: UndoRequest | null = null;
  let requests = 0;
  let closed = false;
  /** A write has failed: the table may be ahead of the store and has to be read again before anyone looks at it. */
  let astray = false;

  /** One thing at a time, and never on a table that is not the store's. */
  const inTurn = <T>(job: () => T | Promise<T>): Promise<T> =>
    lane(async () => {
      if (closed) throw refused('unavailable', 'The table is being put away; try again.');
      if (astray) await reload();
      return job();
    });

  const bots = openBotPlayer({
    thinker: tools.thinker,
    fault: tools.fault,
    rules,
    state: () => table.state,
    seq: () => seq,
    levels: () => holders.map((holder) => (holder.kind === 'bot' ? holder.level : null)),
    seed: secret,
    play: (action) => inTurn(() => commit(() => ({ kind: 'act', action }))),
  });

  const unsubscribe = bus.subscribe(channel, (message) => {
    const news = message as { node: string; seq: number };
    if (news.node === node || closed) return;
    inTurn(reload).catch((error) => tools.fault(error, id));
  });
  const announce = () => bus.publish(channel, { node, seq });

  // ------------------------------------------------------------------------------------------- telling clients

  function tell(audience: Audience, message: ToClient): void {
    const text = JSON.stringify(message);
    for (const client of audience.clients) client.send(text);
  }

  function tellAll(message: ToClient): void {
    for (const audience of audiences.values()) tell(audience, message);
  }

  const situation = (audience: Audience) => situationOf(table, holders, audience.you, request);

  function showStep(from: number, events: readonly Event[]): void {
    const first = log.length - events.length;
    for (const audience of audiences.values()) {
      const views = nextViews(table, audience, events, first);
      tell(audience, { say: 'step', from, seq, views, ...situation(audience) });
    }
  }

  function seatInfos(): SeatInfo[] {
    const here = new Set([...audiences.values()].flatMap((audience) => audience.you));
    return holders.map(({ name, kind, level }, seat) => ({
      name,
      kind,
      level,
      connected: kind === 'bot' || here.has(seat),
    }));
  }

  const showSeats = () => tellAll({ say: 'seats', seats: seatInfos(), status: statusOf(table.state, holders) });
  const showRequest = (declined: number | null) => tellAll({ say: 'request', request, declined });

  // -------------------------------------------------------------------------------------------------- changing

  /**
   * Applies an entry, makes it durable and only then shows it. If another node was quicker, the entry is decided
   * anew on what that node wrote, once; if writing fails, the table goes back to what the store holds.
   */
  async function commit(decide: () => Entry): Promise<void> {
    for (let retried = false; ; retried = true) {
      let entry: Entry;
      let events: Event[];
      try {
        entry = decide();
        events = table.apply(entry);
      } catch (error) {
        // Nobody is refused for what another node has changed and this one has not heard of yet.
        if (retried || (await store.newest(id)) === seq) throw error;
        await reload();
        continue;
      }
      try {
        await store.append(id, { seq: seq + 1, entry, events }, table.record.snapshot);
      } catch (error) {
        astray = true;
        await reload();
        if (error instanceof Conflict && !retried) continue;
        throw error;
      }
      log.push(...events);
      request = null;
      showStep(seq++, events);
      announce();
      bots.wake();
      return;
    }
  }

  /** Back to what the store holds: after a failed write, or when another node has written. */
  async function reload(): Promise<void> {
    const now = await store.load(id);
    if (!now) throw new Error(`match ${id} is gone from the store`);
    const before = { seq, shown: log.length };
    table = tableFrom(rules, now);
    astray = false;
    log = logOf(now);
    seq = now.seq;
    holders = now.seats;
    if (seq !== before.seq) {
      request = null;
      showStep(before.seq, log.slice(before.shown));
    }
    showSeats();
    bots.wake();
  }

  // ------------------------------------------------------------------------------------------------- what may be done

  function heldBy(token: string): number[] {
    const hashed = hashToken(token);
    const held = holders.flatMap((holder, seat) => (holder.token === hashed ? [seat] : []));
    if (held.length === 0 && hashed !== saved.owner) throw refused('bad-token');
    return held;
  }

  const mustHold = (you: readonly number[], seat: number) => {
    if (!you.includes(seat)) throw refused('not-your-seat');
  };

  /** An action that was accepted before, word for word. */
  function accepted(action: Action): boolean {
    const { entries } = table.record;
    for (let at = entries.length - 1; at >= 0; at--) {
      const entry = entries[at] as Entry;
      if (entry.kind === 'act' && entry.action.seat === action.seat && entry.action.n === action.n)
        return same(entry.action, action);
    }
    return false;
  }

  function notRepeated(action: Action): void {
    const expected = table.state.counts[action.seat];
    if (expected !== undefined && action.n < expected) throw new IllegalAction(refuse('repeated', null, { expected }));
  }

  async function act(action: Action, again: boolean): Promise<void> {
    if (again && accepted(action)) return;
    await commit(() => {
      notRepeated(action);
      return { kind: 'act', action };
    });
  }

  /** Other people whose word is needed, given by those who hold none of the asking player's seats. */
  function others(seat: number): number[] {
    const own = holders[seat]?.token;
    return holders.flatMap((holder, other) =>
      holder.kind === 'human' && holder.token !== own && !table.state.out[other] ? [other] : [],
    );
  }

  async function undo(seat: number, at: number): Promise<boolean> {
    if (at !== seq) throw refused('stale');
    const { may, reason } = undoState(table, seat);
    if (may === 'no') throw new IllegalAction(refuse(reason ?? 'nothing-to-undo'));
    if (may === 'free') {
      const freely = table.mayUndo(seat) === true;
      await commit(() => {
        if (at !== seq) throw refused('stale');
        return freely ? table.undoEntry(seat) : { kind: 'withdraw', seat };
      });
      return false;
    }
    const open = others(seat);
    if (open.length === 0) {
      await undoWithConsent(seat);
      return false;
    }
    request = { request: ++requests, seat, open };
    showRequest(null);
    return true;
  }

  function undoWithConsent(seat: number): Promise<void> {
    const at = seq;
    return commit(() => {
      if (at !== seq) throw refused('stale');
      return table.undoEntry(seat, { reseed: secret() });
    });
  }

  async function consent(you: readonly number[], number: number, agree: boolean): Promise<void> {
    const asked = request;
    if (!asked || asked.request !== number || !you.some((seat) => asked.open.includes(seat))) throw refused('stale');
    if (!agree) {
      request = null;
      return showRequest(you.find((seat) => asked.open.includes(seat)) ?? null);
    }
    const open = asked.open.filter((seat) => !you.includes(seat));
    if (open.length === 0) return undoWithConsent(asked.seat);
    request = { ...asked, open };
    showRequest(null);
  }

  // ---------------------------------------------------------------------------------------------- coming and going

  function placeOf(client: Client, audience: Audience): Place {
    const { you } = audience;
    return {
      you,
      act: (action, again) =>
        inTurn(() => {
          mustHold(you, action.seat);
          return act(action, again);
        }),
      why: (action) =>
        inTurn(() => {
          mustHold(you, action.seat);
          return rules.why(table.state, action);
        }),
      undo: (seat, at) =>
        inTurn(() => {
          mustHold(you, seat);
          return undo(seat, at);
        }),
      consent: (number, agree) => inTurn(() => consent(you, number, agree)),
      resign: (seat) =>
        inTurn(() => {
          mustHold(you, seat);
          return commit(() => ({ kind: 'resign', seat }));
        }),
      leave() {
        if (!audience.clients.delete(client) || audience.clients.size > 0) return;
        audiences.delete(keyOf(you));
        if (you.length > 0) showSeats();
      },
    };
  }

  function join(client: Client, token: string | null, have: Have | undefined): Place {
    const you = token === null ? [] : heldBy(token);
    const key = keyOf(you);
    const known = audiences.get(key);
    const audience = known ?? openAudience(table, you);
    audiences.set(key, audience);
    // The others hear of it first: the one who comes gets the seats with the table.
    if (!known && you.length > 0) showSeats();
    audience.clients.add(client);
    client.send(JSON.stringify(greeting(audience, have)));
    if (upToDate(audience, seq, have)) {
      client.send(JSON.stringify({ say: 'seats', seats: seatInfos(), status: statusOf(table.state, holders) }));
    }
    return placeOf(client, audience);
  }

  function greeting(audience: Audience, have: Have | undefined): ToClient {
    if (upToDate(audience, seq, have)) {
      return { say: 'step', from: seq, seq, views: sameViews(table, audience), ...situation(audience) };
    }
    return {
      say: 'table',
      protocol: PROTOCOL,
      match: id,
      game: rules.game.id,
      version: rules.game.version,
      options: saved.options,
      seq,
      seats: seatInfos(),
      you: audience.you,
      views: wholeViews(table, audience, log),
      ...situation(audience),
    };
  }

  async function claim(wanted: number | undefined, name: string): Promise<{ seat: number; token: string }> {
    const seat = wanted ?? holders.findIndex((holder) => holder.kind === 'open');
    const token = secret();
    if (holders[seat]?.kind !== 'open' || !(await store.claim(id, seat, name, hashToken(token)))) {
      throw refused('seat-taken', wanted === undefined ? 'All seats are taken.' : undefined);
    }
    holders = holders.map((holder, at) =>
      at === seat ? { kind: 'human', name, level: null, token: hashToken(token) } : holder,
    );
    showSeats();
    announce();
    return { seat, token };
  }

  bots.wake();
  return {
    id,
    rules,
    join: (client, token, have) => inTurn(() => join(client, token, have)),
    claim: (seat, name) => inTurn(() => claim(seat, name)),
    summary: () =>
      inTurn(() => ({
        match: id,
        game: rules.game.id,
        version: rules.game.version,
        options: saved.options,
        seats: seatInfos(),
        status: statusOf(table.state, holders),
        seq,
      })),
    record: () =>
      inTurn(() => {
        if (!table.state.result) throw refused('not-over');
        return table.record;
      }),
    get idle() {
      return audiences.size === 0 && !bots.busy;
    },
    async close() {
      closed = true;
      unsubscribe();
      bots.close();
      await lane.idle();
      for (const audience of audiences.values()) for (const client of audience.clients) client.drop();
    },
  };
}
