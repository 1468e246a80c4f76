import type { Json } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, type Layout, layoutNamed } from '../../src/content/layouts.ts';
import { game, type LayoutFault, readLayout, type State, unevenSeats } from '../../src/index.ts';
import { alternates, findingText } from '../../src/setup/layout-faults.ts';

/** Cells in the format that the editor writes. */
const at = (...cells: string[]): Json => cells.map((cell) => cell.split(',').map(Number));
const good = {
  name: 'Ours',
  board: 'A',
  stations: at('-7,0', '7,0'),
  mineral: at('-3,0', '3,0', '0,0'),
  gas: at('0,-4'),
  asteroids: at('0,4'),
  moons: at('0,0'),
  planetoids: at('0,5'),
};
const alone = {
  board: 'A',
  stations: at('-7,0'),
  mineral: at('-3,0', '3,0'),
  gas: at('0,0'),
  start: [7, 0],
  npc: at('-6,0', '1,0', '2,0', '0,1', '-2,0', '-3,1'),
};
const faults = (given: Json, sort: 'free' | 'teams' | 'solo' = 'free', seats = 2): LayoutFault[] =>
  readLayout(given, sort, seats).findings.map(({ fault }) => fault);

describe('a custom layout', () => {
  it('MO-056 is accepted without faults, and can be played', () => {
    expect(readLayout(good, 'free', 2)).toMatchObject({
      fault: null,
      findings: [],
      layout: { id: 'custom', name: 'Ours' },
    });
    const { state } = table<State>(game, { seats: 2, options: { layout: 'custom', custom: good, moons: true } });
    expect(state.planets.map(({ kind }) => kind)).toEqual(['mineral', 'mineral', 'mineral', 'gas', 'planetoid']);
    expect(state.planets.map(({ moon }) => moon)).toEqual([false, false, true, false, true]);
    expect(state.agreed.layout).toBe('custom');
  });

  it.each<[string, object, LayoutFault]>([
    ['MO-056 one mineral planet more than players at least', { mineral: at('-3,0', '3,0') }, 'minerals'],
    ['MO-056 two more at most', { mineral: at('-3,0', '3,0', '0,0', '2,2', '-2,-2') }, 'minerals'],
    ['MO-056 two gas planets at most', { gas: at('0,-4', '0,2', '2,-4') }, 'most-gas'],
    [
      'MO-056 four moons with planetoids',
      { moons: at('0,0', '3,0', '-3,0'), planetoids: at('0,5', '1,-5') },
      'most-moons',
    ],
    ['MO-041 no station on the edge', { stations: at('-9,0', '7,0') }, 'edge'],
    ['MO-043 tiles do not overlap', { asteroids: at('0,4', '1,4') }, 'overlap'],
    ['MO-046 one piece on a hex', { gas: at('3,0') }, 'crowded'],
    ['MO-046 a planetoid is a piece too', { planetoids: at('-7,0') }, 'crowded'],
    ['MO-530 a moon stands on a planet', { moons: at('1,1') }, 'moons'],
    ['MO-530 one moon on each', { moons: at('0,0', '0,0') }, 'moons'],
    ['MO-056 a station for each seat', { stations: at('-7,0') }, 'stations'],
    ['MO-052 room for a fleet', crowdedStart(), 'room'],
  ])('%s', (_rule, change, fault) => {
    expect(faults({ ...good, ...change } as Json)).toContain(fault);
    expect(readLayout({ ...good, ...change } as Json, 'free', 2).layout).toBeNull();
  });

  it('MO-056 has at most seven mineral planets and ten tiles', () => {
    const six = {
      board: 'B',
      stations: at('0,-7', '7,-7', '7,0', '0,7', '-7,7', '-7,0'),
      mineral: at('0,-4', '4,-4', '4,0', '0,4', '-4,4', '-4,0', '0,0'),
    };
    expect(faults(six, 'free', 6)).toEqual([]);
    expect(faults({ ...six, mineral: [...(six.mineral as Json[]), [1, 1]] }, 'free', 6)).toEqual(['most-minerals']);
    const few = { ...six, mineral: at('0,-4') };
    expect(readLayout(few, 'free', 6).findings).toMatchObject([{ fault: 'minerals', n: 7, m: 7 }]);
    const tiles = at('0,-2', '3,-3', '3,0', '0,3', '-3,3', '-3,0', '8,-4', '-8,4', '4,4', '-4,-4');
    expect(
      faults({ ...six, mineral: at('0,-4', '4,-4', '4,0', '0,4', '-4,4', '-4,0', '1,1'), asteroids: tiles }, 'free', 6),
    ).toEqual([]);
    expect(faults({ ...six, asteroids: [...(tiles as Json[]), [4, -8]] }, 'free', 6)).toEqual(['most-tiles']);
  });

  it('reports all faults with their hexes', () => {
    const { findings, fault } = readLayout({ ...good, stations: at('-9,0', '7,0'), gas: at('3,0') } as Json, 'free', 2);
    expect(findings).toEqual([
      { fault: 'crowded', cells: [[3, 0]] },
      { fault: 'edge', cells: [[-9, 0]] },
    ]);
    expect(fault).toBe('a layout with at most one piece on each hex');
  });

  it.each<[string, Json, LayoutFault]>([
    ['nothing', null, 'shape'],
    ['a list', [], 'shape'],
    ['another board', { ...good, board: 'C' }, 'board'],
    ['a cell off the board', { ...good, gas: at('30,0') }, 'off-board'],
    ['a cell that is no pair', { ...good, gas: [[0]] }, 'off-board'],
    ['half a cell', { ...good, gas: [[0.5, 0]] }, 'off-board'],
    ['words for numbers', { ...good, gas: [['0', '-4']] }, 'off-board'],
    ['far too many', { ...good, asteroids: new Array<Json>(21).fill([0, 4]) }, 'off-board'],
    ['something else than cells', { ...good, mineral: 'all' }, 'off-board'],
    ['one that is longer than any layout', { ...good, name: 'x'.repeat(2000) }, 'size'],
    ['one that brings something else along', { ...good, more: 'x'.repeat(2000) }, 'size'],
  ])('refuses %s', (_what, given, fault) => {
    expect(readLayout(given, 'free', 2)).toMatchObject({ layout: null, findings: [{ fault }] });
  });

  it('is rejected as an option with the expected value', () => {
    const custom = { ...good, mineral: at('0,0') };
    expect(() => table<State>(game, { seats: 2, options: { layout: 'custom', custom } })).toThrow(
      expect.objectContaining({
        reason: 'bad-options',
        params: expect.objectContaining({ expected: 'a layout with 3 or 4 mineral planets' }),
      }),
    );
  });

  it('is rejected if a supplied layout is chosen', () => {
    expect(() => table<State>(game, { seats: 2, options: { layout: '2A', custom: good } })).toThrow(
      expect.objectContaining({ reason: 'bad-options', params: expect.objectContaining({ path: '.custom' }) }),
    );
  });

  it('MO-056 MO-462 needs teams of equal size and each seat once in the turn order', () => {
    const four = {
      board: 'A',
      stations: at('-5,-4', '9,-4', '5,4', '-9,4'),
      mineral: at('-3,-2', '5,-2', '3,2', '-5,2', '0,0'),
      teams: [0, 1, 0, 1],
    };
    expect(readLayout(four, 'teams', 4).layout).toMatchObject({ teams: [0, 1, 0, 1], order: [0, 1, 2, 3] });
    expect(readLayout({ ...four, order: [2, 1, 0, 3] }, 'teams', 4).layout?.order).toEqual([2, 1, 0, 3]);
    for (const change of [{ teams: [0, 0, 0, 1] }, { teams: [0, 0, 0, 0] }, { teams: [0, 1] }, { order: [0, 0, 1, 2] }])
      expect(faults({ ...four, ...change } as Json, 'teams', 4)).toEqual(['teams']);
  });

  it('MO-057 needs exactly three planets and an enemy fleet for solo games', () => {
    expect(faults(alone, 'solo', 1)).toEqual([]);
    expect(faults({ ...alone, gas: [] }, 'solo', 1)).toContain('solo-planets');
    expect(faults({ ...alone, mineral: at('-3,0', '3,0', '3,2') }, 'solo', 1)).toContain('solo-planets');
    expect(faults({ ...alone, start: null }, 'solo', 1)).toEqual(['fleet']);
    expect(faults({ ...alone, npc: at('-6,0') }, 'solo', 1)).toEqual(['fleet']);
    expect(faults({ ...alone, npc: at('-6,0', '1,0', '2,0', '-2,0', '-3,1', '3,0') }, 'solo', 1)).toContain('crowded');
    const { state } = table<State>(game, { seats: 1, options: { mode: 'solo', layout: 'custom', custom: alone } });
    expect(state.planets.map(({ owner }) => owner)).toEqual([0, 0, 0]);
    // The mothership starts beside the station and has no home planet.
    expect(state.homes.slice(1, 7)).toEqual([-1, 2, 1, 2, 0, 0]);
  });

  it('MO-465 team-mates never take turns in a row, the last and the first seat included', () => {
    const { id: _id, mode: _mode, ...plain } = layoutNamed('T4A') as Layout;
    const withTurns = (teams: number[], order: number[]) =>
      faults({ ...plain, teams, order } as unknown as Json, 'teams', 4);
    expect(withTurns([0, 1, 0, 1], [0, 1, 2, 3])).toEqual([]);
    expect(withTurns([0, 0, 1, 1], [0, 2, 1, 3])).toEqual([]);
    expect(withTurns([0, 0, 1, 1], [0, 1, 2, 3])).toEqual(['turns']);
    expect(withTurns([0, 1, 1, 0], [0, 1, 2, 3])).toEqual(['turns']);
    expect(alternates([0, 1, 2, 1, 2, 0], [0, 1, 2, 3, 4, 5])).toBe(false);
  });

  it('MO-585 the enemy mothership stands beside the station, the others beside the planets, one or more at each', () => {
    const npc = (...cells: string[]) => faults({ ...alone, npc: at(...cells) }, 'solo', 1);
    expect(npc('-5,0', '1,0', '2,0', '0,1', '-2,0', '-3,1')).toEqual(['enemy-mothership']);
    expect(npc('-6,0', '1,0', '2,0', '0,1', '-2,0', '-3,5')).toEqual(['enemy-ships']);
    expect(npc('-6,0', '1,0', '-1,0', '0,1', '-2,0', '-3,1')).toEqual(['enemy-ships']);
  });

  it('MO-465 MO-585 every layout of the game passes the checks of custom layouts for teams and solo', () => {
    for (const { id, mode, ...plain } of LAYOUTS) {
      if (mode === 'free') continue;
      expect([id, faults(plain as unknown as Json, mode, plain.stations.length)]).toEqual([id, []]);
    }
  });

  it('MO-056 only warns if seats’ planet distances differ by more than two', () => {
    const given = { ...good, mineral: at('-3,0', '-1,0', '0,0'), gas: [], moons: [] };
    const { layout, fault } = readLayout(given as Json, 'free', 2);
    expect(fault).toBeNull();
    // Sorted distances are 4, 6, 7 and 7, 8, 10.
    expect(unevenSeats(layout as never)).toEqual([{ seats: [0, 1], by: 3 }]);
    const even = readLayout({ ...given, mineral: at('-3,0', '3,0', '-1,0') } as Json, 'free', 2).layout;
    // 4, 6, 10 and 4, 8, 10: a difference of two is still fair.
    expect(unevenSeats(even as never)).toEqual([]);
  });

  it('MO-055 all supplied layouts are fair, and all but 3B pass the checks', () => {
    for (const layout of LAYOUTS) expect(unevenSeats(layout), layout.id).toEqual([]);
    for (const { id, mode, stations } of LAYOUTS) {
      const { name, board, ...rest } = layoutNamed(id) as (typeof LAYOUTS)[number];
      const given = JSON.parse(JSON.stringify({ name, board, ...rest })) as Json;
      expect(faults(given, mode, stations.length), id).toEqual(id === '3B' ? ['minerals'] : []);
    }
  });

  it('describes a fault as text', () => {
    expect(findingText({ fault: 'minerals', n: 3, m: 4, cells: [] })).toBe('a layout with 3 or 4 mineral planets');
    expect(findingText({ fault: 'minerals', n: 7, m: 7, cells: [] })).toBe('a layout with 7 mineral planets');
    expect(findingText({ fault: 'edge', cells: [] })).toBe('a layout without stations on the edge');
  });
});

/** A station in a corner, surrounded by planets. */
function crowdedStart(): object {
  const around = at('-6,0', '-7,1', '-6,-1', '-7,-1', '-8,1', '-8,0');
  const farther = at('-5,0', '-5,-1', '-5,-2', '-6,-2', '-7,2', '-6,1', '-7,-2', '-8,2');
  return { mineral: around, planetoids: farther };
}
