/** Differences between the two SQL dialects. */
export interface Dialect {
  /** Column type for milliseconds since 1970. */
  time: string;
  bytes: string;
  /** Suffix for a table that is only looked up by its key. */
  keyed: string;
  /** Expression for a text field of a JSON column; null if it is missing or null. */
  field(column: string, name: string): string;
}

export const sqliteDialect: Dialect = {
  time: 'integer',
  bytes: 'blob',
  keyed: 'without rowid',
  field: (column, name) => `json_extract(${column}, '$.${name}')`,
};
export const postgresDialect: Dialect = {
  time: 'bigint',
  bytes: 'bytea',
  keyed: '',
  // Quotes inside a value are escaped, so this can only be the field itself. Unlike `jsonb`, it accepts every text.
  field: (column, name) => `substring(${column} from '"${name}":"([^"]*)"')`,
};

/**
 * The schema. Migration n upgrades from version n to n + 1; migrations are only ever added. The snapshot is in a
 * separate table, so that a move rewrites as little as possible.
 */
export const migrations: readonly ((words: Dialect) => string)[] = [
  ({ time, keyed }) => `
  create table matches (
    id text primary key,
    game text not null,
    version integer not null,
    options text not null,
    seed text not null,
    owner text not null,
    created ${time} not null
  ) ${keyed};

  create table seats (
    match text not null references matches (id),
    seat integer not null,
    kind text not null check (kind in ('human', 'bot', 'open')),
    name text not null,
    level text,
    token text,
    primary key (match, seat)
  ) ${keyed};

  create table entries (
    match text not null references matches (id),
    seq integer not null,
    entry text not null,
    events text not null,
    primary key (match, seq)
  ) ${keyed};

  create table snapshots (
    match text primary key references matches (id),
    seq integer not null,
    version integer not null,
    state text not null
  );
  `,
  ({ keyed }) => `
  alter table matches add column clock text not null default 'null';

  create table talk (
    match text not null references matches (id),
    n integer not null,
    said text not null,
    primary key (match, n)
  ) ${keyed};
  `,
  // Written by the health check.
  ({ bytes }) => `
  create table probe (
    id integer primary key check (id = 1),
    filler ${bytes} not null
  );
  `,
  // Hints can be turned off per table.
  () => `
  alter table matches add column hints integer not null default 1;
  `,
  // Leases, such as which node leads a match.
  ({ time, keyed }) => `
  create table leases (
    name text primary key,
    holder text not null,
    until ${time} not null
  ) ${keyed};
  `,
  // People and sessions. Guests have no account. A seat can belong to a person on any device.
  ({ time, keyed }) => `
  create table people (
    id text primary key,
    name text not null,
    account text unique,
    password text,
    created ${time} not null,
    seen ${time} not null
  ) ${keyed};

  create table sessions (
    key text primary key,
    id text not null unique,
    person text not null references people (id),
    device text not null,
    created ${time} not null,
    seen ${time} not null
  ) ${keyed};
  create index sessions_of on sessions (person);

  alter table seats add column person text references people (id);
  create index seats_of on seats (person);
  `,
  // Lobby tables. `rev` is for optimistic locking; `body` holds the whole table as JSON. `again` is the match that the
  // table is a rematch of, or the quick match key; `seen` is the time of the last visit.
  ({ time, keyed }) => `
  create table gatherings (
    id text primary key,
    rev integer not null,
    stage text not null check (stage in ('gathering', 'begun', 'closed')),
    game text not null,
    seats integer not null,
    free integer not null,
    listed integer not null,
    usual integer not null,
    pace text not null,
    again text unique,
    body text not null,
    created ${time} not null,
    seen ${time} not null
  ) ${keyed};
  create index gatherings_open on gatherings (stage, listed, seen);

  create table gathering_people (
    gathering text not null references gatherings (id),
    person text not null references people (id),
    primary key (gathering, person)
  ) ${keyed};
  create index gatherings_of on gathering_people (person);
  `,
  // Schedule, clocks and notifications.
  ({ time, keyed }) => `
  create table due (
    match text primary key references matches (id),
    seq integer not null,
    at ${time},
    state text not null
  );
  create index due_at on due (at);

  create table vacations (
    person text not null references people (id),
    starts ${time} not null,
    ends ${time} not null,
    primary key (person, starts)
  ) ${keyed};

  create table ways (
    id text primary key,
    person text not null references people (id),
    kind text not null check (kind in ('push', 'mail', 'hook')),
    address text not null,
    secret text not null,
    confirmed integer not null,
    created ${time} not null,
    unique (person, kind, address)
  ) ${keyed};

  create table calls (
    person text not null,
    match text not null,
    seq integer not null,
    kind text not null,
    created ${time} not null,
    told integer not null default 0,
    primary key (person, match, seq, kind)
  ) ${keyed};
  create index calls_told on calls (told, created);

  create table notices (
    id text primary key,
    way text not null,
    person text not null,
    match text,
    body text not null,
    created ${time} not null,
    at ${time},
    tries integer not null,
    sent ${time},
    fault text
  ) ${keyed};
  create index notices_at on notices (at);

  create table settings (
    name text primary key,
    value text not null
  ) ${keyed};
  `,
  // Results and ratings.
  ({ time, keyed }) => `
  create table results (
    match text primary key references matches (id),
    game text not null,
    seats integer not null,
    at ${time} not null,
    rated integer not null,
    body text not null
  ) ${keyed};
  create index results_unrated on results (rated, at);

  create table result_people (
    match text not null references results (match),
    person text not null,
    primary key (match, person)
  ) ${keyed};
  create index results_of on result_people (person);

  create table ratings (
    person text not null,
    game text not null,
    seats integer not null,
    mu double precision not null,
    sigma double precision not null,
    played integer not null,
    won integer not null,
    at ${time} not null,
    primary key (person, game, seats)
  ) ${keyed};
  create index ratings_of on ratings (game, seats);
  `,
  // A seat can be lent to a substitute.
  () => `
  alter table seats add column lent text;
  `,
  // Blocks, reports and bans.
  ({ time, keyed }) => `
  alter table people add column operator integer not null default 0;

  create table shuns (
    person text not null references people (id),
    other text not null references people (id),
    kind text not null check (kind in ('mute', 'block')),
    created ${time} not null,
    primary key (person, other)
  ) ${keyed};
  create index shunned_by on shuns (other);

  create table bans (
    person text primary key references people (id),
    until ${time},
    why text not null,
    created ${time} not null
  ) ${keyed};

  create table reports (
    id text primary key,
    match text not null,
    seat integer not null,
    person text,
    name text not null,
    reporter text,
    reason text not null,
    words text not null,
    line text,
    created ${time} not null,
    settled ${time}
  ) ${keyed};
  create index reports_open on reports (settled, created);
  create index reports_of on reports (person);
  `,
  // Spectator settings.
  () => `
  alter table matches add column watch text;
  alter table seats add column shows integer not null default 0;
  `,
  // Passkeys and their challenges.
  ({ time, keyed }) => `
  create table passkeys (
    id text primary key,
    person text not null references people (id),
    key text not null,
    counter ${time} not null,
    device text not null,
    created ${time} not null,
    used ${time}
  ) ${keyed};
  create index passkeys_of on passkeys (person);

  create table challenges (
    challenge text primary key,
    person text,
    until ${time} not null
  ) ${keyed};
  `,
  // A game in which a seat was lent is not rated, even after its player is back.
  () => `
  alter table seats add column swapped integer not null default 0;
  update seats set swapped = 1 where lent is not null;
  `,
  // The network of a table, so that no network can fill the lobby; uploaded games and their sizes; hashes of e-mail
  // addresses to which a confirmation was sent.
  ({ time, keyed }) => `
  alter table gatherings add column source text not null default '';

  create table uploads (
    match text primary key,
    person text not null,
    source text not null,
    bytes integer not null,
    seq integer not null,
    active ${time} not null
  ) ${keyed};
  create index uploads_of_person on uploads (person);
  create index uploads_of_source on uploads (source);

  create table mail_asked (
    id text primary key,
    address text not null,
    created ${time} not null
  ) ${keyed};
  create index mail_asked_of on mail_asked (address, created);
  `,
  // Deadline for salts, so that any node can start the table.
  ({ time }) => `
  alter table gatherings add column reveal_by ${time};
  create index gatherings_revealing on gatherings (reveal_by) where reveal_by is not null;
  `,
  // Finds what a person wrote and lent, to export and delete it. Older versions left these ids when they deleted a
  // person.
  ({ field }) => {
    const [author, reported, lender] = [field('said', 'by'), field('line', 'by'), field('lent', 'person')];
    const isGone = (id: string) => `${id} is not null and ${id} not in (select id from people)`;
    return `
  create index talk_by on talk ((${author}));
  create index seats_lent on seats (match) where lent is not null;
  update talk set said = replace(said, ',"by":"' || ${author} || '"', '') where ${isGone(author)};
  update reports set line = replace(line, ',"by":"' || ${reported} || '"', '') where ${isGone(reported)};
  update seats set lent = replace(lent, '"person":"' || ${lender} || '"', '"person":null') where ${isGone(lender)};
  `;
  },
  // Rated games are announced as such; older games without hints were rated. Rating changes of each game.
  ({ time, keyed }) => `
  alter table matches add column rated integer not null default 0;
  update matches set rated = 1 where hints = 0;

  create table rating_changes (
    match text not null,
    person text not null,
    game text not null,
    seats integer not null,
    at ${time} not null,
    mu_before double precision not null,
    sigma_before double precision not null,
    mu double precision not null,
    sigma double precision not null,
    played integer not null,
    primary key (match, person)
  ) ${keyed};
  create index rating_changes_of on rating_changes (person, game, seats, at);
  `,
  // Profiles, achievements, friends, the notification center, and account recovery.
  ({ time, keyed }) => `
  create table profiles (
    person text primary key references people (id),
    hue integer not null,
    planet text not null,
    bio text not null,
    history text not null,
    presence text not null,
    contact text not null
  ) ${keyed};

  create table achievements (
    person text not null references people (id),
    game text not null,
    id text not null,
    match text not null,
    at ${time} not null,
    primary key (person, game, id)
  ) ${keyed};

  create table friends (
    low text not null references people (id),
    high text not null references people (id),
    asker text not null,
    state text not null check (state in ('asked', 'friends', 'declined')),
    created ${time} not null,
    primary key (low, high)
  ) ${keyed};
  create index friends_of on friends (high);

  create table follows (
    person text not null references people (id),
    other text not null references people (id),
    created ${time} not null,
    primary key (person, other)
  ) ${keyed};
  create index followed_by on follows (other);

  create table inbox (
    person text not null references people (id),
    kind text not null,
    subject text not null,
    other text,
    created ${time} not null,
    seen ${time},
    primary key (person, kind, subject)
  ) ${keyed};
  create index inbox_of on inbox (person, created);
  create index inbox_about on inbox (other) where other is not null;

  create table recovery_codes (
    code text primary key,
    person text not null references people (id),
    created ${time} not null
  ) ${keyed};
  create index recovery_codes_of on recovery_codes (person);

  create table recovery_links (
    token text primary key,
    person text not null references people (id),
    until ${time} not null
  ) ${keyed};
  create index recovery_links_of on recovery_links (person);

  alter table ways add column recovers integer not null default 0;
  `,
  // Results of puzzles, to continue on another device.
  ({ time, keyed }) => `
  create table puzzle_results (
    person text not null,
    puzzle text not null,
    game text not null,
    first integer not null,
    solved integer not null,
    at ${time} not null,
    primary key (person, puzzle)
  ) ${keyed};
  `,
  // Withdrawn friend requests are kept; recovery links belong to an e-mail channel. Links sent before stop working.
  () => `
  alter table friends add column withdrawn integer not null default 0;
  alter table recovery_links add column way text not null default '';
  `,
];
