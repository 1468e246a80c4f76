import { describe, expect, it } from 'vitest';
import { cardName } from '../../src/content/set.ts';
import {
  CCCP,
  launches,
  lay,
  passEngineers,
  politics,
  rest,
  rig,
  scene,
  slotAt,
  token,
  told,
  USA,
  workshop,
} from '../scene.ts';

/** USA's Engineer with everything at hand. */
function bench() {
  const t = workshop({
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

describe('the log tells what was done', () => {
  it.each([
    ['MS-085', 'supply:S01', 'supplied', { tile: 'S01' }],
    ['MS-089', 'test:R0-01', 'tested', { risk: 'R0-01' }],
    ['MS-091', 'payload:B2:dog', 'loaded', { cell: 'B2', payload: { id: 'dog' } }],
    ['MS-092', 'steal-test:R0-01', 'stole-test', { risk: 'R0-01' }],
    ['MS-094', 'steal-tech:E07', 'stole-tech', { tile: 'E07' }],
    ['MS-082', 'research:CP', 'researched', { decks: [{ id: 'deck-C' }, { id: 'deck-P' }] }],
  ])('%s: %s', (_rule, action, type, data) => {
    expect(told(bench().say(0, action), type)).toMatchObject([{ side: USA, ...data }]);
  });
  it('MS-086: a module that is ordered, and its space', () => {
    const t = bench();
    const module = cardName(t.state.sideboard[2] as number);
    expect(told(t.say(0, `module:${module}:13`), 'ordered')).toMatchObject([{ module, space: 13 }]);
  });
  it('MS-082: the tile that is discarded', () => {
    const t = bench();
    t.say(0, 'research:CP');
    const [first, second] = t.view(0).programs[USA].drawn;
    expect(told(t.say(0, { piece: second, cell: 'B3', rotation: 0 }), 'discarded-tile')).toMatchObject([
      { tile: first },
    ]);
  });
  it('MS-116: a module that is mounted, and the one it replaces', () => {
    const t = workshop({
      usa: { supplier: [null, null, 'M01'], modules: { B: 'M02' } },
      cccp: { supplier: [null, null, null] },
    });
    passEngineers(t);
    const place = (cell: string) => ({ piece: 'M01', cell, rotation: 0 });
    const replaced = t.say(0, place('B'));
    expect(told(replaced, 'mounted')).toMatchObject([{ module: 'M01', slot: 'B', replaced: 'M02' }]);
    const free = workshop({ usa: { supplier: [null, null, 'M01'] }, cccp: { supplier: [null, null, null] } });
    passEngineers(free);
    expect(told(free.say(0, place('C')), 'mounted')).toMatchObject([{ slot: 'C', replaced: null }]);
  });
  it('MS-046: a maneuver and its place', () => {
    const t = scene({ cccp: { hand: [1] } });
    const events = t.say(1, { piece: 'cccp-01', cell: 'press', rotation: 0 });
    expect(told(events, 'played')).toMatchObject([{ side: CCCP, card: 'cccp-01', place: 'Press' }]);
  });
  it('MS-145: sabotage', () => {
    const t = politics({ first: USA });
    t.edit((s) => {
      lay(s, USA, 0, 10);
      token(slotAt(s, USA, 0), USA, 1);
    });
    rest(t, (s) => s.stack.at(-1)?.step === 'fate');
    expect(told(t.say(0, 'evaluate'), 'sabotaged')).toMatchObject([{ side: CCCP, n: 1 }]);
  });
  it('MS-162: an explosion', () => {
    const { events } = launches(
      { missions: { 'M0-1': ['R0-04'] }, usa: { payload: { B2: 'satellite' } } },
      'M0-1',
      null,
      [1],
    );
    expect(told(events, 'exploded')).toMatchObject([{ side: USA, mission: 'M0-1' }]);
  });
  it('MS-169: that the Moon is open', () => {
    const cells = { A1: 'S14/0', A2: 'S01/1', A3: 'E14/0', A4: 'E01/0', B1: 'C14/0', B2: 'C01/0' };
    const { events } = launches(
      { missions: { 'M3-3': ['R2-10', 'R2-11'] }, usa: { cells, payload: { B3: 'satellite' } } },
      'M3-3',
      null,
      [8, 8],
    );
    expect(told(events, 'moon-open')).toHaveLength(1);
  });
});

describe('who has learned something gets a mark', () => {
  const learned = (t: ReturnType<typeof politics>, act: () => unknown): number[] => {
    const before = t.state.marks.slice();
    act();
    return t.state.marks.map((mark, seat) => mark - (before[seat] as number));
  };
  it('MS-294: from a mission and its risks', () => {
    const t = politics();
    expect(learned(t, () => t.say(1, 'announce:1')).every((n) => n >= 2)).toBe(true);
  });
  it('MS-176: from a roll', () => {
    const t = workshop(
      { missions: { 'M0-1': ['R0-01'] }, usa: { payload: { B2: 'satellite' }, popularity: 1 } },
      'M0-1',
      null,
    );
    rig(t, 1);
    expect(learned(t, () => passEngineers(t))).toEqual([1, 1]);
    expect(t.state.result).not.toBeNull();
  });
  it('MS-293: from tokens that are shown', () => {
    const t = politics({ first: USA });
    t.edit((s) => {
      lay(s, USA, 1, 3);
      lay(s, USA, 2, 4);
    });
    rest(t, (s) => s.stack.at(-1)?.step === 'fate');
    expect(learned(t, () => t.say(0, 'evaluate'))).toEqual([1, 1]);
  });
});
