import { describe, expect, it } from 'vitest';
import {
  BINDING,
  captain,
  choices,
  colour,
  done,
  faces,
  filled,
  finish,
  hand,
  isAsked,
  pick,
  pilot,
  play,
  scene,
  solo,
  together,
  tracks,
  use,
  withPart,
} from '../scene.ts';

describe('parts of Binding Ties', () => {
  it('MK-615 MK-476 MK-214 KO10 pays a point of any colour for two Actions', () => {
    const t = withPart('KO10', { hand: ['r'], reputation: [0, 1, 2] });
    use(t, 'KO10');
    expect(choices(t)).toHaveLength(2);
    pick(t, colour(t, 2));
    expect([pilot(t).actions, tracks(t)]).toEqual([3, [0, 1, 1]]);
    const u = withPart('KO10', { hand: ['r'], reputation: [0, 0, 0] });
    expect(u.refused(0, 'use:KO10', 'play').reason).toBe('cannot-pay');
  });

  it('MK-616 KO11 gains a point with a faction of choice on Stay at Base', () => {
    const t = scene({
      options: BINDING,
      captains: [{ parts: ['KO11'], hand: ['r'], deck: ['t', 't', 't', 't', 't'] }],
    });
    t.say(0, 'base', 'choose');
    if (isAsked(t, 'choose') && choices(t).every((item) => /^O\d\d$/.test(String(item))))
      pick(t, choices(t)[0] as string);
    pick(t, 'KO11');
    pick(t, colour(t, 2));
    expect(tracks(t)).toEqual([0, 0, 1]);
  });

  it('MK-617 VE10 gains a point only when a Delivery contract succeeds', () => {
    const t = withPart('VE10', { hand: ['r', 't'], deck: ['m', 'm'] }, 'DE01');
    play(t, 'r');
    play(t, 't');
    done(t);
    pick(t, 'VE10');
    pick(t, colour(t, 1));
    expect(tracks(t)).toEqual([0, 1, 0]);
    const u = withPart('VE10', { hand: ['r', 'r'] }, 'EX01');
    play(u, 'r');
    play(u, 'r');
    done(u);
    expect(isAsked(u, 'choose')).toBe(false);
  });

  it('MK-618 VE11 pays a point to draw two cards', () => {
    const t = withPart('VE11', { hand: ['r'], deck: ['s', 't', 'm'], reputation: [0, 0, 1] });
    use(t, 'VE11');
    expect([hand(t), tracks(t)]).toEqual([
      ['r', 's', 't'],
      [0, 0, 0],
    ]);
  });

  it('MK-619 MK-202 the owner of HE10 loses no reputation on failure; the others do', () => {
    const t = scene({
      row: ['EX07'],
      options: BINDING,
      captains: [
        { parts: ['HE10'], hand: [], reputation: [0, 2, 2] },
        { hand: [], reputation: [2, 0, 2] },
      ],
    });
    together(t, 'EX07', [1]);
    finish(t);
    expect([tracks(t, 0), tracks(t, 1)]).toEqual([
      [0, 2, 2],
      [1, 0, 2],
    ]);
  });

  it('MK-620 HE11 pays one or two points at the end to block as many hazards', () => {
    const t = withPart('HE11', { hand: ['r'], reputation: [0, 2, 1], prestige: 5 });
    faces(t, [2, 2]);
    done(t);
    pick(t, 'HE11');
    pick(t, colour(t, 1));
    pick(t, colour(t, 2));
    expect([captain(t).prestige, tracks(t)]).toEqual([3, [0, 1, 0]]);
    const u = withPart('HE11', { hand: ['r'], reputation: [0, 2, 1], prestige: 5 });
    faces(u, [2, 2]);
    done(u);
    pick(u, 'HE11');
    pick(u, colour(u, 1));
    pick(u, 'stop');
    expect([captain(u).prestige, tracks(u)]).toEqual([2, [0, 1, 1]]);
  });

  it('MK-621 MA10 lowers Damage by one for each colour with three points or more, at most two', () => {
    const t = withPart('MA10', { hand: ['r'], reputation: [0, 3, 2] });
    pick(t, 'MA10');
    expect(filled(t, 'damage')).toBe(1);
    const u = solo('EX07', { parts: ['MA10'], hand: ['r'], reputation: [0, 3, 4, 5] }, BINDING, { seats: 4 });
    pick(u, 'MA10');
    expect(filled(u, 'damage')).toBe(2);
  });

  it('MK-622 MA11 pays a point to lower Damage by two', () => {
    const t = withPart('MA11', { hand: ['r'], reputation: [0, 1, 0] });
    use(t, 'MA11');
    expect([filled(t, 'damage'), tracks(t)]).toEqual([2, [0, 0, 0]]);
  });

  it('MK-624 MK-210 SO11 gives a captain with two allies a point with the lowest faction and an Action', () => {
    const t = scene({
      row: ['EX07'],
      options: BINDING,
      captains: [{ parts: ['SO11'], hand: ['r'], reputation: [0, 2, 1] }],
    });
    together(t, 'EX07', [1, 2]);
    pick(t, 'SO11');
    expect([pilot(t).actions, tracks(t)]).toEqual([2, [0, 2, 2]]);
    const u = scene({ row: ['EX07'], options: BINDING, captains: [{ parts: ['SO11'], hand: ['r'] }] });
    together(u, 'EX07', [1]);
    expect(isAsked(u, 'choose')).toBe(false);
  });
});
