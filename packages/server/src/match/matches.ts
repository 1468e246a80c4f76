import {
  fromRules,
  type Holder,
  type Match,
  type MatchTools,
  movedMatch,
  type NewMatch,
  newMatch,
  openMatch,
  openQueue,
  Refused,
  refused,
  type Setup,
} from '@orrery/host';
import { type Core, type Game, IllegalAction, type Rules, rulesOf } from '@orrery/kernel';
import { type CreateMatch, type MatchCreated, type MoveMatch, seedFrom } from '@orrery/protocol';
import { hashToken, matchId, secret } from '../ids.ts';

/** Where nodes hear of matches that are no more. */
export const GONE = 'gone';

/** A game that can be played here; its code is loaded when it is first needed. */
export interface GameEntry {
  id: string;
  name: string;
  load(): Promise<Game>;
}

/** Who begins a match, with what. */
export interface Beginning extends Omit<Setup, 'seed' | 'created'> {
  game: string;
  /** What each seat adds to the luck of its own, if anything. */
  salts: readonly (string | null)[];
  /** The server's own part of the luck, where it was promised before. */
  secret?: string;
}

/** All matches of a server. Those in use are in memory, the others in the store. */
export interface Matches {
  /** A match that is not kept yet, with luck of its own. Rejects with `Refused` where the game cannot be set up so. */
  fresh(beginning: Beginning): Promise<NewMatch>;
  /** `person`: whose the seats of the one who makes it are. */
  create(wish: CreateMatch, person?: string | null): Promise<MatchCreated>;
  /** A table that was played on somebody's device goes on here. Rejects with `Refused` where it does not play through. */
  move(wish: MoveMatch, person: string): Promise<MatchCreated>;
  /** Rejects with `unknown-match`. */
  find(id: string): Promise<Match>;
  /** The matches in memory hear how far the store has come. */
  look(newest: (ids: readonly string[]) => Promise<readonly { match: string; seq: number }[]>): Promise<void>;
  /** How many are in memory. */
  readonly size: number;
  close(): Promise<void>;
}

export interface MatchesOptions extends MatchTools {
  games: readonly GameEntry[];
  isLevel(level: string): boolean;
  /** So many matches stay in memory; beyond, those that nobody is at are let go. */
  most: number;
}

export function openMatches(options: MatchesOptions): Matches {
  const { store, games } = options;
  const known = new Map<string, Promise<Rules<Core>>>();
  // In the order of last use.
  const live = new Map<string, Promise<Match>>();
  const ready = new Map<string, Match>();
  const leaving = new Set<Promise<void>>();

  /** What it was about to write is still written. */
  function letGo(id: string): void {
    const match = ready.get(id);
    live.delete(id);
    ready.delete(id);
    if (!match) return;
    const gone = match.close().catch((error) => options.fault(error, id));
    leaving.add(gone);
    void gone.then(() => leaving.delete(gone));
  }

  function rulesFor(game: string): Promise<Rules<Core>> {
    const listed = games.find((entry) => entry.id === game);
    if (!listed) return Promise.reject(refused('unknown-game'));
    const rules = known.get(game) ?? listed.load().then((loaded) => rulesOf(loaded));
    known.set(game, rules);
    rules.catch(() => known.delete(game));
    return rules;
  }

  function holderOf(seat: CreateMatch['seats'][number], token: string, person: string | null): Holder {
    if (seat.kind === 'me') return { kind: 'human', name: seat.name, level: null, token, person };
    if (seat.kind === 'open') return { kind: 'open', name: '', level: null, token: null };
    if (!options.isLevel(seat.level)) throw refused('bad-seats', `There is no bot of level ${seat.level}.`);
    return { kind: 'bot', name: '', level: seat.level, token: null };
  }

  async function fresh({ game, salts, secret: own = secret(), ...setup }: Beginning): Promise<NewMatch> {
    const rules = await rulesFor(game);
    try {
      return newMatch(rules, { ...setup, seed: seedFrom({ secret: own, salts: [...salts] }), created: Date.now() });
    } catch (error) {
      throw error instanceof IllegalAction ? new Refused(fromRules(error, rules.game)) : error;
    }
  }

  async function create(wish: CreateMatch, person: string | null = null): Promise<MatchCreated> {
    const token = secret();
    const owner = hashToken(token);
    const { game, clock = null, hints = true, watch, options: chosen = {} } = wish;
    const id = matchId();
    const seats = wish.seats.map((seat) => holderOf(seat, owner, person));
    await store.create(
      await fresh({
        ...{ id, game, seats, owner, clock, hints, options: chosen, salts: seats.map(() => null) },
        ...(watch ? { watch } : {}),
      }),
    );
    return { match: id, token };
  }

  const moving = openQueue();
  const breathe = () => new Promise<void>((done) => void setImmediate(done));

  async function move(wish: MoveMatch, person: string): Promise<MatchCreated> {
    const { record, clock = null, hints = true, watch } = wish;
    const rules = await rulesFor(record.game);
    const token = secret();
    const [id, owner] = [matchId(), hashToken(token)];
    const seats = wish.seats.map((seat) => holderOf(seat, owner, person));
    // Whoever sits in for somebody by this record has to be somebody here.
    const levels = record.entries.flatMap((entry) => (entry.kind === 'bot' ? (entry.level ?? []) : []));
    if (!levels.every(options.isLevel)) throw refused('bad-record', 'The record names a bot that is not here.');
    const { options: chosen, seed } = record;
    const setup = { id, seats, seed, owner, clock, hints, options: chosen, created: Date.now() };
    // One after the other: each has the processor while the matches that are being played leave it some.
    const match = await moving(() =>
      movedMatch(rules, record, { ...setup, ...(watch ? { watch } : {}) }, secret(), breathe).catch((error) => {
        throw error instanceof IllegalAction ? new Refused(fromRules(error, rules.game)) : error;
      }),
    );
    await store.create(match);
    return { match: id, token };
  }

  async function open(id: string): Promise<Match> {
    const saved = await store.load(id);
    if (!saved) throw refused('unknown-match');
    const rules = await rulesFor(saved.game);
    const match = openMatch(options, rules, saved);
    ready.set(id, match);
    return match;
  }

  /** Lets go of the matches that were not used for the longest time, if nobody is at them. */
  function tidy(newest: string): void {
    for (const id of live.keys()) {
      if (live.size <= options.most || id === newest) return;
      if (ready.get(id)?.idle) letGo(id);
    }
  }

  function find(id: string): Promise<Match> {
    const match = live.get(id) ?? open(id);
    live.delete(id);
    live.set(id, match);
    match.then(
      // Whoever has found a match just now shall have asked for something before it counts as idle.
      () => setImmediate(tidy, id),
      () => live.delete(id),
    );
    return match;
  }

  /** The operator has taken it away: whoever is there is sent off, and finds nothing when he comes back. */
  const unsubscribe = options.bus.subscribe(GONE, (id) => letGo(String(id)));

  return {
    fresh,
    create,
    move,
    find,
    async look(newest) {
      if (ready.size === 0) return;
      for (const { match, seq } of await newest([...ready.keys()])) ready.get(match)?.heard(seq);
    },
    get size() {
      return live.size;
    },
    async close() {
      unsubscribe();
      await Promise.all([...leaving, ...[...ready.values()].map((match) => match.close())]);
    },
  };
}
