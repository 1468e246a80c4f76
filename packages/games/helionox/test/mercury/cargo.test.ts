import { describe, expect, it } from 'vitest';
import { at, designs, endTurn, names, play, type Scene, type Setting, scene } from '../scene.ts';

const mercury = (setting: Setting) => scene({ options: { mercury: true }, ...setting });

describe('Cargo', () => {
  it('HX-234 HX-235 HX-237 the Cargo of a place costs 1 Credit; the Carrier holds one of each colour', () => {
    const t = mercury({ players: [{ credits: 2, place: 'mars', fleet: 'F1' }] });
    t.say(0, 'cargo');
    expect(at(t, 0)).toMatchObject({ credits: 1, cargo: 0b100 });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'cargo-aboard', rule: 'HX-237' });
  });

  it('HX-240 HX-236 HX-241 Cargo can be gained and delivered once a turn at each place', () => {
    const t = mercury({ players: [{ credits: 9, place: 'mars', cargo: ['moon', 'earth', 'mars'], fleet: 'F2' }] });
    t.say(0, 'deliver:moon');
    t.say(0, null);
    expect(t.refused(0, 'deliver:earth')).toMatchObject({ reason: 'delivered-already', rule: 'HX-241' });
    expect(t.refused(0, 'deliver:mars')).toMatchObject({ reason: 'cargo-from-here', rule: 'HX-240' });
    expect(t.refused(0, 'deliver:europa')).toMatchObject({ reason: 'cargo-not-aboard', rule: 'HX-240' });
  });

  it('HX-238 HX-016 there are four of each colour', () => {
    const t = scene({
      seats: 4,
      options: { mercury: true },
      players: [{ credits: 9 }, { cargo: ['earth'] }, { cargo: ['earth'] }, { cargo: ['earth'] }],
    });
    t.say(0, 'cargo');
    t.edit((s) => {
      s.thisTurn.gained = 0;
      (s.players[0] as (typeof s.players)[0]).cargo = 0;
      s.thisTurn.delivered[1] = 0;
    });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'cargo-gone', rule: 'HX-238' });
  });

  it('HX-239 HX-348 Cargo needs a Location that is not Shut Down, unless Shut Down is ignored', () => {
    const t = mercury({
      active: ['ER1.1'],
      players: [{ credits: 2, place: 'mars', cargo: ['moon'], architect: 'A15', fleet: 'F2' }],
    });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'shut-down', rule: 'HX-239' });
    expect(t.refused(0, 'deliver:moon')).toMatchObject({ reason: 'shut-down' });
    t.say(0, 'architect:1');
    t.say(0, 'cargo');
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    t.say(0, 'bonus');
  });

  it('HX-244 HX-245 a Delivery banks 2 Credits, up to 10 in total', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], bankedCredits: 9, fleet: 'F2' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    expect(at(t, 0).bankedCredits).toBe(10);
  });

  it('HX-249 HX-250 a Delivery may put one Illegal Tech of this place on the deck; it is not replaced', () => {
    const t = mercury({ illegal: { mars: ['IR1.1', 'IR2.1'] }, players: [{ place: 'mars', cargo: ['moon'] }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'IR2.1');
    expect(designs(at(t, 0).deck).at(-1)).toBe('IR2');
    expect(designs(t.state.illegal[2] as never)).toEqual(['IR1']);
  });

  it('HX-265 HX-266 HX-543 a matching Request is completed before the reward', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] });
    t.say(0, 'deliver:moon');
    expect(at(t, 0)).toMatchObject({ influence: 2 });
    expect(names(at(t, 0).trophies)).toEqual(['RQ-moon-mars-1']);
    expect(at(t, 0).request.cards).toHaveLength(1);
    t.say(0, 'bank');
  });

  it('HX-087 HX-270 R40 with an empty Request deck no new Request is drawn', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] });
    t.edit((s) => {
      s.box.cards.push(...s.requests.cards.splice(0));
      s.box.known.push(...s.requests.known.splice(0));
    });
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'no-requests-left', rule: 'HX-087' });
    t.say(0, 'deliver:moon');
    t.say(0, null);
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'no-request', rule: 'HX-087' });
  });

  it('HX-265 HX-270 a player without a Current Request delivers for the reward only', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] });
    const { request } = at(t, 0);
    t.edit((s) => {
      s.box.cards.push(...s.requests.cards.splice(0), ...request.cards);
      s.box.known.push(...s.requests.known.splice(0), ...request.known);
      const [player] = s.players;
      if (player) player.request = { ...request, cards: [], known: [] };
    });
    const { trophies, influence } = at(t, 0);
    t.say(0, 'deliver:moon');
    t.say(0, null);
    expect(at(t, 0)).toMatchObject({ cargo: 0, influence });
    expect(at(t, 0).trophies.cards).toEqual(trophies.cards);
  });

  it('HX-083 HX-084 HX-522 R19 the free Cycle may exchange the Request, unseen by others', () => {
    const t = mercury({ players: [{ request: 'RQ-moon-mars-1' }] });
    const events = t.say(0, 'cycle:request');
    expect(names(t.state.requests)[0]).toBe('RQ-moon-mars-1');
    expect(names(at(t, 0).request)).not.toContain('RQ-moon-mars-1');
    expect(at(t, 0).request.cards).toHaveLength(1);
    expect(events.every((event) => !JSON.stringify(event.data).includes('RQ'))).toBe(true);
    expect(t.view(1).players[0].request).toEqual({ card: null });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'cycled-already' });
  });
});

describe('Cargo', () => {
  const mercury = (setting: Setting = {}): Scene => scene({ options: { mercury: true }, ...setting });

  it('HX-233 each Location starts with four Cargo of its colour', () => {
    const t = mercury();
    expect(t.view(null).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([
      4, 4, 4, 4, 4,
    ]);
    const some = mercury({ players: [{ cargo: ['moon', 'europa'] }, { cargo: ['moon'] }] });
    expect(some.view(null).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([
      4, 2, 4, 4, 3,
    ]);
  });

  it('HX-243 Cargo can be gained and delivered at one place in the same turn', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], credits: 1, fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    t.say(0, 'bank');
    t.say(0, 'cargo');
    expect(at(t, 0)).toMatchObject({ cargo: 0b100, credits: 0, bankedCredits: 2 });
  });

  it('HX-248 Illegal Tech costs only the delivered Cargo, which must come from elsewhere', () => {
    const t = mercury({
      illegal: { mars: ['IR1.1'] },
      players: [{ place: 'mars', cargo: ['mars', 'moon'], credits: 3 }],
    });
    expect(t.refused(0, 'deliver:mars')).toMatchObject({ reason: 'cargo-from-here', rule: 'HX-240' });
    t.say(0, 'deliver:moon');
    t.say(0, 'IR1.1');
    expect(at(t, 0)).toMatchObject({ cargo: 0b100, credits: 3, bankedCredits: 0 });
    expect(designs(at(t, 0).deck).at(-1)).toBe('IR1');
  });

  it('HX-247 no other effect obtains Illegal Tech, although it counts as cost 0', () => {
    const market = { bio: 'B12.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' };
    const t = mercury({ market, illegal: { earth: ['IE1.1'] }, players: [{ hand: ['K06', 'K11'] }] });
    play(t, 'K06');
    play(t, 'K11');
    t.expectAsked(0, 'main', 'act');
    expect(names(t.state.illegal[0] as never)).toEqual(['IE1.1']);
    expect(at(t, 0).hand.cards).toEqual([]);
  });

  it('HX-244 R37 rejects a second reward and Illegal Tech of another place', () => {
    const t = mercury({
      illegal: { mars: ['IR1.1'], earth: ['IE1.1'] },
      players: [{ place: 'mars', cargo: ['moon'], fleet: 'F1' }],
    });
    t.say(0, 'deliver:moon');
    expect(t.refused(0, 'IE1.1')).toMatchObject({ reason: 'no-such-reward', rule: 'HX-244' });
    t.say(0, 'bank');
    t.expectAsked(0, 'main', 'act');
    expect(names(t.state.illegal[2] as never)).toEqual(['IR1.1']);
  });

  it('HX-245 the bank reward may be chosen with a full Bank', () => {
    const t = mercury({ players: [{ place: 'mars', cargo: ['moon'], bankedCredits: 10, fleet: 'F1' }] });
    t.say(0, 'deliver:moon');
    expect(t.legal(0)).toContain('bank');
    t.say(0, 'bank');
    expect(at(t, 0).bankedCredits).toBe(10);
  });
});

describe('Cargo by a card', () => {
  const mercury = { options: { mercury: true } };

  it('HX-342 HX-236 is not gained where Cargo was gained this turn, even if it has left the Carrier', () => {
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

  it('HX-342 HX-238 is not gained when the supply is empty; the rest of the card resolves', () => {
    const cargo = ['earth'] as const;
    const t = scene({ ...mercury, seats: 4, players: [{ hand: ['T14'] }, { cargo }, { cargo }, { cargo }] });
    t.edit((s) => {
      s.thisTurn.delivered[1] = 0;
    });
    expect(t.view(0).locations[0].cargoLeft).toBe(0);
    play(t, 'T14');
    expect(at(t, 0)).toMatchObject({ cargo: 0, credits: 2, bankedCredits: 1 });
  });

  it('HX-257 a second Raid takes nothing from an empty Carrier', () => {
    const t = scene({ ...mercury, inactive: ['EX2', 'EX4'], players: [{}, { cargo: ['mars'] }] });
    endTurn(t, 0);
    expect(at(t, 1).cargo).toBe(0);
    t.expectAsked(1, 'main', 'act');
  });
});
