import { describe, expect, it } from 'vitest';
import { at, designs, endTurn, eventsOf, inHand, names, type Scene, type Setting, scene } from '../scene.ts';

/** Seat 0 at Earth with EE5, which costs 3 Defense, has called seat 1, who agreed. */
function together(players: Setting['players'], more: Partial<Setting> = {}): Scene {
  const t = scene({ inactive: ['EE5.1'], players, ...more });
  t.say(0, 'collaborate:EE5.1:1');
  t.say(1, 'accept');
  return t;
}

describe('Collaboration', () => {
  it('HX-117 an alternative cost cannot replace Defense in a Collaboration', () => {
    const t = scene({ active: ['EE3.1'], players: [{ credits: 4 }, { hand: ['SP'] }] });
    expect(t.refused(0, 'collaborate:EE3.1:1')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-105' });
    t.say(0, 'alternative:EE3.1');
    expect(at(t, 0)).toMatchObject({ credits: 0, influence: 3 });
  });

  it('HX-117 HX-159 HX-181 neither side can pay an alternative cost, and the partner cannot use an Architect', () => {
    const t = scene({
      active: ['EE5.1'],
      players: [
        { defense: 1, hand: ['SB1'], architect: 'A10' },
        { hand: ['SB2', 'MA'], architect: 'A11' },
      ],
    });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    const instead = { reason: 'only-defense-now', rule: 'HX-117' };
    expect(t.refused(0, 'alternative:EE5.1')).toMatchObject(instead);
    expect(t.refused(0, 'SB1.1')).toMatchObject({ reason: 'offers-no-defense', rule: 'HX-112' });
    t.say(0, null);
    expect(t.refused(1, 'alternative:EE5.1')).toMatchObject(instead);
    expect(t.refused(1, 'architect:1')).toMatchObject({ reason: 'only-defense-now', rule: 'HX-116' });
    expect(t.refused(1, 'SB2.1')).toMatchObject({ reason: 'offers-no-defense' });
    t.say(1, null);
    t.say(0, 'alternative:EE5.1');
    t.say(0, ['SB1.1']);
    expect(at(t, 0).influence).toBe(2);
  });

  it('HX-104 two players at one place may each call the other on their own turns', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, {}] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'decline');
    endTurn(t, 0);
    t.edit((s) => {
      (s.players[1] as (typeof s.players)[0]).defense = 1;
    });
    t.say(1, 'collaborate:EE5.1:0');
    expect(t.expectAsked(0, 'collaboration', 'answer')).toMatchObject({ seat: 0 });
  });

  it('HX-155 HX-528 a partner’s card does not Overcome: the Event stays and no player gets a trophy', () => {
    const t = scene({ inactive: ['X02'], players: [{ defense: 1 }, { hand: ['D12'] }] });
    t.say(0, 'collaborate:X02.1:1');
    t.say(1, 'accept');
    t.say(1, 'D12.1');
    expect(names(t.state.inactive)).toEqual(['X02.1']);
    expect([at(t, 0).trophies.cards, at(t, 1).trophies.cards]).toEqual([[], []]);
  });

  it('HX-116 HX-259 a partner’s banked Defense is not used', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE5.1'],
      players: [{ defense: 1 }, { hand: ['SP'], bankedDefense: 5 }],
    });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    expect(names(t.state.inactive)).toEqual(['EE5.1']);
    expect(at(t, 1).bankedDefense).toBe(5);
  });
});

describe('Collaboration', () => {
  it('HX-113 the caller may take the other branch of a card, the partner may not', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1, hand: ['K07.1'] }, { hand: ['K07.2'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(0, 'K07.1');
    t.say(0, 'credit');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 1, influence: 1 });
    t.say(1, 'K07.2');
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1 + 1, 1 + 2]);
  });

  it('HX-100 fails if the caller’s own card moves the caller’s Ship away', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 2, hand: ['T01'] }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(0, inHand(t, 0, 'T01'));
    t.say(0, 'moon');
    t.say(1, inHand(t, 1, 'SP'));
    // The Moon offers Defense, so the caller is asked once more.
    t.say(0, null);
    t.expectAsked(0, 'main', 'act');
    expect(names(t.state.inactive)).toEqual(['EE5.1']);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 0).defense]).toEqual([0, 0, 4]);
  });
});

describe('rulings on Collaboration', () => {
  it('HX-117 alternative costs cannot be used', () => {
    const t = scene({ active: ['EE5.1'], players: [{ defense: 1, hand: ['SB1'] }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    expect(t.refused(0, 'SB1.1')).toMatchObject({ reason: 'offers-no-defense' });
    expect(t.refused(0, 'alternative:EE5.1')).toMatchObject({ reason: 'only-defense-now', rule: 'HX-117' });
  });

  it('HX-533 HX-534 a call may be accepted with too little Defense, and either side may continue or stop', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ defense: 1 }, { hand: ['SP', 'SP', 'MA'] }] });
    t.say(0, 'collaborate:EE1.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    t.expectAsked(1, 'collaboration', 'partner');
    t.say(1, inHand(t, 1, 'SP'));
    t.say(1, null);
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1, 1]);
  });

  it('HX-557 Defense of unplayed cards does not count for calling', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ hand: ['SP', 'D04'] }, {}] });
    expect(t.refused(0, 'collaborate:EE1.1:1')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-105' });
  });

  it('HX-530 a partner keeps tokens banked by a card', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE5.1'],
      players: [{ defense: 1 }, { hand: ['D14'] }],
    });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'D14'));
    expect(at(t, 1)).toMatchObject({ bankedDefense: 1, influence: 2, credits: 0, defense: 0 });
  });

  it('HX-324 a solo player cannot call', () => {
    const t = scene({ seats: 1, options: { mode: 'cooperative' }, inactive: ['EE1.1'], players: [{ defense: 1 }] });
    expect(t.refused(0, 'collaborate:EE1.1:0')).toMatchObject({ reason: 'no-such-partner', rule: 'HX-102' });
    expect(t.refused(0, 'collaborate:EE1.1:1')).toMatchObject({ reason: 'no-such-partner' });
  });
});

describe('rulings on Collaboration', () => {
  it('HX-530 a partner keeps Defense banked by a card', () => {
    const t = together([{ defense: 1 }, { hand: ['D14'] }], { options: { mercury: true } });
    t.say(1, inHand(t, 1, 'D14'));
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1, 2]);
    expect(at(t, 1)).toMatchObject({ bankedDefense: 1, defense: 0, credits: 0 });
  });

  it('HX-533 R53 a partner can agree without cards that give Defense, so a Collaboration can fail', () => {
    const t = together([{ defense: 2, hand: ['MA.1'] }, { hand: ['MA.2'] }]);
    t.say(0, null);
    const events = t.say(1, null);
    expect(eventsOf(events, 'collaboration-failed')).toHaveLength(1);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 0).defense]).toEqual([0, 0, 2]);
    expect(names(t.state.inactive)).toEqual(['EE5.1']);
    expect([designs(at(t, 0).hand), designs(at(t, 1).hand)]).toEqual([['MA'], ['MA']]);
  });

  it('HX-534 the sides alternate card by card, even beyond the cost, until both stop', () => {
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

  it('HX-557 HX-105 calling needs Defense in the pool; unplayed cards and abilities do not count', () => {
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

  it('HX-557 banked Defense counts for calling', () => {
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
