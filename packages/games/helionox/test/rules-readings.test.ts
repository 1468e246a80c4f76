import { describe, expect, it } from 'vitest';
import { at, designs, inHand, names, type Scene, type Setting, scene, told } from './scene.ts';

/** Seat 0 at Earth with EE5, which costs 3 Defense, has called seat 1, who agreed. */
function together(players: Setting['players'], more: Partial<Setting> = {}): Scene {
  const t = scene({ inactive: ['EE5.1'], players, ...more });
  t.say(0, 'collaborate:EE5.1:1');
  t.say(1, 'accept');
  return t;
}

describe('Collaboration, as decided', () => {
  it('HX-530 Defense that a partner banks with a card is the partner’s to keep', () => {
    const t = together([{ defense: 1 }, { hand: ['D14'] }], { options: { mercury: true } });
    t.say(1, inHand(t, 1, 'D14'));
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1, 2]);
    expect(at(t, 1)).toMatchObject({ bankedDefense: 1, defense: 0, credits: 0 });
  });

  it('HX-533 R53 agreeing needs no cards of a certain kind, so a Collaboration can fail', () => {
    const t = together([{ defense: 2, hand: ['MA.1'] }, { hand: ['MA.2'] }]);
    t.say(0, null);
    const events = t.say(1, null);
    expect(told(events, 'collaboration-failed')).toHaveLength(1);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 0).defense]).toEqual([0, 0, 2]);
    expect(names(t.state.inactive)).toEqual(['EE5.1']);
    expect([designs(at(t, 0).hand), designs(at(t, 1).hand)]).toEqual([['MA'], ['MA']]);
  });

  it('HX-534 card by card in turn, the Current Player first, beyond the cost if they like, until both stop', () => {
    const t = together([{ defense: 1, hand: ['SP.1', 'SP.2'] }, { hand: ['D04.1', 'SP.3', 'MA.1'] }]);
    t.expectAsked(0, 'collaboration', 'caller');
    t.expectNotAsked(1);
    t.say(0, 'SP.1');
    t.expectNotAsked(0);
    t.say(1, 'D04.1');
    t.say(0, null);
    t.say(1, 'SP.3');
    t.expectNotAsked(0);
    t.say(1, null);
    expect(t.prompt(0, 'amount')).toMatchObject({ min: 1, max: 2 });
    t.say(0, 2);
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([2, 1]);
    expect([names(at(t, 0).played), names(at(t, 1).played)]).toEqual([['SP.1'], ['D04.1', 'SP.3']]);
  });

  it('HX-557 HX-105 to call, Defense must be there already; what cards and abilities could give is not', () => {
    const t = scene({
      inactive: ['EM1.1'],
      players: [{ place: 'moon', hand: ['SP', 'D04'], architect: 'A10' }, { place: 'moon' }],
    });
    const call = 'collaborate:EM1.1:1';
    expect(t.refused(0, call)).toMatchObject({
      reason: 'too-little-defense',
      rule: 'HX-105',
      params: { need: 1, have: 0 },
    });
    t.say(0, 'bonus');
    t.say(0, call);
    t.expectAsked(1, 'collaboration', 'answer');
  });

  it('HX-557 banked Defense is there', () => {
    const t = scene({ options: { mercury: true }, inactive: ['EE5.1'], players: [{ bankedDefense: 1 }, {}] });
    t.say(0, 'collaborate:EE5.1:1');
    expect(t.expectAsked(1, 'collaboration', 'answer')).toMatchObject({ seat: 1 });
  });

  it('HX-531 R52 a partner cannot offer a card that only copies, even after one with Defense', () => {
    const t = together([{ defense: 1, hand: ['MA.1'] }, { hand: ['SP.1', 'K05.1'] }]);
    t.say(0, null);
    t.say(1, 'SP.1');
    expect(t.refused(1, 'K05.1')).toMatchObject({ reason: 'offers-no-defense', rule: 'HX-112' });
  });
});
