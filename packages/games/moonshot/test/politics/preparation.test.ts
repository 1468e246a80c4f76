import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { cardNamed, maneuverCard } from '../../src/content/set.ts';
import { game } from '../../src/index.ts';
import { CCCP, eventData, layManeuver, nextRound, own, scene, skipPreparation, slotAt, USA } from '../scene.ts';

const play = (card: string, place: string) => ({ piece: card, cell: place, rotation: 0 });

describe('2.1 tokens', () => {
  it('MS-043 MS-044 each side gets four influence and four bluff; the First Player gets one more bluff', () => {
    const t = table(game, { seats: 2 });
    expect(eventData(t.events, 'dealt').map(({ side, influence, bluff }) => [side, influence, bluff])).toEqual([
      [USA, 4, 4],
      [CCCP, 4, 5],
    ]);
    expect([own(t, USA).influence, own(t, USA).bluff]).toEqual([4, 4]);
    expect([own(t, CCCP).influence, own(t, CCCP).bluff]).toEqual([4, 5]);
  });
  it('MS-045 the Intelligence effect of the last round adds one bluff token', () => {
    const t = scene();
    skipPreparation(t);
    nextRound(t);
    // Both sides had an empty Intelligence slot; USA is now First Player.
    expect([own(t, USA).bluff, own(t, CCCP).bluff]).toEqual([6, 5]);
    expect(own(t, USA).promised).toBe(0);
  });
});

describe('2.1 playing cards', () => {
  it('MS-046 Politicians alternate, the First Player first: one card from hand or a pass', () => {
    const t = scene({ cccp: { hand: [1, 2] }, usa: { hand: [3] } });
    t.expectAsked(1, 'preparation', 'play');
    t.expectNotAsked(0);
    expect(t.refused(1, play('cccp-05', 'press')).reason).toBe('not-in-hand');
    t.say(1, play('cccp-01', 'press'));
    expect(slotAt(t.state, CCCP, 1).card).toBe(maneuverCard(CCCP, 1));
    expect(slotAt(t.state, CCCP, 1).level).toBe(1);
    expect(own(t, CCCP).hand.cards).toEqual([maneuverCard(CCCP, 2)]);
    t.expectAsked(0, 'preparation', 'play');
  });
  it('MS-047 each side has one slot at each place', () => {
    const t = scene({ cccp: { hand: [1, 2] }, usa: { hand: [3] } });
    t.say(1, play('cccp-01', 'press'));
    t.say(0, play('usa-03', 'press'));
    expect(t.refused(1, play('cccp-02', 'press'))).toMatchObject({ reason: 'slot-taken', rule: 'MS-047' });
    expect(t.refused(1, play('cccp-02', 'moon')).reason).toBe('no-such-place');
    t.say(1, play('cccp-02', 'treasury'));
    expect(slotAt(t.state, USA, 1).card).toBe(cardNamed('usa-03'));
  });
  it('MS-048 a player who passed may play again after an opponent’s card', () => {
    const t = scene({ cccp: { hand: [1] }, usa: { hand: [3] } });
    t.say(1, null);
    t.say(0, play('usa-03', 'press'));
    t.expectAsked(1, 'preparation', 'play');
    t.say(1, play('cccp-01', 'press'));
    expect(slotAt(t.state, CCCP, 1).card).toBe(maneuverCard(CCCP, 1));
  });
  it('MS-049 ends when both pass in a row', () => {
    const t = scene({ cccp: { hand: [1, 2] }, usa: { hand: [3, 4] } });
    t.say(1, null);
    t.say(0, play('usa-03', 'press'));
    t.say(1, null);
    t.expectAsked(0, 'preparation', 'play');
    t.say(0, null);
    expect(t.expectAsked(1, 'politics', 'act').step).toBe('act');
    t.expectNotAsked(0);
  });
  it('MS-050 playing cards is free; a Politician may play none or several', () => {
    const t = scene({ cccp: { hand: [1, 2, 3] } });
    const before = { ...own(t, CCCP) };
    for (const [card, place] of [
      ['cccp-01', 'press'],
      ['cccp-02', 'treasury'],
      ['cccp-03', 'industry'],
    ] as const) {
      t.say(1, play(card, place));
      if (t.asked()[0]?.seat === 0) t.say(0, null);
    }
    expect(own(t, CCCP)).toMatchObject({ money: before.money, budget: before.budget, popularity: before.popularity });
    expect(own(t, CCCP).slots.filter(({ card }) => card >= 0)).toHaveLength(3);
    expect(own(t, USA).slots.filter(({ card }) => card >= 0)).toHaveLength(0);
  });
  it('MS-051 an escalated card keeps its slot', () => {
    const t = scene({ cccp: { hand: [1, 2] } });
    t.edit((s) => void layManeuver(s, CCCP, 2, 9, 2));
    expect(t.refused(1, play('cccp-01', 'industry')).reason).toBe('slot-taken');
    expect(t.prompt(1, 'place').pieces[0]?.cells.map(({ cell }) => cell)).toEqual([
      'treasury',
      'press',
      'intelligence',
    ]);
  });
  it('MS-046 a Politician who cannot play a card passes automatically', () => {
    const t = scene({ usa: { hand: [] } });
    const events = t.say(1, null);
    expect(eventData(events, 'passed-play').map(({ side }) => side)).toEqual([CCCP, USA]);
    expect(t.expectAsked(1, 'politics').step).toBe('act');
  });
});
