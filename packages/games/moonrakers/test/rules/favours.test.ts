import { describe, expect, it } from 'vitest';
import {
  BINDING,
  begin,
  captain,
  choices,
  claimable,
  discarded,
  faces,
  filled,
  finish,
  hand,
  io,
  isAsked,
  objectives,
  pick,
  pilot,
  play,
  row,
  type Scene,
  type Setting,
  type Side,
  scene,
  solo,
  stack,
  together,
  tracks,
  travel,
} from '../scene.ts';

const buy = (t: Scene, favour: string, seat = 0) => t.say(seat, favour, 'favour');
const refused = (t: Scene, favour: string, seat = 0) => t.refused(seat, favour, 'favour').reason;
/** Seats 0, 1, 2 are blue, green and yellow. */
const planning = (side: Side, setting: Setting = {}): Scene =>
  scene({ row: ['EX07', 'EX01'], options: BINDING, ...setting, captains: [{ hand: [], ...side }] });
const alone = (side: Side, setting: Setting = {}): Scene => solo('EX07', { hand: [], ...side }, BINDING, setting);

describe('paying with reputation', () => {
  it('MK-216 MK-214 the price of one colour is paid with points of that colour alone', () => {
    const t = planning({ reputation: [0, 4, 3] });
    buy(t, 'RW9:same:green');
    expect([captain(t).prestige, tracks(t)]).toEqual([1, [0, 0, 3]]);
    expect(refused(t, 'RW9:same:yellow')).toBe('too-little-reputation');
  });

  it('MK-217 the price in any colours is paid with any mix', () => {
    const t = planning({ reputation: [0, 3, 4] });
    buy(t, 'RW9:any');
    for (const colour of ['green', 'yellow', 'green', 'yellow', 'yellow']) payPoint(t, colour);
    payPoint(t, 'green');
    expect([captain(t).prestige, tracks(t)]).toEqual([1, [0, 0, 1]]);
  });

  it('MK-218 a reward without a price in one colour costs any colours; the two prices cannot be combined', () => {
    const t = planning({ reputation: [0, 5, 5] });
    for (const favour of ['RW1:same:green', 'RW2:same:green']) expect(refused(t, favour)).toBe('not-among');
    const u = planning({ reputation: [0, 3, 1] });
    // RW9 costs four points of one colour or six of any colours; three and one are not enough for either.
    for (const favour of ['RW9:same:green', 'RW9:any']) expect(refused(u, favour)).toBe('too-little-reputation');
  });

  it('MK-219 several rewards may be bought in a row', () => {
    const t = planning({ reputation: [0, 3, 0], credits: 0 });
    for (let i = 0; i < 3; i++) buy(t, 'RW4:same:green');
    expect([captain(t).credits, tracks(t)]).toEqual([3, [0, 0, 0]]);
  });

  it('MK-220 a reward that cannot be paid in full is rejected and costs nothing', () => {
    const t = planning({ reputation: [0, 1, 1] });
    expect(refused(t, 'RW7:any')).toBe('too-little-reputation');
    expect(tracks(t)).toEqual([0, 1, 1]);
  });

  it('MK-212 MK-213 three points of any colours can be exchanged for one with a faction of choice', () => {
    const t = planning({ reputation: [0, 2, 2] });
    buy(t, 'exchange');
    for (const colour of ['green', 'green', 'yellow']) t.say(0, colour, 'give');
    pick(t, 'green');
    expect(tracks(t)).toEqual([0, 1, 1]);
    expect(refused(t, 'exchange')).toBe('too-little-reputation');
  });

  it('MK-225 with two players there is one colour, so its price can always be used', () => {
    const t = planning({ reputation: [0, 4] }, { seats: 2 });
    buy(t, 'RW9:same:green');
    expect([captain(t).prestige, tracks(t)]).toEqual([1, [0, 0]]);
    expect(refused(planning({ reputation: [0, 4] }, { seats: 2 }), 'RW4:same:yellow')).toBe('not-among');
  });

  it('MK-623 SO10 lowers the price of every reward except prestige by one, but to at least one', () => {
    const t = planning({ parts: ['SO10'], reputation: [0, 3, 0], credits: 0 });
    expect(refused(t, 'RW9:same:green')).toBe('too-little-reputation');
    buy(t, 'RW4:same:green');
    buy(t, 'RW8:same:green');
    expect(tracks(t)).toEqual([0, 0, 0]);
    const u = planning({ parts: ['SO10'], reputation: [0, 1, 0], credits: 0 });
    buy(u, 'RW4:any');
    expect([captain(u).credits, tracks(u)]).toEqual([1, [0, 0, 0]]);
  });
});

/** Pays one point of a price in any colours. */
function payPoint(t: Scene, colour: string, seat = 0): void {
  t.say(seat, colour, 'choose');
}

describe('reputation rewards', () => {
  it('MK-226 MK-222 RW1 replaces an open contract on its buyer’s own turn', () => {
    const t = planning({ reputation: [0, 1, 0] });
    buy(t, 'RW1:any');
    pick(t, 'EX07');
    expect([row(t).includes('EX07'), tracks(t)]).toEqual([false, [0, 0, 0]]);
    const u = scene({ row: ['EX07'], options: BINDING, captains: [{ hand: [] }, { reputation: [2, 0, 2] }] });
    expect(refused(u, 'RW1:any', 1)).toBe('own-turn-only');
    expect(refused(u, 'RW2:any', 1)).toBe('own-turn-only');
  });

  it('MK-235 RW1 never replaces the contract in progress, and with Nomad only a drawn one', () => {
    const t = alone({ reputation: [0, 1, 0] });
    t.edit((s) => {
      s.row = s.row.slice(0, 1);
    });
    expect(refused(t, 'RW1:any')).toBe('not-open');
    const u = scene({
      row: ['EX07', 'EX01', 'EX02'],
      options: { binding: true, nomad: true },
      captains: [{ at: 'base', hand: [], reputation: [0, 2, 0] }],
    });
    expect(refused(u, 'RW1:any')).toBe('not-open');
    travel(u, 'EX07');
    buy(u, 'RW1:any');
    expect(choices(u)).toEqual(['EX07', 'EX01', 'EX02']);
  });

  it('MK-279 replacing the contract under discussion ends the talks, which still count', () => {
    const t = planning({ reputation: [0, 1, 0] });
    t.say(0, 'talk:EX07', 'choose');
    buy(t, 'RW1:any');
    pick(t, 'EX07');
    expect([t.state.talks, t.view(0).plan.talked]).toEqual([null, ['EX07']]);
    t.expectAsked(0, 'planning', 'choose');
  });

  it('MK-227 RW2 replaces an Armory card, in addition to the discards of the Buying Phase', () => {
    const t = planning({ reputation: [0, 1, 0], credits: 1 }, { armory: ['KO1', 'KO2', 'KO3'] });
    begin(t, 'EX07');
    finish(t);
    buy(t, 'RW2:any');
    pick(t, 'KO1');
    for (const card of ['KO2', 'KO3']) t.say(0, `discard:${card}`, 'buy');
    expect(JSON.stringify(t.view(0).armory)).not.toMatch(/"KO[123]"/);
  });

  it('MK-228 MK-223 RW3 gives an Action or a card to a participant', () => {
    const t = alone({ reputation: [0, 2, 0], deck: ['m'] });
    buy(t, 'RW3:same:green');
    pick(t, '0');
    buy(t, 'RW3:same:green');
    pick(t, '1');
    expect([pilot(t).actions, hand(t)]).toEqual([2, ['m']]);
    expect(refused(planning({ reputation: [0, 5, 0] }), 'RW3:same:green')).toBe('in-contract-only');
    const u = scene({ row: ['EX07'], options: BINDING, captains: [{ hand: [] }, { reputation: [5, 0, 5] }] });
    begin(u, 'EX07');
    for (const favour of ['RW3:same:blue', 'RW5:same:blue', 'RW6:same:blue'])
      expect(refused(u, favour, 1)).toBe('in-contract-only');
  });

  it('MK-348 a captain who was done and buys an Action is active again', () => {
    const t = scene({
      row: ['EX07'],
      options: BINDING,
      captains: [{ hand: [] }, { hand: ['s'], reputation: [1, 0, 0] }],
    });
    together(t, 'EX07', [1]);
    t.say(1, 'done', 'play');
    expect(isAsked(t, 'play', 1)).toBe(false);
    buy(t, 'RW3:same:blue', 1);
    pick(t, '0', 1);
    expect([isAsked(t, 'play', 1), pilot(t, 1).actions]).toEqual([true, 2]);
  });

  it('MK-229 MK-221 RW4 gives a credit at any time, even on another captain’s turn', () => {
    const t = scene({
      row: ['EX07'],
      options: BINDING,
      captains: [{ hand: [] }, { reputation: [1, 0, 0], credits: 0 }],
    });
    begin(t, 'EX07');
    buy(t, 'RW4:same:blue', 1);
    expect([captain(t, 1).credits, tracks(t, 1)]).toEqual([1, [0, 0, 0]]);
    t.expectAsked(0, 'plays', 'play');
  });

  it('MK-221 MK-213 cannot be bought while an effect resolves', () => {
    const t = alone({ hand: ['C06'], deck: ['r', 's', 't'], reputation: [0, 3, 0] });
    play(t, 'C06');
    expect(t.rules.waiting(t.state).some(({ step }) => step === 'favour')).toBe(false);
    pick(t, 'r');
    buy(t, 'RW4:same:green');
    expect(tracks(t)).toEqual([0, 2, 0]);
  });

  it('MK-230 RW5 removes one of its buyer’s dice', () => {
    const t = alone({ reputation: [0, 2, 0] });
    faces(t, [2, 1]);
    buy(t, 'RW5:same:green');
    pick(t, '2');
    expect(pilot(t).dice).toEqual([1]);
  });

  it('MK-231 RW6 lowers a requirement by two', () => {
    const t = alone({ reputation: [0, 2, 0] });
    buy(t, 'RW6:same:green');
    pick(t, 'damage');
    expect(filled(t, 'damage')).toBe(2);
  });

  it('MK-241 RW6 can lower Flex', () => {
    const t = solo('FX02', { hand: [], reputation: [0, 2, 0] }, { binding: true, overload: true });
    buy(t, 'RW6:same:green');
    pick(t, 'flex');
    expect(filled(t, 'flex')).toBe(2);
  });

  it('MK-232 RW7 draws two objectives and keeps one', () => {
    const t = planning({ reputation: [0, 3, 0], objectives: ['O01'] });
    buy(t, 'RW7:same:green');
    expect(choices(t)).toHaveLength(2);
    pick(t, choices(t)[0] as string);
    expect(objectives(t)).toHaveLength(2);
  });

  it('MK-233 MK-224 RW8 gives a Bonus Card, but not while another captain buys', () => {
    const t = planning({ reputation: [0, 3, 0] });
    stack(t, 'C01');
    buy(t, 'RW8:same:green');
    t.say(0, 'crew', 'source');
    t.say(0, 'keep', 'keep');
    expect(discarded(t)).toEqual(['C01']);
    const u = scene({
      row: ['EX07'],
      options: BINDING,
      captains: [{ hand: [], reputation: [0, 3, 0] }, { reputation: [3, 0, 0] }],
    });
    begin(u, 'EX07');
    finish(u);
    expect(u.state.phase).toBe('buying');
    expect(refused(u, 'RW8:same:blue', 1)).toBe('another-buys');
    buy(u, 'RW8:same:green');
    expect(isAsked(u, 'source')).toBe(true);
  });

  it('MK-234 RW9 gives 1 prestige', () => {
    const t = planning({ reputation: [0, 4, 0] });
    buy(t, 'RW9:same:green');
    expect([captain(t).prestige, t.view(0).captains[0].sources.cards]).toEqual([1, 1]);
  });
});

describe('objectives about reputation', () => {
  /** Seat 0 spends reputation, and the turn continues to the claims. Returns whether the objective can be claimed. */
  const spent = (objective: string, reputation: readonly number[], favours: readonly string[]): boolean => {
    const t = planning({ reputation, objectives: [objective], credits: 0 });
    for (const favour of favours) buy(t, favour);
    begin(t, 'EX07');
    finish(t);
    t.say(0, 'done', 'buy');
    return claimable(t).includes(objective);
  };

  it('MK-561 O31 requires six points spent in one turn', () => {
    expect(spent('O31', [0, 4, 2], ['RW9:same:green', 'RW4:same:yellow', 'RW4:same:yellow'])).toBe(true);
    expect(spent('O31', [0, 4, 2], ['RW9:same:green', 'RW4:same:yellow'])).toBe(false);
  });

  it('MK-564 O34 requires three points spent and none left', () => {
    expect(spent('O34', [0, 3, 0], ['RW4:same:green', 'RW4:same:green', 'RW4:same:green'])).toBe(true);
    expect(spent('O34', [0, 4, 0], ['RW4:same:green', 'RW4:same:green', 'RW4:same:green'])).toBe(false);
    expect(spent('O34', [0, 2, 0], ['RW4:same:green', 'RW4:same:green'])).toBe(false);
  });

  it('MK-236 the exchange does not count as spending', () => {
    const t = planning({ reputation: [0, 5, 0], objectives: ['O31'], credits: 0 });
    buy(t, 'exchange');
    for (let i = 0; i < 3; i++) t.say(0, 'green', 'give');
    pick(t, 'yellow');
    for (const favour of ['RW4:same:green', 'RW4:same:green', 'RW4:same:yellow']) buy(t, favour);
    begin(t, 'EX07');
    finish(t);
    t.say(0, 'done', 'buy');
    expect([tracks(t), claimable(t)]).toEqual([[0, 0, 0], []]);
  });
});

describe('once-per-turn parts', () => {
  it('MK-613 SO8 pays five tokens for a prestige, in any captain’s turn', () => {
    const t = scene({
      row: ['EX07'],
      options: { overload: true },
      captains: [{ hand: [] }, { parts: ['SO8'], io: { SO8: 5 }, hand: [] }],
    });
    t.say(1, 'use:SO8', 'favour');
    expect([captain(t, 1).prestige, io(t, 'SO8', 1)]).toEqual([1, 0]);
    t.edit((s) => {
      (s.captains[1] as { partIo: number[] }).partIo = [5];
    });
    expect(refused(t, 'use:SO8', 1)).toBe('used-already');
  });
});
