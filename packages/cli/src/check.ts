import { type Level, think } from '@orrery/bots';
import type { Json, Rules } from '@orrery/kernel';
import { Failure } from './usage-error.ts';

/**
 * Returns a function that checks one game against the contract, and the bot for use of hidden information. It throws a
 * `Failure` on a violation.
 */
export async function contractChecker(
  rules: Rules,
  level: Level,
  iterations?: number,
): Promise<(seats: number, options: Json, seed: string) => void> {
  const { ContractViolation, inspectGame, noPeeking } = await import('@orrery/testing');
  return (seats, options, seed) => {
    const setup = { seats, options: options as { [key: string]: Json }, seed };
    try {
      inspectGame(rules.game, setup);
      noPeeking(
        rules.game,
        (known, s, seat, question, own) => think(known, s, seat, question, { level, seed: own, iterations }),
        setup,
      );
    } catch (error) {
      throw error instanceof ContractViolation ? new Failure(error.message) : error;
    }
  };
}
