import { describe, expect, it } from 'vitest';
import {
  DESIGNS,
  designNamed,
  HAND_SIZE,
  type Mission,
  MOVE_COST_TAXED,
  REDUCED_DRAW,
} from '../../src/content/index.ts';
import { cardText, missionText } from '../../src/text/card-text.ts';

const textOf = (id: string) => {
  const design = designNamed(id);
  if (design === null) throw new Error(`no design ${id}`);
  return cardText(design);
};

describe('card texts', () => {
  it.each([
    ['MA', ['Gain 1 Credit.']],
    ['SP', ['Gain 1 Defense.']],
    ['PA', ['Gain 2 Credits.']],
    ['SB1', ['Gain 1 Credit.', 'You may consume 1 card from your hand.']],
    ['SB2', ['Draw 1 card.', 'Remove up to 2 Cryo Counters from your Architect.']],
    ['SK1', ['Gain 2 Credits.', 'Cycle once.']],
    ['SK2', ['Draw 2 cards.', 'Discard 1 card from your hand.']],
    ['ST1', ['You may move to an adjacent Location.', 'Gain 2 Credits.']],
    ['SD2', ['Either gain 2 Credits or gain 2 Defense.']],
    ['B03', ['Draw 1 card.', 'You may consume 1 card from your hand or discard pile.', 'Gain 1 Credit.']],
    ['B04', ['Gain 2 Credits.', 'If you played another Bio card this turn, gain 1 Credit.']],
    ['B05', ['Secure a card costing 4 or less from your discard pile.', 'Gain 1 Credit.']],
    ['B06', ['Remove up to 2 Cryo Counters from your Architect.', 'Draw 1 card.', 'Gain 1 Credit.']],
    ['B07', ['Place an Embassy at your Location, if able.', 'Draw 1 card.', 'Take 1 Influence.']],
    ['B10', ['Draw 3 cards.', 'Discard 1 card from your hand.', 'Unique.']],
    [
      'B11',
      ['Gain 3 Credits.', 'You may consume 1 card from your hand or discard pile.', 'If you did, take 1 Influence.'],
    ],
    ['B13', ['Gain 1 Credit.', 'Bank 2 Credits.']],
    [
      'B14',
      [
        'Draw 1 card.',
        'You may consume 1 card from your hand or discard pile.',
        'If that card was an Illegal Tech, take 2 Influence.',
        'Gain 1 Credit.',
      ],
    ],
    ['K04', ['Draw 1 card.', 'Either gain 1 Credit or gain 1 Defense.', 'Cycle once.']],
    ['K05', ['Copy a card costing 5 or less that you played this turn.', 'Unique.']],
    ['K06', ['Obtain a Market card costing 3 or less without paying.', 'Gain 1 Credit.']],
    [
      'K08',
      [
        'Gain 2 Credits.',
        'Gain 1 Credit for each other Cybernetic card you played this turn, at most 2 times.',
        'Cycle once.',
      ],
    ],
    ['K11', ['Secure a Market card costing 4 or less without paying.', 'Unique.']],
    ['K12', ['Copy a card that you played this turn.', 'Draw 1 card.', 'Gain 1 Credit.', 'Unique.']],
    ['K14', ['Cycle once.', 'Gain the Cargo of your Location, if able.', 'Gain 2 Credits.']],
    ['T02', ['You may move to any other Location.', 'Gain 1 Credit.']],
    ['T03', ['Gain 1 Credit.', 'If you have an Embassy on the board, gain 1 Credit.']],
    [
      'T07',
      [
        'You may move to an adjacent Location.',
        'You may use the Key Access of your Location, if able.',
        'Take 1 Influence.',
      ],
    ],
    ['T08', ['Gain 1 Credit.', 'Gain 1 Credit for each Embassy you have on the board, at most 3 times.']],
    ['T09', ['Each player may move to an adjacent Location.', 'Gain 2 Credits.']],
    [
      'D05',
      [
        'You may move to an adjacent Location.',
        'Gain 2 Defense.',
        'If there is an Active Event at your Location, gain 1 Defense.',
      ],
    ],
    ['D08', ['Overcome an Event costing 4 or less at your Location without paying.', 'Gain 1 Credit.']],
    [
      'D10',
      [
        'Take 1 Influence.',
        'If there are at least 4 Events in your Trophy Pile, take 1 Influence.',
        'Gain 1 Defense.',
        'Unique.',
      ],
    ],
    ['D13', ['Bank 2 Defense.', 'Gain 1 Credit.']],
    [
      'IE2',
      [
        'When you play this, take 1 Infamy.',
        'Ignore Shut Down for the rest of the turn.',
        'Place an Embassy at your Location, if able.',
        'Gain 2 Credits.',
        'Lose 3 Influence at the end of the game if you still own it.',
      ],
    ],
    [
      'IR2',
      [
        'When you play this, take 1 Infamy.',
        'Secure a card from your discard pile.',
        'Gain 2 Credits.',
        'You may consume this card.',
        'Lose 3 Influence at the end of the game if you still own it.',
      ],
    ],
    [
      'L01',
      [
        'Earth.',
        'Location Bonus: Either remove 1 Cryo Counter from your Architect or cycle once.',
        'Key Access: Take 1 Influence.',
      ],
    ],
    [
      'L08',
      [
        'Mars.',
        'Location Bonus: You may consume 1 card from your discard pile.',
        'Key Access: You may consume 1 card from your hand or discard pile. Gain 1 Credit.',
      ],
    ],
    [
      'A03',
      [
        '1 Cryo Counter: Gain 1 Defense.',
        '3 Cryo Counters: Overcome an Event costing 4 or less at your Location without paying. Draw 1 card. Gain 1 Credit.',
      ],
    ],
    [
      'A05',
      [
        '2 Cryo Counters: You may consume 1 card from your hand or discard pile. Gain 1 Credit.',
        '4 Cryo Counters: You may consume 2 cards from your hand or discard pile. Draw 1 card.',
      ],
    ],
    [
      'A09',
      ['1 Cryo Counter: Cycle twice.', '4 Cryo Counters: Secure a Market card costing 3 or less without paying.'],
    ],
    [
      'A12',
      [
        '2 Cryo Counters: Each player may move to an adjacent Location. Gain 1 Credit.',
        '4 Cryo Counters: Each player places an Embassy at their Location, if able. Take 2 Influence. Gain 1 Credit.',
      ],
    ],
    ['RQ-moon-earth', ['Deliver Cargo from the Moon to Earth.', 'Worth 2 Influence.']],
    ['F1', ['Once per turn, a paid move costs 1 Credit less, but at least 1; taxed moves keep their price.']],
    ['F2', ['Once per turn, when you overcome an Event, bank 1 Defense.']],
    ['F3', ['Once per turn, gaining Cargo is free.']],
    ['F4', ['Once per turn, the bank reward of a Delivery is 3 Credits.']],
  ])('%s', (id, text) => {
    expect(textOf(id)).toEqual(text);
  });

  it('are whole sentences with correct plurals', () => {
    for (const design of DESIGNS) {
      for (const sentence of cardText(design)) {
        expect(sentence, design.id).toMatch(/^[A-Z1-4].*\.$/);
        expect(sentence, design.id).not.toMatch(/undefined|null|\[object|\{|\}| {2}|\.\./);
        expect(sentence, design.id).not.toMatch(/\b1 (Credits|cards|Cryo Counters|times|Events)\b/);
        expect(sentence, design.id).not.toMatch(/\b[2-9] (Credit|card|Cryo Counter|time|Event)\b/);
      }
    }
  });

  it('differ for cards with different effects', () => {
    const effects = new Map<string, string>();
    for (const design of DESIGNS) {
      if (!('effect' in design) || design.kind === 'illegal' || design.unique) continue;
      const text = cardText(design).join(' ');
      const effect = JSON.stringify(design.effect);
      expect(effects.get(text) ?? effect, design.id).toBe(effect);
      effects.set(text, effect);
    }
  });
});

describe('Event texts', () => {
  it.each([
    [
      'EE1',
      [
        'Stellar Event at Earth.',
        'Inactive: 2 Defense to overcome, worth 1 Influence.',
        'Active: 3 Defense to overcome, worth 2 Influence.',
      ],
    ],
    [
      'ER6',
      [
        'Social Event at Mars.',
        'Inactive: 4 Defense to overcome, worth 3 Influence.',
        'Active: 4 Defense to overcome, worth 3 Influence.',
        'Instead of Defense while Active: discard a Transport card and discard any card.',
        'While Active: a paid move away from here costs 3 Credits.',
      ],
    ],
    [
      'X02',
      [
        'Catastrophic social Event at Earth.',
        'Inactive: 5 Defense to overcome, worth 3 Influence.',
        'Active: 6 Defense to overcome, worth 4 Influence.',
        'Instead of Defense while Active: pay 4 Credits and discard any card.',
        'While Active: all Locations are Shut Down.',
        'While Active: Market cards cost 1 Credit more.',
      ],
    ],
  ])('%s', (id, text) => {
    expect(textOf(id)).toEqual(text);
  });

  it('take the numbers of penalties from the content', () => {
    const lastLine = (id: string) => textOf(id).at(-1);
    expect(lastLine('ER6')).toContain(` costs ${MOVE_COST_TAXED} Credits.`);
    expect(lastLine('X03')).toContain(` costs ${MOVE_COST_TAXED} Credits.`);
    expect(lastLine('X05')).toContain(` draw ${REDUCED_DRAW} cards instead of ${HAND_SIZE} `);
  });

  it.each([
    ['EX2', 'When it turns Active: each player with Cargo returns 1 Cargo.'],
    ['X01', 'While Active: all Locations are Shut Down.'],
    ['X03', 'While Active: a paid move away from any Location costs 3 Credits.'],
    ['X04', 'While Active: players cannot call for Collaboration.'],
    ['X05', 'While Active: players draw 4 cards instead of 5 in the End Phase.'],
    ['X06', 'When it turns Active: each player discards 1 card.'],
    ['X08', 'While Active: Architects cannot be used.'],
    ['X09', 'While Active: only paid moves are possible.'],
    ['X10', 'While Active: nothing can be cycled.'],
  ])('%s ends with its own rule', (id, text) => {
    expect(textOf(id).at(-1)).toBe(text);
  });
});

describe('Mission texts', () => {
  it.each([
    ['MC1', 'At the end of the game: at least 5 Bio Market cards in your deck, hand and discard pile.'],
    ['MC3', 'At the end of the game: your Embassies at 4 or more Locations.'],
    ['MC4', 'At the end of the game: at least 9 Events in your Trophy Pile.'],
    [
      'MS1',
      'At the end of the game: at least 6 / 10 / 16 / 22 cards in the Consumed area, with 1 / 2 / 3 / 4 players.',
    ],
    [
      'MS2',
      'At the end of the game: at least 4 / 9 / 13 / 17 team Embassies on the board, with 1 / 2 / 3 / 4 players.',
    ],
    [
      'MS4',
      'At the end of the game: at least 4 / 3 / 5 / 6 Catastrophic Events in the team’s Trophy Pile, with 1 / 2 / 3 / 4 players.',
    ],
    ['MS5', 'At the end of the game: at least 5 / 10 / 14 / 20 Requests completed, with 1 / 2 / 3 / 4 players.'],
  ])('%s', (id, text) => {
    expect(textOf(id)[0]).toBe(text);
  });

  it('say who gets the Influence', () => {
    expect(textOf('MC2').at(-1)).toBe('Worth 5 Influence to every player who meets it.');
    expect(textOf('MS3').slice(1)).toEqual([
      'With Mercury Protocol: 12 / 24 / 34 / 46.',
      'Worth 5 Influence to the team if met, otherwise to the Syndicate.',
    ]);
  });

  it('can be formatted for one number of players', () => {
    const line = designNamed('MS3') as Mission;
    expect(missionText(line, 3, false)[0]).toBe(
      'At the end of the game: at least 33 Events in the team’s Trophy Pile.',
    );
    expect(missionText(line, 3, true)[0]).toBe('At the end of the game: at least 34 Events in the team’s Trophy Pile.');
    expect(() => missionText(line, 5, true)).toThrow('no Mission for 5 players');
  });
});
