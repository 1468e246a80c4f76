import { type Answer, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/content/set.ts';
import { game, type State } from '../../src/index.ts';
import { NONE, type Program } from '../../src/state.ts';
import { CCCP, decide, engineering, layManeuver, politics, type Scene, scene, USA } from '../scene.ts';

const rules = rulesOf(game);

/** Plays a game by the policy, which sees only imagined states; also returns its illegal answers. */
function playByPolicy(seats: number, seed: string): { s: State; illegal: string[] } {
  const s = rules.begin(seats, {}, seed);
  const rng = seeded(`habits ${seed}`);
  const illegal: string[] = [];
  for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
    const seat = at.seats[0] as number;
    const { flow, step, vars } = at.frame;
    const world = rules.imagine(s, seat, rng);
    const answer = game.ai?.policy?.(world, seat, flow, step, vars, rng);
    const legal = answer !== undefined && at.step.admits(s, vars, seat, answer as never) === true;
    if (answer !== undefined && !legal) illegal.push(`${flow}/${step}: ${JSON.stringify(answer)}`);
    rules.answer(s, at, seat, legal ? answer : (at.step.sample(s, vars, seat, rng) as Answer));
  }
  return { s, illegal };
}

describe('the AI', () => {
  it.each([2, 3, 4])('the policy plays legally with %i players and reaches the Moon', (seats) => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => playByPolicy(seats, `${seats} ${seed}`));
    expect(games.flatMap(({ illegal }) => illegal)).toEqual([]);
    const landings = games.filter(({ s }) => s.result?.reason === 'moon');
    expect(landings.length).toBeGreaterThanOrEqual(3);
    for (const { s } of landings) {
      expect(s.round).toBeGreaterThanOrEqual(5);
      expect(s.round).toBeLessThanOrEqual(16);
    }
  });
  it('values a position higher with more resources, symmetrically for both sides', () => {
    const worth = (usa: object, seat = USA) => game.ai?.evaluate(scene({ usa }).state, seat) as number;
    expect(worth({})).toBe(0);
    for (const better of [
      { budget: 33 },
      { popularity: 12 },
      { money: 40 },
      { cells: { B2: 'S14/0' } },
      { testSteals: 1 },
      { completed: ['M1-1'] },
      { up: 1 },
    ])
      expect(worth(better)).toBeGreaterThan(0);
    expect(worth({ sabotage: 1 })).toBeLessThan(0);
    expect(worth({ budget: 33 }, CCCP)).toBe(-worth({ budget: 33 }));
  });
});

/** The policy's answer to a seat's open question. */
function policyOf(
  t: Scene,
  seat: number,
  flow: string,
  step = 'act',
  vars: object = { side: seat, turn: seat },
): unknown {
  return game.ai?.policy?.(t.state, seat, flow, step, vars, seeded('policy'));
}
/** A bay and a tile of each kind. */
const ROCKET = { A1: 'P01/0', A2: 'S01/0', A3: 'E01/0', A4: 'C01/0' };

it('compares the policy’s choice first, and no answer twice', () => {
  const { policy, candidates } = game.ai as Required<NonNullable<typeof game.ai>>;
  const s = rules.begin(2, {}, 'candidates');
  const rng = seeded('candidates');
  const seen = new Set<string>();
  for (let at = rules.next(s, rng); at !== null; at = rules.next(s, rng)) {
    const seat = at.seats[0] as number;
    const { flow, step, vars } = at.frame;
    const usual = policy(s, seat, flow, step, vars, rng);
    if (FIXED.has(`${flow}/${step}`)) {
      const found = candidates(s, seat, flow, step, vars, rng);
      seen.add(`${flow}/${step}`);
      expect([flow, step, found[0]]).toEqual([flow, step, usual]);
      expect(new Set(found).size).toBe(found.length);
    }
    rules.answer(s, at, seat, usual ?? (at.step.sample(s, vars, seat, rng) as Answer));
  }
  expect(seen).toEqual(FIXED);
});
/** Questions with few, fixed candidates. */
const FIXED = new Set(['maneuver/fate', 'launch/explore']);

describe('an Engineer', () => {
  it('loads the payload of the decided launch first', () => {
    const missions = { 'M1-3': ['R1-10'], 'M1-4': ['R0-07', 'R1-11'] };
    const t = engineering({ missions, usa: { cells: ROCKET, money: 30 } }, 'M1-4');
    expect(policyOf(t, USA, 'engineer')).toBe('payload:A1:astronaut');
  });
  it('saves money for the payload', () => {
    const t = engineering({ missions: { 'M0-1': ['R0-01'] }, usa: { line: ['S14'], money: 14 } }, 'M0-1');
    expect(policyOf(t, USA, 'engineer')).not.toBe('line:S14');
  });
  it('tests the Moon risk where it helps most', () => {
    const t = engineering({ moonOpen: true, usa: { ...MOONSHIP, money: 40, line: [] } }, 'MOON');
    t.edit((s) => {
      doubles(s.programs[USA] as Program);
      (s.programs[USA] as Program).pathTests = [9, 2, 9];
    });
    expect(policyOf(t, USA, 'engineer')).toBe('test:R3-11');
  });
  it('waits for the launch decision in simultaneous play only', () => {
    const waits = (t: Scene): unknown => game.ai?.waits?.(t.state, USA, 'engineer', 'act');
    const poor = { usa: { money: 12 } };
    const together = politics({ ...poor, options: { order: 'together' } });
    expect(waits(together)).toBe(true);
    decide(together, null, null);
    expect(waits(together)).toBe(false);
    expect(waits(politics({ usa: { money: 60 }, options: { order: 'together' } }))).toBe(false);
    expect(waits(politics(poor))).toBe(false);
  });
});

describe('a Politician', () => {
  const supportAnswer = (seed: string): Record<string, number> => {
    const t = politics({ first: USA });
    t.edit((s) => {
      layManeuver(s, USA, 1, 1);
      layManeuver(s, CCCP, 1, 5);
    });
    const answer = game.ai?.policy?.(t.state, USA, 'politics', 'support', { turn: USA }, seeded(seed));
    return answer as Record<string, number>;
  };
  it('places all tokens, with the same distribution for bluff and influence', () => {
    const all = Array.from({ length: 40 }, (_none, i) => supportAnswer(`bluff ${i}`));
    const rows = new Set(all.flatMap((one) => Object.keys(one)));
    expect([...rows].sort()).toEqual([
      'cccp-press:bluff',
      'cccp-press:influence',
      'usa-press:bluff',
      'usa-press:influence',
    ]);
    for (const one of all) expect(Object.values(one).reduce((sum, n) => sum + n, 0)).toBe(8);
  });
  it('launches the Moon landing only with a fair chance', () => {
    const t = politics({ first: USA, moonOpen: true, missions: {}, usa: { ...MOONSHIP, money: 0 } });
    t.edit((s) => {
      s.missionDecks = s.missionDecks.map(() => ({ cards: [], known: [] }));
    });
    expect(policyOf(t, USA, 'politics')).toBe('abort');
    t.edit((s) => {
      doubles(s.programs[USA] as Program);
      (s.programs[USA] as Program).pathTests = [9, 9, 9];
    });
    expect(policyOf(t, USA, 'politics')).toBe('launch:MOON');
  });
});

/** Two astronauts aboard, and a known path to the Moon. */
const MOONSHIP = {
  payload: { A1: 'astronaut', C1: 'astronaut' },
  path: ['R3-10', 'R3-11', 'R3-12'],
  up: 3,
} as const;
/** Fills all other cells with double centres and adds modules: S 8, E 10, C 8. */
function doubles(program: Program): void {
  const tiles = ['S14', 'E14', 'C14'].map(cardNamed);
  program.cells = program.cells.map((laid, cell) => (laid === NONE ? (tiles[cell % 3] as number) * 4 : laid));
  program.modules = program.modules.map((_none, at) => (at < 3 ? cardNamed(`M0${at + 1}`) : NONE));
}
