import { describe, expect, it } from 'vitest';
import { at, bottom, consumed, embassies, hand, me, names, play, pool, type Setting, scene } from './scene.ts';

type Answers = Parameters<ReturnType<typeof scene>['say']>[1][];

/** Seat 0 uses an ability of its Architect and answers its questions. */
function use(architect: string, which: 1 | 2, setting: Setting, ...answers: Answers) {
  const t = scene({ ...setting, architect });
  t.say(0, `architect:${which}`);
  for (const answer of answers) t.say(0, answer);
  return t;
}

describe('Architects', () => {
  it('HX-371 Ilse Marrow', () => {
    const moved = use('A01', 1, {}, 'moon');
    expect([at(moved, 0), me(moved).cryo]).toEqual(['moon', 2]);
    const market = { bio: 'B12.1', cybernetic: 'K09.1', transport: 'T05.1', defense: 'D12.1' };
    const bought = use('A01', 2, { hand: ['MA.1', 'SP.1'], market }, ['MA.1']);
    expect([names(me(bought).discard), names(me(bought).deck).at(-1), me(bought).cryo]).toEqual([['MA.1'], 'T05.1', 4]);
  });

  it('HX-555 Ilse Marrow obtains a card even with an empty hand', () => {
    const market = { bio: 'B12.1', cybernetic: 'K12.1', transport: 'T05.1', defense: 'D12.1' };
    const t = use('A01', 2, { market });
    expect([names(me(t).discard), names(me(t).deck).at(-1)]).toEqual([[], 'T05.1']);
  });

  it('HX-372 Tomas Verhoeven', () => {
    expect(pool(use('A02', 1, {}))).toEqual([2, 0]);
    const t = use('A02', 2, { market: { bio: 'B04.1' } }, 'bio');
    t.expectAsked(0, 'main');
    expect([pool(t), bottom(t, 'bio'), me(t).cryo]).toEqual([[3, 0], 'B04.1', 4]);
  });

  it('HX-373 Captain Adaeze Bright', () => {
    const t = use('A03', 1, {});
    expect([pool(t), me(t).cryo]).toEqual([[0, 1], 1]);
    const won = use('A03', 2, { inactive: ['EE3.1', 'X02.1'], deck: ['MA.1'] });
    expect([names(me(won).trophies), me(won).influence, hand(won), me(won).cryo]).toEqual([['EE3.1'], 3, ['MA.1'], 3]);
    expect(pool(won)).toEqual([1, 0]);
  });

  it('HX-374 The Cartographer', () => {
    const deck = ['MA.1', 'MA.2', 'SP.1'];
    const t = use('A04', 1, { deck }, ['MA.1']);
    expect([hand(t), me(t).cryo]).toEqual([['MA.2'], 2]);
    const more = use('A04', 2, { deck }, ['MA.1']);
    expect([hand(more), me(more).cryo]).toEqual([['MA.2', 'SP.1'], 4]);
  });

  it('HX-375 Dr. Suvi Halloran', () => {
    const t = use('A05', 1, { hand: ['MA.1'] }, ['MA.1']);
    expect([consumed(t), pool(t), me(t).cryo]).toEqual([['MA.1'], [1, 0], 2]);
    const two = use('A05', 2, { hand: ['MA.1'], discard: ['MA.2', 'MA.3'], deck: ['SP.1'] }, ['MA.1', 'MA.3']);
    expect([consumed(two), hand(two), me(two).cryo]).toEqual([['MA.1', 'MA.3'], ['SP.1'], 4]);
  });

  it('HX-539 Dr. Suvi Halloran consumes two cards or none; one only if there is no second', () => {
    const t = scene({ architect: 'A05', hand: ['MA.1', 'MA.2'], deck: ['SP.1'] });
    t.say(0, 'architect:2');
    expect(t.refused(0, ['MA.1']).reason).toBe('not-so-many');
    t.say(0, null);
    expect([consumed(t), hand(t)]).toEqual([[], ['MA.1', 'MA.2', 'SP.1']]);
    expect(consumed(use('A05', 2, { hand: ['MA.1'] }, ['MA.1']))).toEqual(['MA.1']);
  });

  it('HX-376 Consul Renwick', () => {
    const t = use('A06', 1, {});
    expect([embassies(t), pool(t), me(t).cryo]).toEqual([['earth'], [1, 0], 2]);
    const far = use('A06', 2, {}, 'ceres');
    expect([at(far, 0), embassies(far), me(far).cryo]).toEqual(['ceres', ['ceres'], 3]);
  });

  it('HX-377 Keyholder Ama Sarr', () => {
    const t = use('A07', 1, {}, 'key');
    expect([me(t).influence, me(t).cryo]).toEqual([1, 1]);
    const far = use('A07', 2, {}, 'moon', 'key');
    expect([pool(far), me(far).cryo]).toEqual([[2, 2], 3]);
  });

  it('HX-378 Iterant Nine', () => {
    const t = scene({ architect: 'A08', hand: ['T05.1', 'D09.1'] });
    play(t, 'T05.1');
    play(t, 'D09.1');
    t.say(0, 'architect:1');
    expect([pool(t), me(t).cryo]).toEqual([[3 + 1 + 3, 5], 3]);
    const back = use('A08', 2, { discard: ['B12.1'], deck: ['MA.1'] });
    expect([hand(back), pool(back), me(back).cryo]).toEqual([['B12.1', 'MA.1'], [1, 0], 4]);
  });

  it('HX-379 Broker Lysander', () => {
    const t = use('A09', 1, { market: { bio: 'B04.1', defense: 'D04.1' } }, 'bio', 'defense');
    t.expectAsked(0, 'main');
    expect([bottom(t, 'bio'), bottom(t, 'defense'), me(t).cryo]).toEqual(['B04.1', 'D04.1', 1]);
    const market = { bio: 'B04.1', cybernetic: 'K12.1', transport: 'T05.1', defense: 'D12.1' };
    const secured = use('A09', 2, { market });
    expect([hand(secured), me(secured).cryo]).toEqual([['B04.1'], 4]);
  });

  it('HX-380 Warden Kestrel Holt', () => {
    expect(pool(use('A10', 1, {}))).toEqual([0, 3]);
    const t = use('A10', 2, { deck: ['MA.1'] });
    expect([pool(t), hand(t)]).toEqual([[0, 5], ['MA.1']]);
  });

  it('HX-381 Orator Bexley', () => {
    expect(me(use('A11', 1, {})).influence).toBe(1);
    const t = use('A11', 2, { deck: ['MA.1'] });
    expect([me(t).influence, hand(t)]).toEqual([2, ['MA.1']]);
  });

  it('HX-382 The Reconciler', () => {
    const t = use('A12', 1, { other: 'mars' }, 'moon');
    t.say(1, 'ceres');
    expect([at(t, 0), at(t, 1), pool(t), me(t).cryo]).toEqual(['moon', 'ceres', [1, 0], 2]);
    const placed = use('A12', 2, { other: 'mars', active: ['ER2.1'] });
    expect([embassies(placed), placed.state.players[1]?.embassies]).toEqual([['earth'], 0]);
    expect([me(placed).influence, pool(placed), me(placed).cryo]).toEqual([2, [1, 0], 4]);
  });

  it('HX-383 Quartermaster Pell', () => {
    const t = use('A13', 1, { mercury: true }, 'bio');
    t.expectAsked(0, 'main');
    expect([me(t).bankedCredits, me(t).cryo]).toEqual([1, 2]);
    const both = use('A13', 2, { mercury: true });
    expect([me(both).bankedDefense, me(both).bankedCredits]).toEqual([2, 2]);
  });

  it('HX-384 Runner Jun Oduya', () => {
    const t = use('A14', 1, { mercury: true });
    expect([me(t).cargo, me(t).cryo]).toEqual([0b00001, 1]);
    const far = use('A14', 2, { mercury: true }, 'mars');
    expect([me(far).cargo, pool(far), me(far).cryo]).toEqual([0b00100, [1, 0], 3]);
  });

  it('HX-385 The Wraith', () => {
    const t = use('A15', 1, { mercury: true, at: 'moon', active: ['X01.1'] });
    t.say(0, 'bonus');
    expect([pool(t), me(t).cryo]).toEqual([[1, 1], 2]);
    const far = use('A15', 2, { mercury: true, active: ['X01.1'] }, 'ceres', 'key');
    expect([pool(far), me(far).cryo]).toEqual([[3, 0], 3]);
  });
});
