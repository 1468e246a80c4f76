import { describe, expect, it } from 'vitest';
import { at, endTurn, eventsOf, play, scene } from '../scene.ts';

describe('travel and Embassies', () => {
  it('HX-164 HX-165 HX-168 an unaffordable move is refused with the rule that sets its price', () => {
    const plain = scene({ players: [{ credits: 1 }] });
    expect(plain.refused(0, 'travel:moon')).toMatchObject({ rule: 'HX-164', params: { need: 2, have: 1, short: 1 } });
    const embassy = scene({ players: [{ embassies: ['moon'] }] });
    expect(embassy.refused(0, 'travel:moon')).toMatchObject({ rule: 'HX-165', params: { need: 1, have: 0 } });
    const taxed = scene({ active: ['EE2.1'], players: [{ credits: 2, embassies: ['moon'] }] });
    expect(taxed.refused(0, 'travel:moon')).toMatchObject({ rule: 'HX-168', params: { need: 3, have: 2, short: 1 } });
  });

  it('HX-164 HX-165 HX-166 a move costs 2 Credits, or 1 to the player’s Embassy, and must change the Location', () => {
    const t = scene({ players: [{ credits: 3, embassies: ['europa'] }] });
    t.say(0, 'travel:mars');
    t.say(0, 'travel:europa');
    expect(at(t, 0)).toMatchObject({ credits: 0, ship: 4 });
    expect(t.refused(0, 'travel:europa')).toMatchObject({ reason: 'already-there', rule: 'HX-166' });
  });

  it('HX-168 HX-169 HX-170 R23 a taxed move costs 3, even with several taxes or to an Embassy', () => {
    const t = scene({ active: ['ER1.1', 'ER6.1'], players: [{ credits: 5, place: 'mars', embassies: ['moon'] }] });
    t.say(0, 'travel:moon');
    expect(at(t, 0).credits).toBe(2);
    t.say(0, 'travel:mars');
    expect(at(t, 0).credits).toBe(0);
  });

  it('HX-171 HX-337 granted moves are not taxed', () => {
    const t = scene({ active: ['ER1.1'], players: [{ hand: ['T02'], place: 'mars' }] });
    play(t, 'T02');
    t.say(0, 'europa');
    expect(at(t, 0)).toMatchObject({ ship: 4, credits: 1 });
  });

  it.each(['X03', 'X07'])('HX-433 HX-437 %s taxes every Location', (event) => {
    const t = scene({ active: [event], players: [{ credits: 3, place: 'earth' }] });
    t.say(0, 'travel:moon');
    expect(at(t, 0).credits).toBe(0);
  });

  it('HX-439 Warp Collapse forbids granted moves but not paid ones', () => {
    const u = scene({ active: ['X09'], players: [{ hand: ['T02'], credits: 2 }] });
    play(u, 'T02');
    expect(at(u, 0).credits).toBe(3);
    u.say(0, 'travel:moon');
  });

  it('HX-174 HX-176 HX-177 a player has at most one Embassy at each Location', () => {
    const t = scene({ players: [{ credits: 6 }, { embassies: ['earth'] }] });
    t.say(0, 'embassy');
    expect(t.refused(0, 'embassy')).toMatchObject({ reason: 'embassy-there', rule: 'HX-174' });
    t.say(0, 'travel:moon');
    t.say(0, 'embassy');
    expect(at(t, 0)).toMatchObject({ credits: 0, embassies: 0b11 });
  });
});

describe('moves and Shut Down', () => {
  it('HX-337 a granted move must change the Location or be declined', () => {
    const t = scene({ players: [{ place: 'mars', hand: ['T02'] }] });
    play(t, 'T02');
    expect(t.refused(0, 'mars')).toMatchObject({ reason: 'already-there', rule: 'HX-166' });
    expect(t.legal(0)).toEqual([null, 'earth', 'moon', 'ceres', 'europa']);
    expect(eventsOf(t.say(0, 'moon'), 'moved')).toEqual([{ seat: 0, place: 'moon', price: 0 }]);
  });

  it('HX-211 HX-212 an effect for all players begins with the Current Player and follows turn order', () => {
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

  it('HX-348 only one player ignores Shut Down; others at the same place do not', () => {
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
