import { describe, expect, it } from 'vitest';
import {
  BINDING,
  colour,
  finish,
  pick,
  pilot,
  play,
  type Scene,
  type Setting,
  type Side,
  scene,
  solo,
  together,
  tracks,
  use,
} from '../scene.ts';

/** A contract of seat 0 and its allies that succeeds or fails. */
function outcome(success: boolean, sides: readonly Side[], setting: Setting = {}, allies = [1]): Scene {
  const t = scene({
    row: ['EX07'],
    options: BINDING,
    ...setting,
    captains: sides.map((side) => ({ hand: [], ...side })),
  });
  together(t, 'EX07', allies);
  t.edit((s) => {
    if (success) s.mission?.filled.fill(9);
    for (const own of s.mission?.pilots ?? []) own.dice = [];
  });
  finish(t);
  return t;
}

describe('reputation by alliance', () => {
  it('MK-201 MK-203 D61 on success all participants gain a point with each other', () => {
    const t = outcome(true, [{}, {}, {}], { seats: 4 }, [1, 2]);
    expect([0, 1, 2, 3].map((seat) => tracks(t, seat))).toEqual([
      [0, 1, 1, 0],
      [1, 0, 1, 0],
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('MK-202 MK-203 MK-365 on failure all participants lose a point with each other', () => {
    const t = outcome(false, [{ reputation: [0, 2, 2] }, { reputation: [3, 0, 3] }, { reputation: [1, 1, 0] }]);
    expect([0, 1, 2].map((seat) => tracks(t, seat))).toEqual([
      [0, 1, 2],
      [2, 0, 3],
      [1, 1, 0],
    ]);
  });

  it('MK-204 a track runs from 0 to 5', () => {
    expect(tracks(outcome(true, [{ reputation: [0, 5, 0] }, {}]))).toEqual([0, 5, 0]);
    expect(tracks(outcome(false, [{ reputation: [0, 0, 0] }, {}]))).toEqual([0, 0, 0]);
  });

  it('MK-211 does not change in a solo contract', () => {
    for (const success of [true, false]) {
      const t = solo('EX07', { hand: [], reputation: [0, 2, 2] }, BINDING);
      t.edit((s) => {
        if (success) s.mission?.filled.fill(9);
      });
      finish(t);
      expect(tracks(t)).toEqual([0, 2, 2]);
    }
  });

  it('MK-203 without Binding Ties there is no reputation', () => {
    const t = outcome(true, [{}, {}], { options: {} });
    expect([tracks(t), t.view(0).captains[0].reputation]).toEqual([[0, 0, 0], []]);
  });
});

describe('reputation printed on a contract', () => {
  /** BT03 gives reputation with green, BT09 with purple. */
  const printed = (contract: string, to: number, seats = 3): Scene => {
    const t = scene({ row: [contract], seats, options: BINDING, captains: [{ hand: [] }, { hand: [] }] });
    together(t, contract, [1], { [to]: { reputation: 1 } });
    t.edit((s) => {
      s.mission?.filled.fill(9);
      for (const own of s.mission?.pilots ?? []) own.dice = [];
    });
    for (const seat of [0, 1]) t.say(seat, 'done', 'play');
    return t;
  };

  it('MK-205 MK-206 MK-501 is shared out like other rewards, and gives a point with the printed colour', () => {
    const t = printed('BT01', 1);
    expect(colour(t, 0)).toBe('blue');
    // One point from the alliance, one printed on the contract.
    expect([tracks(t, 0), tracks(t, 1)]).toEqual([
      [0, 1, 0],
      [2, 0, 0],
    ]);
  });

  it('MK-207 D62 is of the receiver’s choice if the colour is their own or not in the game', () => {
    const own = printed('BT01', 0);
    expect((own.legal(0, 'choose') as string[]).sort()).toEqual(['green', 'yellow']);
    pick(own, 'yellow');
    expect(tracks(own)).toEqual([0, 1, 1]);
    const absent = printed('BT09', 1);
    expect((absent.legal(1, 'choose') as string[]).sort()).toEqual(['blue', 'yellow']);
  });

  it('MK-205 MK-364 is not paid on failure', () => {
    const t = scene({ row: ['BT03'], options: BINDING, captains: [{ hand: [] }, { hand: [] }] });
    together(t, 'BT03', [1], { 1: { reputation: 1 } });
    finish(t);
    expect([tracks(t, 0), tracks(t, 1)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('MK-208 D64 arrives with the rewards, too late to pay for anything in the same contract', () => {
    const t = scene({
      row: ['BT03'],
      options: BINDING,
      captains: [{ parts: ['HE11', 'KO10'], hand: ['r', 's', 's'] }],
    });
    t.say(0, 'solo:BT03', 'choose');
    for (const card of ['r', 's', 's']) play(t, card);
    expect(t.refused(0, 'use:KO10', 'play').reason).toBe('cannot-pay');
    t.say(0, 'done', 'play');
    // HE11 is not offered at the end because the captain has nothing to pay with yet.
    expect(t.state.phase).toBe('buying');
    expect(tracks(t)).toEqual([0, 1, 0]);
  });

  it('MK-209 MK-214 is given and taken by parts as their text says', () => {
    const t = solo('EX07', { parts: ['KO10'], hand: [], reputation: [0, 1, 0] }, BINDING);
    use(t, 'KO10');
    expect([tracks(t), pilot(t).actions]).toEqual([[0, 0, 0], 3]);
  });
});
