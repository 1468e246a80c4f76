import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/cards.ts';
import { needed } from '../../src/rules/planets.ts';
import { bury, endTurn, eventData, layToken, named, offered, own, rig, scene, strike, titles } from '../scene.ts';

/** Units beside the planet at -3,-2. */
const beside = (more: Record<string, string> = {}) => ({
  '0M': '-5,-3',
  '0F1': '-3,-1',
  '1M': '6,3',
  '1F1': '6,4',
  ...more,
});

describe('planets', () => {
  it('MO-420 MO-425 MO-426 MO-429 MO-432 MO-433 a total of 6 captures a neutral planet and gives a card', () => {
    const t = scene({ units: beside() });
    rig(t, [6, 6]);
    const top = t.state.deck.cards.at(-1);
    strike(t, 0, '-3,-2');
    expect(t.state.planets[0]?.owner).toBe(0);
    expect(own(t, 0).hand.cards).toEqual([top]);
    expect(own(t, 0)).toMatchObject({ shields: 5 });
    expect(offered(t)).not.toContain('attack:-3,-2');
  });

  it('MO-431 a failed attack changes nothing; other ships may try in this turn', () => {
    const t = scene({ units: beside({ '0B1': '-4,-2' }) });
    rig(t, [6, 5]);
    strike(t, 0, '-3,-2', '0F1');
    expect(t.state.planets[0]?.owner).toBe(-1);
    expect(offered(t)).toContain('attack:-3,-2');
    rig(t, [8, 6]);
    strike(t, 0, '-3,-2');
    expect(t.state.planets[0]?.owner).toBe(0);
  });

  it('MO-421 MO-423 MO-427 several ships attack a planet together', () => {
    const t = scene({ units: beside({ '0B1': '-4,-2' }) });
    rig(t, [6, 2], [8, 4]);
    const events = strike(t, 0, '-3,-2', '0F1', '0B1');
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 6, defence: 6, winner: 0 }]);
  });

  it('MO-422 a player’s own planets cannot be attacked', () => {
    const t = scene({ units: beside(), owners: [0] });
    expect(t.refused(0, 'attack:-3,-2')).toMatchObject({ reason: 'own-target', rule: 'MO-422' });
  });

  it('MO-430 MO-439 MO-693 walls, developments, flak and skull raise the defence of a captured planet, not of a neutral one', () => {
    const t = scene({ units: beside(), options: { artifacts: true }, owners: [1, 1], techs: [[], ['E1']] });
    t.edit((s) => {
      layToken(s, 0, 7);
      layToken(s, 1, 5);
    });
    expect(needed(t.state, t.state.planets[0] as never)).toBe(9 + 2 + 1);
    expect(needed(t.state, t.state.planets[1] as never)).toBe(9 + 1);
    t.edit((s) => {
      (s.planets[0] as { owner: number }).owner = -1;
    });
    expect(needed(t.state, t.state.planets[0] as never)).toBe(6);
  });

  it('MO-434 MO-628 capturing an enemy’s planet gives a choice of a card from the deck or a random card from the owner’s hand', () => {
    const t = scene({ units: beside(), owners: [1], hands: [[], [5, 5]] });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    while (t.asked()[0]?.flow === 'window') t.say(1, null);
    expect(t.asked()).toMatchObject([{ seat: 0, flow: 'reward' }]);
    expect(t.legal(0)).toEqual(['deck', 'steal']);
    const events = t.say(0, 'steal');
    expect(titles(own(t, 0).hand)).toEqual([5]);
    expect(own(t, 1).hand.cards).toHaveLength(1);
    expect(events.find(({ type }) => type === 'stole')).toMatchObject({
      data: { seat: 0, from: 1 },
      to: 3,
      secret: { name: 'Hull Repair' },
    });
    // The previous owner still knows the card.
    expect(t.view(1).players[0].hand).toMatchObject([{ design: '5' }]);
    expect(t.view(null).players[0].hand).toEqual([null]);
  });

  it('MO-435 MO-266 MO-267 no card can be stolen from an empty hand or a player with Embargo', () => {
    const t = scene({ units: beside(), owners: [1] });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    expect(own(t, 0).hand.cards).toHaveLength(1);
    t.expectAsked(0, 'main');
    const u = scene({ units: beside(), owners: [1], hands: [[], [5]], techs: [['E2'], ['E3a']] });
    rig(u, [6, 5]);
    strike(u, 0, '-3,-2');
    while (u.asked()[0]?.flow === 'window') u.say(1, null);
    u.expectAsked(0, 'main');
    expect([own(u, 0).hand.cards.length, own(u, 1).hand.cards.length]).toEqual([1, 1]);
  });

  it('MO-436 a capture gives no card if the deck is empty and nothing can be stolen', () => {
    const t = scene({ units: beside() });
    t.edit((s) => {
      for (const { id } of CARDS) bury(s, id);
    });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    expect(t.state.planets[0]?.owner).toBe(0);
    expect(own(t, 0).hand.cards).toEqual([]);
  });

  it('MO-346 MO-424 the owner may raise the planet’s defence before the roll', () => {
    const t = scene({ units: beside(), owners: [1], hands: [[], [12]] });
    rig(t, [6, 6]);
    t.say(0, 'attack:-3,-2');
    const events = t.say(1, named(t, 1, 12));
    expect(eventData(events, 'compared')).toMatchObject([{ attack: 6, defence: 9, winner: 1 }]);
    expect(t.state.planets[0]?.owner).toBe(1);
  });

  it('MO-315 MO-237 gas and buffs do not apply against planets; The Forks may reroll', () => {
    const t = scene({ units: beside({ '0M': '-4,-2' }), players: [{ gas: 4 }], hands: [[32, 18]] });
    rig(t, [6, 2], [6, 6]);
    t.say(0, 'attack:-3,-2');
    t.say(0, ['0F1']);
    expect(t.state.fight?.step).toBe('after');
    expect(t.legal(0)).toEqual([null, `${named(t, 0, 32)}:0`]);
    t.say(0, `${named(t, 0, 32)}:0`);
    while (t.asked()[0]?.flow === 'window') t.say(0, null);
    expect(t.state.planets[0]?.owner).toBe(0);
  });

  it('MO-438 losing a planet loses its income', () => {
    const t = scene({ units: beside(), owners: [1] });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    endTurn(t, 0);
    endTurn(t, 1);
    expect([own(t, 0).minerals, own(t, 1).minerals]).toEqual([2, 1]);
  });
});

describe('artifacts', () => {
  const options = { artifacts: true };

  it('MO-442 MO-443 MO-441 MO-626 exploring costs 3 minerals and turns the token up for all', () => {
    const t = scene({ units: beside(), options, owners: [0, 1], players: [{ minerals: 3 }] });
    expect(t.view(0).planets[0]).toMatchObject({ token: true, artifact: null });
    expect(t.refused(0, 'explore:1')).toMatchObject({ reason: 'not-your-planet', rule: 'MO-442' });
    t.say(0, 'explore:0');
    for (let wait = t.asked()[0]; wait?.flow === 'energise'; wait = t.asked()[0]) t.say(0, { shields: 2 });
    expect(own(t, 0).minerals).toBe(0);
    for (const seat of [0, 1, null]) expect(t.view(seat).planets[0].artifact).not.toBe(null);
    expect(t.refused(0, 'explore:0').reason).toBe('nothing-to-explore');
  });

  it('MO-444 MO-445 MO-458 the artifact and its energy change hands with the planet', () => {
    const t = scene({ units: beside(), options, owners: [1], players: [{}, { energy: [5, 7, 5] }] });
    t.edit((s) => layToken(s, 0, 9));
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    const asked = () => t.asked().map(({ seat, flow }) => `${seat} ${flow}`);
    expect(asked()).toEqual(['0 energise']);
    t.say(0, { engines: 2 });
    expect(asked()).toEqual(['1 drain']);
    t.say(1, { weapons: 2 });
    expect([own(t, 0).energy, own(t, 1).energy]).toEqual([
      [7, 5, 5],
      [5, 5, 5],
    ]);
  });

  it('MO-447 the artifact of a neutral explored planet has no effect', () => {
    const t = scene({ units: beside(), options });
    t.edit((s) => layToken(s, 0, 11));
    expect(t.view(0).players.map(({ shieldsMax }: { shieldsMax: number }) => shieldsMax)).toEqual([5, 5]);
  });

  it('MO-455 MO-437 Ancient Prophesy adds a card to each capture', () => {
    const t = scene({ units: beside(), options, owners: [-1, 0] });
    t.edit((s) => {
      layToken(s, 1, 6);
      layToken(s, 0, 2, false);
    });
    rig(t, [6, 6]);
    strike(t, 0, '-3,-2');
    expect(own(t, 0).hand.cards).toHaveLength(2);
  });

  it('MO-452 Interphasic Modulator lets a player buy cards for 4 gas', () => {
    const t = scene({ units: beside(), options, owners: [0], players: [{ gas: 5 }] });
    expect(t.refused(0, 'buy:gas')).toMatchObject({ reason: 'no-modulator', rule: 'MO-452' });
    t.edit((s) => layToken(s, 0, 3));
    t.say(0, 'buy:gas');
    expect(own(t, 0)).toMatchObject({ gas: 1 });
    expect(t.refused(0, 'buy:gas').reason).toBe('too-dear');
  });

  it('MO-460 MO-129 Bubble Wrap gives 2 shields', () => {
    const t = scene({ units: beside(), options, owners: [0], players: [{ minerals: 3, energy: [0, 3, 12] }] });
    t.edit((s) => layToken(s, 0, 11, false));
    t.say(0, 'explore:0');
    expect(own(t, 0).shields).toBe(14);
  });

  it('MO-461 MO-427 MO-675 Space Cat counts against planets, and is not doubled', () => {
    const t = scene({ units: beside({ '0M': '-4,-2' }), options, owners: [-1, 0], techs: [['E2']] });
    t.edit((s) => {
      layToken(s, 1, 12);
      layToken(s, 0, 2, false);
    });
    rig(t, [6, 2]);
    t.say(0, 'attack:-3,-2');
    expect(eventData(t.say(0, ['0M']), 'compared')).toMatchObject([{ attack: 6, winner: 0 }]);
  });
});
