import { isFirst } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACCEPTED,
  adjacent,
  BASE,
  type Card,
  type CardSet,
  CREW,
  clockwise,
  DIE_FACES,
  EVENTS,
  type Expansion,
  HOME_SECTORS,
  inPlay,
  KINDS,
  MERCENARIES,
  MERCENARY_CREW,
  OBJECTIVES,
  PARTS,
  PLACES,
  POLICIES,
  PROTOTYPES,
  placeNamed,
  REWARDS,
  SORELIA,
  STARTING_DECK,
  titleOf,
} from '../../src/content/index.ts';
import { CARD_COUNT, cardNamed, DESIGNS, designOf } from '../../src/content/set.ts';

const mix = (players: number, ...expansions: Expansion[]) => ({ players, sets: ['base', ...expansions] as CardSet[] });
/** The cards of the first version that are in a game; the rules state their totals. */
const deck = (cards: readonly Card[], players: number, ...expansions: Expansion[]): string[] =>
  cards.filter((card) => isFirst(card) && inPlay(mix(players, ...expansions), card)).map(({ id }) => id);
const missing = (cards: readonly Card[], players: number, ...expansions: Expansion[]): string[] => {
  const there = deck(cards, players, ...expansions);
  return deck(cards, 5, ...expansions).filter((id) => !there.includes(id));
};

describe('cards in the game', () => {
  it.each([
    ['MK-010', PARTS, 30, 15, 0, 10],
    ['MK-013', CREW, 20, 12, 0, 6],
    ['MK-030', OBJECTIVES, 22, 6, 4, 6],
  ] as const)(
    '%s MK-003 has the right number of cards from the base game, Overload, Nomad and Binding Ties',
    (_rule, cards, base, over, nomad, ties) => {
      expect(deck(cards, 4)).toHaveLength(base);
      expect(deck(cards, 4, 'overload')).toHaveLength(base + over);
      expect(deck(cards, 4, 'nomad')).toHaveLength(base + nomad);
      expect(deck(cards, 4, 'binding')).toHaveLength(base + ties);
      expect(deck(cards, 4, 'overload', 'nomad', 'binding')).toHaveLength(base + over + nomad + ties);
    },
  );

  it('keeps the card numbers of version 1, which saves contain', () => {
    const first = ['r', 'C01', 'KO1', 'PR01', 'EX01', 'HH01', 'BT01', 'O01', 'E01', 'L01', 'L08'];
    expect(first.map(cardNamed)).toEqual([0, 14, 52, 107, 117, 173, 183, 214, 252, 270, 277]);
    expect(isFirst(designOf(277))).toBe(true);
    expect(DESIGNS.filter(isFirst)).toHaveLength(264);
    // The higher bits of a card number hold its owner (`rules/owned.ts`).
    expect(CARD_COUNT).toBeLessThanOrEqual(512);
  });

  it('MK-026 MK-027 Nomad has 18 events, 8 policies and 10 prototypes', () => {
    expect([EVENTS, POLICIES, PROTOTYPES].map((cards) => deck(cards, 3, 'nomad').length)).toEqual([18, 8, 10]);
    expect([EVENTS, POLICIES, PROTOTYPES].map((cards) => deck(cards, 3, 'overload').length)).toEqual([0, 0, 0]);
  });

  it('MK-053 D94 has no cards about allies with 1 or 2 players and Nomad', () => {
    expect(missing(PARTS, 2, 'overload', 'nomad', 'binding')).toEqual(['KO6', 'SO3', 'SO9', 'SO11']);
    expect(missing(PROTOTYPES, 2, 'nomad')).toEqual(['PR02']);
    expect(missing(CREW, 2, 'nomad', 'binding')).toEqual(['C18', 'C35']);
    expect(missing(OBJECTIVES, 2, 'nomad', 'binding')).toEqual(['O05', 'O09', 'O10', 'O19', 'O32', 'O37']);
    expect([...missing(EVENTS, 2, 'nomad'), ...missing(POLICIES, 2, 'nomad')]).toEqual(['E15', 'L02', 'L06']);
    expect(missing(PARTS, 3, 'nomad')).toEqual([]);
  });

  it('MK-055 keeps cards about allies without Nomad', () => {
    expect(missing(PARTS, 2, 'overload', 'binding')).toEqual([]);
    expect(missing(CREW, 2, 'binding')).toEqual([]);
    expect(missing(OBJECTIVES, 2, 'overload', 'binding')).toEqual([]);
  });

  it('MK-054 MK-050 D94 leaves out O25, O27 and SO8 with 1 player, and O37 with 2', () => {
    expect(missing(OBJECTIVES, 1, 'overload')).toEqual(['O25', 'O27']);
    expect(missing(PARTS, 1, 'overload')).toEqual(['SO8']);
    expect(deck(OBJECTIVES, 2, 'nomad')).not.toContain('O37');
    expect(deck(OBJECTIVES, 3, 'nomad')).toContain('O37');
  });
});

describe('numbers', () => {
  const count = (cards: readonly string[], kind: string) => cards.filter((own) => own === kind).length;

  it('MK-006 starts with ten cards: 2 d1, 3 r, 2 s, 2 t, 1 m', () => {
    expect(['d1', 'r', 's', 't', 'm'].map((kind) => count(STARTING_DECK, kind))).toEqual([2, 3, 2, 2, 1]);
    expect(STARTING_DECK).toHaveLength(10);
  });

  it('MK-047 has fifteen mercenaries: 2 d1, 1 d2, 3 r, 3 s, 3 t and 3 crew', () => {
    expect(['d1', 'd2', 'r', 's', 't'].map((kind) => count(MERCENARIES, kind))).toEqual([2, 1, 3, 3, 3]);
    expect(MERCENARIES.length + MERCENARY_CREW).toBe(15);
  });

  it('MK-035 defines the faces of the standard and the softer hazard die', () => {
    expect(DIE_FACES).toEqual({ usual: [0, 0, 1, 1, 2, 2], soft: [0, 0, 1, 1, 1, 2] });
  });

  it.each([
    ['MK-226', 'RW1', null, 1, 'own turn'],
    ['MK-227', 'RW2', null, 1, 'own turn'],
    ['MK-228', 'RW3', 1, 2, 'contract'],
    ['MK-229', 'RW4', 1, 2, 'any time'],
    ['MK-230', 'RW5', 2, 3, 'contract'],
    ['MK-231', 'RW6', 2, 3, 'contract'],
    ['MK-232', 'RW7', 3, 4, 'any time'],
    ['MK-233', 'RW8', 3, 5, 'not in another buying phase'],
    ['MK-234', 'RW9', 4, 6, 'any time'],
  ] as const)('%s: %s costs %s of one colour or %i of any, %s', (_rule, id, same, any, time) => {
    expect(REWARDS.find((own) => own.id === id)).toMatchObject({ same, any, time });
  });
});

describe('filters', () => {
  const accepted = (filter: Parameters<typeof ACCEPTED.get>[0]): string =>
    KINDS.filter((_kind, i) => ACCEPTED.get(filter)?.[i]).join(' ');

  it('MK-404 accepts only the exact card for a filter such as "a Reactor"', () => {
    for (const kind of KINDS) expect(accepted(kind)).toBe(kind);
  });

  it('MK-405 accepts every card of a category', () => {
    expect(accepted('reactor')).toBe('r r+ rX');
    expect(accepted('thruster')).toBe('t t+ tX');
    expect(accepted('shield')).toBe('s s+ sX');
    expect(accepted('damage')).toBe('d1 d2 d3 d+');
  });

  it('MK-406 MK-407 accepts any, Action, basic and advanced cards; crew are not Action cards', () => {
    expect(accepted('any')).toBe(KINDS.join(' '));
    expect(accepted('action')).toBe(KINDS.join(' '));
    expect(accepted('basic')).toBe('r t s d1 d2 d3 m');
    expect(accepted('advanced')).toBe('r+ rX t+ tX s+ sX d+');
    expect(accepted('crew')).toBe('');
  });
});

describe('the navigation board', () => {
  const [komek, magnomi, ventus, henko] = ['komek', 'magnomi', 'ventus', 'henko'].map(placeNamed) as [
    number,
    number,
    number,
    number,
  ];

  it('MK-190 has Base and five sectors, each with one type of contract', () => {
    expect(PLACES.map(({ id, type }) => [id, type])).toEqual([
      ['komek', 'explore'],
      ['magnomi', 'kill'],
      ['ventus', 'delivery'],
      ['henko', 'rescue'],
      ['sorelia', 'sorelia'],
      ['base', null],
    ]);
    expect([HOME_SECTORS, SORELIA, BASE]).toEqual([4, 4, 5]);
  });

  it('MK-191 home sectors are adjacent along the sides of the square', () => {
    for (const [a, b] of [
      [komek, magnomi],
      [magnomi, ventus],
      [ventus, henko],
      [henko, komek],
    ] as const)
      expect([adjacent(a, b), adjacent(b, a)]).toEqual([true, true]);
    for (const [a, b] of [
      [komek, ventus],
      [magnomi, henko],
    ] as const)
      expect([adjacent(a, b), adjacent(b, a)]).toEqual([false, false]);
  });

  it('MK-192 MK-198 Base and Sorelia are adjacent to every place, and a place to itself', () => {
    for (const place of PLACES.keys()) {
      expect([adjacent(place, place), adjacent(place, BASE), adjacent(SORELIA, place)]).toEqual([true, true, true]);
    }
  });

  it('MK-199 clockwise is Komek, Magnomi, Ventus, Henko', () => {
    expect([komek, magnomi, ventus, henko].map(clockwise)).toEqual([magnomi, ventus, henko, komek]);
    expect([clockwise(SORELIA), clockwise(BASE)]).toEqual([SORELIA, BASE]);
  });
});

describe('titles', () => {
  const at = (nomad: boolean, long: boolean) => (points: number) => titleOf(points, nomad, long);

  it('MK-441 MK-444 D80 use one table without Nomad, also over fifteen rounds', () => {
    for (const long of [false, true]) {
      expect([0, 99, 100, 150, 151, 200, 201, 250, 251, 900].map(at(false, long))).toEqual([
        'beginner',
        'beginner',
        'novice',
        'novice',
        'advanced',
        'advanced',
        'mastery',
        'mastery',
        'chosen-one',
        'chosen-one',
      ]);
    }
  });

  it('MK-442 use a separate table with Nomad over ten rounds', () => {
    expect([150, 151, 200, 201, 250, 251, 300, 301].map(at(true, false))).toEqual([
      'beginner',
      'novice',
      'novice',
      'advanced',
      'advanced',
      'mastery',
      'mastery',
      'chosen-one',
    ]);
  });

  it('MK-443 use a separate table with Nomad over fifteen rounds', () => {
    expect([150, 151, 250, 251, 350, 351, 450, 451].map(at(true, true))).toEqual([
      'beginner',
      'novice',
      'novice',
      'advanced',
      'advanced',
      'mastery',
      'mastery',
      'chosen-one',
    ]);
  });
});
