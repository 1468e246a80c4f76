import type { Json, Rules } from '@orrery/kernel';
import { Failure } from './misuse.ts';

/** Inspects one random game against the contract that all games keep; throws a `Failure` where it is broken. */
export async function inspected(rules: Rules): Promise<(seats: number, options: Json, seed: string) => void> {
  const { Breach, inspectGame } = await import('@orrery/testing');
  return (seats, options, seed) => {
    try {
      inspectGame(rules.game, { seats, options: options as { [key: string]: Json }, seed });
    } catch (error) {
      throw error instanceof Breach ? new Failure(error.message) : error;
    }
  };
}
