import type { MyResult } from '@orrery/protocol';
import { expect, it } from 'vitest';
import { ratingText, rivalsIn } from '../src/pages/ratings/rating-text.ts';

const seat = (person: string | null, place: number, you = false) => ({
  ...{ person, place, you, name: `${person}!`, level: null, score: 0, won: place === 1 },
});
const game = (...seats: MyResult['seats']): MyResult => ({ match: 'm', game: 'g', at: 0, rated: true, seats });

it('counts wins and losses against each opponent, without bots and ties', () => {
  const results = [
    game(seat('me', 1, true), seat('bo', 2), seat(null, 3)),
    game(seat('bo', 1), seat('me', 3, true), seat('cy', 2)),
    game(seat('me', 1, true), seat('bo', 2)),
    game(seat('me', 1, true), seat('di', 1)),
  ];
  expect(rivalsIn(results)).toEqual([
    { person: 'bo', name: 'bo!', ahead: 2, behind: 1 },
    { person: 'cy', name: 'cy!', ahead: 0, behind: 1 },
  ]);
});

it('shows a rating as a whole number with its uncertainty', () => {
  expect(ratingText({ mu: 25, sigma: 25 / 3 })).toBe('1500 ± 1000');
});
