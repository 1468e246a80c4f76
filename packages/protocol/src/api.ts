import type { MatchRecord } from '@orrery/kernel';
import type {
  AdminPerson,
  AdminReport,
  AdminState,
  AdminTable,
  ClaimSeat,
  Companion,
  CreateMatch,
  Credentials,
  Gathering,
  Health,
  HttpProblem,
  MatchCreated,
  MatchSummary,
  Me,
  MoveMatch,
  MyMatch,
  MyPasskeys,
  MyResult,
  MySession,
  MyWays,
  NewBan,
  NewCredentials,
  NewReport,
  NewWay,
  OpenTable,
  PasskeyMade,
  PasskeyUsed,
  QuickMatch,
  Rank,
  Ranking,
  SeatChange,
  SeatClaimed,
  Shun,
  Shunned,
  ShunnedSeat,
  TableDeed,
  TableFilter,
  Vacation,
} from './messages.ts';
import { ProblemError, unreachable } from './problem.ts';

/** As much of `fetch` as is needed. */
export type Fetch = (
  url: string,
  init?: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

/** The HTTP side of a server: all but `health` may reject with `ProblemError`. */
export interface Api {
  health(): Promise<Health>;
  create(match: CreateMatch): Promise<MatchCreated>;
  /** A table that was played on this device goes on at the server. */
  move(table: MoveMatch): Promise<MatchCreated>;
  summary(match: string): Promise<MatchSummary>;
  claim(match: string, claim: ClaimSeat): Promise<SeatClaimed>;
  /** Opens the seat of somebody who has left, or takes one's own back. */
  reseat(match: string, change: SeatChange): Promise<MatchSummary>;
  /** After the end only. */
  record(match: string): Promise<MatchRecord>;
  /** The tables that gather, in the lobby or one's own. */
  tables(filter?: TableFilter): Promise<Gathering[]>;
  table(id: string): Promise<Gathering>;
  openTable(table: OpenTable): Promise<Gathering>;
  quick(wish: QuickMatch): Promise<Gathering>;
  /** Does something at a table that gathers; how it stands then. */
  atTable(id: string, deed: TableDeed): Promise<Gathering>;
  /** The same people once more; the table at which they gather. */
  again(match: string): Promise<Gathering>;
  companions(): Promise<Companion[]>;
  /** Who one is; null for somebody whom the server does not know. */
  me(): Promise<Me | null>;
  /** Comes in as a guest, or takes another name. */
  enter(name: string): Promise<Me>;
  /** Keeps everything under a name and a password; who has one already says the old password too. */
  keepAs(account: NewCredentials): Promise<Me>;
  signIn(account: Credentials): Promise<Me>;
  passkeys(): Promise<MyPasskeys>;
  /** What a browser is asked to make a key with; for that one says one's password. */
  passkeyOptions(password: string): Promise<object>;
  addPasskey(made: PasskeyMade): Promise<MyPasskeys>;
  removePasskey(id: string): Promise<MyPasskeys>;
  /** What a browser is asked to show a key with. */
  passkeyChallenge(): Promise<object>;
  enterByPasskey(used: PasskeyUsed): Promise<Me>;
  sessions(): Promise<MySession[]>;
  signOut(session: string): Promise<void>;
  myMatches(): Promise<MyMatch[]>;
  /** What came of one's games, newest first. */
  myResults(): Promise<MyResult[]>;
  myRatings(): Promise<Ranking[]>;
  /** The strongest in a game of so many. */
  ranking(game: string, seats: number): Promise<Rank[]>;
  vacation(): Promise<Vacation>;
  /** One's clocks rest from now on, for so many days. */
  goAway(days: number): Promise<Vacation>;
  comeBack(): Promise<Vacation>;
  /** How one is told that one is waited for. */
  ways(): Promise<MyWays>;
  addWay(way: NewWay): Promise<MyWays>;
  removeWay(id: string): Promise<MyWays>;
  /** By what stood in a mail. */
  confirmWay(token: string): Promise<void>;
  stopWay(token: string): Promise<void>;
  /** Seats of a match whose people one does not hear, or has blocked. */
  shunnedAt(match: string): Promise<ShunnedSeat[]>;
  shun(match: string, shun: Shun): Promise<ShunnedSeat[]>;
  shunned(): Promise<Shunned[]>;
  /** Hears somebody again. */
  unshun(person: string): Promise<Shunned[]>;
  report(match: string, report: NewReport): Promise<void>;
  /** For the operator; to anybody else there is nothing. */
  readonly admin: AdminApi;
  /** All that is kept of oneself. */
  exported(): Promise<object>;
  forgetMe(): Promise<void>;
}

/** What the operator sees and does. */
export interface AdminApi {
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

/** `base` is the server's address without a slash at its end; empty for the page's own server. */
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
      throw new ProblemError(unreachable);
    }
    if (!ok) throw new ProblemError((answer as HttpProblem).error ?? unreachable);
    return answer as T;
  }
  const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
  const at = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
  return {
    health: () => call('/api/health'),
    create: (match) => call('/api/matches', match),
    move: (table) => call('/api/matches/moved', table),
    summary: (match) => call(at(match)),
    claim: (match, claim) => call(`${at(match)}/claim`, claim),
    reseat: (match, change) => call(`${at(match)}/seats`, change),
    record: (match) => call(`${at(match)}/record`),
    tables: (filter = {}) => {
      const query = Object.entries(filter).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
      return call(`/api/tables?${query.join('&')}`);
    },
    table: (id) => call(table(id)),
    openTable: (wish) => call('/api/tables', wish),
    quick: (wish) => call('/api/tables/quick', wish),
    atTable: (id, deed) => call(table(id), deed),
    again: (match) => call(`${at(match)}/again`, {}),
    companions: () => call('/api/me/companions'),
    me: async () => (await call<{ me: Me | null }>('/api/me')).me,
    enter: (name) => call('/api/me', { name }),
    keepAs: (account) => call('/api/me/account', account),
    signIn: (account) => call('/api/sessions', account),
    passkeys: () => call('/api/passkeys'),
    passkeyOptions: (password) => call('/api/passkeys/options', { password }),
    addPasskey: (made) => call('/api/passkeys', made),
    removePasskey: (id) => call(`/api/passkeys/${encodeURIComponent(id)}`, undefined, 'DELETE'),
    passkeyChallenge: () => call('/api/sessions/passkey/options', {}),
    enterByPasskey: (used) => call('/api/sessions/passkey', used),
    sessions: () => call('/api/sessions'),
    signOut: (session) => call(`/api/sessions/${encodeURIComponent(session)}`, undefined, 'DELETE'),
    myMatches: () => call('/api/me/matches'),
    myResults: () => call('/api/me/results'),
    myRatings: () => call('/api/me/ratings'),
    ranking: (game, seats) => call(`/api/ratings/${encodeURIComponent(game)}/${seats}`),
    vacation: () => call('/api/me/vacation'),
    goAway: (days) => call('/api/me/vacation', { days }),
    comeBack: () => call('/api/me/vacation', undefined, 'DELETE'),
    ways: () => call('/api/me/ways'),
    addWay: (way) => call('/api/me/ways', way),
    removeWay: (id) => call(`/api/me/ways/${encodeURIComponent(id)}`, undefined, 'DELETE'),
    confirmWay: (token) => call('/api/ways/confirm', { token }),
    stopWay: (token) => call('/api/ways/stop', { token }),
    shunnedAt: (match) => call(`${at(match)}/shuns`),
    shun: (match, shun) => call(`${at(match)}/shuns`, shun),
    shunned: () => call('/api/me/shuns'),
    unshun: (person) => call(`/api/me/shuns/${encodeURIComponent(person)}`, undefined, 'DELETE'),
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
    exported: () => call('/api/me/export'),
    forgetMe: () => call('/api/me', undefined, 'DELETE'),
  };
}
