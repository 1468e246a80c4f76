import { describe, expect, it } from 'vitest';
import {
  BINDING,
  captain,
  claimable,
  done,
  faces,
  isAsked,
  OVERLOAD,
  play,
  row,
  type Scene,
  scene,
  together,
  tracks,
} from '../scene.ts';

const resign = (t: Scene, seat: number) => t.table.apply({ kind: 'resign', seat });

describe('a captain who resigns during a contract', () => {
  it('MK-557 D98 does not count as beaten by a narrow lead', () => {
    const t = scene({
      seats: 4,
      options: OVERLOAD,
      row: ['HH06'],
      captains: [{ hand: ['t'], objectives: ['O25', 'O27'] }, { hand: ['d3'] }],
    });
    t.say(0, 'duel:HH06', 'choose');
    t.say(1, 'join', 'join');
    for (const seat of [2, 3]) t.say(seat, 'stay', 'join');
    t.say(0, null, 'order');
    play(t, 't');
    play(t, 'd3', 1);
    resign(t, 1);
    t.say(0, 'done', 'play');
    t.say(0, 'done', 'buy');
    expect(claimable(t)).toEqual(['O25']);
  });

  it('MK-203 MK-306 D98 gets nothing as an ally, and reputation with them does not change', () => {
    const t = scene({
      seats: 4,
      options: BINDING,
      row: ['EX01'],
      captains: [{ hand: ['r', 'r'], credits: 0 }, { credits: 0 }, { credits: 0 }],
    });
    together(t, 'EX01', [1, 2], { 1: { credits: 2 }, 2: { credits: 1 } });
    play(t, 'r');
    play(t, 'r');
    resign(t, 1);
    done(t);
    expect([0, 1, 2].map((seat) => captain(t, seat).credits)).toEqual([0, 0, 1]);
    expect([tracks(t, 0), tracks(t, 1), tracks(t, 2)]).toEqual([
      [0, 0, 1, 0],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  /** A scene in which an ally is about to take a Bonus Card and has two hazards. */
  function judged(): Scene {
    const t = scene({
      row: ['EX04', 'KI01', 'KI02', 'EX01', 'EX02', 'EX03', 'DE01', 'DE02'],
      captains: [
        { hand: ['r', 'r', 'C01'], objectives: [] },
        { prestige: 3, credits: 2, hand: ['m'], deck: ['s', 's', 's', 's', 's'], objectives: [] },
        { objectives: [] },
      ],
    });
    together(t, 'EX04', [1], { 1: { prestige: 1, credits: 2, bonus: 1, dice: 1 } });
    faces(t, [2], 1);
    for (const card of ['r', 'r', 'C01']) play(t, card);
    return t;
  }
  const has = (t: Scene) => [captain(t, 1).credits, captain(t, 1).prestige, captain(t, 1).hand.cards.length];

  it('MK-306 MK-368 D98 as leader of a resolved contract stops neither rewards nor hazards', () => {
    const t = judged();
    done(t);
    resign(t, 0);
    t.say(1, 'crew', 'source');
    t.say(1, 'decline', 'keep');
    expect([has(t), row(t).includes('EX04')]).toEqual([[4, 2, 5], false]);
    expect([t.state.leader, t.state.turn]).toEqual([1, 2]);
  });

  it('D98 as leader ends an unresolved contract without rewards and hazard losses', () => {
    const t = judged();
    resign(t, 0);
    expect([has(t), row(t).includes('EX04'), row(t).length]).toEqual([[2, 3, 5], false, 8]);
    expect([t.state.mission, t.state.leader, isAsked(t, 'choose', 1)]).toEqual([null, 1, true]);
  });
});
