import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLevel } from '@orrery/bots';
import { catalog } from '@orrery/games';
import type { HostClock } from '@orrery/host';
import { reseedInput } from '@orrery/protocol';
import Database from 'libsql';
import { openAccounts } from './accounts/accounts.ts';
import { openBans } from './accounts/bans.ts';
import { openPasskeys } from './accounts/passkeys.ts';
import { trackSessions } from './accounts/sessions.ts';
import { type AppOptions, addRoutes, newApp } from './app.ts';
import { openBotPool } from './bots/pool.ts';
import { openLocalBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { StartError } from './errors.ts';
import { hostsFrom } from './http/allowed-hosts.ts';
import { openHealth } from './http/health.ts';
import { hashToken, secret } from './ids.ts';
import { interval, repeat } from './interval.ts';
import { openLobby } from './lobby/lobby.ts';
import { openLobbyFeed } from './lobby/lobby-feed.ts';
import { openLeases } from './match/leases.ts';
import { announceSeats, type GameEntry, type Matches, openMatches } from './match/matches.ts';
import { openUploads, type UploadQuotas } from './match/uploads.ts';
import { openMetrics } from './metrics.ts';
import { announceRemoval, openAdmin } from './moderation/admin.ts';
import { openBlocks } from './moderation/blocks.ts';
import { openReports } from './moderation/reports.ts';
import { wordFilterFrom } from './moderation/word-filter.ts';
import { openChannels } from './notifications/channels.ts';
import { openOutbox } from './notifications/outbox.ts';
import { openSender } from './notifications/senders.ts';
import { type NotificationSettings, notificationSettingsFrom } from './notifications/settings.ts';
import { vapidKeys } from './notifications/vapid-keys.ts';
import { openLocalRateCounters } from './rate-limit/counters.ts';
import { LIMITS, type Limits } from './rate-limit/limits.ts';
import { openRedisRateCounters } from './rate-limit/redis-counters.ts';
import { openRatings } from './ratings/rating-worker.ts';
import { saveResult } from './ratings/results.ts';
import { openOutages } from './scheduler/outages.ts';
import { openScheduler } from './scheduler/scheduler.ts';
import { openVacations } from './scheduler/vacations.ts';
import { openSourceKeys } from './source-key.ts';
import type { SqlDatabase } from './store/database.ts';
import { openExpiry } from './store/expiry.ts';
import { privateFile, privateFolder } from './store/file-permissions.ts';
import { openPostgres, type PostgresStore } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { isOrigin } from './ws/origin.ts';

/** The playable games. Bot threads load the games' code from `module`. */
export interface Games {
  catalog: readonly GameEntry[];
  /** A module that exports the same `catalog`. */
  module: string;
}

export interface ServerOptions {
  /** 0 picks a free port; defaults to 8080. */
  port?: number;
  host?: string;
  /** Data folder; created if missing. */
  dataDir: string;
  /** A postgres:// URL. All data is then stored there, and several servers can share it. */
  database?: string;
  /** A redis:// URL, for messages between servers that share a database. */
  redis?: string;
  /** The built web pages; null serves none. */
  webDir?: string | null;
  /** As in Fastify; false turns logging off. */
  logger?: AppOptions['logger'];
  games?: Games;
  limits?: Partial<Limits>;
  /** Time limit per bot decision and per hint; by default, the limits of the bots package. */
  botBudgetMs?: number;
  /** Delay before standing orders and answers to quiet questions are played; defaults to that of the host package. */
  momentMs?: number;
  /** Clock for matches; defaults to the system clock. */
  clock?: HostClock;
  /** Number of matches kept in memory; beyond that, idle ones are unloaded. */
  idleMatches?: number;
  /** Reverse proxies (addresses or networks) that are trusted to report client addresses. */
  proxies?: readonly string[];
  /** Additional origins allowed to connect. */
  origins?: readonly string[];
  /** Public host names in addition to the one in `notices.url`. */
  hosts?: readonly string[];
  /** Bearer token for `GET /metrics`; if missing, the route is off. */
  metricsToken?: string;
  notices?: NotificationSettings;
  /** Path of a file with words to filter from chat, one per line. */
  wordList?: string;
  /** Storage quotas for uploaded games, in bytes. */
  uploads?: UploadQuotas;
  /** Time limit for receiving a whole request, in milliseconds. */
  requestMs?: number;
}

export interface Server {
  url: string;
  /** Stops accepting requests, finishes pending work and frees all resources. */
  close(): Promise<void>;
}

/** Starts a server. Rejects with `StartError`, which has a code and a one-line message. */
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
    const fault = (error: unknown, about: string) => app.log.error({ err: error, about }, 'internal error');
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
      ? openRedisRateCounters({ url: options.redis, onError: (error) => fault(error, 'limits') })
      : openLocalRateCounters();
    closers.push(() => counts.close());
    const node = secret();
    const time = options.clock ?? clock;
    const steady = () => time.steady?.() ?? time.now();
    const { db } = store;
    const sessions = trackSessions(bus, db, (error) => fault(error, 'sessions'), time.now);
    closers.push(() => sessions.close());
    const vacations = openVacations(db, bus, steady);
    const outages = await openOutages({
      ...{ db, clock: time, isShared: shared !== null },
      fault: (error) => fault(error, 'outages'),
    });
    closers.push(() => outages.close());
    const notifications = notificationSettingsFrom(options.notices ?? {});
    const cleanTalk = options.wordList === undefined ? null : wordFilterFrom(options.wordList);
    const vapid = await vapidKeys(db);
    const sender = openSender({ ...notifications, vapid });
    const leases = shared ? openLeases(shared, node, time, (error) => fault(error, 'leases')) : undefined;
    closers.push(() => leases?.close());
    const outbox = openOutbox({
      db,
      clock: time,
      ...(leases ? { leases } : {}),
      sender,
      nameOf: (game) => games.catalog.find((entry) => entry.id === game)?.name ?? game,
      onOutcome: metrics.noticed,
      fault,
    });
    closers.push(() => outbox.close());
    metrics.gauge('notices_waiting', 'Notifications waiting to be sent', () => outbox.waiting);
    const people = openAccounts(db, time.now, sessions.shut, (matches) => announceSeats(bus, matches));
    const settings: AppOptions = {
      ...basics,
      outbox,
      channels: openChannels({
        ...notifications,
        db,
        counts,
        now: steady,
        pushKey: vapid.publicKey,
        hasMail: notifications.smtp !== null,
      }),
      hosts: hostsFrom(options.hosts ?? [], notifications.url),
      limits: { ...LIMITS, ...options.limits },
      counts,
      webDir,
      games: games.catalog,
      metrics,
      metricsToken: options.metricsToken ?? null,
      people,
      passkeys: openPasskeys(db, people, time.now),
      publicUrl: notifications.url,
      bans: openBans({ db, bus, now: time.now, shut: sessions.shut }),
      blocks: openBlocks(db, time.now),
      reports: openReports(db, time.now),
      admin: openAdmin(db, bus, time.now),
      db,
      sourceOf: await openSourceKeys(db),
      uploads: openUploads(db, time.now, options.uploads),
      sessions,
      vacations,
      healthy: openHealth(store.probe, (error) => fault(error, 'health')),
      joined: bots.joined,
    };
    const ratings = openRatings({ db, clock: time, ...(leases ? { leases } : {}), fault });
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
      reseed: (seed, seq) => hashToken(reseedInput(seed, seq)),
      keyOf: hashToken,
      fault,
      onRulesFailure({ error, ...failure }) {
        app.log.error({ err: error, ...failure }, 'rules failed');
        metrics.rulesFailed(failure.game, failure.halted);
      },
      ...(options.momentMs === undefined ? {} : { standingOrderMs: options.momentMs }),
      vacations: vacations.of,
      downtime: outages.since,
      onEnd: (end) =>
        void saveResult(db, end, time.now()).then(
          (counts) => counts && ratings.wake(),
          (error) => fault(error, end.match),
        ),
      notifyAfterMs: notifications.delayMs,
      ...(cleanTalk ? { cleanTalk } : {}),
      isLevel,
      maxLoaded: options.idleMatches ?? 500,
    });
    closers.push(() => matches.close());
    if (shared) closers.push(pollStore(matches, db, (error) => fault(error, 'news')));
    const scheduler = openScheduler({
      db,
      clock: time,
      ...(leases ? { leases } : {}),
      tend: async (match) => (await matches.find(match)).tend(),
      fault,
    });
    closers.push(() => scheduler.close());
    const expiry = openExpiry({
      db,
      clock: time,
      ...(leases ? { leases } : {}),
      gone: (id) => announceRemoval(bus, id),
      fault,
    });
    closers.push(() => expiry.close());
    metrics.gauge('matches', 'Matches in memory', () => matches.size);
    const lobby = openLobby({ db: store.db, bus, matches, isLevel, now: time.now });
    const begin = () => lobby.beginOverdue(fault);
    closers.push(repeat(time, OVERDUE_MS, begin, (error) => fault(error, 'lobby')));
    const lobbyFeed = openLobbyFeed(lobby.store, bus, (error) => fault(error, 'lobby'));
    closers.push(() => lobbyFeed.close());
    closers.push(() => app.close());
    await addRoutes(app, { matches, lobby, lobbyFeed }, settings);
    const url = await listen(() => app.listen({ port, host }), host, port);
    return { url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Opens the shared store; null if the operator has not set one. */
async function openShared(
  { database, redis }: ServerOptions,
  onFault: (error: unknown) => void,
): Promise<PostgresStore | null> {
  if (database !== undefined) return openPostgres({ url: database, onFault });
  if (redis === undefined) return null;
  throw new StartError('bad-setting', 'Redis needs a shared database. Set --database as well.');
}

/**
 * How often a node checks for tables whose deadline for salts has passed. Every node checks: the deadlines are in the
 * store, so tables of a crashed node start as well, and the revision number ensures that each table starts only once.
 */
const OVERDUE_MS = 1000;

/** How often to check for missed entries: a node may die between saving and publishing, or Redis may drop a message. */
const LOOK_MS = 5000;

/** Checks for entries saved by other nodes, with one query for all loaded matches. */
function pollStore(matches: Matches, { sql, read }: SqlDatabase, onFault: (error: unknown) => void): () => void {
  let busy = false;
  return interval(LOOK_MS, () => {
    if (busy) return;
    busy = true;
    const newest = (ids: readonly string[]) =>
      read(sql.selectFrom('snapshots').select(['match', 'seq']).where('match', 'in', ids).compile());
    matches
      .noteNewest(newest)
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
/** Creates an app with the operator's settings. Throws `StartError` if some are invalid. */
function openApp(
  settings: Pick<AppOptions, 'logger' | 'proxies' | 'origins' | 'requestMs'>,
): ReturnType<typeof newApp> {
  const invalid = settings.origins.find((origin) => !isOrigin(origin));
  if (invalid !== undefined) {
    throw new StartError('bad-setting', `${invalid} is not an origin. Use one such as https://play.example.org.`);
  }
  try {
    return newApp(settings);
  } catch (error) {
    throw new StartError('bad-setting', `A setting is not valid: ${(error as Error).message}`);
  }
}

async function listen(run: () => Promise<string>, host: string, port: number): Promise<string> {
  try {
    return await run();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        'port-taken',
        `Port ${port} on ${host} is already in use. Choose another port, or stop the other program.`,
      );
    throw new StartError('port-refused', `Cannot listen on port ${port} of ${host}: ${message}`);
  }
}

/**
 * Allows only one server per data folder, because a second one would not see the first one's moves. The lock is a
 * SQLite file lock, so it ends with the process.
 */
function lockDir(dataDir: string): () => void {
  try {
    privateFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError('data-dir', `Cannot write to the data folder ${dataDir}: ${(error as Error).message}`);
  }
  const file = join(dataDir, 'lock');
  let lock: Database.Database | null = null;
  try {
    privateFile(file);
    lock = new Database(file);
    // On a read-only file, several processes can `begin exclusive`. A write fails there; this one is never committed.
    lock.exec('pragma journal_mode = memory; begin exclusive; pragma user_version = 1');
  } catch (error) {
    lock?.close();
    const { code, message } = error as Error & { code?: string };
    if (code === 'SQLITE_BUSY')
      throw new StartError(
        'data-in-use',
        `Another server is using the data folder ${dataDir}. Stop it, or choose another folder.`,
      );
    const advice = statSync(file, { throwIfNoEntry: false })
      ? '. If no server is running here, delete it.'
      : `: ${message}`;
    throw new StartError('data-lock', `Cannot use the lock file ${file}${advice}`);
  }
  return () => lock.close();
}
