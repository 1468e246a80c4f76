import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { words } from '../src/words.ts';

describe('words on a terminal', () => {
  test('name every seat as a player, also the one something was done by', () => {
    expect(words(fixtures.duel, { id: 'wounded', params: { seat: 0, by: 1 } })).toBe(
      'Player 1 is wounded by player 2.',
    );
  });
});
