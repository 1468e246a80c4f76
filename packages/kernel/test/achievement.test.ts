import { expect, it } from 'vitest';
import { type Achievement, achievedBy, type FinishedGame, factOf } from '../src/index.ts';

const game: FinishedGame = {
  result: {
    ...{ scores: [12, 9, 12], places: [1, 3, 1], winners: [0, 2], reason: 'full' },
    detail: { scores: [{ links: 4 }, { links: 7 }, { links: 0 }], rounds: 6 },
  },
  sides: [[0, 2], [1]],
  people: 2,
};

it('reads facts of the result, with the lead over other sides only', () => {
  const facts = [
    'won',
    'place',
    'score',
    'lead',
    'seats',
    'people',
    'reason',
    'detail.scores.$.links',
    'detail.rounds',
  ];
  expect(facts.map((fact) => factOf(game, 0, fact))).toEqual([true, 1, 12, 3, 3, 2, 'full', 4, 6]);
  expect(factOf(game, 1, 'lead')).toBe(-3);
  for (const fact of ['none', 'detail.none', 'detail.scores.$.none.deeper'])
    expect(factOf(game, 0, fact)).toBe(undefined);
  // A team that plays against the game has no other side.
  expect(factOf({ ...game, sides: [[0, 1, 2]] }, 0, 'lead')).toBe(undefined);
});

it('earns an achievement only if all of its tests hold', () => {
  const all: Achievement[] = [
    { id: 'winner', when: [{ fact: 'won', is: true }] },
    { id: 'linked', when: [{ fact: 'detail.scores.$.links', min: 4, max: 7 }] },
    {
      id: 'both',
      when: [
        { fact: 'won', is: true },
        { fact: 'detail.scores.$.links', min: 1 },
      ],
    },
    { id: 'unknown', when: [{ fact: 'detail.nothing', min: 0 }] },
    { id: 'untested', when: [{ fact: 'score' }] },
  ];
  expect([0, 1, 2].map((seat) => achievedBy(all, game, seat))).toEqual([
    ['winner', 'linked', 'both'],
    ['linked'],
    ['winner'],
  ]);
});
