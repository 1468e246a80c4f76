import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLevel } from '@orrery/bots';
import { catalog } from '@orrery/games';
import type { HostClock } from '@orrery/host';
import { luckAfter } from '@orrery/protocol';
import Database from 'libsql';
import { type AppOptions, addRoutes, newApp } from './app.ts';
import { openBotPool } from './bots/pool.ts';
import { openLocalBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { openLocalCounts } from './counts/counts.ts';
import { openRedisCounts } from './counts/redis.ts';
import { openOutages } from './due/outages.ts';
import { openVacations } from './due/vacations.ts';
import { openDueWatch } from './due/watch.ts';
import { StartError } from './errors.ts';
import { every } from './every.ts';
import { openHealth } from './http/health.ts';
import { hostsFrom } from './http/hosts.ts';
import { hashToken, secret } from './ids.ts';
import { LIMITS, type Limits } from './limits.ts';
import { openAttendance } from './lobby/attend.ts';
import { openLobby } from './lobby/lobby.ts';
import { openLeases } from './match/leases.ts';
import { type GameEntry, type Matches, openMatches } from './match/matches.ts';
import { openUploads, type UploadQuotas } from './match/uploads.ts';
import { openMetrics } from './metrics.ts';
import { announceRemoval, openAdmin } from './moderation/admin.ts';
import { openReports } from './moderation/reports.ts';
import { openShuns } from './moderation/shuns.ts';
import { wordFilterFrom } from './moderation/words.ts';
import { vapidKeys } from './notices/keys.ts';
import { openOutbox } from './notices/outbox.ts';
import { openSender } from './notices/senders.ts';
import { type NoticeSettings, noticesFrom } from './notices/settings.ts';
import { openWays } from './notices/ways.ts';
import { openBans } from './people/bans.ts';
import { openDoors } from './people/doors.ts';
import { openPasskeys } from './people/passkeys.ts';
import { openPeople } from './people/people.ts';
import { openRatings } from './ratings/ratings.ts';
import { keepResult } from './ratings/results.ts';
import { openSources } from './source.ts';
import type { Book } from './store/book.ts';
import { openExpiry } from './store/expiry.ts';
import { openPostgres, type PostgresStore } from './store/postgres.ts';
import { privateFile, privateFolder } from './store/private.ts';
import { openSqlite } from './store/sqlite.ts';
import { isOrigin } from './ws/origin.ts';

/** The games to be played. Bots think on threads of their own and load the games' code there, from `module`. */
export interface Games {
  catalog: readonly GameEntry[];
  /** A module that exports the same `catalog`. */
  module: string;
}

export interface ServerOptions {
  /** 0 takes any free one. */
  port?: number;
  host?: string;
  /** Where matches are kept; made if it is not there. */
  dataDir: string;
  /** postgres://…: matches are kept there instead, and any number of servers may share them. */
  database?: string;
  /** redis://…: through it servers that share a database hear of each other's moves at once. */
  redis?: string;
  /** The built page; null serves none. */
  webDir?: string | null;
  /** As in Fastify: false for silence. */
  logger?: AppOptions['logger'];
  games?: Games;
  limits?: Partial<Limits>;
  /** How long a bot may think about one question; without it, as long as its level likes. */
  botBudgetMs?: number;
  /** Standing orders answer so long after a question was opened, and all answers to quiet ones; without it, as the host does. */
  momentMs?: number;
  /** Time at the tables, where it is not the machine's. */
  clock?: HostClock;
  /** So many matches stay in memory that nobody is at. */
  idleMatches?: number;
  /** Proxies in front (addresses or networks): what they say of a client's address is believed, and nobody else. */
  proxies?: readonly string[];
  /** Pages of these origins may talk to the server, besides its own. */
  origins?: readonly string[];
  /** Public host names of this server, besides the one in `notices.url`. */
  hosts?: readonly string[];
  /** `GET /metrics` answers to whoever shows this; without it, to nobody. */
  metricsToken?: string;
  /** How people are told that they are waited for. */
  notices?: NoticeSettings;
  /** A file of words, one to a line, that are not kept when somebody says them. */
  wordList?: string;
  /** How much room games uploaded from devices may take, in bytes. */
  uploads?: UploadQuotas;
  /** A request that has not arrived whole after so many milliseconds is given up. */
  requestMs?: number;
}

export interface Server {
  url: string;
  /** Takes in nothing more, finishes what it has begun and lets go of everything. */
  close(): Promise<void>;
}

/** Starts a server. Rejects with `StartError`: one clear line and a code. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { port = 8080, host = '127.0.0.1', dataDir, webDir = null } = options;
  const games = options.games ?? { catalog, module: '@orrery/games' };
  const unlock = lockDir(dataDir);
  const closers: (() => unknown)[] = [unlock];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const basics = {
      logger: options.logger ?? true,
      proxies: options.proxies ?? [],
      origins: options.origins ?? [],
      requestMs: options.requestMs ?? 15_000,
    };
    const app = openApp(basics);
    const fault = (error: unknown, about: string) => app.log.error({ err: error, about }, 'failed');
    const shared = await openShared(options, (error) => fault(error, 'database'));
    const metrics = openMetrics();
    const store = metrics.watch(shared ?? openSqlite(join(dataDir, 'matches.db')));
    closers.push(() => store.close());
    const bots = openBotPool({ games: games.module, budgetMs: options.botBudgetMs ?? null });
    closers.push(() => bots.close());
    const onError = (error: unknown) => fault(error, 'bus');
    const bus = options.redis ? await openRedisBus({ url: options.redis, onError }) : openLocalBus(onError);
    closers.push(() => bus.close());
    const counts = options.redis
      ? openRedisCounts({ url: options.redis, onError: (error) => fault(error, 'limits') })
      : openLocalCounts();
    closers.push(() => counts.close());
    const node = secret();
    const time = options.clock ?? clock;
    const steady = () => time.steady?.() ?? time.now();
    const { book } = store;
    const doors = openDoors(bus, book, (error) => fault(error, 'sessions'), time.now);
    closers.push(() => doors.close());
    const vacations = openVacations(book, bus, steady);
    const outages = await openOutages({
      ...{ book, clock: time, isShared: shared !== null },
      fault: (error) => fault(error, 'outages'),
    });
    closers.push(() => outages.close());
    const told = noticesFrom(options.notices ?? {});
    const cleanTalk = options.wordList === undefined ? null : wordFilterFrom(options.wordList);
    const vapid = await vapidKeys(book);
    const sender = openSender({ ...told, vapid });
    const leases = shared ? openLeases(shared, node, time, (error) => fault(error, 'leases')) : undefined;
    closers.push(() => leases?.close());
    const outbox = openOutbox({
      book,
      clock: time,
      ...(leases ? { leases } : {}),
      sender,
      nameOf: (game) => games.catalog.find((entry) => entry.id === game)?.name ?? game,
      onOutcome: metrics.noticed,
      fault,
    });
    closers.push(() => outbox.close());
    metrics.gauge('notices_waiting', 'Notices that have not gone out yet', () => outbox.waiting);
    const people = openPeople(book, time.now, doors.shut);
    const settings: AppOptions = {
      ...basics,
      outbox,
      ways: openWays({ ...told, book, counts, now: steady, pushKey: vapid.publicKey, hasMail: told.smtp !== null }),
      hosts: hostsFrom(options.hosts ?? [], told.url),
      limits: { ...LIMITS, ...options.limits },
      counts,
      webDir,
      games: games.catalog,
      metrics,
      metricsToken: options.metricsToken ?? null,
      people,
      passkeys: openPasskeys(book, people, time.now),
      publicUrl: told.url,
      bans: openBans({ book, bus, now: time.now, shut: doors.shut }),
      shuns: openShuns(book, time.now),
      reports: openReports(book, time.now),
      admin: openAdmin(book, bus, time.now),
      book,
      sourceOf: await openSources(book),
      uploads: openUploads(book, time.now, options.uploads),
      doors,
      vacations,
      healthy: openHealth(store.probe, (error) => fault(error, 'health')),
      joined: bots.joined,
    };
    const ratings = openRatings({ book, clock: time, ...(leases ? { leases } : {}), fault });
    closers.push(() => ratings.close());
    const matches = openMatches({
      games: games.catalog,
      store,
      bus,
      thinker: bots,
      clock: time,
      node,
      ...(leases ? { leases } : {}),
      secret,
      luck: (seed, seq) => hashToken(luckAfter(seed, seq)),
      keyOf: hashToken,
      fault,
      rulesFailed({ error, ...failure }) {
        app.log.error({ err: error, ...failure }, 'rules failed');
        metrics.rulesFailed(failure.game, failure.halted);
      },
      ...(options.momentMs === undefined ? {} : { momentMs: options.momentMs }),
      vacations: vacations.of,
      downtime: outages.since,
      ended: (end) =>
        void keepResult(book, end, time.now()).then(
          (counts) => counts && ratings.wake(),
          (error) => fault(error, end.match),
        ),
      callMs: told.delayMs,
      ...(cleanTalk ? { cleanTalk } : {}),
      isLevel,
      most: options.idleMatches ?? 500,
    });
    closers.push(() => matches.close());
    if (shared) closers.push(lookOut(matches, book, (error) => fault(error, 'news')));
    const due = openDueWatch({
      book,
      clock: time,
      ...(leases ? { leases } : {}),
      tend: async (match) => (await matches.find(match)).tend(),
      fault,
    });
    closers.push(() => due.close());
    const expiry = openExpiry({
      book,
      clock: time,
      ...(leases ? { leases } : {}),
      gone: (id) => announceRemoval(bus, id),
      fault,
    });
    closers.push(() => expiry.close());
    metrics.gauge('matches', 'Matches in memory', () => matches.size);
    const lobby = openLobby({ book: store.book, bus, matches, isLevel, now: time.now });
    const attendance = openAttendance(lobby.shelf, bus, (error) => fault(error, 'lobby'));
    closers.push(() => attendance.close());
    closers.push(() => app.close());
    await addRoutes(app, { matches, lobby, attendance }, settings);
    const url = await listen(() => app.listen({ port, host }), host, port);
    return { url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** The store that servers share, where the operator has named one. */
async function openShared(
  { database, redis }: ServerOptions,
  onFault: (error: unknown) => void,
): Promise<PostgresStore | null> {
  if (database !== undefined) return openPostgres({ url: database, onFault });
  if (redis === undefined) return null;
  throw new StartError('bad-setting', 'Redis serves servers that share a database: name that too.');
}

/** A bell that was not heard (a node died between writing and ringing, Redis forgot) costs no more than this. */
const LOOK_MS = 5000;

/** Looks for what other nodes have written, one question for all matches in memory. */
function lookOut(matches: Matches, { sql, read }: Book, onFault: (error: unknown) => void): () => void {
  let busy = false;
  return every(LOOK_MS, () => {
    if (busy) return;
    busy = true;
    const newest = (ids: readonly string[]) =>
      read(sql.selectFrom('snapshots').select(['match', 'seq']).where('match', 'in', ids).compile());
    matches
      .look(newest)
      .catch(onFault)
      .finally(() => {
        busy = false;
      });
  });
}

const began = Date.now() - performance.now();

const clock: HostClock = {
  now: Date.now,
  steady: () => Math.round(began + performance.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
/** An app with the operator's settings, or what is wrong with them. */
function openApp(
  settings: Pick<AppOptions, 'logger' | 'proxies' | 'origins' | 'requestMs'>,
): ReturnType<typeof newApp> {
  const strange = settings.origins.find((origin) => !isOrigin(origin));
  if (strange !== undefined) {
    throw new StartError('bad-setting', `${strange} is no origin (such as https://play.example.org).`);
  }
  try {
    return newApp(settings);
  } catch (error) {
    throw new StartError('bad-setting', `The server cannot be set up like this: ${(error as Error).message}`);
  }
}

async function listen(run: () => Promise<string>, host: string, port: number): Promise<string> {
  try {
    return await run();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError('port-taken', `Port ${port} on ${host} is taken by another program.`);
    throw new StartError('port-refused', `Cannot listen on port ${port} of ${host}: ${message}`);
  }
}

/**
 * One server to a folder: a second one would not hear of the first one's moves. The lock is a file lock held through
 * SQLite, so it ends with the process however that ends.
 */
function lockDir(dataDir: string): () => void {
  try {
    privateFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError('data-dir', `The data folder ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
  const file = join(dataDir, 'lock');
  let lock: Database.Database | null = null;
  try {
    privateFile(file);
    lock = new Database(file);
    // Something is written, if never kept: a file that can only be read could be locked by many.
    lock.exec('pragma journal_mode = memory; begin exclusive; pragma user_version = 1');
  } catch (error) {
    lock?.close();
    const { code, message } = error as Error & { code?: string };
    if (code === 'SQLITE_BUSY')
      throw new StartError('data-in-use', `The data folder ${dataDir} is in use by another server.`);
    const advice = statSync(file, { throwIfNoEntry: false }) ? 'if no server runs here, remove it' : message;
    throw new StartError('data-lock', `The lock ${file} cannot be used: ${advice}.`);
  }
  return () => lock.close();
}
