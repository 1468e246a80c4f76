import { fixtures } from '@orrery/testing';
import { describe, expect, test } from 'vitest';
import { formatEvent, formatOwnEvent, formatText } from '../src/format.ts';

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

  test('shows a table event in its own words, even if the game has a message with the same id', () => {
    const game = { ...fixtures.duel, messages: { hinted: '{seat}: “{words}.”' } };
    expect(formatEvent(game, { type: 'hinted', data: { seat: 0 } })).toBe('Player 1 asks for a hint.');
    expect(formatEvent(game, { type: 'hinted', data: { seat: 0, words: 'plenty' } })).toBe('Player 1: “plenty.”');
  });
});
