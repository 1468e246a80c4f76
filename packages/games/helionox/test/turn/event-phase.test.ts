import { type Game, rulesOf, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import { game, type State } from '../../src/index.ts';
import { at, designs, endTurn, eventsOf, inHand, lastTurn, names, offered, scene } from '../scene.ts';

const rules = rulesOf(game as Game<State>);

/** A whole random game with a fixed seed: two such games differ only if a rule makes a difference. */
function played(options: Record<string, string | boolean> = {}): State {
  const s = rules.begin(2, options, 'alike');
  const rng = seeded('alike');
  while (rules.advance(s, rng));
  return s;
}

/** Runs a function with a property temporarily replaced on every card that has it. */
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

describe('Event Phase', () => {
  it('HX-060 HX-064 HX-065 Inactive Events turn Active, then the top card is placed Inactive', () => {
    const t = scene({ inactive: ['EE1.1', 'EM1.1'] });
    const next = t.state.events.cards.at(-1) as number;
    endTurn(t, 0);
    expect(names(t.state.active)).toEqual(['EE1.1', 'EM1.1']);
    expect(t.state.inactive.cards).toEqual([next]);
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-063 without an Inactive Event nothing is flipped', () => {
    const t = scene({ active: ['EE1.1'] });
    const events = t.say(0, 'end');
    expect([eventsOf(events, 'activated'), names(t.state.active)]).toEqual([[], ['EE1.1']]);
  });

  it('HX-066 HX-067 Active Events stay Active and in place, and a Location can have any number of them', () => {
    const three = ['EE1.1', 'EE1.2', 'EE4.1'];
    const t = scene({ active: three });
    endTurn(t, 0);
    endTurn(t, 1);
    expect(names(t.state.active).slice(0, 3)).toEqual(three);
    const shown = t
      .view(null)
      .locations[0].events.map((event: { id: string; active: boolean }) => [event.id, event.active]);
    expect(shown.slice(0, 3)).toEqual(three.map((id) => [id, true]));
  });

  it('HX-436 HX-546 the Pandemic makes all players discard once, when it turns Active', () => {
    const t = scene({ inactive: ['X06'], players: [{ hand: ['MA', 'SP'] }, { hand: ['MA', 'SP', 'SP'] }] });
    t.say(0, 'end');
    t.say(0, []);
    t.say(0, names(at(t, 0).hand).slice(5));
    t.expectAsked(1, 'discard', 'choose');
    t.say(1, [inHand(t, 1, 'MA')]);
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    expect(designs(at(t, 1).hand)).toEqual(['SP', 'SP']);
    t.expectAsked(1, 'main', 'act');
    endTurn(t, 1);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-257 HX-389 a Raid makes each player with Cargo return one of their choice, once', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EX2'],
      players: [{ cargo: ['mars', 'moon'] }, { cargo: ['earth'] }],
    });
    t.say(0, 'end');
    expect(at(t, 1).cargo).toBe(0);
    t.expectAsked(0, 'raid', 'choose');
    expect(t.refused(0, 'earth')).toMatchObject({ reason: 'cargo-not-aboard', rule: 'HX-257' });
    t.say(0, 'mars');
    expect(at(t, 0).cargo).toBe(0b10);
  });

  it('HX-062 effects on turning Active resolve from Earth to Europa, regardless of age', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EX4', 'X06'],
      players: [{}, { hand: ['MA', 'SP'], cargo: ['mars', 'moon'] }],
    });
    t.say(0, 'end');
    t.expectAsked(1, 'discard', 'choose');
    expect(at(t, 1).cargo).toBe(0b110);
    t.say(1, [inHand(t, 1, 'MA')]);
    t.say(0, [names(at(t, 0).hand)[0] as string]);
    t.expectAsked(1, 'raid', 'choose');
  });

  it('HX-059 HX-195 HX-197 R10 with an empty deck the game ends before any Event flips', () => {
    const t = scene({ inactive: ['EE1.1'] });
    lastTurn(t);
    endTurn(t, 0);
    expect(t.state.phase).toBe('over');
    expect(names(t.state.inactive)).toEqual(['EE1.1']);
  });
});

describe('Events', () => {
  it('HX-061 turning Active only flips the Event: no player gains, pays or is asked anything', () => {
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

  it('HX-062 HX-064 R9 effects on turning Active resolve before a new Event is placed', () => {
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

  it('HX-257 R34 a Raid begins with the Current Player and follows turn order', () => {
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

  it('HX-068 an Event can be Overcome on either side, with that side’s cost and Influence', () => {
    const inactive = scene({ inactive: ['EE1.1'], players: [{ defense: 2 }] });
    inactive.say(0, 'overcome:EE1.1');
    expect(at(inactive, 0)).toMatchObject({ defense: 0, influence: 1 });
    const active = scene({ active: ['EE1.1'], players: [{ defense: 3 }] });
    active.say(0, 'overcome:EE1.1');
    expect(at(active, 0)).toMatchObject({ defense: 0, influence: 2 });
  });

  it('HX-069 swapping Stellar and Social does not change the course of a game', () => {
    const usual = played({ mercury: true });
    expect(usual.result).not.toBeNull();
    expect(swapped('nature', { stellar: 'social', social: 'stellar' }, () => played({ mercury: true }))).toEqual(usual);
  });

  it('HX-356 swapping Tech and Operative does not change the course of a game', () => {
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

  it('HX-076 none of these rules applies without an Active Catastrophic Event', () => {
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

  it('HX-077 R33 a Catastrophic Event shuts down every Location but can be Overcome only at its own', () => {
    const t = scene({ active: ['X01'], players: [{ place: 'mars', defense: 7, credits: 2 }] });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    expect(t.refused(0, 'overcome:X01.1')).toMatchObject({ reason: 'event-elsewhere', rule: 'HX-151' });
    expect(offered(t, 'overcome:X01.1')).toBeUndefined();
    t.say(0, 'travel:earth');
    t.say(0, 'overcome:X01.1');
    expect(at(t, 0)).toMatchObject({ defense: 0, influence: 5 });
  });

  it('HX-256 Inflation begins as soon as its Event turns Active', () => {
    const t = scene({ options: { mercury: true }, inactive: ['EX1'], market: { bio: 'B03.1' } });
    expect(t.view(null).market[0].price).toBe(3);
    endTurn(t, 0);
    expect(t.view(null).market[0].price).toBe(4);
  });
});

describe('while a Catastrophic Event is Active', () => {
  it('HX-439 a move granted to all players is skipped, and the rest of the ability resolves', () => {
    const t = scene({ active: ['X09'], players: [{ architect: 'A12' }, { place: 'mars' }] });
    t.say(0, 'architect:1');
    t.expectAsked(0, 'main', 'act');
    expect([at(t, 0).ship, at(t, 1).ship, at(t, 0).credits, at(t, 0).cryo]).toEqual([0, 2, 1, 2]);
  });

  it('HX-440 a Request cannot be Cycled, and an Architect’s Cycle is skipped', () => {
    const t = scene({ options: { mercury: true }, active: ['X10'], players: [{ architect: 'A09' }] });
    const before = [names(at(t, 0).request), t.state.market.map((deck) => deck.cards.at(-1))];
    expect(t.refused(0, 'cycle:request')).toMatchObject({ reason: 'no-cycling', rule: 'HX-440' });
    t.say(0, 'architect:1');
    t.expectAsked(0, 'main', 'act');
    expect([names(at(t, 0).request), t.state.market.map((deck) => deck.cards.at(-1))]).toEqual(before);
    expect(at(t, 0).cryo).toBe(1);
  });
});
