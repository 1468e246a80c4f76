import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLevel } from '@orrery/bots';
import { catalog } from '@orrery/games';
import type { FinishedMatch, HostClock } from '@orrery/host';
import { reseedInput } from '@orrery/protocol';
import Database from 'libsql';
import { openAccounts } from './accounts/accounts.ts';
import { openBans } from './accounts/bans.ts';
import { openPasskeys } from './accounts/passkeys.ts';
import { openRecovery } from './accounts/recovery.ts';
import { trackSessions } from './accounts/sessions.ts';
import { type AppOptions, addRoutes, newApp } from './app.ts';
import { openBotPool } from './bots/pool.ts';
import { openLocalBus } from './bus/local.ts';
import { openRedisBus } from './bus/redis.ts';
import { StartError } from './errors.ts';
import { hostsFrom } from './http/allowed-hosts.ts';
import { openHealth } from './http/health.ts';
import { hashToken, secret } from './ids.ts';
import { openLobby } from './lobby/lobby.ts';
import { openLobbyFeed } from './lobby/lobby-feed.ts';
import { openLeases } from './match/leases.ts';
import { announceSeats, type GameEntry, openMatches } from './match/matches.ts';
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
import { saveAchievements } from './players/achievements.ts';
import { openChatNotices, withChatNotices } from './players/chat-notices.ts';
import { openFriends } from './players/friends.ts';
import { openInbox } from './players/inbox.ts';
import { trackPresence } from './players/presence.ts';
import { openProfiles } from './players/profiles.ts';
import { openPoller } from './poller.ts';
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
  /** Least time for a bot move that people see, so that they can follow it; defaults to 0. */
  botPaceMs?: number;
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
  const { port = 8080, host = '127.0.0.1', dataDir } = options;
  const closers: (() => unknown)[] = [lockDir(dataDir)];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  /** Closes a part after those that were opened later. */
  const opened = <T extends { close(): unknown }>(part: T): T => {
    closers.push(() => part.close());
    return part;
  };
  try {
    const base = await openBase(options, opened);
    const services = await openServices(options, base, opened);
    const served = openTables(options, base, services, opened);
    opened(base.app);
    await addRoutes(base.app, served, services.settings);
    const url = await listen(() => base.app.listen({ port, host }), host, port);
    return { url, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Opened = <T extends { close(): unknown }>(part: T) => T;
type Base = Awaited<ReturnType<typeof openBase>>;
type Services = Awaited<ReturnType<typeof openServices>>;

/** The first stage: the app without routes, the store, and what nodes share. */
async function openBase(options: ServerOptions, opened: Opened) {
  const { logger = true, proxies = [], origins = [], requestMs = 15_000, redis } = options;
  const basics = { logger, proxies, origins, requestMs };
  const app = openApp(basics);
  const fault = (error: unknown, about: string) => app.log.error({ err: error, about }, 'internal error');
  const faultOf = (about: string) => (error: unknown) => fault(error, about);
  const games = options.games ?? { catalog, module: '@orrery/games' };
  const shared = await openShared(options, faultOf('database'));
  const metrics = openMetrics();
  const store = opened(metrics.watch(shared ?? openSqlite(join(options.dataDir, 'matches.db'))));
  const bots = opened(openBotPool({ games: games.module, budgetMs: options.botBudgetMs ?? null }));
  const onError = faultOf('bus');
  const bus = opened(redis ? await openRedisBus({ url: redis, onError }) : openLocalBus(onError));
  const counts = opened(
    redis ? openRedisRateCounters({ url: redis, onError: faultOf('limits') }) : openLocalRateCounters(),
  );
  const node = secret();
  const time = options.clock ?? clock;
  const leases = shared ? opened(openLeases(shared, node, time, faultOf('leases'))) : undefined;
  const steady = () => time.steady?.() ?? time.now();
  /** For background work, which only one node does. */
  const background = { db: store.db, clock: time, leases, fault };
  return {
    ...{ basics, app, fault, faultOf, games, shared, metrics, store, db: store.db },
    ...{ bots, bus, counts, node, time, leases, steady, background },
  };
}

/** The second stage: accounts, notifications, moderation and ratings. */
async function openServices(options: ServerOptions, base: Base, opened: Opened) {
  const { db, bus, time, steady, metrics, games, counts, faultOf, background } = base;
  const sessions = opened(trackSessions(bus, db, faultOf('sessions'), time.now));
  const vacations = openVacations(db, bus, steady);
  const isShared = base.shared !== null;
  const outages = opened(await openOutages({ db, clock: time, isShared, fault: base.fault }));
  const notifications = notificationSettingsFrom(options.notices ?? {});
  const cleanTalk = options.wordList === undefined ? null : wordFilterFrom(options.wordList);
  const blocks = openBlocks(db, time.now);
  const inbox = openInbox({ db, bus, blocks, fault: faultOf('inbox'), now: time.now });
  const presence = opened(trackPresence(bus, base.node, time.now));
  const friends = openFriends({ db, blocks, inbox, now: time.now });
  const clean = cleanTalk ?? ((text: string) => text);
  const profiles = openProfiles({ db, blocks, friends, presence, clean });
  const vapid = await vapidKeys(db);
  const outbox = opened(
    openOutbox({
      ...background,
      sender: openSender({ ...notifications, vapid }),
      inbox,
      nameOf: (game) => games.catalog.find((entry) => entry.id === game)?.name ?? game,
      onOutcome: metrics.noticed,
    }),
  );
  metrics.gauge('notices_waiting', 'Notifications waiting to be sent', () => outbox.waiting);
  const people = openAccounts(db, time.now, sessions.shut, (matches) => announceSeats(bus, matches));
  const hasMail = notifications.smtp !== null;
  const settings: AppOptions = {
    ...base.basics,
    ...{ outbox, counts, metrics, people, db, sessions, vacations },
    channels: openChannels({ ...notifications, db, counts, now: steady, pushKey: vapid.publicKey, hasMail }),
    hosts: hostsFrom(options.hosts ?? [], notifications.url),
    limits: { ...LIMITS, ...options.limits },
    webDir: options.webDir ?? null,
    games: games.catalog,
    metricsToken: options.metricsToken ?? null,
    passkeys: openPasskeys(db, people, time.now),
    publicUrl: notifications.url,
    bans: openBans({ db, bus, now: time.now, shut: sessions.shut }),
    ...{ blocks, inbox, presence, friends, profiles },
    recovery: openRecovery({ db, people, inbox, counts, hasMail, fault: faultOf('recovery'), now: steady }),
    reports: openReports(db, time.now),
    admin: openAdmin(db, bus, time.now),
    sourceOf: await openSourceKeys(db),
    uploads: openUploads(db, time.now, options.uploads),
    healthy: openHealth(base.store.probe, faultOf('health')),
    joined: base.bots.joined,
  };
  const ratings = opened(openRatings(background));
  return { settings, vacations, outages, notifications, ratings, cleanTalk };
}

/** Waits until a bot's move has taken its time. */
const pauseOf =
  ({ now, after }: HostClock, paceMs: number) =>
  (since: number, times = 1): Promise<void> =>
    new Promise((done) => {
      after(Math.max(0, since + times * paceMs - now()), done);
    });

/** The third stage: matches and lobby tables. */
function openTables(options: ServerOptions, base: Base, services: Services, opened: Opened) {
  const { app, store, db, bus, bots, time, node, leases, fault, metrics, background } = base;
  const { vacations, outages, notifications, ratings, cleanTalk } = services;
  const { inbox, profiles, friends } = services.settings;
  const friendsOf = async (person: string) =>
    (await friends.of(person)).flatMap(({ state, person: id, name, since }) =>
      state === 'friends' ? [{ person: id, name, since }] : [],
    );
  const onChat = openChatNotices({ db, inbox, fault: base.faultOf('inbox') });
  async function saveEnd(end: FinishedMatch): Promise<void> {
    if (await saveResult(db, end, time.now())) ratings.wake();
    const game = await base.games.catalog.find(({ id }) => id === end.game)?.load();
    await saveAchievements(db, end, game?.achievements ?? [], time.now());
  }
  const matches = opened(
    openMatches({
      ...{ store: withChatNotices(store, onChat), bus, clock: time, node, secret, fault, isLevel, thinker: bots },
      ...(leases ? { leases } : {}),
      games: base.games.catalog,
      reseed: (seed, seq) => hashToken(reseedInput(seed, seq)),
      keyOf: hashToken,
      onRulesFailure({ error, ...failure }) {
        app.log.error({ err: error, ...failure }, 'rules failed');
        metrics.rulesFailed(failure.game, failure.halted);
      },
      ...(options.momentMs === undefined ? {} : { standingOrderMs: options.momentMs }),
      ...(options.botPaceMs ? { pause: pauseOf(time, options.botPaceMs) } : {}),
      vacations: vacations.of,
      downtime: outages.since,
      onEnd: (end) => void saveEnd(end).catch((error) => fault(error, end.match)),
      notifyAfterMs: notifications.delayMs,
      ...(cleanTalk ? { cleanTalk } : {}),
      maxLoaded: options.idleMatches ?? 500,
    }),
  );
  metrics.gauge('matches', 'Matches in memory', () => matches.size);
  const everyNode = { clock: time, fault };
  if (base.shared) opened(openPoller('news', LOOK_MS, everyNode, () => matches.noteNewest(newestOf(db))));
  opened(openScheduler({ ...background, tend: async (match) => (await matches.find(match)).tend() }));
  opened(openExpiry({ ...background, gone: (id) => announceRemoval(bus, id) }));
  const { mayContact } = profiles;
  const lobby = openLobby({
    ...{ db, bus, matches, isLevel, mayContact, friendsOf },
    now: time.now,
    ...(cleanTalk ? { cleanTalk } : {}),
  });
  opened(openPoller('lobby', OVERDUE_MS, everyNode, () => lobby.beginOverdue(fault)));
  const lobbyFeed = opened(openLobbyFeed(db, lobby.store, bus, base.faultOf('lobby'), time.now));
  return { matches, lobby, lobbyFeed };
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

/** Looks up the newest entries of all loaded matches with one query. */
const newestOf =
  ({ sql, read }: SqlDatabase) =>
  (ids: readonly string[]) =>
    read(sql.selectFrom('snapshots').select(['match', 'seq']).where('match', 'in', ids).compile());

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
