import { describe, expect, it } from 'vitest';
import { CELL_NAMES, CELLS, cellNamed, JOINS, SLOTS, slotNamed, turned } from '../../src/content/blueprint.ts';
import { cardNamed, moduleOf } from '../../src/content/set.ts';
import { parametersOf, partsOf, works } from '../../src/rules/parameters.ts';
import { engineering, eventData, nextRound, own, type Setting, USA } from '../scene.ts';

const bench = (usa: Setting['usa'] = {}, more: Setting = {}) =>
  engineering({ first: USA, usa: { money: 99, ...usa }, ...more });
const lay = (piece: string, cell: string, rotation = 0) => ({ piece, cell, rotation });

/** A rocket without a game: `rocket({ B2: 'S01/0' }, { B: 'M01' })`. */
function rocket(tiles: Record<string, string>, modules: Record<string, string> = {}) {
  const cells = new Array<number>(CELLS).fill(-1);
  for (const [cell, laid] of Object.entries(tiles)) {
    const [name = '', turn = '0'] = laid.split('/');
    cells[cellNamed(cell)] = cardNamed(name) * 4 + Number(turn);
  }
  const slots = SLOTS.map(() => -1);
  for (const [slot, name] of Object.entries(modules)) slots[slotNamed(slot)] = cardNamed(name);
  return { cells, modules: slots };
}
const sums = (tiles: Record<string, string>, modules: Record<string, string> = {}) =>
  parametersOf(rocket(tiles, modules));

describe('the blueprint', () => {
  it('MS-097 has 3 rows, 4 columns, 12 cells and 17 inner edges', () => {
    expect(CELL_NAMES.join(' ')).toBe('A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4');
    expect(JOINS).toHaveLength(17);
    const t = bench({ line: ['S01'] });
    t.say(0, 'line:S01');
    expect(t.refused(0, lay('S01', 'D1'))).toMatchObject({ reason: 'no-such-cell', rule: 'MS-097' });
    expect(t.prompt(0, 'place').pieces[0]?.cells.map(({ cell }) => cell)).toEqual([...CELL_NAMES]);
  });
  it('MS-098 tiles can be rotated by any number of clockwise quarter turns', () => {
    expect([0, 1, 2, 3].map((k) => turned('SEC-', k))).toEqual([
      [1, 2, 3, 0],
      [0, 1, 2, 3],
      [3, 0, 1, 2],
      [2, 3, 0, 1],
    ]);
    const t = bench({ line: ['S01'] });
    t.say(0, 'line:S01');
    expect(t.prompt(0, 'place').pieces[0]?.cells[0]?.rotations).toEqual([0, 1, 2, 3]);
    expect(t.refused(0, lay('S01', 'A1', 4)).reason).toBe('no-such-cell');
    t.say(0, lay('S01', 'A1', 3));
    expect(t.view(0).programs[USA].cells[0]).toMatchObject({ tile: 'S01', rotation: 3 });
  });
  it('MS-099 the first tile goes on any cell', () => {
    for (const cell of CELL_NAMES) {
      const t = bench({ line: ['S01'] });
      t.say(0, 'line:S01');
      t.say(0, lay('S01', cell));
      expect(t.view(0).programs[USA].cells.find((own: any) => own.tile === 'S01').cell).toBe(cell);
    }
  });
  it('MS-100 later tiles go beside or on top of another', () => {
    const t = bench({ line: ['S01'], cells: { B2: 'E01/0' } });
    t.say(0, 'line:S01');
    expect(t.prompt(0, 'place').pieces[0]?.cells.map(({ cell }) => cell)).toEqual(['A2', 'B1', 'B2', 'B3', 'C2']);
    expect(t.refused(0, lay('S01', 'A1'))).toMatchObject({ reason: 'not-beside', rule: 'MS-100' });
    expect(t.refused(0, lay('S01', 'C4')).reason).toBe('not-beside');
    t.say(0, lay('S01', 'C2'));
    expect(own(t, USA).cells.filter((cell) => cell >= 0)).toHaveLength(2);
  });
  it('MS-101 an acquired tile is installed at once and counts at once', () => {
    const t = bench({ line: ['S01'] });
    t.say(0, 'line:S01');
    expect(t.asked()).toHaveLength(1);
    expect(t.asked()[0]).toMatchObject({ seat: 0, flow: 'install', step: 'lay' });
    expect(t.refused(0, null).reason).toBe('no-pass');
    expect(t.view(0).programs[USA].parameters).toEqual([0, 0, 0, 0]);
    expect(eventData(t.say(0, lay('S01', 'B2')), 'installed')[0]).toMatchObject({
      tile: 'S01',
      cell: 'B2',
      covered: null,
    });
    expect(t.view(0).programs[USA].parameters).toEqual([1, 0, 0, 0]);
  });
  it('MS-102 a covered tile no longer counts for centres, pairs or conditions', () => {
    const before = { cells: { B2: 'S01/0', B3: 'S02/1' }, modules: { B: 'M01' } };
    const t = bench({ ...before, line: ['E13'] });
    expect(t.view(0).programs[USA].parameters).toEqual([5, 0, 0, 0]);
    t.say(0, 'line:E13');
    expect(eventData(t.say(0, lay('E13', 'B3', 1)), 'installed')[0]).toMatchObject({ tile: 'E13', covered: 'S02' });
    expect(t.view(0).programs[USA].parameters).toEqual([1, 1, 0, 0]);
    expect(t.view(0).programs[USA].modules[1]).toMatchObject({ module: 'M01', works: false });
    expect(t.view(0).covered).toEqual(['S02']);
    expect(own(t, USA).line).toEqual([]);
  });
  it('MS-103 payload on a covered tile is lost', () => {
    const t = bench({ payload: { B2: 'astronaut' }, line: ['P12'] });
    t.say(0, 'line:P12');
    t.say(0, lay('P12', 'B2'));
    expect(t.view(0).programs[USA].cells[5]).toMatchObject({ tile: 'P12', payload: null });
  });
  it('MS-104 centres count with or without neighbours', () => {
    expect(sums({ A1: 'S01', C4: 'C01' })).toEqual([1, 0, 1, 0]);
  });
  it.each([
    ['S14', [2, 0, 0, 0]],
    ['E14', [0, 2, 0, 0]],
    ['C14', [0, 0, 2, 0]],
  ])('MS-105 the double centre of %s counts 2', (tile, expected) => {
    expect(sums({ B2: tile })).toEqual(expected);
  });
  it('MS-106 two facing icons of the same letter add 1, not 1 for each half', () => {
    // S02 has Structure on two opposite sides; a quarter turn moves them to the west and east.
    expect(sums({ B2: 'S02/1', B3: 'S02/1' })).toEqual([3, 0, 0, 0]);
    expect(sums({ A2: 'S02/0', B2: 'S02/0' })).toEqual([3, 0, 0, 0]);
    expect(sums({ B1: 'S02/1', B2: 'S02/1', B3: 'S02/1' })).toEqual([5, 0, 0, 0]);
  });
  it('MS-106 the last cell of a row does not pair with the first cell of the next', () => {
    expect(sums({ A4: 'S02/1', B1: 'S02/1' })).toEqual([2, 0, 0, 0]);
  });
  it('MS-107 different or bare edges are allowed and add nothing', () => {
    expect(sums({ B2: 'S02/1', B3: 'E02/1' })).toEqual([1, 1, 0, 0]);
    expect(sums({ B2: 'S02/0', B3: 'S02/0' })).toEqual([2, 0, 0, 0]);
    expect(sums({ B2: 'S02/1', B3: 'S02/0' })).toEqual([2, 0, 0, 0]);
  });
  it('MS-108 a pair adds to its icon’s parameter regardless of the tiles’ kinds', () => {
    // C13 is a Code tile and P06 a Payload tile; side by side, two of either match with Electronics.
    expect(sums({ B2: 'C13/0', B3: 'C13/0' })).toEqual([0, 1, 2, 0]);
    expect(sums({ B2: 'P06/0', B3: 'P06/0' })).toEqual([0, 1, 0, 0]);
  });
  it('MS-109 Payload tiles have no centre, may pair, and hold one marker each', () => {
    expect(sums({ B2: 'P09/1' })).toEqual([0, 0, 0, 0]);
    expect(sums({ B2: 'P09/1', B3: 'S02/1' })).toEqual([2, 0, 0, 0]);
    const t = bench({ cells: { B2: 'P01/0' } });
    t.say(0, 'payload:B2:dog');
    t.say(1, 'pass');
    expect(t.refused(0, 'payload:B2:dog').reason).toBe('bay-taken');
  });
  it('MS-110 parameters sum centres, pairs and modules, and list the source of each point', () => {
    const own = rocket({ B2: 'S01/0', B3: 'S02/1', A2: 'E04/0' }, { B: 'M01' });
    const parts = partsOf(own);
    const total = [0, 0, 0, 0];
    for (const { parameter, n } of parts) total[parameter] = (total[parameter] as number) + n;
    expect(total).toEqual(parametersOf(own));
    expect(partsOf(rocket({ B1: 'P01', C4: 'P12' }))).toEqual([]);
    expect(partsOf(rocket({ B2: 'C14' }))).toEqual([{ from: 'centre', parameter: 2, n: 2, at: ['B2'], card: 'C14' }]);
    const coupled = partsOf(rocket({ A1: 'P09/1', A2: 'P09/1', A3: 'P09/1' }, { A: 'M04' }));
    expect(coupled.filter(({ from }) => from === 'module').map(({ parameter, n }) => [parameter, n])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(parts).toEqual([
      { from: 'centre', parameter: 1, n: 1, at: ['A2'], card: 'E04' },
      { from: 'centre', parameter: 0, n: 1, at: ['B2'], card: 'S01' },
      { from: 'centre', parameter: 0, n: 1, at: ['B3'], card: 'S02' },
      { from: 'pair', parameter: 0, n: 1, at: ['A2', 'B2'], card: null },
      { from: 'pair', parameter: 0, n: 1, at: ['B2', 'B3'], card: null },
      { from: 'module', parameter: 0, n: 2, at: ['B'], card: 'M01' },
    ]);
    expect(partsOf(rocket({ B1: 'S01', B2: 'E01', B3: 'P01' }, { B: 'M06' })).at(-1)).toMatchObject({
      parameter: 3,
      n: 2,
    });
  });
});

describe('golden rockets', () => {
  const start = { B2: 'S01/0', B3: 'S02/1', A2: 'E04/0' };
  it('MS-111 three tiles give S 4, E 1, C 0', () => {
    expect(sums(start)).toEqual([4, 1, 0, 0]);
  });
  it('MS-112 M01 makes S 6; M17 counts once C2 holds Code', () => {
    expect(sums(start, { B: 'M01' })).toEqual([6, 1, 0, 0]);
    expect(sums(start, { B: 'M01', 2: 'M17' })).toEqual([6, 1, 0, 0]);
    expect(sums({ ...start, C2: 'C05/0' }, { B: 'M01', 2: 'M17' })).toEqual([6, 1, 1, 2]);
  });
  it('MS-113 E02 over B3 leaves S 2, E 2, C 1, Adaptivity 2', () => {
    expect(sums({ ...start, C2: 'C05/0', B3: 'E02/0' }, { B: 'M01', 2: 'M17' })).toEqual([2, 2, 1, 2]);
  });
});

describe('modules', () => {
  it('MS-114 have nine slots: rows, pairs of rows, columns', () => {
    expect(SLOTS.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'AB', 'BC', '1', '2', '3', '4']);
    expect(SLOTS.map(({ cells }) => cells.map((cell) => CELL_NAMES[cell]).join(' '))).toEqual([
      'A1 A2 A3 A4',
      'B1 B2 B3 B4',
      'C1 C2 C3 C4',
      'A1 A2 A3 A4 B1 B2 B3 B4',
      'B1 B2 B3 B4 C1 C2 C3 C4',
      'A1 B1 C1',
      'A2 B2 C2',
      'A3 B3 C3',
      'A4 B4 C4',
    ]);
    expect(SLOTS.map(({ joins }) => joins.length)).toEqual([3, 3, 3, 10, 10, 2, 2, 2, 2]);
  });
  it.each([
    ['M01', ['A', 'B', 'C']],
    ['M11', ['AB', 'BC']],
    ['M19', ['1', '2', '3', '4']],
  ])('MS-115 %s fits slots of its own kind only', (module, slots) => {
    const t = bench({ supplier: [null, null, module] }, { cccp: { supplier: [null, null, null] } });
    while (t.asked()[0]?.flow === 'engineer') t.say(t.asked()[0]?.seat as number, 'pass');
    expect(t.prompt(0, 'place').pieces[0]?.cells.map(({ cell }) => cell)).toEqual(slots);
    const wrong = ['A', 'AB', '1'].find((slot) => !slots.includes(slot)) as string;
    expect(t.refused(0, lay(module, wrong))).toMatchObject({ reason: 'other-zone', rule: 'MS-115' });
    expect(t.refused(0, lay(module, 'Z')).reason).toBe('no-such-slot');
    expect(t.refused(0, lay('M20', slots[0] as string)).reason).toBe('not-that-module');
  });
  it('MS-116 a module goes in an empty slot or replaces another, which is discarded', () => {
    const t = bench(
      { supplier: [null, null, 'M01'], modules: { B: 'M02' } },
      { cccp: { supplier: [null, null, null] } },
    );
    while (t.asked()[0]?.flow === 'engineer') t.say(t.asked()[0]?.seat as number, 'pass');
    t.say(0, lay('M01', 'B'));
    expect(t.view(0).programs[USA].modules[1].module).toBe('M01');
    expect(t.view(0).spentModules).toEqual(['M02']);
  });
  it('MS-117 a bonus counts only while its condition holds', () => {
    const on = { B1: 'S01', B2: 'S02' };
    expect(works(rocket(on).cells, cardNamed('M01'), slotNamed('B'))).toBe(true);
    expect(sums(on, { B: 'M01' })[0]).toBe((sums(on)[0] as number) + 2);
    expect(sums({ B1: 'S01', B2: 'E02' }, { B: 'M01' })[0]).toBe(1);
    expect(sums(on, { A: 'M01' })[0]).toBe(sums(on)[0]);
  });
  it('MS-118 a double centre counts 2; a pair counts only with both tiles in the zone', () => {
    expect(works(rocket({ B1: 'S14' }).cells, cardNamed('M01'), slotNamed('B'))).toBe(true);
    // Two pairs, one of which extends beyond row B.
    const cells = rocket({ B1: 'S02/1', B2: 'S12/0', A2: 'S02/0' }).cells;
    expect(works(cells, cardNamed('M04'), slotNamed('B'))).toBe(false);
    expect(works(rocket({ B1: 'S02/1', B2: 'S02/1', B3: 'S02/1' }).cells, cardNamed('M04'), slotNamed('B'))).toBe(true);
  });
});

describe('every module', () => {
  const A = ['A1', 'A2', 'A3', 'A4'];
  const row = (...tiles: string[]) => Object.fromEntries(tiles.map((tile, i) => [A[i], tile]));
  const rows = (above: string[], below: string[]) => ({
    ...row(...above),
    ...Object.fromEntries(below.map((tile, i) => [`B${i + 1}`, tile])),
  });
  const column = (...tiles: string[]) => Object.fromEntries(tiles.map((tile, i) => [`${'ABC'.charAt(i)}1`, tile]));
  /** For each module, a zone where the condition just holds, and one where it just fails. */
  const CASES: [number, string, string, Record<string, string>, Record<string, string>][] = [
    [214, 'M01', 'A', row('S01', 'S03'), row('S01', 'E01', 'P01')],
    [215, 'M02', 'A', row('E01', 'E03'), row('E01', 'S01', 'P01')],
    [216, 'M03', 'A', row('C01', 'C03'), row('C01', 'S01', 'P01')],
    [217, 'M04', 'A', row('S02/1', 'S02/1', 'P09/1'), row('S02/1', 'S02/1', 'P10/1')],
    [218, 'M05', 'A', row('E02/1', 'E02/1', 'P10/1'), row('E02/1', 'E02/1', 'P09/1')],
    [219, 'M06', 'A', row('P01', 'S01', 'C01'), row('P01', 'P02', 'C01')],
    [220, 'M07', 'A', row('P01', 'P02', 'P03', 'P04'), row('S01', 'S03', 'S04')],
    [221, 'M08', 'AB', rows(['S01'], ['S14']), rows(['S01'], ['S03', 'E01'])],
    [222, 'M09', 'AB', rows(['E01'], ['E14']), rows(['E01'], ['E03', 'S01'])],
    [223, 'M10', 'AB', rows(['C01'], ['C14']), rows(['C01'], ['C03', 'S01'])],
    [224, 'M11', 'AB', rows(['P06', 'P06', 'P06'], ['P06', 'P06']), rows(['P06', 'P06', 'P06'], ['P06'])],
    [225, 'M12', 'AB', rows(['P01', 'S01'], ['P02', 'C01']), rows(['P01', 'S01'], ['E01', 'C01'])],
    [226, 'M13', 'AB', rows(['S14', 'E14'], ['C14']), rows(['S14', 'E14'], ['C01', 'S01'])],
    [227, 'M14', '1', column('S01', 'S03'), column('S01', 'E01', 'P01')],
    [228, 'M15', '1', column('E01', 'E03'), column('E01', 'S01', 'P01')],
    [229, 'M16', '1', column('C01', 'C03'), column('C01', 'S01', 'P01')],
    [230, 'M17', '1', column('S01', 'E01', 'C01'), column('S01', 'E01', 'P01')],
    [231, 'M18', '1', column('P01', 'P02', 'P03'), column('S01', 'S14')],
    [232, 'M19', '1', column('S02', 'S02', 'P09'), column('S02', 'S02', 'P10')],
    [233, 'M20', '1', column('P01', 'C01'), column('P01', 'P02', 'P03')],
  ];
  it.each(CASES)('MS-%i %s works exactly while its condition holds', (_n, module, slot, on, off) => {
    const { bonus } = moduleOf(cardNamed(module));
    expect(sums(on, { [slot]: module })).toEqual(sums(on).map((n, i) => n + (bonus[i] as number)));
    expect(sums(off, { [slot]: module })).toEqual(sums(off));
  });
});

describe('the supplier line', () => {
  it('MS-121 MS-122 installs items on 20 this round, on 13 next round and on 8 in two rounds', () => {
    const t = bench({ supplier: ['S01', 'S03', 'S04'] }, { cccp: { supplier: [null, null, null] } });
    const line = () => t.view(0).programs[USA].supplier;
    nextRound(t);
    expect(line()).toEqual([null, 'S01', 'S03']);
    expect(own(t, USA).cells.filter((cell) => cell >= 0)).toHaveLength(1);
    nextRound(t);
    expect(line()).toEqual([null, null, 'S01']);
    nextRound(t);
    expect(line()).toEqual([null, null, null]);
    expect(t.view(0).programs[USA].cells.filter(({ tile }: any) => tile !== null).length).toBeGreaterThan(0);
    expect(t.state.round).toBe(4);
  });
  it('MS-123 installs the starting module in round 3', () => {
    const t = bench();
    const module = own(t, USA).supplier[0];
    nextRound(t);
    nextRound(t);
    expect(own(t, USA).modules).not.toContain(module);
    nextRound(t);
    expect(own(t, USA).modules).toContain(module);
  });
});
