import type { CompiledQuery } from 'kysely';
import type { Writer } from './queries.ts';

/** All that is kept besides matches: read and written by queries, whichever database there is. */
export interface Book {
  readonly sql: Writer;
  read<R>(query: CompiledQuery<R>): Promise<R[]>;
  /** All or nothing, in this order; what each query returns. A promise that resolves means: it is on the disk. */
  write<R>(...queries: CompiledQuery<R>[]): Promise<R[][]>;
  /** As `write`, if the first query returns anything; else nothing is written, and the answer is false. */
  writeIf(first: CompiledQuery<unknown>, ...queries: CompiledQuery<unknown>[]): Promise<boolean>;
}

/** The book was written with what must not be there twice. */
export class Taken extends Error {
  constructor() {
    super('this is there already');
    this.name = 'Taken';
  }
}
