import { describe, expect, it } from 'vitest';
import { cardNamed, DESIGNS, missionOf, steps } from '../src/content/index.ts';
import { PROGRAMS } from '../src/effects/programs.ts';
import { messages } from '../src/index.ts';
import { meets, scoreOf } from '../src/rules/score.ts';
import { at, designs, endTurn, inHand, lastTurn, names, play, type Scene, type Setting, scene } from './scene.ts';

/** All actions of a Main Phase that lower a pool, each tried on a table of its own. */
function spenders(what: 'credits' | 'defense', setting: Setting, garrisons: number): string[] {
  const fresh = (): Scene => {
    const t = scene(setting);
    t.edit((s) => {
      s.garrisons = garrisons;
    });
    return t;
  };
  const verbs = new Set<string>();
  for (const id of fresh().legal(0) as string[]) {
    const t = fresh();
    const before = at(t, 0)[what];
    t.say(0, id);
    if (t.state.phase === 'main' && at(t, 0)[what] < before)
      verbs.add(/^garrison|:prime$/.test(id) ? id : id.replace(/:.*/, ''));
  }
  return [...verbs].sort();
}

describe('what tokens are spent on', () => {
  const setting: Setting = {
    options: { mode: 'cooperative', difficulty: 'veteran', mercury: true },
    active: ['EE3.1', 'EE6.1'],
    inactive: ['EE1.1'],
    market: { defense: 'D01.1' },
    players: [
      { credits: 50, defense: 50, hand: ['MA', 'SP', 'D02', 'T05'], cargo: ['moon'], architect: 'A15', fleet: 'F2' },
      {},
    ],
  };

  it('HX-141 Credits: Market cards, Prime Assets, moves, Embassies, Cargo, alternatives and Garrisons', () => {
    expect(spenders('credits', setting, 0b11111)).toEqual([
      'alternative',
      'buy',
      'buy:prime',
      'garrison:credit',
      'travel',
    ]);
    expect(spenders('credits', { ...setting, active: ['EM4.1'] }, 0)).toEqual([
      'buy',
      'buy:prime',
      'cargo',
      'embassy',
      'travel',
    ]);
  });

  it('HX-142 Defense: Events and Garrisons, and the own share of a Collaboration', () => {
    expect(spenders('defense', setting, 0b11111)).toEqual(['garrison:defense', 'overcome']);
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 2 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    expect(at(t, 0).defense).toBe(0);
  });
});

describe('Collaboration', () => {
  it('HX-117 an alternative is no part of it: Credits for it do not make up for Defense', () => {
    const t = scene({ active: ['EE3.1'], players: [{ credits: 4 }, { hand: ['SP'] }] });
    expect(t.refused(0, 'collaborate:EE3.1:1')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-105' });
    t.say(0, 'alternative:EE3.1');
    expect(at(t, 0)).toMatchObject({ credits: 0, influence: 3 });
  });

  it('HX-117 HX-159 HX-181 while it runs neither side can pay icons, and the partner uses no Architect', () => {
    const t = scene({
      active: ['EE5.1'],
      players: [
        { defense: 1, hand: ['SB1'], architect: 'A10' },
        { hand: ['SB2', 'MA'], architect: 'A11' },
      ],
    });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    const instead = { reason: 'only-defense-now', rule: 'HX-117' };
    expect(t.refused(0, 'alternative:EE5.1')).toMatchObject(instead);
    expect(t.refused(0, 'SB1.1')).toMatchObject({ reason: 'offers-no-defense', rule: 'HX-112' });
    t.say(0, null);
    expect(t.refused(1, 'alternative:EE5.1')).toMatchObject(instead);
    expect(t.refused(1, 'architect:1')).toMatchObject({ reason: 'only-defense-now', rule: 'HX-116' });
    expect(t.refused(1, 'SB2.1')).toMatchObject({ reason: 'offers-no-defense' });
    t.say(1, null);
    t.say(0, 'alternative:EE5.1');
    t.say(0, ['SB1.1']);
    expect(at(t, 0).influence).toBe(2);
  });

  it('HX-104 two players at one place may each call the other on their own turns', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, {}] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'decline');
    endTurn(t, 0);
    t.edit((s) => {
      (s.players[1] as (typeof s.players)[0]).defense = 1;
    });
    t.say(1, 'collaborate:EE5.1:0');
    expect(t.expectAsked(0, 'collaboration', 'answer')).toMatchObject({ seat: 0 });
  });

  it('HX-155 HX-528 a partner whose card Overcomes does not: the Event stays and nobody has a trophy', () => {
    const t = scene({ inactive: ['X02'], players: [{ defense: 1 }, { hand: ['D12'] }] });
    t.say(0, 'collaborate:X02.1:1');
    t.say(1, 'accept');
    t.say(1, 'D12.1');
    expect(names(t.state.inactive)).toEqual(['X02.1']);
    expect([at(t, 0).trophies.cards, at(t, 1).trophies.cards]).toEqual([[], []]);
  });

  it('HX-116 HX-259 the banked Defense of a partner is not used', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE5.1'],
      players: [{ defense: 1 }, { hand: ['SP'], bankedDefense: 5 }],
    });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    expect(names(t.state.inactive)).toEqual(['EE5.1']);
    expect(at(t, 1).bankedDefense).toBe(5);
  });
});

describe('buying and paying', () => {
  it('HX-129 any number of cards from any place, Shut Down or not', () => {
    const t = scene({ active: ['X01', 'EP1.1'], players: [{ place: 'europa', credits: 60 }] });
    const before = at(t, 0).deck.cards.length;
    for (const slot of ['bio', 'bio', 'prime', 'cybernetic', 'prime', 'transport', 'defense']) t.say(0, `buy:${slot}`);
    expect(at(t, 0).deck.cards).toHaveLength(before + 7);
    expect(t.state.prime.cards).toHaveLength(14);
  });

  it('HX-159 an alternative needs the Ship there; an Embassy does not help', () => {
    const t = scene({ active: ['EM4.1'], players: [{ place: 'earth', embassies: ['moon'], credits: 5 }] });
    expect(t.refused(0, 'alternative:EM4.1')).toMatchObject({ reason: 'event-elsewhere', rule: 'HX-151' });
    t.say(0, 'travel:moon');
    t.say(0, 'alternative:EM4.1');
    expect(at(t, 0)).toMatchObject({ credits: 0, influence: 3 });
  });

  it('HX-163 Defense and icons cannot be mixed', () => {
    const t = scene({ active: ['EM4.1'], players: [{ place: 'moon', credits: 3, defense: 3 }] });
    expect(t.refused(0, 'alternative:EM4.1')).toMatchObject({ reason: 'too-little-credits' });
    expect(t.refused(0, 'overcome:EM4.1')).toMatchObject({ reason: 'too-little-defense' });
  });

  it('HX-172 who ignores Shut Down is taxed all the same', () => {
    const t = scene({
      options: { mercury: true },
      active: ['ER1.1'],
      players: [{ place: 'mars', credits: 2, architect: 'A15', fleet: 'F2' }],
    });
    t.say(0, 'architect:1');
    t.say(0, 'travel:moon');
    expect(at(t, 0)).toMatchObject({ credits: 0, ship: 1 });
  });

  it('HX-176 an Embassy stays where it is when its owner leaves and when its place is Shut Down', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ embassies: ['earth'], credits: 2 }] });
    t.say(0, 'travel:moon');
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE1.1']);
    expect(at(t, 0).embassies).toBe(1);
    expect(t.view(1).players[0].embassies).toEqual(['earth']);
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

  it('HX-213 and where a Location ability was used this turn', () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'], deck: ['MA'] }] });
    t.say(0, 'bonus');
    play(t, 'T12');
    t.expectAsked(0, 'main', 'act');
    expect(at(t, 0)).toMatchObject({ credits: 2, defense: 1 });
  });

  it('HX-213 an Embassy is skipped where the Ship is Shut Down or has one already', () => {
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

describe('words', () => {
  it('HX-214 a card consumes itself only when all its other effects are done', () => {
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

  it('HX-218 what is consumed is gone for good and goes back to no pile', () => {
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

  it('HX-219 Obtain is to the top of the deck, Secure to the hand and playable at once', () => {
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

  it('HX-221 a removed token is in its supply again', () => {
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

  it('HX-222 the own discard pile is open to its owner, the own deck is not', () => {
    const t = scene({ players: [{ discard: ['B12', 'MA'], deck: ['SP', 'PA'] }] });
    const own = t.view(0).players[0];
    expect(own.discard.map((card: { design: string }) => card.design)).toEqual(['B12', 'MA']);
    expect(own.deck).toBe(2);
    expect(JSON.stringify(own)).not.toMatch(/"(SP|PA)/);
  });

  it('HX-224 R36 the old word Sink is not used; the Bank is called Bank', () => {
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

/** Ends the game as it stands. */
function finish(t: Scene): NonNullable<Scene['state']['result']> {
  lastTurn(t);
  endTurn(t, 0);
  return t.state.result as NonNullable<Scene['state']['result']>;
}

describe('scores', () => {
  it('HX-226 Missions are looked at once, at the end: what was met before does not count', () => {
    const bio = ['B02.1', 'B02.2', 'B04.1', 'B04.2', 'B08.1'];
    const setting = { options: { missions: true }, players: [{ discard: bio, deck: ['MA'], architect: 'A05' }] };
    const kept = scene(setting);
    expect(meets(kept.state, 0, missionOf(cardNamed('MC1')))).toBe(true);
    expect(at(kept, 0).influence).toBe(0);
    expect(finish(kept).scores[0]).toBe(6 + 5);
    const lost = scene(setting);
    lost.say(0, 'architect:1');
    lost.say(0, ['B02.1']);
    expect(finish(lost).scores[0]).toBe(5);
  });

  it('HX-200 a consumed card scores no more, nor does one left in the Market', () => {
    const t = scene({ market: { bio: 'B12.1' }, players: [{ hand: ['B01', 'D12'], deck: ['MA'] }] });
    expect(scoreOf(t.state, 0).total).toBe(5);
    play(t, 'B01');
    t.say(0, ['D12.1']);
    expect(scoreOf(t.state, 0).total).toBe(0);
  });
});
