import { type Game, IllegalAction, rulesOf, seeded } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { eventCard, nameOf } from '../src/content/cards.ts';
import { cardOf, PLACES } from '../src/content/index.ts';
import { game, type State } from '../src/index.ts';
import { scoreOf } from '../src/rules/score.ts';
import { at, designs, endTurn, lastTurn, names, play, type Scene, scene } from './scene.ts';

type Chosen = Record<string, string | boolean>;
const rules = rulesOf(game as Game<State>);
const begin = (seats: number, options: Chosen = {}, seed = 'a'): State => rules.begin(seats, options, seed);
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Plays a game at random and looks at every position; returns the last one. */
function watch(seats: number, options: Chosen, look: (s: State) => void = () => {}): State {
  const s = begin(seats, options);
  const rng = seeded('watched');
  do look(s);
  while (rules.advance(s, rng));
  return s;
}

/** How often each seat has had a turn in a game played to its end. */
function turnsOf(seats: number, options: Chosen): number[] {
  const count = new Array<number>(seats).fill(0);
  let seen = 0;
  watch(seats, options, (s) => {
    if (s.turns === seen) return;
    expect(s.turns).toBe(seen + 1);
    seen = s.turns;
    count[s.turn] = (count[s.turn] as number) + 1;
  });
  return count;
}

describe('aim and options', () => {
  it('HX-001 nobody wins or drops out before the last turn; then the highest score wins', () => {
    const t = scene({ players: [{ infamy: 90 }, { influence: 200 }] });
    endTurn(t, 0);
    t.expectAsked(1, 'main', 'act');
    endTurn(t, 1);
    t.expectAsked(0, 'main', 'act');
    expect(t.state.result).toBeNull();
    lastTurn(t);
    endTurn(t, 0);
    expect(t.state.result).toMatchObject({ winners: [1], places: [2, 1] });
  });

  it.each([
    [1, 'cooperative'],
    [2, 'cooperative'],
    [4, 'cooperative'],
    [2, 'competitive'],
    [4, 'competitive'],
  ])('HX-004 %i players, %s: with and without Mercury Protocol', (seats, mode) => {
    const plain = begin(seats, { mode, mercury: false });
    expect([plain.requests.cards.length, plain.illegal.flatMap((laid) => laid.cards).length]).toEqual([0, 0]);
    const mercury = begin(seats, { mode, mercury: true });
    expect(mercury.players.every((player) => player.request.cards.length === 1)).toBe(true);
    expect(mercury.illegal.every((laid) => laid.cards.length > 0)).toBe(true);
  });

  it('HX-007 a table that chooses nothing plays the first game: base Locations, nothing added', () => {
    const s = begin(3);
    expect(s.locations.map((card) => cardOf(card).id)).toEqual(['L01', 'L02', 'L03', 'L04', 'L05']);
    expect([s.mercury, s.coop, s.missions]).toEqual([false, false, []]);
    expect(s.players.every((player) => player.architect >= 0 && player.held.cards.length === 0)).toBe(true);
    expect([s.chooseStart, s.embassyScoring, s.ring]).toEqual([false, false, false]);
  });

  it('HX-014 R6 R57 the Locations are a line; only our own option makes a ring of them', () => {
    const line = scene({ players: [{ hand: ['T01'] }] });
    play(line, 'T01');
    expect(line.legal(0)).toEqual([null, 'moon']);
    const ring = scene({ options: { ring: true }, players: [{ hand: ['T01'] }] });
    play(ring, 'T01');
    expect(ring.legal(0)).toEqual([null, 'moon', 'europa']);
    expect(() => begin(2, { board: 'back' })).toThrow(IllegalAction);
  });
});

describe('pieces', () => {
  it('HX-015 no supply of tokens runs out', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE1.1'],
      players: [{ hand: ['IE1', 'SP', 'K07'], credits: 500, defense: 500, influence: 500, infamy: 500 }],
    });
    play(t, 'IE1');
    play(t, 'SP');
    play(t, 'K07');
    t.say(0, 'credit');
    t.say(0, 'overcome:EE1.1');
    expect(at(t, 0)).toMatchObject({ credits: 506, defense: 499, influence: 502, infamy: 501 });
  });

  it('HX-016 HX-260 R8 the Bank holds ten of each and no more, Prime Assets are sixteen', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ hand: ['K13', 'D13', 'D13'], bankedCredits: 8, bankedDefense: 9, credits: 60 }],
    });
    play(t, 'K13');
    play(t, 'D13');
    play(t, 'D13');
    expect(at(t, 0)).toMatchObject({ bankedCredits: 10, bankedDefense: 10 });
    for (let bought = 0; bought < 16; bought++) t.say(0, 'buy:prime');
    expect(t.refused(0, 'buy:prime')).toMatchObject({ reason: 'slot-empty', rule: 'HX-136' });
    expect(designs(at(t, 0).deck).filter((id) => id === 'PA')).toHaveLength(16);
  });

  it('HX-018 without Mercury Protocol there is no Cargo', () => {
    const t = scene({ players: [{ credits: 9 }] });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'needs-mercury', rule: 'HX-005' });
    expect(t.refused(0, 'deliver:moon')).toMatchObject({ reason: 'needs-mercury' });
    expect(t.prompt(0, 'choose').options.map((option) => option.id)).not.toContain('cargo');
    expect(t.view(0).locations.map((location: { cargoLeft: number }) => location.cargoLeft)).toEqual([0, 0, 0, 0, 0]);
  });

  it('HX-019 five Locations, one of each type, in the fixed order', () => {
    for (const seed of SEEDS) {
      const s = begin(2, { mercury: true, locations: 'mixed' }, seed);
      const cards = s.locations.map((card) => cardOf(card) as { kind: string; place: string });
      expect(cards.map(({ kind, place }) => [kind, place])).toEqual(PLACES.map((place) => ['location', place]));
    }
  });

  it('HX-020 the Asteroid Belt is Ceres: Europa Cargo for it is delivered there, and it is no sixth place', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ place: 'ceres', cargo: ['europa'], request: 'RQ-europa-ceres-1', credits: 2 }],
    });
    expect(t.refused(0, 'travel:asteroid-belt')).toMatchObject({ reason: 'no-such-action' });
    t.say(0, 'deliver:europa');
    expect(names(at(t, 0).trophies)).toEqual(['RQ-europa-ceres-1']);
  });

  it('HX-029 Events are drawn by chance from 61 base cards, 5 of Mercury Protocol and 10 Catastrophic ones, each once', () => {
    for (const [mercury, regular] of [
      [false, 61],
      [true, 66],
    ] as const) {
      const drawn = new Set<string>();
      for (const seed of SEEDS) {
        const s = begin(4, { mercury }, seed);
        const deck = [...s.inactive.cards, ...s.events.cards];
        const pool = [...deck, ...s.box.cards.filter((card) => eventCard(card).kind === 'event')];
        expect(new Set(pool).size).toBe(pool.length);
        expect(pool.filter((card) => !eventCard(card).catastrophic)).toHaveLength(regular);
        expect(pool.filter((card) => eventCard(card).catastrophic)).toHaveLength(10);
        for (const id of designs({ cards: deck, known: [] })) drawn.add(id);
      }
      expect([...drawn].some((id) => id.startsWith('EX'))).toBe(mercury);
    }
  });

  it.each([2, 3, 4])('HX-035 HX-196 one Event a turn gives %i players nine turns each', (seats) => {
    const s = watch(seats, {}, (now) => {
      if (now.phase === 'main') expect(now.events.cards.length).toBe(9 * seats - now.turns);
    });
    expect(s.turns).toBe(9 * seats);
    expect(turnsOf(seats, {})).toEqual(new Array(seats).fill(9));
  });

  it.each([1, 2, 3])('HX-297 a team of %i has nine turns each too', (seats) => {
    expect(turnsOf(seats, { mode: 'cooperative' })).toEqual(new Array(seats).fill(9));
  });

  it('HX-036 Events that were not drawn are never seen, not even at the end', () => {
    const t = table<State>(game, { seats: 2 });
    const unused = names(t.state.box).filter((name) => /^[EX]/.test(name));
    expect(unused).toHaveLength(71 - 18);
    t.playUntil((s) => s.result !== null);
    const seen = JSON.stringify([null, 0, 1].map((seat) => t.view(seat)));
    for (const name of unused) expect(seen).not.toContain(`"${name}"`);
    expect(unused.every((name) => names(t.state.box).includes(name))).toBe(true);
  });
});

describe('the player mat', () => {
  it('HX-051 a Fleet Asset stays on the mat all game and scores nothing', () => {
    let before: number[] | null = null;
    const s = watch(2, { mercury: true }, (now) => {
      const fleet = now.players.map((player) => player.fleet);
      before ??= fleet;
      expect(fleet).toEqual(before);
      const held = now.players.flatMap((player) => [player.deck, player.hand, player.discard, player.played]);
      const cards = [...held, now.consumed].flatMap((pile) => pile.cards);
      expect(cards.map(nameOf).filter((name) => name.startsWith('F'))).toEqual([]);
    });
    expect(s.result).not.toBeNull();
    const scores = ['F1', 'F2', 'F3', 'F4'].map((fleet) => {
      const t = scene({ options: { mercury: true }, players: [{ fleet, deck: ['MA'] }] });
      return scoreOf(t.state, 0).total;
    });
    expect(scores).toEqual([0, 0, 0, 0]);
  });

  it('HX-053 every zone of a player is there; Bank, Carrier and Request only with Mercury Protocol', () => {
    const seat = (t: Scene) => t.view(0).players[0];
    const plain = scene({
      players: [
        { hand: ['MA'], deck: ['SP', 'PA'], discard: ['MA'], trophies: ['EE1'], credits: 1, defense: 2, cryo: 1 },
      ],
    });
    expect(seat(plain)).toMatchObject({ credits: 1, defense: 2, cryo: 1, influence: 0, infamy: 0, embassies: [] });
    expect(seat(plain)).toMatchObject({ request: null, fleet: null, cargo: [], bankedCredits: 0, bankedDefense: 0 });
    const { hand, deck, discard, trophies, architect } = seat(plain);
    expect([hand.length, deck, discard.length, trophies.length]).toEqual([1, 2, 1, 1]);
    expect(architect).toMatch(/^A\d\d$/);
    const mercury = scene({
      options: { mercury: true },
      players: [{ request: 'RQ-moon-mars-1', fleet: 'F3', cargo: ['mars'], bankedCredits: 3, bankedDefense: 4 }],
    });
    expect(seat(mercury)).toMatchObject({
      request: { card: { id: 'RQ-moon-mars-1' } },
      fleet: 'F3',
      cargo: ['mars'],
      bankedCredits: 3,
      bankedDefense: 4,
    });
  });
});

describe('set-up of a team', () => {
  it.each([2, 3, 4])('HX-272 for %i is as in the competitive game but for Events, Missions and Garrisons', (seats) => {
    const sizes = (s: State) => ({
      market: s.market.map((deck) => deck.cards.length),
      prime: s.prime.cards.length,
      requests: s.requests.cards.length,
      illegal: s.illegal.map((laid) => laid.cards.length),
      players: s.players.map((player) => [
        player.deck.cards.length,
        player.hand.cards.length,
        player.ship,
        player.cryo,
      ]),
      pairs: new Set(s.players.flatMap((player) => designs(player.deck).concat(designs(player.hand)))).size,
      architects: new Set(s.players.map((player) => player.architect)).size,
    });
    for (const mercury of [false, true]) {
      expect(sizes(begin(seats, { mode: 'cooperative', mercury }))).toEqual(sizes(begin(seats, { mercury })));
    }
  });
});
