import { describe, expect, it } from 'vitest';
import { ILLEGAL_TECH_AT_END } from '../src/content/index.ts';
import { scoreOf } from '../src/rules/score.ts';
import { teamScore } from '../src/rules/team-score.ts';
import { at, designs, endTurn, inHand, lastTurn, names, play, type Scene, scene } from './scene.ts';

const resign = (t: Scene, seat: number) => t.table.apply({ kind: 'resign', seat });

describe('cards', () => {
  it('R16 a Prime Asset is no Market card to effects, Cycles and the Syndicate', () => {
    const market = { bio: 'B01.1', cybernetic: 'K01.1', transport: 'T12.1', defense: 'D12.1' };
    const t = scene({ options: { mode: 'cooperative' }, market, players: [{ hand: ['K06'] }] });
    play(t, 'K06');
    expect(t.legal(0)).toEqual(['bio', 'cybernetic']);
    expect(t.refused(0, 'prime').reason).toBe('not-up-to');
    t.say(0, 'bio');
    expect(t.refused(0, 'cycle:prime').reason).toBe('no-such-action');
    endTurn(t, 0);
    expect([t.state.syndicate.cards.cards.length, t.state.prime.cards.length]).toEqual([1, 16]);
  });

  it('R39 each Illegal Tech in deck, hand and discard pile counts against its owner, a consumed one does not', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ deck: ['IE1'], hand: ['IM1', 'IP2'], discard: ['IR1'] }],
    });
    expect(scoreOf(t.state, 0).illegal).toBe(-4 * ILLEGAL_TECH_AT_END);
    play(t, 'IP2');
    t.say(0, 'consume');
    expect(scoreOf(t.state, 0).illegal).toBe(-3 * ILLEGAL_TECH_AT_END);
  });
});

describe('Locations', () => {
  it('R20 after a Bonus no card and no Architect gives Key Access there', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'], architect: 'A07' }] });
    t.say(0, 'bonus');
    const { defense } = at(t, 0);
    play(t, 'T12');
    t.say(0, 'architect:1');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0).defense).toBe(defense);
  });

  it('R20 after Key Access by an Architect neither the use of the turn nor a card works there', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'], embassies: ['moon'], architect: 'A07' }] });
    t.say(0, 'architect:1');
    t.say(0, 'key');
    for (const id of ['bonus', 'key']) expect(t.refused(0, id)).toMatchObject({ reason: 'place-used-already' });
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
  });

  it('R56 Locations, Architects and Fleet Assets bank as cards do', () => {
    const t = scene({
      options: { mercury: true, locations: 'mercury' },
      inactive: ['EE1.1'],
      players: [{ defense: 9, architect: 'A13', fleet: 'F2' }],
    });
    const banked = () => [at(t, 0).bankedCredits, at(t, 0).bankedDefense];
    t.say(0, 'bonus');
    const [byLocation] = banked();
    t.say(0, 'overcome:EE1.1');
    const byFleet = banked()[1];
    t.say(0, 'architect:2');
    const both = banked();
    expect([byLocation, byFleet].every((n) => (n as number) > 0)).toBe(true);
    expect([(both[0] as number) > (byLocation as number), (both[1] as number) > (byFleet as number)]).toEqual([
      true,
      true,
    ]);
  });
});

describe('resigning', () => {
  it('R60 cards and Embassies stay, turns are left out, and the seat ranks behind all that play on', () => {
    const t = scene({
      seats: 3,
      players: [{}, { embassies: ['mars'], discard: ['B12'], influence: 200 }, { infamy: 9 }],
    });
    resign(t, 1);
    expect([designs(at(t, 1).discard), t.view(0).players[1].embassies]).toEqual([['B12'], ['mars']]);
    for (const seat of [0, 2, 0]) endTurn(t, seat);
    t.expectAsked(2, 'main', 'act');
    lastTurn(t);
    endTurn(t, 2);
    const { scores, places, winners, reason } = t.state.result as NonNullable<Scene['state']['result']>;
    expect([reason, places[1], winners]).toEqual(['last-event', 3, [0]]);
    expect(scores[1]).toBeGreaterThan(scores[0] as number);
  });

  it('R60 the first to leave is last, and the last rival left wins at once', () => {
    const t = scene({ seats: 4, players: [{}, {}, { influence: 50 }] });
    for (const seat of [2, 0, 3]) resign(t, seat);
    expect(t.state.result).toMatchObject({ reason: 'resignation', places: [3, 1, 4, 2], winners: [1] });
  });

  it('R60 a team plays on with whoever is left, and what the other has still counts; when nobody is, it has lost', () => {
    const t = scene({ options: { mode: 'cooperative' }, missions: [], players: [{ influence: 7 }, {}] });
    resign(t, 0);
    expect(teamScore(t.state).players).toBeGreaterThanOrEqual(7);
    for (let turn = 0; turn < 2; turn++) {
      t.expectAsked(1, 'main', 'act');
      t.say(1, 'end');
      while (t.asked()[0]?.flow !== 'main') t.say(1, t.legal(1)[0] ?? null);
    }
    resign(t, 1);
    expect(t.state.result).toMatchObject({ reason: 'team-resigned', winners: [] });
  });
});

describe('questions with one answer', () => {
  it('R61 a single candidate is taken without asking', () => {
    const market = { bio: 'B01.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' };
    const t = scene({ market, inactive: ['EE1.1'], players: [{ hand: ['K06', 'D08', 'B05'], discard: ['MA'] }] });
    for (const card of ['K06', 'D08', 'B05']) play(t, card);
    t.expectAsked(0, 'main', 'act');
    expect([names(at(t, 0).deck).at(-1), names(at(t, 0).trophies)]).toEqual(['B01.1', ['EE1.1']]);
    expect(designs(at(t, 0).hand)).toEqual(['MA']);
  });

  it('R61 two copies of one Event are no choice for the Syndicate', () => {
    const t = scene({
      options: { mode: 'cooperative' },
      active: ['EM1.1', 'EM1.2'],
      market: { bio: 'B01.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' },
    });
    endTurn(t, 0);
    t.expectAsked(1, 'main', 'act');
    expect(names(t.state.syndicate.active)).toEqual(['EM1.1']);
  });

  it('R61 a payment that can be made in one way only asks for no mix', () => {
    const t = scene({ options: { mercury: true }, market: { bio: 'B01.1' }, players: [{ bankedCredits: 2 }] });
    t.say(0, 'buy:bio');
    t.expectAsked(0, 'main', 'act');
    expect(names(at(t, 0).deck).at(-1)).toBe('B01.1');
  });

  it('R61 in a Collaboration whoever has cards is asked, whatever they are; who has none is not', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, { hand: ['MA'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.expectNotAsked(0);
    t.expectAsked(1, 'collaboration', 'partner');
    expect(t.refused(1, inHand(t, 1, 'MA')).reason).toBe('offers-no-defense');
  });
});
