import { type Game, IllegalAction, rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { eventCard } from '../src/cards.ts';
import { game, type State } from '../src/index.ts';
import { designs } from './scene.ts';

const begin = (seats: number, options: Record<string, string | boolean> = {}, seed = 'a'): State =>
  rulesOf(game as Game<State>).begin(seats, options, seed);
/** The Event deck from the top, r for regular and X for Catastrophic; the first card is in play. */
const deckOf = (s: State): string =>
  [...s.inactive.cards, ...s.events.cards.slice().reverse()]
    .map((c) => (eventCard(c).catastrophic ? 'X' : 'r'))
    .join('');
const count = (text: string) => [text.length, text.split('X').length - 1];

describe('set-up', () => {
  it('HX-003 other numbers of players are refused', () => {
    expect(() => begin(1)).toThrow(IllegalAction);
    expect(() => begin(5)).toThrow(IllegalAction);
  });

  it.each([
    [
      2,
      6,
      [
        [6, 0],
        [6, 1],
        [6, 2],
      ],
    ],
    [
      3,
      9,
      [
        [9, 0],
        [9, 2],
        [9, 2],
      ],
    ],
    [
      4,
      12,
      [
        [12, 0],
        [12, 2],
        [12, 3],
      ],
    ],
  ])('HX-030 HX-031 HX-032 HX-033 HX-037 the Event deck for %i', (seats, size, parts) => {
    for (const seed of ['a', 'b', 'c']) {
      const deck = deckOf(begin(seats, {}, seed));
      expect([0, 1, 2].map((part) => count(deck.slice(part * size, (part + 1) * size)))).toEqual(parts);
    }
  });

  it('HX-005 HX-006 HX-027 without Mercury Protocol its cards are out of the game', () => {
    const s = begin(4);
    expect(s.market.map((deck) => deck.cards.length)).toEqual([21, 22, 22, 22]);
    expect(begin(4, { mercury: true }).market.map((deck) => deck.cards.length)).toEqual([24, 25, 24, 25]);
    expect(s.players.every((player) => player.fleet === -1 && player.request.cards.length === 0)).toBe(true);
    expect([...designs(s.events), ...designs(s.box)].some((id) => id.startsWith('EX'))).toBe(false);
  });

  it('HX-038 HX-039 HX-046 ten cards each, five in hand, a different faction pair for each', () => {
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

  it('HX-041 HX-043 HX-044 HX-045 different Architects without counters, Ships at Earth, nothing else', () => {
    const s = begin(3);
    expect(new Set(s.players.map((player) => player.architect)).size).toBe(3);
    for (const player of s.players) {
      expect(player).toMatchObject({ cryo: 0, ship: 0, embassies: 0, credits: 0, defense: 0, influence: 0, infamy: 0 });
    }
  });

  it('HX-047 the first player is drawn by chance, turns go clockwise', () => {
    const firsts = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => begin(2, {}, seed).order[0]));
    expect(firsts.size).toBe(2);
    const { order } = begin(4);
    expect(order.map((seat, i) => (seat - (order[0] as number) + 4) % 4 === i)).toEqual([true, true, true, true]);
  });

  it('HX-021 HX-022 base Locations without Mercury Protocol, any mix with it', () => {
    expect(() => begin(2, { locations: 'mercury' })).toThrow(IllegalAction);
    const sets = new Set<string>();
    for (const seed of 'abcdefghijkl') {
      const view = rulesOf(game as Game<State>).view(begin(2, { mercury: true, locations: 'mixed' }, seed), null);
      for (const { design } of (view as { locations: { design: string }[] }).locations) sets.add(design);
    }
    expect(sets.size).toBe(10);
  });

  it('HX-024 HX-025 HX-028 four Market decks with their top card open, sixteen Prime Assets', () => {
    const t = table<State>(game, { seats: 2 });
    const view = t.view(null);
    expect(view.market.every((slot: { card: unknown }) => slot.card !== null)).toBe(true);
    expect(view.primeAssets).toBe(16);
  });

  it('HX-049 HX-052 HX-246 HX-264 Mercury Protocol: Fleet Assets, Requests, Illegal Tech', () => {
    for (const [seats, tech, requests] of [
      [2, 1, 10],
      [3, 2, 15],
      [4, 2, 20],
    ] as const) {
      const s = begin(seats, { mercury: true });
      expect(new Set(s.players.map((player) => player.fleet)).size).toBe(seats);
      expect(s.illegal.map((laid) => laid.cards.length)).toEqual([tech, tech, tech, tech, tech]);
      expect(s.requests.cards).toHaveLength(requests);
      expect(s.players.every((player) => player.request.cards.length === 1)).toBe(true);
    }
  });

  it('HX-012 HX-551 with the option every player picks a start, in turn order', () => {
    const t = table<State>(game, { seats: 3, options: { chooseStart: true } });
    for (const seat of t.state.order) t.say(seat, 'mars');
    expect(t.state.players.map((player) => player.ship)).toEqual([2, 2, 2]);
  });

  it('HX-009 HX-054 HX-055 HX-056 HX-553 a draft: keep one, pass to the left, start with one of three', () => {
    const t = table<State>(game, { seats: 3, options: { draft: true } });
    const dealt = t.state.order.map((seat) => designs((t.state.players[seat] as State['players'][0]).held));
    expect(new Set(dealt.flat()).size).toBe(9);
    const [a, b] = t.state.order as [number, number, number];
    for (const [i, seat] of t.state.order.entries()) t.say(seat, dealt[i]?.[0] as string);
    expect(designs((t.state.players[b] as State['players'][0]).held)).toEqual(dealt[0]?.slice(1));
    expect(t.view(b).players[b].drafting.map((card: { design: string }) => card.design)).toContain(dealt[0]?.[1]);
    expect(t.view(null).players[b].drafting).toEqual([null, null, null]);
    for (const seat of t.state.order) t.say(seat, t.legal(seat)[0] as string);
    expect(t.legal(a)).toHaveLength(3);
    for (const seat of t.state.order) t.say(seat, t.legal(seat)[0] as string);
    expect(t.state.players.every((player) => player.architect >= 0 && player.picked.cards.length === 0)).toBe(true);
  });
});
