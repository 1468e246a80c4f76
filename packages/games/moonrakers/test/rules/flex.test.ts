import { describe, expect, it } from 'vitest';
import { SHIELD } from '../../src/rules/actions.ts';
import {
  captain,
  choices,
  done,
  filled,
  isAsked,
  OVERLOAD,
  pick,
  pilot,
  play,
  type Side,
  scene,
  solo,
  together,
  use,
} from '../scene.ts';

const flex = (contract: string, side: Side) => solo(contract, side, { overload: true });

describe('flex contracts', () => {
  it('MK-079 MK-408 D84 the owner assigns the second Shield of HE2; once Shield is met it goes to Flex', () => {
    const t = scene({ options: OVERLOAD, row: ['FX03'], captains: [{ parts: ['HE2'], hand: ['s'] }, { hand: ['s'] }] });
    together(t, 'FX03', [1]);
    const needs = t.view(0).mission.need;
    t.edit((s) => {
      if (s.mission) s.mission.filled[SHIELD] = needs.shield - 1;
    });
    play(t, 's');
    pick(t, 'HE2');
    expect([filled(t, 'shield'), filled(t, 'flex'), pilot(t).blocks]).toEqual([needs.shield, 1, 2]);
    for (const [target, shields] of [
      ['shield', 2],
      ['flex', 1],
    ] as const) {
      const u = flex('FX03', { parts: ['HE2'], hand: ['s'] });
      play(u, 's');
      pick(u, 'HE2');
      expect(choices(u)).toEqual(['shield', 'flex']);
      pick(u, target);
      expect([filled(u, 'shield'), filled(u, 'flex')]).toEqual([shields, 2 - shields]);
    }
  });

  it('MK-077 Flex takes units of every type, even of types that are not listed', () => {
    const t = flex('FX07', { hand: ['r', 'r', 'r', 't', 's', 'd3', 'C01'] });
    for (const card of ['r', 'r', 't', 's', 'd3']) play(t, card);
    expect(filled(t, 'flex')).toBe(7);
  });

  it('MK-078 MK-079 MK-081 a card goes to its own type while that is open, or to Flex if its owner chooses', () => {
    const t = flex('FX04', { hand: ['r', 'd1', 'd2', 'd2'] });
    play(t, 'r');
    expect(filled(t, 'flex')).toBe(1);
    play(t, 'd1');
    expect([filled(t, 'damage'), filled(t, 'flex')]).toEqual([1, 1]);
    play(t, 'd2>flex');
    expect([filled(t, 'damage'), filled(t, 'flex')]).toEqual([1, 3]);
  });

  it('MK-079 a card goes to Flex automatically once its own type is met', () => {
    const t = flex('FX02', { hand: ['r', 'r', 'r'] });
    play(t, 'r');
    play(t, 'r');
    expect([filled(t, 'reactor'), filled(t, 'flex')]).toEqual([1, 1]);
  });

  it('MK-080 D82 a card is not split; excess units are lost', () => {
    const t = flex('FX08', { hand: ['d3'] });
    play(t, 'd3');
    expect([filled(t, 'damage'), filled(t, 'flex')]).toEqual([3, 0]);
    const u = flex('FX08', { hand: ['d3'] });
    play(u, 'd3>flex');
    expect([filled(u, 'damage'), filled(u, 'flex')]).toEqual([0, 3]);
  });

  it('MK-082 a Miss gives no unit', () => {
    const t = flex('FX07', { hand: ['m'] });
    play(t, 'm');
    expect(filled(t, 'flex')).toBe(0);
  });

  it('MK-083 Actions, cards and blocks apply wherever the units go', () => {
    const t = flex('FX03', { hand: ['r', 's', 't'], deck: ['m', 'm'] });
    play(t, 'r');
    play(t, 's>flex');
    play(t, 't');
    expect([pilot(t).blocks, pilot(t).actions, filled(t, 'flex'), filled(t, 'shield')]).toEqual([1, 0, 3, 0]);
  });

  it('MK-084 a Crew icon may go to Flex; units from the crew’s text are assigned separately', () => {
    const t = flex('FX05', { hand: ['C09', 'r'] });
    play(t, 'C09>flex');
    pick(t, 'shield');
    expect([filled(t, 'crew'), filled(t, 'flex'), filled(t, 'shield')]).toEqual([0, 1, 1]);
  });

  it('MK-357 a reduction of a fixed type goes to its type or to Flex; if that type is not listed, to Flex', () => {
    const t = flex('FX04', { hand: ['C14'] });
    play(t, 'C14');
    expect(choices(t).sort()).toEqual(['damage', 'flex']);
    pick(t, 'flex');
    expect([filled(t, 'damage'), filled(t, 'flex')]).toEqual([0, 3]);
    const u = flex('FX02', { hand: ['C14'] });
    play(u, 'C14');
    expect([isAsked(u, 'choose'), filled(u, 'flex')]).toEqual([false, 3]);
  });

  it('MK-355 MK-241 a reduction of any type may be put on Flex if the contract lists it', () => {
    const t = flex('FX02', { parts: ['MA8'], hand: ['C18'] });
    play(t, 'C18');
    expect(choices(t).sort()).toEqual(['flex', 'reactor']);
    pick(t, 'flex');
    expect(filled(t, 'flex')).toBe(3);
  });

  it('MK-078 no card can go to Flex in a contract without it', () => {
    const t = flex('EX07', { hand: ['r'] });
    expect(t.refused(0, 'play:r>flex', 'play').reason).toBe('no-flex-choice');
  });

  it('MK-085 MK-070 are completed like any other contract', () => {
    const cards = ['r', 'r', 'r', 's', 's', 's'];
    const t = flex('FX02', { hand: cards, credits: 0 });
    for (const card of cards) play(t, card);
    done(t);
    expect([captain(t).credits, captain(t).prestige]).toEqual([3, 1]);
    const u = flex('FX02', { hand: cards.slice(0, 5), credits: 0 });
    for (const card of cards.slice(0, 5)) play(u, card);
    done(u);
    expect(captain(u).credits).toBe(0);
  });

  it('MK-357 a reduction by a part goes to its type or to Flex too', () => {
    const t = flex('FX04', { parts: ['MA8'], io: { MA8: 2 }, hand: [] });
    use(t, 'MA8/1');
    pick(t, 'flex');
    expect(filled(t, 'flex')).toBe(5);
  });
});
