import { describe, expect, it } from 'vitest';
import { DESIGNS, steps } from '../../src/content/index.ts';
import { PROGRAMS } from '../../src/effects/programs.ts';
import { messages } from '../../src/index.ts';
import { at, designs, endTurn, inHand, names, play, scene } from '../scene.ts';

describe('terms', () => {
  it('HX-214 a card consumes itself only after all its other effects', () => {
    const t = scene({ options: { mercury: true }, players: [{ hand: ['IR2'], discard: ['MA'] }] });
    play(t, 'IR2');
    t.expectAsked(0, 'consumeSelf', 'choose');
    expect(at(t, 0).credits).toBe(2);
    expect(designs(at(t, 0).hand)).toEqual(['MA']);
    for (const effects of PROGRAMS.values()) {
      const self = effects.findIndex((step) => step.op === 'consume' && step.from.includes('self'));
      if (self >= 0) expect(self).toBe(effects.length - 1);
    }
  });

  it('HX-218 consumed cards never return to any pile', () => {
    const t = scene({
      market: { bio: 'B02.1' },
      players: [{ hand: ['B01.1', 'B01.2', 'PA', 'T05.1'], deck: ['MA.1', 'MA.2', 'MA.3'] }],
    });
    const [prime, transport] = [t.state.prime.cards.length, t.state.market[2]?.cards.length];
    play(t, 'B01.1');
    t.say(0, [inHand(t, 0, 'PA')]);
    t.say(0, 'play:B01.2');
    t.say(0, ['T05.1']);
    endTurn(t, 0);
    expect(designs(t.state.consumed)).toEqual(['PA', 'T05']);
    expect([t.state.prime.cards.length, t.state.market[2]?.cards.length]).toEqual([prime, transport]);
    const own = [at(t, 0).hand, at(t, 0).deck, at(t, 0).discard].flatMap(designs);
    expect(own.sort()).toEqual(['B01', 'B01', 'MA', 'MA', 'MA']);
  });

  it('HX-219 Obtain puts a card on the deck, Secure into the hand, where it can be played at once', () => {
    const market = { bio: 'B12.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D02.1' };
    const obtained = scene({ market, players: [{ hand: ['K06'] }] });
    play(obtained, 'K06');
    expect(names(at(obtained, 0).deck).at(-1)).toBe('D02.1');
    expect(obtained.refused(0, 'play:D02.1')).toMatchObject({ reason: 'not-in-hand' });
    const secured = scene({ market, players: [{ hand: ['K11'] }] });
    play(secured, 'K11');
    secured.say(0, 'play:D02.1');
    expect(at(secured, 0)).toMatchObject({ defense: 2, credits: 1 });
  });

  it('HX-220 the pool is lost at the end of the turn, everything else stays', () => {
    const kept = { influence: 3, infamy: 2, bankedCredits: 4, bankedDefense: 5 };
    const t = scene({
      options: { mercury: true },
      players: [{ ...kept, credits: 6, defense: 7, cargo: ['mars', 'moon'] }],
    });
    endTurn(t, 0);
    expect(at(t, 0)).toMatchObject({ ...kept, credits: 0, defense: 0, cargo: 0b110 });
  });

  it('HX-221 removed tokens return to their supply', () => {
    const cargo = ['earth'] as const;
    const t = scene({
      seats: 4,
      options: { mercury: true },
      inactive: ['EX2'],
      players: [{ cargo }, { cargo, credits: 0 }, { cargo }, { cargo }],
    });
    expect(t.view(null).locations[0].cargoLeft).toBe(0);
    endTurn(t, 0);
    expect(t.view(null).locations[0].cargoLeft).toBe(4);
    const thawed = scene({ players: [{ cryo: 4, hand: ['B06', 'B06'], architect: 'A10' }] });
    play(thawed, 'B06');
    play(thawed, 'B06');
    thawed.say(0, 'architect:2');
    expect(at(thawed, 0).cryo).toBe(4);
  });

  it('HX-222 a player sees their discard pile but not their deck', () => {
    const t = scene({ players: [{ discard: ['B12', 'MA'], deck: ['SP', 'PA'] }] });
    const own = t.view(0).players[0];
    expect(own.discard.map((card: { design: string }) => card.design)).toEqual(['B12', 'MA']);
    expect(own.deck).toBe(2);
    expect(JSON.stringify(own)).not.toMatch(/"(SP|PA)/);
  });

  it('HX-224 R36 texts say Bank and never the old word Sink', () => {
    const words = Object.values(messages).join('\n');
    expect(words).not.toMatch(/\bsink/i);
    expect(words).toMatch(/\bbank/i);
  });

  it('HX-194 no card searches a deck', () => {
    const zones = new Set<string>();
    for (const effects of PROGRAMS.values()) {
      for (const step of steps(effects)) if ('from' in step) for (const zone of [step.from].flat()) zones.add(zone);
    }
    expect([...zones].sort()).toEqual(['discard', 'hand', 'market', 'self']);
    expect(DESIGNS.length).toBeGreaterThan(0);
  });
});

describe('if able', () => {
  it('HX-213 Key Access is skipped at a Shut Down place and the rest resolves', () => {
    const t = scene({
      active: ['EM1.1'],
      players: [{ place: 'moon', hand: ['T12'], deck: ['MA'], embassies: ['earth'] }],
    });
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0)).toMatchObject({ credits: 3, defense: 0 });
    expect(designs(at(t, 0).hand)).toEqual(['MA']);
  });

  it('HX-213 Key Access is skipped where a Location ability was used this turn', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'], deck: ['MA'] }] });
    t.say(0, 'bonus');
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 1 });
  });

  it('HX-213 an Embassy is skipped where the Location is Shut Down or already has one', () => {
    const shut = scene({ active: ['EE1.1'], players: [{ hand: ['T04'] }] });
    play(shut, 'T04');
    expect(at(shut, 0)).toMatchObject({ credits: 2, embassies: 0 });
    const there = scene({ players: [{ hand: ['T04'], embassies: ['earth'] }] });
    play(there, 'T04');
    expect(at(there, 0)).toMatchObject({ credits: 2, embassies: 1 });
    const free = scene({ players: [{ hand: ['T04'] }] });
    play(free, 'T04');
    expect(at(free, 0)).toMatchObject({ credits: 2, embassies: 1 });
  });
});

describe('terminology', () => {
  it('HX-213 an impossible step is skipped and the rest resolves', () => {
    const t = scene({ active: ['EE1.1'], players: [{ hand: ['T10', 'T12'] }] });
    play(t, 'T10');
    t.say(0, null);
    expect(at(t, 0)).toMatchObject({ embassies: 0, credits: 2, influence: 1 });
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0).credits).toBe(4);
  });

  it('HX-214 HX-331 a card consumes itself after all its other steps', () => {
    const t = scene({ options: { mercury: true }, players: [{ hand: ['IP2'] }] });
    play(t, 'IP2');
    t.expectAsked(0, 'consumeSelf', 'choose');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 2 });
  });

  it('HX-218 HX-219 consumed cards go to the common area; secured cards can be played at once', () => {
    const t = scene({
      market: { bio: 'B01.1', cybernetic: 'K12.1', transport: 'T12.1', defense: 'D12.1' },
      players: [{ hand: ['K11', 'PA'] }],
    });
    play(t, 'K11');
    play(t, 'B01');
    t.say(0, [inHand(t, 0, 'PA')]);
    expect(designs(t.state.consumed)).toEqual(['PA']);
    expect(t.state.prime.cards).toHaveLength(15);
  });
});
