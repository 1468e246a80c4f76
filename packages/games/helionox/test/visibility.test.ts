import { describe, expect, it } from 'vitest';
import { nameOf } from '../src/content/cards.ts';
import { at, designs, endTurn, inHand, names, play, scene, told } from './scene.ts';

describe('who may see what', () => {
  it('HX-521 a Request that one Cycled away is not shown in the hand of the rival who draws it', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ request: 'RQ-earth-mars-1' }, { request: 'RQ-europa-moon-1' }],
    });
    t.edit((s) => {
      s.box.cards.push(...s.requests.cards.splice(1));
      s.box.known.push(...s.requests.known.splice(1));
    });
    t.say(0, 'cycle:request');
    endTurn(t, 0);
    t.say(1, 'cycle:request');
    expect(names(at(t, 1).request)).toEqual(['RQ-earth-mars-1']);
    expect(t.view(1).players[1].request.card.id).toBe('RQ-earth-mars-1');
    for (const viewer of [0, null]) expect(t.view(viewer).players[1].request).toEqual({ card: null });
  });

  it("HX-518 HX-053 a hand is its owner's; its size is public", () => {
    const t = scene({ players: [{ hand: ['MA', 'SP'] }, { hand: ['MA'] }] });
    expect(t.view(0).players[0].hand.map((card: { design: string }) => card.design)).toEqual(['MA', 'SP']);
    expect(t.view(1).players[0].hand).toEqual([null, null]);
    expect(t.view(null).players[1].hand).toEqual([null]);
  });

  it('HX-519 HX-222 nobody looks through a deck; its size is public', () => {
    const t = scene({ market: { bio: 'B01.1' }, players: [{ credits: 2, discard: ['SP'] }] });
    t.say(0, 'buy:bio');
    expect(t.view(0).players[0].deck).toBe(at(t, 0).deck.cards.length);
    expect(t.view(1).players[0].discard).toMatchObject([{ design: 'SP' }]);
  });

  it('HX-518 a card obtained in the open is not shown in the hand it is drawn into', () => {
    const t = scene({ market: { bio: 'B01.1' }, players: [{ credits: 2 }] });
    t.say(0, 'buy:bio');
    endTurn(t, 0);
    expect(designs(at(t, 0).hand)).toContain('B01');
    expect(t.view(1).players[0].hand).toEqual([null, null, null, null, null]);
  });

  it('HX-520 HX-526 HX-036 decks and what was left out show only their sizes, or nothing', () => {
    const t = scene({ options: { mercury: true } });
    const view = t.view(null);
    expect(view.eventsLeft).toBe(t.state.events.cards.length);
    expect(view.requestsLeft).toBe(t.state.requests.cards.length);
    const text = JSON.stringify(view);
    for (const card of [...t.state.events.cards, ...t.state.requests.cards])
      expect(text).not.toContain(`"${nameOf(card)}"`);
    const hidden = t.state.box.cards.filter((_card, i) => t.state.box.known[i] === 0);
    for (const card of hidden) expect(text).not.toContain(`"${nameOf(card)}"`);
  });

  it("HX-521 a Current Request is its owner's until it is completed", () => {
    const t = scene({
      options: { mercury: true },
      players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }],
    });
    expect(t.view(0).players[0].request.card.id).toBe('RQ-moon-mars-1');
    expect(t.view(1).players[0].request).toEqual({ card: null });
    t.say(0, 'deliver:moon');
    expect(t.view(1).players[0].trophies[0].id).toBe('RQ-moon-mars-1');
  });

  it('HX-523 everything on the table is open to all', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EE1.1'],
      players: [
        {
          discard: ['MA'],
          trophies: ['EM1'],
          influence: 3,
          infamy: 1,
          credits: 2,
          defense: 1,
          bankedCredits: 4,
          bankedDefense: 5,
          cargo: ['mars'],
          embassies: ['moon'],
          place: 'ceres',
          architect: 'A04',
          cryo: 2,
          fleet: 'F2',
        },
      ],
    });
    expect(t.view(null).players[0]).toMatchObject({
      discard: [{ design: 'MA' }],
      trophies: [{ design: 'EM1' }],
      influence: 3,
      infamy: 1,
      credits: 2,
      defense: 1,
      bankedCredits: 4,
      bankedDefense: 5,
      cargo: ['mars'],
      embassies: ['moon'],
      place: 'ceres',
      architect: 'A04',
      cryo: 2,
      fleet: 'F2',
    });
    expect(t.view(null).locations[0].events).toMatchObject([{ id: 'EE1.1', active: true, defense: 3, influence: 2 }]);
  });

  it('HX-524 a drawn card is told to the drawer only; played and discarded ones to all', () => {
    const t = scene({ players: [{ hand: ['SK2', 'MA'] }] });
    const [drew] = play(t, 'SK2').filter((event) => event.type === 'drew');
    expect(drew?.data).toEqual({ seat: 0, count: 2 });
    expect(drew?.to).toBe(1);
    const events = t.say(0, [inHand(t, 0, 'MA')]);
    expect(told(events, 'discarded')[0]?.cards).toHaveLength(1);
  });

  it('HX-527 who is asked in a Collaboration does not depend on the hand', () => {
    for (const hand of [['MA'], ['SP']]) {
      const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, { hand }] });
      t.say(0, 'collaborate:EE5.1:1');
      t.say(1, 'accept');
      expect(t.expectAsked(1, 'collaboration', 'partner')).toMatchObject({ seat: 1 });
    }
  });
});
