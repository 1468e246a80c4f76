import { describe, expect, it } from 'vitest';
import type { Program } from '../../src/state.ts';
import {
  answerUntil,
  buildStrongRocket,
  CCCP,
  engineering,
  launches,
  layManeuver,
  nextRound,
  own,
  passEngineers,
  politics,
  rigDice,
  type Scene,
  type Setting,
  setTokens,
  slotAt,
  USA,
} from '../scene.ts';

const CREW = { B2: 'astronaut', B3: 'astronaut' } as const;
/** Paths that a strong rocket with many tests passes. */
const MOON: Setting = {
  moonOpen: true,
  usa: { payload: CREW, path: ['R3-10', 'R3-11', 'R3-12'] },
  cccp: { payload: CREW, path: ['R3-01', 'R3-04', 'R3-07'] },
};
/** Both sides launch the Moon landing; only those in `landing` have a rocket that succeeds. */
function toTheMoon(landing: readonly number[], setting: Setting = {}, first = CCCP): Scene {
  const usa = { ...MOON.usa, ...setting.usa };
  const cccp = { ...MOON.cccp, ...setting.cccp };
  const t = engineering({ ...MOON, ...setting, usa, cccp, first }, 'MOON', 'MOON');
  t.edit((s) => {
    for (const side of landing) {
      const program = s.programs[side] as Program;
      buildStrongRocket(program);
      program.pathTests = [20, 20, 20];
    }
  });
  passEngineers(t);
  return t;
}
const result = (t: Scene) => t.state.result;

describe('the Moon', () => {
  it('MS-002 a landing wins', () => {
    const t = toTheMoon([USA]);
    expect(result(t)).toMatchObject({ winners: [0], places: [1, 2], reason: 'moon' });
  });
  it.each([
    [{ usa: { popularity: 9 }, cccp: { popularity: 8 } }, [0]],
    [{ usa: { popularity: 7 }, cccp: { popularity: 8 } }, [1]],
  ])('MS-003 if both land in the same round, more popularity wins', (setting, winners) => {
    const t = toTheMoon([USA, CCCP], setting);
    expect(t.state.flights.map(({ outcome }) => outcome)).toEqual(['success', 'success']);
    expect(result(t)).toMatchObject({ winners, reason: 'moon' });
  });
  it.each([
    [USA, [0]],
    [CCCP, [1]],
  ])('MS-004 on equal popularity, the side that decided first wins: side %i', (first, winners) => {
    expect(result(toTheMoon([USA, CCCP], {}, first))).toMatchObject({ winners, reason: 'moon' });
  });
});

describe('popularity and budget', () => {
  it('MS-005 popularity 0 ends the game; the side with more wins', () => {
    const { t } = launches({ usa: { popularity: 1 } }, null, null);
    expect(result(t)).toMatchObject({ winners: [1], reason: 'popularity', scores: [0, 9] });
  });
  it.each([
    [15, null],
    [16, [0]],
  ])('MS-006 a budget gap of %i has winners %j', (gap, winners) => {
    // USA gains 2 budget from a card; before that the gap is 2 smaller.
    const t = politics({ first: USA, usa: { budget: 30 }, cccp: { budget: 30 - gap + 2 } });
    t.edit((s) => {
      layManeuver(s, USA, 0, 1);
      setTokens(slotAt(s, USA, 0), USA, 1);
    });
    answerUntil(t, (s) => s.stack.at(-1)?.step === 'fate' && s.stack.at(-1)?.vars.side === USA);
    t.say(0, 'evaluate');
    expect(own(t, USA).budget - own(t, CCCP).budget).toBe(winners ? gap : gap - 2);
    expect(result(t)?.winners ?? null).toEqual(winners);
    if (winners) expect(result(t)?.reason).toBe('budget');
  });
  it('MS-007 outside phase 3 the end is tested after every change', () => {
    // Television special on level 3 gives 2 popularity, then takes 2 from the opponent, which ends the game.
    const t = politics({ first: USA, cccp: { popularity: 3 } });
    t.edit((s) => {
      layManeuver(s, USA, 0, 4, 3);
      setTokens(slotAt(s, USA, 0), USA, 1);
    });
    const stays = own(t, CCCP).budget;
    answerUntil(t, (s) => s.result !== null);
    expect(result(t)).toMatchObject({ winners: [0], reason: 'popularity' });
    // CCCP's slots were not resolved.
    expect(own(t, CCCP).budget).toBe(stays - 3);
    expect(own(t, USA).popularity).toBe(11);
  });
  it('MS-008 inside phase 3 it is tested once, after both launches', () => {
    const missions = { 'M0-1': ['R0-01'] };
    const setting = { missions, usa: { payload: { B2: 'satellite' } }, cccp: { popularity: 1 } } as const;
    const { t } = launches(setting, 'M0-1', null, [8]);
    // CCCP fell to 0 first; USA still flew.
    expect(t.state.flights.map(({ outcome }) => outcome)).toEqual(['abort', 'success']);
    expect(result(t)).toMatchObject({ winners: [0], reason: 'popularity' });
  });
  it('MS-009 the Moon comes before popularity, and popularity before budget', () => {
    const moon = toTheMoon([USA], { usa: { popularity: 1 }, cccp: { popularity: 3, budget: 90 } });
    expect(own(moon, CCCP).popularity).toBe(0);
    expect(result(moon)).toMatchObject({ winners: [0], reason: 'moon' });
    const { t } = launches({ usa: { popularity: 1, budget: 90 } }, null, null);
    expect(result(t)).toMatchObject({ winners: [1], reason: 'popularity' });
  });
  it('MS-010 if both sides are at 0, the side less far below 0 wins', () => {
    const missions = { 'M0-1': ['R0-04'] };
    const setting = {
      missions,
      usa: { payload: { B2: 'satellite' }, popularity: 1 },
      cccp: { popularity: 1 },
    } as const;
    const { t } = launches(setting, 'M0-1', null, [1]);
    expect(t.state.programs.map(({ popularity }) => popularity)).toEqual([0, 0]);
    // Without the limit, USA would be at -1 and CCCP at 0.
    expect(result(t)).toMatchObject({ winners: [1], reason: 'popularity' });
  });
  it.each([
    [31, 30, [0]],
    [30, 31, [1]],
  ])('MS-011 if popularity is still equal, the larger budget wins: USA %i, CCCP %i', (usa, cccp, winners) => {
    const { t } = launches({ usa: { popularity: 1, budget: usa }, cccp: { popularity: 1, budget: cccp } }, null, null);
    expect(result(t)).toMatchObject({ winners, reason: 'popularity' });
  });
  it.each([
    [CCCP, [0]],
    [USA, [1]],
  ])(
    'MS-012 if budgets are equal too, the side without the First Player marker wins; side %i has it',
    (first, winners) => {
      const { t } = launches({ first, usa: { popularity: 1 }, cccp: { popularity: 1 } }, null, null);
      expect(result(t)).toMatchObject({ winners });
    },
  );
  it('MS-027 popularity stays between 0 and 12', () => {
    const missions = { 'M0-1': ['R0-01'] };
    const { t } = launches({ missions, usa: { payload: { B2: 'satellite' }, popularity: 12 } }, 'M0-1', null, [8]);
    expect(own(t, USA).popularity).toBe(12);
    const low = launches({ usa: { popularity: 2 } }, 'M0-1', null);
    expect(own(low.t, USA).popularity).toBe(0);
    expect(own(low.t, USA).sunk).toBe(1);
  });
  it('MS-028 the budget can be any whole number, including negative ones', () => {
    const t = engineering({ usa: { budget: 1 }, cccp: { budget: 1 } });
    nextRound(t);
    expect([own(t, USA).budget, own(t, CCCP).budget]).toEqual([-1, -1]);
    expect(t.state.result).toBeNull();
  });
});

describe('the last round', () => {
  const capped = (setting: Setting) => {
    const t = engineering({ round: 30, first: USA, ...setting });
    answerUntil(t, (s) => s.result !== null);
    expect(t.state.round).toBe(30);
    return result(t);
  };
  it('MS-013 the higher popularity wins after round 30', () => {
    expect(capped({ usa: { popularity: 9 }, cccp: { popularity: 8 } })).toMatchObject({ winners: [0], reason: 'cap' });
  });
  it('MS-013 the larger budget wins after round 30 if popularity is equal', () => {
    expect(capped({ usa: { budget: 20 }, cccp: { budget: 21 } })).toMatchObject({ winners: [1], reason: 'cap' });
  });
  it('MS-013 more missions win after round 30 if popularity and budget are equal', () => {
    expect(capped({ usa: { completed: ['M1-1'] } })).toMatchObject({ winners: [0], reason: 'cap' });
  });
  it('MS-307 a game is drawn after round 30 if everything is equal', () => {
    expect(capped({})).toMatchObject({ winners: [0, 1], places: [1, 1], reason: 'cap' });
  });
  it('MS-013 the game continues after round 29', () => {
    const t = engineering({ round: 29 });
    nextRound(t);
    expect([t.state.round, t.state.result]).toEqual([30, null]);
  });
});

describe('resigning', () => {
  it('MS-014 D48 a side without players loses', () => {
    const t = politics();
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(result(t)).toMatchObject({ winners: [1], reason: 'resignation' });
  });
  it('MS-016 D48 the remaining player plays both roles', () => {
    const t = politics({ seats: 3, options: { pair: 'each' } });
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(result(t)).toBeNull();
    expect(t.view(2).crews[USA]).toEqual({ politician: [2], engineer: [2] });
    expect(t.view(2).crews[CCCP]).toEqual({ politician: [1], engineer: [1] });
    answerUntil(t, (s) => s.round === 2);
    rigDice(t, 1);
    t.table.apply({ kind: 'resign', seat: 2 });
    expect(result(t)).toMatchObject({ winners: [1] });
  });
});
