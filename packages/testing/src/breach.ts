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
  | 'leaving'
  | 'no peeking';

/** Where in which game something was found. */
export interface Place {
  game: Game;
  seats: number;
  seed: string;
  /** How many entries the table's record had. */
  step: number;
  /** What was tried there on a copy of the table. */
  scene?: string;
}

/** A promise of the contract that a game does not keep, with all that is needed to see it again. */
export class Breach extends Error {
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

/** What a breach says whatever the setup and the numbers it was found with, so that one cause is told once. */
export function causeOf(error: unknown): string {
  const said =
    error instanceof Breach
      ? `${error.check} ${error.cause ?? error.message.split(`: ${error.check}: `)[1]}`
      : String(error);
  return said.replace(/\d+/g, '#');
}
