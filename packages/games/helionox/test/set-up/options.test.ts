import { type Game, IllegalAction, rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { eventCard } from '../../src/content/cards.ts';
import { cardOf, LOCATIONS } from '../../src/content/index.ts';
import { game, type State } from '../../src/index.ts';
import { countCards } from '../content/first.ts';
import { endTurn, lastTurn, play, scene } from '../scene.ts';

type Chosen = Record<string, string | boolean>;

const rules = rulesOf(game as Game<State>);

const begin = (seats: number, options: Chosen = {}, seed = 'a'): State => rules.begin(seats, options, seed);

describe('aim and options', () => {
  it('HX-001 no player wins or drops out before the last turn; then the highest score wins', () => {
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
  ])('HX-004 %i players, %s, can play with and without Mercury Protocol', (seats, mode) => {
    const plain = begin(seats, { mode, mercury: false });
    expect([plain.requests.cards.length, plain.illegal.flatMap((laid) => laid.cards).length]).toEqual([0, 0]);
    const mercury = begin(seats, { mode, mercury: true });
    expect(mercury.players.every((player) => player.request.cards.length === 1)).toBe(true);
    expect(mercury.illegal.every((laid) => laid.cards.length > 0)).toBe(true);
  });

  it('HX-007 the default options give the recommended first game: base Locations and no extras', () => {
    const s = begin(3);
    expect(s.locations.map((card) => cardOf(card).id)).toEqual(['L01', 'L02', 'L03', 'L04', 'L05']);
    expect([s.mercury, s.coop, s.missions]).toEqual([false, false, []]);
    expect(s.players.every((player) => player.architect >= 0 && player.held.cards.length === 0)).toBe(true);
    expect([s.chooseStart, s.embassyScoring, s.ring]).toEqual([false, false, false]);
  });

  it('HX-014 R6 R57 the Locations form a line unless the ring option is on', () => {
    const line = scene({ players: [{ hand: ['T01'] }] });
    play(line, 'T01');
    expect(line.legal(0)).toEqual([null, 'moon']);
    const ring = scene({ options: { ring: true }, players: [{ hand: ['T01'] }] });
    play(ring, 'T01');
    expect(ring.legal(0)).toEqual([null, 'moon', 'europa']);
    expect(() => begin(2, { board: 'back' })).toThrow(IllegalAction);
  });
});

describe('modes', () => {
  const begin = (seats: number, options: Record<string, string | boolean> = {}): State =>
    rulesOf(game as Game<State>).begin(seats, options, 'a');

  it('HX-272 a team game is set up like a competitive game', () => {
    const laid = (mode: string, mercury: boolean) => {
      const s = begin(3, { mode, mercury });
      return {
        market: s.market.map((deck) => deck.cards.length),
        prime: s.prime.cards.length,
        decks: s.players.map(({ deck, hand, request }) =>
          [deck.cards, hand.cards, request.cards].map((of) => of.length),
        ),
        ships: s.players.map(({ ship, embassies, cryo }) => [ship, embassies, cryo]),
        requests: s.requests.cards.length,
        illegal: s.illegal.map((of) => of.cards.length),
        locations: s.locations,
      };
    };
    for (const mercury of [false, true]) expect(laid('cooperative', mercury)).toEqual(laid('competitive', mercury));
  });

  it('HX-004 HX-018 every mode can be played with and without Mercury Protocol', () => {
    for (const [seats, mode] of [
      [3, 'competitive'],
      [3, 'cooperative'],
      [1, 'cooperative'],
    ] as const) {
      expect(begin(seats, { mode }).requests.cards).toHaveLength(0);
      expect(begin(seats, { mode, mercury: true }).requests.cards.length).toBeGreaterThan(0);
    }
    const t = scene({ players: [{ credits: 5 }] });
    expect(t.refused(0, 'cargo')).toMatchObject({ reason: 'needs-mercury', rule: 'HX-005' });
  });

  it('HX-007 HX-014 HX-019 the default options give the recommended first game', () => {
    const s = begin(2);
    expect(s.locations.map((card) => cardOf(card).id)).toEqual(LOCATIONS.slice(0, 5).map((location) => location.id));
    expect(s).toMatchObject({ mercury: false, missions: [], ring: false, coop: false });
    expect(s.players.every((player) => player.architect >= 0)).toBe(true);
  });

  it('HX-029 every Event of the game is exactly once in play, in the deck or in the box', () => {
    const catastrophic = countCards((card) => card.kind === 'event' && card.catastrophic);
    for (const mercury of [false, true]) {
      const s = begin(4, { mercury });
      const events = [...s.inactive.cards, ...s.events.cards, ...s.box.cards].filter(
        (c) => eventCard(c).kind === 'event',
      );
      expect(new Set(events).size).toBe(countCards(({ kind, mp }) => kind === 'event' && (mercury || !mp)));
      expect(events.filter((card) => eventCard(card).catastrophic)).toHaveLength(catastrophic);
    }
  });

  it('HX-035 HX-001 HX-196 each player has nine turns, then the highest score wins', () => {
    const t = table<State>(game, { seats: 3 });
    t.playUntil((s) => s.result !== null);
    expect(t.state.turns).toBe(27);
    const { scores, winners } = t.state.result as NonNullable<State['result']>;
    for (const winner of winners) expect(scores[winner]).toBe(Math.max(...scores));
  });
});
