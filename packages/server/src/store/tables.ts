import type { Generated } from 'kysely';

/** The columns of the store's tables, as `migrations.ts` has made them. */
export interface Tables {
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
    /** Who may watch, as JSON; null for everybody what lies open. */
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
    /** Whose it is while a substitute has it, as JSON. */
    lent: string | null;
    /** 1 where those who watch may look through its eyes. */
    shows: number;
    /** 1 where it was lent at least once. */
    swapped: Generated<number>;
  };
  entries: { match: string; seq: number; entry: string; events: string };
  snapshots: { match: string; seq: number; version: number; state: string };
  /** When to look at a match next, and how its clocks stood after the entry `seq`. */
  due: { match: string; seq: number; at: number | null; state: string };
  vacations: { person: string; starts: number; ends: number };
  /** How somebody wants to be told: `address` is where to, `secret` what is needed for it. */
  ways: {
    id: string;
    person: string;
    kind: 'push' | 'mail' | 'hook';
    address: string;
    secret: string;
    confirmed: number;
    created: number;
  };
  /** Who is called to which table, once for each time: what is called goes out by all ways he has. */
  calls: {
    person: string;
    match: string;
    seq: number;
    kind: string;
    created: number;
    /** 1 when it has been turned into notices. */
    told: Generated<number>;
  };
  /** What goes out by one way, until it is sent or given up; `at` is null then. */
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
  /** What this server has made up once and keeps. */
  settings: { name: string; value: string };
  talk: { match: string; n: number; said: string };
  people: {
    id: string;
    /** As it is shown. */
    name: string;
    /** The name one signs in with, in small letters; null for a guest. */
    account: string | null;
    password: string | null;
    created: number;
    seen: number;
    /** 1 for somebody who sees to order here. */
    operator: Generated<number>;
  };
  /** Whom somebody does not hear, or wants nothing to do with. */
  shuns: { person: string; other: string; kind: 'mute' | 'block'; created: number };
  /** Who is shut out, and until when; for ever where that is null. */
  bans: { person: string; until: number | null; why: string; created: number };
  /** What people have reported; `line` is what was said, as it was kept. */
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
  /** Keys that devices keep for accounts; `key` is the public half. */
  passkeys: {
    id: string;
    person: string;
    key: string;
    counter: number;
    device: string;
    created: number;
    used: number | null;
  };
  /** What a browser was asked to sign, as a hash; `person` is null for somebody who wants to come in. */
  challenges: { challenge: string; person: string | null; until: number };
  sessions: { key: string; id: string; person: string; device: string; created: number; seen: number };
  gatherings: {
    id: string;
    rev: number;
    stage: 'gathering' | 'begun' | 'closed';
    game: string;
    seats: number;
    /** Seats that anybody may take. */
    free: number;
    listed: number;
    /** Whether quick match may seat people there. */
    usual: number;
    pace: 'live' | 'days';
    /** The network it was opened from; empty for tables of older servers. */
    source: string;
    again: string | null;
    body: string;
    created: number;
    seen: number;
  };
  /** Games that were uploaded from a device: when they were last `active`, at which entry. */
  uploads: { match: string; person: string; source: string; bytes: number; seq: number; active: number };
  /** E-mail addresses that were asked for confirmation, as hashes: kept for a day, whoever asked. */
  mail_asked: { id: string; address: string; created: number };
  /** Who sits at a table that gathers or is invited to it. */
  gathering_people: { gathering: string; person: string };
  /** Games that are over. `rated`: 0 not yet, 1 yes, 2 it does not count. */
  results: { match: string; game: string; seats: number; at: number; rated: number; body: string };
  /** Who has played them. */
  result_people: { match: string; person: string };
  /** How strong somebody is in a game of so many; `person` is empty for the game itself, which plays where all win together. */
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
