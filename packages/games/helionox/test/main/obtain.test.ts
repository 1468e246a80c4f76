import { describe, expect, it } from 'vitest';
import { at, designs, endTurn, names, play, scene } from '../scene.ts';

describe('obtaining', () => {
  it('HX-130 HX-131 HX-132 HX-134 bought cards go on top of the deck and the slot refills', () => {
    const t = scene({ market: { bio: 'B01.1', defense: 'D01.1' }, players: [{ credits: 4 }] });
    const left = t.state.market[0]?.cards.length ?? 0;
    t.say(0, 'buy:bio');
    t.say(0, 'buy:defense');
    expect(designs(at(t, 0).deck).slice(-2)).toEqual(['B01', 'D01']);
    expect(at(t, 0).credits).toBe(0);
    expect(t.state.market[0]?.cards).toHaveLength(left - 1);
    expect(t.refused(0, 'buy:bio')).toMatchObject({ reason: 'too-little-credits', rule: 'HX-130' });
  });

  it('HX-136 HX-137 a Prime Asset costs 3 despite Inflation', () => {
    const t = scene({ active: ['X02'], market: { bio: 'B01.1' }, players: [{ credits: 5 }] });
    t.say(0, 'buy:prime');
    expect(at(t, 0).credits).toBe(2);
    expect(t.refused(0, 'buy:bio')).toMatchObject({
      reason: 'too-little-credits',
      params: { need: 3, have: 2, short: 1 },
    });
    expect(designs(at(t, 0).deck).at(-1)).toBe('PA');
  });

  it('HX-133 HX-191 R13 an obtained card becomes an empty deck; the discard pile is shuffled only to draw more', () => {
    const t = scene({
      market: { bio: 'B01.1' },
      players: [{ credits: 2, deck: [], hand: ['SK2'], discard: ['MA', 'SP'] }],
    });
    t.say(0, 'buy:bio');
    expect(at(t, 0).deck.cards).toHaveLength(1);
    expect(at(t, 0).discard.cards).toHaveLength(2);
    play(t, 'SK2');
    expect(designs(at(t, 0).hand)).toContain('B01');
    expect(at(t, 0).discard.cards).toHaveLength(0);
  });
});

describe('buying and paying', () => {
  it('HX-129 a player can buy any number of cards from any place, even a Shut Down one', () => {
    const t = scene({ active: ['X01', 'EP1.1'], players: [{ place: 'europa', credits: 60 }] });
    const before = at(t, 0).deck.cards.length;
    for (const slot of ['bio', 'bio', 'prime', 'cybernetic', 'prime', 'transport', 'defense']) t.say(0, `buy:${slot}`);
    expect(at(t, 0).deck.cards).toHaveLength(before + 7);
    expect(t.state.prime.cards).toHaveLength(14);
  });

  it('HX-159 an alternative cost requires the Ship at the Event; an Embassy is not enough', () => {
    const t = scene({ active: ['EM4.1'], players: [{ place: 'earth', embassies: ['moon'], credits: 5 }] });
    expect(t.refused(0, 'alternative:EM4.1')).toMatchObject({ reason: 'event-elsewhere', rule: 'HX-151' });
    t.say(0, 'travel:moon');
    t.say(0, 'alternative:EM4.1');
    expect(at(t, 0)).toMatchObject({ credits: 0, influence: 3 });
  });

  it('HX-163 Defense and an alternative cost cannot be mixed', () => {
    const t = scene({ active: ['EM4.1'], players: [{ place: 'moon', credits: 3, defense: 3 }] });
    expect(t.refused(0, 'alternative:EM4.1')).toMatchObject({ reason: 'too-little-credits' });
    expect(t.refused(0, 'overcome:EM4.1')).toMatchObject({ reason: 'too-little-defense' });
  });

  it('HX-172 a player who ignores Shut Down is still taxed', () => {
    const t = scene({
      options: { mercury: true },
      active: ['ER1.1'],
      players: [{ place: 'mars', credits: 2, architect: 'A15', fleet: 'F2' }],
    });
    t.say(0, 'architect:1');
    t.say(0, 'travel:moon');
    expect(at(t, 0)).toMatchObject({ credits: 0, ship: 1 });
  });

  it('HX-176 an Embassy stays where it is when its owner leaves and when its place is Shut Down', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ embassies: ['earth'], credits: 2 }] });
    t.say(0, 'travel:moon');
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE1.1']);
    expect(at(t, 0).embassies).toBe(1);
    expect(t.view(1).players[0].embassies).toEqual(['earth']);
  });
});
