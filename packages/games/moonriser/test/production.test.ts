import { msg } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { tileId } from '../src/content/set.ts';
import type { Colour, Token } from '../src/index.ts';
import { tileIncome } from '../src/rules/income.ts';
import {
  at,
  boardWith,
  eventData,
  hand,
  type Laid,
  passTo,
  place,
  purse,
  refusalText,
  type Scene,
  scene,
  tokens,
  upgrade,
} from './scene.ts';

/** Seat 0 has produced (its base makes 1 green and 1 blue) and may trade. */
function trading(held: [number, number, number, number?], hands: string[] = [], tiles: Laid[] = []): Scene {
  const [green, red, blue, yellow = 0] = held;
  const t = scene({ tokens: [purse(green - 1, red, blue - 1, yellow), purse()], hands: [hands, []], tiles });
  t.say(0, null);
  return t;
}

const PORT: Laid = ['A09.1', '1,0', 2, 0];
const PORT_2: Laid = ['A09.2', '1,-1', 3, 0];
const PORT_3: Laid = ['A09.3', '0,-1', 1, 0];

describe('production', () => {
  it('MR-104 only the active player receives bonuses, those of all their tiles', () => {
    const t = scene({
      tokens: [purse(), purse()],
      tiles: [
        ['B11.1', '1,0', 0, 0],
        ['B13.1', '-1,0', 0, 0],
        ['B12.1', '4,-1', 0, 1],
      ],
    });
    const events = t.say(0, null);
    expect(eventData(events, 'produced')).toEqual([{ seat: 0, green: 1, red: 1, blue: 2 }]);
    expect([tokens(t, 0), tokens(t, 1)]).toEqual([purse(1, 1, 2), purse()]);
  });

  it('MR-105 MR-144 a tile placed or upgraded this turn produces at once, and placing it gives nothing by itself', () => {
    const t = scene({ tokens: [purse(2), purse()], hands: [['B11.1'], []] });
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0)).toEqual(purse());
    t.say(0, null);
    expect(tokens(t, 0)).toEqual(purse(1, 0, 2));
    const up = scene({ tokens: [purse(2), purse()], tiles: [['B11.1', '1,0', 0, 0]] });
    up.say(0, upgrade('1,0'));
    up.say(0, null);
    expect(tokens(up, 0)).toEqual(purse(1, 0, 3));
  });

  it('MR-106 a line makes amount times conditions met times upgrade', () => {
    // A tokamak makes 1 green plus 1 per link; two harvesters are linked to it.
    const tiles = (upgrades: number): Laid[] => [
      ['A06.1', '1,0', 0, 0, upgrades],
      ['B01.1', '2,0', 1, 0],
      ['B01.2', '2,-1', 2, 0],
    ];
    const made = (upgrades: number) => scene({ tiles: tiles(upgrades) }).view(0).players[0].income.green;
    // The base makes 1, each harvester 1, and the tokamak 1 + 2, doubled when upgraded.
    expect([made(0), made(1)]).toEqual([1 + 2 + 3, 1 + 2 + 6]);
    const board = boardWith('rhombus', tiles(1));
    expect(tileIncome(board, at(board, '1,0'))).toEqual({ green: 6, red: 0, blue: 0 });
    expect(tileIncome(board, at(board, '2,0'))).toEqual({ green: 1, red: 0, blue: 0 });
    expect(tileIncome(board, at(board, '0,0'))).toEqual({ green: 0, red: 0, blue: 0 });
  });

  it('MR-107 a neighbourhood of one owner makes one token of its colour', () => {
    const t = scene({
      tokens: [purse(), purse()],
      tiles: [
        ['A01.1', '1,0', 0, 0],
        ['B11.1', '1,-1', 0, 0],
      ],
    });
    t.say(0, null);
    // The base makes 1 green and 1 blue, the lab 1 blue, the dome 1 blue, the neighbourhood 1 green.
    expect(tokens(t, 0)).toEqual(purse(2, 0, 3));
  });

  it('MR-108 a link made by another player counts from the owner’s own next production', () => {
    const t = scene({
      tokens: [purse(9, 9, 9), purse(9, 9, 9)],
      hands: [['B02.1'], []],
      tiles: [['B01.1', '2,0', 1, 1]],
    });
    expect(t.view(1).players[1].income.green).toBe(1);
    t.say(0, place('B02.1', '1,0'));
    expect(t.view(1).players[1].income.green).toBe(2);
    t.say(0, null);
    expect(tokens(t, 1)).toEqual(purse(9, 9, 9));
    passTo(t, 1, 'trade');
    expect(tokens(t, 1)).toEqual(purse(11, 9, 10));
  });

  it('MR-121 MR-005 production beyond the counters of the player board is neither capped nor lost', () => {
    const t = scene({ tokens: [purse(100, 100, 100), purse()] });
    t.edit((s) => {
      s.board.upgrades[0] = 49;
    });
    t.say(0, null);
    expect(tokens(t, 0)).toEqual(purse(150, 100, 150));
  });
});

describe('trade', () => {
  it('MR-109 a player can trade only in their third phase, after production, any number of times', () => {
    const t = scene({ phase: 'planning', tokens: [purse(11, 0, 1), purse(12, 0, 1)], hands: [['B11.1'], []] });
    /** The outcome of a trade attempt by each seat. */
    const offers = () =>
      [0, 1].map((seat) => {
        const question = t.asked()[0]?.question as string;
        const n = t.state.counts[seat] as number;
        return t.rules.why(t.state, { seat, question, n, answer: 'green>red' })?.reason ?? 'traded';
      });
    expect([t.state.phase, ...offers()]).toEqual(['planning', 'bad-form', 'not-asked']);
    t.say(0, 0);
    expect([t.state.phase, ...offers()]).toEqual(['development', 'bad-form', 'not-asked']);
    const events = t.say(0, null);
    // The twelve green tokens to trade exist only because production came first.
    expect([eventData(events, 'produced').length, tokens(t, 0).green]).toEqual([1, 12]);
    expect([t.state.phase, ...offers()]).toEqual(['production', 'traded', 'not-asked']);
    for (const left of [8, 4, 0]) {
      t.say(0, 'green>red', 'trade');
      expect(tokens(t, 0).green).toBe(left);
    }
    expect(tokens(t, 0).red).toBe(3);
    // With nothing left to trade, the next turn has begun, and the first seat can no longer trade.
    t.expectAsked(1, 'planning', 'pay');
    expect([t.state.phase, ...offers()]).toEqual(['planning', 'not-asked', 'bad-form']);
  });

  it.each([
    ['MR-110', 'green', 'red'],
    ['MR-110', 'green', 'blue'],
    ['MR-110', 'red', 'green'],
    ['MR-110', 'red', 'blue'],
    ['MR-110', 'blue', 'green'],
    ['MR-110', 'blue', 'red'],
    ['MR-112', 'green', 'yellow'],
    ['MR-112', 'red', 'yellow'],
    ['MR-112', 'blue', 'yellow'],
  ] as [string, Colour, Token][])('%s four %s buy one %s', (_rule, give, get) => {
    const t = trading([5, 5, 5]);
    const events = t.say(0, `${give}>${get}`, 'trade');
    const wanted = purse(5, 5, 5);
    wanted[give] -= 4;
    wanted[get] += 1;
    expect(tokens(t, 0)).toEqual(wanted);
    expect(eventData(events, 'traded')).toEqual([{ seat: 0, gave: give, count: 4, got: get }]);
  });

  it.each([
    [4, 0, 1],
    [1, 4, 1],
    [1, 0, 4],
  ])('MR-110 %i green, %i red, %i blue: four of one colour are enough to be asked', (...held) => {
    expect(trading(held).expectAsked(0, 'trade', 'trade')).toMatchObject({ seat: 0 });
  });

  it('MR-110 D35 asks no question with three of each', () => {
    expect(trading([3, 3, 3], ['B01.1', 'B01.2', 'B01.3']).expectAsked(1)).toMatchObject({ flow: 'development' });
  });

  it('MR-110 MR-111 three tokens of a colour are too few, and colours cannot be combined', () => {
    const t = trading([3, 3, 4]);
    const refusal = t.refused(0, 'green>red');
    expect(refusal).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-110' });
    expect(refusalText(refusal)).toBe('You need 1 more green. You have 3 green.');
    expect(t.refused(0, 'green+red>blue')).toMatchObject({ reason: 'no-such-trade', rule: 'MR-111' });
    expect(t.refused(0, 'green>green')).toMatchObject({ reason: 'same-colour', rule: 'MR-110' });
    t.say(0, 'blue>red', 'trade');
  });

  it('MR-113 MR-114 yellow and black tokens cannot be traded', () => {
    const t = trading([4, 0, 1, 8]);
    expect(t.refused(0, 'yellow>green')).toMatchObject({ reason: 'yellow-stays', rule: 'MR-113' });
    expect(t.refused(0, 'yellow>yellow')).toMatchObject({ reason: 'yellow-stays', rule: 'MR-113' });
    expect(t.refused(0, 'black>green')).toMatchObject({ reason: 'black-stays', rule: 'MR-114' });
    expect(t.refused(0, 'green>black')).toMatchObject({ reason: 'black-stays', rule: 'MR-114' });
    expect(t.prompt(0, 'choose').options.map((option) => option.id.split('>')[0])).not.toContain('yellow');
    expect(Object.keys(tokens(t, 0))).toEqual(['green', 'red', 'blue', 'yellow']);
  });

  it('MR-115 traded tokens may be traded again', () => {
    const t = trading([4, 3, 1]);
    t.say(0, 'green>red', 'trade');
    t.say(0, 'red>yellow', 'trade');
    expect(tokens(t, 0)).toEqual(purse(0, 0, 1, 1));
  });

  it('MR-109 MR-115 trading continues after an exchange of tiles, with the token it gave', () => {
    const t = trading([1, 3, 1], ['B01.1', 'B01.2', 'B01.3', 'B01.4']);
    t.say(0, 'tiles>red', 'trade');
    t.say(0, ['B01.1', 'B01.2', 'B01.3', 'B01.4'], 'tiles');
    t.say(0, 'red>yellow', 'trade');
    expect(tokens(t, 0)).toEqual(purse(1, 0, 1, 1));
  });

  it.each(['green', 'red', 'blue', 'yellow'] as Token[])(
    'MR-116 MR-117 four tiles of any kinds buy one %s, and go to the discard piles of their kinds',
    (get) => {
      const tiles = ['B01.1', 'A01.1', 'B02.1', 'A02.1'];
      const t = trading([1, 0, 1], [...tiles, 'B03.1']);
      t.say(0, `tiles>${get}`, 'trade');
      expect(t.refused(0, tiles.slice(0, 3))).toMatchObject({ reason: 'not-so-many', rule: 'MR-116' });
      expect(t.refused(0, [...tiles.slice(0, 3), 'B04.1'])).toMatchObject({ reason: 'not-among', rule: 'MR-116' });
      t.say(0, tiles, 'tiles');
      const wanted = purse(1, 0, 1);
      wanted[get] += 1;
      expect(tokens(t, 0)).toEqual(wanted);
      expect(hand(t, 0)).toEqual(['B03.1']);
      expect(t.state.discards.advanced.cards.map(tileId)).toEqual(['A01.1', 'A02.1']);
      expect(t.state.discards.basic.cards.slice(-2).map(tileId)).toEqual(['B01.1', 'B02.1']);
    },
  );

  it('MR-116 three tiles are too few', () => {
    const t = trading([4, 0, 1], ['B01.1', 'B01.2', 'B01.3']);
    expect(t.refused(0, 'tiles>red')).toEqual({
      reason: 'too-few-tiles',
      rule: 'MR-116',
      params: { need: 4, have: 3, short: 1 },
    });
  });
});

describe('the hand limit', () => {
  const seven = ['B01.1', 'B01.2', 'B01.3', 'B02.1', 'B02.2', 'A01.1', 'A02.1'];

  it('MR-118 at the end of the turn the player chooses which tiles to discard, down to five', () => {
    const t = trading([1, 0, 1], seven);
    t.expectAsked(0, 'trade', 'trade');
    t.say(0, null);
    expect(t.refused(0, ['B01.1'])).toMatchObject({
      reason: 'not-so-many',
      rule: 'MR-118',
      params: { min: 2, count: 1 },
    });
    expect(t.refused(0, ['B01.1', 'B05.1'])).toMatchObject({ reason: 'not-among' });
    const events = t.say(0, ['B02.1', 'A02.1'], 'discard');
    expect(hand(t, 0)).toEqual(['B01.1', 'B01.2', 'B01.3', 'B02.2', 'A01.1']);
    expect(eventData(events, 'discarded')).toMatchObject([{ seat: 0, tiles: ['B02.1', 'A02.1'] }]);
    t.expectAsked(1);
  });

  it('MR-119 tiles exchanged away need not be discarded', () => {
    const t = trading([1, 0, 1], seven);
    t.say(0, 'tiles>green', 'trade');
    t.say(0, seven.slice(0, 4), 'tiles');
    expect(hand(t, 0)).toHaveLength(3);
    t.expectAsked(1);
  });

  it('MR-118 one of six tiles must be discarded', () => {
    const t = trading([1, 0, 1], seven.slice(0, 6));
    t.say(0, null, 'trade');
    t.say(0, ['A01.1'], 'discard');
    expect(hand(t, 0)).toEqual(seven.slice(0, 5));
  });

  it('MR-118 five tiles may stay', () => {
    const t = trading([1, 0, 1], seven.slice(0, 5));
    t.say(0, null, 'trade');
    t.expectAsked(1);
    expect(hand(t, 0)).toHaveLength(5);
  });
});

describe('trade advantage', () => {
  it.each([
    ['MR-207', [PORT], 3, 3],
    ['MR-208', [], 4, 4],
    ['MR-208', [PORT], 3, 3],
    ['MR-208', [PORT, PORT_2], 2, 3],
    ['MR-207', [[...PORT, 1]], 2, 3],
    ['MR-249', [PORT, PORT_2, PORT_3], 2, 3],
    [
      'MR-209',
      [
        [...PORT, 1],
        [...PORT_2, 1],
      ],
      2,
      3,
    ],
  ] as [string, Laid[], number, number][])(
    '%s with ports %j tokens trade %i to 1, points %i to 1',
    (_rule, tiles, token, yellow) => {
      const t = trading([9, 9, 9], [], tiles);
      expect(t.view(1).players[0].rates).toEqual({ token, yellow });
      t.say(0, 'green>red', 'trade');
      t.say(0, 'blue>yellow', 'trade');
      expect(tokens(t, 0)).toEqual(purse(9 - token, 10, 9 - yellow, 1));
    },
  );

  it.each([
    ['MR-110', 'MR-209', [], [3, 3], [1, 1]],
    ['MR-208', 'MR-209', [PORT], [2, 2], [1, 1]],
    ['MR-208', 'MR-209', [PORT, PORT_2], [1, 2], [1, 1]],
  ] as [string, string, Laid[], [number, number], [number, number]][])(
    '%s %s refuses too few tokens by the rule that sets the rate, with ports %j',
    (token, yellow, tiles, [green, blue], short) => {
      const t = trading([green, 9, blue], [], tiles);
      const refusals = [t.refused(0, 'green>red'), t.refused(0, 'blue>yellow')];
      expect(refusals.map(({ rule }) => rule)).toEqual([token, yellow]);
      expect(refusals.map(({ params }) => params.short)).toEqual(short);
    },
  );

  it.each([
    [[], '4 tokens of one colour for 1 of another, 4 for a victory point'],
    [[PORT], '3 tokens of one colour for 1 of another, 3 for a victory point'],
    [[PORT, PORT_2], '2 tokens of one colour for 1 of another, 3 for a victory point'],
  ] as [Laid[], string][])('MR-208 MR-210 refuses an unknown trade with the rates of ports %j', (tiles, rates) => {
    const refusal = trading([9, 9, 9], [], tiles).refused(0, 'green+red>blue');
    expect(refusalText(refusal)).toBe(
      `That trade does not exist. Give ${rates}, or 4 tiles from your hand for either.`,
    );
  });

  it('MR-210 the exchange of tiles stays at four', () => {
    const t = trading([1, 0, 1], ['B01.1', 'B01.2', 'B01.3'], [PORT, PORT_2]);
    t.expectAsked(1);
    const four = trading([1, 0, 1], ['B01.1', 'B01.2', 'B01.3', 'B01.4'], [PORT, PORT_2]);
    const texts = new Map(four.prompt(0, 'choose').options.map(({ id, text }) => [id, text]));
    expect(texts.get('tiles>red')).toEqual(msg('deal-tiles', { count: 4, give: 'tiles', get: 'red' }));
    expect(texts.get('green>red')).toEqual(msg('deal-tokens', { count: 2, give: 'green', get: 'red' }));
    four.say(0, 'tiles>red', 'trade');
    expect(four.prompt(0, 'subset')).toMatchObject({ min: 4, max: 4 });
  });

  it('MR-212 a port placed this turn improves this turn’s trade', () => {
    const t = scene({ tokens: [purse(5, 1), purse()], hands: [['A09.1'], []] });
    t.say(0, place('A09.1', '1,0', 2));
    t.say(0, null);
    expect(tokens(t, 0)).toEqual(purse(3, 0, 1));
    t.say(0, 'green>yellow', 'trade');
    expect(tokens(t, 0)).toEqual(purse(0, 0, 1, 1));
  });

  it('MR-207 ports of others do not help', () => {
    const t = trading([3, 0, 1], [], [['A09.1', '4,-1', 1, 1]]);
    t.expectAsked(1);
    expect(t.view(0).players.map((player: { rates: unknown }) => player.rates)).toEqual([
      { token: 4, yellow: 4 },
      { token: 3, yellow: 3 },
    ]);
  });
});
