import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import {
  alone,
  captain,
  deck,
  discarded,
  done,
  faces,
  filled,
  finish,
  hand,
  isAsked,
  over,
  pick,
  pilot,
  play,
  played,
  scene,
  solo,
  together,
  use,
} from '../scene.ts';

describe('Action cards', () => {
  const DECK = ['m', 'm', 'm', 'm'];
  /** Columns: rule, card, then Actions, cards drawn, blocks and units of each type after playing only that card. */
  it.each([
    ['MK-129', 'r', 2, 0, 0, [1, 0, 0, 0]],
    ['MK-130', 't', 0, 2, 0, [0, 1, 0, 0]],
    ['MK-131', 's', 0, 0, 1, [0, 0, 1, 0]],
    ['MK-132', 'd1', 0, 0, 0, [0, 0, 0, 1]],
    ['MK-132', 'd2', 0, 0, 0, [0, 0, 0, 2]],
    ['MK-132', 'd3', 0, 0, 0, [0, 0, 0, 3]],
    ['MK-133', 'm', 0, 0, 0, [0, 0, 0, 0]],
    ['MK-134', 'r+', 2, 1, 0, [1, 0, 0, 0]],
    ['MK-135', 'rX', 3, 0, 0, [1, 0, 0, 0]],
    ['MK-136', 't+', 1, 2, 0, [0, 1, 0, 0]],
    ['MK-137', 'tX', 0, 3, 0, [0, 1, 0, 0]],
    ['MK-138', 's+', 1, 0, 1, [0, 0, 1, 0]],
    ['MK-139', 'sX', 0, 0, 2, [0, 0, 1, 0]],
    ['MK-140', 'd+', 1, 0, 0, [0, 0, 0, 2]],
  ] as const)('%s MK-073: %s gives %i Actions, %i cards, %i blocks', (_rule, card, actions, cards, blocks, units) => {
    const t = over({ hand: [card], deck: DECK }, 'KI12');
    play(t, card);
    expect([pilot(t).actions, hand(t).length, pilot(t).blocks]).toEqual([actions, cards, blocks]);
    expect(pilot(t).units.slice(0, 4)).toEqual(units);
    expect(played(t)).toEqual([card]);
  });

  it('MK-127 MK-335 MK-336 MK-337 all captains start with one Action, and every play spends one', () => {
    const t = alone({ hand: ['s', 'r', 't'] });
    expect(pilot(t).actions).toBe(1);
    play(t, 's');
    expect(pilot(t).actions).toBe(0);
    expect(t.refused(0, 'play:r', 'play').reason).toBe('no-actions');
  });

  it('MK-338 nothing can be played from an empty hand, even with Actions left', () => {
    const t = alone({ hand: ['r'], deck: ['s'] });
    play(t, 'r');
    expect([pilot(t).actions, hand(t), deck(t)]).toEqual([2, [], ['s']]);
    expect(t.refused(0, 'play:s', 'play').reason).toBe('not-in-hand');
    expect(isAsked(t, 'play')).toBe(true);
  });

  it('MK-339 MK-449 cards drawn during the contract may be played in it', () => {
    const t = alone({ hand: ['r', 't'], deck: ['d3', 's'] });
    for (const card of ['r', 't', 'd3']) play(t, card);
    expect(filled(t, 'damage')).toBe(3);
  });

  it('MK-341 MK-342 MK-461 the Discard Pile is reshuffled during a draw; cards in play and in hand are not', () => {
    const t = alone({ hand: ['r', 't', 's'], deck: ['d1'], discard: ['d2', 'd2'] });
    play(t, 'r');
    play(t, 't');
    expect([hand(t), deck(t), discarded(t), played(t)]).toEqual([['d1', 'd2', 's'], ['d2'], [], ['r', 't']]);
  });

  it('MK-343 the rest of a draw is lost when both piles are empty', () => {
    const t = alone({ hand: ['t'], deck: ['d1'] });
    play(t, 't');
    expect([hand(t), deck(t)]).toEqual([['d1'], []]);
  });

  it('MK-072 MK-471 a card discarded for a cost gives no icon and no effect', () => {
    const t = alone({ parts: ['KO3'], hand: ['r', 'm'] });
    use(t, 'KO3');
    pick(t, 'r');
    expect([pilot(t).actions, filled(t, 'reactor'), discarded(t)]).toEqual([2, 0, ['r']]);
  });

  it('MK-074 MK-455 requirements count units; units of a type that is not listed have no effect', () => {
    const t = alone({ hand: ['r', 'd3', 's'], credits: 0 }, 'KI03');
    for (const card of ['r', 's']) play(t, card);
    done(t);
    expect(captain(t).credits).toBe(0);
    const u = alone({ hand: ['d3'], credits: 0 }, 'KI03');
    play(u, 'd3');
    done(u);
    expect(captain(u).credits).toBe(4);
  });

  it('MK-128 every card is in one place before and after a contract', () => {
    const t = alone({ hand: ['r', 't', 'm'], deck: ['s', 'd1', 'd2'], discard: ['d3'] });
    const all = () => [...hand(t), ...deck(t), ...discarded(t), ...played(t)].sort();
    const before = all();
    for (const card of ['r', 't', 's']) {
      play(t, card);
      expect(all()).toEqual(before);
    }
    finish(t);
    expect(all()).toEqual(before);
  });
});

describe('advanced cards and the supply', () => {
  it('MK-141 MK-390 a bought advanced card leaves the stock and goes to the Discard Pile', () => {
    const t = over({ hand: [], credits: 4 });
    finish(t);
    t.say(0, 'buy:r+', 'buy');
    expect([discarded(t), captain(t).credits, t.view(0).stock[0].left]).toEqual([['r+'], 0, 11]);
    expect(t.refused(0, 'buy:sX', 'buy').reason).toBe('too-dear');
  });

  it('MK-142 D88 any card of its category replaces an out-of-stock advanced card, even as a Bonus Card', () => {
    const t = scene({ row: ['EX04'], options: { overload: true }, captains: [{ hand: ['C01', 'r', 'r'] }] });
    t.edit((s) => {
      s.stock[0] = 0;
    });
    t.say(0, 'solo:EX04', 'choose');
    for (const card of ['C01', 'r', 'r']) play(t, card);
    done(t);
    t.say(0, 'r+', 'source');
    expect((t.legal(0, 'choose') as string[]).sort()).toEqual(['r', 'rX']);
    pick(t, 'rX');
    expect(discarded(t)).toContain('rX');
    expect(t.view(0).stock.map(({ left }: { left: number }) => left)).toEqual([0, 11, 12, 12, 12, 12, 12]);
  });

  it('MK-142 an out-of-stock card that comes with a part is replaced too', () => {
    const u = scene({
      row: ['EX07'],
      options: { overload: true },
      armory: ['KO7'],
      captains: [{ hand: [], credits: 9 }],
    });
    u.edit((s) => {
      s.stock[0] = 0;
    });
    u.say(0, 'solo:EX07', 'choose');
    finish(u);
    u.say(0, 'buy:KO7', 'buy');
    pick(u, 'r');
    expect(discarded(u)).toEqual(['r']);
    expect(u.refused(0, 'buy:r+', 'buy').reason).toBe('out-of-stock');
  });

  it('MK-143 MK-458 a trashed advanced card goes back to the stock', () => {
    const t = over({ parts: ['SO1'], hand: ['r+', 'm'] });
    t.edit((s) => {
      s.stock[0] = 3;
    });
    use(t, 'SO1');
    pick(t, 'r+');
    expect(t.view(0).stock[0].left).toBe(4);
  });

  it('MK-458 a trashed crew goes under the crew deck', () => {
    const t = alone({ parts: ['SO1'], hand: ['C01', 'm'] });
    use(t, 'SO1');
    pick(t, 'C01');
    expect(nameOf(t.state.crewDeck.cards[0] as number)).toBe('C01');
  });
});

describe('crew as cards', () => {
  it('MK-159 MK-163 MK-407 a crew that acts as a Reactor cannot pay a cost that requires one', () => {
    const t = alone({ parts: ['MA6'], hand: ['C03', 't'] }, 'KI12');
    expect(t.refused(0, 'use:MA6', 'play').reason).toBe('cannot-pay');
  });

  it('MK-163 a crew that acts as a Reactor cannot be retrieved as one', () => {
    const t = over({ parts: ['KO9'], hand: ['C03'], deck: ['m'] });
    play(t, 'C03');
    use(t, 'KO9');
    expect([hand(t), played(t)]).toEqual([['m'], ['C03']]);
  });

  it('MK-164 the text of a crew resolves in the order written', () => {
    // C05 draws first, so a card just drawn can be the one discarded.
    const t = alone({ hand: ['C05'], deck: ['r', 's', 't'] });
    play(t, 'C05');
    pick(t, 'r');
    expect([hand(t), discarded(t)]).toEqual([['s', 't'], ['r']]);
  });

  it('MK-133 a Miss can pay a cost, or be played without effect', () => {
    const t = alone({ parts: ['KO3'], hand: ['m', 'm'] });
    use(t, 'KO3');
    pick(t, 'm');
    play(t, 'm');
    expect([pilot(t).actions, played(t), discarded(t)]).toEqual([1, ['m'], ['m']]);
  });
});

describe('hazards', () => {
  it('MK-119 MK-120 MK-122 MK-123 captains roll their own dice and lose prestige for unblocked icons', () => {
    const t = scene({
      row: ['EX12'],
      captains: [
        { hand: ['s'], prestige: 5 },
        { hand: ['r', 's', 's'], prestige: 5 },
      ],
    });
    together(t, 'EX12', [1], { 1: { dice: 3 } });
    expect([pilot(t, 0).dice.length, pilot(t, 1).dice.length]).toEqual([1, 3]);
    faces(t, [2], 0);
    faces(t, [1, 0, 0], 1);
    play(t, 'r', 1);
    play(t, 's', 1);
    play(t, 's', 1);
    finish(t);
    // Seat 1's two surplus blocks do not help seat 0.
    expect([captain(t, 0).prestige, captain(t, 1).prestige]).toEqual([3, 5]);
  });

  it('MK-121 MK-465 a Shield and a Tuned Shield block one icon, a Surge Shield two', () => {
    const t = over({ hand: ['r', 's', 's+', 'sX'], prestige: 9 }, 'EX12');
    faces(t, [2, 2, 1, 1]);
    for (const card of ['r', 's', 's+', 'sX']) play(t, card);
    finish(t);
    expect(captain(t).prestige).toBe(7);
  });

  it('MK-066 MK-368 prestige never drops below 0, and losses beyond 0 are forgotten', () => {
    const t = alone({ hand: [], prestige: 1 });
    faces(t, [2, 2]);
    finish(t);
    expect(captain(t).prestige).toBe(0);
  });

  it('MK-125 MK-350 Shields may be played after the requirements are met', () => {
    const t = alone({ hand: ['r', 'r', 't', 's'], prestige: 2 }, 'EX02');
    faces(t, [1]);
    for (const card of ['r', 'r', 't', 's']) play(t, card);
    finish(t);
    expect(captain(t).prestige).toBe(3);
  });

  it('MK-035 MK-328 faces are 0, 1 or 2, all of them occur, and all captains see them', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 8; i++) {
      const t = solo('EX12', { hand: [] }, {}, { seed: `dice ${i}` });
      for (const face of pilot(t).dice) seen.add(face);
      expect(t.view(null).mission.pilots[0].dice).toEqual(pilot(t).dice);
    }
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });
});
