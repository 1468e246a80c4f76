import { describe, expect, it } from 'vitest';
import {
  BINDING,
  captain,
  claim,
  claimable,
  done,
  isAsked,
  OVERLOAD,
  objectives,
  pick,
  row,
  type Scene,
  scene,
  stack,
  turnWithEvent,
} from '../scene.ts';

const asked = (t: Scene, seat: number): boolean =>
  t.rules.waiting(t.state).some((one) => one.seat === seat && one.step === 'favour');
const buy = (t: Scene, seat: number, favour: string) => t.say(seat, favour, 'favour');

/** The claims after a turn without achievements; seat 1 has reputation to spend. */
function atClaims(points: number, prestige = 9, held = ['O11']): Scene {
  const t = scene({
    options: BINDING,
    row: ['EX01'],
    captains: [
      { hand: [], objectives: [] },
      { hand: [], prestige, reputation: [points, 0, 0], objectives: held },
      { objectives: [] },
    ],
  });
  t.say(0, 'solo:EX01', 'choose');
  done(t);
  t.say(0, 'done', 'buy');
  return t;
}

describe('any-time rewards and the exchange', () => {
  it('MK-221 MK-213 D63 are available during claims, before the victory check', () => {
    const t = atClaims(5);
    expect([isAsked(t, 'claim', 1), asked(t, 1)]).toEqual([true, true]);
    buy(t, 1, 'RW9:same:blue');
    expect([captain(t, 1).prestige, t.state.result]).toEqual([10, null]);
    claim(t, 1);
    expect(t.state.result?.winners).toEqual([1]);
  });

  it('MK-221 MK-213 D63 are available during votes and while captains join a head-to-head', () => {
    const t = turnWithEvent('L03', { options: BINDING, captains: [{}, { reputation: [5, 0, 0], credits: 0 }, {}] });
    buy(t, 1, 'RW4:same:blue');
    expect([captain(t, 1).credits, isAsked(t, 'vote', 1)]).toEqual([1, true]);
    const u = scene({ options: { ...BINDING, ...OVERLOAD }, row: ['HH01'], captains: [{}, { reputation: [5, 0, 0] }] });
    u.say(0, 'duel:HH01', 'choose');
    buy(u, 1, 'exchange');
    for (let n = 0; n < 3; n++) u.say(1, 'blue', 'give');
    pick(u, 'yellow', 1);
    expect(captain(u, 1).reputation).toEqual([2, 0, 1]);
    for (const seat of [1, 2]) u.say(seat, 'stay', 'join');
    expect(u.state.mission?.order).toEqual([0]);
  });

  it('MK-213 D63 resolve one at a time, while the others may answer', () => {
    const t = turnWithEvent('L03', {
      options: BINDING,
      captains: [{ reputation: [0, 4, 0] }, { reputation: [5, 0, 0] }, {}],
    });
    buy(t, 1, 'RW7:same:blue');
    expect([asked(t, 0), asked(t, 1), isAsked(t, 'choose', 1)]).toEqual([false, false, true]);
    for (const seat of [0, 1, 2]) t.say(seat, 'for', 'vote');
    expect([t.view(0).policy, t.state.phase]).toEqual([null, 'event']);
    pick(t, t.legal(1, 'choose')[0] as string, 1);
    expect([t.view(0).policy, t.state.phase]).toEqual(['L03', 'planning']);
  });

  it('MK-113 D115 an objective drawn after the turn ignores what happened in it', () => {
    const t = scene({
      options: BINDING,
      row: ['EX01'],
      captains: [
        { hand: [], credits: 12, reputation: [0, 5, 0], objectives: ['O11'] },
        { objectives: [] },
        { objectives: [] },
      ],
    });
    t.say(0, 'solo:EX01', 'choose');
    done(t);
    t.say(0, 'done', 'buy');
    stack(t, 'O15', 'O17');
    buy(t, 0, 'RW7:same:green');
    pick(t, 'O17');
    expect([objectives(t), claimable(t)]).toEqual([['O11', 'O15'], []]);
  });

  it('MK-235 D100 do not replace a called head-to-head', () => {
    const t = scene({
      options: { ...BINDING, ...OVERLOAD },
      row: ['HH01', 'EX01'],
      captains: [{ reputation: [0, 3, 0] }],
    });
    t.say(0, 'duel:HH01', 'choose');
    buy(t, 0, 'RW1:any');
    expect(isAsked(t, 'choose')).toBe(false);
    expect([row(t).includes('HH01'), row(t).includes('EX01')]).toEqual([true, false]);
  });

  it('MK-232 MK-233 MK-227 D100 a reward without effect cannot be bought', () => {
    const t = scene({ options: BINDING, row: ['EX01'], captains: [{ reputation: [0, 5, 5] }] });
    const sold = (reward: string): boolean => (t.legal(0, 'favour') as string[]).includes(`${reward}:any`);
    expect(['RW2', 'RW7', 'RW8'].map(sold)).toEqual([true, true, true]);
    t.edit((s) => {
      s.scrapped.push(...s.armoryParts.splice(0), ...s.armoryCrew.splice(0));
      for (const deck of [s.partDeck, s.crewDeck, s.objectiveDeck]) {
        s.scrapped.push(...deck.cards.splice(0));
        deck.known = [];
      }
    });
    expect(['RW2', 'RW7', 'RW8'].map(sold)).toEqual([false, false, false]);
    expect(t.refused(0, 'RW7:any', 'favour').reason).toBe('nothing-there');
  });
});
