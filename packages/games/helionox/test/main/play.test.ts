import { describe, expect, it } from 'vitest';
import { ILLEGAL_TECH_AT_END } from '../../src/content/index.ts';
import { scoreOf } from '../../src/rules/score.ts';
import { at, designs, endTurn, eventsOf, inHand, names, play, scene } from '../scene.ts';

describe('playing', () => {
  it('HX-139 steps run in printed order, each on the result of the previous one', () => {
    // T01 moves first and then gives Defense, so there is none during the move.
    const t = scene({ players: [{ hand: ['T01', 'MA'] }] });
    play(t, 'T01');
    expect(at(t, 0).defense).toBe(0);
    t.expectAsked(0, 'relocate', 'choose');
    const events = t.say(0, 'moon');
    expect([eventsOf(events, 'moved'), at(t, 0).defense]).toMatchObject([[{ place: 'moon' }], 2]);
    // L03 draws before it discards, so the card just drawn can be discarded.
    const u = scene({ players: [{ place: 'mars', hand: ['SP'], deck: ['MA'] }] });
    u.say(0, 'bonus');
    expect(designs(at(u, 0).hand)).toEqual(['SP', 'MA']);
    u.say(0, [inHand(u, 0, 'MA')]);
    expect([designs(at(u, 0).hand), designs(at(u, 0).discard)]).toEqual([['SP'], ['MA']]);
  });

  it('HX-139 allows no other action until a card is resolved', () => {
    const t = scene({ players: [{ hand: ['T01', 'MA'], credits: 5 }] });
    play(t, 'T01');
    expect(t.asked().map(({ flow }) => flow)).toEqual(['relocate']);
    expect(t.refused(0, 'buy:prime')).toMatchObject({ reason: 'no-such-place' });
  });

  it('HX-140 Credits and Defense wait in the pool; a move that is not made at once is lost', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ hand: ['T01', 'SP', 'MA', 'MA'] }] });
    play(t, 'T01');
    t.say(0, null);
    for (const id of ['MA', 'MA', 'SP']) play(t, id);
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 3, ship: 0 });
    t.say(0, 'overcome:EE5.1');
    t.say(0, 'travel:europa');
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 0, ship: 4 });
    expect(t.refused(0, 'travel:ceres')).toMatchObject({ reason: 'too-little-credits' });
  });

  it('HX-138 HX-146 a card is resolved at once and stays in play', () => {
    const t = scene({ players: [{ hand: ['MA', 'SP', 'MA'] }] });
    play(t, 'MA');
    play(t, 'SP');
    expect(at(t, 0)).toMatchObject({ credits: 1, defense: 1 });
    expect(designs(at(t, 0).played)).toEqual(['MA', 'SP']);
    expect(at(t, 0).discard.cards).toHaveLength(0);
    expect(t.refused(0, 'play:B01.1')).toMatchObject({ reason: 'not-in-hand', rule: 'HX-138' });
  });

  it('HX-145 HX-149 T01 moves before it gives Defense, or stays', () => {
    const t = scene({ players: [{ hand: ['T01.1', 'T01.2'] }] });
    t.say(0, 'play:T01.1');
    expect(at(t, 0).defense).toBe(0);
    expect(t.refused(0, 'europa')).toMatchObject({ reason: 'not-adjacent', rule: 'HX-023' });
    t.say(0, 'moon');
    expect(at(t, 0)).toMatchObject({ defense: 2, ship: 1 });
    t.say(0, 'play:T01.2');
    t.say(0, null);
    expect(at(t, 0)).toMatchObject({ defense: 4, ship: 1 });
  });

  it('HX-147 HX-148 R17 a Unique card is played once and copied once', () => {
    const t = scene({ players: [{ hand: ['B10', 'K05.1', 'K05.2', 'MA'] }] });
    play(t, 'B10');
    t.say(0, [inHand(t, 0, 'MA')]);
    t.say(0, 'play:K05.1');
    expect(t.state.thisTurn.copied).toHaveLength(1);
    t.say(
      0,
      names(at(t, 0).hand)
        .filter((name) => name !== 'K05.2')
        .slice(0, 1),
    );
    expect(t.refused(0, 'play:K05.2')).toMatchObject({ reason: 'unique-spent', rule: 'HX-147' });
  });

  it('HX-023 in the ring Europa is next to Earth', () => {
    const t = scene({ options: { ring: true }, players: [{ hand: ['T01'] }] });
    play(t, 'T01');
    t.say(0, 'europa');
    expect(at(t, 0).ship).toBe(4);
  });
});

describe('cards', () => {
  it('R16 effects, Cycles and the Syndicate do not treat a Prime Asset as a Market card', () => {
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

describe('questions with one answer', () => {
  it('R61 a single candidate is taken without asking', () => {
    const market = { bio: 'B01.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' };
    const t = scene({ market, inactive: ['EE1.1'], players: [{ hand: ['K06', 'D08', 'B05'], discard: ['MA'] }] });
    for (const card of ['K06', 'D08', 'B05']) play(t, card);
    t.expectAsked(0, 'main', 'act');
    expect([names(at(t, 0).deck).at(-1), names(at(t, 0).trophies)]).toEqual(['B01.1', ['EE1.1']]);
    expect(designs(at(t, 0).hand)).toEqual(['MA']);
  });

  it('R61 no player is asked to choose between two copies of the same Event', () => {
    const t = scene({
      options: { mode: 'cooperative' },
      active: ['EM1.1', 'EM1.2'],
      market: { bio: 'B01.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' },
    });
    endTurn(t, 0);
    t.expectAsked(1, 'main', 'act');
    expect(names(t.state.syndicate.active)).toEqual(['EM1.1']);
  });

  it('R61 a payment with only one possible mix is not asked about', () => {
    const t = scene({ options: { mercury: true }, market: { bio: 'B01.1' }, players: [{ bankedCredits: 2 }] });
    t.say(0, 'buy:bio');
    t.expectAsked(0, 'main', 'act');
    expect(names(at(t, 0).deck).at(-1)).toBe('B01.1');
  });

  it('R61 in a Collaboration players with cards are always asked, players without are not', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, { hand: ['MA'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.expectNotAsked(0);
    t.expectAsked(1, 'collaboration', 'partner');
    expect(t.refused(1, inHand(t, 1, 'MA')).reason).toBe('offers-no-defense');
  });
});
