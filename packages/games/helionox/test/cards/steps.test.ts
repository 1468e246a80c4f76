import { describe, expect, it } from 'vitest';
import { isInstant } from '../../src/effects/instant.ts';
import { PROGRAMS } from '../../src/effects/programs.ts';
import { activeEventAt } from '../../src/rules/space.ts';
import { eventsOf } from '../scene.ts';
import { at, bottom, consumed, hand, me, names, play, pool, scene } from './scene.ts';

describe('the steps of an effect', () => {
  it('HX-330 asks to consume a single card in hand, and does not ask without cards', () => {
    const one = scene({ hand: ['SB1.1', 'MA.1'] });
    play(one, 'SB1.1', ['MA.1']);
    expect(consumed(one)).toEqual(['MA.1']);
    const none = scene({ hand: ['SB1.1'] });
    play(none, 'SB1.1');
    expect([pool(none), none.asked().map(({ flow }) => flow)]).toEqual([[1, 0], ['main']]);
  });

  it('HX-325 a step that cannot be done does not stop the later ones', () => {
    const t = scene({ hand: ['T10.1'], at: 'mars', embassies: ['mars'] });
    play(t, 'T10.1', null);
    expect([pool(t), me(t).influence]).toEqual([[2, 0], 1]);
  });

  it('HX-215 a draw refills the deck before the rest of the card resolves', () => {
    const t = scene({ hand: ['B03.1'], deck: [], discard: ['MA.1'] });
    play(t, 'B03.1');
    expect([hand(t), names(me(t).discard)]).toEqual([['MA.1'], []]);
    t.say(0, ['MA.1']);
    expect([consumed(t), pool(t)]).toEqual([['MA.1'], [1, 0]]);
  });

  it('HX-328 draws fewer cards if deck and discard pile run out', () => {
    const t = scene({ hand: ['K10.1'], deck: ['MA.1'], discard: ['MA.2'] });
    play(t, 'K10.1');
    expect([hand(t), names(me(t).deck), names(me(t).discard)]).toEqual([['MA.1', 'MA.2'], [], []]);
  });

  it('HX-328 HX-524 a player without cards to draw draws nothing, and the log reveals nothing', () => {
    const t = scene({ hand: ['K10.1', 'SP.1'], deck: [] });
    const types = t.say(0, 'play:K10.1').map((event) => event.type);
    expect([hand(t), types.includes('drew'), types.includes('reshuffled')]).toEqual([['SP.1'], false, false]);
  });

  it('HX-325 conditional steps ask no question', () => {
    const inside = [...PROGRAMS.values()]
      .flat()
      .flatMap((effect) => ('then' in effect && effect.op !== 'all' ? effect.then : []));
    expect(inside.length).toBeGreaterThan(8);
    expect(inside.filter((effect) => !isInstant(effect))).toEqual([]);
  });

  it('HX-329 discards all cards if there are too few', () => {
    const t = scene({ hand: ['K02.1'], deck: ['MA.1'] });
    play(t, 'K02.1');
    expect([hand(t), names(me(t).discard)]).toEqual([[], ['MA.1']]);
  });

  it('HX-330 cards in play cannot be chosen to be consumed', () => {
    const t = scene({ hand: ['B01.1', 'MA.1', 'MA.2'] });
    play(t, 'MA.2');
    play(t, 'B01.1');
    for (const card of ['B01.1', 'MA.2']) expect(t.refused(0, [card]).reason).toBe('card-not-among');
    t.say(0, ['MA.1']);
    expect(names(me(t).played)).toEqual(['MA.2', 'B01.1']);
  });

  it('HX-332 HX-333 HX-334 obtaining and securing are mandatory if a card qualifies', () => {
    const market = { bio: 'B01.1', cybernetic: 'K01.1', transport: 'T01.1', defense: 'D01.1' };
    const obtained = scene({ hand: ['K06.1'], market });
    play(obtained, 'K06.1');
    expect(obtained.refused(0, null).reason).toBe('no-pass');
    const secured = scene({ hand: ['K11.1'], market });
    play(secured, 'K11.1');
    expect(secured.refused(0, null).reason).toBe('no-pass');
    const back = scene({ hand: ['B05.1'], discard: ['MA.1', 'MA.2'] });
    play(back, 'B05.1');
    expect(back.refused(0, null).reason).toBe('no-pass');
  });

  it('HX-255 HX-332 R18 Inflation does not affect cost limits', () => {
    const market = { bio: 'B12.1', cybernetic: 'K12.1', transport: 'T01.1', defense: 'D12.1' };
    const t = scene({ hand: ['K06.1'], market, active: ['X02.1'] });
    play(t, 'K06.1');
    expect(names(me(t).deck).at(-1)).toBe('T01.1');
  });

  it('HX-336 a granted Cycle can take the Request and does not use up the free Cycle', () => {
    const t = scene({ mercury: true, hand: ['K03.1'], market: { bio: 'B04.1' } });
    const before = names(me(t).request);
    play(t, 'K03.1', 'request');
    expect(names(me(t).request)).not.toEqual(before);
    expect(names(t.state.requests)[0]).toBe(before[0]);
    t.say(0, 'cycle:bio');
    expect(bottom(t, 'bio')).toBe('B04.1');
    expect(t.refused(0, 'cycle:bio').reason).toBe('cycled-already');
  });

  it('HX-335 starting cards count as cost 0', () => {
    const t = scene({ hand: ['B05.1', 'MA.1', 'K05.1'], discard: ['SB1.1'] });
    play(t, 'B05.1');
    expect(hand(t)).toEqual(['MA.1', 'K05.1', 'SB1.1']);
    play(t, 'MA.1');
    play(t, 'K05.1', 'MA.1');
    expect(pool(t)).toEqual([1 + 1 + 1, 0]);
  });

  it('HX-326 Credits and Defense go to the pool of the player who resolves the card', () => {
    const t = scene({ hand: ['D02.1', 'T09.1'], other: 'mars' });
    play(t, 'D02.1');
    play(t, 'T09.1', null);
    t.say(1, null);
    expect([pool(t), t.state.players[1]?.credits, t.state.players[1]?.defense]).toEqual([[3, 2], 0, 0]);
  });

  it('HX-340 HX-540 thawing stops when no counter is left and asks nothing', () => {
    const t = scene({ hand: ['B06.1'], cryo: 1 });
    play(t, 'B06.1');
    expect(me(t).cryo).toBe(0);
    t.expectAsked(0, 'main');
  });

  it('HX-341 tokens above ten are lost, and the log shows the number banked', () => {
    const t = scene({ mercury: true, hand: ['K13.1', 'K13.2'], bankedCredits: 9 });
    expect(eventsOf(t.say(0, 'play:K13.1'), 'banked')).toMatchObject([{ what: 'credits', n: 1 }]);
    expect(me(t).bankedCredits).toBe(10);
    const full = t.say(0, 'play:K13.2');
    expect([eventsOf(full, 'banked').length, eventsOf(full, 'bank-full').length]).toEqual([0, 1]);
    expect(me(t).bankedCredits).toBe(10);
  });

  it('HX-342 rejects Cargo of a colour already aboard, and a second gain at a Location in one turn', () => {
    const aboard = scene({ mercury: true, hand: ['T14.1'], cargo: ['earth'] });
    play(aboard, 'T14.1');
    expect([me(aboard).cargo, aboard.state.thisTurn.gained]).toEqual([0b00001, 0]);
    const t = scene({ mercury: true, hand: ['T14.1'] });
    play(t, 'T14.1');
    expect(t.refused(0, 'cargo').reason).toBe('cargo-aboard');
    expect(t.state.thisTurn.gained).toBe(0b00001);
  });

  it('HX-343 overcoming is mandatory if an Event qualifies', () => {
    const t = scene({ hand: ['D08.1'], inactive: ['EE1.1', 'EE1.2'] });
    play(t, 'D08.1');
    expect(t.refused(0, null).reason).toBe('no-pass');
  });

  it('HX-346 a card that copies cannot be copied', () => {
    const t = scene({ hand: ['K05.1', 'K12.1'], deck: ['MA.1'] });
    play(t, 'K05.1');
    play(t, 'K12.1');
    expect([pool(t), hand(t)]).toEqual([[1, 0], ['MA.1']]);
  });

  it('HX-347 Architect abilities do not count as cards played', () => {
    const t = scene({ hand: ['K05.1'], architect: 'A02' });
    t.say(0, 'architect:1');
    play(t, 'K05.1');
    expect(pool(t)).toEqual([2, 0]);
  });

  it('HX-348 a player who ignores Shut Down still pays the tax', () => {
    const t = scene({ mercury: true, architect: 'A15', fleet: 'F2', credits: 2, active: ['EE2.1'] });
    t.say(0, 'architect:1');
    t.say(0, 'bonus');
    t.say(0, 'cycle');
    t.say(0, 'bio');
    t.say(0, 'travel:moon');
    expect([at(t, 0), pool(t)]).toEqual(['moon', [0, 0]]);
  });

  it('HX-350 cards without a faction or of another faction do not count', () => {
    const t = scene({ hand: ['MA.1', 'PA.1', 'T05.1', 'B04.1'] });
    for (const card of ['MA.1', 'PA.1', 'T05.1']) play(t, card);
    play(t, 'B04.1');
    expect(pool(t)).toEqual([1 + 2 + 3 + 2, 0]);
  });

  it('HX-352 one Active Event at the Location is enough, and Events elsewhere do not count', () => {
    const t = scene({ active: ['EE1.1', 'EM1.1'] });
    expect([0, 1, 2].map((place) => activeEventAt(t.state, place))).toEqual([true, true, false]);
  });

  it('HX-354 a declined or impossible consume does not meet the condition', () => {
    const t = scene({ hand: ['B11.1'] });
    play(t, 'B11.1');
    expect([pool(t), me(t).influence]).toEqual([[3, 0], 0]);
    t.expectAsked(0, 'main');
  });

  it('HX-541 the Infamy of Illegal Tech is taken before its effects', () => {
    const t = scene({ mercury: true, hand: ['IR1.1'], deck: ['MA.1', 'MA.2'] });
    const types = t.say(0, 'play:IR1.1').map((event) => event.type);
    expect(types.indexOf('infamy')).toBeLessThan(types.indexOf('drew'));
    expect(types).toContain('infamy');
  });
});

describe('copied cards', () => {
  it('HX-537 a copy does not count the copied card but counts the copying card', () => {
    const bio = scene({ hand: ['B04.1', 'K05.1'] });
    play(bio, 'B04.1');
    play(bio, 'K05.1');
    expect(pool(bio)).toEqual([4, 0]);
    const cybernetic = scene({ hand: ['K08.1', 'K05.1'] });
    play(cybernetic, 'K08.1', 'bio');
    expect(pool(cybernetic)).toEqual([2, 0]);
    play(cybernetic, 'K05.1', 'bio');
    expect(pool(cybernetic)).toEqual([2 + 3, 0]);
  });

  it('HX-537 a copy may consume the copied card while it is in play', () => {
    const t = scene({ mercury: true, hand: ['IP2.1', 'K05.1'] });
    play(t, 'IP2.1', null);
    play(t, 'K05.1', 'consume');
    expect([pool(t), consumed(t), names(me(t).played)]).toEqual([[4, 4], ['IP2.1'], ['K05.1']]);
  });

  it('HX-538 a card that was consumed still counts as played', () => {
    const t = scene({ mercury: true, hand: ['IP2.1', 'K05.1'] });
    play(t, 'IP2.1', 'consume');
    play(t, 'K05.1');
    expect([pool(t), consumed(t)]).toEqual([[4, 4], ['IP2.1']]);
    t.expectAsked(0, 'main');
  });

  it('HX-148 allows at most one play and one copy of a Unique card', () => {
    const t = scene({
      hand: ['B10.1', 'K05.1', 'K12.1'],
      deck: ['MA.1', 'MA.2', 'MA.3', 'SP.1', 'SP.2', 'SP.3', 'MA.4'],
    });
    play(t, 'B10.1', ['MA.1']);
    play(t, 'K05.1', ['MA.2']);
    play(t, 'K12.1');
    expect([hand(t), pool(t)]).toEqual([
      ['MA.3', 'SP.1', 'SP.2', 'SP.3', 'MA.4'],
      [1, 0],
    ]);
  });

  it('HX-536 Illegal Tech and starting cards count as cost 0', () => {
    const t = scene({ mercury: true, hand: ['IE1.1', 'K05.1'] });
    play(t, 'IE1.1');
    play(t, 'K05.1');
    expect([pool(t), me(t).infamy]).toEqual([[8, 0], 1]);
  });
});
