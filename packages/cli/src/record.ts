import {
  type Event,
  type Fault,
  fault,
  IllegalAction,
  int,
  json,
  list,
  type MatchRecord,
  openTable,
  type Rules,
  refuse,
  shape,
  type Table,
  text,
} from '@orrery/kernel';

const recordSchema = shape({
  game: text,
  version: int,
  options: json,
  seats: int,
  seed: text,
  entries: list(json),
  snapshot: shape({ version: int, state: json }),
});

const count = (x: unknown): boolean => Number.isSafeInteger(x);
const isText = (x: unknown): boolean => typeof x === 'string';

/** The fields of each kind of entry. */
const entryForms: { readonly [kind: string]: { readonly [field: string]: (x: unknown) => boolean } } = {
  act: { action: (x) => typeof x === 'object' && x !== null },
  undo: { seat: count, to: count, reseed: (x) => x === null || isText(x) },
  withdraw: { seat: count },
  expire: { question: isText },
  resign: { seat: count },
  bot: { seat: count, level: (x) => x === null || isText(x) },
};

/** Where something is no record of a match, or null. */
export function recordFault(value: unknown): Fault | null {
  const wrong = fault(recordSchema, value);
  if (wrong) return wrong;
  const { entries } = value as { entries: unknown[] };
  for (const [at, entry] of entries.entries()) {
    const path = `.entries[${at}]`;
    const fields = entry as { [field: string]: unknown } | null;
    const form =
      entryForms[typeof fields?.kind === 'string' && Object.hasOwn(entryForms, fields.kind) ? fields.kind : ''];
    if (!fields || !form) return { path: `${path}.kind`, expected: `one of ${Object.keys(entryForms).join(', ')}` };
    for (const [name, fits] of Object.entries(form))
      if (!fits(fields[name])) return { path: `${path}.${name}`, expected: 'what that kind of entry holds' };
  }
  return null;
}

/** An entry of a record that the rules refuse. */
export class BadEntry extends Error {
  readonly at: number;
  readonly refusal: IllegalAction;

  constructor(at: number, refusal: IllegalAction) {
    super(`entry ${at}: ${refusal.message}`);
    this.at = at;
    this.refusal = refusal;
  }
}

/** Plays a record again up to some entry; `each` is told what every entry brought about. */
export function replayed(
  rules: Rules,
  record: MatchRecord,
  upTo: number = record.entries.length,
  each: (at: number, events: Event[], table: Table) => void = () => {},
): Table {
  if (record.version !== rules.game.version)
    throw new IllegalAction(refuse('other-version', null, { version: record.version }));
  const begun: Event[] = [];
  const { seats, options, seed } = record;
  const table = openTable(rules, { seats, options, seed }, (event) => begun.push(event));
  each(-1, begun, table);
  for (const [at, entry] of record.entries.slice(0, upTo).entries()) {
    try {
      each(at, table.apply(entry), table);
    } catch (error) {
      throw error instanceof IllegalAction ? new BadEntry(at, error) : error;
    }
  }
  return table;
}
