// A PostgreSQL store for boardgame.io, which comes without one. Each change is one statement and therefore one commit,
// synced to disk with PostgreSQL's default settings, as ours are. boardgame.io shows a move before it saves it.
import { createRequire } from 'node:module';

const from = createRequire(import.meta.url);
const { Async } = from('boardgame.io/internal');
const { Pool } = from('pg');

const TABLES = `
  create table if not exists bgio_matches (id text primary key, initial text, state text, metadata text);
  create table if not exists bgio_log (match text, entry text);
  create index if not exists bgio_log_match on bgio_log (match)`;

/** Statements have names, so that PostgreSQL plans each of them once per connection. */
const statement = (name, text) => ({ name, text });
const CREATE = statement('create', 'insert into bgio_matches (id, initial, state, metadata) values ($1, $2, $2, $3)');
const SAVE = statement('save', 'update bgio_matches set state = $2 where id = $1');
const SAVE_LOG = statement(
  'save-log',
  'with saved as (update bgio_matches set state = $2 where id = $1) insert into bgio_log (match, entry) values ($1, $3)',
);
const SAVE_METADATA = statement('save-metadata', 'update bgio_matches set metadata = $2 where id = $1');
const FIND = {
  state: statement('state', 'select state as found from bgio_matches where id = $1'),
  metadata: statement('metadata', 'select metadata as found from bgio_matches where id = $1'),
  initialState: statement('initial', 'select initial as found from bgio_matches where id = $1'),
  log: statement('log', 'select entry as found from bgio_log where match = $1'),
};

export class PostgresStore extends Async {
  #pool;

  constructor(connectionString) {
    super();
    this.#pool = new Pool({ connectionString });
  }

  #run(prepared, ...values) {
    return this.#pool.query({ ...prepared, values });
  }

  async connect() {
    await this.#pool.query(TABLES);
  }

  async createMatch(id, { initialState, metadata }) {
    await this.#run(CREATE, id, JSON.stringify(initialState), JSON.stringify(metadata));
  }

  async setState(id, state, log) {
    const text = JSON.stringify(state);
    if (log?.length > 0) await this.#run(SAVE_LOG, id, text, JSON.stringify(log));
    else await this.#run(SAVE, id, text);
  }

  async setMetadata(id, metadata) {
    await this.#run(SAVE_METADATA, id, JSON.stringify(metadata));
  }

  async fetch(id, wanted) {
    const found = {};
    for (const part of Object.keys(FIND).filter((name) => wanted[name])) {
      const { rows } = await this.#run(FIND[part], id);
      if (part === 'log') found.log = rows.flatMap((row) => JSON.parse(row.found));
      else if (rows[0]?.found) found[part] = JSON.parse(rows[0].found);
    }
    return found;
  }

  async wipe(id) {
    await this.#pool.query('delete from bgio_matches where id = $1', [id]);
    await this.#pool.query('delete from bgio_log where match = $1', [id]);
  }

  async listMatches() {
    const { rows } = await this.#pool.query('select id from bgio_matches');
    return rows.map(({ id }) => id);
  }
}
