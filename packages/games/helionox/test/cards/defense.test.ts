import { describe, expect, it } from 'vitest';
import { at, hand, me, names, play, pool, scene } from './scene.ts';

describe('Defense Market cards', () => {
  it.each([
    ['HX-494', 'D01.1', 0, 2],
    ['HX-495', 'D02.1', 1, 2],
    ['HX-497', 'D04.1', 0, 4],
    ['HX-502', 'D09.1', 1, 5],
  ])('%s %s gives %i Credits and %i Defense', (_rule, card, credits, defense) => {
    const t = scene({ hand: [card] });
    play(t, card);
    expect(pool(t)).toEqual([credits, defense]);
  });

  it.each([
    ['HX-496', 'D03.1', 0, 1],
    ['HX-500', 'D07.1', 0, 3],
    ['HX-504', 'D11.1', 1, 4],
  ])('%s %s draws a card and gives %i Credits and %i Defense', (_rule, card, credits, defense) => {
    const t = scene({ hand: [card], deck: ['MA.1', 'MA.2'] });
    play(t, card);
    expect([pool(t), hand(t)]).toEqual([[credits, defense], ['MA.1']]);
  });

  it('HX-498 Rapid Response Wing checks for an Active Event at its destination', () => {
    const t = scene({ hand: ['D05.1', 'D05.2'], active: ['EM1.1'] });
    play(t, 'D05.1', null);
    expect(pool(t)).toEqual([0, 2]);
    play(t, 'D05.2', 'moon');
    expect([at(t, 0), pool(t)]).toEqual(['moon', [0, 5]]);
  });

  it('HX-498 HX-352 Rapid Response Wing ignores Inactive Events and Catastrophes elsewhere', () => {
    const t = scene({ hand: ['D05.1'], inactive: ['EE1.1'], active: ['X10.1'] });
    play(t, 'D05.1', null);
    expect(pool(t)).toEqual([0, 2]);
  });

  it('HX-499 War Bond Office', () => {
    const t = scene({ hand: ['D06.1', 'D06.2'] });
    play(t, 'D06.1', 'credit');
    play(t, 'D06.2', 'defense');
    expect(pool(t)).toEqual([3, 3]);
  });

  it('HX-501 Peacekeeper Tribunal overcomes an Event of cost 4 or less', () => {
    const t = scene({ hand: ['D08.1'], active: ['EE2.1', 'EE3.1'], inactive: ['EE1.1'] });
    play(t, 'D08.1');
    expect(t.refused(0, 'EE3.1').reason).toBe('event-not-in-reach');
    t.say(0, 'EE2.1');
    expect([names(me(t).trophies), me(t).influence, pool(t)]).toEqual([['EE2.1'], 3, [1, 0]]);
    expect(names(t.state.active)).toEqual(['EE3.1']);
  });

  it('HX-501 Peacekeeper Tribunal gives only its Credit without an Event in reach', () => {
    const t = scene({ hand: ['D08.1'], active: ['EM1.1'], inactive: ['X01.1'] });
    play(t, 'D08.1');
    expect([names(me(t).trophies), pool(t)]).toEqual([[], [1, 0]]);
  });

  it('HX-503 Trophy Historian with three and with four Events in the Trophy Pile', () => {
    const won = ['EE1.1', 'EE1.2', 'EM1.1', 'EM1.2'];
    const few = scene({ hand: ['D10.1'], trophies: won.slice(1) });
    play(few, 'D10.1');
    expect([me(few).influence, pool(few)]).toEqual([1, [0, 1]]);
    const enough = scene({ hand: ['D10.1'], trophies: won });
    play(enough, 'D10.1');
    expect([me(enough).influence, pool(enough)]).toEqual([2, [0, 1]]);
  });

  it('HX-503 HX-353 Trophy Historian does not count Requests', () => {
    const t = scene({ mercury: true, hand: ['D10.1'], trophies: ['EE1.1', 'EE1.2', 'EM1.1', 'RQ-moon-mars-1'] });
    play(t, 'D10.1');
    expect(me(t).influence).toBe(1);
  });

  it('HX-505 HX-344 Marshal of the Line overcomes an Event of cost 5 or less, even a Catastrophe', () => {
    const t = scene({ hand: ['D12.1'], inactive: ['X02.1', 'X01.1'] });
    play(t, 'D12.1');
    expect([names(me(t).trophies), me(t).influence, pool(t)]).toEqual([['X02.1'], 3, [0, 2]]);
  });

  it('HX-506 Munitions Cache', () => {
    const t = scene({ mercury: true, hand: ['D13.1'] });
    play(t, 'D13.1');
    expect([pool(t), me(t).bankedDefense]).toEqual([[1, 0], 2]);
  });

  it('HX-507 Interdiction Crew', () => {
    const t = scene({ mercury: true, hand: ['D14.1'] });
    play(t, 'D14.1');
    expect([pool(t), me(t).bankedDefense]).toEqual([[1, 2], 1]);
  });
});
