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
  };
  seats: {
    match: string;
    seat: number;
    kind: 'human' | 'bot' | 'open';
    name: string;
    level: string | null;
    token: string | null;
    person: string | null;
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
  };
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
    /** Whether its options are the game's usual ones, without a clock. */
    usual: number;
    pace: 'live' | 'days';
    again: string | null;
    body: string;
    created: number;
    seen: number;
  };
  /** Who sits at a table that gathers or is invited to it. */
  gathering_people: { gathering: string; person: string };
}
