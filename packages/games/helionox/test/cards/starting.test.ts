import { describe, expect, it } from 'vitest';
import { at, bottom, consumed, hand, me, names, play, pool, scene } from './scene.ts';

describe('starting cards and the Prime Asset', () => {
  it.each([
    ['HX-441', 'MA.1', 1, 0],
    ['HX-442', 'SP.1', 0, 1],
    ['HX-443', 'PA.1', 2, 0],
  ])('%s %s gives %i Credits and %i Defense', (_rule, card, credits, defense) => {
    const t = scene({ hand: [card] });
    play(t, card);
    expect([pool(t), hand(t), names(me(t).played)]).toEqual([[credits, defense], [], [card]]);
  });

  it('HX-444 Seedling Cache consumes only from the hand', () => {
    const t = scene({ hand: ['SB1.1', 'MA.1'], discard: ['SP.1'] });
    play(t, 'SB1.1');
    expect(t.refused(0, ['SP.1']).reason).toBe('card-not-among');
    t.say(0, ['MA.1']);
    expect([pool(t), consumed(t)]).toEqual([[1, 0], ['MA.1']]);
  });

  it('HX-445 Clinic Volunteer', () => {
    const t = scene({ hand: ['SB2.1'], deck: ['MA.1'], cryo: 2 });
    play(t, 'SB2.1');
    expect([hand(t), me(t).cryo]).toEqual([['MA.1'], 0]);
  });

  it('HX-444 HX-455 a starting card with the icon counts as a card of its faction', () => {
    const t = scene({ hand: ['SB2.1', 'B04.1'], deck: ['MA.1'] });
    play(t, 'SB2.1');
    play(t, 'B04.1');
    expect(pool(t)).toEqual([3, 0]);
  });

  it('HX-446 Patch Drone', () => {
    const t = scene({ hand: ['SK1.1'], market: { bio: 'B04.1' } });
    play(t, 'SK1.1', 'bio');
    t.expectAsked(0, 'main');
    expect([pool(t), bottom(t, 'bio')]).toEqual([[2, 0], 'B04.1']);
  });

  it('HX-447 Salvaged Core', () => {
    const t = scene({ hand: ['SK2.1'], deck: ['MA.1', 'MA.2'] });
    play(t, 'SK2.1', ['MA.2']);
    expect([hand(t), names(me(t).discard)]).toEqual([['MA.1'], ['MA.2']]);
  });

  it('HX-448 Dockhand Tug', () => {
    const t = scene({ hand: ['ST1.1'] });
    play(t, 'ST1.1', 'moon');
    expect([at(t, 0), pool(t)]).toEqual(['moon', [2, 0]]);
  });

  it('HX-449 Charter Permit', () => {
    const t = scene({ hand: ['ST2.1'], deck: ['MA.1'] });
    play(t, 'ST2.1', null);
    expect([at(t, 0), hand(t)]).toEqual(['earth', ['MA.1']]);
  });

  it('HX-450 Reservist Squad', () => {
    const t = scene({ hand: ['SD1.1'], deck: ['MA.1'] });
    play(t, 'SD1.1');
    expect([pool(t), hand(t)]).toEqual([[0, 1], ['MA.1']]);
  });

  it('HX-451 Supply Sergeant', () => {
    const t = scene({ hand: ['SD2.1'] });
    play(t, 'SD2.1', 'credit');
    expect(pool(t)).toEqual([2, 0]);
    const other = scene({ hand: ['SD2.1'] });
    play(other, 'SD2.1', 'defense');
    expect(pool(other)).toEqual([0, 2]);
  });
});
