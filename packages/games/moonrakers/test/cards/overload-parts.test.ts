import { describe, expect, it } from 'vitest';
import {
  captain,
  choices,
  discarded,
  done,
  faces,
  filled,
  finish,
  hand,
  io,
  isAsked,
  OVERLOAD,
  pick,
  pilot,
  play,
  scene,
  stack,
  together,
  use,
  withPart,
} from '../scene.ts';

describe('parts of Overload', () => {
  it('MK-600 KO7 gives an Action for the first advanced card', () => {
    const t = withPart('KO7', { hand: ['r', 'd+', 'sX'] });
    play(t, 'r');
    expect(isAsked(t, 'choose')).toBe(false);
    play(t, 'd+');
    pick(t, 'KO7');
    expect(pilot(t).actions).toBe(3);
    play(t, 'sX');
    expect(isAsked(t, 'choose')).toBe(false);
  });

  it('MK-601 MK-165 MK-175 KO8 gains a token on success and pays two for three Actions', () => {
    const t = withPart('KO8', { hand: ['r', 'r'], io: { KO8: 1 } }, 'EX01');
    expect(t.refused(0, 'use:KO8', 'play').reason).toBe('cannot-pay');
    play(t, 'r');
    play(t, 'r');
    done(t);
    pick(t, 'KO8');
    expect(io(t, 'KO8')).toBe(2);
    const u = withPart('KO8', { hand: ['r'], io: { KO8: 5 } });
    use(u, 'KO8');
    expect([pilot(u).actions, io(u, 'KO8')]).toEqual([4, 3]);
    expect(u.refused(0, 'use:KO8', 'play').reason).toBe('used-already');
  });

  it('MK-602 MK-358 MK-359 MK-071 KO9 takes back a Reactor card; its icons stay, and it may be played again', () => {
    const t = withPart('KO9', { hand: ['rX', 's'] });
    play(t, 'rX');
    play(t, 's');
    use(t, 'KO9');
    expect([hand(t), filled(t, 'reactor')]).toEqual([['rX'], 1]);
    play(t, 'rX');
    expect([filled(t, 'reactor'), pilot(t).actions]).toEqual([2, 4]);
  });

  it('MK-603 VE7 draws a card for the first advanced card', () => {
    const t = withPart('VE7', { hand: ['r+', 'd+'], deck: ['s', 'm', 't'] });
    play(t, 'r+');
    pick(t, 'VE7');
    expect(hand(t)).toEqual(['d+', 'm', 's']);
  });

  it('MK-604 MK-174 VE8 gains a token for each Thruster, at most four, and pays two to draw a card', () => {
    const t = withPart('VE8', {
      hand: ['r', 't', 't', 't'],
      deck: ['m', 'm', 'm', 'm', 'm', 'm', 's', 'd1'],
      io: { VE8: 2 },
    });
    play(t, 'r');
    for (const _ of [1, 2]) {
      play(t, 't');
      pick(t, 'VE8');
    }
    expect(io(t, 'VE8')).toBe(4);
    use(t, 'VE8');
    use(t, 'VE8');
    expect([io(t, 'VE8'), hand(t).length]).toEqual([0, 7]);
    const u = withPart('VE8', { hand: ['t'], io: { VE8: 4 } });
    play(u, 't');
    pick(u, 'VE8');
    expect(io(u, 'VE8')).toBe(4);
  });

  it('MK-605 VE9 discards two cards to lower Thruster by one and draw a card', () => {
    const t = withPart('VE9', { hand: ['m', 's'], deck: ['r', 't'] }, 'DE06');
    use(t, 'VE9');
    pick(t, 'm');
    expect([filled(t, 'thruster'), hand(t), discarded(t)]).toEqual([1, ['r'], ['m', 's']]);
  });

  it('MK-606 HE7 makes the first Shield block one more hazard', () => {
    const t = withPart('HE7', { hand: ['r', 's', 's'] });
    for (const card of ['r', 's']) play(t, card);
    pick(t, 'HE7');
    expect([pilot(t).blocks, filled(t, 'shield')]).toEqual([2, 1]);
    play(t, 's');
    expect(pilot(t).blocks).toBe(3);
  });

  it('MK-607 MK-124 HE8 stores surplus blocks as tokens, at most three, and spends them later', () => {
    const t = withPart('HE8', { hand: ['r', 'sX', 's'], io: { HE8: 1 } }, 'EX02');
    for (const card of ['r', 'sX', 's']) play(t, card);
    faces(t, [0]);
    done(t);
    pick(t, 'HE8');
    expect(io(t, 'HE8')).toBe(3);
    const u = withPart('HE8', { hand: ['r'], io: { HE8: 2 } });
    use(u, 'HE8');
    use(u, 'HE8');
    expect([pilot(u).blocks, io(u, 'HE8')]).toEqual([2, 0]);
    expect(u.refused(0, 'use:HE8', 'play').reason).toBe('cannot-pay');
  });

  it('MK-608 HE9 blocks two hazards if its owner played no Shield', () => {
    const t = withPart('HE9', { hand: ['r'], prestige: 3 });
    faces(t, [2, 2]);
    done(t);
    pick(t, 'HE9');
    expect(captain(t).prestige).toBe(1);
    const u = withPart('HE9', { hand: ['s'], prestige: 3 });
    play(u, 's');
    faces(u, [2, 2]);
    finish(u);
    expect(captain(u).prestige).toBe(0);
  });

  it('MK-609 MA7 draws two for the third Damage card', () => {
    const t = withPart('MA7', { hand: ['d+', 'd1', 'd2', 'r'], deck: ['s', 't', 'm'] });
    for (const card of ['r', 'd+', 'd1']) play(t, card);
    expect(isAsked(t, 'choose')).toBe(false);
    play(t, 'd2');
    pick(t, 'MA7');
    expect(hand(t)).toEqual(['s', 't']);
  });

  it('MK-610 MA8 discards a Damage card for a token, once, and pays two tokens to lower Damage by five', () => {
    const t = withPart('MA8', { hand: ['d+', 'd1', 'r'], io: { MA8: 1 } }, 'KI12');
    use(t, 'MA8/0');
    pick(t, 'd1');
    expect([io(t, 'MA8'), discarded(t)]).toEqual([2, ['d1']]);
    expect(t.refused(0, 'use:MA8/0', 'play').reason).toBe('used-already');
    use(t, 'MA8/1');
    expect([filled(t, 'damage'), io(t, 'MA8')]).toEqual([5, 0]);
    expect(t.refused(0, 'use:MA8/1', 'play').reason).toBe('cannot-pay');
  });

  it('MK-611 MA9 lowers Damage by two for the first crew', () => {
    const t = withPart('MA9', { hand: ['C01', 'C30'] });
    play(t, 'C01');
    pick(t, 'MA9');
    expect(filled(t, 'damage')).toBe(2);
    play(t, 'C30');
    expect([isAsked(t, 'choose'), filled(t, 'damage')]).toEqual([false, 2]);
  });

  it('MK-612 MK-462 SO7 trashes a basic card other than a Miss for an advanced one of its category', () => {
    const t = withPart('SO7', { hand: ['t', 'm', 'r+'] });
    use(t, 'SO7');
    pick(t, 't');
    expect(choices(t).sort()).toEqual(['t+', 'tX']);
    pick(t, 'tX');
    expect([hand(t), discarded(t)]).toEqual([['m', 'r+'], ['tX']]);
    const u = withPart('SO7', { hand: ['m', 'r+'] });
    expect(u.refused(0, 'use:SO7', 'play').reason).toBe('cannot-pay');
  });

  it('MK-155 MK-613 a part gained during a contract works from the next one on, also outside contracts', () => {
    const t = scene({
      options: { overload: true, binding: true },
      row: ['EX01'],
      captains: [{ hand: ['r', 'r'] }, { reputation: [5, 0, 0] }],
    });
    t.say(0, 'solo:EX01', 'choose');
    stack(t, 'SO8');
    t.say(1, 'RW8:same:blue', 'favour');
    t.say(1, 'part', 'source');
    t.say(1, 'keep', 'keep');
    for (const card of ['r', 'r']) play(t, card);
    t.say(0, 'done', 'play');
    expect([isAsked(t, 'choose', 1), t.state.phase]).toEqual([false, 'buying']);
  });

  it('MK-613 MK-360 SO8 gains a token when a contract without its owner succeeds, at most five', () => {
    const t = scene({
      row: ['EX01'],
      options: OVERLOAD,
      captains: [{ hand: ['r', 'r'] }, { parts: ['SO8'], io: { SO8: 4 } }],
    });
    t.say(0, 'solo:EX01', 'choose');
    play(t, 'r');
    play(t, 'r');
    done(t);
    pick(t, 'SO8', 1);
    expect(io(t, 'SO8', 1)).toBe(5);
    const u = scene({
      row: ['EX01'],
      options: OVERLOAD,
      captains: [{ hand: ['r'] }, { parts: ['SO8'], io: { SO8: 4 } }],
    });
    u.say(0, 'solo:EX01', 'choose');
    finish(u);
    expect(io(u, 'SO8', 1)).toBe(4);
  });

  it('MK-614 MK-096 SO9 draws a card with an ally, and scores two in a head-to-head', () => {
    const t = scene({ row: ['EX07'], options: OVERLOAD, captains: [{ parts: ['SO9'], hand: ['r'], deck: ['s'] }] });
    together(t, 'EX07', [1]);
    pick(t, 'SO9');
    expect(hand(t)).toEqual(['r', 's']);
    const u = withPart('SO9', { hand: ['r'], deck: ['s'] });
    pick(u, 'SO9');
    expect(hand(u)).toEqual(['r']);
    const v = scene({ row: ['HH01'], options: OVERLOAD, captains: [{ parts: ['SO9'], hand: ['r'], deck: ['s'] }] });
    v.say(0, 'duel:HH01', 'choose');
    for (const seat of [1, 2]) v.say(seat, 'stay', 'join');
    pick(v, 'SO9');
    expect([pilot(v).score, hand(v)]).toEqual([2, ['r']]);
  });
});
