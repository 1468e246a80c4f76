import { describe, expect, it } from 'vitest';
import {
  bankCredit,
  copy,
  credit,
  cycle,
  discard,
  draw,
  type Effect,
  either,
  embassy,
  everyone,
  mayConsume,
  mayMove,
  per,
  played,
  when,
} from '../../src/content/effect.ts';
import { effectText } from '../../src/text/card-text.ts';

describe('effect texts that no card uses yet', () => {
  it.each<[string, Effect, string]>([
    ['many cycles', cycle(3), 'Cycle 3 times.'],
    ['Infamy', { op: 'infamy', n: 2 }, 'Take 2 Infamy.'],
    ['a compulsory move', { op: 'move', reach: 'any' }, 'Move to any other Location.'],
    ['a compulsory consume', { op: 'consume', n: 1, from: ['hand'] }, 'Consume 1 card from your hand.'],
    ['compulsory Key Access', { op: 'key' }, 'Use the Key Access of your Location, if able.'],
    [
      'three branches',
      either([credit(1)], [draw(1)], [embassy]),
      'Either gain 1 Credit or draw 1 card or place an Embassy at your Location, if able.',
    ],
    [
      'a branch of two steps',
      either([draw(2), discard(1)], [credit(1)]),
      'Either draw 2 cards, then discard 1 card from your hand or gain 1 Credit.',
    ],
    [
      'a conditional optional step',
      when(played('defense', 2), mayMove('adjacent')),
      'If you played at least 2 other Defense cards this turn, you may move to an adjacent Location.',
    ],
    [
      'several Embassies',
      when({ is: 'embassies', least: 3 }, credit(1)),
      'If you have at least 3 Embassies on the board, gain 1 Credit.',
    ],
    [
      'one trophy',
      when({ is: 'trophies', least: 1 }, credit(1)),
      'If there is at least 1 Event in your Trophy Pile, gain 1 Credit.',
    ],
    [
      'several gains each time',
      per({ of: 'embassies' }, 2, credit(1), draw(1)),
      'Gain 1 Credit, then draw 1 card for each Embassy you have on the board, at most 2 times.',
    ],
    ['a step for each player', everyone(discard(1)), 'Each player discards 1 card from their hand.'],
    [
      'an optional step for each player',
      everyone(mayConsume(1, 'hand', 'discard')),
      'Each player may consume 1 card from their hand or discard pile.',
    ],
    [
      'two steps for each player',
      everyone(draw(1), bankCredit(1)),
      'Each player draws 1 card, then each player banks 1 Credit.',
    ],
    ['a copy by each player', everyone(copy(null)), 'Each player copies a card that they played this turn.'],
  ])('%s', (_name, effect, text) => {
    expect(effectText([effect])).toEqual([text]);
  });
});
