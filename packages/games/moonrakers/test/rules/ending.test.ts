import { describe, expect, it } from 'vitest';
import { netWorth } from '../../src/rules/worth.ts';
import { captain, claim, finish, type Scene, type Setting, type Side, scene } from '../scene.ts';

/** The claims at the end of seat 0's turn. */
function claimsOf(sides: readonly Side[], setting: Setting = {}): Scene {
  const t = scene({
    row: ['EX07'],
    ...setting,
    captains: sides.map((side, seat) => ({ hand: [], objectives: [['O22', 'O14', 'O16'][seat] as string], ...side })),
  });
  t.say(0, 'solo:EX07', 'choose');
  t.edit((s) => {
    if (s.mission?.pilots[0]) s.mission.pilots[0].dice = [];
  });
  finish(t);
  t.say(0, 'done', 'buy');
  return t;
}
const close = (t: Scene) => {
  t.state.captains.forEach((_own, seat) => {
    claim(t, seat);
  });
};

describe('the end of the game', () => {
  it('MK-246 MK-247 D113 a captain with ten prestige at the end of a turn wins after the claims, even if later seats have not led', () => {
    const t = claimsOf([{ prestige: 10 }, {}, {}]);
    expect([t.state.starter, t.state.leader]).toEqual([0, 0]);
    expect(t.state.result).toBeNull();
    close(t);
    expect(t.state.result).toMatchObject({ winners: [0], reason: 'prestige', scores: [10, 0, 0] });
    const u = claimsOf([{ prestige: 9 }, {}, {}]);
    close(u);
    expect(u.state.result).toBeNull();
  });

  it('MK-247 a captain who drops below the target before the check does not win', () => {
    const t = scene({ row: ['EX02'], captains: [{ hand: [], prestige: 9, objectives: ['O22'] }] });
    t.say(0, 'solo:EX02', 'choose');
    t.edit((s) => {
      s.mission?.filled.fill(9);
      if (s.mission?.pilots[0]) s.mission.pilots[0].dice = [1];
    });
    finish(t);
    t.say(0, 'done', 'buy');
    for (const seat of [0, 1, 2]) claim(t, seat);
    expect([captain(t).prestige, t.state.result]).toEqual([9, null]);
  });

  it('MK-247 MK-396 an objective may give the last prestige needed to win', () => {
    const t = claimsOf([{ prestige: 9, credits: 12, objectives: ['O15'] }, {}, {}]);
    claim(t, 0, 'O15');
    for (const seat of [1, 2]) claim(t, seat);
    expect(t.state.result).toMatchObject({ winners: [0] });
  });

  it('MK-252 another captain may win at the end of the leader’s turn', () => {
    const t = claimsOf([{}, {}, { prestige: 11 }]);
    close(t);
    expect(t.state.result).toMatchObject({ winners: [2] });
  });

  it('MK-029 the target is fifteen by house rule', () => {
    const t = claimsOf([{ prestige: 14 }, {}, {}], { options: { length: 'long' } });
    close(t);
    expect(t.state.result).toBeNull();
    const u = claimsOf([{ prestige: 15 }, {}, {}], { options: { length: 'long' } });
    close(u);
    expect(u.state.result).toMatchObject({ winners: [0] });
  });

  it('MK-248 D12 among several captains at the target the highest net worth wins, even over more prestige', () => {
    const t = claimsOf([
      { prestige: 12, credits: 3 },
      { prestige: 10, credits: 4 },
      { prestige: 9, credits: 40 },
    ]);
    close(t);
    expect(t.state.result).toMatchObject({ winners: [1], places: [2, 1, 3] });
  });

  it('MK-249 equal net worth is decided by prestige, then by turn order from the leader', () => {
    const t = claimsOf([{ prestige: 10, credits: 3 }, { prestige: 11, credits: 3 }, {}]);
    close(t);
    expect(t.state.result).toMatchObject({ winners: [1] });
    const u = claimsOf([{ prestige: 1 }, { prestige: 10, credits: 3 }, { prestige: 10, credits: 3 }]);
    close(u);
    expect(u.state.result).toMatchObject({ winners: [1] });
  });

  it('MK-250 MK-251 MK-173 net worth is credits plus the printed prices of parts and crew, in any zone', () => {
    const t = scene({
      options: { overload: true, nomad: true, binding: true },
      policy: 'L03',
      captains: [
        {
          credits: 3,
          parts: ['KO5', 'PR01'],
          hand: ['C04', 'r+'],
          deck: ['C01', 'd+'],
          discard: ['C02'],
          play: { C21: 2 },
          io: { KO5: 0 },
          reputation: [0, 5, 5],
        },
      ],
    });
    expect(netWorth(t.state, 0)).toBe(3 + 5 + 4 + 2 + 3 + 3);
    expect(t.view(1).captains[0].netWorth).toBe(20);
  });
});
