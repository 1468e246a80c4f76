import type { Game } from '@orrery/kernel';
import { describeContract, fixtures } from '@orrery/testing';
import { expect, test } from 'vitest';

/** Runs only the first test of the suite, which is about seats. */
function started(game: Game<any>): void {
  const bodies: (() => void)[] = [];
  const runner = {
    describe: (_name: string, body: () => void) => body(),
    it: (_name: string, body: (context: any) => void) => bodies.push(() => body({})),
    expect,
  };
  describeContract(runner, game, [], { games: 0 });
  bodies[0]?.();
}

test('a game must start with every seat count it claims, with default options', () => {
  const { duel } = fixtures;
  started(duel);
  const choosy: Game<any> = {
    ...duel,
    checkOptions: (_options, seats) => (seats === 3 ? { path: '.mode', expected: 'another' } : null),
  };
  expect(() => started(choosy)).toThrow(/3/);
});
