import type { Generated } from 'kysely';

/** Columns of the tables, as created by `migrations.ts`. */
export interface DatabaseTables {
  matches: {
    id: string;
    game: string;
    version: number;
    options: string;
    seed: string;
    owner: string;
    created: number;
    clock: string;
    hints: number;
    /** Spectator setting as JSON; null for public information. */
    watch: string | null;
  };
  seats: {
    match: string;
    seat: number;
    kind: 'human' | 'bot' | 'open';
    name: string;
    level: string | null;
    token: string | null;
    person: string | null;
    /** The original player as JSON, while the seat is lent. */
    lent: string | null;
    /** 1 if spectators may follow this seat's view. */
    shows: number;
    /** 1 if it was lent at least once. */
    swapped: Generated<number>;
  };
  entries: { match: string; seq: number; entry: string; events: string };
  snapshots: { match: string; seq: number; version: number; state: string };
  /** Time of the next check, and the clocks after entry `seq`. */
  due: { match: string; seq: number; at: number | null; state: string };
  vacations: { person: string; starts: number; ends: number };
  /** Notification channels: `address` is the destination, `secret` its key. */
  ways: {
    id: string;
    person: string;
    kind: 'push' | 'mail' | 'hook';
    address: string;
    secret: string;
    confirmed: number;
    created: number;
  };
  /** Notifications by person and cause; each is sent on all channels of the person. */
  calls: {
    person: string;
    match: string;
    seq: number;
    kind: string;
    created: number;
    /** 1 when it was turned into notices. */
    told: Generated<number>;
  };
  /** Notifications per channel; `at` is null once sent or given up. */
  notices: {
    id: string;
    way: string;
    person: string;
    match: string | null;
    body: string;
    created: number;
    at: number | null;
    tries: number;
    sent: number | null;
    fault: string | null;
  };
  /** Generated values of this server. */
  settings: { name: string; value: string };
  talk: { match: string; n: number; said: string };
  people: {
    id: string;
    /** Display name. */
    name: string;
    /** Sign-in name in lower case; null for a guest. */
    account: string | null;
    password: string | null;
    created: number;
    seen: number;
    /** 1 for an operator. */
    operator: Generated<number>;
  };
  /** Muted and blocked people. */
  shuns: { person: string; other: string; kind: 'mute' | 'block'; created: number };
  /** Bans; `until` is null for a permanent one. */
  bans: { person: string; until: number | null; why: string; created: number };
  /** Reports; `line` is the reported message as stored. */
  reports: {
    id: string;
    match: string;
    seat: number;
    person: string | null;
    name: string;
    reporter: string | null;
    reason: string;
    words: string;
    line: string | null;
    created: number;
    settled: number | null;
  };
  /** Passkeys; `key` is the public key. */
  passkeys: {
    id: string;
    person: string;
    key: string;
    counter: number;
    device: string;
    created: number;
    used: number | null;
  };
  /** Passkey challenges as hashes; `person` is null for a sign-in. */
  challenges: { challenge: string; person: string | null; until: number };
  sessions: { key: string; id: string; person: string; device: string; created: number; seen: number };
  gatherings: {
    id: string;
    rev: number;
    stage: 'gathering' | 'begun' | 'closed';
    /** Deadline for salts, while seats are final and the match has not begun. */
    reveal_by: number | null;
    game: string;
    seats: number;
    /** Number of open seats. */
    free: number;
    listed: number;
    /** Whether quick match may seat people there. */
    usual: number;
    pace: 'live' | 'days';
    /** The network it was created from; empty for tables of older servers. */
    source: string;
    again: string | null;
    body: string;
    created: number;
    seen: number;
  };
  /** Uploaded games: when they were last `active`, and at which entry. */
  uploads: { match: string; person: string; source: string; bytes: number; seq: number; active: number };
  /** Hashes of e-mail addresses that were sent a confirmation, kept for a day. */
  mail_asked: { id: string; address: string; created: number };
  /** People who joined a lobby table or are invited. */
  gathering_people: { gathering: string; person: string };
  /** Finished games. `rated`: 0 not yet, 1 yes, 2 does not count. */
  results: { match: string; game: string; seats: number; at: number; rated: number; body: string };
  /** Players of finished games. */
  result_people: { match: string; person: string };
  /** Ratings by game and seat count; an empty `person` is the game itself, the opponent in cooperative games. */
  ratings: {
    person: string;
    game: string;
    seats: number;
    mu: number;
    sigma: number;
    played: number;
    won: number;
    at: number;
  };
}
