import { describe, expect, it } from 'vitest';
import { scoreOf } from '../src/rules/points.ts';
import {
  at,
  contentOf,
  eventData,
  hand,
  type Laid,
  missingTokens,
  passTo,
  place,
  purse,
  refusalText,
  scene,
  tokens,
  upgrade,
} from './scene.ts';

describe('development', () => {
  it('MR-079 MR-080 a player can place and upgrade as often as they can pay', () => {
    const t = scene({ tokens: [purse(9, 9, 9)], hands: [['B07.1', 'B11.1'], []] });
    t.say(0, place('B07.1', '1,0'));
    t.say(0, upgrade('1,0'));
    t.say(0, place('B11.1', '1,-1'));
    t.say(0, upgrade('0,0'));
    expect(t.state.actions).toBe(4);
    t.say(0, null);
    t.expectNotAsked(1);
    t.expectAsked(0, 'trade', 'trade');
    expect(t.refused(0, 'nonsense').reason).toBe('no-such-trade');
  });

  it('MR-080 a player can pass without any action', () => {
    const t = scene({ tokens: [purse()] });
    t.say(0, null);
    expect(t.expectAsked(1)).toMatchObject({ seat: 1 });
  });

  it('MR-081 MR-082 a tile from the hand or the supply, at the same printed price in each colour', () => {
    for (const from of ['hand', 'supply']) {
      const t = scene({
        tokens: [purse(9, 9, 9)],
        hands: [from === 'hand' ? ['B09.1'] : [], []],
        supply: from === 'supply' ? ['B09.1'] : [],
      });
      const events = t.say(0, place('B09.1', '1,0'));
      expect(tokens(t, 0)).toEqual(purse(7, 8, 9));
      expect(eventData(events, 'placed')).toMatchObject([
        { from, tile: 'B09.1', cell: '1,0', cost: { green: 2, red: 1, blue: 0 } },
      ]);
    }
    const t = scene({ tokens: [purse(9, 9, 9)], hands: [['A04.1'], ['B01.1']], supply: [] });
    expect(t.refused(0, place('B01.1', '1,0'))).toMatchObject({ reason: 'tile-not-at-hand', rule: 'MR-081' });
    expect(t.refused(0, place('B02.1', '1,0'))).toMatchObject({ reason: 'tile-not-at-hand', rule: 'MR-081' });
    expect(t.refused(0, place('Z99.1', '1,0'))).toMatchObject({ reason: 'tile-not-at-hand', rule: 'MR-081' });
    t.say(0, place('A04.1', '1,0'));
    expect(tokens(t, 0)).toEqual(purse(6, 8, 7));
    expect(hand(t, 0)).toEqual([]);
  });

  it.each([
    [purse(1, 9, 9), 'green', 1],
    [purse(9, 0, 9), 'red', 0],
  ])('MR-083 with %o too few %s tokens are held: refused, and no colour replaces another', (held, colour, have) => {
    const t = scene({ tokens: [held], hands: [['B09.1'], []] });
    const refusal = t.refused(0, place('B09.1', '1,0'));
    expect(refusal).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-082', params: { short: 1 } });
    expect(refusalText(refusal)).toBe(`You need 1 more ${colour} for the price. You have ${have} ${colour}.`);
    expect(tokens(t, 0)).toEqual(held);
    expect(contentOf(t, '1,0')).toBe('free');
  });

  it('MR-083 missing blue tokens are reported too', () => {
    const t = scene({ tokens: [purse(9, 9)], hands: [['B08.1'], []] });
    expect(missingTokens(t.refused(0, place('B08.1', '1,0')))).toEqual(['MR-082: 1 blue for the price']);
  });

  it('MR-084 MR-085 MR-086 the first action has no extra cost, each further one 2 red, never more', () => {
    const t = scene({ tokens: [purse(9, 9)], hands: [['B11.1', 'B11.2', 'B11.3', 'B11.4'], []] });
    const red = ['1,0', '1,-1', '0,-1', '-1,0'].map((cell, i) => {
      t.say(0, place(`B11.${i + 1}`, cell));
      return tokens(t, 0).red;
    });
    expect(red).toEqual([9, 7, 5, 3]);
  });

  it('MR-085 without 2 red a second action is refused', () => {
    const t = scene({ tokens: [purse(9, 1)], hands: [['B11.1', 'B11.2'], []] });
    t.say(0, place('B11.1', '1,0'));
    const refusal = t.refused(0, place('B11.2', '1,-1'));
    expect(refusal).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-085' });
    expect(refusalText(refusal)).toBe('You need 1 more red for another action this turn. You have 1 red.');
  });

  it('MR-087 upgrades of tiles and of the base count as actions', () => {
    const t = scene({ tokens: [purse(9, 9, 9)], hands: [['B11.1'], []], tiles: [['B11.2', '1,-1', 0, 0]] });
    t.say(0, upgrade('0,0'));
    expect(tokens(t, 0)).toEqual(purse(8, 9, 8));
    t.say(0, upgrade('1,-1'));
    expect(tokens(t, 0)).toEqual(purse(6, 7, 8));
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0)).toEqual(purse(4, 5, 8));
  });

  it('MR-006 MR-089 a tile belongs to the player who placed it, and marking it costs no token', () => {
    const t = scene({ tokens: [purse(2), purse(9, 9, 9)], hands: [['B11.1'], ['B11.2']] });
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0)).toEqual(purse());
    passTo(t, 1, 'development');
    expect(t.refused(1, place('B11.2', '1,0'))).toMatchObject({ reason: 'field-taken', rule: 'MR-090' });
    expect(t.state.board.owner[at(t.state.board, '1,0')]).toBe(0);
  });

  it('MR-090 a tile needs a free field of the board', () => {
    const t = scene({ tokens: [purse(9, 9)], hands: [['B11.1'], []], black: ['1,0'] });
    expect(t.refused(0, place('B11.1', '1,0'))).toMatchObject({ reason: 'field-black', rule: 'MR-156' });
    expect(t.refused(0, place('B11.1', '0,0'))).toMatchObject({ reason: 'field-taken', rule: 'MR-090' });
    expect(t.refused(0, place('B11.1', '-2,0'))).toMatchObject({ reason: 'no-such-field', rule: 'MR-090' });
    t.say(0, place('B11.1', '1,-1'));
  });

  it('MR-091 any of the six rotations may be chosen, where the empty space allows it', () => {
    const t = scene({ tokens: [purse(9)], hands: [['B12.1', 'B11.1'], []] });
    const rotations = (piece: string) =>
      t
        .prompt(0, 'place')
        .pieces.find((one) => one.id === piece)
        ?.cells.find((cell) => cell.cell === '1,0')?.rotations;
    expect(rotations('B11.1')).toEqual([0, 1, 2, 3, 4, 5]);
    // The solar field's empty-space mark, e3, must not point at the base west of (1,0).
    expect(rotations('B12.1')).toEqual([1, 2, 3, 4, 5]);
    expect(t.refused(0, place('B11.1', '1,0', 6))).toMatchObject({ reason: 'bad-rotation', rule: 'MR-091' });
    expect(t.refused(0, place('B11.1', '1,0', -1))).toMatchObject({ reason: 'bad-rotation', rule: 'MR-091' });
    t.say(0, place('B11.1', '1,0', 4));
    expect(t.state.board.rotation[at(t.state.board, '1,0')]).toBe(4);
  });

  it('MR-092 an upgrade costs the printed price again', () => {
    const t = scene({ tokens: [purse(4, 2, 2)], tiles: [['A10.1', '1,0', 0, 0]] });
    t.say(0, upgrade('1,0'));
    expect(tokens(t, 0)).toEqual(purse());
    const poor = scene({ tokens: [purse(4, 2, 1)], tiles: [['A10.1', '1,0', 0, 0]] });
    expect(missingTokens(poor.refused(0, upgrade('1,0')))).toEqual(['MR-092: 1 blue for the price']);
  });

  it('MR-093 MR-094 upgrades only the player’s own tiles, each once', () => {
    const t = scene({
      tokens: [purse(9, 9, 9)],
      tiles: [
        ['B11.1', '1,0', 0, 0],
        ['B11.2', '4,-1', 0, 1],
      ],
    });
    expect(t.refused(0, upgrade('4,-1'))).toMatchObject({ reason: 'not-your-tile', rule: 'MR-093' });
    expect(t.refused(0, upgrade('5,-1'))).toMatchObject({ reason: 'not-your-tile', rule: 'MR-093' });
    expect(t.refused(0, upgrade('0,1'))).toMatchObject({ reason: 'nothing-to-upgrade', rule: 'MR-079' });
    t.say(0, upgrade('1,0'));
    expect(t.refused(0, upgrade('1,0'))).toMatchObject({ reason: 'upgraded-already', rule: 'MR-094' });
  });

  it('MR-095 MR-098 three actions on harvesters in one turn: 1 green, then 1 green and 2 red twice', () => {
    const t = scene({ tokens: [purse(3, 4)], hands: [['B01.1', 'B01.2'], []] });
    t.say(0, place('B01.1', '1,0', 0));
    expect(tokens(t, 0)).toEqual(purse(2, 4));
    t.say(0, place('B01.2', '1,-1', 2));
    expect(tokens(t, 0)).toEqual(purse(1, 2));
    t.say(0, upgrade('1,0'));
    expect(tokens(t, 0)).toEqual(purse(0, 0));
    expect(scoreOf(t.state.board, 0, 0).value).toBe(2 + 1);
    expect([contentOf(t, '0,1'), contentOf(t, '2,-1')]).toEqual(['black', 'black']);
    // With a plant beside it, the upgraded harvester makes 2 for the link, the plant 1, the base 1.
    const linked = scene({
      tiles: [
        ['B02.1', '1,0', 0, 0],
        ['B01.1', '2,0', 1, 0, 1],
      ],
    });
    expect(linked.view(0).players[0].income.green).toBe(1 + 1 + 2);
  });

  it('MR-096 an upgrade has no distance cost and applies no sign', () => {
    const t = scene({ tokens: [purse(2)], tiles: [['B11.1', '3,-2', 0, 0]], signs: { '3,-2': 'yellow' } });
    t.say(0, upgrade('3,-2'));
    expect(tokens(t, 0)).toEqual(purse());
  });

  it('MR-097 an upgraded tile gives twice its bonus, value and points', () => {
    // A plant linked to a harvester, in a green neighbourhood with another tile.
    const tiles = (upgrades: number) =>
      [
        ['B02.1', '1,0', 0, 0, upgrades],
        ['B01.1', '2,0', 1, 0],
        ['B01.2', '2,-1', 4, 0],
      ] as const;
    const income = (upgrades: number) => {
      const t = scene({ layout: 'rhombus', tiles: tiles(upgrades) });
      const { score, income: made } = t.view(0).players[0];
      return [made.green, score.value, score.links, score.neighbourhoods];
    };
    expect(income(0)).toEqual([1 + 2 + 2 + 1, 4, 4, 3]);
    expect(income(1)).toEqual([1 + 4 + 2 + 1, 6, 6, 4]);
  });
});

describe('what is missing', () => {
  /** Seat 0 has acted once and wants a robot factory (2 green, 1 red) two fields away, for 5 red in total. */
  const wanting = (held: ReturnType<typeof purse>, cell = '2,-1') => {
    const t = scene({ tokens: [purse(9, 9, 9)], hands: [['B07.1', 'B09.1'], []] });
    t.say(0, place('B07.1', '-1,0'));
    t.edit((s) => {
      (s.players[0] as (typeof s.players)[0]).tokens = held;
    });
    return t.refused(0, place('B09.1', cell));
  };

  it('MR-082 MR-085 MR-146 the refusal lists everything missing, each part with its rule, the cheapest to fix first', () => {
    const refusal = wanting(purse(1));
    expect(missingTokens(refusal)).toEqual([
      'MR-146: 2 red for the distance',
      'MR-085: 2 red for another action this turn',
      'MR-082: 1 green for the price',
      'MR-082: 1 red for the price',
    ]);
    expect(refusal).toMatchObject({ rule: 'MR-146', params: { short: 6 } });
    expect(refusalText(refusal)).toBe(
      'You need 2 more red for the distance, 2 more red for another action this turn, 1 more green for the price and 1 more red for the price. You have 1 green and 0 red.',
    );
  });

  it.each([
    [purse(2, 0), ['MR-146: 2 red', 'MR-085: 2 red', 'MR-082: 1 red']],
    [purse(2, 1), ['MR-146: 2 red', 'MR-085: 2 red']],
    [purse(2, 2), ['MR-146: 2 red', 'MR-085: 1 red']],
    [purse(2, 3), ['MR-146: 2 red']],
    [purse(2, 4), ['MR-146: 1 red']],
    [purse(0, 5), ['MR-082: 2 green']],
  ])('MR-082 MR-085 MR-146 with %o tokens cover the price first, then the action, then the distance', (held, parts) => {
    expect(missingTokens(wanting(held)).map((lack) => lack.split(' for ')[0])).toEqual(parts);
  });

  it('MR-146 on a nearer field no tokens are missing for the distance', () => {
    expect(missingTokens(wanting(purse(2, 1), '1,0'))).toEqual(['MR-085: 2 red for another action this turn']);
  });

  it('MR-153 suggests rotating the tile only if that is enough', () => {
    const held = (green: number, tiles: Laid[] = []) =>
      scene({ tokens: [purse(green), purse()], hands: [['B12.1'], []], tiles });
    // Its empty space would be on the base: another rotation works, if the player can pay.
    expect(refusalText(held(2).refused(0, place('B12.1', '1,0', 0)))).toMatch(/Rotate the tile/);
    expect(held(1).refused(0, place('B12.1', '1,0', 0))).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-082' });
    const around: Laid[] = ['2,0', '2,-1', '1,-1', '0,1', '1,1'].map((cell, i) => [`B11.${i + 1}`, cell, 0, 0]);
    const closed = held(9, around);
    for (let rotation = 0; rotation < 6; rotation++) {
      const refusal = closed.refused(0, place('B12.1', '1,0', rotation));
      expect(refusal).toMatchObject({ reason: 'no-empty-space', rule: 'MR-153' });
      expect(refusalText(refusal)).not.toMatch(/another way/);
    }
  });

  it('MR-089 an upgrade never turns the tile', () => {
    const t = scene({ tokens: [purse(9, 9, 9)] });
    expect(t.refused(0, { ...upgrade('0,0'), rotation: 3 })).toMatchObject({
      reason: 'upgrade-turned',
      rule: 'MR-089',
    });
    t.say(0, upgrade('0,0'));
    expect(t.state.board.rotation[at(t.state.board, '0,0')]).toBe(0);
  });
});

describe('the Main base upgrade', () => {
  it('MR-099 MR-100 MR-101 the n-th costs n blue and n green, and each adds one of both', () => {
    const t = scene({ tokens: [purse(6, 4, 6)] });
    const view = () => t.view(0).players[0];
    expect(view().income).toEqual({ green: 1, red: 0, blue: 1 });
    t.say(0, upgrade('0,0'));
    expect(tokens(t, 0)).toEqual(purse(5, 4, 5));
    t.say(0, upgrade('0,0'));
    expect(tokens(t, 0)).toEqual(purse(3, 2, 3));
    t.say(0, upgrade('0,0'));
    expect(tokens(t, 0)).toEqual(purse(0, 0, 0));
    expect(view().income).toEqual({ green: 4, red: 0, blue: 4 });
    expect(missingTokens(t.refused(0, upgrade('0,0')))).toEqual([
      'MR-085: 2 red for another action this turn',
      'MR-100: 4 green for the price',
      'MR-100: 4 blue for the price',
    ]);
  });

  it('MR-102 MR-103 it has no value; its corners count twice, however often it was upgraded', () => {
    // Corner c0 of the base, green, meets corner c2 of (1,0) and c4 of (1,-1).
    const corner = (upgrades: number) => {
      const t = scene({
        tiles: [
          ['A01.1', '1,0', 0, 0],
          ['B11.1', '1,-1', 0, 0],
        ],
      });
      t.edit((s) => {
        s.board.upgrades[at(s.board, '0,0')] = upgrades;
      });
      return t.view(0).players[0].score;
    };
    expect([0, 1, 2, 5].map((n) => corner(n).neighbourhoods)).toEqual([3, 4, 4, 4]);
    expect([0, 5].map((n) => corner(n).value)).toEqual([5, 5]);
    expect([0, 5].map((n) => corner(n).links)).toEqual([0, 0]);
  });
});
