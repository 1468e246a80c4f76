import { describe, expect, it } from 'vitest';
import type { Sign, Tokens } from '../src/index.ts';
import { passTo, place, purse, scene, tokens, told, upgrade } from './scene.ts';

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
    expect(told(events, 'placed')).toMatchObject([{ cost: { sign } }]);
  });

  it('MR-191 MR-192 the sign comes first: its token can pay the tile', () => {
    const t = on('green', purse(1));
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0)).toEqual(purse());
    expect(on('blue', purse(1)).refused(0, place('B11.1', '1,0'))).toMatchObject({ reason: 'too-few-tokens' });
  });

  it('MR-245 it can pay distance and a further action as well', () => {
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
    expect(none.refused(0, place('B07.1', '1,0'))).toMatchObject({ reason: 'sign-needs-green', rule: 'MR-194' });
    const two = on('minus-green', purse(2, 9));
    expect(two.refused(0, place('B11.1', '1,0'))).toMatchObject({
      reason: 'too-few-tokens',
      params: { colour: 'green', need: 2, have: 1 },
    });
    const one = on('minus-green', purse(1, 1), ['B07.1']);
    one.say(0, place('B07.1', '1,0'));
    expect(tokens(one, 0)).toEqual(purse());
  });

  it('MR-198 a free action covers one further action: 2 red less, price and distance still due', () => {
    const t = on('free-action', purse(9, 9));
    t.say(0, place('B11.1', '1,0'));
    expect(t.state.freeActions).toBe(1);
    t.say(0, place('B11.2', '2,-2'));
    expect(tokens(t, 0)).toEqual(purse(5, 9 - 2));
    expect(t.state.freeActions).toBe(0);
    t.say(0, upgrade('1,0'));
    expect(tokens(t, 0)).toEqual(purse(3, 7 - 2));
  });

  it('MR-198 the placement that uncovers the sign is not free itself', () => {
    const t = on('free-action', purse(9, 9));
    t.say(0, place('B11.1', '-1,0'));
    t.say(0, place('B11.2', '1,0'));
    expect(tokens(t, 0).red).toBe(7);
    t.say(0, place('B11.3', '0,-1'));
    expect(tokens(t, 0).red).toBe(7);
  });

  it('MR-199 several add up', () => {
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

  it('MR-200 unused ones are lost at the end of the turn', () => {
    const t = on('free-action', purse(9, 9));
    t.say(0, place('B11.1', '1,0'));
    passTo(t, 1, 'development');
    expect(t.state.freeActions).toBe(0);
    passTo(t, 0, 'development');
    expect(t.state.freeActions).toBe(0);
  });

  it('MR-201 a sign fires once, not again for an upgrade', () => {
    const t = on('yellow', purse(9, 9));
    t.say(0, place('B11.1', '1,0'));
    t.say(0, upgrade('1,0'));
    expect(tokens(t, 0).yellow).toBe(1);
  });

  it('MR-202 it acts for whoever places there, however far', () => {
    const t = on('yellow', purse(9, 9));
    passTo(t, 1, 'development');
    t.say(1, place('B11.4', '1,0'));
    expect(tokens(t, 1)).toMatchObject({ yellow: 1, red: 9 - 2 * 3 });
  });

  it('MR-190 blue, green, red and yellow are held; black lies on the board', () => {
    const t = on('yellow', purse(1, 2, 3, 4));
    expect(t.view(null).players[0].tokens).toEqual({ green: 1, red: 2, blue: 3, yellow: 4 });
    expect(t.view(null).fields.every((field: { black: boolean }) => field.black === false)).toBe(true);
  });

  it('MR-007 green tokens are counted one by one, however many', () => {
    const t = scene({ tokens: [purse(17)], hands: [['B11.1'], []] });
    t.say(0, place('B11.1', '1,0'));
    expect(tokens(t, 0).green).toBe(15);
  });
});
