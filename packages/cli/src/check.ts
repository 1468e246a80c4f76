import { type Level, think } from '@orrery/bots';
import type { Json, Rules } from '@orrery/kernel';
import { Failure } from './usage-error.ts';

/**
 * Inspects one game against the contract that all games keep, and the bot that plays it for peeking; throws a `Failure`
 * where a promise is broken.
 */
export async function inspected(
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
