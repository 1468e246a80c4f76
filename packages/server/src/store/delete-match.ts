import type { CompiledQuery } from 'kysely';
import type { Writer } from './queries.ts';

const OF_A_MATCH = [
  ...(['entries', 'snapshots', 'seats', 'talk', 'due', 'result_people', 'calls', 'notices', 'uploads'] as const),
  'rating_changes',
  'results',
] as const;

/** Queries that delete a table with its game, record and chat. */
export const removal = (sql: Writer, id: string): CompiledQuery<unknown>[] => [
  ...OF_A_MATCH.map((name) => sql.deleteFrom(name).where('match', '=', id).compile()),
  sql.deleteFrom('matches').where('id', '=', id).compile(),
  sql.deleteFrom('gathering_people').where('gathering', '=', id).compile(),
  sql.deleteFrom('gatherings').where('id', '=', id).compile(),
];
