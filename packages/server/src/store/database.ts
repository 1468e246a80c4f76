import type { CompiledQuery } from 'kysely';
import type { Writer } from './queries.ts';

/** Queries for everything except matches, for either kind of database. */
export interface SqlDatabase {
  readonly sql: Writer;
  read<R>(query: CompiledQuery<R>): Promise<R[]>;
  /** Runs all queries in one transaction, in this order, and returns their rows. Resolves when the data is durable. */
  write<R>(...queries: CompiledQuery<R>[]): Promise<R[][]>;
  /** Like `write` if the first query returns rows; otherwise nothing is written and the result is false. */
  writeIf(first: CompiledQuery<unknown>, ...queries: CompiledQuery<unknown>[]): Promise<boolean>;
}

/** A unique constraint was violated. */
export class UniqueViolation extends Error {
  constructor() {
    super('unique constraint violated');
    this.name = 'Taken';
  }
}
