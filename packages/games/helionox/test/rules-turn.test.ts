import { type Game, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/content/index.ts';
import { game, type State } from '../src/index.ts';
import { at, endTurn, inHand, names, offered, play, type Scene, scene, told } from './scene.ts';

const rules = rulesOf(game as Game<State>);

/** A whole random game; equal seeds play alike unless a rule says otherwise. */
function played(options: Record<string, string | boolean> = {}): State {
  const s = rules.begin(2, options, 'alike');
  const rng = seeded('alike');
  while (rules.advance(s, rng));
  return s;
}

/** Runs something while a property of every card that has it says something else. */
function swapped<T>(key: string, other: Readonly<Record<string, string>>, run: () => T): T {
  const faces = [...new Set(CARDS)].filter((card) => key in card) as unknown as Record<string, string>[];
  expect(faces.length).toBeGreaterThan(0);
  const swap = () => {
    for (const face of faces) face[key] = other[face[key] as string] as string;
  };
  swap();
  try {
    return run();
  } finally {
    swap();
  }
}

describe('whose turn it is', () => {
  it('HX-058 others are asked only in a Collaboration, by effects for all, by a Raid and by X06', () => {
    const asked = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = rules.begin(3, { mercury: true }, seed);
      const rng = seeded(seed);
      do {
        for (const row of rules.waiting(s)) {
          if (row.standing || row.seat === s.turn) continue;
          const together = s.stack.some((frame) => frame.flow === 'collaboration');
          asked.add(together ? 'collaboration' : `${row.flow} in the ${s.phase} phase`);
        }
      } while (rules.advance(s, rng));
    }
    const allowed = [
      'collaboration',
      'relocate in the main phase',
      'raid in the event phase',
      'discard in the event phase',
    ];
    expect(asked).toContain('collaboration');
    expect([...asked].filter((what) => !allowed.includes(what))).toEqual([]);
  });

  it('HX-058 HX-155 HX-181 in the Main Phase of one player the other can do nothing', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{}, { defense: 9, architect: 'A10' }] });
    t.expectNotAsked(1);
    expect(() => t.say(1, 'overcome:EE1.1')).toThrow('seat 1 is not asked');
    expect(() => t.say(1, 'architect:1')).toThrow('seat 1 is not asked');
    expect(names(t.state.inactive)).toEqual(['EE1.1']);
  });

  it('HX-223 the Current Player is whose turn it is, and the Current Location where that Ship is', () => {
    const t = scene({ players: [{ place: 'ceres' }, { place: 'moon' }] });
    endTurn(t, 0);
    expect(t.view(null).turn).toBe(1);
    t.say(1, 'bonus');
    expect([at(t, 1).defense, at(t, 1).credits, at(t, 0).credits]).toEqual([1, 0, 0]);
    expect(t.view(null).locations[1].used).toBe(true);
  });

  it('HX-223 the partner is the Collaborating Player', () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 2 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    const events = t.say(1, inHand(t, 1, 'SP'));
    expect(told(events, 'collaborated')).toMatchObject([{ seat: 0, share: 2, partner: 1, rest: 1 }]);
  });
});

describe('Events', () => {
  it('HX-061 turning Active is a flip and nothing else: nobody gains, pays or is asked anything', () => {
    const t = scene({
      inactive: ['EE4.1', 'EM1.1', 'EP3.1'],
      players: [{}, { hand: ['SB1'], credits: 0, defense: 0 }],
    });
    const before = structuredClone(at(t, 1));
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE4.1', 'EM1.1', 'EP3.1']);
    expect(at(t, 1)).toEqual(before);
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-062 HX-064 R9 what happens on turning Active goes from Earth to Europa, whichever Event is older', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EX4', 'X06'],
      players: [{ hand: ['MA', 'SP'] }, { hand: ['MA', 'SP', 'SP'], cargo: ['earth', 'moon', 'mars'] }],
    });
    t.say(0, 'end');
    t.say(0, []);
    t.say(0, names(at(t, 0).hand).slice(5));
    expect(names(t.state.active)).toEqual(['EX4.1', 'X06.1']);
    expect([t.state.inactive.cards, at(t, 1).cargo]).toEqual([[], 0b111]);
    t.expectAsked(1, 'discard', 'choose');
    t.say(1, [inHand(t, 1, 'MA')]);
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    t.expectAsked(1, 'raid', 'choose');
    t.say(1, 'moon');
    expect(at(t, 1).cargo).toBe(0b101);
    expect(t.state.inactive.cards).toHaveLength(1);
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-257 R34 a Raid begins with the Current Player and goes on in turn order', () => {
    const cargo = ['earth', 'moon'] as const;
    const t = scene({
      seats: 3,
      options: { mercury: true },
      inactive: ['EX2'],
      players: [{ cargo }, { cargo }, { cargo }],
    });
    t.say(0, 'end');
    for (const seat of [1, 2, 0]) {
      t.expectAsked(seat, 'raid', 'choose');
      t.say(seat, 'moon');
    }
    expect(t.state.players.map((player) => player.cargo)).toEqual([1, 1, 1]);
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-068 an Event is Overcome on either side, at the values of that side', () => {
    const inactive = scene({ inactive: ['EE1.1'], players: [{ defense: 2 }] });
    inactive.say(0, 'overcome:EE1.1');
    expect(at(inactive, 0)).toMatchObject({ defense: 0, influence: 1 });
    const active = scene({ active: ['EE1.1'], players: [{ defense: 3 }] });
    active.say(0, 'overcome:EE1.1');
    expect(at(active, 0)).toMatchObject({ defense: 0, influence: 2 });
  });

  it('HX-069 Stellar and Social make no difference: a whole game goes the same way with the two exchanged', () => {
    const usual = played({ mercury: true });
    expect(usual.result).not.toBeNull();
    expect(swapped('nature', { stellar: 'social', social: 'stellar' }, () => played({ mercury: true }))).toEqual(usual);
  });

  it('HX-356 so do Tech and Operative', () => {
    const usual = played();
    expect(usual.result).not.toBeNull();
    expect(swapped('type', { tech: 'operative', operative: 'tech' }, played)).toEqual(usual);
  });

  it('HX-076 several Active Catastrophic Events apply all their rules together', () => {
    const t = scene({
      active: ['X02', 'X03', 'X08', 'X10'],
      market: { bio: 'B03.1' },
      players: [{ credits: 7, embassies: ['moon'] }],
    });
    expect(t.refused(0, 'architect:1')).toMatchObject({ reason: 'architects-barred' });
    expect(t.refused(0, 'cycle:bio')).toMatchObject({ reason: 'no-cycling' });
    t.say(0, 'buy:bio');
    t.say(0, 'travel:moon');
    expect(at(t, 0)).toMatchObject({ credits: 0, ship: 1 });
  });

  it('HX-076 without them none of it applies', () => {
    const t = scene({
      inactive: ['X02', 'X03', 'X08', 'X10'],
      market: { bio: 'B03.1' },
      players: [{ credits: 5, architect: 'A11' }],
    });
    t.say(0, 'architect:1');
    t.say(0, 'cycle:defense');
    t.say(0, 'buy:bio');
    t.say(0, 'travel:moon');
    expect(at(t, 0)).toMatchObject({ credits: 0, influence: 1 });
  });

  it('HX-077 R33 a Catastrophic Event shuts every place but is Overcome only at its own', () => {
    const t = scene({ active: ['X01'], players: [{ place: 'mars', defense: 7, credits: 2 }] });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    expect(t.refused(0, 'overcome:X01.1')).toMatchObject({ reason: 'event-elsewhere', rule: 'HX-151' });
    expect(offered(t, 'overcome:X01.1')).toBeUndefined();
    t.say(0, 'travel:earth');
    t.say(0, 'overcome:X01.1');
    expect(at(t, 0)).toMatchObject({ defense: 0, influence: 5 });
  });

  it('HX-256 Inflation begins the moment its Event turns Active', () => {
    const t = scene({ options: { mercury: true }, inactive: ['EX1'], market: { bio: 'B03.1' } });
    expect(t.view(null).market[0].price).toBe(3);
    endTurn(t, 0);
    expect(t.view(null).market[0].price).toBe(4);
  });
});

describe('the Main Phase', () => {
  it('HX-080 everything in any order, as often as its own limit allows', () => {
    const t = scene({
      inactive: ['EM1.1'],
      market: { bio: 'B01.1' },
      players: [{ hand: ['MA', 'SP', 'SP', 'PA'], credits: 4 }],
    });
    t.say(0, 'buy:bio');
    play(t, 'SP');
    t.say(0, 'travel:moon');
    play(t, 'PA');
    t.say(0, 'embassy');
    play(t, 'SP');
    t.say(0, 'overcome:EM1.1');
    t.say(0, 'cycle:defense');
    play(t, 'MA');
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ credits: 1, defense: 2, influence: 1, embassies: 0b10 });
  });

  it('HX-080 and nothing of it is compulsory', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ hand: ['MA', 'SP'], credits: 9, defense: 9 }] });
    expect(t.legal(0)).toContain('overcome:EE1.1');
    expect(t.legal(0)).toContain('end');
    endTurn(t, 0);
    t.expectAsked(1, 'main', 'act');
    expect(at(t, 0).influence).toBe(0);
  });

  /** Main Phase actions, all refused for as long as something is being resolved. */
  const barred = (t: Scene, ...ids: string[]) => {
    expect(t.asked().map((row) => row.flow)).not.toContain('main');
    for (const id of ids) expect(t.refused(0, id).reason).toBeTruthy();
  };

  it('HX-081 HX-144 while a card is being resolved nothing else can be begun', () => {
    const t = scene({ players: [{ hand: ['T01', 'MA'], credits: 9, architect: 'A02' }] });
    play(t, 'T01');
    barred(t, 'buy:bio', `play:${inHand(t, 0, 'MA')}`, 'architect:1', 'travel:moon', 'cycle:bio', 'end');
    t.say(0, null);
    t.say(0, 'architect:1');
    expect(at(t, 0)).toMatchObject({ credits: 11, defense: 2 });
  });

  it('HX-081 nor while an ability is', () => {
    const t = scene({ players: [{ place: 'europa', architect: 'A01', hand: ['MA'], credits: 9 }] });
    t.say(0, 'bonus');
    barred(t, `play:${inHand(t, 0, 'MA')}`, 'buy:bio', 'architect:1');
    t.say(0, null);
    t.say(0, 'architect:1');
    barred(t, `play:${inHand(t, 0, 'MA')}`, 'buy:bio', 'bonus');
  });

  it('HX-143 R14 Credits of a card are spent only when all of it is done', () => {
    const t = scene({ market: { bio: 'B01.1' }, players: [{ hand: ['K03'] }] });
    play(t, 'K03');
    expect(at(t, 0).credits).toBe(2);
    barred(t, 'buy:bio');
    t.say(0, 'defense');
    t.say(0, 'buy:bio');
    expect(at(t, 0).credits).toBe(0);
  });

  it('HX-092 an Embassy elsewhere opens nothing from afar', () => {
    const t = scene({ players: [{ place: 'earth', embassies: ['moon', 'ceres'], cryo: 1 }] });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'no-embassy-here', rule: 'HX-091' });
    t.say(0, 'bonus');
    t.say(0, 'thaw');
    expect(at(t, 0)).toMatchObject({ cryo: 0, credits: 0, defense: 0, influence: 0 });
    expect(t.state.thisTurn.visited).toBe(1);
  });

  it('HX-082 the very card under the face-up one is turned up, and the old one lies at the bottom', () => {
    const t = scene({ market: { bio: 'B01.1' } });
    const before = names(t.state.market[0] as never);
    t.say(0, 'cycle:bio');
    expect(names(t.state.market[0] as never)).toEqual(['B01.1', ...before.slice(0, -1)]);
    expect(t.view(1).market[0].card.id).toBe(before.at(-2));
  });
});
