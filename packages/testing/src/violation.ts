import type { Game, Seat } from '@orrery/kernel';

/** The checks of the contract. Every violation message starts with the name of its check. */
export type Check =
  | 'ends'
  | 'result'
  | 'shape'
  | 'legality'
  | 'prompt'
  | 'refusal'
  | 'messages'
  | 'untouched'
  | 'replay'
  | 'round trip'
  | 'copy'
  | 'conservation'
  | 'secrecy'
  | 'imagined play'
  | 'undo'
  | 'leaving'
  | 'no peeking';

/** Where a violation was found. */
export interface Place {
  game: Game;
  seats: number;
  seed: string;
  /** The number of entries in the record. */
  step: number;
  /** What was tried on a copy of the table. */
  scene?: string;
}

/** A violation of the contract, with everything needed to reproduce it. */
export class ContractViolation extends Error {
  readonly check: Check;
  readonly seed: string;
  readonly step: number;

  constructor(place: Place, check: Check, message: string, cause?: unknown) {
    const { game, seats, seed, step, scene } = place;
    const why = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    super(
      `${game.id}, ${seats} seats, seed "${seed}", step ${step}${scene ? `, ${scene}` : ''}: ${check}: ${message}${why}`,
      { cause },
    );
    this.name = 'ContractViolation';
    this.check = check;
    this.seed = seed;
    this.step = step;
  }
}

/** Runs rules that must not throw. An exception is turned into a violation with its place. */
export function within<T>(place: Place, check: Check, message: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ContractViolation) throw error;
    throw new ContractViolation(place, check, message, error);
  }
}

export const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** The message of a violation without setup and numbers, so that each cause is reported only once. */
export function causeOf(error: unknown): string {
  const text =
    error instanceof ContractViolation
      ? `${error.check} ${error.cause ?? error.message.split(`: ${error.check}: `)[1]}`
      : String(error);
  return text.replace(/\d+/g, '#');
}
