import { EVERYBODY, type Zone } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { at, designs, play, type Scene, scene } from '../scene.ts';

/** Leaves `left` cards in the Market deck of a faction. */
function thin(t: Scene, faction: number, left: number): void {
  t.edit((s) => {
    const deck = s.market[faction] as Zone;
    s.box.cards.push(...deck.cards.splice(0, deck.cards.length - left));
    s.box.known.push(...deck.known.splice(0, deck.known.length - left));
  });
}

describe('free Cycle', () => {
  it('HX-082 HX-025 a Cycled card goes to the very bottom, and all players see the next one', () => {
    const t = scene();
    const before = (t.state.market[0] as Zone).cards.slice();
    t.say(0, 'cycle:bio');
    const { cards, known } = t.state.market[0] as Zone;
    expect(cards).toEqual([before.at(-1), ...before.slice(0, -1)]);
    expect(known.at(-1)).toBe(EVERYBODY);
    expect(known.slice(1, -1).every((mask) => mask === 0)).toBe(true);
  });

  it('HX-336 R61 a granted Cycle asks only if there are two candidates', () => {
    const two = scene({ players: [{ hand: ['K03'] }] });
    for (const faction of [2, 3]) thin(two, faction, 0);
    play(two, 'K03');
    expect(two.legal(0)).toEqual(['bio', 'cybernetic']);
    const one = scene({ players: [{ hand: ['K03'] }] });
    for (const faction of [0, 1, 3]) thin(one, faction, 0);
    const top = one.state.market[2]?.cards.at(-1);
    play(one, 'K03');
    one.expectAsked(0, 'main', 'act');
    expect(one.state.market[2]?.cards[0]).toBe(top);
    expect(one.state.market[2]?.cards.at(-1)).not.toBe(top);
  });

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
    thin(t, 0, 1);
    const last = t.state.market[0]?.cards.at(-1);
    t.say(0, 'cycle:bio');
    expect(t.state.market[0]?.cards).toEqual([last]);
    expect(t.state.thisTurn.cycled).toBe(true);
  });

  it('HX-134 the last card of a faction is turned up for all players too', () => {
    const t = scene({ players: [{ credits: 9 }] });
    thin(t, 0, 2);
    t.say(0, 'buy:bio');
    expect(t.state.market[0]?.known).toEqual([EVERYBODY]);
  });

  it('HX-088 HX-135 R15 an empty slot can be neither Cycled nor bought from and stays empty', () => {
    const t = scene({ players: [{ credits: 9 }] });
    thin(t, 0, 0);
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'slot-empty', rule: 'HX-088' });
    expect(t.refused(0, 'buy:bio')).toMatchObject({ reason: 'slot-empty', rule: 'HX-135' });
  });

  it('HX-440 nothing can be Cycled while The Long Dark is Active', () => {
    const t = scene({ active: ['X10'], players: [{ hand: ['K03'] }] });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'no-cycling', rule: 'HX-440' });
    play(t, 'K03');
    t.expectAsked(0, 'main', 'act');
  });
});
