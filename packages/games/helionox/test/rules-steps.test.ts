import { describe, expect, it } from 'vitest';
import { at, endTurn, inHand, names, play, scene } from './scene.ts';

describe('Cargo by a card', () => {
  const mercury = { options: { mercury: true } };

  it('HX-342 HX-236 not where Cargo was gained this turn, though it has left the Carrier', () => {
    const t = scene({
      ...mercury,
      players: [{ place: 'mars', credits: 1, fleet: 'F2', hand: ['T02.1', 'T02.2', 'T14'] }],
    });
    t.say(0, 'cargo');
    t.say(0, 'play:T02.1');
    t.say(0, 'moon');
    t.say(0, 'deliver:mars');
    t.say(0, null);
    t.say(0, 'play:T02.2');
    t.say(0, 'mars');
    play(t, 'T14');
    expect(at(t, 0)).toMatchObject({ cargo: 0, credits: 4, bankedCredits: 1 });
  });

  it('HX-342 HX-238 not when the supply of the colour is empty; the rest of the card resolves', () => {
    const cargo = ['earth'] as const;
    const t = scene({ ...mercury, seats: 4, players: [{ hand: ['T14'] }, { cargo }, { cargo }, { cargo }] });
    t.edit((s) => {
      s.thisTurn.delivered[1] = 0;
    });
    expect(t.view(0).locations[0].cargoLeft).toBe(0);
    play(t, 'T14');
    expect(at(t, 0)).toMatchObject({ cargo: 0, credits: 2, bankedCredits: 1 });
  });

  it('HX-257 two Raids at once find nothing more on an empty Carrier', () => {
    const t = scene({ ...mercury, inactive: ['EX2', 'EX4'], players: [{}, { cargo: ['mars'] }] });
    endTurn(t, 0);
    expect(at(t, 1).cargo).toBe(0);
    t.expectAsked(1, 'main', 'act');
  });
});

describe('while a Catastrophic Event is Active', () => {
  it('HX-439 nobody makes a move granted to all players, and the rest of the ability resolves', () => {
    const t = scene({ active: ['X09'], players: [{ architect: 'A12' }, { place: 'mars' }] });
    t.say(0, 'architect:1');
    t.expectAsked(0, 'main', 'act');
    expect([at(t, 0).ship, at(t, 1).ship, at(t, 0).credits, at(t, 0).cryo]).toEqual([0, 2, 1, 2]);
  });

  it('HX-440 neither a Request is Cycled nor anything by an Architect', () => {
    const t = scene({ options: { mercury: true }, active: ['X10'], players: [{ architect: 'A09' }] });
    const before = [names(at(t, 0).request), t.state.market.map((deck) => deck.cards.at(-1))];
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'no-cycling', rule: 'HX-440' });
    t.say(0, 'architect:1');
    t.expectAsked(0, 'main', 'act');
    expect([names(at(t, 0).request), t.state.market.map((deck) => deck.cards.at(-1))]).toEqual(before);
    expect(at(t, 0).cryo).toBe(1);
  });
});

describe('Collaboration', () => {
  it('HX-113 the caller may take the other branch of a card, the partner may not', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1, hand: ['K07.1'] }, { hand: ['K07.2'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(0, 'K07.1');
    t.say(0, 'credit');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 1, influence: 1 });
    t.say(1, 'K07.2');
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1 + 1, 1 + 2]);
  });

  it('HX-100 it fails if the caller leaves the Location with a card of the own', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 2, hand: ['T01'] }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(0, inHand(t, 0, 'T01'));
    t.say(0, 'moon');
    t.say(1, inHand(t, 1, 'SP'));
    expect(names(t.state.inactive)).toEqual(['EE5.1']);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 0).defense]).toEqual([0, 0, 4]);
  });
});

describe('moves and Shut Down', () => {
  it('HX-337 a granted move goes somewhere else, or is declined', () => {
    const t = scene({ players: [{ place: 'mars', hand: ['T02'] }] });
    play(t, 'T02');
    expect(t.refused(0, 'mars')).toMatchObject({ reason: 'already-there', rule: 'HX-166' });
    expect(t.legal(0)).toEqual([null, 'earth', 'moon', 'ceres', 'europa']);
  });

  it('HX-211 HX-212 an effect for all begins with the Current Player and goes on in turn order', () => {
    const t = scene({ seats: 3, players: [{}, { architect: 'A12' }, {}] });
    endTurn(t, 0);
    t.say(1, 'architect:1');
    t.say(1, 'moon');
    t.expectNotAsked(0);
    t.say(2, null);
    t.say(0, 'moon');
    expect(t.state.players.map((player) => player.ship)).toEqual([1, 1, 0]);
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-348 Shut Down is ignored by one player; others at the same place are still kept from it', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EE1.1'],
      players: [{ hand: ['IE2'], architect: 'A12' }, {}],
    });
    play(t, 'IE2');
    t.say(0, 'architect:2');
    expect([at(t, 0).embassies, at(t, 1).embassies]).toEqual([1, 0]);
    t.say(0, 'bonus');
  });
});
