import type { MatchRecord } from '@orrery/kernel';
import { ProblemError, serverUnreachable } from './errors.ts';
import type {
  AdminPerson,
  AdminReport,
  AdminState,
  AdminTable,
  BlockedPlayer,
  BlockedSeat,
  BlockRequest,
  ClaimSeat,
  CreateMatch,
  CreateTableRequest,
  Credentials,
  Friend,
  Health,
  HistoryFilter,
  HttpProblem,
  ImportMatchRequest,
  Inbox,
  InboxRead,
  LeaderboardRow,
  LobbyTable,
  MatchCreated,
  MatchProfiles,
  MatchRatings,
  MatchSummary,
  Me,
  MyChannels,
  MyMatch,
  MyPasskeys,
  MyProfile,
  MyRating,
  MyRecovery,
  MyResult,
  MySession,
  NewBan,
  NewChannel,
  NewCredentials,
  NewPasskey,
  NewReport,
  PasskeySignIn,
  PlayerAction,
  PlayerGames,
  PlayerProfile,
  ProfileReport,
  ProfileRequest,
  PuzzleResult,
  PuzzleResults,
  QuickMatchRequest,
  RatingHistory,
  RecentPlayer,
  Recovery,
  RecoveryCodes,
  Rematch,
  SeatChange,
  SeatClaimed,
  TableAction,
  TableFilter,
  Vacation,
} from './messages.ts';

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  init?: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

/** HTTP client of a server. All calls reject with `ProblemError` on failure. */
export interface Api {
  health(): Promise<Health>;
  create(match: CreateMatch): Promise<MatchCreated>;
  /** Imports a game from this device. */
  importMatch(table: ImportMatchRequest): Promise<MatchCreated>;
  summary(match: string): Promise<MatchSummary>;
  claim(match: string, claim: ClaimSeat): Promise<SeatClaimed>;
  /** Gives an absent player's seat to a substitute or a bot, or takes back your own. */
  reseat(match: string, change: SeatChange): Promise<MatchSummary>;
  /** Whether a match is rated, and how ratings have changed. */
  matchRatings(match: string): Promise<MatchRatings>;
  /** The record of a match; before its end, only if you created it for yourself and bots. */
  record(match: string): Promise<MatchRecord>;
  /** Lobby tables, either listed ones or your own. */
  tables(filter?: TableFilter): Promise<LobbyTable[]>;
  table(id: string): Promise<LobbyTable>;
  openTable(table: CreateTableRequest): Promise<LobbyTable>;
  quick(request: QuickMatchRequest): Promise<LobbyTable>;
  /** Performs an action at a lobby table and returns its new state. */
  atTable(id: string, action: TableAction): Promise<LobbyTable>;
  /** Creates or joins the rematch table. */
  rematch(match: string, request?: Rematch): Promise<LobbyTable>;
  recentPlayers(): Promise<RecentPlayer[]>;
  /** The signed-in user; null if not signed in. */
  me(): Promise<Me | null>;
  /** Signs in as a guest, or changes the name. */
  enter(name: string): Promise<Me>;
  /** Creates an account, or changes name and password, which needs the old password. */
  saveAccount(account: NewCredentials): Promise<Me>;
  signIn(account: Credentials): Promise<Me>;
  passkeys(): Promise<MyPasskeys>;
  /** Options for creating a passkey; needs the password. */
  passkeyOptions(password: string): Promise<object>;
  addPasskey(made: NewPasskey): Promise<MyPasskeys>;
  removePasskey(id: string): Promise<MyPasskeys>;
  /** Options for signing in with a passkey. */
  passkeyChallenge(): Promise<object>;
  signInWithPasskey(used: PasskeySignIn): Promise<Me>;
  sessions(): Promise<MySession[]>;
  signOut(session: string): Promise<void>;
  myMatches(): Promise<MyMatch[]>;
  /** The user's results, newest first. */
  myResults(): Promise<MyResult[]>;
  myRatings(): Promise<MyRating[]>;
  /** The leaderboard of a game and player count. */
  leaderboard(game: string, seats: number): Promise<LeaderboardRow[]>;
  /** Adds results of puzzles to the user's, and returns all. */
  sharePuzzles(results: readonly PuzzleResult[]): Promise<PuzzleResult[]>;
  vacation(): Promise<Vacation>;
  /** Starts a vacation of `days` days. */
  startVacation(days: number): Promise<Vacation>;
  endVacation(): Promise<Vacation>;
  /** The user's notification channels. */
  channels(): Promise<MyChannels>;
  addChannel(channel: NewChannel): Promise<MyChannels>;
  removeChannel(id: string): Promise<MyChannels>;
  /** Confirms an address with the token, or unsubscribes with the id, from an e-mail. */
  confirmEmail(token: string): Promise<void>;
  unsubscribe(token: string): Promise<void>;
  /** Players and spectators of a match whom the user has muted or blocked. */
  blockedSeats(match: string): Promise<BlockedSeat[]>;
  block(match: string, request: BlockRequest): Promise<BlockedSeat[]>;
  blockedPlayers(): Promise<BlockedPlayer[]>;
  /** Removes a mute or block. */
  unblock(person: string): Promise<BlockedPlayer[]>;
  report(match: string, report: NewReport): Promise<void>;
  /** Operator routes; everyone else gets `not-found`. */
  readonly admin: AdminApi;
  /** A player's profile, by account name or id. */
  player(name: string): Promise<PlayerProfile>;
  playerGames(name: string, filter?: HistoryFilter): Promise<PlayerGames>;
  playerRatings(name: string, game: string, seats: number): Promise<RatingHistory>;
  /** Befriends, follows, blocks and so on; returns the profile as it is then. */
  atPlayer(name: string, action: PlayerAction): Promise<PlayerProfile>;
  reportPlayer(name: string, report: ProfileReport): Promise<void>;
  /** The players of a match who have a profile. */
  matchProfiles(match: string): Promise<MatchProfiles>;
  myProfile(): Promise<MyProfile>;
  saveProfile(profile: ProfileRequest): Promise<MyProfile>;
  /** Friends, requests and players that the user follows. */
  friends(): Promise<Friend[]>;
  inbox(): Promise<Inbox>;
  /** Marks items of the notification center as read, by default all. */
  markRead(read?: InboxRead): Promise<Inbox>;
  myRecovery(): Promise<MyRecovery>;
  /** Replaces the recovery codes. */
  newRecoveryCodes(password: string): Promise<RecoveryCodes>;
  setRecoveryMail(id: string, on: boolean, password: string): Promise<MyRecovery>;
  /** Asks for a recovery e-mail; succeeds for every address. */
  askRecoveryMail(address: string): Promise<void>;
  /** Sets a new password and signs in. */
  recover(recovery: Recovery): Promise<Me>;
  /** The user's stored data. */
  exportData(): Promise<object>;
  deleteAccount(): Promise<void>;
}

interface AdminApi {
  state(): Promise<AdminState>;
  reports(): Promise<AdminReport[]>;
  settle(report: string): Promise<AdminReport[]>;
  people(find?: string): Promise<AdminPerson[]>;
  ban(person: string, ban: NewBan): Promise<void>;
  unban(person: string): Promise<void>;
  remove(person: string): Promise<void>;
  tables(find?: string): Promise<AdminTable[]>;
  removeTable(table: string): Promise<void>;
}

/** `base` is the server's URL without a trailing slash; empty for the page's own server. */
export function openApi(base: string, fetch: Fetch): Api {
  async function call<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
    const init = {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    };
    let ok: boolean;
    let answer: unknown;
    try {
      const response = await fetch(`${base}${path}`, init);
      ok = response.ok;
      answer = await response.json();
    } catch {
      throw new ProblemError(serverUnreachable);
    }
    if (!ok) throw new ProblemError((answer as HttpProblem).error ?? serverUnreachable);
    return answer as T;
  }
  const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
  const at = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
  const player = (name: string) => `/api/players/${encodeURIComponent(name)}`;
  const queryOf = (filter: object) =>
    Object.entries(filter)
      .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(String(value))}`]))
      .join('&');
  return {
    health: () => call('/api/health'),
    create: (match) => call('/api/matches', match),
    importMatch: (table) => call('/api/matches/moved', table),
    summary: (match) => call(at(match)),
    claim: (match, claim) => call(`${at(match)}/claim`, claim),
    reseat: (match, change) => call(`${at(match)}/seats`, change),
    matchRatings: (match) => call(`${at(match)}/ratings`),
    record: (match) => call(`${at(match)}/record`),
    tables: (filter = {}) => call(`/api/tables?${queryOf(filter)}`),
    table: (id) => call(table(id)),
    openTable: (request) => call('/api/tables', request),
    quick: (request) => call('/api/tables/quick', request),
    atTable: (id, action) => call(table(id), action),
    rematch: (match, request = {}) => call(`${at(match)}/again`, request),
    recentPlayers: () => call('/api/me/companions'),
    me: async () => (await call<{ me: Me | null }>('/api/me')).me,
    enter: (name) => call('/api/me', { name }),
    saveAccount: (account) => call('/api/me/account', account),
    signIn: (account) => call('/api/sessions', account),
    passkeys: () => call('/api/passkeys'),
    passkeyOptions: (password) => call('/api/passkeys/options', { password }),
    addPasskey: (made) => call('/api/passkeys', made),
    removePasskey: (id) => call(`/api/passkeys/${encodeURIComponent(id)}`, undefined, 'DELETE'),
    passkeyChallenge: () => call('/api/sessions/passkey/options', {}),
    signInWithPasskey: (used) => call('/api/sessions/passkey', used),
    sessions: () => call('/api/sessions'),
    signOut: (session) => call(`/api/sessions/${encodeURIComponent(session)}`, undefined, 'DELETE'),
    myMatches: () => call('/api/me/matches'),
    myResults: () => call('/api/me/results'),
    myRatings: () => call('/api/me/ratings'),
    leaderboard: (game, seats) => call(`/api/ratings/${encodeURIComponent(game)}/${seats}`),
    sharePuzzles: async (results) => (await call<PuzzleResults>('/api/me/puzzles', { results })).results,
    vacation: () => call('/api/me/vacation'),
    startVacation: (days) => call('/api/me/vacation', { days }),
    endVacation: () => call('/api/me/vacation', undefined, 'DELETE'),
    channels: () => call('/api/me/ways'),
    addChannel: (channel) => call('/api/me/ways', channel),
    removeChannel: (id) => call(`/api/me/ways/${encodeURIComponent(id)}`, undefined, 'DELETE'),
    confirmEmail: (token) => call('/api/ways/confirm', { token }),
    unsubscribe: (token) => call('/api/ways/stop', { token }),
    blockedSeats: (match) => call(`${at(match)}/shuns`),
    block: (match, request) => call(`${at(match)}/shuns`, request),
    blockedPlayers: () => call('/api/me/shuns'),
    unblock: (person) => call(`/api/me/shuns/${encodeURIComponent(person)}`, undefined, 'DELETE'),
    report: (match, report) => call(`${at(match)}/reports`, report),
    admin: {
      state: () => call('/api/admin/state'),
      reports: () => call('/api/admin/reports'),
      settle: (id) => call(`/api/admin/reports/${encodeURIComponent(id)}`, {}),
      people: (find = '') => call(`/api/admin/people?find=${encodeURIComponent(find)}`),
      ban: (id, ban) => call(`/api/admin/people/${encodeURIComponent(id)}/ban`, ban),
      unban: (id) => call(`/api/admin/people/${encodeURIComponent(id)}/ban`, undefined, 'DELETE'),
      remove: (id) => call(`/api/admin/people/${encodeURIComponent(id)}`, undefined, 'DELETE'),
      tables: (find = '') => call(`/api/admin/tables?find=${encodeURIComponent(find)}`),
      removeTable: (id) => call(`/api/admin/tables/${encodeURIComponent(id)}`, undefined, 'DELETE'),
    },
    player: (name) => call(player(name)),
    playerGames: (name, filter = {}) => call(`${player(name)}/games?${queryOf(filter)}`),
    playerRatings: (name, game, seats) => call(`${player(name)}/ratings/${encodeURIComponent(game)}/${seats}`),
    atPlayer: (name, action) => call(player(name), { do: action }),
    reportPlayer: (name, report) => call(`${player(name)}/reports`, report),
    matchProfiles: (match) => call(`${at(match)}/profiles`),
    myProfile: () => call('/api/me/profile'),
    saveProfile: (profile) => call('/api/me/profile', profile),
    friends: () => call('/api/me/friends'),
    inbox: () => call('/api/me/inbox'),
    markRead: (read = {}) => call('/api/me/inbox', read),
    myRecovery: () => call('/api/me/recovery'),
    newRecoveryCodes: (password) => call('/api/me/recovery/codes', { password }),
    setRecoveryMail: (id, on, password) => call('/api/me/recovery/mail', { id, on, password }),
    askRecoveryMail: (address) => call('/api/recovery/mail', { address }),
    recover: (recovery) => call('/api/recovery', recovery),
    exportData: () => call('/api/me/export'),
    deleteAccount: () => call('/api/me', undefined, 'DELETE'),
  };
}
