import { type Level, think } from '@orrery/bots';
import { newTable, rulesOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';

const rules = rulesOf(game);

/** The winner of a game between two bot levels. */
function winner(seed: string, levels: readonly [Level, Level]): { side: number; reason: string } {
  const table = newTable(rules, { seats: 2, options: {}, seed });
  for (;;) {
    const { result, sideOf } = table.state as State;
    if (result) return { side: sideOf[result.winners[0] as number] as number, reason: result.reason };
    const { seat, question } = rules.waiting(table.state)[0] as { seat: number; question: string };
    const level = levels[sideOf[seat] as number] as Level;
    const action = think(rules, table.state as State, seat, question, { level, seed, iterations: 2 });
    if (action) table.act(action);
  }
}

describe('levels', () => {
  it('hard lands on the Moon if no side loses early', () => {
    expect(winner('moon', ['hard', 'hard']).reason).toBe('moon');
  });
});
