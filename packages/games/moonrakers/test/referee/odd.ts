import type { Json, Rng } from '@orrery/kernel';
import type { Asked, Book } from './book.ts';

/** Answers that are mostly wrong: both sides must judge them alike. */
export function odd(_asked: Asked, _b: Book, _answers: readonly Json[], _rng: Rng): Json[] {
  return [];
}
