import { type Answer, below, rulesOf, seeded, shuffled } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { CARDS, cardName, cardNamed } from '../../src/content/set.ts';
import { game, type State } from '../../src/index.ts';
import type { Program } from '../../src/state.ts';
import {
  answerUntil,
  arrange,
  CCCP,
  decide,
  engineering,
  eventData,
  own,
  passEngineers,
  politics,
  rigDice,
  type Scene,
  type Setting,
  skipPreparation,
  USA,
} from '../scene.ts';

/**
 * Four players in simultaneous play, after the discussion and without maneuvers. Seats 0 and 1 are Politicians, 2 and 3
 * Engineers.
 */
function four(setting: Setting = {}): Scene {
  const t = table<State>(game, { seats: 4, seed: setting.seed ?? 'four', options: setting.options ?? {} });
  for (const seat of [0, 1, 2, 3]) t.say(seat, 'ready');
  t.edit((s) => arrange(s, setting));
  return t;
}
const flows = (t: Scene) => t.asked().map(({ seat, flow }) => `${seat} ${flow}`);

describe('1) strategic discussion', () => {
  it('MS-019 MS-037 MS-314 opens each round with four players, and ends when all four are ready', () => {
    const t = table<State>(game, { seats: 4 });
    expect(t.state.phase).toBe('discussion');
    expect(t.asked().map(({ seat, time }) => [seat, time])).toEqual([0, 1, 2, 3].map((seat) => [seat, 'talk']));
    for (const seat of [2, 0, 3]) t.say(seat, 'ready');
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
    t.say(1, 'ready');
    expect(t.state.phase).toBe('actions');
    answerUntil(t, (s) => s.round === 2);
    expect(t.state.phase).toBe('discussion');
    // All tokens have been returned; new ones are dealt in the preparation (MS-203).
    expect(t.state.programs.map(({ influence, bluff }) => [influence, bluff])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  it('MS-037 D47 takes two minutes if the table has no clock of its own', () => {
    expect([2, 3, 4].map((seats) => game.times?.(seats) ?? null)).toEqual([null, null, { talk: 120 }]);
  });
  it('MS-037 ends when the discussion time is over', () => {
    const t = table<State>(game, { seats: 4 });
    t.say(2, 'ready');
    t.table.apply({ kind: 'expire', question: t.asked()[0]?.question as string });
    expect(t.state.phase).toBe('actions');
  });
  it.each([2, 3])('MS-019 is skipped with %i players', (seats) => {
    expect(table<State>(game, { seats }).state.phase).toBe('actions');
  });
  it('MS-038 MS-298 the players of a side may talk in every phase; the host knows the sides', () => {
    const t = table<State>(game, { seats: 4 });
    expect(t.rules.sides(t.state)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(game.mayTalk).toBeUndefined();
  });
});

describe('three players', () => {
  it('MS-016 the pair shares both roles: either may answer, the first valid answer counts', () => {
    const t = politics({ seats: 3, first: USA });
    expect(t.asked().map(({ seat, group }) => [seat, group])).toEqual([
      [0, [0, 2]],
      [2, [0, 2]],
    ]);
    const { question, n } = t.expectAsked(0);
    t.say(2, 'announce:1');
    expect(t.rules.why(t.state, { seat: 0, question, n, answer: 'announce:2' })).not.toBeNull();
    t.say(1, 'abort');
    t.say(0, 'abort');
    t.say(2, 'pass');
    expect(own(t, USA).passed).toBe(true);
    t.expectAsked(1, 'engineer', 'act');
  });
  it('MS-016 the pair shares all information of its side', () => {
    const t = politics({ seats: 3 });
    expect(t.view(2).programs[USA].hand).toEqual(t.view(0).programs[USA].hand);
    expect(t.view(2).programs[USA].hand).not.toContain(null);
    expect(t.view(1).programs[USA].hand).toEqual([null, null, null, null]);
  });
  it('MS-016 options give the pair one role each and choose the side that plays alone', () => {
    const t = politics({ seats: 3, options: { pair: 'each', lone: 'usa' } });
    expect(t.view(0).crews).toEqual([
      { politician: [1], engineer: [1] },
      { politician: [0], engineer: [2] },
    ]);
  });
  it('MS-015 with four players, the first seat is Politician or, by option, Engineer', () => {
    const engineer = politics({ seats: 4, options: { role: 'engineer' } });
    expect(engineer.view(0).crews).toEqual([
      { politician: [2], engineer: [0] },
      { politician: [3], engineer: [1] },
    ]);
    const rules = rulesOf(game);
    expect(() => rules.begin(2, { role: 'engineer' }, 'x')).toThrow();
    expect(() => rules.begin(4, { pair: 'each' }, 'x')).toThrow();
    expect(() => rules.begin(4, { lone: 'usa' }, 'x')).toThrow();
  });
  it('MS-303 with one role each, the Politician explores; the Engineer divides Adaptivity, installs and draws', () => {
    const setting: Setting = {
      seats: 3,
      options: { pair: 'each' },
      missions: { 'M1-3': ['R1-10'] },
      usa: {
        cells: { A1: 'P01/0', A2: 'S14/0', A3: 'E14/0', A4: 'C14/0' },
        modules: { A: 'M06' },
        payload: { A1: 'satellite' },
        supplier: [null, null, 'S01'],
      },
      cccp: { supplier: [null, null, null] },
    };
    const t = engineering(setting, 'M1-3', null);
    rigDice(t, 8);
    passEngineers(t);
    t.expectAsked(2, 'launch', 'adapt');
    t.expectNotAsked(0);
    t.say(2, { S: 2 });
    t.expectAsked(0, 'launch', 'explore');
    t.expectNotAsked(2);
    t.say(0, 'reward');
    t.expectAsked(2, 'install', 'lay');
    t.say(2, { piece: 'S01', cell: 'B1', rotation: 0 });
    expect(t.expectAsked(2, 'tech-tile').step).toBe('deck');
  });
});

describe('the order of the roles', () => {
  it.each([2, 3])('MS-039 with %i players both Politicians finish before the Engineers begin', (seats) => {
    const t = politics({ seats });
    expect(new Set(t.asked().map(({ flow }) => flow))).toEqual(new Set(['politics']));
    decide(t, null, null);
    expect(new Set(t.asked().map(({ flow }) => flow))).toEqual(new Set(['engineer']));
  });
  it('MS-040 with four players, both roles act at the same time', () => {
    const t = four();
    expect(flows(t)).toEqual(['1 preparation', '3 engineer', '2 engineer']);
    const turns = four({ options: { order: 'turns' } });
    expect(flows(turns)).toEqual(['1 preparation']);
  });
  it('MS-041 Engineers act without waiting for other players; the phase ends when all lanes end', () => {
    const t = four({ usa: { line: ['S01', 'S03'] } });
    t.say(2, 'line:S01');
    t.say(2, { piece: 'S01', cell: 'B2', rotation: 0 });
    t.say(2, 'line:S03');
    t.say(2, { piece: 'S03', cell: 'B3', rotation: 0 });
    expect(own(t, USA).money).toBe(16);
    t.say(2, 'pass');
    skipPreparation(t);
    t.say(1, 'abort');
    t.say(0, 'abort');
    expect(t.state.phase).toBe('actions');
    expect(flows(t)).toEqual(['3 engineer']);
    t.say(3, 'pass');
    expect(t.state.phase).not.toBe('actions');
  });
  it('MS-041 two players may choose simultaneous play; a seat then has several questions', () => {
    const t = politics({ options: { order: 'together' } });
    expect(
      t
        .asked()
        .filter(({ seat }) => seat === 1)
        .map(({ flow }) => flow),
    ).toEqual(['politics', 'engineer']);
  });
  it('MS-042 an Engineer who has passed stays out even if a mission is announced later', () => {
    const t = four();
    t.say(2, 'pass');
    skipPreparation(t);
    t.say(1, 'announce:1');
    t.expectNotAsked(2);
    expect(
      t
        .asked()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 3]);
  });
});

describe('races in the lanes', () => {
  it('MS-041 a contested module goes to the first answer', () => {
    for (const [winner, loser] of [
      [2, 3],
      [3, 2],
    ] as const) {
      const t = four({ usa: { supplier: [null, null, null] }, cccp: { supplier: [null, null, null] } });
      const name = cardName(t.state.sideboard[0] as number);
      t.say(winner, `module:${name}:8`);
      expect(t.refused(loser, `module:${name}:8`).reason).toBe('not-on-sideboard');
    }
  });
  it('MS-041 the top of the discard pile goes to the first answer that names it', () => {
    const t = four();
    t.edit((s) => {
      s.research = [s.techDecks[0]?.cards.pop() as number];
      s.techDecks[0]?.known.pop();
    });
    const name = cardName(t.state.research[0] as number);
    t.say(3, `discard:${name}`);
    expect(t.refused(2, `discard:${name}`).reason).toBe('not-on-top');
  });
  it('MS-078 a STOP action takes effect at once and does not change an action that has started', () => {
    const t = four({ usa: { techSteals: 2 }, cccp: { line: ['S01', 'E01'] } });
    t.say(3, 'line:S01');
    expect(t.refused(2, 'steal-tech:S01').reason).toBe('nothing-to-steal');
    t.say(2, 'steal-tech:E01');
    t.say(3, { piece: 'S01', cell: 'B2', rotation: 0 });
    expect(t.refused(3, 'line:E01').reason).toBe('not-on-line');
    t.say(2, { piece: 'E01', cell: 'B2', rotation: 0 });
    expect([own(t, USA).techSteals, own(t, CCCP).line]).toEqual([1, []]);
  });
  // Each seat has a list of answers. They arrive in shuffled order, and those no longer possible are skipped.
  it.each(Array.from({ length: 24 }, (_none, i) => i))(
    'MS-041 answers in shuffled order %i leave a consistent state',
    (i) => {
      const t = four({
        seed: 'race',
        usa: { line: ['S01', 'E01'], testSteals: 1 },
        cccp: { line: ['S03', 'E03'], techSteals: 1 },
      });
      const risk = cardName(t.state.missions[0]?.risks[0] as number);
      const name = cardName(t.state.sideboard[0] as number);
      const wishes: Record<number, Answer[]> = {
        2: [
          'line:S01',
          { piece: 'S01', cell: 'B2', rotation: 1 },
          `test:${risk}`,
          `module:${name}:13`,
          `steal-test:${risk}`,
          'pass',
        ],
        3: ['steal-tech:S01', { piece: 'S01', cell: 'B2', rotation: 0 }, `module:${name}:13`, `test:${risk}`, 'pass'],
        0: [null, 'announce:1', 'abort'],
        1: [null, 'raise:1', 'abort'],
      };
      const rng = seeded(`arrivals ${i}`);
      const order = shuffled(
        rng,
        Object.entries(wishes).flatMap(([seat, list]) => list.map(() => Number(seat))),
      );
      const before = own(t, USA).line.length;
      for (const seat of order) {
        const list = wishes[seat] as Answer[];
        const row = t.asked().find((asked) => asked.seat === seat);
        if (!row || list.length === 0) continue;
        const answer = list[0] as Answer;
        const action = { seat, question: row.question, n: row.n, answer };
        if (t.rules.why(t.state, action) === null) {
          t.say(seat, answer, row.step);
          list.shift();
        } else if (below(rng, 2) === 0) list.shift();
      }
      // S01 went to exactly one of the two sides, the module to at most one, and no side paid more than it had.
      const places = t.state.programs.map(({ cells }) => cells.filter((laid) => laid >= 0 && laid >> 2 === 0).length);
      const held = t.state.stack
        .flatMap(({ lanes }) => lanes ?? [])
        .flat()
        .filter(({ flow }) => flow === 'install').length;
      expect((places[0] as number) + (places[1] as number) + held + Number(own(t, USA).line.includes(0))).toBe(1);
      expect(t.state.programs.filter(({ supplier }) => supplier[1] === cardNamed(name)).length).toBeLessThanOrEqual(1);
      expect(t.state.programs.every(({ money }) => money >= 0)).toBe(true);
      expect(before).toBe(2);
      expect(game.census(t.state)).toHaveLength(CARDS - 1);
    },
  );
  it('D48 discards the tiles an Engineer is installing when a side resigns', () => {
    const t = four({ usa: { line: ['S01'], money: 30 } });
    const census = game.census(t.state).sort();
    t.say(2, 'line:S01');
    for (const seat of [1, 3]) t.table.apply({ kind: 'resign', seat });
    expect(t.state.result?.reason).toBe('resignation');
    expect(game.census(t.state).sort()).toEqual(census);
    const m = engineering({ usa: { supplier: [null, null, 'M01'] } });
    passEngineers(m);
    m.table.apply({ kind: 'resign', seat: m.expectAsked(0, 'mount').seat });
    expect(game.census(m.state).sort()).toEqual(census);
  });
  it('the end of the game ends all lanes at once', () => {
    const t = four({ usa: { popularity: 5 } });
    skipPreparation(t);
    t.edit((s) => {
      (s.programs[CCCP] as Program).popularity = 2;
    });
    t.say(1, 'raise:1');
    expect(t.state.result).toBeNull();
    expect(eventData(t.events, 'raised')).toHaveLength(1);
    t.table.apply({ kind: 'resign', seat: 1 });
    t.table.apply({ kind: 'resign', seat: 3 });
    expect(t.state.result?.winners).toEqual([0, 2]);
    expect(t.asked()).toEqual([]);
  });
});
