import { describe, expect, it } from 'vitest';
import { at, designs, endTurn, inHand, names, offered, play, scene, told } from './scene.ts';

describe('free Cycle', () => {
  it('HX-082 HX-084 once a turn a face-up card goes under its deck and the next is turned up', () => {
    const t = scene({ market: { bio: 'B01.1' } });
    t.say(0, 'cycle:bio');
    expect(designs(t.state.market[0] as never)[0]).toBe('B01');
    expect(t.refused(0, 'cycle:defense')).toMatchObject({ reason: 'cycled-already', rule: 'HX-082' });
  });

  it('HX-085 HX-336 a Cycle granted by a card does not use up the free one', () => {
    const t = scene({ players: [{ hand: ['K03'] }] });
    play(t, 'K03');
    t.say(0, 'bio');
    expect(at(t, 0).credits).toBe(2);
    t.say(0, 'cycle:bio');
  });

  it('HX-086 the last card of a faction is turned up again and the Cycle is spent', () => {
    const t = scene();
    t.edit((s) => {
      const deck = s.market[0] as (typeof s.market)[0];
      s.box.cards.push(...deck.cards.splice(0, deck.cards.length - 1));
      s.box.known.push(...deck.known.splice(0, deck.known.length - 1));
    });
    const last = t.state.market[0]?.cards.at(-1);
    t.say(0, 'cycle:bio');
    expect(t.state.market[0]?.cards).toEqual([last]);
    expect(t.state.thisTurn.cycled).toBe(true);
  });

  it('HX-088 HX-135 R15 an empty slot can be neither Cycled nor bought from and stays empty', () => {
    const t = scene({ players: [{ credits: 9 }] });
    t.edit((s) => {
      const deck = s.market[0] as (typeof s.market)[0];
      s.box.cards.push(...deck.cards.splice(0));
      s.box.known.push(...deck.known.splice(0));
    });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'slot-empty', rule: 'HX-088' });
    expect(t.refused(0, 'buy:bio')).toMatchObject({ reason: 'slot-empty', rule: 'HX-135' });
  });

  it('HX-440 nothing is Cycled while The Long Dark is Active', () => {
    const t = scene({ active: ['X10'], players: [{ hand: ['K03'] }] });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'no-cycling', rule: 'HX-440' });
    play(t, 'K03');
    t.expectAsked(0, 'main', 'act');
  });
});

describe('Location Bonus and Key Access', () => {
  it('HX-094 granted Key Access is told to all like any other', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T11'] }] });
    play(t, 'T11');
    t.say(0, null);
    expect(told(t.say(0, 'key'), 'key-used')).toEqual([{ seat: 0, place: 'moon' }]);
  });

  it('HX-089 HX-090 one Location Bonus or one Key Access a turn', () => {
    const t = scene({ players: [{ place: 'moon', embassies: ['moon', 'ceres'], credits: 9 }] });
    t.say(0, 'bonus');
    expect(at(t, 0).defense).toBe(1);
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'location-used-already', rule: 'HX-089' });
    t.say(0, 'travel:ceres');
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'location-used-already' });
  });

  it('HX-091 HX-173 an Embassy placed this turn gives Key Access at once', () => {
    const t = scene({ players: [{ place: 'moon', credits: 2 }] });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'no-embassy-here', rule: 'HX-091' });
    t.say(0, 'embassy');
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ credits: 0, defense: 2 });
  });

  it('HX-093 with an Embassy the plain Location Bonus may be chosen', () => {
    const t = scene({ players: [{ place: 'ceres', embassies: ['ceres'] }] });
    t.say(0, 'bonus');
    expect(at(t, 0).credits).toBe(1);
  });

  it('HX-094 HX-096 HX-339 granted Key Access needs no Embassy, comes on top and uses the place up', () => {
    const t = scene({ players: [{ hand: ['T12', 'MA'], place: 'moon' }] });
    play(t, 'T12');
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 2 });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'place-used-already', rule: 'HX-096' });
    expect(t.state.thisTurn.accessed).toBe(false);
  });

  it('HX-095 HX-097 R21 granted Key Access may be declined and works at each place once', () => {
    const t = scene({ players: [{ hand: ['T07', 'T11'], place: 'moon' }] });
    play(t, 'T07');
    t.say(0, null);
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ defense: 2, influence: 1 });
    play(t, 'T11');
    t.say(0, 'ceres');
    t.say(0, null);
    expect(at(t, 0).credits).toBe(1);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-072 R22 Shut Down stops Bonus, Key Access, Embassies and Cargo that comes or goes', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EM1.1'],
      players: [{ place: 'moon', credits: 9, cargo: ['mars'], hand: ['T04', 'T12', 'T14'], deck: ['MA'] }],
    });
    for (const id of ['bonus', 'embassy', 'cargo', 'deliver:mars']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'shut-down' });
    }
    for (const card of ['T04', 'T12', 'T14']) play(t, card);
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0)).toMatchObject({ embassies: 0, cargo: 0b100, defense: 0 });
  });

  it('HX-073 Shut Down stops nothing else', () => {
    const t = scene({
      inactive: ['EE4.1'],
      active: ['X01', 'EE5.1'],
      market: { bio: 'B01.1' },
      players: [{ place: 'moon', credits: 20, defense: 20, hand: ['MA'], architect: 'A10' }, {}],
    });
    t.say(0, 'travel:earth');
    play(t, 'MA');
    t.say(0, 'buy:bio');
    t.say(0, 'cycle:defense');
    t.say(0, 'architect:1');
    t.say(0, 'overcome:EE4.1');
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'decline');
    t.say(0, 'travel:mars');
    expect(at(t, 0)).toMatchObject({ ship: 2, cryo: 2 });
    expect(designs(at(t, 0).deck).at(-1)).toBe('B01');
    const team = scene({
      options: { mode: 'cooperative', difficulty: 'veteran' },
      active: ['X01'],
      players: [{ credits: 1 }],
    });
    team.say(0, 'garrison:credit');
    expect(team.state.garrisons).toBe(0b11110);
  });

  it('HX-098 HX-070 an Active Event shuts its Location down, and no other', () => {
    const t = scene({ active: ['EM1'], players: [{ place: 'moon', embassies: ['moon'], credits: 3 }] });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down', rule: 'HX-098' });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'shut-down' });
    expect(offered(t, 'bonus')?.why?.reason).toBe('shut-down');
    t.say(0, 'travel:ceres');
    t.say(0, 'bonus');
  });

  it('HX-175 HX-071 HX-075 a Catastrophic Event shuts every Location, but only while Active', () => {
    const active = scene({ active: ['X01'], players: [{ place: 'ceres', credits: 2 }] });
    expect(active.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    expect(active.refused(0, 'embassy')).toMatchObject({ reason: 'shut-down', rule: 'HX-175' });
    const inactive = scene({ inactive: ['X01'], players: [{ place: 'ceres', credits: 2 }] });
    inactive.say(0, 'bonus');
    inactive.say(0, 'embassy');
  });

  it('HX-074 Shut Down ends the moment its last cause is gone', () => {
    const t = scene({ active: ['EC1.1'], players: [{ place: 'ceres', defense: 3 }] });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    t.say(0, 'overcome:EC1.1');
    t.say(0, 'bonus');
  });

  it('HX-099 Defense from the Lunar Base helps at another Location', () => {
    const t = scene({ inactive: ['EC1.1'], players: [{ place: 'moon', defense: 1, credits: 2 }] });
    t.say(0, 'bonus');
    t.say(0, 'travel:ceres');
    t.say(0, 'overcome:EC1.1');
    expect(at(t, 0)).toMatchObject({ defense: 0, influence: 1 });
  });

  it('HX-361 the Old World Capital lets choose between thawing and Cycling', () => {
    const t = scene({ players: [{ place: 'earth', cryo: 2 }] });
    t.say(0, 'bonus');
    t.say(0, 'thaw');
    expect(at(t, 0).cryo).toBe(1);
  });
});

describe('obtaining', () => {
  it('HX-130 HX-131 HX-132 HX-134 bought cards go on top of the deck and the slot refills', () => {
    const t = scene({ market: { bio: 'B01.1', defense: 'D01.1' }, players: [{ credits: 4 }] });
    t.say(0, 'buy:bio');
    t.say(0, 'buy:defense');
    expect(designs(at(t, 0).deck).slice(-2)).toEqual(['B01', 'D01']);
    expect(at(t, 0).credits).toBe(0);
    expect(t.state.market[0]?.cards).toHaveLength(20);
    expect(t.refused(0, 'buy:bio')).toMatchObject({ reason: 'too-little-credits', rule: 'HX-130' });
  });

  it('HX-136 HX-137 a Prime Asset costs 3 whatever the Inflation', () => {
    const t = scene({ active: ['X02'], market: { bio: 'B01.1' }, players: [{ credits: 5 }] });
    t.say(0, 'buy:prime');
    expect(at(t, 0).credits).toBe(2);
    expect(t.refused(0, 'buy:bio')).toMatchObject({
      reason: 'too-little-credits',
      params: { need: 3, have: 2, short: 1 },
    });
    expect(designs(at(t, 0).deck).at(-1)).toBe('PA');
  });

  it('HX-133 HX-191 R13 on an empty deck the card becomes the deck; the discard is shuffled only for a further draw', () => {
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

describe('playing', () => {
  it('HX-139 steps run in printed order, each on what the one before has left', () => {
    // T01 moves, then gives Defense: at the time of the move there is none yet.
    const t = scene({ players: [{ hand: ['T01', 'MA'] }] });
    play(t, 'T01');
    expect(at(t, 0).defense).toBe(0);
    t.expectAsked(0, 'relocate', 'choose');
    const events = t.say(0, 'moon');
    expect([told(events, 'moved'), at(t, 0).defense]).toMatchObject([[{ place: 'moon' }], 2]);
    // L03 draws before it discards: the card just drawn can be the one to go.
    const u = scene({ players: [{ place: 'mars', hand: ['SP'], deck: ['MA'] }] });
    u.say(0, 'bonus');
    expect(designs(at(u, 0).hand)).toEqual(['SP', 'MA']);
    u.say(0, [inHand(u, 0, 'MA')]);
    expect([designs(at(u, 0).hand), designs(at(u, 0).discard)]).toEqual([['SP'], ['MA']]);
  });

  it('HX-139 until a card is resolved nothing else is done', () => {
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

describe('Overcoming', () => {
  it('HX-150 HX-152 HX-153 HX-216 R26 the face-up side is paid and scored; what is left stays', () => {
    const t = scene({ inactive: ['EE1.1'], active: ['EE4.1'], players: [{ defense: 5 }] });
    t.say(0, 'overcome:EE1.1');
    t.say(0, 'overcome:EE4.1');
    expect(at(t, 0)).toMatchObject({ defense: 1, influence: 2 });
    expect(designs(at(t, 0).trophies)).toEqual(['EE1', 'EE4']);
  });

  it('HX-151 HX-154 not from elsewhere, and not in part', () => {
    const t = scene({ inactive: ['EE2.1', 'EM1.1'], players: [{ defense: 2, embassies: ['moon'] }] });
    expect(t.refused(0, 'overcome:EM1.1')).toMatchObject({ reason: 'event-elsewhere', rule: 'HX-151' });
    expect(t.refused(0, 'overcome:EE2.1')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-150' });
    expect(t.refused(0, 'overcome:EE3.1')).toMatchObject({ reason: 'event-not-in-play' });
  });

  it('HX-156 HX-158 HX-162 R27 a card from hand pays an Active Event with that icon', () => {
    const t = scene({ active: ['EE5.1'], inactive: ['EE4.1'], players: [{ hand: ['SB1', 'MA'] }] });
    expect(t.refused(0, 'alternative:EE4.1')).toMatchObject({ reason: 'no-alternative', rule: 'HX-158' });
    t.say(0, 'alternative:EE5.1');
    expect(t.refused(0, [inHand(t, 0, 'MA')])).toMatchObject({ reason: 'cards-do-not-pay', rule: 'HX-157' });
    t.say(0, ['SB1.1']);
    expect(at(t, 0)).toMatchObject({ influence: 2 });
    expect(designs(at(t, 0).discard)).toEqual(['SB1']);
  });

  it('HX-157 HX-160 two icons need two cards', () => {
    const t = scene({ active: ['EM3.1'], players: [{ hand: ['SB1'], place: 'moon' }] });
    expect(t.refused(0, 'alternative:EM3.1')).toMatchObject({ reason: 'cards-missing', rule: 'HX-157' });
    const u = scene({ active: ['EM3.1'], players: [{ hand: ['SB1', 'MA'], place: 'moon' }] });
    u.say(0, 'alternative:EM3.1');
    u.say(0, ['SB1.1', inHand(u, 0, 'MA')]);
    expect(at(u, 0).influence).toBe(3);
  });

  it('HX-161 HX-163 Credits of an alternative come from the pool only', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EM4.1'],
      players: [{ place: 'moon', credits: 3, bankedCredits: 5, defense: 3 }],
    });
    expect(t.refused(0, 'alternative:EM4.1')).toMatchObject({ reason: 'too-little-credits', rule: 'HX-161' });
    const u = scene({ active: ['EM4.1'], players: [{ place: 'moon', credits: 4 }] });
    u.say(0, 'alternative:EM4.1');
    expect(at(u, 0)).toMatchObject({ credits: 0, influence: 3 });
  });
});

describe('travel and Embassies', () => {
  it('HX-164 HX-165 HX-168 a move that cannot be paid is refused by the rule that sets its price', () => {
    const plain = scene({ players: [{ credits: 1 }] });
    expect(plain.refused(0, 'travel:moon')).toMatchObject({ rule: 'HX-164', params: { need: 2, have: 1, short: 1 } });
    const embassy = scene({ players: [{ embassies: ['moon'] }] });
    expect(embassy.refused(0, 'travel:moon')).toMatchObject({ rule: 'HX-165', params: { need: 1, have: 0 } });
    const taxed = scene({ active: ['EE2.1'], players: [{ credits: 2, embassies: ['moon'] }] });
    expect(taxed.refused(0, 'travel:moon')).toMatchObject({ rule: 'HX-168', params: { need: 3, have: 2, short: 1 } });
  });

  it('HX-164 HX-165 HX-166 two Credits, one to an own Embassy, and always away', () => {
    const t = scene({ players: [{ credits: 3, embassies: ['europa'] }] });
    t.say(0, 'travel:mars');
    t.say(0, 'travel:europa');
    expect(at(t, 0)).toMatchObject({ credits: 0, ship: 4 });
    expect(t.refused(0, 'travel:europa')).toMatchObject({ reason: 'already-there', rule: 'HX-166' });
  });

  it('HX-168 HX-169 HX-170 R23 a tax makes it 3, however many there are, also to an Embassy', () => {
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

  it('HX-439 Warp Collapse bars granted moves, not paid ones', () => {
    const u = scene({ active: ['X09'], players: [{ hand: ['T02'], credits: 2 }] });
    play(u, 'T02');
    expect(at(u, 0).credits).toBe(3);
    u.say(0, 'travel:moon');
  });

  it('HX-174 HX-176 HX-177 one own Embassy for each Location', () => {
    const t = scene({ players: [{ credits: 6 }, { embassies: ['earth'] }] });
    t.say(0, 'embassy');
    expect(t.refused(0, 'embassy')).toMatchObject({ reason: 'embassy-there', rule: 'HX-174' });
    t.say(0, 'travel:moon');
    t.say(0, 'embassy');
    expect(at(t, 0)).toMatchObject({ credits: 0, embassies: 0b11 });
  });
});

describe('Architect', () => {
  it('HX-079 a single Cryo Counter is enough to stop both abilities, none lets them work', () => {
    const t = scene({ players: [{ architect: 'A10', cryo: 1 }] });
    for (const id of ['architect:1', 'architect:2']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'architect-frozen', rule: 'HX-079', params: { count: 1 } });
      expect(t.legal(0)).not.toContain(id);
    }
    const ready = scene({ players: [{ architect: 'A10', cryo: 0 }] });
    expect(ready.legal(0)).toEqual(expect.arrayContaining(['architect:1', 'architect:2']));
  });

  it("HX-181 a player's Architect works on the own turn alone", () => {
    const t = scene({ players: [{ architect: 'A02' }, { architect: 'A10' }] });
    t.say(0, 'architect:1');
    // The ability used is the own one: Credits of A02, no Defense of A10.
    expect([at(t, 0).credits, at(t, 0).defense, at(t, 0).cryo, at(t, 1).cryo]).toEqual([2, 0, 3, 0]);
    t.expectNotAsked(1);
  });

  it('HX-178 HX-079 HX-180 R35 counters are placed even where the ability does nothing', () => {
    const t = scene({ players: [{ architect: 'A03' }] });
    t.say(0, 'architect:2');
    expect(at(t, 0)).toMatchObject({ cryo: 3 });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architect-frozen', rule: 'HX-079' });
  });

  it('HX-179 it works again when all counters are gone', () => {
    const t = scene({ players: [{ architect: 'A10', hand: ['B06'] }] });
    t.say(0, 'architect:1');
    play(t, 'B06');
    t.say(0, 'architect:1');
    expect(at(t, 0)).toMatchObject({ cryo: 2, defense: 6 });
  });

  it('HX-438 no Architect works while the Machine Revolt is Active; HX-078 counters still melt', () => {
    const t = scene({ active: ['X08'], players: [{ cryo: 0 }, { cryo: 2 }] });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architects-barred', rule: 'HX-438' });
    endTurn(t, 0);
    expect(at(t, 1).cryo).toBe(1);
  });

  it('HX-382 HX-211 HX-212 A12 lets every player move, the Current Player first', () => {
    const t = scene({ players: [{ architect: 'A12' }, { place: 'mars' }] });
    t.say(0, 'architect:1');
    t.say(0, 'moon');
    t.say(1, 'ceres');
    expect([at(t, 0).ship, at(t, 1).ship, at(t, 0).credits]).toEqual([1, 3, 1]);
  });

  it('HX-210 HX-338 R25 A12 places an Embassy for everybody who can', () => {
    const t = scene({ active: ['ER1.1'], players: [{ architect: 'A12' }, { place: 'mars' }] });
    t.say(0, 'architect:2');
    expect([at(t, 0).embassies, at(t, 1).embassies]).toEqual([1, 0]);
    expect(at(t, 0)).toMatchObject({ influence: 2, credits: 1, cryo: 4 });
  });
});
