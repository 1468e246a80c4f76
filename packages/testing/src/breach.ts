import type { Game, Seat } from '@orrery/kernel';

/** The checks of the contract; the name stands at the head of every breach. */
export type Check =
  | 'ends'
  | 'result'
  | 'shape'
  | 'legality'
  | 'prompt'
  | 'refusal'
  | 'words'
  | 'untouched'
  | 'replay'
  | 'round trip'
  | 'copy'
  | 'conservation'
  | 'secrecy'
  | 'imagined play'
  | 'undo'
  | 'no peeking';

/** Where in which game something was found. */
export interface Place {
  game: Game;
  seats: number;
  seed: string;
  /** How many entries the table's record had. */
  step: number;
}

/** A promise of the contract that a game does not keep, with all that is needed to see it again. */
export class Breach extends Error {
  readonly check: Check;
  readonly seed: string;
  readonly step: number;

  constructor(place: Place, check: Check, message: string, cause?: unknown) {
    const { game, seats, seed, step } = place;
    const why = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    super(`${game.id}, ${seats} seats, seed "${seed}", step ${step}: ${check}: ${message}${why}`, { cause });
    this.name = 'Breach';
    this.check = check;
    this.seed = seed;
    this.step = step;
  }
}

/** Runs rules that must not throw; whatever they throw is a breach with its place. */
export function within<T>(place: Place, check: Check, message: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Breach) throw error;
    throw new Breach(place, check, message, error);
  }
}

export const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);
