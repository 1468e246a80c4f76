import { EVERYBODY } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { syndicateScore } from '../../src/rules/team-score.ts';
import { designs, endTurn, lastTurn, names, type Scene, type Setting, scene } from '../scene.ts';

const team = (setting: Setting = {}, options: Record<string, string | boolean> = {}): Scene =>
  scene({ ...setting, options: { mode: 'cooperative', ...options } });

const MARKET = { bio: 'B03.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' };

describe('the Shadow Syndicate', () => {
  const MARKET = { bio: 'B03.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' };

  it('HX-298 HX-299 HX-304 scores the Active Event with the highest Influence after the turn', () => {
    const t = team({ active: ['EE1.1', 'EM2.1'], inactive: ['X10'], market: MARKET });
    endTurn(t, 0);
    expect(names(t.state.syndicate.active)).toEqual(['EM2.1']);
    expect(designs(t.state.syndicate.cards)).toEqual(['K12']);
    expect(syndicateScore(t.state)).toMatchObject({ events: 3, cards: 5 });
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-300 HX-301 scores an Inactive Event if none is Active; of equal ones, the closest to Earth', () => {
    const t = team({ inactive: ['EP1.1', 'EM5.1', 'ER4.1'], market: MARKET });
    endTurn(t, 0);
    expect(names(t.state.syndicate.inactive)).toEqual(['EM5.1']);
  });

  it('HX-301 HX-545 R44 lets the player whose turn ended choose between tied Events at one Location', () => {
    const t = team({ active: ['EM5.1', 'EM1.1', 'EM6.1'], market: MARKET });
    endTurn(t, 0);
    t.expectAsked(0, 'syndicate', 'chooseEvent');
    expect(t.refused(0, 'EM5.1')).toMatchObject({ reason: 'no-such-choice', rule: 'HX-301' });
    t.say(0, 'EM6.1');
    expect(names(t.state.syndicate.active)).toEqual(['EM6.1']);
  });

  it('HX-302 HX-307 scores no Event if there is none', () => {
    const t = team({ market: MARKET });
    endTurn(t, 0);
    expect(t.state.syndicate.active.cards.length + t.state.syndicate.inactive.cards.length).toBe(0);
    expect(t.state.syndicate.cards.cards).toHaveLength(1);
  });

  it('HX-303 HX-256 can score a Catastrophic Event, which ends its effects', () => {
    const t = team({ active: ['X02'], market: MARKET, players: [{}, { place: 'ceres' }] });
    endTurn(t, 0);
    expect(names(t.state.syndicate.active)).toEqual(['X02.1']);
    t.say(1, 'bonus');
  });

  it('HX-305 HX-306 HX-134 scores the card with the highest Influence, then cost; the slot refills', () => {
    const t = team({ market: { bio: 'B06.1', cybernetic: 'K08.1', transport: 'T08.1', defense: 'D01.1' } });
    endTurn(t, 0);
    expect(t.legal(0, 'chooseCard')).toEqual(['cybernetic', 'transport']);
    t.say(0, 'transport');
    expect(designs(t.state.syndicate.cards)).toEqual(['T08']);
    expect([t.state.market[2]?.cards.length, t.state.prime.cards.length]).toEqual([21, 16]);
    expect(t.state.market[2]?.known.at(-1)).toBe(EVERYBODY);
  });

  it('HX-305 R44 scores the leftmost of equal cards if the player does not choose', () => {
    const t = team({ market: { bio: 'B06.1', cybernetic: 'K08.1', transport: 'T08.1', defense: 'D01.1' } });
    endTurn(t, 0);
    const { question } = t.expectAsked(0, 'syndicate', 'chooseCard');
    t.table.apply({ kind: 'expire', question });
    expect(designs(t.state.syndicate.cards)).toEqual(['K08']);
  });
});

describe('the Syndicate', () => {
  it('HX-298 scores after the new hand is drawn, even after the last turn', () => {
    const t = team({ active: ['EE1.1'], market: MARKET, missions: [], players: [{}] });
    lastTurn(t);
    const types = t.say(0, 'end').map((event) => event.type);
    expect(types.indexOf('drew')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('syndicate-event')).toBeGreaterThan(types.indexOf('drew'));
    expect(types.indexOf('game-ended')).toBeGreaterThan(types.indexOf('syndicate-card'));
    expect(syndicateScore(t.state)).toMatchObject({ events: 2, cards: 5 });
  });

  it('HX-307 pays nothing and ignores Shut Down, tax and Inflation', () => {
    const t = team({ active: ['X02', 'X03', 'X10'], market: MARKET, players: [{ credits: 3, defense: 3 }] });
    const [ships, prime] = [t.state.players.map((player) => player.ship), t.state.prime.cards.length];
    endTurn(t, 0);
    expect([names(t.state.syndicate.active), designs(t.state.syndicate.cards)]).toEqual([['X10.1'], ['K12']]);
    expect([t.state.players.map((player) => player.ship), t.state.prime.cards.length]).toEqual([ships, prime]);
  });
});
