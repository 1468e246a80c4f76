import { game, LAYOUTS, type State } from '@orrery/mothership';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { hexDescriber, spaceOf, unitsOf, worldsOf } from '../src/games/mothership/editor/board-data.ts';
import { checkOf } from '../src/games/mothership/editor/check.ts';
import {
  alternating,
  type Draft,
  draftFrom,
  draftNamed,
  draftOf,
  emptyDraft,
  shortName,
  withBoard,
  withMode,
  withSeats,
  withTeam,
  written,
} from '../src/games/mothership/editor/draft.ts';
import { addStep, newHistory, redo, undo } from '../src/games/mothership/editor/history.ts';
import {
  erase,
  move,
  numbered,
  type Outcome,
  pieceAt,
  place,
  type Tool,
  tileAt,
} from '../src/games/mothership/editor/pieces.ts';
import { checked, fileOf, isFault, readShared, textOf } from '../src/games/mothership/editor/shared.ts';
import { evenFor, images, symmetriesOf } from '../src/games/mothership/editor/symmetry.ts';
import { placingText, toolHint } from '../src/games/mothership/editor/tools.ts';

const done = (outcome: Outcome): Draft => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};
const duel = () => emptyDraft('free', 'A', 2);
/** Places several pieces, one after another. */
const drawn = (draft: Draft, ...steps: [Tool, string][]): Draft =>
  steps.reduce((now, [tool, hex]) => done(place(now, tool, hex)), draft);
const codes = (draft: Draft) => checkOf(draft).faults.map(({ code }) => code);

describe('drawing a layout', () => {
  it('gives each station to the next seat, and refuses more stations than seats', () => {
    const two = drawn(duel(), ['station', '-7,0'], ['station', '7,0']);
    expect(two.stations).toEqual(['-7,0', '7,0']);
    expect(place(two, 'station', '0,3')).toBe('stations-stand');
    const one = done(erase(two, '-7,0'));
    expect(one.stations).toEqual([null, '7,0']);
    expect(drawn(one, ['station', '-5,0']).stations).toEqual(['-5,0', '7,0']);
  });

  it('announces whether a click placed or removed a piece', () => {
    expect(placingText(duel(), 'mineral', '0,0')).toBe('Mineral, J10');
    expect(placingText(drawn(duel(), ['mineral', '0,0']), 'mineral', '0,0')).toBe('Erased on J10');
    expect(placingText(drawn(duel(), ['mineral', '0,0']), 'gas', '0,0')).toBe('Gas, J10');
  });

  it('names the gesture of the device in its hints', () => {
    expect(toolHint('erase', false)).toBe('Click a piece to remove it.');
    expect(toolHint('picked', true)).toBe('Tap the hex to move it to.');
  });

  it('keeps one piece per hex: a new one replaces the old; the same tool removes its own', () => {
    const planet = drawn(duel(), ['mineral', '0,0'], ['moon', '0,0']);
    const gas = drawn(planet, ['gas', '0,0']);
    expect([gas.mineral, gas.gas, gas.moons]).toEqual([[], ['0,0'], ['0,0']]);
    const rock = drawn(gas, ['planetoid', '0,0']);
    expect([rock.gas, rock.moons, rock.planetoids]).toEqual([[], [], ['0,0']]);
    expect(drawn(rock, ['planetoid', '0,0']).planetoids).toEqual([]);
    expect(pieceAt(drawn(rock, ['station', '0,0']), '0,0')).toBe('station');
  });

  it('allows moons on planets only, and tiles under any piece', () => {
    expect(place(duel(), 'moon', '0,0')).toBe('no-planet');
    const draft = drawn(duel(), ['mineral', '0,0'], ['moon', '0,0'], ['asteroids', '0,0']);
    expect([draft.mineral, draft.moons, draft.asteroids]).toEqual([['0,0'], ['0,0'], ['0,0']]);
    expect(spaceOf(draft).belts).toEqual([expect.not.arrayContaining(['0,0'])]);
    expect(tileAt(draft, '1,-1')).toBe('0,0');
    // The first erase removes the piece with its moon; the next one removes the tile.
    const bare = done(erase(draft, '0,0'));
    expect([bare.mineral, bare.moons, bare.asteroids]).toEqual([[], [], ['0,0']]);
    expect(done(erase(bare, '1,-1')).asteroids).toEqual([]);
    expect(erase(duel(), '0,0')).toBe('nothing-here');
  });

  it('moves a piece with its moon; pieces that meet swap places', () => {
    const draft = drawn(duel(), ['mineral', '0,0'], ['moon', '0,0'], ['gas', '3,0']);
    const far = done(move(draft, '0,0', '2,2'));
    expect([far.mineral, far.moons]).toEqual([['2,2'], ['2,2']]);
    const changed = done(move(draft, '0,0', '3,0'));
    expect([changed.mineral, changed.gas, changed.moons]).toEqual([['3,0'], ['0,0'], ['3,0']]);
    expect(move(draft, '5,0', '6,0')).toBe('nothing-here');
  });

  it('moves a tile by any of its hexes, never off the board', () => {
    const draft = drawn(duel(), ['asteroids', '0,0']);
    expect(done(move(draft, '1,0', '3,1')).asteroids).toEqual(['2,1']);
    expect(move(drawn(duel(), ['asteroids', '-9,0']), '-8,0', '-9,0')).toBe('off-board');
  });

  it('does not change its input', () => {
    const draft = draftNamed('4A');
    const before = JSON.stringify(draft);
    place(draft, 'gas', '0,0', 'four');
    move(draft, '0,0', '1,0', 'half');
    erase(draft, '0,0');
    expect(JSON.stringify(draft)).toBe(before);
  });
});

describe('drawing for all seats at once', () => {
  it('maps a hex to one image per transformation of a symmetry, all on the board', () => {
    const sizes = { none: 1, half: 2, sides: 2, ends: 2, four: 4, third: 3, sixth: 6 };
    for (const board of ['A', 'B'] as const) {
      for (const symmetry of symmetriesOf(board)) {
        expect(new Set(images(symmetry, board, ['3,1']).flat()).size, `${board} ${symmetry}`).toBe(sizes[symmetry]);
      }
    }
    expect(symmetriesOf('A')).not.toContain('sixth');
    expect([evenFor('A', 2), evenFor('A', 4), evenFor('B', 3), evenFor('B', 6), evenFor('B', 5)]).toEqual([
      'half',
      'four',
      'third',
      'sixth',
      'none',
    ]);
  });

  it('gives stations to seats clockwise', () => {
    const six = done(place(emptyDraft('free', 'B', 6), 'station', '0,-7', 'sixth'));
    expect(six.stations).toEqual(draftNamed('6A').stations);
    const four = done(place(emptyDraft('free', 'A', 4), 'station', '-5,-4', 'four'));
    expect(four.stations).toEqual(draftNamed('4A').stations);
  });

  it('places, moves and erases pieces on all images, each once', () => {
    const draft = done(place(emptyDraft('free', 'A', 4), 'mineral', '-3,-2', 'four'));
    expect([...draft.mineral].sort()).toEqual([...draftNamed('4A').mineral].filter((hex) => hex !== '0,0').sort());
    expect(done(place(draft, 'mineral', '0,0', 'four')).mineral).toHaveLength(5);
    const moved = done(move(draft, '-3,-2', '-2,-2', 'four'));
    expect(moved.mineral).toHaveLength(4);
    expect(moved.mineral).toEqual(expect.arrayContaining(['-2,-2', '2,2', '4,-2', '-4,2']));
    expect(done(erase(moved, '2,2', 'four')).mineral).toEqual([]);
    // Other pieces on a mirrored hex stay.
    const mixed = done(place(draft, 'gas', '3,2'));
    expect(done(erase(mixed, '-3,-2', 'four')).gas).toEqual(['3,2']);
  });

  it('renumbers seats clockwise on request', () => {
    const draft = { ...draftNamed('4A'), stations: ['-5,-4', '5,4', '9,-4', '-9,4'] };
    expect(checkOf(draft)).toMatchObject({ jumbled: true, faults: [] });
    expect(numbered(draft).stations).toEqual(draftNamed('4A').stations);
    for (const layout of LAYOUTS) expect(checkOf(draftOf(layout)).jumbled, layout.id).toBe(false);
  });
});

describe('the settings of a layout', () => {
  it('change with the player count, board and mode', () => {
    const four = draftNamed('4A');
    expect(withSeats(four, 3).stations).toEqual(four.stations.slice(0, 3));
    expect(withSeats(four, 5).stations[4]).toBeNull();
    expect(withBoard(four, 'B').stations).toEqual(['-5,-4', '9,-4', '5,4', '-9,4']);
    expect(withBoard(draftNamed('6A'), 'A').stations).toEqual([null, null, '7,0', null, null, '-7,0']);
    expect(withMode(draftNamed('3A'), 'teams')).toMatchObject({ teams: [0, 1, 0, 1], order: [0, 1, 2, 3] });
    expect(withMode(four, 'solo')).toMatchObject({ stations: ['-5,-4'], npc: new Array(6).fill(null) });
  });

  it('MO-465 alternate teams in the turn order', () => {
    for (const { teams, order, id } of LAYOUTS) {
      if (!teams) continue;
      const turns = (seats: readonly number[]) => seats.map((seat) => teams[seat]);
      expect(turns(alternating(teams)), id).toEqual(turns(order ?? []));
      // The seats of T6C have their own order (D68).
      if (id !== 'T6C') expect(alternating(teams), id).toEqual(order);
    }
    expect(withTeam(withTeam(draftNamed('T4A'), 1, 0), 2, 1)).toMatchObject({
      teams: [0, 0, 1, 1],
      order: [0, 2, 1, 3],
    });
  });
});

describe('the checks', () => {
  it('find no faults in the supplied layouts except the known ones of 3B', () => {
    for (const layout of LAYOUTS) {
      expect(codes(draftOf(layout)), layout.id).toEqual(layout.id === '3B' ? ['minerals'] : []);
      expect(checkOf(draftOf(layout)).warnings, layout.id).toEqual([]);
    }
  });

  it('describe missing pieces and name the hexes', () => {
    expect(checkOf(duel()).faults).toEqual([
      { code: 'stations', words: 'Place 2 more stations.', hexes: [] },
      { code: 'minerals', words: '0 mineral planets; 2 players need 3 or 4.', hexes: [] },
    ]);
    // Six players need one more than their number: two more would exceed the limit of seven.
    expect(checkOf(emptyDraft('free', 'B', 6)).faults).toMatchObject([
      { code: 'stations' },
      { code: 'minerals', words: '0 mineral planets; 6 players need 7.' },
    ]);
    const edge = { ...draftNamed('2A'), stations: ['-9,0', '5,4'] };
    expect(checkOf(edge).faults).toEqual([
      { code: 'edge', words: 'A station is on the edge. Move it inwards.', hexes: ['-9,0'] },
    ]);
    expect(hexDescriber(edge, new Map([['-9,0', 'wrong']]))('-9,0')).toBe('Hex J1: Station of seat 1, wrong');
    // A fault about missing pieces marks no hex of an existing piece.
    expect(
      checkOf(drawn(duel(), ['station', '-7,0'], ['mineral', '0,0'])).faults.flatMap(({ hexes }) => hexes),
    ).toEqual([]);
    const many = { ...draftNamed('2A'), mineral: ['0,0', '1,1', '2,2', '3,3', '-2,0'] };
    expect(checkOf(many).faults).toMatchObject([{ code: 'minerals', hexes: many.mineral }]);
    expect(codes(emptyDraft('solo', 'A', 1))).toEqual(['stations', 'solo-planets', 'fleet']);
  });

  it('MO-056 list the distances of each seat and warn if they are uneven', () => {
    const draft = { ...duel(), stations: ['-7,0', '7,0'], mineral: ['-3,0', '-1,0', '0,0'] };
    const { warnings, distances } = checkOf(draft);
    expect(warnings).toEqual(['Seats 1 and 2: their distances to planets differ by 3.']);
    expect(distances.map(({ far }) => far.map(({ n }) => n))).toEqual([
      [4, 6, 7],
      [7, 8, 10],
    ]);
    expect(distances[1]?.far.map(({ off }) => off)).toEqual([true, false, true]);
  });

  it('agree with the server: a layout without faults can be played', () => {
    for (const id of ['2A', '4B', 'T4B', 'T6C', 'S3']) {
      const draft = draftNamed(id);
      const mode = draft.mode === 'free' ? 'deathmatch' : draft.mode;
      const options = { mode, layout: 'custom', custom: written(draft) } as const;
      const { state } = table<State>(game, { seats: draft.stations.length, options });
      expect(state.board, id).toBe(draft.board);
      expect(state.seating.slice(0, draft.order.length || undefined), id).toHaveLength(draft.stations.length);
    }
  });
});

describe('a shared layout', () => {
  const all = LAYOUTS.map(draftOf);

  it('survives a round trip as text, link and file', () => {
    for (const draft of [...all, duel(), { ...duel(), name: 'Zwölf · 100 % (neu).' }]) {
      const text = textOf(draft);
      expect(readShared(text)).toEqual(draft);
      expect(readShared(` https://example.test/editor/mothership#${text}\n`)).toEqual(draft);
      expect(readShared(JSON.stringify(fileOf(draft)))).toEqual(draft);
      expect(text.length).toBeLessThan(220);
      expect(text).toMatch(/^[\w.%-]+$/);
    }
  });

  it.each([
    ['', 'empty'],
    ['hello', 'foreign'],
    ['{"orrery":"moonriser"}', 'foreign'],
    ['{"orrery":', 'torn'],
    ['ms2.Af2', 'newer'],
    ['{"orrery":"mothership-layout","version":9}', 'newer'],
    ['{"orrery":"mothership-layout","version":1}', 'unfit'],
    ['ms1.Af2', 'torn'],
  ])('is refused with a reason: %j is %s', (given, fault) => {
    expect(readShared(given)).toBe(fault);
  });

  it('is rejected if it is too long', () => expect(readShared('x'.repeat(9000))).toBe('long'));

  it('is damaged if its name cannot be decoded, even with a valid checksum', () => {
    const [head = ''] = textOf(duel()).split(/\.\.\w+$/);
    expect(readShared(checked(`${head}.%41`))).toEqual({ ...duel(), name: 'A' });
    expect(readShared(checked(`${head}.%E0%A4%A`))).toBe('torn');
  });

  it('has its name shortened without splitting characters', () => {
    const name = shortName(`${'x'.repeat(59)}🚀`);
    expect(name).toBe('x'.repeat(59));
    expect(readShared(textOf({ ...duel(), name }))).toMatchObject({ name });
    expect(draftFrom({ ...duel(), name: '\ud83d' })).toMatchObject({ name: '' });
  });

  it('is damaged if a character is missing or changed', () => {
    const text = textOf(draftNamed('4A'));
    for (let i = 4; i < text.length; i++) {
      expect(isFault(readShared(text.slice(0, i) + text.slice(i + 1))), `without ${i}`).toBe(true);
      const other = text[i] === 'a' ? 'b' : 'a';
      expect(isFault(readShared(text.slice(0, i) + other + text.slice(i + 1))), `changed ${i}`).toBe(true);
    }
  });

  it.each<[string, object]>([
    ['a hex off its board', { gas: ['20,0'] }],
    ['a hex twice', { gas: ['1,0', '1,0'] }],
    ['seven seats', { stations: new Array(7).fill(null) }],
    ['teams without teams', { mode: 'teams' }],
    ['an unknown field', { extra: 1 }],
    ['values that are not hexes', { mineral: [[0, 0]] }],
    ['a solo start in a game for two', { start: '0,0' }],
    ['far too many planets', { mineral: draftNamed('6A').mineral.concat(spaceOf(draftNamed('6A')).hexes) }],
  ])('is not a valid draft with %s', (_what, change) => {
    expect(draftFrom({ ...duel(), ...change })).toBeNull();
  });
});

describe('editing steps', () => {
  it('can be undone and redone; typing a name is one step', () => {
    let history = newHistory('a');
    history = addStep(history, 'b');
    history = addStep(addStep(history, 'bc', 'name'), 'bcd', 'name');
    history = undo(history);
    expect(history.now).toBe('b');
    expect(redo(history).now).toBe('bcd');
    history = undo(undo(undo(history)));
    expect(history).toMatchObject({ now: 'a', past: [] });
    expect(redo(addStep(history, 'z')).now).toBe('z');
    expect(addStep(history, 'a')).toBe(history);
  });
});

describe('the preview of a draft', () => {
  it('shows every piece once', () => {
    const draft = draftNamed('S1');
    expect(unitsOf(draft)).toHaveLength(8);
    expect(worldsOf(draft).map(({ owner }) => owner)).toEqual([0, 0, 0]);
    expect(new Set([...unitsOf(draft), ...worldsOf(draft)].map(({ id }) => id)).size).toBe(11);
  });
});
