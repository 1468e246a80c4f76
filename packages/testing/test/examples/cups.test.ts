import { describeContract, table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { cups } from './cups.ts';

describeContract({ describe, it, expect }, cups, [{ seats: 2 }, { seats: 4 }], {
  games: 30,
  expected: { reasons: ['no-such-choice'] },
});

describe('a round', () => {
  it('CU-001 shows each seat its own dice only', () => {
    const t = table(cups, { seats: 2 });
    expect(t.view(0).dice).toEqual([t.state.dice[0], [null, null]]);
    expect(t.view(null).dice).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('CU-002 offers to stand or to roll again, once', () => {
    const t = table(cups, { seats: 2 });
    t.expectAsked(0, 'round', 'decide');
    t.expectNotAsked(1);
    expect(t.legal(0)).toEqual(['stand', 'again']);
    expect(t.refused(0, 'cheat').rule).toBe('CU-002');
    const events = t.say(0, 'again');
    expect(events[0]).toMatchObject({ type: 'rolled', data: { seat: 0 }, secret: { dice: t.state.dice[0] } });
    t.expectAsked(1);
  });

  it('CU-003 gives the point to the best sum', () => {
    const t = table(cups, { seats: 2 });
    t.edit((s) => {
      s.dice = [
        [6, 6],
        [1, 2],
      ];
    });
    t.say(0, 'stand');
    t.say(1, 'stand');
    expect(t.state.points).toEqual([1, 0]);
    expect(t.view(1).shown).toEqual([
      [6, 6],
      [1, 2],
    ]);
  });

  it('CU-004 ends when one player is left', () => {
    const t = table(cups, { seats: 2 });
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.state.result).toMatchObject({ winners: [1], reason: 'resignation' });
  });
});
