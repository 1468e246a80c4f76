import { describe, expect, it } from 'vitest';
import { at, designs, play, scene } from '../scene.ts';

describe('free Cycle', () => {
  it('HX-082 HX-084 once a turn a face-up card goes under its deck and the next is turned up', () => {
    const t = scene({ market: { bio: 'B01.1' } });
    t.say(0, 'cycle:bio');
    expect(designs(t.state.market[0] as never)[0]).toBe('B01');
    expect(t.refused(0, 'cycle:defense')).toMatchObject({ reason: 'cycled-already', rule: 'HX-082' });
  });

  it('HX-085 HX-336 a Cycle granted by a card does not use up the free one', () => {
    const t = scene({ players: [{ hand: ['K03'] }] });
    play(t, 'K03');
    t.say(0, 'bio');
    expect(at(t, 0).credits).toBe(2);
    t.say(0, 'cycle:bio');
  });

  it('HX-086 the last card of a faction is turned up again and the Cycle is spent', () => {
    const t = scene();
    t.edit((s) => {
      const deck = s.market[0] as (typeof s.market)[0];
      s.box.cards.push(...deck.cards.splice(0, deck.cards.length - 1));
      s.box.known.push(...deck.known.splice(0, deck.known.length - 1));
    });
    const last = t.state.market[0]?.cards.at(-1);
    t.say(0, 'cycle:bio');
    expect(t.state.market[0]?.cards).toEqual([last]);
    expect(t.state.thisTurn.cycled).toBe(true);
  });

  it('HX-088 HX-135 R15 an empty slot can be neither Cycled nor bought from and stays empty', () => {
    const t = scene({ players: [{ credits: 9 }] });
    t.edit((s) => {
      const deck = s.market[0] as (typeof s.market)[0];
      s.box.cards.push(...deck.cards.splice(0));
      s.box.known.push(...deck.known.splice(0));
    });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'slot-empty', rule: 'HX-088' });
    expect(t.refused(0, 'buy:bio')).toMatchObject({ reason: 'slot-empty', rule: 'HX-135' });
  });

  it('HX-440 nothing is Cycled while The Long Dark is Active', () => {
    const t = scene({ active: ['X10'], players: [{ hand: ['K03'] }] });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'no-cycling', rule: 'HX-440' });
    play(t, 'K03');
    t.expectAsked(0, 'main', 'act');
  });
});
