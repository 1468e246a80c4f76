import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { formatOwnEvent, formatText } from '../src/format.ts';

describe('terminal text', () => {
  test('shows every seat as a player, including the acting one', () => {
    expect(formatText(fixtures.duel, { id: 'wounded', params: { seat: 0, by: 1 } })).toBe(
      'Player 1 is wounded by player 2.',
    );
  });

  test('uses the own message for a player who sees the secret part', () => {
    const messages = { drew: '{seat} draws.', 'drew.own': 'You draw {names}.' };
    const game = { ...fixtures.duel, messages };
    expect(formatOwnEvent(game, { type: 'drew', data: { seat: 0 } })).toBe('Player 1 draws.');
    expect(formatOwnEvent(game, { type: 'drew', data: { seat: 0, names: ['a', 'b'] } })).toBe('You draw a and b.');
  });
});
