import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { heardWords, words } from '../src/words.ts';

describe('words on a terminal', () => {
  test('name every seat as a player, also the one something was done by', () => {
    expect(words(fixtures.duel, { id: 'wounded', params: { seat: 0, by: 1 } })).toBe(
      'Player 1 is wounded by player 2.',
    );
  });

  test('are fuller for whoever was told the secret part', () => {
    const messages = { drew: '{seat} draws.', 'drew.own': 'You draw {names}.' };
    const game = { ...fixtures.duel, messages };
    expect(heardWords(game, { type: 'drew', data: { seat: 0 } })).toBe('Player 1 draws.');
    expect(heardWords(game, { type: 'drew', data: { seat: 0, names: ['a', 'b'] } })).toBe('You draw a, b.');
  });
});
