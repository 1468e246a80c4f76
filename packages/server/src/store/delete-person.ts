import type { CompiledQuery } from 'kysely';
import { OPEN, PLAIN } from '../ratings/results.ts';
import { chatAuthor, type Writer } from './queries.ts';

/** Tables whose rows with a column `person` are deleted with the person. */
const OF_A_PERSON = [
  ...(['sessions', 'gathering_people', 'vacations', 'notices', 'ways', 'calls', 'ratings', 'rating_changes'] as const),
  'result_people',
  'puzzle_results',
  ...(['shuns', 'bans', 'passkeys', 'challenges'] as const),
  ...(['profiles', 'achievements', 'follows', 'inbox', 'recovery_codes', 'recovery_links'] as const),
] as const;

/**
 * Queries that delete a person and every occurrence of their id, except in lobby tables; to run in this order in one
 * transaction. Texts and display names that other players saw stay. The only rows returned contain the matches whose
 * seats have changed.
 */
export function personRemoval(sql: Writer, person: string): CompiledQuery<unknown>[] {
  // The texts are JSON, in which quotes inside a value are escaped: these can only be the fields themselves.
  const author = `,"by":"${person}"`;
  const owner = `"person":"${person}"`;
  const nobody = '"person":null';
  return [
    // Locks the person's row. A chat message that is being written is visible to the queries below; later ones are
    // written without the id.
    sql.updateTable('people').set({ account: null, password: null }).where('id', '=', person).compile(),
    sql.updateTable('seats').set({ person: null }).where('person', '=', person).returning('match').compile(),
    sql
      .updateTable('seats')
      .set(({ fn, val }) => ({ lent: fn<string>('replace', ['lent', val(owner), val(nobody)]) }))
      .where('lent', 'is not', null)
      .where('lent', 'like', `%${owner}%`)
      .returning('match')
      .compile(),
    sql
      .updateTable('talk')
      .set(({ fn, val }) => ({ said: fn<string>('replace', ['said', val(author), val('')]) }))
      .where(chatAuthor(sql), '=', person)
      .compile(),
    // Rating a pending result would write the id again.
    sql
      .updateTable('results')
      .set(({ fn, val, eb }) => ({
        body: fn<string>('replace', ['body', val(owner), val(nobody)]),
        rated: eb.case().when('rated', '=', OPEN).then(PLAIN).else(eb.ref('rated')).end(),
      }))
      .where('match', 'in', (from) => from.selectFrom('result_people').select('match').where('person', '=', person))
      .compile(),
    // The game is kept, so it still counts towards the quotas of its network and server.
    sql.updateTable('uploads').set({ person: '' }).where('person', '=', person).compile(),
    sql
      .updateTable('reports')
      .set(({ fn, val }) => ({ person: null, line: fn<string>('replace', ['line', val(author), val('')]) }))
      .where('person', '=', person)
      .compile(),
    sql.updateTable('reports').set({ reporter: null }).where('reporter', '=', person).compile(),
    ...OF_A_PERSON.map((name) => sql.deleteFrom(name).where('person', '=', person).compile()),
    ...(['shuns', 'follows', 'inbox'] as const).map((name) =>
      sql.deleteFrom(name).where('other', '=', person).compile(),
    ),
    ...(['low', 'high'] as const).map((side) => sql.deleteFrom('friends').where(side, '=', person).compile()),
    sql.deleteFrom('people').where('id', '=', person).compile(),
  ];
}
