import { type Game, IllegalAction, rulesOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { eventCard } from '../../src/content/cards.ts';
import { game, type State } from '../../src/index.ts';
import { designs } from '../scene.ts';

const begin = (seats: number, options: Record<string, string | boolean> = {}): State =>
  rulesOf(game as Game<State>).begin(seats, { mode: 'cooperative', ...options }, 'a');

type Chosen = Record<string, string | boolean>;

const rules = rulesOf(game as Game<State>);

describe('options of a team', () => {
  it('HX-003 HX-008 HX-010 HX-011 rejects options that do not belong to a mode', () => {
    const rules = rulesOf(game as Game<State>);
    const refused = (seats: number, options: Record<string, string | boolean>) => {
      try {
        rules.begin(seats, options, 'a');
      } catch (error) {
        if (error instanceof IllegalAction) return [error.reason, error.params?.path ?? null];
        throw error;
      }
      return null;
    };
    expect(refused(1, { mode: 'competitive' })).toEqual(['bad-options', '.mode']);
    expect([refused(0, {}), refused(5, { mode: 'cooperative' })]).toEqual([
      ['bad-seats', null],
      ['bad-seats', null],
    ]);
    expect(refused(2, { hard: true })).toEqual(['bad-options', '.hard']);
    expect(refused(2, { difficulty: 'master' })).toEqual(['bad-options', '.difficulty']);
    expect(refused(2, { mode: 'cooperative', missions: true })).toEqual(['bad-options', '.missions']);
  });

  it.each([
    ['HX-294', 1, ['4+1', '4+2', '4+2']],
    ['HX-291', 2, ['10+1', '10+1', '11+2']],
    ['HX-292', 3, ['15+2', '15+2', '15+4']],
    ['HX-293', 4, ['21+2', '20+4', '20+4']],
  ])('%s HX-034 HX-295 the Event deck for %i players, without Events of Mercury Protocol', (_rule, seats, parts) => {
    const s = begin(seats);
    const deck = [...s.inactive.cards, ...s.events.cards.slice().reverse()];
    let from = 0;
    const shown = parts.map((part) => {
      const size = part.split('+').reduce((sum, n) => sum + Number(n), 0);
      const cards = deck.slice(from, from + size);
      from += size;
      const catastrophic = cards.filter((card) => eventCard(card).catastrophic).length;
      return `${cards.length - catastrophic}+${catastrophic}`;
    });
    expect([shown, deck.length]).toEqual([parts, from]);
    expect(deck.filter((card) => eventCard(card).mp)).toEqual([]);
  });

  it('HX-295 a Catastrophic Event can come on the first turn', () => {
    const firsts = Array.from({ length: 30 }, (_none, i) => {
      const s = rulesOf(game as Game<State>).begin(2, { mode: 'cooperative' }, `first ${i}`);
      return s.inactive.cards.some((card) => eventCard(card).catastrophic);
    });
    expect(new Set(firsts)).toEqual(new Set([true, false]));
  });

  it('HX-323 a solo game uses twelve random regular Events; the others stay hidden in the box', () => {
    const decks = ['a', 'b'].map((seed) => {
      const { events, inactive, box } = rulesOf(game as Game<State>).begin(1, { mode: 'cooperative' }, seed);
      const regular = [...events.cards, ...inactive.cards].filter((card) => !eventCard(card).catastrophic);
      const left = [...box.cards.keys()].filter((i) => eventCard(box.cards[i] as number).kind === 'event');
      expect([regular.length, left.length, new Set(left.map((i) => box.known[i]))]).toEqual([
        12,
        61 - 12 + 5,
        new Set([0]),
      ]);
      return regular.sort().join();
    });
    expect(decks[0]).not.toBe(decks[1]);
  });

  it.each([
    ['HX-273', 'rookie', 0, 2],
    ['HX-274', 'normal', 0, 3],
    ['HX-275', 'veteran', 5, 2],
    ['HX-276', 'master', 5, 3],
  ])('%s HX-287 %s: %i Garrisons, %i Missions with three players', (_rule, difficulty, garrisons, missions) => {
    const s = begin(3, { difficulty });
    expect([s.garrisons, s.missions.length]).toEqual([garrisons === 5 ? 0b11111 : 0, missions]);
  });

  it('HX-277 HX-278 R47 a solo game has 0 or 1 Missions; a team draws only team Missions', () => {
    expect([begin(1, { difficulty: 'rookie' }).missions.length, begin(1).missions.length]).toEqual([0, 1]);
    const drawn = designs({ cards: begin(4, { mercury: false }).missions, known: [] });
    expect(drawn.sort()).toEqual(['MS1', 'MS2', 'MS3', 'MS4']);
  });
});

describe('set-up of a team', () => {
  const begin = (seats: number, options: Chosen = {}, seed = 'a'): State => rules.begin(seats, options, seed);

  it.each([2, 3, 4])('HX-272 for %i equals a competitive one except for Events, Missions and Garrisons', (seats) => {
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
