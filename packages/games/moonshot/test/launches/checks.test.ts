import { describe, expect, it } from 'vitest';
import { MOON_LEVEL, RISKS } from '../../src/content/index.ts';
import { cardNamed } from '../../src/content/set.ts';
import { checkValue, faceOf, goodFaces, meets, needOf } from '../../src/rules/checks.ts';
import { chancesOf, divisions } from '../../src/rules/odds.ts';
import { engineering, eventData, launches, own, passEngineers, rigDice, USA } from '../scene.ts';

const risk = cardNamed;
const SATELLITE = { payload: { C1: 'satellite' } } as const;

describe('risks, die and checks', () => {
  it('MS-175 MS-176 risks are checked in order with one eight-sided die each; a failure ends the launch', () => {
    const missions = { 'M1-6': ['R0-01', 'R0-02', 'R1-10'] };
    const { t, events } = launches({ missions, usa: SATELLITE }, 'M1-6', null, [8, 1]);
    expect(eventData(events, 'checked').map(({ risk, die }) => [risk, die])).toEqual([
      ['R0-01', 8],
      ['R0-02', 1],
    ]);
    expect(t.state.flights[1]?.checks.map(({ passed }) => passed)).toEqual([true, false]);
    const faces = new Set<number>();
    for (let i = 0; i < 80; i++) {
      const one = launches({ seed: `die ${i}`, missions: { 'M0-1': ['R0-01'] }, usa: SATELLITE }, 'M0-1', null);
      faces.add(one.t.state.flights[1]?.checks[0]?.die as number);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it('MS-177 sabotage lowers every roll', () => {
    const missions = { 'M1-6': ['R0-01', 'R0-02', 'R1-10'] };
    const { events } = launches({ missions, usa: { ...SATELLITE, sabotage: 2 } }, 'M1-6', null, [8, 8, 2]);
    expect(eventData(events, 'checked').map(({ value }) => value)).toEqual([6, 6, 0]);
    const failed = launches({ missions, usa: { ...SATELLITE, sabotage: 2 } }, 'M1-6', null, [1]);
    expect(failed.t.state.flights[1]?.checks.map(({ value }) => value)).toEqual([-1]);
  });
  it('MS-178 MS-183 a die reduced to 0 or less explodes the rocket before tests count', () => {
    expect(checkValue(2, 2, 5)).toBeNull();
    expect(checkValue(1, 3, 9)).toBeNull();
    const missions = { 'M0-1': ['R0-01'] };
    const t = engineering({ missions, usa: { ...SATELLITE, sabotage: 2 } }, 'M0-1', null);
    t.edit((s) => {
      (s.missions[0] as any).tests = [5, 0];
    });
    rigDice(t, 2);
    passEngineers(t);
    expect(t.state.flights[1]?.outcome).toBe('explosion');
  });
  it('MS-179 MS-183 otherwise the check value is the die minus sabotage plus own tests', () => {
    expect(checkValue(3, 1, 2)).toBe(4);
    expect(needOf(risk('R1-01'), 4)).toEqual([3, 2, 1]);
  });
  it('MS-129 a roll of 6 with one own test has check value 7', () => {
    expect(checkValue(6, 0, 1)).toBe(7);
  });
  it('MS-125 own tests count, the opponent’s do not', () => {
    const t = engineering({ missions: { 'M0-1': ['R0-01'] }, usa: SATELLITE }, 'M0-1', null);
    t.edit((s) => {
      (s.missions[0] as any).tests = [1, 7];
    });
    rigDice(t, 6);
    const events = passEngineers(t);
    expect(eventData(events, 'checked')[0]).toMatchObject({ die: 6, value: 7 });
  });
  it('MS-125 tests count only on their own risk', () => {
    const missions = { 'M1-6': ['R0-01', 'R0-02', 'R1-10'] };
    const t = engineering({ missions, usa: SATELLITE }, 'M1-6', null);
    t.edit((s) => {
      (s.missions[0] as any).tests = [0, 0, 3, 1, 0, 2];
    });
    rigDice(t, 8, 5, 1);
    expect(eventData(passEngineers(t), 'checked').map(({ value }) => value)).toEqual([8, 8, 1]);
  });
  it('MS-180 bounds are inclusive, and values above the middle range use the high one', () => {
    for (const { id, low, middle, needs } of RISKS) {
      const at = (value: number) => needOf(cardNamed(id), value);
      expect([at(1), at(low), at(low + 1), at(middle), at(middle + 1), at(99)]).toEqual([
        needs[0],
        needs[0],
        needs[1],
        needs[1],
        needs[2],
        needs[2],
      ]);
    }
  });
  it('MS-181 each of S, E and C must reach its number', () => {
    expect(meets([3, 2, 1], [3, 2, 1])).toBe(true);
    expect(meets([2, 9, 9], [3, 2, 1])).toBe(false);
    expect(meets([9, 1, 9], [3, 2, 1])).toBe(false);
    expect(meets([9, 9, 0], [3, 2, 1])).toBe(false);
  });
  it('MS-182 a failed check is an explosion', () => {
    const { t } = launches({ missions: { 'M0-1': ['R0-04'] }, usa: SATELLITE }, 'M0-1', null, [8]);
    expect(t.state.flights[1]?.outcome).toBe('explosion');
    expect(t.state.flights[1]?.checks[0]).toMatchObject({ value: 8, needs: [1, 0, 0], passed: false });
  });
});

describe('Adaptivity', () => {
  // A Payload tile and two centres in row A make the crew cabin give 2.
  const cabin = {
    cells: { A1: 'P01/0', A2: 'S01/0', A3: 'E01/2' },
    modules: { A: 'M06' },
    payload: { A1: 'satellite' },
  } as const;
  const flown = (missions: Record<string, string[]>) => {
    const name = Object.keys(missions)[0] as string;
    const t = engineering({ missions, usa: cabin }, name, null);
    rigDice(t, 8, 8, 8);
    passEngineers(t);
    return t;
  };
  it('MS-119 is divided freely among S, E and C', () => {
    const t = flown({ 'M0-1': ['R0-06'] });
    expect(own(t, USA).cells.filter((own) => own >= 0)).toHaveLength(3);
    t.expectAsked(0, 'launch', 'adapt');
    expect(t.refused(0, { S: 1 })).toMatchObject({ reason: 'divide-all', rule: 'MS-119' });
    expect(t.refused(0, { S: 2, C: 1 }).reason).toBe('divide-all');
    expect(t.refused(0, { P: 2 }).reason).toBe('divide-all');
    expect(t.refused(0, { S: 1, P: 1 }).reason).toBe('divide-all');
    t.say(0, { S: 1, C: 1 });
    expect(t.state.flights[1]).toMatchObject({ parameters: [2, 1, 1], outcome: 'success' });
  });
  it('MS-119 can be a single point', () => {
    const usa = { cells: { A1: 'P01/0', B1: 'S14/0' }, modules: { 1: 'M20' }, payload: { A1: 'satellite' } } as const;
    const t = engineering({ missions: { 'M0-1': ['R0-06'] }, usa }, 'M0-1', null);
    passEngineers(t);
    expect(t.prompt(0, 'allocate', 'adapt')).toMatchObject({ min: 1, max: 1 });
  });
  it('MS-120 is divided once, before the first roll, for all risks of the launch', () => {
    const t = flown({ 'M1-6': ['R0-04', 'R0-05', 'R1-12'] });
    expect(t.state.flights[1]?.checks).toEqual([]);
    const events = t.say(0, { C: 2 });
    expect(eventData(events, 'checked')).toHaveLength(3);
    expect(eventData(events, 'adapted').map(({ parts }) => parts)).toEqual([[0, 0, 2]]);
    expect(t.state.flights[1]).toMatchObject({ parameters: [1, 1, 2], outcome: 'success' });
  });
});

describe('tests', () => {
  it('MS-124 MS-128 go on any face-up risk of an active mission or of the side’s own path, in any number', () => {
    const t = engineering({
      first: USA,
      missions: { 'M0-1': ['R0-01'], 'M1-1': ['R0-02', 'R1-01'] },
      usa: { money: 99, path: ['R3-01', 'R3-02', 'R3-03'], up: 1 },
      cccp: { path: ['R3-04', 'R3-05', 'R3-06'], up: 1 },
    });
    const tests = (t.legal(0, 'act') as string[]).filter((name) => name.startsWith('test:'));
    expect(tests).toEqual(['test:R0-01', 'test:R0-02', 'test:R1-01', 'test:R3-01']);
    expect(t.refused(0, 'test:R3-02')).toMatchObject({ reason: 'face-down', rule: 'MS-128' });
    expect(t.refused(0, 'test:R3-04')).toMatchObject({ reason: 'not-testable', rule: 'MS-124' });
    expect(t.refused(0, 'test:R1-02')).toMatchObject({ reason: 'not-testable', rule: 'MS-124' });
    t.say(0, 'test:R3-01');
    t.say(1, 'pass');
    for (let i = 0; i < 3; i++) t.say(0, 'test:R1-01');
    expect(own(t, USA).pathTests).toEqual([1, 0, 0]);
    expect(t.state.missions[1]?.tests).toEqual([0, 0, 3, 0]);
  });
  it('MS-128 MS-295 are refused without revealing which risks are face down on a path to the Moon', () => {
    const t = engineering({
      first: USA,
      usa: { path: ['R3-01', 'R3-02', 'R3-03'] },
      cccp: { path: ['R3-04', 'R3-05', 'R3-06'] },
    });
    const refusals = RISKS.filter(({ level }) => level === MOON_LEVEL).map(({ id }) => t.refused(0, `test:${id}`));
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ reason: 'face-down', rule: 'MS-128' });
  });
  it('MS-126 stay after explosions, aborts and delays', () => {
    for (const [payload, target] of [
      [{ C1: 'satellite' }, 'M0-1'],
      [{ C1: 'satellite' }, null],
      [{}, 'M0-1'],
    ] as const) {
      const t = engineering({ missions: { 'M0-1': ['R0-04'] }, usa: { payload } }, target, null);
      t.edit((s) => {
        (s.missions[0] as any).tests = [1, 2];
      });
      rigDice(t, 3);
      passEngineers(t);
      expect(t.state.missions[0]?.tests).toEqual([1, 2]);
    }
  });
  it('MS-127 of both sides are removed when the mission is completed', () => {
    const t = engineering({ missions: { 'M0-1': ['R0-01'] }, usa: SATELLITE }, 'M0-1', null);
    t.edit((s) => {
      (s.missions[0] as any).tests = [1, 2];
    });
    rigDice(t, 8);
    passEngineers(t);
    expect(t.state.missions).toEqual([]);
    expect(t.view(0).spentRisks.map((name: string) => name)).toEqual(['R0-01']);
  });
});

describe('chances of a launch', () => {
  /** Brute force over every division, every die face, and every arrangement of hidden risks. */
  function byHand(
    parameters: number[],
    sabotage: number,
    way: { risk: number | null; tests: number }[],
    unseen: number[],
  ) {
    const worlds: number[][] = [[]];
    for (const { risk: known } of way) {
      const longer = worlds
        .splice(0)
        .flatMap((start) =>
          (known !== null ? [known] : unseen.filter((card) => !start.includes(card))).map((card) => [...start, card]),
        );
      worlds.push(...longer);
    }
    let sum = 0;
    for (const cards of worlds) {
      let best = 0;
      for (const more of divisions(parameters[3] as number)) {
        const now = [0, 1, 2].map((i) => (parameters[i] as number) + (more[i] as number));
        let good = 0;
        const rolls = 8 ** cards.length;
        for (let roll = 0; roll < rolls; roll++) {
          const dice = cards.map((_card, i) => 1 + (Math.floor(roll / 8 ** i) % 8));
          if (cards.every((card, i) => faceOf(now, card, dice[i] as number, sabotage, way[i]?.tests as number).holds))
            good++;
        }
        best = Math.max(best, good / rolls);
      }
      sum += best;
    }
    return sum / worlds.length;
  }
  it.each([
    [[2, 2, 2, 0], 0, [['R0-01', 0]]],
    [
      [2, 2, 2, 2],
      1,
      [
        ['R1-01', 1],
        ['R0-05', 0],
      ],
    ],
    [
      [5, 4, 4, 3],
      0,
      [
        ['R1-04', 0],
        ['R2-01', 2],
        ['R2-09', 1],
      ],
    ],
    [
      [9, 9, 8, 2],
      2,
      [
        ['R3-01', 4],
        ['R3-05', 4],
        ['R3-09', 3],
      ],
    ],
  ] as [number[], number, [string, number][]][])(
    'MS-181 MS-119 equal those of every division and roll: %j, sabotage %i, %j',
    (parameters, sabotage, risks) => {
      const way = risks.map(([name, tests]) => ({ risk: risk(name), tests }));
      const found = chancesOf(parameters, sabotage, way);
      expect(found.whole).toBeCloseTo(byHand(parameters, sabotage, way, []), 12);
      expect(found.each.reduce((product, chance) => product * chance, 1)).toBeCloseTo(found.whole, 12);
      expect(found.division?.reduce((sum, n) => sum + n, 0)).toBe(parameters[3]);
    },
  );
  it('MS-302 equal the average over all possible hidden risks', () => {
    const unseen = ['R3-02', 'R3-04', 'R3-07', 'R3-11', 'R3-12'].map(risk);
    const way = [
      { risk: risk('R3-01'), tests: 3 },
      { risk: null, tests: 0 },
      { risk: null, tests: 0 },
    ];
    expect(chancesOf([10, 9, 9, 2], 0, way, unseen).whole).toBeCloseTo(byHand([10, 9, 9, 2], 0, way, unseen), 12);
    expect(chancesOf([10, 9, 9, 2], 0, way, unseen).division).toBeNull();
    // The chance of a single hidden risk is the mean over all candidates.
    const one = [way[0], way[1]] as typeof way;
    const means = unseen.map(
      (card) => chancesOf([10, 9, 9, 2], 0, [one[0], { risk: card, tests: 0 }] as typeof way).each,
    );
    const mean = (i: number) => means.reduce((sum, each) => sum + (each[i] as number), 0) / means.length;
    const { each } = chancesOf([10, 9, 9, 2], 0, one, unseen);
    expect(each[0]).toBeCloseTo(mean(0), 12);
    expect(each[1]).toBeCloseTo(mean(1), 12);
  });
  it('MS-178 MS-179 count faces', () => {
    expect(goodFaces([0, 0, 0], risk('R0-01'), 0, 0)).toBe(3);
    expect(goodFaces([0, 0, 0], risk('R0-01'), 0, 5)).toBe(8);
    expect(goodFaces([9, 9, 9], risk('R0-01'), 3, 5)).toBe(5);
  });
});
