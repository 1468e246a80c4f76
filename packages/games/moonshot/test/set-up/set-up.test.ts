import { IllegalAction, rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../src/content/index.ts';
import { CARDS, cardName, missionOf, riskOf, tileOf } from '../../src/content/set.ts';
import { game } from '../../src/index.ts';
import { parametersOf } from '../../src/rules/parameters.ts';
import { CCCP, nextRound, own, scene, USA } from '../scene.ts';

const fresh = (seed: string, seats = 2) => table(game, { seats, seed });
const SEEDS = ['a', 'b', 'c', 'd'];

describe('players', () => {
  it('MS-001 two sides each have a Politician and an Engineer', () => {
    const t = scene();
    expect(t.state.programs).toHaveLength(2);
    expect(t.view(null).crews.map(Object.keys)).toEqual([
      ['politician', 'engineer'],
      ['politician', 'engineer'],
    ]);
  });
  it('MS-014 two players each play both roles of a side', () => {
    expect(scene().view(0).crews).toEqual([
      { politician: [0], engineer: [0] },
      { politician: [1], engineer: [1] },
    ]);
  });
  it('MS-015 four players each play one role', () => {
    expect(fresh('a', 4).view(0).crews).toEqual([
      { politician: [0], engineer: [2] },
      { politician: [1], engineer: [3] },
    ]);
  });
  it('MS-017 rejects other numbers of players', () => {
    const { begin } = rulesOf(game);
    for (const seats of [0, 1, 5, 6]) {
      expect(() => begin(seats, {}, 'x')).toThrow(IllegalAction);
    }
  });
});

describe('the table before the first round', () => {
  it('MS-020 has four shuffled decks of seven missions', () => {
    const t = fresh('a');
    t.state.missionDecks.forEach((deck, i) => {
      expect(deck.cards).toHaveLength(7);
      expect(deck.cards.every((card) => missionOf(card).level === i + 1)).toBe(true);
      expect(deck.known.every((known) => known === 0)).toBe(true);
    });
    const orders = SEEDS.map((seed) =>
      fresh(seed)
        .state.missionDecks.map(({ cards }) => cards.join())
        .join('|'),
    );
    expect(new Set(orders).size).toBe(SEEDS.length);
  });
  it('MS-021 has four shuffled decks of twelve risks, minus those on missions and paths', () => {
    const t = fresh('a');
    // Two of level 0 are on the starter missions, six of level 3 on the paths to the Moon.
    expect(t.state.riskDecks.map(({ cards }) => cards.length)).toEqual([10, 12, 12, 6]);
    t.state.riskDecks.forEach((deck, level) => {
      expect(deck.cards.every((card) => riskOf(card).level === level)).toBe(true);
    });
    const orders = SEEDS.map((seed) =>
      fresh(seed)
        .state.riskDecks.map(({ cards }) => cards.join())
        .join('|'),
    );
    expect(new Set(orders).size).toBe(SEEDS.length);
  });
  it('MS-022 MS-023 has both starters active, each with one random risk of level 0 face up', () => {
    const t = fresh('a');
    expect(t.state.missions.map(({ card }) => cardName(card))).toEqual(['M0-1', 'M0-2']);
    for (const { risks, tests } of t.state.missions) {
      expect(risks.map((risk) => riskOf(risk).level)).toEqual([0]);
      expect(tests).toEqual([0, 0]);
    }
    expect(t.view(null).missions.every(({ risks }: any) => risks[0].risk.startsWith('R0-'))).toBe(true);
    expect(
      new Set(
        SEEDS.map((seed) =>
          fresh(seed)
            .state.missions.map(({ risks }) => risks[0])
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(2);
  });
  it('MS-024 displays the Moon landing, with three risks of level 3 face down for each side', () => {
    const t = fresh('a');
    expect(t.state.moonOpen).toBe(false);
    for (const { path, explored } of t.state.programs) {
      expect(path.cards.map((risk) => riskOf(risk).level)).toEqual([3, 3, 3]);
      expect(path.known).toEqual([0, 0, 0]);
      expect(explored).toEqual([false, false, false]);
    }
    expect(t.state.programs[0]?.path.cards).not.toEqual(fresh('b').state.programs[0]?.path.cards);
  });
  it('MS-025 MS-026 MS-029 gives each side budget 30, popularity 10 and 30 money', () => {
    for (const { budget, popularity, money } of fresh('a').state.programs) {
      expect([budget, popularity, money]).toEqual([30, 10, 30]);
    }
  });
  it('MS-030 gives each side a shuffled deck of sixteen maneuvers, four of them in hand', () => {
    const t = fresh('a');
    for (const [side, { hand, deck }] of t.state.programs.entries()) {
      expect(hand.cards).toHaveLength(4);
      expect(deck.cards).toHaveLength(12);
      const names = [...hand.cards, ...deck.cards].map(cardName);
      expect(names.every((name) => name.startsWith(side === USA ? 'usa-' : 'cccp-'))).toBe(true);
    }
    expect(new Set(SEEDS.map((seed) => fresh(seed).state.programs[0]?.hand.cards.join())).size).toBe(SEEDS.length);
  });
  it('MS-031 tokens never run out', () => {
    const t = scene({ usa: { testSteals: 500, freeTests: 500, sabotage: 500 } });
    expect(own(t, USA)).toMatchObject({ testSteals: 500, freeTests: 500, sabotage: 500 });
    nextRound(t);
    expect(own(t, USA).influence + own(t, USA).bluff).toBeGreaterThanOrEqual(8);
  });
  it('MS-032 puts four modules on the sideboard, one on each 8-money space, the others in the deck', () => {
    const t = fresh('a');
    expect(t.state.sideboard).toHaveLength(4);
    for (const { supplier } of t.state.programs) {
      expect(cardName(supplier[0] as number)).toMatch(/^M\d\d$/);
      expect(supplier.slice(1)).toEqual([-1, -1]);
    }
    expect(t.state.moduleDeck.cards).toHaveLength(MODULES.length - 4 - 2);
  });
  it('MS-033 MS-034 has four decks of tiles; each line has one S, one E and one C tile, and no Payload tile', () => {
    const t = fresh('a');
    expect(t.state.techDecks.map(({ cards }) => cards.length)).toEqual([14 - 2, 14 - 2, 14 - 2, 12]);
    t.state.techDecks.forEach((deck, kind) => {
      expect(deck.cards.every((card) => tileOf(card).kind === 'SECP'.charAt(kind))).toBe(true);
    });
    for (const { line } of t.state.programs) expect(line.map((tile) => tileOf(tile).kind)).toEqual(['S', 'E', 'C']);
    expect(new Set(SEEDS.map((seed) => fresh(seed).state.programs[0]?.line.join())).size).toBe(SEEDS.length);
  });
  it('MS-035 blueprints are empty and all parameters 0', () => {
    for (const program of fresh('a').state.programs) {
      expect(program.cells.every((cell) => cell === -1)).toBe(true);
      expect(program.modules.every((module) => module === -1)).toBe(true);
      expect(parametersOf(program)).toEqual([0, 0, 0, 0]);
    }
  });
  it('MS-036 CCCP holds the First Player marker', () => {
    const t = fresh('a');
    expect(t.state.first).toBe(CCCP);
    t.expectAsked(1, 'preparation', 'play');
  });
  it('contains every component exactly once', () => {
    const census = game.census(fresh('a').state);
    expect(census).toHaveLength(CARDS - 1);
    expect(new Set(census).size).toBe(census.length);
  });
});
