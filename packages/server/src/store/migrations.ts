/**
 * The tables of the embedded store. Migration number n brings a file from n to n + 1; they are never changed, only added.
 * The snapshot stands apart from the match, so that a move rewrites as little as possible.
 */
export const migrations: readonly string[] = [
  `
  create table matches (
    id text primary key,
    game text not null,
    version integer not null,
    options text not null,
    seed text not null,
    owner text not null,
    created integer not null
  ) without rowid;

  create table seats (
    match text not null references matches (id),
    seat integer not null,
    kind text not null check (kind in ('human', 'bot', 'open')),
    name text not null,
    level text,
    token text,
    primary key (match, seat)
  ) without rowid;

  create table entries (
    match text not null references matches (id),
    seq integer not null,
    entry text not null,
    events text not null,
    primary key (match, seq)
  ) without rowid;

  create table snapshots (
    match text primary key references matches (id),
    seq integer not null,
    version integer not null,
    state text not null
  );
  `,
  `
  alter table matches add column clock text not null default 'null';

  create table talk (
    match text not null references matches (id),
    n integer not null,
    said text not null,
    primary key (match, n)
  ) without rowid;
  `,
  // Written to now and then, to see whether anything can be.
  `
  create table probe (
    id integer primary key check (id = 1),
    filler blob not null
  );
  `,
  // Tables may give no hints.
  `
  alter table matches add column hints integer not null default 1;
  `,
];
