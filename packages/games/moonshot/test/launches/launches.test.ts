import { describe, expect, it } from 'vitest';
import { MISSIONS, type PayloadKind, RISKS } from '../../src/content/index.ts';
import { cardName, cardNamed } from '../../src/content/set.ts';
import type { Program } from '../../src/state.ts';
import {
  buildStrongRocket,
  CCCP,
  engineering,
  eventData,
  launches,
  nextRound,
  own,
  passEngineers,
  politics,
  rigDice,
  type Setting,
  skipPreparation,
  USA,
} from '../scene.ts';

/** One easy mission: check values of 6 or more need nothing, lower ones more than an empty rocket has. */
const EASY = { 'M0-1': ['R0-01'] };
const SATELLITE = { payload: { B2: 'satellite' } } as const;
const ASTRONAUTS = { payload: { B2: 'astronaut', B3: 'astronaut' } } as const;
const [HIGH, LOW] = [8, 1];
const popularity = (t: ReturnType<typeof politics>) => [own(t, USA).popularity, own(t, CCCP).popularity];
const outcomes = (t: ReturnType<typeof politics>) => t.state.flights.map(({ side, outcome }) => [side, outcome]);

describe('3) rocket launches', () => {
  it('MS-150 launches are resolved one after the other in the order of the decisions', () => {
    const { t, events } = launches(
      { missions: { ...EASY, 'M0-2': ['R0-02'] }, usa: SATELLITE, cccp: { payload: { B2: 'dog' } }, first: USA },
      'M0-1',
      'M0-2',
      [HIGH, HIGH],
    );
    const order = events.filter(({ type }) => ['launched', 'checked', 'completed'].includes(type));
    expect(order.map(({ type, data }) => [type, data.side])).toEqual([
      ['launched', USA],
      ['checked', USA],
      ['completed', USA],
      ['launched', CCCP],
      ['checked', CCCP],
      ['completed', CCCP],
    ]);
    expect(t.state.missions).toEqual([]);
  });
  it('MS-151 all payload of the mission must be aboard, with matching kinds and numbers', () => {
    const mission = { 'M1-7': ['R0-01', 'R1-01'] };
    const one = launches({ missions: mission, usa: { payload: { B2: 'dog' } } }, 'M1-7', null);
    expect(outcomes(one.t)[1]).toEqual([USA, 'no-payload']);
    const other = launches({ missions: mission, usa: { payload: { B2: 'dog', B3: 'satellite' } } }, 'M1-7', null);
    expect(outcomes(other.t)[1]).toEqual([USA, 'no-payload']);
    const both = launches({ missions: mission, usa: { payload: { B2: 'dog', B3: 'dog' } } }, 'M1-7', null, [LOW]);
    expect(outcomes(both.t)[1]).toEqual([USA, 'explosion']);
  });
  it('MS-152 a launch without its payload is delayed for 3 popularity and rolls no dice', () => {
    const { t, events } = launches({ missions: EASY }, 'M0-1', null);
    expect(popularity(t)[USA]).toBe(7);
    expect(eventData(events, 'checked')).toEqual([]);
    expect(eventData(events, 'no-payload')).toHaveLength(1);
  });
  it('MS-153 extra payload is allowed', () => {
    const { t } = launches({ missions: EASY, usa: { payload: { B2: 'satellite', B3: 'dog' } } }, 'M0-1', null, [HIGH]);
    expect(outcomes(t)[1]).toEqual([USA, 'success']);
  });
  it('MS-154 a launch is delayed for 3 popularity if its mission is already completed', () => {
    const { t } = launches({ missions: EASY, usa: SATELLITE, cccp: SATELLITE }, 'M0-1', 'M0-1', [HIGH]);
    expect(outcomes(t)).toEqual([
      [CCCP, 'success'],
      [USA, 'too-late'],
    ]);
    // The mission gives 1 popularity, and so does the empty Press at the end of the round.
    expect(popularity(t)).toEqual([7, 12]);
  });
  it('MS-155 if the first launch fails or is delayed, the second launches normally', () => {
    const failed = launches({ missions: EASY, usa: SATELLITE, cccp: SATELLITE }, 'M0-1', 'M0-1', [LOW, HIGH]);
    expect(outcomes(failed.t)).toEqual([
      [CCCP, 'explosion'],
      [USA, 'success'],
    ]);
    const delayed = launches({ missions: EASY, usa: SATELLITE }, 'M0-1', 'M0-1', [HIGH]);
    expect(outcomes(delayed.t)).toEqual([
      [CCCP, 'no-payload'],
      [USA, 'success'],
    ]);
  });
  it('MS-157 a flown launch uses up all payload aboard, successful or not', () => {
    for (const die of [HIGH, LOW]) {
      const { t } = launches({ missions: EASY, usa: { payload: { B2: 'satellite', B3: 'dog' } } }, 'M0-1', null, [die]);
      expect(own(t, USA).payload.every((kind) => kind === 0)).toBe(true);
    }
  });
  it('MS-158 payload stays aboard through aborts and delays', () => {
    const aborted = launches({ missions: EASY, usa: SATELLITE }, null, null);
    expect(own(aborted.t, USA).payload[5]).toBe(2);
    const delayed = launches({ missions: { 'M0-2': ['R0-02'] }, usa: SATELLITE }, 'M0-2', null);
    expect(own(delayed.t, USA).payload[5]).toBe(2);
    const late = launches({ missions: EASY, usa: SATELLITE, cccp: SATELLITE }, 'M0-1', 'M0-1', [HIGH]);
    expect(own(late.t, USA).payload[5]).toBe(2);
  });
  it('MS-159 the reward or loss applies before the next launch', () => {
    const { events } = launches({ missions: EASY, usa: SATELLITE, cccp: SATELLITE }, 'M0-1', 'M0-1', [LOW, HIGH]);
    const kinds = events.map(({ type, data }) => `${type} ${data.side}`);
    expect(kinds.indexOf(`popularity ${CCCP}`)).toBeLessThan(kinds.indexOf(`launched ${USA}`));
  });
  it('MS-160 a success itself changes no popularity', () => {
    const mission = { 'M1-3': ['R1-01'] };
    const rocket = { cells: { A1: 'S14/0', A2: 'E14/0' }, payload: { B1: 'satellite' } } as const;
    const { t } = launches({ missions: mission, usa: rocket }, 'M1-3', null, [HIGH]);
    expect(outcomes(t)[1]).toEqual([USA, 'success']);
    expect(popularity(t)[USA]).toBe(10);
    expect(eventData(t.events, 'popularity').filter(({ side }) => side === USA)).toEqual([]);
  });
  it.each([
    [{ B2: 'satellite' }, 2],
    [{ B2: 'satellite', B3: 'dog' }, 3],
    [{ B2: 'satellite', B3: 'astronaut' }, 3],
    [{ B2: 'satellite', B3: 'dog', B4: 'astronaut' }, 3],
  ] as [Record<string, PayloadKind>, number][])('MS-161 an explosion with %j costs %i popularity', (payload, loss) => {
    const { t } = launches({ missions: EASY, usa: { payload } }, 'M0-1', null, [LOW]);
    expect(popularity(t)[USA]).toBe(10 - loss);
  });
  it('MS-162 an explosion destroys the payload; blueprint, modules, sabotage and the mission stay', () => {
    const usa = { ...SATELLITE, cells: { B3: 'S01/0' }, modules: { B: 'M01' }, sabotage: 1 };
    const { t } = launches({ missions: EASY, usa }, 'M0-1', null, [LOW]);
    expect(own(t, USA).cells.filter((cell) => cell >= 0)).toHaveLength(2);
    expect(own(t, USA).modules.filter((card) => card >= 0)).toHaveLength(1);
    expect(own(t, USA).sabotage).toBe(1);
    expect(t.state.missions.map(({ card }) => cardName(card))).toEqual(['M0-1']);
    expect(own(t, USA).payload[5]).toBe(0);
  });
  it('MS-299 an abort costs popularity at its place in the launch order', () => {
    const { events } = launches({ missions: EASY, usa: SATELLITE }, 'M0-1', null, [LOW]);
    const losses = eventData(events, 'popularity').map(({ side, n }) => [side, n]);
    expect(losses).toEqual([
      [CCCP, -1],
      [USA, -2],
    ]);
  });
});

describe('mission cards', () => {
  it('MS-163 a mission is completed when the payload is aboard and all risks are eliminated', () => {
    const mission = { 'M1-1': ['R0-01', 'R1-10'] };
    const rocket = { cells: { A1: 'S14/0', A2: 'E14/0', A3: 'C14/0' }, payload: { B1: 'satellite' } } as const;
    const done = launches({ missions: mission, usa: rocket }, 'M1-1', null, [HIGH, HIGH]);
    expect(outcomes(done.t)[1]).toEqual([USA, 'success']);
    expect(done.t.view(0).programs[USA].completed).toEqual(['M1-1']);
    const half = launches({ missions: mission, usa: rocket }, 'M1-1', null, [HIGH, LOW]);
    expect(outcomes(half.t)[1]).toEqual([USA, 'explosion']);
    expect(half.t.view(0).programs[USA].completed).toEqual([]);
  });
  it('MS-164 the side receives the printed reward', () => {
    const { events } = launches({ missions: EASY, usa: SATELLITE }, 'M0-1', null, [HIGH]);
    const gained = events.filter(
      ({ type, data }) => data.side === USA && ['budget', 'popularity', 'money'].includes(type),
    );
    expect(gained.slice(0, 3).map(({ type, data }) => [type, data.n])).toEqual([
      ['budget', 1],
      ['popularity', 1],
      ['money', 2],
    ]);
  });
  it('MS-165 a mission stays until it is completed', () => {
    const t = engineering({ missions: EASY });
    nextRound(t);
    nextRound(t);
    expect(t.state.missions.map(({ card }) => cardName(card))).toEqual(['M0-1']);
  });
  it('MS-300 MS-315 risks of a completed mission are discarded; the mission leaves the game', () => {
    const { t } = launches({ missions: EASY, usa: SATELLITE }, 'M0-1', null, [HIGH]);
    expect(t.state.missions).toEqual([]);
    expect(t.view(0).spentRisks).toEqual(['R0-01']);
    const ofLevel = (level: number) => MISSIONS.filter((mission) => mission.level === level).length;
    expect(t.state.missionDecks.map(({ cards }) => cards.length)).toEqual([1, 2, 3, 4].map(ofLevel));
    expect(t.view(0).programs[USA].completed).toEqual(['M0-1']);
  });
  it('MS-300 an empty risk deck is refilled from the discarded risks of its level', () => {
    const t = politics({ missions: {} });
    t.edit((s) => {
      const deck = s.riskDecks[1] as { cards: number[]; known: number[] };
      s.spentRisks = [cardNamed('R2-01'), ...deck.cards.splice(0)];
      deck.known = [];
      const missions = s.missionDecks[0] as { cards: number[]; known: number[] };
      missions.cards = [cardNamed('M1-3')];
      missions.known = [0];
    });
    t.say(1, 'announce:1');
    expect(t.state.missions[0]?.risks.map(cardName)[0]).toMatch(/^R1-/);
    expect(t.view(0).spentRisks).toEqual(['R2-01']);
    expect(t.state.riskDecks[1]?.cards).toHaveLength(RISKS.filter(({ level }) => level === 1).length - 1);
  });
});

describe('exploring', () => {
  const LEVEL2 = { 'M2-2': ['R1-10', 'R2-10'] };
  const STRONG = {
    cells: { A1: 'S14/0', A2: 'S01/1', A3: 'E14/0', A4: 'E01/0', B1: 'C14/0', B2: 'C01/0' },
    payload: { B3: 'satellite' },
  } as const;
  const done = (usa: Setting['usa'] = {}, missions: Setting['missions'] = LEVEL2) =>
    launches(
      { missions, usa: { ...STRONG, path: ['R3-01', 'R3-02', 'R3-03'], ...usa } },
      Object.keys(missions ?? {})[0] as string,
      null,
      [HIGH, HIGH],
    );
  it('MS-166 reveals one face-down Moon risk instead of taking the whole reward', () => {
    const { t } = done();
    const before = { ...own(t, USA) };
    t.expectAsked(0, 'launch', 'explore');
    const events = t.say(0, 'explore:2');
    expect(t.view(1).programs[USA].path.map(({ risk }: any) => risk)).toEqual([null, 'R3-02', null]);
    expect(eventData(events, 'explored')[0]).toMatchObject({ risk: 'R3-02' });
    expect(own(t, USA).budget).toBe(before.budget - 3 + 1 + 1);
    const taken = done().t;
    taken.say(0, 'reward');
    expect(own(taken, USA).budget).toBe(before.budget + 3 - 3 + 1 + 1);
    expect(own(taken, USA).explored).toEqual([false, false, false]);
  });
  it('MS-304 lets the side choose the Moon risk', () => {
    const { t } = done();
    expect(t.legal(0, 'explore')).toEqual(['reward', 'explore:1', 'explore:2', 'explore:3']);
    expect(t.refused(0, 'explore:4').rule).toBe('MS-166');
  });
  it.each([
    [0, { 'M0-1': ['R0-01'] }, 0, false],
    [1, { 'M1-3': ['R1-10'] }, 0, true],
    [1, { 'M1-3': ['R1-10'] }, 1, false],
    [2, LEVEL2, 1, true],
    [2, LEVEL2, 2, false],
    [3, { 'M3-3': ['R2-10', 'R2-11'] }, 2, true],
    [3, { 'M3-3': ['R2-10', 'R2-11'] }, 3, false],
  ] as [number, Record<string, string[]>, number, boolean][])(
    'MS-167 after a mission of level %i (%j) with %i risks face up is possible: %s',
    (_level, missions, up, may) => {
      const { t } = done({ up }, missions);
      expect(t.state.flights[1]?.outcome).toBe('success');
      expect(t.asked()[0]?.step === 'explore').toBe(may);
    },
  );
  it('MS-168 does not change the successful-mission effects', () => {
    const { t } = done();
    t.say(0, 'explore:1');
    t.expectAsked(0, 'tech-tile', 'deck');
    t.say(0, 'S');
    // Industry gives a Tech tile, Press 1 popularity, Intelligence a Test Steal.
    expect(own(t, USA).testSteals).toBe(1);
    expect(own(t, USA).popularity).toBe(11);
  });
});

describe('the Moon', () => {
  const PATH = { path: ['R3-01', 'R3-02', 'R3-03'] };
  it('MS-169 may be chosen only after a mission of level 3 or higher', () => {
    expect(politics().refused(1, 'launch:MOON')).toMatchObject({ reason: 'moon-closed', rule: 'MS-169' });
    const rocket = { cells: { A1: 'S14/0', A2: 'E14/0', A3: 'C14/0' }, payload: { B1: 'satellite' } } as const;
    const low = launches({ missions: { 'M2-4': ['R1-10', 'R1-11'] }, usa: rocket }, 'M2-4', null, [HIGH, HIGH]);
    expect(low.t.state.flights[1]?.outcome).toBe('success');
    expect(low.t.state.moonOpen).toBe(false);
  });
  it('MS-170 MS-171 opens for both sides from the next launch decision on', () => {
    const rocket = {
      cells: { A1: 'S14/0', A2: 'S01/1', A3: 'E14/0', A4: 'E01/0', B1: 'C14/0', B2: 'C01/0' },
      payload: { B3: 'satellite' },
    } as const;
    const t = engineering({ missions: { 'M3-3': ['R2-10', 'R2-11'] }, usa: rocket }, 'M3-3', null);
    expect(t.state.moonOpen).toBe(false);
    rigDice(t, HIGH, HIGH);
    passEngineers(t);
    t.say(0, 'reward');
    expect(t.state.moonOpen).toBe(true);
    t.say(0, 'S');
    skipPreparation(t);
    for (const seat of [0, 1]) {
      expect(t.legal(seat, 'act')).toContain('launch:MOON');
      t.say(seat, 'abort');
    }
  });
  it('MS-172 a Moon launch reveals the side’s own risks for good, but not the opponent’s', () => {
    const { t } = launches({ moonOpen: true, usa: { ...ASTRONAUTS, ...PATH } }, 'MOON', null, [LOW]);
    expect(t.view(1).programs[USA].path.map(({ risk }: any) => risk)).toEqual(PATH.path);
    expect(own(t, CCCP).explored).toEqual([false, false, false]);
    expect(t.view(0).programs[CCCP].path.map(({ risk }: any) => risk)).toEqual([null, null, null]);
    nextRound(t);
    expect(own(t, USA).explored).toEqual([true, true, true]);
  });
  it('MS-173 MS-264 needs two astronauts; without them it is delayed', () => {
    const { t } = launches({ moonOpen: true, usa: { payload: { B2: 'astronaut' }, ...PATH } }, 'MOON', null);
    expect(outcomes(t)[1]).toEqual([USA, 'no-payload']);
    expect(popularity(t)[USA]).toBe(7);
    expect(own(t, USA).explored).toEqual([false, false, false]);
  });
  it('MS-156 the second rocket flies even if the first has landed', () => {
    const usa = { ...ASTRONAUTS, path: ['R3-10', 'R3-11', 'R3-12'] };
    const cccp = { ...ASTRONAUTS, path: ['R3-01', 'R3-04', 'R3-07'] };
    const t = engineering({ moonOpen: true, usa, cccp }, 'MOON', 'MOON');
    t.edit((s) => {
      for (const program of s.programs) {
        program.pathTests = [20, 20, 20];
        buildStrongRocket(program);
      }
    });
    passEngineers(t);
    expect(t.state.flights.map(({ outcome }) => outcome)).toEqual(['success', 'success']);
  });
  it('MS-174 each side rolls against its own risks with its own tests there', () => {
    const t = engineering(
      { moonOpen: true, usa: { ...ASTRONAUTS, ...PATH }, cccp: { path: ['R3-07', 'R3-08', 'R3-09'] } },
      'MOON',
      null,
    );
    t.edit((s) => {
      (s.programs[USA] as Program).pathTests = [9, 0, 0];
      (s.programs[CCCP] as Program).pathTests = [5, 5, 5];
    });
    rigDice(t, LOW);
    const events = passEngineers(t);
    expect(eventData(events, 'checked')[0]).toMatchObject({ side: USA, risk: 'R3-01', die: 1, value: 10 });
  });
  it('MS-302 Adaptivity is divided after hidden risks are revealed', () => {
    const t = engineering(
      {
        moonOpen: true,
        usa: { ...ASTRONAUTS, ...PATH, cells: { A2: 'S01/0', A3: 'E01/0' }, modules: { A: 'M06', B: 'M01' } },
      },
      'MOON',
      null,
    );
    t.edit((s) => {
      // A Payload tile in row A makes the crew cabin work.
      (s.programs[USA] as Program).cells[0] = cardNamed('P12') * 4;
    });
    passEngineers(t);
    t.expectAsked(0, 'launch', 'adapt');
    expect(own(t, USA).explored).toEqual([true, true, true]);
    expect(t.state.flights[1]?.checks).toEqual([]);
  });
});
