import { blank, IllegalAction, rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { PIECES } from '../src/content/pieces.ts';
import { baseTile, tilesWith } from '../src/content/set.ts';
import { DESIGNS, game, LAYOUTS, type MoonriserView } from '../src/index.ts';
import { slotOf } from '../src/rules/ground.ts';
import type { State } from '../src/state.ts';
import { at, eventData, hand, purse, scene, tokens } from './scene.ts';

const rules = rulesOf(game);
const begin = (seats: number, options: object = {}, seed = 'a') => rules.begin(seats, options, seed);
const seeds = Array.from({ length: 60 }, (_none, i) => `seed ${i}`);
const fresh = (seats: number, options: object = {}, seed = 'fresh') =>
  table<State>(game, { seats, options: options as never, seed });

/** Every seat places its base on the first legal field. */
function placeBases(t: ReturnType<typeof fresh>): void {
  while (t.asked()[0]?.flow === 'mainBase')
    t.say(t.asked()[0]?.seat as number, t.legal(t.asked()[0]?.seat as number)[0] ?? null);
}
const offered = (t: ReturnType<typeof fresh>, seat: number): string[] =>
  t.prompt(seat, 'subset').items.map((item) => item.id);

describe('the table', () => {
  it.each([0, 1, 5, 2.5])('MR-001 %s players are refused', (seats) => {
    expect(() => begin(seats)).toThrow(IllegalAction);
  });

  it.each([2, 3, 4])('MR-001 MR-008 %i players get that many pieces and two more, all different', (seats) => {
    const { board } = begin(seats);
    expect(board.pieces).toHaveLength(seats + 2);
    expect(new Set(board.pieces).size).toBe(seats + 2);
  });

  it('MR-010 pieces, slots, rotations and layouts are random', () => {
    const boards = seeds.map((seed) => begin(4, {}, seed).board);
    for (let slot = 0; slot < 6; slot++) {
      expect(new Set(boards.map((board) => board.pieces[slot])).size).toBe(6);
      expect(new Set(boards.map((board) => board.turns[slot])).size).toBe(6);
    }
    expect(new Set(boards.map((board) => LAYOUTS[board.layout]?.id))).toEqual(new Set(['triangle', 'slab', 'ring']));
  });

  it('MR-010 the option `layout` selects a layout; one for another number of players is refused', () => {
    for (const seed of seeds.slice(0, 10))
      expect(LAYOUTS[begin(4, { layout: 'ring' }, seed).board.layout]?.id).toBe('ring');
    expect(() => begin(2, { layout: 'ring' })).toThrow('bad-options');
    expect(() => begin(4, { layout: 'moebius' })).toThrow('bad-options');
  });

  it('signs of the board are those of its pieces', () => {
    const view = game.view(begin(4), null) as MoonriserView;
    for (const piece of PIECES) {
      const signs = view.fields.filter((field) => field.piece === piece.id).map((field) => field.sign);
      expect(signs.map(String).sort()).toEqual(piece.signs.map(String).sort());
      expect(signs[0]).toBe(piece.signs[0]);
    }
  });
});

describe('colours', () => {
  const colours = (seats: number, options: object = {}) => begin(seats, options).players.map(({ colour }) => colour);

  it('MR-006 each player marks tiles with a different colour', () => {
    expect([2, 3, 4].map((seats) => colours(seats))).toEqual([
      ['red', 'green'],
      ['red', 'green', 'blue'],
      ['red', 'green', 'blue', 'yellow'],
    ]);
    const t = fresh(2, { colour2: 'yellow' });
    for (const seat of [0, 1, null]) {
      expect((t.view(seat) as MoonriserView).players.map(({ colour }) => colour)).toEqual(['red', 'yellow']);
    }
  });

  it('MR-006 players choose a colour; a seat without a choice gets a free one', () => {
    expect(colours(4, { colour1: 'blue', colour3: 'red' })).toEqual(['blue', 'green', 'red', 'yellow']);
    expect(colours(2, { colour2: 'red' })).toEqual(['green', 'red']);
    expect(colours(4, { colour1: 'yellow', colour2: 'blue', colour3: 'green', colour4: 'red' })).toEqual([
      'yellow',
      'blue',
      'green',
      'red',
    ]);
  });

  it('MR-006 rejects one colour for two players, one for an empty seat, and an unknown one', () => {
    for (const options of [{ colour1: 'red', colour2: 'red' }, { colour3: 'red' }, { colour1: 'black' }]) {
      expect(() => begin(2, options)).toThrow('bad-options');
    }
    expect(game.checkOptions?.({ ...blank(game.options), colour1: 'red', colour2: 'red' }, 2)).toEqual({
      path: '.colour2',
      expected: 'Another player has this colour. Choose another one.',
    });
  });
});

describe('the Main base', () => {
  it('MR-032 numbers are dealt at random, all different, from 1 to 4', () => {
    const dealt = seeds.map((seed) => begin(2, {}, seed).players.map((player) => player.base));
    for (const [a, b] of dealt) expect(a).not.toBe(b);
    expect(new Set(dealt.flat())).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(6);
  });

  it.each(['a', 'b', 'c', 'd'])('MR-032 with two players (%s) the two numbers that were not dealt stay out', (seed) => {
    const t = fresh(2, {}, seed);
    const dealt = t.state.players.map((player) => player.base);
    placeBases(t);
    expect(t.state.bases).toEqual([1, 2, 3, 4].filter((number) => !dealt.includes(number)).map(baseTile));
  });

  it('MR-032 the option `seating: chosen` numbers the seats in order', () => {
    expect(begin(4, { seating: 'chosen' }).players.map((player) => player.base)).toEqual([1, 2, 3, 4]);
  });

  it('MR-033 the highest number places first', () => {
    const t = fresh(3);
    const bases = t.state.players.map((player) => player.base);
    const placed: number[] = [];
    while (t.asked()[0]?.flow === 'mainBase') {
      const seat = t.asked()[0]?.seat as number;
      placed.push(bases[seat] as number);
      t.say(seat, t.legal(seat)[0] ?? null);
    }
    expect(placed).toEqual([...bases].sort((a, b) => b - a));
    expect(placed).toHaveLength(3);
  });

  it('MR-034 MR-035 MR-036 needs a blank free field of a piece without a base', () => {
    const t = fresh(2);
    const seat = t.asked()[0]?.seat as number;
    const fields = () => (t.view(null) as MoonriserView).fields;
    const signed = fields().find((field) => field.sign)?.id as string;
    expect(t.refused(seat, { piece: 'BASE', cell: signed, rotation: 0 })).toMatchObject({
      reason: 'base-on-sign',
      rule: 'MR-034',
    });
    const home = fields().find((field) => !field.sign)?.id as string;
    t.say(seat, { piece: 'BASE', cell: home, rotation: 0 });
    const other = 1 - seat;
    expect(t.refused(other, { piece: 'BASE', cell: home, rotation: 0 })).toMatchObject({
      reason: 'field-taken',
      rule: 'MR-035',
    });
    const { piece } = fields().find((field) => field.id === home) as MoonriserView['fields'][0];
    const beside = fields().find((field) => field.piece === piece && field.id !== home && !field.sign)?.id as string;
    expect(t.refused(other, { piece: 'BASE', cell: beside, rotation: 0 })).toMatchObject({
      reason: 'piece-has-base',
      rule: 'MR-036',
    });
    expect(t.refused(other, { piece: 'BASE', cell: '50,50', rotation: 0 })).toMatchObject({
      reason: 'no-such-field',
      rule: 'MR-035',
    });
    for (const answer of t.legal(other)) {
      const field = at(t.state.board, (answer as { cell: string }).cell);
      expect(t.state.board.signs[field]).toBe(0);
      expect(slotOf(field)).not.toBe(slotOf(at(t.state.board, home)));
    }
  });

  it('MR-037 all six rotations are offered, no seventh', () => {
    const t = fresh(2);
    const seat = t.asked()[0]?.seat as number;
    expect(t.prompt(seat, 'place').pieces[0]?.cells[0]?.rotations).toEqual([0, 1, 2, 3, 4, 5]);
    const cell = t.prompt(seat, 'place').pieces[0]?.cells[0]?.cell as string;
    expect(t.refused(seat, { piece: 'BASE', cell, rotation: 6 })).toMatchObject({
      reason: 'bad-rotation',
      rule: 'MR-037',
    });
    t.say(seat, { piece: 'BASE', cell, rotation: 5 });
    expect(t.state.board.rotation[at(t.state.board, cell)]).toBe(5);
  });

  it('another piece cannot be placed before the base', () => {
    const t = fresh(2);
    const seat = t.asked()[0]?.seat as number;
    const cell = t.prompt(seat, 'place').pieces[0]?.cells[0]?.cell as string;
    expect(t.refused(seat, { piece: 'B01.1', cell, rotation: 0 })).toMatchObject({
      reason: 'base-first',
      rule: 'MR-041',
    });
  });

  it('MR-038 placing it costs nothing and counts as no action', () => {
    const t = fresh(2);
    const seat = t.asked()[0]?.seat as number;
    t.say(seat, t.legal(seat)[0] ?? null);
    expect([t.state.actions, t.state.developed, tokens(t, seat)]).toEqual([0, false, purse()]);
  });

  it('MR-039 MR-040 all players see every base with its owner, number and rotation', () => {
    const t = scene({ bases: ['1,0', '5,-1'] });
    for (const seat of [0, 1, null]) {
      const view = t.view(seat) as MoonriserView;
      expect(view.fields.find((field) => field.id === '1,0')?.tile).toEqual({
        id: 'BASE.1',
        design: 'BASE',
        owner: 0,
        rotation: 0,
        upgrades: 0,
      });
      expect(view.players.map((player) => player.base)).toEqual([1, 2]);
    }
  });
});

describe('the equipment', () => {
  it('MR-041 MR-042 tokens and tiles come after the bases: 3 green, 1 blue, nothing else', () => {
    const t = fresh(3);
    expect(t.state.players.map((player) => [player.tokens.green, player.looking.cards.length])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(t.state.supply.cards).toEqual([]);
    placeBases(t);
    for (const seat of [0, 1, 2]) expect(tokens(t, seat)).toEqual(purse(3, 0, 1, 0));
    expect(eventData(t.events, 'equipped')).toEqual([0, 1, 2].map((seat) => ({ seat, green: 3, blue: 1 })));
    expect(t.asked().map((row) => row.step)).toEqual(['keep', 'keep', 'keep']);
  });

  it('MR-043 MR-250 five Basic tiles are dealt and exactly three are kept', () => {
    const t = fresh(2);
    placeBases(t);
    const tiles = offered(t, 0);
    expect(tiles).toHaveLength(5);
    expect(tiles.map((id) => DESIGNS[id.split('.')[0] as string]?.back)).toEqual(new Array(5).fill('basic'));
    expect(t.refused(0, tiles.slice(0, 2))).toMatchObject({
      reason: 'not-so-many',
      rule: 'MR-043',
      params: { min: 3, count: 2 },
    });
    expect(t.refused(0, tiles.slice(0, 4))).toMatchObject({ reason: 'not-so-many' });
    expect(t.refused(0, [...tiles.slice(0, 2), offered(t, 1)[0]])).toMatchObject({ reason: 'not-among' });
    t.say(0, tiles.slice(2));
    t.say(1, offered(t, 1).slice(2));
    expect(hand(t, 0)).toEqual(tiles.slice(2));
  });

  it('MR-044 MR-244 all choose at once; the view shows who has not answered, never the answers', () => {
    const t = fresh(3);
    placeBases(t);
    const before = t.view(1);
    t.say(0, offered(t, 0).slice(0, 3));
    expect(t.view(1)).toEqual(before);
    expect(rules.waiting(t.state, 1).map((row) => row.seat)).toEqual([1, 2]);
    const seen = (t.view(1) as MoonriserView).players[0];
    expect(seen?.looking).toEqual({ basic: 5, advanced: 0, tiles: [] });
    expect(seen?.hand).toEqual({ basic: 0, advanced: 0, tiles: [] });
  });

  it.each(['before', 'after'])(
    'MR-045 D34 a player who leaves %s answering keeps nothing: all five are discarded',
    (when) => {
      const t = fresh(3);
      placeBases(t);
      const five = offered(t, 0);
      if (when === 'after') t.say(0, five.slice(0, 3));
      t.table.apply({ kind: 'resign', seat: 0 });
      for (const seat of [1, 2]) t.say(seat, offered(t, seat).slice(0, 3));
      expect([hand(t, 0), hand(t, 1).length, hand(t, 2).length]).toEqual([[], 3, 3]);
      const discarded = (t.view(null) as MoonriserView).discards.basic.map(({ id }) => id);
      expect(discarded).toHaveLength(5 + 2 + 2);
      expect(discarded).toEqual(expect.arrayContaining(five));
      expect(eventData(t.events, 'opening-kept').map(({ seat }) => seat)).toEqual([1, 2]);
    },
  );

  it('MR-045 MR-247 the rejected two go to the Basic discard, face up', () => {
    const t = fresh(2);
    placeBases(t);
    const rejected = [0, 1].flatMap((seat) => offered(t, seat).slice(3));
    for (const seat of [0, 1]) t.say(seat, offered(t, seat).slice(0, 3));
    expect((t.view(null) as MoonriserView).discards.basic.map((tile) => tile.id).sort()).toEqual(rejected.sort());
    expect((t.view(null) as MoonriserView).discards.advanced).toEqual([]);
  });

  it('MR-066 the option `compensation` gives only the last player in turn order one more green', () => {
    const t = fresh(3, { compensation: true });
    placeBases(t);
    const last = t.state.order[2] as number;
    expect([0, 1, 2].map((seat) => tokens(t, seat).green)).toEqual([0, 1, 2].map((seat) => (seat === last ? 4 : 3)));
  });

  it('MR-251 the supply is laid out only after the choice', () => {
    const t = fresh(2);
    placeBases(t);
    t.say(0, offered(t, 0).slice(0, 3));
    expect(t.state.supply.cards).toEqual([]);
    t.say(1, offered(t, 1).slice(0, 3));
    expect(t.state.supply.cards).toHaveLength(4);
    expect(eventData(t.events, 'supply-laid')).toHaveLength(1);
  });
});

/** The current number of tiles with each back. */
const [BASIC, ADVANCED] = (['basic', 'advanced'] as const).map((back) => tilesWith(back).length) as [number, number];

describe('the draw piles', () => {
  it('MR-046 all Basic and all Advanced tiles lie face down in random order, no base among them', () => {
    const orders = seeds.slice(0, 5).map((seed) => begin(2, {}, seed).piles);
    for (const { basic, advanced } of orders) {
      expect([basic.cards.length, advanced.cards.length]).toEqual([BASIC, ADVANCED]);
      expect([...basic.known, ...advanced.known].every((mask) => mask === 0)).toBe(true);
      expect(basic.cards.every((tile) => game.back?.(tile) === 0)).toBe(true);
      expect(advanced.cards.every((tile) => game.back?.(tile) === 1)).toBe(true);
    }
    expect(new Set(orders.map((piles) => String(piles.basic.cards))).size).toBe(5);
  });

  it('MR-047 the back tells Basic from Advanced', () => {
    const t = scene({ hands: [['B01.1', 'A01.1'], []] });
    expect((t.view(1) as MoonriserView).players[0]?.hand).toEqual({ basic: 1, advanced: 1, tiles: [] });
  });

  it.each([
    [2, 14, 4],
    [3, 20, 6],
    [4, 26, 8],
  ])(
    'MR-051 with %i players %i Basic tiles are drawn before the first turn, %i discarded',
    (seats, drawn, discarded) => {
      const view = scene({ seats }).view(null) as MoonriserView;
      expect(view.piles).toEqual({ basic: BASIC - drawn, advanced: ADVANCED });
      expect([view.discards.basic.length, view.discards.advanced.length]).toEqual([discarded, 0]);
    },
  );
});
