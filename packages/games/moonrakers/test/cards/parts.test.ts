import { describe, expect, it } from 'vitest';
import {
  captain,
  choices,
  deck,
  discarded,
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
  use,
  withPart,
} from '../scene.ts';

describe('Komek', () => {
  it('MK-570 MK-332 D112 KO1 gives two Actions to a hand without Reactor cards', () => {
    const t = withPart('KO1', { hand: ['t', 's', 'd1'] });
    pick(t, 'KO1');
    expect(pilot(t).actions).toBe(3);
    const u = withPart('KO1', { hand: ['t', 'r'] });
    expect(u.refused(0, 'KO1', 'choose')).toMatchObject({ reason: 'condition-not-met' });
    pick(u, null);
    expect(pilot(u).actions).toBe(1);
  });

  it('MK-570 MK-332 MK-470 KO1 ignores cards drawn at the start', () => {
    const t = solo('EX01', { parts: ['VE1', 'KO1'], hand: ['t'], deck: ['r'] });
    pick(t, 'VE1');
    expect(hand(t)).toEqual(['r', 't']);
    pick(t, 'KO1');
    expect(pilot(t).actions).toBe(3);
  });

  it('MK-571 MK-354 KO2 draws a card for the first Reactor, in addition to the Reactor’s effect', () => {
    const t = withPart('KO2', { hand: ['r', 'r'], deck: ['t', 's'] });
    play(t, 'r');
    pick(t, 'KO2');
    expect([pilot(t).actions, hand(t)]).toEqual([2, ['r', 't']]);
    play(t, 'r');
    expect([isAsked(t, 'choose'), hand(t)]).toEqual([false, ['t']]);
  });

  it('MK-572 MK-352 MK-353 KO3 trades one card for an Action, once per contract', () => {
    const t = withPart('KO3', { hand: ['m', 't', 's'] });
    use(t, 'KO3');
    pick(t, 'm');
    expect([pilot(t).actions, hand(t), discarded(t)]).toEqual([2, ['s', 't'], ['m']]);
    expect(t.refused(0, 'use:KO3', 'play').reason).toBe('used-already');
    const u = withPart('KO3', { hand: [] });
    expect(u.refused(0, 'use:KO3', 'play').reason).toBe('cannot-pay');
  });

  it('MK-573 MK-493 KO4 gives two Actions for the third Reactor, not for the second or fourth', () => {
    const t = withPart('KO4', { hand: ['r', 'r', 'r', 'r'] });
    play(t, 'r');
    play(t, 'r');
    expect([isAsked(t, 'choose'), pilot(t).actions]).toEqual([false, 3]);
    play(t, 'r');
    pick(t, 'KO4');
    expect(pilot(t).actions).toBe(6);
    play(t, 'r');
    expect([isAsked(t, 'choose'), pilot(t).actions]).toEqual([false, 7]);
  });

  it('MK-574 MK-355 MK-469 KO5 lowers a requirement of the owner’s choice for the second Reactor', () => {
    const t = withPart('KO5', { hand: ['r', 'r'] }, 'EX07');
    play(t, 'r');
    play(t, 'r');
    pick(t, 'KO5');
    expect(choices(t).sort()).toEqual(['damage', 'reactor']);
    pick(t, 'damage');
    expect([filled(t, 'reactor'), filled(t, 'damage')]).toEqual([2, 1]);
  });

  it('MK-575 MK-061 D112 KO6 gives a leader an Action, an ally a card', () => {
    const t = withPart('KO6', { hand: ['t'], deck: ['s'] });
    pick(t, 'KO6');
    expect([pilot(t).actions, hand(t)]).toEqual([2, ['t']]);
    const u = scene({ row: ['EX07'], captains: [{ hand: ['t'] }, { parts: ['KO6'], hand: ['t'], deck: ['s'] }] });
    together(u, 'EX07', [1]);
    pick(u, 'KO6', 1);
    expect([pilot(u, 1).actions, hand(u, 1), pilot(u, 0).actions]).toEqual([1, ['s', 't'], 1]);
  });
});

describe('Ventus', () => {
  it('MK-576 MK-329 VE1 draws a card for a captain who rolled no dice', () => {
    const t = withPart('VE1', { hand: ['r'], deck: ['s'] }, 'EX01');
    pick(t, 'VE1');
    expect(hand(t)).toEqual(['r', 's']);
    const u = withPart('VE1', { hand: ['r'], deck: ['s'] }, 'EX02');
    expect([isAsked(u, 'choose'), hand(u)]).toEqual([false, ['r']]);
  });

  it('MK-577 VE2 discards a card to draw two on the first Thruster', () => {
    const t = withPart('VE2', { hand: ['t', 'm', 's'], deck: ['d1', 'd1', 'r', 'r'] });
    play(t, 't');
    pick(t, 'VE2');
    pick(t, 'm');
    expect([hand(t), discarded(t)]).toEqual([['d1', 'd1', 'r', 'r', 's'], ['m']]);
  });

  it('MK-578 VE3 gives two Actions for the second Thruster', () => {
    const t = withPart('VE3', { hand: ['r', 't', 't'] });
    play(t, 'r');
    play(t, 't');
    expect(isAsked(t, 'choose')).toBe(false);
    play(t, 't');
    pick(t, 'VE3');
    expect(pilot(t).actions).toBe(2);
  });

  it('MK-579 MK-474 VE4 puts a card played in the contract on top of the Draw Pile', () => {
    const t = withPart('VE4', { hand: ['r', 's', 'm'], deck: ['t'] });
    play(t, 'r');
    play(t, 's');
    t.say(0, 'done', 'play');
    pick(t, 'VE4');
    expect(choices(t).sort()).toEqual(['r', 's']);
    pick(t, 's');
    expect([deck(t), discarded(t)]).toEqual([
      ['s', 't'],
      ['m', 'r'],
    ]);
  });

  it('MK-580 MK-473 VE5 looks at three cards, puts them back in any order, then draws one', () => {
    const t = withPart('VE5', { hand: ['r'], deck: ['m', 't', 's', 'd1'] });
    pick(t, 'VE5');
    pick(t, 'm');
    pick(t, 's');
    expect([hand(t), deck(t)]).toEqual([
      ['r', 't'],
      ['s', 'm', 'd1'],
    ]);
  });

  it('MK-581 MK-151 VE6 costs an Action and draws three', () => {
    const t = withPart('VE6', { hand: ['r'], deck: ['m', 't', 's', 'd1'] });
    use(t, 'VE6');
    expect([pilot(t).actions, hand(t)]).toEqual([0, ['m', 'r', 's', 't']]);
    expect(t.refused(0, 'use:VE6', 'play').reason).toBe('used-already');
  });
});

describe('Henko', () => {
  it('MK-582 MK-366 HE1 blocks two hazards when the contract fails, before hazards are counted', () => {
    const t = withPart('HE1', { hand: ['r'], prestige: 5 });
    faces(t, [2, 1]);
    done(t);
    pick(t, 'HE1');
    finish(t);
    expect(captain(t).prestige).toBe(4);
  });

  it('MK-582 HE1 does nothing on success', () => {
    const t = withPart('HE1', { hand: ['d1', 'd1', 'r'], prestige: 5 }, 'KI02');
    t.edit((s) => {
      s.mission?.filled.fill(9);
    });
    faces(t, [2]);
    finish(t);
    expect(captain(t).prestige).toBe(5 + 1 - 2);
  });

  it('MK-583 MK-408 MK-409 D84 with HE2 the first Shield counts as two', () => {
    const t = withPart('HE2', { hand: ['r', 's', 's'] });
    play(t, 'r');
    play(t, 's');
    pick(t, 'HE2');
    expect([filled(t, 'shield'), pilot(t).blocks]).toEqual([2, 2]);
    play(t, 's');
    expect([filled(t, 'shield'), pilot(t).blocks]).toEqual([3, 3]);
  });

  it('MK-408 MK-409 D84 HE2 doubles the effects too, and triggers abilities for the second Shield', () => {
    const t = solo('EX05', { parts: ['HE2', 'HE5'], hand: ['s+'] }, { overload: true });
    play(t, 's+');
    pick(t, 'HE2');
    expect([pilot(t).actions, pilot(t).blocks, filled(t, 'shield')]).toEqual([2, 2, 2]);
    pick(t, 'HE5');
    expect([pilot(t).blocks, filled(t, 'shield')]).toEqual([3, 3]);
  });

  it('MK-584 MK-362 HE3 lowers Damage by one for each blocked hazard, at most two, before the contract is resolved', () => {
    const t = withPart('HE3', { hand: ['r', 's', 's', 's'], prestige: 0 }, 'RE07');
    for (const card of ['r', 's', 's']) play(t, card);
    faces(t, [2, 1]);
    done(t);
    pick(t, 'HE3');
    expect(captain(t).prestige).toBe(0);
    const u = withPart('HE3', { hand: ['r', 's'] }, 'KI05');
    play(u, 'r');
    play(u, 's');
    faces(u, [0, 2]);
    u.edit((s) => {
      (s.mission as NonNullable<typeof s.mission>).filled[3] = 2;
    });
    done(u);
    pick(u, 'HE3');
    expect(u.events.some(({ type }) => type === 'succeeded')).toBe(true);
  });

  it('MK-585 HE4 gives an Action to a captain with two dice or more', () => {
    const t = withPart('HE4', { hand: ['r'] }, 'EX07');
    pick(t, 'HE4');
    expect(pilot(t).actions).toBe(2);
    expect(isAsked(withPart('HE4', { hand: ['r'] }, 'EX02'), 'choose')).toBe(false);
  });

  it('MK-586 HE5 lowers Shield by one and blocks one hazard for the second Shield', () => {
    const t = withPart('HE5', { hand: ['r', 's', 's'] }, 'EX05');
    for (const card of ['r', 's']) play(t, card);
    expect(isAsked(t, 'choose')).toBe(false);
    play(t, 's');
    pick(t, 'HE5');
    expect([filled(t, 'shield'), pilot(t).blocks]).toEqual([3, 3]);
  });

  it('MK-587 MK-334 HE6 rerolls up to two of its owner’s dice, each once; the number of dice stays the same', () => {
    const t = withPart('HE6', { hand: ['r'] }, 'EX07');
    faces(t, [2, 2]);
    use(t, 'HE6');
    pick(t, '2');
    expect(pilot(t).rerolled).toHaveLength(1);
    pick(t, '2');
    expect([isAsked(t, 'choose'), pilot(t).rerolled.length, pilot(t).rolled]).toEqual([false, 2, 2]);
    expect(t.refused(0, 'use:HE6', 'play').reason).toBe('used-already');
    const u = withPart('HE6', { hand: ['r'] }, 'EX07');
    faces(u, [2, 1]);
    use(u, 'HE6');
    pick(u, '2');
    pick(u, 'stop');
    expect(pilot(u).dice[1]).toBe(1);
  });
});

describe('Magnomi', () => {
  it('MK-588 MK-404 MA1 trades a Damage 1, and nothing else, for two cards', () => {
    const t = withPart('MA1', { hand: ['d1', 'd2', 'm'], deck: ['r', 't', 's'] });
    use(t, 'MA1');
    pick(t, 'd1');
    expect([hand(t), discarded(t)]).toEqual([['d2', 'm', 'r', 't'], ['d1']]);
    const u = withPart('MA1', { hand: ['d2', 'd3', 'm'], deck: ['r', 't', 's'] });
    expect(u.refused(0, 'use:MA1', 'play').reason).toBe('cannot-pay');
  });

  it('MK-589 MK-410 MK-463 MA2 upgrades a Damage 1 or 2 at the cost of another card, any number of times', () => {
    const t = withPart('MA2', { hand: ['d1', 'm', 't'] });
    use(t, 'MA2');
    pick(t, 'd1');
    pick(t, 'm');
    expect(hand(t)).toEqual(['d2', 't']);
    use(t, 'MA2');
    pick(t, 'd2');
    expect([hand(t), discarded(t)]).toEqual([['d3'], []]);
    expect(t.refused(0, 'use:MA2', 'play').reason).toBe('cannot-pay');
  });

  it('MK-410 MK-244 with Overload a Damage 2 becomes a Damage 3 or a Tuned Damage', () => {
    const t = solo('EX07', { parts: ['MA2'], hand: ['d2', 'm'] }, { overload: true });
    use(t, 'MA2');
    pick(t, 'd2');
    expect(choices(t).sort()).toEqual(['d+', 'd3']);
    pick(t, 'd+');
    expect(hand(t)).toEqual(['d+']);
  });

  it('MK-590 MK-475 MA3 raises the value of the first Damage card by two', () => {
    const t = withPart('MA3', { hand: ['r', 'd2', 'd1'] });
    play(t, 'r');
    play(t, 'd2');
    pick(t, 'MA3');
    expect(filled(t, 'damage')).toBe(4);
    play(t, 'd1');
    expect(filled(t, 'damage')).toBe(5);
  });

  it('MK-591 MK-496 MA4 lowers Damage by one for each die, at most three', () => {
    const t = withPart('MA4', { hand: ['r'] }, 'EX07');
    pick(t, 'MA4');
    expect(filled(t, 'damage')).toBe(2);
    const u = withPart('MA4', { hand: ['r'] }, 'KI12');
    pick(u, 'MA4');
    expect(filled(u, 'damage')).toBe(3);
  });

  it('MK-592 MA5 gives two Actions for the second Damage card', () => {
    const t = withPart('MA5', { hand: ['r', 'd1', 'd2'] });
    for (const card of ['r', 'd1']) play(t, card);
    expect(isAsked(t, 'choose')).toBe(false);
    play(t, 'd2');
    pick(t, 'MA5');
    expect(pilot(t).actions).toBe(2);
  });

  it('MK-593 MK-405 MA6 discards a Reactor card, without an Action, to lower Damage by four', () => {
    const t = solo('KI12', { parts: ['MA6'], hand: ['rX', 't'] }, { overload: true });
    use(t, 'MA6');
    pick(t, 'rX');
    expect([filled(t, 'damage'), pilot(t).actions, hand(t), discarded(t)]).toEqual([4, 1, ['t'], ['rX']]);
    expect(filled(t, 'reactor')).toBe(0);
    const u = withPart('MA6', { hand: ['t'] }, 'KI12');
    expect(u.refused(0, 'use:MA6', 'play').reason).toBe('cannot-pay');
  });
});

describe('Sorelia', () => {
  it('MK-594 MK-458 MK-459 SO1 trashes a card for a credit', () => {
    const t = withPart('SO1', { hand: ['m', 'r'], credits: 0 });
    use(t, 'SO1');
    pick(t, 'm');
    expect([captain(t).credits, hand(t), discarded(t)]).toEqual([1, ['r'], []]);
    expect(t.refused(0, 'use:SO1', 'play').reason).toBe('used-already');
  });

  it('MK-595 SO2 gives an Action and a card for the first crew', () => {
    const t = withPart('SO2', { hand: ['C01', 'C14'], deck: ['s', 't'] });
    play(t, 'C01');
    pick(t, 'SO2');
    expect([pilot(t).actions, hand(t)]).toEqual([3, ['C14', 's']]);
    play(t, 'C14');
    expect(isAsked(t, 'choose')).toBe(false);
  });

  it('MK-596 MK-060 SO3 pays a credit when a contract with allies succeeds', () => {
    const t = scene({ row: ['EX01'], captains: [{ parts: ['SO3'], hand: ['r', 'r'], credits: 0 }, { hand: [] }] });
    together(t, 'EX01', [1]);
    play(t, 'r');
    play(t, 'r');
    done(t);
    pick(t, 'SO3');
    expect(captain(t).credits).toBe(4);
    const u = withPart('SO3', { hand: ['r', 'r'], credits: 0 }, 'EX01');
    play(u, 'r');
    play(u, 'r');
    done(u);
    expect([isAsked(u, 'choose'), captain(u).credits]).toEqual([false, 3]);
  });

  it('MK-597 SO4 turns two cards into a Reactor, Thruster, Shield or Damage 1 without an Action', () => {
    const t = withPart('SO4', { hand: ['m', 'm', 's'] });
    use(t, 'SO4');
    pick(t, 'm');
    pick(t, 'm');
    expect(choices(t).sort()).toEqual(['d1', 'r', 's', 't']);
    pick(t, 'r');
    expect([pilot(t).actions, filled(t, 'reactor'), hand(t)]).toEqual([3, 1, ['s']]);
  });

  it('MK-598 MK-467 MK-468 SO5 pays a credit to take a card from the Discard Pile, but not one just played', () => {
    const t = withPart('SO5', { hand: ['r', 's'], discard: ['d3', 't'], credits: 1 });
    play(t, 'r');
    use(t, 'SO5');
    expect(choices(t).sort()).toEqual(['d3', 't']);
    pick(t, 'd3');
    expect([hand(t), discarded(t), captain(t).credits]).toEqual([['d3', 's'], ['t'], 0]);
  });

  it('MK-599 MK-374 SO6 keeps an unplayed card in addition to the new hand', () => {
    const t = scene({
      row: ['EX01'],
      captains: [{ hand: ['r', 'r'] }, { parts: ['SO6'], hand: ['s', 't'], deck: ['m', 'm', 'd1', 'd1', 'r', 'r'] }],
    });
    together(t, 'EX01', [1]);
    done(t);
    pick(t, 'SO6', 1);
    pick(t, 's', 1);
    expect(hand(t, 1)).toEqual(['d1', 'd1', 'm', 'm', 'r', 's']);
    expect(discarded(t, 1)).toEqual(['t']);
  });

  it('MK-453 D93 an ability without a cost may be declined', () => {
    const t = withPart('KO2', { hand: ['r'], deck: ['t'] });
    play(t, 'r');
    pick(t, null);
    expect(hand(t)).toEqual([]);
  });
});
