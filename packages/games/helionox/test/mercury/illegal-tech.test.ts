import { describe, expect, it } from 'vitest';
import { at, designs, inHand, play, type Setting, scene } from '../scene.ts';

const mercury = (setting: Setting) => scene({ options: { mercury: true }, ...setting });

describe('Illegal Tech', () => {
  it('HX-251 HX-331 each play gives 1 Infamy; the card may consume itself last', () => {
    const t = mercury({ players: [{ hand: ['IP2', 'IR2'], discard: ['MA'] }] });
    play(t, 'IP2');
    expect(at(t, 0)).toMatchObject({ infamy: 1, credits: 2, defense: 2 });
    t.say(0, 'consume');
    expect(designs(t.state.consumed)).toEqual(['IP2']);
    play(t, 'IR2');
    expect(designs(at(t, 0).hand)).toEqual(['MA']);
    t.say(0, null);
    expect(designs(at(t, 0).played)).toEqual(['IR2']);
    expect(at(t, 0).infamy).toBe(2);
  });

  it('HX-252 HX-538 a copy gives no Infamy, and a consumed card can still be copied', () => {
    const t = mercury({ players: [{ hand: ['IP2', 'K05'] }] });
    play(t, 'IP2');
    t.say(0, 'consume');
    play(t, 'K05');
    expect(at(t, 0)).toMatchObject({ infamy: 1, credits: 4, defense: 4 });
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-354 HX-465 B14 gives 2 Influence for consuming an Illegal Tech', () => {
    const t = mercury({ players: [{ hand: ['B14', 'IE1'], deck: ['MA'] }] });
    play(t, 'B14');
    t.say(0, [inHand(t, 0, 'IE1')]);
    expect(at(t, 0)).toMatchObject({ influence: 2, credits: 1 });
  });
});
