import { inspectLeaving } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { cardOn, rich } from './rich.ts';

/**
 * Random play from the normal start seldom plays cards. Here it plays most of them, and seats leave while their windows
 * are open.
 */
describe('leaving: games in which every seat has many cards', () => {
  it.each([
    [3, { mode: 'deathmatch', layout: '3C', influence: true }],
    [4, { mode: 'teams', layout: 'T4B' }],
    [4, { mode: 'points', layout: '4C', limit: '3 rounds' }],
  ])('of %i with %j are played on to a result, whichever seats leave', (seats, options) => {
    const found = inspectLeaving(rich, { seats, options, seed: 'rich', games: 3, entries: 4000, about: cardOn });
    expect(found.map(({ message }) => message)).toEqual([]);
  });
});
