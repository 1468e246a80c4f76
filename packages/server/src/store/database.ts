import type { CompiledQuery } from 'kysely';
import type { Writer } from './queries.ts';

/** Runs queries on SQLite or PostgreSQL. */
export interface SqlDatabase {
  readonly sql: Writer;
  read<R>(query: CompiledQuery<R>): Promise<R[]>;
  /** Runs all queries in one transaction, in this order, and returns their rows. Resolves when the data is durable. */
  write<R>(...queries: CompiledQuery<R>[]): Promise<R[][]>;
  /** Like `write`, but returns whether the first query returned rows; if it did not, writes nothing. */
  writeIf(first: CompiledQuery<unknown>, ...queries: CompiledQuery<unknown>[]): Promise<boolean>;
}

/** Thrown if a write violates a unique constraint. */
export class UniqueViolation extends Error {
  constructor() {
    super('unique constraint violated');
    this.name = 'Taken';
  }
}
