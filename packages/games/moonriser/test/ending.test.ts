import type { Result } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { emptyDirection, faceOf, isBase, TILE_COUNT, tileId, tileNamed } from '../src/content/set.ts';
import { game, type Score } from '../src/index.ts';
import { GROUNDS } from '../src/rules/ground.ts';
import { couldTake } from '../src/rules/placing.ts';
import { placesOf, scoreOf, tilePoints } from '../src/rules/points.ts';
import type { State } from '../src/state.ts';
import {
  at,
  boardWith,
  endRound,
  eventData,
  fillBoard,
  give,
  type Laid,
  passTo,
  place,
  purse,
  type Scene,
  scene,
  tokens,
  upgrade,
} from './scene.ts';

/** One free field is left beside the base of seat 0, which holds a tile that fits. */
function lastField(setting: Parameters<typeof scene>[0] = {}, free: string[] = ['1,0'], seats = 2): Scene {
  const t = scene({
    seats,
    tokens: [purse(9, 9, 9), purse(9, 8, 7), purse(4, 4, 4)].slice(0, seats),
    hands: [['B11.1', 'B12.1'], [], []].slice(0, seats),
    ...setting,
  });
  t.edit((s) => fillBoard(s, 1, free));
  return t;
}
const result = (t: Scene): Result => t.state.result as Result;

describe('the end', () => {
  it('MR-122 MR-125 the last field is taken: the player finishes the turn, with upgrades, production and trade', () => {
    const t = lastField();
    const events = t.say(0, place('B11.1', '1,0'));
    expect(eventData(events, 'board-full')).toEqual([{ seat: 0, reason: 'full-board' }]);
    expect(
      t
        .prompt(0, 'place')
        .pieces.filter((piece) => piece.cells.length > 0)
        .map((piece) => piece.id),
    ).toEqual(['upgrade']);
    t.say(0, upgrade('1,0'));
    expect(eventData(t.say(0, null), 'produced')).toMatchObject([{ seat: 0 }]);
    t.say(0, 'green>yellow', 'trade');
    t.say(0, null, 'trade');
    expect(result(t).reason).toBe('full-board');
    expect(t.asked()).toEqual([]);
  });

  it('MR-088 MR-200 after the last turn no action is counted and no free one is left', () => {
    const t = lastField({ signs: { '1,0': 'free-action' } });
    t.say(0, place('B11.1', '1,0'));
    expect([t.state.actions, t.state.freeActions]).toEqual([1, 1]);
    t.say(0, null);
    t.say(0, null, 'trade');
    expect(result(t).reason).toBe('full-board');
    expect([t.state.actions, t.state.freeActions]).toEqual([0, 0]);
  });

  it('MR-123 a black token can take the last free field', () => {
    const t = lastField({}, ['1,0', '2,0']);
    const events = t.say(0, place('B12.1', '1,0', 3));
    expect(eventData(events, 'board-full')).toHaveLength(1);
    expect(t.view(0).freeFields).toBe(0);
  });

  it('MR-124 a free field that no player can pay for keeps the game going', () => {
    // Two fields are left; seat 0 takes one with the last tokens in the game.
    const t = lastField({ tokens: [purse(2), purse()], supply: [] }, ['1,0', '1,-1']);
    expect(eventData(t.say(0, place('B11.1', '1,0')), 'board-full')).toEqual([]);
    expect([t.state.ending, t.view(0).freeFields]).toEqual(['not-yet', 1]);
    for (const { id, cells } of t.prompt(0, 'place').pieces) expect([id, cells]).toEqual([id, []]);
    passTo(t, 1, 'development');
    for (const { id, cells } of t.prompt(1, 'place').pieces) expect([id, cells]).toEqual([id, []]);
    // No player can pay for it yet; the game ends once a player builds on it.
    passTo(t, 0, 'development');
    expect([t.state.round, t.state.result]).toEqual([2, null]);
    t.edit((s) => {
      give(s, (s.players[0] as State['players'][0]).hand, 'B11.2', 1);
      (s.players[0] as State['players'][0]).tokens = purse(2);
    });
    expect(eventData(t.say(0, place('B11.2', '1,-1')), 'board-full')).toEqual([{ seat: 0, reason: 'full-board' }]);
  });

  it('MR-122 a field that none of the remaining tiles could ever take does not keep the game going', () => {
    const ring = ['2,0', '2,-1', '1,-1', '0,0', '0,1', '1,1'];
    const closed = boardWith(
      'rhombus',
      ring.map((cell, i): Laid => [`A01.${Math.min(i + 1, 5)}`, cell, 0, 0]),
    );
    closed.tile = closed.tile.map((tile, field) =>
      tile === null && field !== at(closed, '1,0') ? tileNamed('B02.1') : tile,
    );
    const solar = tileNamed('B12.1');
    expect(couldTake(closed, [solar])).toBe(false);
    expect(couldTake(closed, [solar, tileNamed('B11.1')])).toBe(true);
    expect(couldTake(closed, [])).toBe(false);
    // A black neighbour can be the empty space.
    closed.tile[at(closed, '2,0')] = null;
    closed.black[at(closed, '2,0')] = true;
    expect(couldTake(closed, [solar])).toBe(true);
    expect(couldTake(closed, [])).toBe(false);
    closed.black[at(closed, '1,0')] = true;
    expect(couldTake(closed, [solar, tileNamed('B11.1')])).toBe(false);
  });

  it('MR-122 the game ends if the free field has no room for the empty space that all remaining tiles need', () => {
    const t = lastField({ supply: [] }, ['1,0', '1,-1']);
    // No real set of tiles leads to this, so all tiles without an empty space are removed from the game.
    t.edit((s) => {
      for (const zone of game.zones(s)) {
        zone.cards = zone.cards.filter((tile) => tileId(tile) === 'B11.1' || emptyDirection(faceOf(tile), 0) !== null);
        zone.known = zone.known.slice(0, zone.cards.length);
      }
    });
    expect(eventData(t.say(0, place('B11.1', '1,0')), 'board-full')).toEqual([{ seat: 0, reason: 'nothing-fits' }]);
    expect(t.view(0).freeFields).toBe(1);
    t.say(0, null);
    expect(eventData(t.say(0, null, 'trade'), 'final-exchange').map(({ seat }) => seat)).toEqual([1]);
    expect(result(t).reason).toBe('nothing-fits');
  });

  it('with this tile set a free field can always be filled: tiles without an empty space outnumber the fields', () => {
    let plain = 0;
    for (let tile = 0; tile < TILE_COUNT; tile++)
      if (!isBase(tile) && emptyDirection(faceOf(tile), 0) === null) plain++;
    expect(plain).toBe(74);
    expect(plain).toBeGreaterThan(Math.max(...GROUNDS.map((ground) => ground.size)));
  });

  it('MR-126 the last builder trades at their own rates, hand tiles included', () => {
    const t = lastField({
      tokens: [purse(9, 9, 9), purse()],
      hands: [['B11.1', 'B07.1', 'B07.2', 'B07.3', 'B07.4'], []],
      tiles: [['A09.1', '0,-1', 1, 0, 1]],
    });
    t.say(0, place('B11.1', '1,0'));
    t.say(0, null);
    const before = tokens(t, 0);
    t.say(0, 'blue>green', 'trade');
    t.say(0, 'red>yellow', 'trade');
    t.say(0, 'tiles>yellow', 'trade');
    t.say(0, ['B07.1', 'B07.2', 'B07.3', 'B07.4'], 'tiles');
    expect(tokens(t, 0)).toEqual({ green: before.green + 1, red: before.red - 3, blue: before.blue - 2, yellow: 2 });
  });

  it('MR-127 MR-128 MR-129 the others get no turn and do not produce; each colour is exchanged four to one', () => {
    const t = lastField({}, ['1,0'], 3);
    t.say(0, place('B11.1', '1,0'));
    t.say(0, null);
    const events = t.say(0, null, 'trade');
    expect(eventData(events, 'turn-began')).toEqual([]);
    expect(eventData(events, 'produced')).toEqual([]);
    expect(eventData(events, 'supply-moved')).toEqual([]);
    expect(eventData(events, 'final-exchange')).toEqual([
      { seat: 1, green: 8, red: 8, blue: 4, yellow: 5 },
      { seat: 2, green: 4, red: 4, blue: 4, yellow: 3 },
    ]);
    expect([tokens(t, 1), tokens(t, 2)]).toEqual([purse(1, 0, 3, 5), purse(0, 0, 0, 3)]);
    expect(tokens(t, 0).yellow).toBe(0);
    expect(t.state.phase).toBe('over');
  });

  it('MR-129 MR-211 no advantage and no hand tiles help in the final exchange', () => {
    const t = lastField({
      tokens: [purse(9), purse(3, 3, 3)],
      hands: [['B11.1'], ['B07.1', 'B07.2', 'B07.3', 'B07.4']],
      tiles: [['A09.1', '6,-2', 0, 1, 1]],
    });
    expect(t.view(0).players[1].rates).toEqual({ token: 2, yellow: 3 });
    t.say(0, place('B11.1', '1,0'));
    t.say(0, null);
    t.say(0, null, 'trade');
    expect(tokens(t, 1)).toEqual(purse(3, 3, 3, 0));
  });

  it('MR-130 MR-246 three complete rounds without a development action end the game; everyone exchanges', () => {
    const t = scene({ tokens: [purse(7), purse(0, 4)] });
    endRound(t);
    endRound(t);
    expect([t.state.result, t.state.idleRounds]).toEqual([null, 2]);
    t.events.length = 0;
    endRound(t);
    expect(result(t).reason).toBe('stall');
    expect(eventData(t.events, 'final-exchange').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(tokens(t, 1).yellow).toBe(1);
    expect(tokens(t, 0).yellow).toBe(Math.floor((7 + 3) / 4));
  });

  it.each(['place', 'upgrade', 'base'])('MR-131 a %s breaks the count of idle rounds', (action) => {
    const t = scene({ tokens: [purse(9, 9, 9), purse()], hands: [['B11.1'], []], tiles: [['B11.2', '1,-1', 0, 0]] });
    t.edit((s) => {
      s.idleRounds = 2;
    });
    t.say(0, action === 'place' ? place('B11.1', '1,0') : upgrade(action === 'base' ? '0,0' : '1,-1'));
    endRound(t);
    expect([t.state.result, t.state.idleRounds]).toEqual([null, 0]);
  });

  it('MR-131 planning and trading do not break the count of idle rounds', () => {
    const t = scene({ phase: 'planning', tokens: [purse(9, 9, 1), purse()] });
    t.edit((s) => {
      s.idleRounds = 2;
    });
    t.say(0, 1);
    t.say(0, { basic: 3 }, 'pile');
    t.say(
      0,
      t
        .prompt(0, 'subset')
        .items.slice(0, 1)
        .map((item) => item.id),
      'keep',
    );
    t.say(0, null, 'act');
    t.say(0, 'green>red', 'trade');
    endRound(t);
    expect(result(t).reason).toBe('stall');
  });

  it('MR-132 MR-246 the game ends after round 40, with an exchange for all', () => {
    const t = scene({ tokens: [purse(9, 9, 9), purse(8)] });
    t.edit((s) => {
      s.round = 39;
    });
    t.say(0, upgrade('0,0'));
    endRound(t);
    expect([t.state.round, t.state.result]).toEqual([40, null]);
    passTo(t, 0, 'development');
    t.say(0, upgrade('0,0'));
    t.events.length = 0;
    endRound(t);
    expect(result(t).reason).toBe('last-round');
    expect(eventData(t.events, 'final-exchange')).toHaveLength(2);
    expect(t.state.round).toBe(40);
  });
});

describe('classification', () => {
  const board = boardWith('triangle', [
    ['A10.1', '2,1', 0, 0],
    ['B02.1', '3,1', 0, 0, 1],
  ]);

  it('MR-133 MR-137 MR-138 value times upgrade, plus yellow; nothing else that is left counts', () => {
    expect(scoreOf(board, 0, 5)).toEqual({ value: 6 + 4, links: 0, neighbourhoods: 0, yellow: 5, total: 15 });
    const rich = scene({ tokens: [purse(99, 99, 99, 2), purse()], hands: [['A10.1'], []] });
    expect(rich.view(0).players[0].score.total).toBe(2);
    expect(game.scores(rich.state)).toEqual([2, 0]);
  });

  it('MR-133 MR-135 MR-136 each tile counts for its value, its links and its neighbourhoods, all times its upgrade', () => {
    const points = (upgrades: number) => {
      // A plant linked to two harvesters; the three form a neighbourhood.
      const colony = boardWith('rhombus', [
        ['B02.1', '1,0', 0, 0, upgrades],
        ['B01.1', '2,0', 1, 0],
        ['B01.2', '2,-1', 4, 0],
      ]);
      return ['1,0', '2,0', '2,-1', '0,0'].map((cell) => tilePoints(colony, at(colony, cell)));
    };
    expect(points(0)).toEqual([2 + 2 + 1, 1 + 1 + 1, 1 + 1 + 1, 0]);
    expect(points(1)).toEqual([2 * (2 + 2 + 1), 3, 3, 0]);
  });

  const score = (total: number, links: number, neighbourhoods: number, yellow: number): Score => ({
    total,
    links,
    neighbourhoods,
    yellow,
    value: total - links - neighbourhoods - yellow,
  });

  it.each([
    ['MR-002', [score(10, 0, 0, 0), score(12, 0, 0, 0), score(11, 0, 0, 0)], [3, 1, 2]],
    ['MR-140', [score(10, 2, 1, 0), score(10, 1, 3, 0)], [2, 1]],
    ['MR-141', [score(10, 2, 1, 4), score(10, 1, 2, 3)], [1, 2]],
    ['MR-142', [score(10, 2, 1, 3), score(10, 1, 2, 3), score(9, 9, 0, 0)], [1, 1, 3]],
  ])('%s scores %j give places %j', (_rule, scores, places) => {
    expect(placesOf(scores, [])).toEqual(places);
  });

  it('MR-002 MR-142 the result names places, winners, parts of the score and its history', () => {
    const t = scene({ tokens: [purse(0, 0, 0, 3), purse(0, 0, 0, 3)] });
    for (let i = 0; i < 3; i++) endRound(t);
    expect(result(t)).toMatchObject({ scores: [3, 3], places: [1, 1], winners: [0, 1], reason: 'stall' });
    expect(game.scores(t.state)).toEqual([3, 3]);
    const detail = result(t).detail as unknown as { scores: Score[]; history: number[][] };
    expect(detail.scores[0]).toEqual({ value: 0, links: 0, neighbourhoods: 0, yellow: 3, total: 3 });
    expect(detail.history).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
  });
});

describe('resigning', () => {
  it('D34 MR-002 the colony stays, the hand is discarded, the seat is skipped and never wins', () => {
    const t = scene({
      seats: 3,
      tokens: [purse(0, 0, 0, 99), purse(), purse()],
      hands: [['B11.1', 'A01.1'], [], []],
      tiles: [['B11.2', '1,0', 0, 0]],
    });
    const events = t.table.apply({ kind: 'resign', seat: 0 });
    expect(eventData(events, 'discarded')).toMatchObject([{ seat: 0, tiles: ['B11.1', 'A01.1'] }]);
    expect(eventData(events, 'produced')).toEqual([]);
    t.expectAsked(1);
    expect(t.view(1).fields.filter((field: any) => field.tile?.owner === 0)).toHaveLength(2);
    for (let i = 0; i < 3; i++) endRound(t);
    expect(result(t)).toMatchObject({ reason: 'stall', places: [3, 1, 1], winners: [1, 2] });
  });

  it('D34 in the middle of a draw the tiles looked at are discarded too', () => {
    const t = scene({ seats: 3, phase: 'planning', tokens: [purse(0, 0, 1), purse(), purse()] });
    t.say(0, 1);
    t.say(0, { advanced: 1 }, 'pile');
    t.table.apply({ kind: 'resign', seat: 0 });
    expect(t.state.players[0]?.looking.cards).toEqual([]);
    expect(t.state.discards.advanced.cards).toHaveLength(1);
    t.expectAsked(1);
  });

  it('D34 a seat that leaves with an empty hand discards nothing and logs no discard', () => {
    const t = scene({ seats: 3, hands: [[], [], []] });
    expect(eventData(t.table.apply({ kind: 'resign', seat: 0 }), 'discarded')).toEqual([]);
  });

  it('D34 MR-002 with one seat left the game is over; later leavers rank higher', () => {
    const t = scene({ seats: 3, tokens: [purse(0, 0, 0, 9), purse(0, 0, 0, 5), purse()] });
    t.table.apply({ kind: 'resign', seat: 0 });
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(result(t)).toMatchObject({ reason: 'resignation', places: [3, 2, 1], winners: [2] });
    expect([t.asked(), t.state.stack]).toEqual([[], []]);
  });
});
