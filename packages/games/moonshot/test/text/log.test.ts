import type { Event, Refusal } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { cardName } from '../../src/content/set.ts';
import { game } from '../../src/index.ts';
import {
  answerUntil,
  CCCP,
  engineering,
  eventData,
  launches,
  layManeuver,
  passEngineers,
  politics,
  rigDice,
  scene,
  setTokens,
  slotAt,
  USA,
} from '../scene.ts';

/** USA's Engineer with everything available. */
function bench() {
  const t = engineering({
    first: USA,
    missions: { 'M0-1': ['R0-01'] },
    usa: {
      money: 99,
      line: ['S01', 'E01'],
      cells: { B2: 'P01/0' },
      testSteals: 1,
      techSteals: 1,
      supplier: [null, null, null],
    },
    cccp: { line: ['E07'] },
  });
  t.edit((s) => {
    (s.missions[0] as any).tests = [0, 1];
  });
  return t;
}

describe('the log reports', () => {
  it.each([
    ['MS-085', 'supply:S01', 'supplied', { tile: 'S01' }],
    ['MS-089', 'test:R0-01', 'tested', { risk: 'R0-01' }],
    ['MS-091', 'payload:B2:dog', 'loaded', { cell: 'B2', payload: { id: 'dog' } }],
    ['MS-092', 'steal-test:R0-01', 'stole-test', { risk: 'R0-01' }],
    ['MS-094', 'steal-tech:E07', 'stole-tech', { tile: 'E07' }],
    ['MS-082', 'research:CP', 'researched', { decks: [{ id: 'deck-C' }, { id: 'deck-P' }] }],
  ])('%s: %s', (_rule, action, type, data) => {
    expect(eventData(bench().say(0, action), type)).toMatchObject([{ side: USA, ...data }]);
  });
  it('MS-086 an ordered module and its space', () => {
    const t = bench();
    const module = cardName(t.state.sideboard[2] as number);
    expect(eventData(t.say(0, `module:${module}:13`), 'ordered')).toMatchObject([{ module, space: 13 }]);
  });
  it('MS-082 the discarded tile', () => {
    const t = bench();
    t.say(0, 'research:CP');
    const [first, second] = t.view(0).programs[USA].drawn;
    expect(eventData(t.say(0, { piece: second, cell: 'B3', rotation: 0 }), 'discarded-tile')).toMatchObject([
      { tile: first },
    ]);
  });
  it('MS-116 a mounted module and the one it replaces', () => {
    const t = engineering({
      usa: { supplier: [null, null, 'M01'], modules: { B: 'M02' } },
      cccp: { supplier: [null, null, null] },
    });
    passEngineers(t);
    const place = (cell: string) => ({ piece: 'M01', cell, rotation: 0 });
    const replaced = t.say(0, place('B'));
    expect(eventData(replaced, 'mounted')).toMatchObject([{ module: 'M01', slot: 'B', replaced: 'M02' }]);
    const free = engineering({ usa: { supplier: [null, null, 'M01'] }, cccp: { supplier: [null, null, null] } });
    passEngineers(free);
    expect(eventData(free.say(0, place('C')), 'mounted')).toMatchObject([{ slot: 'C', replaced: null }]);
  });
  it('MS-046 a maneuver and its place', () => {
    const t = scene({ cccp: { hand: [1] } });
    const events = t.say(1, { piece: 'cccp-01', cell: 'press', rotation: 0 });
    expect(eventData(events, 'played')).toMatchObject([{ side: CCCP, card: 'cccp-01', place: 'Press' }]);
  });
  it('MS-145 sabotage', () => {
    const t = politics({ first: USA });
    t.edit((s) => {
      layManeuver(s, USA, 0, 10);
      setTokens(slotAt(s, USA, 0), USA, 1);
    });
    answerUntil(t, (s) => s.stack.at(-1)?.step === 'fate');
    expect(eventData(t.say(0, 'evaluate'), 'sabotaged')).toMatchObject([{ side: CCCP, n: 1 }]);
  });
  it('MS-162 an explosion', () => {
    const { events } = launches(
      { missions: { 'M0-1': ['R0-04'] }, usa: { payload: { B2: 'satellite' } } },
      'M0-1',
      null,
      [1],
    );
    expect(eventData(events, 'exploded')).toMatchObject([{ side: USA, mission: 'M0-1' }]);
  });
  it('MS-169 that the Moon is open', () => {
    const cells = { A1: 'S14/0', A2: 'S01/1', A3: 'E14/0', A4: 'E01/0', B1: 'C14/0', B2: 'C01/0' };
    const { events } = launches(
      { missions: { 'M3-3': ['R2-10', 'R2-11'] }, usa: { cells, payload: { B3: 'satellite' } } },
      'M3-3',
      null,
      [8, 8],
    );
    expect(eventData(events, 'moon-open')).toHaveLength(1);
  });
});

describe('the log adds up', () => {
  const satellite = { missions: { 'M0-1': ['R0-01'] } } as const;
  const aboard = { payload: { B2: 'satellite' }, cells: { A1: 'S14/0', A2: 'E14/0', A3: 'C14/0' } } as const;
  const words = (events: readonly Event[], type: string) =>
    events
      .filter((event) => event.type.startsWith(type))
      .map(({ type: id, data }) => formatMessage(game.messages, { id, params: data }));
  it('MS-027 reports only the part of a gain up to popularity 12', () => {
    const full = launches({ ...satellite, usa: { ...aboard, popularity: 12 } }, 'M0-1', null, [8]).events;
    expect(eventData(full, 'popularity').filter(({ side }) => side === USA)).toEqual([]);
    expect(words(full, 'popularity-stays')).toContain('USA popularity stays at 12.');
  });
  it('MS-027 reports only the part of a loss down to popularity 0', () => {
    const { events } = launches({ ...satellite, usa: { popularity: 2 } }, 'M0-1', null);
    expect(words(events, 'popularity')).toContain('USA popularity changes by -2 to 0.');
  });
  it('MS-178 leaves tests out of the check value when sabotage cancels the die', () => {
    const t = engineering({ ...satellite, usa: { ...aboard, sabotage: 2 } }, 'M0-1', null);
    t.edit((s) => {
      (s.missions[0] as any).tests = [5, 0];
    });
    rigDice(t, 2);
    const events = passEngineers(t);
    expect(words(events, 'checked')).toEqual([
      'USA rolls 2 against Loose fairing. Check value 0: instant explosion; tests do not count.',
    ]);
    expect(t.view(0).flights.find(({ side }: any) => side === USA).checks).toMatchObject([
      { die: 2, tests: 5, value: 0, instant: true },
    ]);
  });
});

describe('refusals cite their rule', () => {
  const words = ({ reason, params = {} }: Refusal) => formatMessage(game.messages, { id: reason, params });
  it('MS-064 when popularity is 1 and cannot be traded', () => {
    const refusal = politics({ first: USA, usa: { popularity: 1 } }).refused(0, 'raise:1', 'act');
    expect(refusal).toMatchObject({ reason: 'least-popular', rule: 'MS-064' });
    expect(words(refusal)).toBe('Your popularity is too low: it must stay at 1 or more.');
  });
  it('MS-090 when a blueprint has no sabotage to remove', () => {
    const refusal = engineering({ first: USA, usa: { sabotage: 0, money: 99 } }).refused(0, 'clean:1');
    expect(refusal).toMatchObject({ reason: 'no-sabotage', rule: 'MS-090' });
    expect(words(refusal)).toBe('There is no sabotage on your blueprint.');
  });
});

describe('marks seats that learned something', () => {
  const learned = (t: ReturnType<typeof politics>, act: () => unknown): number[] => {
    const before = t.state.marks.slice();
    act();
    return t.state.marks.map((mark, seat) => mark - (before[seat] as number));
  };
  it('MS-294 from a mission and its risks', () => {
    const t = politics();
    expect(learned(t, () => t.say(1, 'announce:1')).every((n) => n >= 2)).toBe(true);
  });
  it('MS-176 from a roll', () => {
    const t = engineering(
      { missions: { 'M0-1': ['R0-01'] }, usa: { payload: { B2: 'satellite' }, popularity: 1 } },
      'M0-1',
      null,
    );
    rigDice(t, 1);
    expect(learned(t, () => passEngineers(t))).toEqual([1, 1]);
    expect(t.state.result).not.toBeNull();
  });
  it('MS-293 from revealed tokens', () => {
    const t = politics({ first: USA });
    t.edit((s) => {
      layManeuver(s, USA, 1, 3);
      layManeuver(s, USA, 2, 4);
    });
    answerUntil(t, (s) => s.stack.at(-1)?.step === 'fate');
    expect(learned(t, () => t.say(0, 'evaluate'))).toEqual([1, 1]);
  });
});
