import type { Store } from '@orrery/host';
import { below, type Core, pick, type Rng, type Rules, rulesOf, seeded } from '@orrery/kernel';
import { type Api, type Connect, openApi, ProblemError } from '@orrery/protocol';
import { catalog } from './games.ts';
import { openPlayer, type Player } from './players.ts';
import { faultsOf } from './verdict.ts';

/** Time to recover from a fault, in milliseconds from its end. */
export interface Recovery {
  /** Until the next acknowledged move. */
  first: number;
  /**
   * Until every running table without bots had an acknowledged move or ended. Tables with bots are left out, because
   * their times depend on the CPU rather than on the fault.
   */
  all: number;
  /** Name of the slowest table. */
  last: string;
}

export interface Verdict {
  games: number;
  ended: number;
  entries: number;
  acked: number;
  /** Number of timeouts. */
  expired: number;
  faults: string[];
}

/** Many tables that play automatically, game after game. */
export interface Crowd {
  readonly acks: number;
  /** Number of games, and the state of their connections. */
  state(): string;
  until(acks: number): Promise<void>;
  recovery(): Promise<Recovery>;
  /** Starts no more games. Running games are played to their end, or until the time limit. */
  finish(mostMs: number): Promise<void>;
  /** Compares every record with what its players saw. */
  judge(store: Store): Promise<Verdict>;
}

interface Game {
  game: string;
  match: string;
  players: Player[];
  last: number;
  over: boolean;
}

export interface CrowdOptions {
  tables: number;
  seed: string;
  games: readonly string[];
  /** URLs of the nodes, for HTTP requests. */
  urls: readonly string[];
  connect: Connect;
  /** Maximum thinking time per question. */
  thinkMs: number;
}

/**
 * The kind of a table. Of ten tables, one has a bot and three have clocks, because bots are slow on a small machine.
 */
const kindOf = (at: number) => (at % 10 === 1 ? 1 : at % 10 < 5 && at % 10 > 1 ? 2 : 0);

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export async function openCrowd(options: CrowdOptions): Promise<Crowd> {
  const { urls, connect } = options;
  const rng = seeded(options.seed);
  const all: Game[] = [];
  let { thinkMs } = options;
  let acks = 0;
  let closing = false;
  let lostSeats = 0;
  let lastAck = performance.now();

  /**
   * Sends a request until it succeeds, since any node may be down. A repeated request can leave an unused match behind.
   */
  async function ask<T>(request: (api: Api) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await request(openApi(pick(rng, urls), fetch));
      } catch (error) {
        const code = error instanceof ProblemError ? error.problem.code : 'gone';
        if (code !== 'gone' && code !== 'unavailable') throw error;
        await sleep(200);
      }
    }
  }

  /** Starts a game. If the reply to a claim is lost, the seat is lost too, so another match is created. */
  async function begin(game: string, kind: number, mine: Rng): Promise<Game> {
    for (;;) {
      try {
        return await seat(game, kind, mine);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problem.code !== 'seat-taken') throw error;
        lostSeats++;
      }
    }
  }

  /** Creates a match of two people (kind 0), of a person and a bot (1), or of two people with seat clocks (2). */
  async function seat(game: string, kind: number, mine: Rng): Promise<Game> {
    const seats = [
      { kind: 'me' as const, name: 'Ada' },
      kind === 1 ? { kind: 'bot' as const, level: 'easy' } : { kind: 'open' as const },
    ];
    const clock = kind === 2 ? { move: 3600 } : null;
    const { match, token } = await ask((api) => api.create({ game, seats, clock }));
    const tokens = [token];
    if (kind !== 1) tokens.push((await ask((api) => api.claim(match, { name: 'Bo' }))).token);
    const made: Game = { game, match, players: [], last: performance.now(), over: false };
    const onAck = () => {
      acks++;
      lastAck = performance.now();
    };
    const onAnswer = () => {
      made.last = performance.now();
    };
    const thinks = () => below(mine, Math.max(1, thinkMs));
    made.players = tokens.map((key, seat) =>
      openPlayer({ connect, match, token: key, seat, rng: mine, thinks, onAck, onAnswer }),
    );
    all.push(made);
    return made;
  }

  async function keepPlaying(at: number): Promise<void> {
    for (let round = 0; !closing; round++) {
      const game = options.games[(at + round) % options.games.length] as string;
      const made = await begin(game, kindOf(at), seeded(`${options.seed}/${at}/${round}`));
      await Promise.all(made.players.map((player) => player.over));
      made.over = true;
      for (const player of made.players) player.close();
    }
  }
  const tables = Array.from({ length: options.tables }, (_none, at) => keepPlaying(at));

  return {
    get acks() {
      return acks;
    },
    state() {
      const lines = new Map<string, number>();
      for (const { players, over } of all) {
        for (const { status } of over ? [] : players) lines.set(status, (lines.get(status) ?? 0) + 1);
      }
      return `${all.length} games, ${lostSeats} seats lost, ${[...lines].map(([status, n]) => `${n} ${status}`).join(', ')}`;
    },
    async until(count) {
      while (acks < count) await sleep(20);
    },
    async recovery() {
      const from = performance.now();
      const open = all.filter((game) => !game.over && game.players.length > 1);
      while (lastAck <= from) await sleep(5);
      const first = lastAck - from;
      let last = '';
      let told = from;
      for (;;) {
        const late = open.filter((game) => !game.over && game.last <= from);
        const [still] = late;
        if (!still) break;
        if (performance.now() - told > 15_000) {
          told = performance.now();
          for (const { game, match, players } of late.slice(0, 5))
            console.error(`${late.length} late: ${game} ${match} ${players.map((player) => player.state).join('; ')}`);
        }
        last = `${still.game}, ${still.players.length} people, ${still.players.map((player) => player.state).join('; ')}`;
        await sleep(20);
      }
      return { first: Math.round(first), all: Math.round(performance.now() - from), last };
    },
    async finish(mostMs) {
      closing = true;
      thinkMs = 0;
      await Promise.race([Promise.all(tables), sleep(mostMs)]);
      for (const game of all) for (const player of game.players) player.close();
      await Promise.all(tables);
    },
    async judge(store) {
      const rules = new Map<string, Rules<Core>>();
      const verdict: Verdict = { games: all.length, ended: 0, entries: 0, acked: 0, expired: 0, faults: [] };
      for (const { game, match, players } of all) {
        const entry = catalog.find(({ id }) => id === game);
        const known = rules.get(game) ?? (rulesOf(await (entry as NonNullable<typeof entry>).load()) as Rules<Core>);
        rules.set(game, known);
        const saved = await store.load(match);
        if (!saved) {
          verdict.faults.push(`${game} ${match} is gone`);
          continue;
        }
        if (players.some((player) => player.table?.result)) verdict.ended++;
        verdict.entries += saved.seq;
        verdict.acked += players.reduce((sum, player) => sum + player.acked.length, 0);
        verdict.expired += saved.rows.filter((row) => row.entry?.kind === 'expire').length;
        for (const fault of faultsOf(known, saved, players)) verdict.faults.push(`${game} ${match}: ${fault}`);
      }
      return verdict;
    },
  };
}
