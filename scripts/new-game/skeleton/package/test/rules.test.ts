import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';

const sit = (seed = 'a') => table(game, { seats: 2, options: { length: 'short' }, seed });

/** A table whose first roll is, or is not, a one. */
function rolled(one: boolean) {
  for (let i = 0; ; i++) {
    const t = sit(`seed ${i}`);
    if ((t.events[0]?.data.die === 1) === one) return t;
  }
}

describe('a turn', () => {
  it('XX-001: starts with a roll that counts for the turn', () => {
    const t = rolled(false);
    expect(t.events[0]).toMatchObject({ type: 'rolled', data: { seat: 0 } });
    expect(t.state.gain).toBe(t.state.die);
  });

  it('XX-002: offers to roll again or to keep, and nothing else', () => {
    const t = rolled(false);
    expect(t.legal(0)).toEqual(['roll', 'keep']);
    expect(t.refused(0, 'cheat')).toMatchObject({ reason: 'no-such-choice', rule: 'XX-002' });
    const { gain } = t.state;
    t.say(0, 'keep');
    expect(t.state.points[0]).toBe(gain);
  });

  it('XX-003: scores nothing after a one', () => {
    const t = rolled(true);
    expect(t.state.points[0]).toBe(0);
    expect(t.state.turn).toBe(1);
  });
});

describe('the end', () => {
  it('XX-004: comes when the goal of the chosen length is reached', () => {
    const t = rolled(false);
    t.edit((s) => {
      s.points[0] = 19;
    });
    t.say(0, 'keep');
    expect(t.state.result).toMatchObject({ winners: [0], reason: 'goal' });
    expect(table(game, { seats: 2, options: { length: 'long' } }).state.goal).toBe(50);
  });

  it('XX-005: ranks by points, players who resigned last', () => {
    const t = rolled(false);
    t.edit((s) => {
      s.points = [19, 3];
    });
    t.say(0, 'keep');
    expect(t.state.result?.places).toEqual([1, 2]);
    const other = sit();
    other.table.apply({ kind: 'resign', seat: 0 });
    expect(other.state.result).toMatchObject({ winners: [1], reason: 'resignation' });
  });
});
