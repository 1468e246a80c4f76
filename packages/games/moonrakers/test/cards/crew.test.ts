import { describe, expect, it } from 'vitest';
import {
  alone,
  captain,
  choices,
  deck,
  discarded,
  faces,
  filled,
  hand,
  isAsked,
  pick,
  pilot,
  play,
  played,
  scene,
  together,
} from '../scene.ts';

describe('crew of the base game', () => {
  it('MK-635 MK-157 MK-158 C01 gives two Actions, and like all crew costs an Action and gives a Crew icon', () => {
    const t = alone({ hand: ['C01'] }, 'EX08');
    play(t, 'C01');
    expect([pilot(t).actions, filled(t, 'crew'), played(t)]).toEqual([2, 1, ['C01']]);
  });

  it('MK-636 MK-494 C02 draws a card for each Reactor played before, at most three; crew never count', () => {
    const t = alone({ hand: ['r', 'r', 'C03', 'C02'], deck: ['m', 's', 's', 't', 't'] });
    for (const card of ['r', 'r', 'C03']) play(t, card);
    expect(hand(t)).toEqual(['C02', 'm']);
    play(t, 'C02');
    expect(hand(t)).toEqual(['m', 's', 's']);
    const u = alone({ hand: ['r', 'r', 'r', 'r', 'C02'], deck: ['m', 's', 's', 't', 't'] });
    for (const card of ['r', 'r', 'r', 'r', 'C02']) play(u, card);
    expect(hand(u)).toHaveLength(3);
  });

  it('MK-637 MK-161 MK-162 D83 C03 acts as a Reactor and draws a card; it does not trigger Reactor abilities', () => {
    const t = alone({ parts: ['KO2'], hand: ['C03'], deck: ['s', 't'] });
    play(t, 'C03');
    expect([isAsked(t, 'choose'), pilot(t).actions, filled(t, 'reactor'), filled(t, 'crew'), hand(t)]).toEqual([
      false,
      2,
      1,
      1,
      ['s'],
    ]);
  });

  it('MK-638 MK-495 C04 gives an Action and lowers any requirement by one, and a second one if alone', () => {
    const t = alone({ hand: ['C04'] });
    play(t, 'C04');
    pick(t, 'damage');
    pick(t, 'reactor');
    expect([pilot(t).actions, filled(t, 'damage'), filled(t, 'reactor')]).toEqual([1, 1, 1]);
    const u = scene({ row: ['EX07'], captains: [{ hand: ['C04'] }, { hand: [] }] });
    together(u, 'EX07', [1]);
    play(u, 'C04');
    pick(u, 'damage');
    expect([isAsked(u, 'choose'), filled(u, 'damage'), filled(u, 'reactor')]).toEqual([false, 1, 0]);
  });

  it('MK-639 C05 draws three cards, then discards one', () => {
    const t = alone({ hand: ['C05', 'm'], deck: ['r', 's', 't', 'd1'] });
    play(t, 'C05');
    pick(t, 'm');
    expect([hand(t), discarded(t)]).toEqual([['r', 's', 't'], ['m']]);
  });

  it('MK-640 MK-486 C06 looks at three cards, takes one and discards two', () => {
    const t = alone({ hand: ['C06'], deck: ['r', 's', 't', 'd1'] });
    play(t, 'C06');
    expect(choices(t).sort()).toEqual(['r', 's', 't']);
    expect(t.view(0).captains[0].looked.toSorted()).toEqual(['r', 's', 't']);
    expect(t.view(1).captains[0].looked).toEqual([null, null, null]);
    pick(t, 's');
    expect([hand(t), discarded(t), deck(t), pilot(t).actions]).toEqual([['s'], ['r', 't'], ['d1'], 1]);
  });

  it('MK-641 C07 acts as a Thruster and gives an Action', () => {
    const t = alone({ hand: ['C07'], deck: ['r', 's', 'm'] }, 'EX09');
    play(t, 'C07');
    expect([pilot(t).actions, hand(t), filled(t, 'thruster')]).toEqual([1, ['r', 's'], 1]);
  });

  it('MK-642 C08 takes any card from the Discard Pile and gives an Action', () => {
    const t = alone({ hand: ['C08'], discard: ['d3', 'm', 'C01'] });
    play(t, 'C08');
    pick(t, 'C01');
    expect([hand(t), discarded(t), pilot(t).actions]).toEqual([['C01'], ['d3', 'm'], 1]);
  });

  it('MK-643 C09 acts as a Shield and gives an Action', () => {
    const t = alone({ hand: ['C09'] }, 'EX05');
    play(t, 'C09');
    expect([pilot(t).actions, pilot(t).blocks, filled(t, 'shield')]).toEqual([1, 1, 1]);
  });

  it('MK-644 MK-333 C10 blocks one hazard for each die rolled, at most three, and draws a card', () => {
    const t = alone({ hand: ['C10'], deck: ['s'] }, 'KI12');
    play(t, 'C10');
    expect([pilot(t).blocks, hand(t)]).toEqual([3, ['s']]);
    const u = alone({ hand: ['C11', 'C10', 'r'], deck: ['s', 't'] }, 'EX07');
    faces(u, [1, 2]);
    play(u, 'r');
    play(u, 'C11');
    pick(u, '2');
    play(u, 'C10');
    // A removed die still counts as rolled.
    expect(pilot(u).blocks).toBe(2);
  });

  it('MK-645 MK-126 C11 removes a rolled die with all its icons and draws a card', () => {
    const t = alone({ hand: ['C11'], deck: ['s'] }, 'EX07');
    faces(t, [1, 2]);
    play(t, 'C11');
    expect(choices(t).sort()).toEqual(['1', '2']);
    pick(t, '2');
    expect([pilot(t).dice, hand(t)]).toEqual([[1], ['s']]);
  });

  it('MK-646 C12 lowers Shield by one, by two after two Shields, and gives an Action', () => {
    const t = alone({ hand: ['C12', 's', 's', 'r'] }, 'RE09');
    play(t, 'C12');
    expect([filled(t, 'shield'), pilot(t).actions]).toEqual([1, 1]);
    const u = alone({ hand: ['C12', 's', 's', 'r', 'r'] }, 'RE09');
    for (const card of ['r', 'r', 's', 's']) play(u, card);
    const { actions } = pilot(u);
    play(u, 'C12');
    expect([filled(u, 'shield'), pilot(u).actions]).toEqual([4, actions]);
  });

  it('MK-647 C13 acts as a Damage 2 or draws two', () => {
    const t = alone({ hand: ['C13'], deck: ['s', 't', 'm'] });
    play(t, 'C13');
    pick(t, '0');
    expect([filled(t, 'damage'), hand(t)]).toEqual([2, []]);
    const u = alone({ hand: ['C13'], deck: ['s', 't', 'm'] });
    play(u, 'C13');
    pick(u, '1');
    expect([filled(u, 'damage'), hand(u)]).toEqual([0, ['s', 't']]);
  });

  it('MK-648 C14 lowers Damage by two and gives an Action', () => {
    const t = alone({ hand: ['C14'] });
    play(t, 'C14');
    expect([filled(t, 'damage'), pilot(t).actions]).toEqual([2, 1]);
  });

  it('MK-649 after C15 only the next Damage card provides two more Damage', () => {
    const t = alone({ hand: ['C15', 'r', 'd1', 'd2'] });
    for (const card of ['C15', 'r', 'd1']) play(t, card);
    expect(filled(t, 'damage')).toBe(3);
    play(t, 'd2');
    expect(filled(t, 'damage')).toBe(5);
  });

  it('MK-650 C16 lowers Damage by one for each Damage card played before, at most four', () => {
    const t = alone({ hand: ['r', 'd1', 'd2', 'C16'] }, 'KI12');
    for (const card of ['r', 'd1']) play(t, card);
    play(t, 'C16');
    expect([filled(t, 'damage'), pilot(t).actions]).toEqual([2, 1]);
  });

  it('MK-651 MK-454 C17 gives an Action and may trash a card for a credit', () => {
    const t = alone({ hand: ['C17', 'm', 'r'], credits: 0 });
    play(t, 'C17');
    pick(t, 'yes');
    pick(t, 'm');
    expect([captain(t).credits, hand(t), pilot(t).actions]).toEqual([1, ['r'], 1]);
    const u = alone({ hand: ['C17', 'm'], credits: 0 });
    play(u, 'C17');
    pick(u, 'no');
    expect([captain(u).credits, hand(u)]).toEqual([0, ['m']]);
  });

  it('MK-652 C18 lowers any requirement by two, and gives an ally an Action', () => {
    const t = alone({ hand: ['C18'] });
    play(t, 'C18');
    pick(t, 'reactor');
    expect([filled(t, 'reactor'), pilot(t).actions]).toEqual([2, 0]);
    const u = scene({ row: ['EX07'], captains: [{ hand: [] }, { hand: ['C18'] }] });
    together(u, 'EX07', [1]);
    play(u, 'C18', 1);
    pick(u, 'damage', 1);
    expect([filled(u, 'damage'), pilot(u, 1).actions]).toEqual([2, 1]);
  });

  it('MK-653 C19 gives three Actions, or three cards, or two blocks', () => {
    const made = ['0', '1', '2'].map((branch) => {
      const t = alone({ hand: ['C19'], deck: ['s', 't', 'm'] });
      play(t, 'C19');
      pick(t, branch);
      return [pilot(t).actions, hand(t).length, pilot(t).blocks];
    });
    expect(made).toEqual([
      [3, 0, 0],
      [0, 3, 0],
      [0, 0, 2],
    ]);
  });

  it('MK-654 C20 repeats the effect of another crew played in this contract', () => {
    const t = alone({ hand: ['r', 'C14', 'C01', 'C20'] });
    for (const card of ['r', 'C14', 'C01', 'C20']) play(t, card);
    expect(choices(t).sort()).toEqual(['C01', 'C14']);
    pick(t, 'C14');
    expect([filled(t, 'damage'), filled(t, 'crew')]).toEqual([4, 3]);
    const u = alone({ hand: ['C20'] });
    play(u, 'C20');
    expect([isAsked(u, 'choose'), filled(u, 'crew')]).toEqual([false, 1]);
  });
});
