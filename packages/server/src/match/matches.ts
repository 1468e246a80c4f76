import {
  type Bus,
  type Holder,
  importMatch,
  type Match,
  type MatchPorts,
  type MatchSetup,
  matchChannel,
  type NewMatch,
  newMatch,
  openMatch,
  openQueue,
  problemFromRules,
  RequestError,
  requestError,
} from '@orrery/host';
import { type Core, type Game, IllegalAction, type Rules, rulesOf } from '@orrery/kernel';
import {
  type CreateMatch,
  type ImportMatchRequest,
  type MatchCreated,
  type RatingTerms,
  seedFrom,
  unratedReason,
} from '@orrery/protocol';
import { hashToken, matchId, secret } from '../ids.ts';

/** Bus channel that announces deleted matches. */
export const MATCH_GONE = 'gone';

/** Makes every node load the seats of these matches again. */
export function announceSeats(bus: Bus, matches: Iterable<string>): void {
  for (const match of matches) bus.publish(matchChannel(match), null);
}

/** A playable game; its code is loaded on first use. */
export interface GameEntry {
  id: string;
  name: string;
  decisions?: number | null;
  load(): Promise<Game>;
}

/** Settings of a new match. */
export interface MatchStart extends Omit<MatchSetup, 'seed' | 'created'> {
  game: string;
  /** Salt of each seat; null for seats without one. */
  salts: readonly (string | null)[];
  /** The server's part of the seed, if the server has already committed to it. */
  secret?: string;
}

/** All matches of a server. Active ones are in memory, the others in the store. */
export interface Matches {
  /** Creates a match with a new seed, without saving it. Rejects with `RequestError` if it cannot be set up. */
  fresh(start: MatchStart): Promise<NewMatch>;
  /** `person` is the owner of the creator's seats, or null. */
  create(request: CreateMatch, person?: string | null): Promise<MatchCreated>;
  /** Imports a match from a device. Rejects with `RequestError` if the record cannot be replayed. */
  move(request: ImportMatchRequest, person: string): Promise<MatchCreated>;
  /** Decisions of one seat in a long game, for the default clock; null if not measured. */
  decisionsIn(game: string): number | null;
  /** Rejects with `unknown-match`. */
  find(id: string): Promise<Match>;
  /** Tells loaded matches the newest entry numbers in the store. */
  noteNewest(newest: (ids: readonly string[]) => Promise<readonly { match: string; seq: number }[]>): Promise<void>;
  /** Number of matches in memory. */
  readonly size: number;
  close(): Promise<void>;
}

export interface MatchesOptions extends MatchPorts {
  games: readonly GameEntry[];
  isLevel(level: string): boolean;
  /** Number of matches kept in memory; beyond that, idle ones are unloaded. */
  maxLoaded: number;
}

const UNRATED = {
  clock: 'A rated game needs a clock for each player.',
  hints: 'A rated game has no hints.',
  watch: 'A rated game has no spectators who see all hands.',
  seats: 'A rated game has one person in each seat, and no bots.',
};

/** Rejects with `bad-options` if a table with these settings cannot be rated. */
export function checkRated(terms: RatingTerms): void {
  const reason = unratedReason(terms);
  if (reason !== null) throw requestError('bad-options', UNRATED[reason]);
}

export function openMatches(options: MatchesOptions): Matches {
  const { store, games } = options;
  const known = new Map<string, Promise<Rules<Core>>>();
  // Ordered by last use.
  const live = new Map<string, Promise<Match>>();
  const ready = new Map<string, Match>();
  const closing = new Set<Promise<void>>();

  /** Unloads a match; its pending writes are still completed. */
  function unload(id: string): void {
    const match = ready.get(id);
    live.delete(id);
    ready.delete(id);
    if (!match) return;
    const gone = match.close().catch((error) => options.fault(error, id));
    closing.add(gone);
    void gone.then(() => closing.delete(gone));
  }

  function rulesFor(game: string): Promise<Rules<Core>> {
    const listed = games.find((entry) => entry.id === game);
    if (!listed) return Promise.reject(requestError('unknown-game'));
    const rules = known.get(game) ?? listed.load().then((loaded) => rulesOf(loaded));
    known.set(game, rules);
    rules.catch(() => known.delete(game));
    return rules;
  }

  function holderOf(seat: CreateMatch['seats'][number], token: string, person: string | null): Holder {
    if (seat.kind === 'me') return { kind: 'human', name: seat.name, level: null, token, person };
    if (seat.kind === 'open') return { kind: 'open', name: '', level: null, token: null };
    if (!options.isLevel(seat.level)) throw requestError('bad-seats', `Unknown bot level: ${seat.level}.`);
    return { kind: 'bot', name: '', level: seat.level, token: null };
  }

  async function fresh({ game, salts, secret: own = secret(), ...setup }: MatchStart): Promise<NewMatch> {
    const rules = await rulesFor(game);
    try {
      return newMatch(rules, { ...setup, seed: seedFrom({ secret: own, salts: [...salts] }), created: Date.now() });
    } catch (error) {
      throw error instanceof IllegalAction ? new RequestError(problemFromRules(error, rules.game)) : error;
    }
  }

  async function create(request: CreateMatch, person: string | null = null): Promise<MatchCreated> {
    const token = secret();
    const owner = hashToken(token);
    const { game, clock = null, hints = true, rated = false, watch, options: chosen = {} } = request;
    if (rated) checkRated({ clock, hints, watch, seats: request.seats });
    const id = matchId();
    const seats = request.seats.map((seat) => holderOf(seat, owner, person));
    await store.create(
      await fresh({
        ...{ id, game, seats, owner, clock, hints, rated, options: chosen, salts: seats.map(() => null) },
        ...(watch ? { watch } : {}),
      }),
    );
    return { match: id, token };
  }

  const moving = openQueue();
  const yieldToOthers = () => new Promise<void>((done) => void setImmediate(done));

  async function move(request: ImportMatchRequest, person: string): Promise<MatchCreated> {
    const { record, clock = null, hints = true, watch } = request;
    const rules = await rulesFor(record.game);
    const token = secret();
    const [id, owner] = [matchId(), hashToken(token)];
    const seats = request.seats.map((seat) => holderOf(seat, owner, person));
    // All bot levels in the record must exist on this server.
    const levels = record.entries.flatMap((entry) => (entry.kind === 'bot' ? (entry.level ?? []) : []));
    if (!levels.every(options.isLevel))
      throw requestError('bad-record', 'This record uses a bot level that this server does not have.');
    const { options: chosen, seed } = record;
    const setup = { id, seats, seed, owner, clock, hints, options: chosen, created: Date.now() };
    // Imports run one at a time and in slices, so that running matches are not delayed.
    const match = await moving(() =>
      importMatch(rules, record, { ...setup, ...(watch ? { watch } : {}) }, secret(), yieldToOthers).catch((error) => {
        throw error instanceof IllegalAction ? new RequestError(problemFromRules(error, rules.game)) : error;
      }),
    );
    await store.create(match);
    return { match: id, token };
  }

  async function open(id: string): Promise<Match> {
    const saved = await store.load(id);
    if (!saved) throw requestError('unknown-match');
    const rules = await rulesFor(saved.game);
    const match = openMatch(options, rules, saved);
    ready.set(id, match);
    return match;
  }

  /** Unloads idle matches, least recently used first. */
  function unloadIdle(newest: string): void {
    for (const id of live.keys()) {
      if (live.size <= options.maxLoaded || id === newest) return;
      if (ready.get(id)?.idle) unload(id);
    }
  }

  function find(id: string): Promise<Match> {
    const match = live.get(id) ?? open(id);
    live.delete(id);
    live.set(id, match);
    match.then(
      // Deferred, so that a match that was just looked up is not unloaded before its caller has used it.
      () => setImmediate(unloadIdle, id),
      () => live.delete(id),
    );
    return match;
  }

  /** Unloads deleted matches, which disconnects everyone. */
  const unsubscribe = options.bus.subscribe(MATCH_GONE, (id) => unload(String(id)));

  return {
    fresh,
    create,
    move,
    decisionsIn: (game) => games.find(({ id }) => id === game)?.decisions ?? null,
    find,
    async noteNewest(newest) {
      if (ready.size === 0) return;
      for (const { match, seq } of await newest([...ready.keys()])) ready.get(match)?.noteSeq(seq);
    },
    get size() {
      return live.size;
    },
    async close() {
      unsubscribe();
      await Promise.all([...closing, ...[...ready.values()].map((match) => match.close())]);
    },
  };
}
