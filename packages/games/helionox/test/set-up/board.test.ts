import { type Game, IllegalAction, rulesOf, seeded } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { deckCard, eventCard, faceOf, nameOf, placeOf } from '../../src/content/cards.ts';
import { cardNamed, cardOf, FACTIONS, PLACES } from '../../src/content/index.ts';
import { game, type State } from '../../src/index.ts';
import { countCards } from '../content/first.ts';
import { at, designs, eventsOf, names, play, type Scene, scene } from '../scene.ts';

const begin = (seats: number, options: Record<string, string | boolean> = {}, seed = 'a'): State =>
  rulesOf(game as Game<State>).begin(seats, options, seed);

/** The Event deck from the top, `r` for regular and `X` for Catastrophic; the first card is in play. */
const deckOf = (s: State): string =>
  [...s.inactive.cards, ...s.events.cards.slice().reverse()]
    .map((c) => (eventCard(c).catastrophic ? 'X' : 'r'))
    .join('');

/** Regular and Catastrophic Events of a part: `5+1`. */
const count = (text: string): string => `${text.split('r').length - 1}+${text.split('X').length - 1}`;

type Chosen = Record<string, string | boolean>;

const rules = rulesOf(game as Game<State>);

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Plays a random game and calls `look` at every position; returns the last one. */
function watch(seats: number, options: Chosen, look: (s: State) => void = () => {}): State {
  const s = begin(seats, options);
  const rng = seeded('watched');
  do look(s);
  while (rules.advance(s, rng));
  return s;
}

/** Number of turns of each seat in a complete game. */
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

describe('set-up', () => {
  it('HX-022 R75 with the option the first player picks any mix of Locations', () => {
    const t = table<State>(game, { seats: 2, options: { mercury: true, locations: 'picked' }, seed: 'picked' });
    const [first, second] = t.state.order as [number, number];
    t.expectAsked(first, 'pickLocations', 'choose');
    t.expectNotAsked(second);
    expect(t.refused(first, ['L01'])).toMatchObject({ reason: 'card-not-among', rule: 'HX-022' });
    const events = t.say(first, ['L10', 'L07']);
    const laid = ['L01', 'L07', 'L03', 'L04', 'L10'];
    expect(t.view(null).locations.map(({ design }: { design: string }) => design)).toEqual(laid);
    expect(eventsOf(events, 'locations-picked')).toMatchObject([{ seat: first, cards: laid }]);
    t.expectAsked(first, 'main', 'act');
    expect(() => table(game, { seats: 2, options: { locations: 'picked' } })).toThrow();
  });

  it('HX-003 two to four players can be rivals; one player always plays the solo game', () => {
    expect(() => begin(1, { mode: 'competitive' })).toThrow(IllegalAction);
    for (const seats of [0, 5]) expect(() => begin(seats)).toThrow(IllegalAction);
    expect([1, 2, 3, 4].map((seats) => begin(seats).coop)).toEqual([true, false, false, false]);
  });

  it.each([
    ['HX-030', 2, ['6+0', '5+1', '4+2']],
    ['HX-031', 3, ['9+0', '7+2', '7+2']],
    ['HX-032', 4, ['12+0', '10+2', '9+3']],
  ])('%s the Event deck for %i players', (_rule, seats, parts) => {
    for (const seed of ['a', 'b', 'c']) {
      const deck = deckOf(begin(seats, {}, seed));
      expect(deck).toHaveLength(9 * seats);
      expect([0, 1, 2].map((part) => count(deck.slice(part * 3 * seats, (part + 1) * 3 * seats)))).toEqual(parts);
    }
  });

  it.each([2, 3, 4])(
    'HX-033 HX-037 the parts for %i players are shuffled separately; the first has no Catastrophic Event',
    (seats) => {
      const decks = Array.from({ length: 40 }, (_none, i) => deckOf(begin(seats, {}, `deck ${i}`)));
      expect(decks.filter((deck) => deck.slice(0, 3 * seats).includes('X'))).toEqual([]);
      for (const part of [1, 2]) {
        const places = new Set(decks.map((deck) => deck.slice(part * 3 * seats, (part + 1) * 3 * seats)));
        expect(places.size).toBeGreaterThan(3);
      }
    },
  );

  it('HX-005 without Mercury Protocol none of its cards are in the game', () => {
    const tables: Record<string, string | boolean>[] = [
      {},
      { missions: true },
      { mode: 'cooperative', difficulty: 'master' },
    ];
    for (const options of tables) {
      const s = begin(4, options);
      const there = [...game.census(s), ...s.locations.map(nameOf), ...s.missions.map(nameOf)];
      const foreign = there.filter((name) => cardOf(cardNamed(name)).mp);
      expect([foreign, there.length > 200]).toEqual([[], true]);
    }
  });

  it('HX-027 the Market decks contain only Market cards', () => {
    for (const mercury of [false, true]) {
      const kinds = begin(4, { mercury }).market.flatMap((deck) => deck.cards.map((card) => cardOf(card).kind));
      expect(new Set(kinds)).toEqual(new Set(['market']));
    }
  });

  it('HX-006 HX-005 the Market decks are smaller without Mercury Protocol', () => {
    const s = begin(4);
    const sizes = (mercury: boolean) =>
      FACTIONS.map((faction) =>
        countCards((card) => card.kind === 'market' && card.faction === faction && (mercury || !card.mp)),
      );
    expect(s.market.map((deck) => deck.cards.length)).toEqual(sizes(false));
    expect(begin(4, { mercury: true }).market.map((deck) => deck.cards.length)).toEqual(sizes(true));
    expect(s.players.every((player) => player.fleet === -1 && player.request.cards.length === 0)).toBe(true);
    expect([...designs(s.events), ...designs(s.box)].some((id) => id.startsWith('EX'))).toBe(false);
  });

  it('HX-038 HX-039 HX-046 R2 R4 each player has ten cards, five of them in hand, and a different faction pair', () => {
    const s = begin(4);
    const pairs = s.players.map((player) => {
      expect([player.deck.cards.length, player.hand.cards.length]).toEqual([5, 5]);
      const cards = [...designs(player.deck), ...designs(player.hand)];
      expect(cards.filter((id) => id === 'MA')).toHaveLength(5);
      expect(cards.filter((id) => id === 'SP')).toHaveLength(3);
      return cards
        .filter((id) => /\d$/.test(id))
        .sort()
        .join('+');
    });
    expect([...pairs].sort()).toEqual(['SB1+SB2', 'SD1+SD2', 'SK1+SK2', 'ST1+ST2']);
  });

  it('HX-041 HX-043 HX-044 HX-045 players start at Earth with different Architects and no counters', () => {
    const s = begin(3);
    expect(new Set(s.players.map((player) => player.architect)).size).toBe(3);
    for (const player of s.players) {
      expect(player).toMatchObject({ cryo: 0, ship: 0, embassies: 0, credits: 0, defense: 0, influence: 0, infamy: 0 });
      expect(player).toMatchObject({ bankedCredits: 0, bankedDefense: 0, cargo: 0 });
    }
  });

  it('HX-047 R3 the first player is random, and turns go clockwise', () => {
    const firsts = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => begin(2, {}, seed).order[0]));
    expect(firsts.size).toBe(2);
    const { order } = begin(4);
    expect(order.map((seat, i) => (seat - (order[0] as number) + 4) % 4 === i)).toEqual([true, true, true, true]);
  });

  it('HX-021 HX-022 a game uses base Locations without Mercury Protocol, and any mix with it', () => {
    expect(() => begin(2, { locations: 'mercury' })).toThrow(IllegalAction);
    const sets = new Set<string>();
    for (const seed of 'abcdefghijkl') {
      const view = rulesOf(game as Game<State>).view(begin(2, { mercury: true, locations: 'mixed' }, seed), null);
      for (const { design } of (view as { locations: { design: string }[] }).locations) sets.add(design);
    }
    expect(sets.size).toBe(10);
  });

  it('HX-024 each faction has one Market deck, shuffled and face down', () => {
    const orders = ['a', 'b', 'c'].map((seed) => {
      const { market } = begin(2, {}, seed);
      const factions = market.map((deck) => [...new Set(deck.cards.map((card) => deckCard(card).faction))]);
      expect(factions).toEqual(FACTIONS.map((faction) => [faction]));
      for (const { known } of market) expect(new Set(known.slice(0, -1))).toEqual(new Set([0]));
      return JSON.stringify(market.map((deck) => deck.cards));
    });
    expect(new Set(orders).size).toBe(3);
  });

  it('HX-025 HX-028 the top card of each Market deck is face up, and there are sixteen Prime Assets', () => {
    const t = table<State>(game, { seats: 2 });
    const view = t.view(null);
    expect(view.market.every((slot: { card: unknown }) => slot.card !== null)).toBe(true);
    expect(view.primeAssets).toBe(16);
  });

  it('HX-049 HX-052 HX-246 HX-264 Mercury Protocol adds Fleet Assets, Requests and Illegal Tech', () => {
    for (const [seats, tech, requests] of [
      [2, 1, 10],
      [3, 2, 15],
      [4, 2, 20],
    ] as const) {
      const s = begin(seats, { mercury: true });
      expect(new Set(s.players.map((player) => player.fleet)).size).toBe(seats);
      expect(s.illegal.map((laid) => laid.cards.length)).toEqual([tech, tech, tech, tech, tech]);
      for (const [place, laid] of s.illegal.entries())
        expect(laid.cards.every((card) => placeOf(card) === place)).toBe(true);
      expect(s.requests.cards).toHaveLength(requests);
      expect(s.players.every((player) => player.request.cards.length === 1)).toBe(true);
    }
  });

  it('HX-012 HX-551 R1 with the option every player picks a starting Location, in turn order', () => {
    const t = table<State>(game, { seats: 3, options: { chooseStart: true } });
    for (const seat of t.state.order) {
      expect(eventsOf(t.say(seat, 'mars'), 'moved')).toEqual([{ seat, place: 'mars', price: 0 }]);
    }
    expect(t.state.players.map((player) => player.ship)).toEqual([2, 2, 2]);
  });

  it.each([
    [2, false],
    [3, false],
    [4, false],
    [4, true],
  ])(
    'HX-009 HX-054 a draft for %i players deals three different Architects to each (Mercury Protocol: %s)',
    (seats, mercury) => {
      const { players, box } = begin(seats, { draft: true, mercury });
      expect(players.map((player) => [player.held.cards.length, player.architect])).toEqual(players.map(() => [3, -1]));
      expect(new Set(players.flatMap((player) => player.held.cards)).size).toBe(3 * seats);
      const left = designs(box).filter((id) => /^A\d/.test(id));
      expect(left).toHaveLength(countCards(({ kind, mp }) => kind === 'architect' && (mercury || !mp)) - 3 * seats);
      expect(box.known.filter((_known, i) => cardOf(faceOf(box.cards[i] as number)).kind === 'architect')).toEqual(
        left.map(() => 0),
      );
    },
  );

  it('HX-553 R50 no player can tell which of two passed Architects was kept, unless the others come back', () => {
    const drafting = (t: Scene, viewer: number, seat: number): (string | null)[] =>
      t.view(viewer).players[seat].drafting.map((card: { design: string } | null) => card?.design ?? null);
    const pickFirst = (t: Scene): void => {
      for (const seat of t.state.order) t.say(seat, t.legal(seat)[0] as string);
    };
    const three = table<State>(game, { seats: 3, options: { draft: true } });
    const [a, b, c] = three.state.order as [number, number, number];
    const passed = designs(at(three, a).held).slice(1);
    pickFirst(three);
    // The passed cards are known as long as all of them are in one hand.
    expect(drafting(three, a, b).filter((design) => design !== null)).toEqual(passed);
    pickFirst(three);
    for (const other of [b, c]) {
      expect(drafting(three, a, other).filter((design) => passed.includes(design as string))).toEqual([]);
    }
    expect(drafting(three, b, c).filter((design) => design !== null)).toEqual([passed[1]]);
    const two = table<State>(game, { seats: 2, options: { draft: true } });
    const [first, second] = two.state.order as [number, number];
    const shown = designs(at(two, first).held).slice(1);
    pickFirst(two);
    pickFirst(two);
    expect(drafting(two, first, second)).toContain(shown[0]);
  });

  it('HX-055 HX-056 HX-553 players draft by keeping one, passing to the left and starting with one of three', () => {
    const t = table<State>(game, { seats: 3, options: { draft: true } });
    const dealt = t.state.order.map((seat) => designs((t.state.players[seat] as State['players'][0]).held));
    const [a, b] = t.state.order as [number, number, number];
    for (const [i, seat] of t.state.order.entries()) t.say(seat, dealt[i]?.[0] as string);
    expect(designs((t.state.players[b] as State['players'][0]).held)).toEqual(dealt[0]?.slice(1));
    expect(t.view(b).players[b].drafting.map((card: { design: string }) => card.design)).toContain(dealt[0]?.[1]);
    expect(t.view(null).players[b].drafting).toEqual([null, null, null]);
    for (const seat of t.state.order) t.say(seat, t.legal(seat)[0] as string);
    expect(t.legal(a)).toHaveLength(3);
    for (const seat of t.state.order) t.say(seat, t.legal(seat)[0] as string);
    expect(t.state.players.every((player) => player.architect >= 0 && player.picked.cards.length === 0)).toBe(true);
    const chosen = t.state.players.map((player) => cardOf(player.architect).id);
    expect(t.view(null).players.map((player: { architect: string }) => player.architect)).toEqual(chosen);
    expect(designs(t.state.box).filter((id) => dealt.flat().includes(id))).toHaveLength(6);
  });
});

describe('pieces', () => {
  const begin = (seats: number, options: Chosen = {}, seed = 'a'): State => rules.begin(seats, options, seed);

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

  it('HX-016 HX-260 R8 the Bank holds at most ten of each token, and there are sixteen Prime Assets', () => {
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

  it('HX-019 there are five Locations, one of each type, in a fixed order', () => {
    for (const seed of SEEDS) {
      const s = begin(2, { mercury: true, locations: 'mixed' }, seed);
      const cards = s.locations.map((card) => cardOf(card) as { kind: string; place: string });
      expect(cards.map(({ kind, place }) => [kind, place])).toEqual(PLACES.map((place) => ['location', place]));
    }
  });

  it('HX-020 the Asteroid Belt is Ceres and not a sixth Location', () => {
    const t = scene({
      options: { mercury: true },
      players: [{ place: 'ceres', cargo: ['europa'], request: 'RQ-europa-ceres-1', credits: 2 }],
    });
    expect(t.refused(0, 'travel:asteroid-belt')).toMatchObject({ reason: 'no-such-action' });
    t.say(0, 'deliver:europa');
    expect(names(at(t, 0).trophies)).toEqual(['RQ-europa-ceres-1']);
  });

  it('HX-029 Events are drawn at random from all kinds in use, each at most once', () => {
    for (const mercury of [false, true]) {
      const regular = countCards((card) => card.kind === 'event' && !card.catastrophic && (mercury || !card.mp));
      const drawn = new Set<string>();
      for (const seed of SEEDS) {
        const s = begin(4, { mercury }, seed);
        const deck = [...s.inactive.cards, ...s.events.cards];
        const pool = [...deck, ...s.box.cards.filter((card) => eventCard(card).kind === 'event')];
        expect(new Set(pool).size).toBe(pool.length);
        expect(pool.filter((card) => !eventCard(card).catastrophic)).toHaveLength(regular);
        expect(pool.filter((card) => eventCard(card).catastrophic)).toHaveLength(
          countCards((card) => card.kind === 'event' && card.catastrophic),
        );
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

  it.each([1, 2, 3])('HX-297 a team of %i has nine turns per player too', (seats) => {
    expect(turnsOf(seats, { mode: 'cooperative' })).toEqual(new Array(seats).fill(9));
  });

  it('HX-036 Events that were not drawn are never seen, not even at the end', () => {
    const t = table<State>(game, { seats: 2 });
    const unused = names(t.state.box).filter((name) => /^[EX]/.test(name));
    expect(unused).toHaveLength(countCards(({ kind, mp }) => kind === 'event' && !mp) - 18);
    t.playUntil((s) => s.result !== null);
    const seen = JSON.stringify([null, 0, 1].map((seat) => t.view(seat)));
    for (const name of unused) expect(seen).not.toContain(`"${name}"`);
    expect(unused.every((name) => names(t.state.box).includes(name))).toBe(true);
  });
});
