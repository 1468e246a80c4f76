import type { CompiledQuery } from 'kysely';
import type { Writer } from './queries.ts';

/** Runs queries for everything except matches, on either kind of database. */
export interface SqlDatabase {
  readonly sql: Writer;
  read<R>(query: CompiledQuery<R>): Promise<R[]>;
  /** Runs all queries in one transaction, in this order, and returns their rows. Resolves when the data is durable. */
  write<R>(...queries: CompiledQuery<R>[]): Promise<R[][]>;
  /** Like `write`, if the first query returns rows; otherwise writes nothing and returns false. */
  writeIf(first: CompiledQuery<unknown>, ...queries: CompiledQuery<unknown>[]): Promise<boolean>;
}

/** Thrown if a write violates a unique constraint. */
export class UniqueViolation extends Error {
  constructor() {
    super('unique constraint violated');
    this.name = 'Taken';
  }
}
