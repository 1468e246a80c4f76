import { describe, expect, it } from 'vitest';
import {
  begin,
  captain,
  choices,
  done,
  filled,
  finish,
  isAsked,
  NOMAD,
  pick,
  pilot,
  play,
  type Setting,
  scene,
  terms,
  together,
  travel,
  turnWithEvent,
} from '../scene.ts';

/** The turn of seat 0 with a policy in force. */
const under = (policy: string, setting: Setting = {}) =>
  scene({ options: NOMAD, policy, ...setting, captains: setting.captains ?? [{ at: 'base', hand: [] }] });

describe('policies', () => {
  it('MK-522 under L01 success pays each participant a credit for each die rolled', () => {
    const t = under('L01', {
      row: ['EX02'],
      captains: [
        { at: 'base', hand: ['r', 'r', 't'], credits: 0 },
        { at: 'base', hand: [], credits: 0 },
      ],
    });
    together(t, 'EX02', [1], { 1: { dice: 1 } });
    for (const card of ['r', 'r', 't']) play(t, card);
    finish(t);
    expect([captain(t).credits, captain(t, 1).credits]).toEqual([2, 1]);
  });

  it('MK-523 MK-289 under L02 allies may be invited from any place, otherwise only from adjacent places', () => {
    const captains = [{ at: 'base', hand: [] }, { at: 'ventus' }, { at: 'henko' }] as const;
    const t = under('L02', { row: ['EX07'], captains });
    travel(t, 'EX07');
    t.say(0, 'talk:EX07', 'choose');
    expect(t.view(0).talks.invited).toEqual([1, 2]);
    const u = under('L01', { row: ['EX07'], captains });
    travel(u, 'EX07');
    u.say(0, 'talk:EX07', 'choose');
    expect(u.view(0).talks.invited).toEqual([2]);
    expect(u.refused(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk').reason).toBe('not-invitable');
  });

  it('MK-524 MK-393 under L03 cards with a printed price of five or more cost one more', () => {
    const t = under('L03', { armory: ['KO5', 'KO4', 'C16', 'C01'] });
    const { parts, crew } = t.view(0).armory;
    expect([...parts, ...crew].slice(0, 2)).toEqual([
      { card: 'KO5', price: 6 },
      { card: 'KO4', price: 4 },
    ]);
    expect(crew.slice(0, 2).map(({ price }: { price: number }) => price)).toEqual([4, 2]);
  });

  it('MK-525 under L04 crew cost one credit less, but at least one', () => {
    const t = under('L04', { armory: ['KO5', 'C16', 'C01'] });
    const { parts, crew } = t.view(0).armory;
    expect([parts[0].price, crew[0].price, crew[1].price]).toEqual([5, 3, 1]);
  });

  it('MK-393 price changes of an event and a policy add up', () => {
    const t = under('L03', { armory: ['KO5', 'KO1'], event: 'E08' });
    expect(
      t
        .view(0)
        .armory.parts.slice(0, 2)
        .map(({ price }: { price: number }) => price),
    ).toEqual([5, 1]);
  });

  it('MK-526 under L05 Stay at Base gives two credits and a choice of three objectives', () => {
    const t = under('L05', { captains: [{ at: 'komek', hand: ['r'], objectives: [], credits: 1 }] });
    t.say(0, 'base', 'choose');
    expect(choices(t)).toHaveLength(3);
    pick(t, choices(t)[0] as string);
    expect(choices(t)).toHaveLength(2);
    pick(t, choices(t)[0] as string);
    expect([captain(t).credits, captain(t).objectives.cards.length]).toEqual([3, 1]);
  });

  it('MK-527 MK-298 under L06 every ally must get prestige, a credit or a bonus card, if there are enough', () => {
    const t = under('L06', { row: ['SR03', 'EX01'], captains: [{ at: 'base', hand: [] }] });
    travel(t, 'EX01');
    t.say(0, 'talk:EX01', 'choose');
    expect(t.refused(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk').reason).toBe('unfair');
    t.say(0, { say: 'propose', parties: [0, 1], terms: terms({ 1: { credits: 1 } }) }, 'talk');
    const u = under('L01', { row: ['EX01'], captains: [{ at: 'base', hand: [] }] });
    travel(u, 'EX01');
    u.say(0, 'talk:EX01', 'choose');
    u.say(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk');
    expect(isAsked(u, 'talk', 1)).toBe(true);
  });

  it('MK-527 dice do not satisfy L06, and with too few units for all allies it does not apply', () => {
    const t = under('L06', { seats: 5, row: ['EX01'], captains: [{ at: 'base', hand: [] }] });
    travel(t, 'EX01');
    t.say(0, 'talk:EX01', 'choose');
    t.say(0, { say: 'propose', parties: [0, 1, 2, 3, 4], terms: [] }, 'talk');
    expect(t.view(0).talks.current.version).toBe(1);
    // Three credits are enough for three allies, so each must get one.
    const deal = {
      say: 'propose' as const,
      parties: [0, 1, 2, 3],
      terms: terms({ 1: { credits: 2 }, 2: { credits: 1 } }),
    };
    t.say(0, { say: 'withdraw', version: 1 }, 'word');
    expect(t.refused(0, deal, 'talk').reason).toBe('unfair');
    const u = under('L06', { row: ['EX02'], captains: [{ at: 'base', hand: [] }] });
    travel(u, 'EX02');
    u.say(0, 'talk:EX02', 'choose');
    const offer = { say: 'propose' as const, parties: [0, 1], terms: terms({ 1: { dice: 1 } }) };
    expect(u.refused(0, offer, 'talk').reason).toBe('unfair');
  });

  it('MK-528 under L07 no Damage card counts for more than two, including bonuses; reductions are not capped', () => {
    const t = under('L07', {
      row: ['KI12'],
      captains: [{ at: 'base', parts: ['MA3'], hand: ['r', 'r', 'd3', 'C15', 'd1', 'C14'] }],
    });
    begin(t, 'KI12');
    play(t, 'r');
    play(t, 'r');
    play(t, 'd3');
    pick(t, 'MA3');
    expect(filled(t, 'damage')).toBe(2);
    play(t, 'C15');
    play(t, 'd1');
    expect(filled(t, 'damage')).toBe(4);
    play(t, 'C14');
    expect(filled(t, 'damage')).toBe(6);
  });

  it('MK-529 under L08 a contract completed alone pays two credits less', () => {
    const t = under('L08', { row: ['EX01'], captains: [{ at: 'base', hand: ['r', 'r'], credits: 0 }] });
    begin(t, 'EX01');
    play(t, 'r');
    play(t, 'r');
    finish(t);
    expect(captain(t).credits).toBe(1);
    const u = under('L08', {
      row: ['EX01'],
      captains: [
        { at: 'base', hand: ['r', 'r'], credits: 0 },
        { hand: [], at: 'base' },
      ],
    });
    together(u, 'EX01', [1]);
    play(u, 'r');
    play(u, 'r');
    finish(u);
    expect(captain(u).credits).toBe(3);
  });

  it('MK-093 MK-273 MK-530 policies do not affect a head-to-head, but affect the Armory after it', () => {
    const t = scene({
      options: { nomad: true, overload: true },
      policy: 'L07',
      row: ['HH04'],
      captains: [{ at: 'base', hand: ['d3'] }],
    });
    travel(t, 'HH04');
    t.say(0, 'duel:HH04', 'choose');
    for (const seat of [1, 2]) t.say(seat, 'stay', 'join');
    play(t, 'd3');
    expect(pilot(t).units[3]).toBe(3);
    const u = scene({
      options: { nomad: true, overload: true },
      policy: 'L03',
      armory: ['KO5'],
      row: ['HH04'],
      captains: [{ at: 'base', hand: ['d1'] }],
    });
    travel(u, 'HH04');
    u.say(0, 'duel:HH04', 'choose');
    for (const seat of [1, 2]) u.say(seat, 'stay', 'join');
    done(u);
    expect([u.state.phase, u.view(0).armory.parts[0].price]).toEqual(['buying', 6]);
  });
});

describe('votes', () => {
  const vote = (t: ReturnType<typeof turnWithEvent>, ...votes: string[]) => {
    votes.forEach((own, seat) => {
      t.say(seat, own, 'vote');
    });
  };

  it('MK-264 MK-265 MK-266 MK-484 all captains vote at once; votes stay hidden until all are cast', () => {
    const t = turnWithEvent('L01', { captains: [{}, {}, {}] });
    expect(
      t
        .asked()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2]);
    expect(t.legal(1, 'vote').sort()).toEqual(['against', 'for']);
    expect(t.refused(1, 'neither', 'vote').rule).toBe('MK-265');
    const before = JSON.stringify(t.view(1));
    t.say(0, 'for', 'vote');
    expect(JSON.stringify(t.view(1))).toBe(before);
  });

  it('MK-267 MK-270 MK-271 a policy with more votes for than against replaces the old one at once', () => {
    const t = turnWithEvent('L04', { captains: [{}, {}, {}], policy: 'L03', armory: ['C16'] });
    vote(t, 'for', 'against', 'for');
    expect([t.view(0).policy, t.view(0).armory.crew[0].price, t.state.phase]).toEqual(['L04', 3, 'planning']);
  });

  it('MK-268 with more votes against, the old policy stays', () => {
    const t = turnWithEvent('L04', { captains: [{}, {}, {}], policy: 'L03' });
    vote(t, 'for', 'against', 'against');
    expect([t.view(0).policy, t.view(0).event]).toEqual(['L03', null]);
  });

  it('MK-269 the leader decides a tie', () => {
    for (const [choice, policy] of [
      ['pass', 'L04'],
      ['reject', null],
    ] as const) {
      const t = turnWithEvent('L04', { seats: 4, captains: [{}, {}, {}, {}] });
      vote(t, 'for', 'against', 'for', 'against');
      t.say(0, choice, 'decide');
      expect(t.view(0).policy).toBe(policy);
    }
  });

  it('MK-272 a solo leader decides alone', () => {
    const t = turnWithEvent('L04', { seats: 1, captains: [{}] });
    t.say(0, 'for', 'vote');
    expect(t.view(0).policy).toBe('L04');
  });
});
