import { game as moonrakers } from '@orrery/moonrakers';
import { game as moonriser } from '@orrery/moonriser';
import { describe, expect, it } from 'vitest';
import { clockOf, timesOf } from '../src/pages/ClockField.tsx';

describe('time at a table', () => {
  it('is offered for the kinds of question that a game has', () => {
    expect([...timesOf(moonrakers)].sort()).toEqual(['talk', 'turn', 'window']);
    expect(timesOf(moonriser).has('talk')).toBe(false);
  });

  it('limits talks alone, questions alone, both, or nothing', () => {
    expect(clockOf(0, 0)).toBeNull();
    expect(clockOf(0, 60)).toEqual({ talk: 60 });
    expect(clockOf(30, 0)).toEqual({ window: 30, turn: 30 });
    expect(clockOf(30, 120)).toEqual({ window: 30, turn: 30, talk: 120 });
  });
});
