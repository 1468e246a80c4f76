import { describe, expect, it } from 'vitest';
import type { Sign, Tokens } from '../src/index.ts';
import { eventData, passTo, place, purse, refusalText, scene, tokens, upgrade } from './scene.ts';

const on = (sign: Sign, held: Tokens, hands = ['B11.1', 'B11.2', 'B11.3']) =>
  scene({ tokens: [held, purse(9, 9)], hands: [hands, ['B11.4']], signs: { '1,0': sign } });

describe('signs', () => {
  it.each([
    ['MR-193', 'green', purse(9 - 2 + 1, 9, 9)],
    ['MR-194', 'minus-green', purse(9 - 2 - 1, 9, 9)],
    ['MR-195', 'blue', purse(9 - 2, 9, 10)],
    ['MR-196', 'red', purse(9 - 2, 10, 9)],
    ['MR-197', 'yellow', purse(9 - 2, 9, 9, 1)],
    ['MR-198', 'free-action', purse(9 - 2, 9, 9)],
  ] as [string, Sign, Tokens][])('%s %s', (_rule, sign, after) => {
    const t = on(sign, purse(9, 9, 9));
    const events = t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0)).toEqual(after);
    expect(eventData(events, 'placed')).toMatchObject([{ cost: { sign } }]);
  });

  it('MR-191 MR-192 the sign comes first: its token can pay the tile', () => {
    const t = on('green', purse(1));
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0)).toEqual(purse());
    expect(on('blue', purse(1)).refused(0, place('B11.1', '1,0'))).toMatchObject({ reason: 'too-few-tokens' });
    expect(refusalText(on('green', purse(0)).refused(0, place('B11.1', '1,0')))).toBe(
      'You need 1 more green for the price. You have 0 green and 1 green from the sign on this field.',
    );
  });

  it('MR-083 MR-191 the refusal mentions the sign’s token if other colours are missing too', () => {
    expect(refusalText(on('green', purse(), ['B09.1']).refused(0, place('B09.1', '1,0')))).toBe(
      'You need 1 more green for the price and 1 more red for the price. You have 0 green, 0 red and 1 green from the sign on this field.',
    );
  });

  it('MR-245 the token of a sign can also pay for distance and a second action', () => {
    const t = scene({ tokens: [purse(9, 1)], hands: [['B11.1', 'B11.2'], []], signs: { '2,-1': 'red' } });
    t.say(0, place('B11.1', '2,-1'));
    expect(tokens(t, 0).red).toBe(0);
    const further = scene({ tokens: [purse(9, 1)], hands: [['B11.1', 'B11.2'], []], signs: { '1,-1': 'red' } });
    further.say(0, place('B11.1', '1,0'));
    further.say(0, place('B11.2', '1,-1'));
    expect(tokens(further, 0).red).toBe(0);
  });

  it('MR-194 without a green the field cannot be chosen, and the green comes off before the price', () => {
    const none = on('minus-green', purse(0, 9), ['B07.1']);
    expect(none.refused(0, place('B07.1', '1,0'))).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-194' });
    const refusal = on('minus-green', purse(2, 9)).refused(0, place('B11.1', '1,0'));
    expect(refusal).toMatchObject({ reason: 'too-few-tokens', rule: 'MR-194' });
    // The text shows the tokens held before paying: the price takes both, so none is left for the sign.
    expect(refusalText(refusal)).toBe('You need 1 more green for the sign on this field. You have 2 green.');
    const one = on('minus-green', purse(1, 1), ['B07.1']);
    one.say(0, place('B07.1', '1,0'));
    expect(tokens(one, 0)).toEqual(purse());
  });

  it('MR-198 a free action saves the 2 red for one more action; price and distance are still due', () => {
    const t = on('free-action', purse(9, 9));
    t.say(0, place('B11.1', '1,0'));
    expect(t.state.freeActions).toBe(1);
    t.say(0, place('B11.2', '2,-2'));
    expect(tokens(t, 0)).toEqual(purse(5, 9 - 2));
    expect(t.state.freeActions).toBe(0);
    t.say(0, upgrade('1,0'));
    expect(tokens(t, 0)).toEqual(purse(3, 7 - 2));
  });

  it('MR-198 the placement on the sign is not free itself', () => {
    const t = on('free-action', purse(9, 9));
    t.say(0, place('B11.1', '-1,0'));
    t.say(0, place('B11.2', '1,0'));
    expect(tokens(t, 0).red).toBe(7);
    t.say(0, place('B11.3', '0,-1'));
    expect(tokens(t, 0).red).toBe(7);
  });

  it('MR-199 several free actions add up', () => {
    const t = scene({
      tokens: [purse(9, 2)],
      hands: [['B11.1', 'B11.2', 'B11.3', 'B11.4'], []],
      signs: { '1,0': 'free-action', '1,-1': 'free-action' },
    });
    t.say(0, place('B11.1', '1,0'));
    t.say(0, place('B11.2', '1,-1'));
    expect(t.state.freeActions).toBe(1);
    t.say(0, place('B11.3', '0,-1'));
    expect([t.state.freeActions, tokens(t, 0).red]).toEqual([0, 2]);
    expect(t.view(1)).toMatchObject({ actions: 3, freeActions: 0 });
  });

  it('MR-200 unused free actions are lost at the end of the turn', () => {
    const t = on('free-action', purse(9, 9));
    t.say(0, place('B11.1', '1,0'));
    passTo(t, 1, 'development');
    expect(t.state.freeActions).toBe(0);
    passTo(t, 0, 'development');
    expect(t.state.freeActions).toBe(0);
  });

  it('MR-201 a sign applies once, not again for an upgrade', () => {
    const t = on('yellow', purse(9, 9));
    t.say(0, place('B11.1', '1,0'));
    t.say(0, upgrade('1,0'));
    expect(tokens(t, 0).yellow).toBe(1);
  });

  it('MR-202 a sign applies to the player who places there, at any distance', () => {
    const t = on('yellow', purse(9, 9));
    passTo(t, 1, 'development');
    t.say(1, place('B11.4', '1,0'));
    expect(tokens(t, 1)).toMatchObject({ yellow: 1, red: 9 - 2 * 3 });
  });

  it('MR-190 blue pays planning, green the tile, red the distance, yellow is a point, and black keeps a field empty', () => {
    const t = scene({ phase: 'planning', tokens: [purse(5, 5, 5, 5), purse()], hands: [['B12.1'], []] });
    const spent = (before: Tokens) => {
      const now = tokens(t, 0);
      return purse(before.green - now.green, before.red - now.red, before.blue - now.blue, before.yellow - now.yellow);
    };
    const score = () => t.view(0).players[0].score;
    expect(score()).toMatchObject({ yellow: 5, total: 5 });
    t.say(0, 1);
    expect(spent(purse(5, 5, 5, 5))).toEqual(purse(0, 0, 1));
    t.say(0, { basic: 3 }, 'pile');
    t.say(0, [t.prompt(0, 'subset').items[0]?.id as string], 'keep');
    t.say(0, place('B12.1', '2,-1', 3));
    expect(spent(purse(5, 5, 4, 5))).toEqual(purse(2, 2));
    expect(t.view(0).fields.filter((field: { black: boolean }) => field.black)).toMatchObject([{ id: '3,-1' }]);
    expect(Object.keys(tokens(t, 0))).toEqual(['green', 'red', 'blue', 'yellow']);
    expect(score()).toMatchObject({ yellow: 5, total: 5 + 1 });
  });

  it('MR-007 green tokens are counted one by one, however many', () => {
    const t = scene({ tokens: [purse(17)], hands: [['B11.1'], []] });
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0).green).toBe(15);
  });
});
