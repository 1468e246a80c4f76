import { seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../src/content/index.ts';
import { cardName, cardNamed } from '../../src/content/set.ts';
import { someAction } from '../../src/rules/engineering.ts';
import type { Program } from '../../src/state.ts';
import { CCCP, engineering, eventData, nextRound, offered, own, type Setting, takeOut, USA } from '../scene.ts';

/** A position in which USA's Engineer acts first. */
const bench = (usa: Setting['usa'] = {}, more: Setting = {}) =>
  engineering({ first: USA, usa: { money: 30, ...usa }, ...more });
const lay = (piece: string, cell: string, rotation = 0) => ({ piece, cell, rotation });
const verbs = (names: readonly string[]) => [...new Set(names.map((name) => name.split(':')[0]))];

describe('turns of the Engineers', () => {
  it('MS-073 Engineers alternate single complete actions, the First Player’s side first', () => {
    const t = engineering({ cccp: { line: ['S01'] }, usa: { line: ['E01'] } });
    t.expectAsked(1, 'engineer', 'act');
    t.expectNotAsked(0);
    t.say(1, 'line:S01');
    t.expectAsked(1, 'install', 'lay');
    t.say(1, lay('S01', 'B2'));
    expect(t.expectAsked(0, 'engineer').step).toBe('act');
    t.expectNotAsked(1);
  });
  it('MS-074 a pass is final; the other Engineer continues alone', () => {
    const t = bench();
    t.say(0, 'pass');
    expect(own(t, USA).passed).toBe(true);
    t.say(1, `test:${cardName(t.state.missions[0]?.risks[0] as number)}`);
    t.expectNotAsked(0);
    t.expectAsked(1, 'engineer', 'act');
    t.say(1, `test:${cardName(t.state.missions[0]?.risks[0] as number)}`);
    t.say(1, 'pass');
    expect(t.asked()[0]?.flow).not.toBe('engineer');
  });
  it('MS-075 an Engineer may repeat any action while they can pay for it', () => {
    const t = bench({ money: 12 });
    t.say(0, 'pass');
    expect(t.state.programs[CCCP]?.money).toBe(30);
    const risk = cardName(t.state.missions[0]?.risks[0] as number);
    for (let left = 7; left > 0; left--) t.say(1, `test:${risk}`);
    expect(own(t, CCCP).money).toBe(2);
    expect(t.refused(1, `test:${risk}`).reason).toBe('too-dear');
    expect(t.state.missions[0]?.tests).toEqual([0, 7]);
  });
  it('MS-076 an action that cannot be paid in full is refused and changes nothing', () => {
    const t = bench({ money: 6, line: ['S01'] });
    expect(t.refused(0, 'line:S01')).toMatchObject({
      reason: 'too-dear',
      rule: 'MS-076',
      params: { need: 7, have: 6 },
    });
    expect(t.refused(0, 'research:SE').params).toMatchObject({ need: 10 });
    const option = (id: string) => t.prompt(0, 'choose').options.find((own) => own.id === id);
    expect(option('line:S01')).toMatchObject({ why: { reason: 'too-dear' }, data: { price: 7 } });
    expect(option('pass')?.why).toBeUndefined();
    t.edit((s) => {
      (s.programs[USA] as Program).money = 7;
    });
    t.say(0, 'line:S01');
    expect(own(t, USA).money).toBe(0);
  });
  it('MS-077 an action is finished before the next begins', () => {
    const t = bench({ line: ['S01', 'E01'] });
    t.say(0, 'line:S01');
    expect(t.refused(0, 'line:E01').reason).toBe('bad-form');
    expect(t.asked().map(({ step }) => step)).toEqual(['lay']);
  });
  it('MS-078 steals are ordinary actions on the Engineer’s own turn', () => {
    const t = bench({ testSteals: 1 }, { cccp: { testSteals: 1 } });
    t.edit((s) => {
      (s.missions[0] as any).tests = [1, 1];
    });
    const risk = cardName(t.state.missions[0]?.risks[0] as number);
    t.expectNotAsked(1);
    t.say(0, `steal-test:${risk}`);
    t.expectAsked(1, 'engineer', 'act');
    t.say(1, `steal-test:${risk}`);
    expect(t.state.missions[0]?.tests).toEqual([1, 1]);
  });
  it('MS-079 unspent money carries over', () => {
    const t = bench({ money: 11 });
    nextRound(t);
    // Payday adds the budget: 30 minus 3, plus 1 from the empty Treasury.
    expect(own(t, USA).money).toBe(11 + 1 + 3 + own(t, USA).budget);
  });
});

describe('a: from the development line', () => {
  it('MS-080 installs one tile of the side’s own line for 7 money', () => {
    const t = bench({ line: ['S01', 'E01'] });
    t.say(0, 'line:S01');
    t.say(0, lay('S01', 'B2', 1));
    expect(own(t, USA).money).toBe(23);
    expect(t.view(0).programs[USA].cells[5]).toMatchObject({ cell: 'B2', tile: 'S01', rotation: 1 });
    expect(t.refused(1, 'line:E01')).toMatchObject({ reason: 'not-on-line', rule: 'MS-080' });
  });
  it('MS-081 does not refill the line', () => {
    const t = bench({ line: ['S01', 'E01'] });
    t.say(0, 'line:S01');
    t.say(0, lay('S01', 'B2'));
    expect(t.view(0).programs[USA].line).toEqual(['E01']);
    nextRound(t);
    expect(t.view(0).programs[USA].line).toEqual(['E01']);
  });
});

describe('b: Research', () => {
  it('MS-082 installs one of two tiles for 10 money and puts the other on top of the discard pile', () => {
    const t = bench();
    const [s, e] = [0, 1].map((kind) => cardName(t.state.techDecks[kind]?.cards.at(-1) as number)) as [string, string];
    t.say(0, 'research:SE');
    expect(own(t, USA).money).toBe(20);
    expect(t.prompt(0, 'place').pieces.map(({ id }) => id)).toEqual([s, e]);
    t.say(0, lay(e, 'A1', 2));
    expect(t.view(0).programs[USA].cells[0]).toMatchObject({ tile: e, rotation: 2 });
    expect(t.view(1).research).toEqual([s]);
    expect(own(t, USA).drawn.cards).toEqual([]);
  });
  it('MS-082 accepts any two decks, or the same deck twice', () => {
    const t = bench();
    const top = t.state.techDecks[3]?.cards.slice(-2).reverse().map(cardName);
    expect(offered(t, 0).filter((name) => name.startsWith('research'))).toHaveLength(10);
    t.say(0, 'research:PP');
    expect(t.prompt(0, 'place').pieces.map(({ id }) => id)).toEqual(top);
    expect(bench().refused(0, 'research:ES').reason).toBe('no-such-decks');
    expect(bench().refused(0, 'research:S').reason).toBe('no-such-decks');
  });
  it('MS-083 reveals both tiles after both decks are named and before the choice', () => {
    const t = bench();
    expect(t.view(0).programs[USA].drawn).toEqual([]);
    t.say(0, 'research:SS');
    expect(t.view(0).programs[USA].drawn).toHaveLength(2);
    expect(t.view(0).programs[USA].drawn).not.toContain(null);
    expect(t.refused(0, lay('E01', 'B2')).reason).toBe('not-that-tile');
  });
});

describe('c: from the discard pile', () => {
  const withDiscard = (tiles: readonly string[]) => {
    const t = bench();
    t.edit((s) => {
      s.research = tiles.map((name) => takeOut(s, cardNamed(name)));
    });
    return t;
  };
  it('MS-084 installs only the top tile, for 10 money', () => {
    const t = withDiscard(['S05', 'E05']);
    expect(t.refused(0, 'discard:S05')).toMatchObject({ reason: 'not-on-top', rule: 'MS-084' });
    t.say(0, 'discard:E05');
    t.say(0, lay('E05', 'C3'));
    expect(own(t, USA).money).toBe(20);
    expect(t.view(0).research).toEqual(['S05']);
  });
  it('MS-084 needs a tile on the discard pile', () => {
    const t = bench();
    expect(t.refused(0, 'discard:S05').reason).toBe('not-on-top');
    expect(verbs(offered(t, 0))).not.toContain('discard');
  });
});

describe('d and e: the supplier line', () => {
  it('MS-085 a tile of the line goes to the empty 8-money space for free', () => {
    const t = bench({ line: ['S01', 'E01'], supplier: [null, null, null] });
    t.say(0, 'supply:S01');
    expect(t.view(0).programs[USA]).toMatchObject({ line: ['E01'], supplier: ['S01', null, null], money: 30 });
    t.say(1, 'pass');
    expect(t.refused(0, 'supply:E01')).toMatchObject({ reason: 'space-taken', rule: 'MS-085' });
  });
  it.each([
    [8, 0],
    [13, 1],
    [20, 2],
  ])('MS-086 a module for %i money goes to the space of that price', (price, space) => {
    const t = bench({ supplier: [null, null, null] });
    const card = t.state.sideboard[1] as number;
    t.say(0, `module:${cardName(card)}:${price}`);
    expect(own(t, USA).supplier[space]).toBe(card);
    expect(own(t, USA).money).toBe(30 - price);
  });
  it('MS-087 the sideboard is refilled to four at once', () => {
    const t = bench({ supplier: [null, null, null] });
    const [first] = t.state.sideboard;
    const next = t.state.moduleDeck.cards.at(-1);
    t.say(0, `module:${cardName(first as number)}:8`);
    expect(t.state.sideboard).toHaveLength(4);
    expect(t.state.sideboard.at(-1)).toBe(next);
    expect(t.state.sideboard).not.toContain(first);
  });
  it('MS-088 MS-121 three spaces hold one item each; an occupied space cannot be used', () => {
    const t = bench({ money: 100, supplier: [null, 'M01', null] });
    const name = cardName(t.state.sideboard[0] as number);
    expect(t.refused(0, `module:${name}:13`)).toMatchObject({ reason: 'space-taken', rule: 'MS-088' });
    expect(t.refused(0, `module:${name}:9`)).toMatchObject({ reason: 'no-such-space', rule: 'MS-121' });
    expect(t.refused(0, `module:M01:8`).reason).toBe('not-on-sideboard');
    expect(offered(t, 0).filter((own) => own.startsWith(`module:${name}`))).toEqual([
      `module:${name}:8`,
      `module:${name}:20`,
    ]);
  });
  it('MS-301 an empty module deck is refilled with discarded modules; without any, the sideboard stays short', () => {
    const t = bench({ money: 100, supplier: [null, null, null] });
    t.edit((s) => {
      s.spentModules = s.moduleDeck.cards.splice(0);
      s.moduleDeck.known = [];
    });
    t.say(0, `module:${cardName(t.state.sideboard[0] as number)}:8`);
    expect(t.state.sideboard).toHaveLength(4);
    expect([t.state.spentModules.length, t.state.moduleDeck.cards.length]).toEqual([0, MODULES.length - 6]);
    t.edit((s) => {
      s.moduleDeck.cards = [];
      s.moduleDeck.known = [];
    });
    t.say(1, 'pass');
    t.say(0, `module:${cardName(t.state.sideboard[0] as number)}:20`);
    expect(t.state.sideboard).toHaveLength(3);
  });
});

describe('f, g and h', () => {
  it('MS-089 a test on a face-up risk costs 4 money', () => {
    const t = bench();
    const risk = cardName(t.state.missions[1]?.risks[0] as number);
    t.say(0, `test:${risk}`);
    expect(own(t, USA).money).toBe(26);
    expect(t.state.missions[1]?.tests).toEqual([1, 0]);
    expect(t.view(1).missions[1].risks[0]).toEqual({ risk, tests: [1, 0] });
  });
  it('MS-090 removing sabotage costs 10 money plus 1 per marker', () => {
    const t = bench({ money: 100, sabotage: 3 });
    expect(offered(t, 0).filter((name) => name.startsWith('clean'))).toEqual(['clean:1', 'clean:2', 'clean:3']);
    expect(t.refused(0, 'clean:4')).toMatchObject({ reason: 'no-such-sabotage', rule: 'MS-090' });
    for (const name of ['clean:0', 'clean:01', 'clean:1.5', 'clean:x', 'clean:-1'])
      expect(t.refused(0, name).reason).toBe('no-such-sabotage');
    t.say(0, 'clean:2');
    expect([own(t, USA).money, own(t, USA).sabotage]).toEqual([88, 1]);
  });
  it.each([
    ['dog', 2],
    ['satellite', 5],
    ['astronaut', 7],
  ] as const)('MS-091 a %s on a Payload tile costs %i money', (kind, price) => {
    const t = bench({ cells: { B2: 'P01/0', B3: 'S01/0' } });
    t.say(0, `payload:B2:${kind}`);
    expect(own(t, USA).money).toBe(30 - price);
    expect(t.view(1).programs[USA].cells[5].payload).toBe(kind);
  });
  it('MS-091 rejects payload on other tiles or empty cells, and unknown kinds', () => {
    const t = bench({ cells: { B2: 'P01/0', B3: 'S01/0' } });
    expect(t.refused(0, 'payload:B3:dog')).toMatchObject({ reason: 'no-payload-tile', rule: 'MS-091' });
    expect(t.refused(0, 'payload:A1:dog').reason).toBe('no-payload-tile');
    expect(t.refused(0, 'payload:B2:cat').reason).toBe('no-such-payload');
  });
  it('MS-091 offers every kind of payload for every free bay, and nothing else', () => {
    const t = bench({ cells: { B1: 'P01/0', B3: 'S01/0' }, payload: { B2: 'dog' } });
    const names = t.prompt(0, 'choose').options.map(({ id }) => id);
    expect(names.filter((name) => name.startsWith('payload'))).toEqual([
      'payload:B1:dog',
      'payload:B1:satellite',
      'payload:B1:astronaut',
    ]);
  });
  it('MS-306 a tile that holds a payload marker cannot take another', () => {
    const t = bench({ payload: { B2: 'dog' } });
    expect(t.refused(0, 'payload:B2:satellite')).toMatchObject({ reason: 'bay-taken', rule: 'MS-306' });
    expect(verbs(offered(t, 0))).not.toContain('payload');
  });
});

describe('i and j: STOP', () => {
  it('MS-092 a Test Steal turns an opponent’s test into one of the side’s own', () => {
    const t = bench({ testSteals: 2 });
    t.edit((s) => {
      (s.missions[0] as any).tests = [0, 2];
    });
    const risk = cardName(t.state.missions[0]?.risks[0] as number);
    const other = cardName(t.state.missions[1]?.risks[0] as number);
    expect(t.refused(0, `steal-test:${other}`).reason).toBe('nothing-to-steal');
    t.say(0, `steal-test:${risk}`);
    expect(t.state.missions[0]?.tests).toEqual([1, 1]);
    expect([own(t, USA).testSteals, own(t, USA).money]).toEqual([1, 30]);
    expect(t.refused(1, `steal-test:${risk}`)).toMatchObject({ reason: 'no-test-steal', rule: 'MS-092' });
  });
  it('MS-092 a Test Steal works on any single risk of a mission', () => {
    const t = bench({ testSteals: 1 }, { missions: { 'M1-1': ['R0-01', 'R1-01'] } });
    t.edit((s) => {
      (s.missions[0] as any).tests = [0, 1, 0, 2];
    });
    t.say(0, 'steal-test:R1-01');
    expect(t.state.missions[0]?.tests).toEqual([0, 1, 1, 1]);
  });
  it('MS-092 MS-094 a steal is not offered without its token', () => {
    const t = bench({}, { cccp: { line: ['S07'] } });
    t.edit((s) => {
      (s.missions[0] as any).tests = [0, 1];
    });
    const names = t.prompt(0, 'choose').options.map(({ id }) => id.split(':')[0]);
    for (const verb of ['steal-test', 'steal-tech', 'free-test', 'clean', 'payload', 'discard'])
      expect(names).not.toContain(verb);
  });
  it('MS-093 a Test Steal does not work on a path to the Moon', () => {
    const t = bench({ testSteals: 1 }, { cccp: { path: ['R3-01', 'R3-02', 'R3-03'], up: 1 } });
    t.edit((s) => {
      (s.programs[CCCP] as Program).pathTests = [2, 0, 0];
    });
    expect(t.refused(0, 'steal-test:R3-01')).toMatchObject({ reason: 'moon-test', rule: 'MS-093' });
    // A face-down risk is unknown to the players.
    expect(t.refused(0, 'steal-test:R3-02')).toMatchObject({ reason: 'nothing-to-steal', rule: 'MS-092' });
  });
  it('MS-094 a Tech Steal installs a tile of the opponent’s line for free', () => {
    const t = bench({ techSteals: 1, line: ['C01'] }, { cccp: { line: ['S07', 'E07'] } });
    expect(t.refused(0, 'steal-tech:C01').reason).toBe('nothing-to-steal');
    t.say(0, 'steal-tech:E07');
    t.say(0, lay('E07', 'B2'));
    expect([own(t, USA).techSteals, own(t, USA).money]).toEqual([0, 30]);
    expect(t.view(0).programs[USA].cells[5].tile).toBe('E07');
    expect(t.view(0).programs[CCCP].line).toEqual(['S07']);
    t.say(1, 'pass');
    expect(t.refused(0, 'steal-tech:S07')).toMatchObject({ reason: 'no-tech-steal', rule: 'MS-094' });
  });
  it('MS-095 MS-309 steal tokens and vouchers are kept until used', () => {
    const t = bench({ testSteals: 2, techSteals: 1, freeTests: 3 });
    nextRound(t);
    expect(own(t, USA)).toMatchObject({ testSteals: 2, techSteals: 1, freeTests: 3 });
  });
});

it('MS-075 MS-076 random play is legal and finds every legal action', () => {
  const rich = {
    line: ['S01', 'E01'],
    cells: { B1: 'P01/0', B2: 'P02/0' },
    sabotage: 2,
    freeTests: 1,
    testSteals: 1,
    techSteals: 1,
  };
  for (const money of [0, 8, 60]) {
    const t = bench({ ...rich, money, supplier: [null, 'M01', null] }, { cccp: { line: ['S07'] } });
    t.edit((s) => {
      (s.missions[0] as any).tests = [0, 1];
      s.research = [takeOut(s, cardNamed('C09'))];
    });
    const rng = seeded(`chance ${money}`);
    const found = new Set<string>();
    for (let i = 0; i < 1500; i++) found.add(someAction(t.state, USA, rng));
    const legal = offered(t, 0);
    expect([...found].filter((name) => !legal.includes(name))).toEqual([]);
    expect(legal.filter((name) => !found.has(name))).toEqual([]);
  }
});

it('MS-075 an unknown action is refused with a message', () => {
  const t = bench({ line: ['S01'] });
  for (const name of [
    '',
    'line',
    'line:',
    'line:S99',
    'pass:now',
    'line:S01:x',
    'fly',
    'clean:01',
    'module:M01',
    'test:S01',
    'toString',
  ])
    expect(t.refused(0, name).rule).toMatch(/^MS-/);
  expect(eventData(t.say(0, 'pass'), 'passed')).toHaveLength(1);
});
