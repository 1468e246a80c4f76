import { PSEUDO, setLocale } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  type Card,
  CONTRACTS,
  CREW,
  EVENTS,
  OBJECTIVES,
  PARTS,
  PLACES,
  POLICIES,
  PROTOTYPES,
  REWARDS,
  TITLES,
} from '../../src/content/index.ts';
import { bringsText, cardText, rewardText } from '../../src/text/card-text.ts';
import { contentMessages } from '../../src/text/content.ts';
import { goalText } from '../../src/text/goal-text.ts';

const CARDS: readonly Card[] = [...CREW, ...PARTS, ...PROTOTYPES, ...CONTRACTS, ...OBJECTIVES, ...EVENTS, ...POLICIES];
const text = (id: string, hired = false): string =>
  cardText(CARDS.find((card) => card.id === id) as Card, hired).join(' ');

describe('card texts', () => {
  it('gives every card, reward, place and title a unique text', () => {
    for (const { id, name } of [...CARDS, ...REWARDS]) {
      expect(contentMessages[`card-${id}`]).toBe(name);
      expect(contentMessages[`about-${id}`], id).toMatch(/^[A-Z0-9].*\.$/);
    }
    for (const { kind, name } of ACTION_CARDS) expect(contentMessages[`card-${kind}`]).toBe(name);
    for (const { id, name } of PLACES) expect(contentMessages[`place-${id}`]).toBe(name);
    for (const title of TITLES) expect(contentMessages[`title-${title}`]).toMatch(/^[A-Z]/);
    const texts = [...PARTS, ...PROTOTYPES, ...CREW, ...OBJECTIVES].map(({ id }) => contentMessages[`about-${id}`]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    ['KO1', 'At the start of a contract, if you held no Reactor card after the roll, gain 2 Actions.'],
    ['VE2', 'When you play your first Thruster card in a contract, you may discard a card to draw 2 cards.'],
    ['VE4', 'When you discard after a contract, put a card you played in this contract on top of your draw pile.'],
    [
      'HE3',
      'When all captains are done, before the contract is resolved, lower Damage by 1 for each hazard you block, at most 2.',
    ],
    ['HE6', 'Once per contract, reroll up to 2 of your dice, each once.'],
    ['MA1', 'Once per contract, you may discard a Damage 1 to draw 2 cards.'],
    [
      'MA2',
      'As often as you like in a contract, you may trash a Damage 1 or a Damage 2 and another card to take the next higher Damage card into your hand: Damage 2 for Damage 1; Damage 3, or with Overload a Tuned Damage, for Damage 2.',
    ],
    ['MA6', 'Once per contract, you may discard a Reactor card to lower Damage by 4.'],
    [
      'SO4',
      'Once per contract, you may discard 2 cards to act as a basic Reactor, a basic Thruster, a basic Shield or a Damage 1.',
    ],
    [
      'SO7',
      'Once per contract, you may trash a basic card other than a Miss to add an advanced card of its category to your discard pile.',
    ],
    [
      'VE8',
      'Whenever you play a Thruster card, put 1 IO on this card. As often as you like in a contract, you may pay 2 IO from this card to draw 1 card. Holds up to 4 IO.',
    ],
    [
      'SO9',
      'At the start of a contract, if this is a head-to-head, add 2 to your score; otherwise if at least 1 other captain takes part, draw 1 card.',
    ],
    [
      'MA10',
      'At the start of a contract, lower Damage by 1 for each faction with which you have 3 or more reputation, at most 2.',
    ],
    ['SO10', 'Reputation rewards other than prestige cost you 1 reputation less, but at least 1.'],
    ['C03', 'Act as a basic Reactor. Draw 1 card. It is still a crew card, not an Action card.'],
    ['C06', 'Gain 1 Action. Look at the top 3 cards of your draw pile, put one into your hand and discard the others.'],
    ['C19', 'Gain 3 Actions, draw 3 cards or block 2 hazards.'],
    [
      'C23',
      'Put 3 IO on this card. When all captains are done, before the contract is resolved, you may pay any number of IO from this card to block 1 hazard for each one paid. Stays in play while it holds IO.',
    ],
    ['C34', 'Gain 1 Action. You may pay 1 to 3 reputation to draw 1 card for each one paid.'],
    [
      'C37',
      'You may pay 2 reputation to lower Damage by 4; otherwise act as a Damage 1. It is still a crew card, not an Action card.',
    ],
    ['C38', 'Draw 2 cards. You may trash this card to gain 2 reputation with factions of your choice.'],
    ['EX04', 'Explore. Needs 2 Reactor, 1 Crew. Pays 1 prestige, 2 credits, 1 bonus card. 1 hazard die.'],
    ['BT03', 'Rescue. Needs 2 Shield. Pays 3 credits, 1 reputation with Green. No hazard dice.'],
    [
      'HH09',
      'Explore, head-to-head: all captains may join. Each Reactor, Damage or Crew unit scores 1 point. First: 1 prestige, 3 credits, 1 bonus card; second: 3 credits.',
    ],
    [
      'O09',
      'Complete a contract as an ally while rolling no dice and gain 1 or more prestige from it. Worth 1 prestige.',
    ],
    ['E02', 'All players with 6 or more credits pay 2 credits, or all they have.'],
    ['E07', 'Each player rolls a die; no hazards: gain 1 credit; 2 hazards: add a Miss to their discard pile.'],
    ['E09', 'Each player may trash a card to draw 1 card.'],
    ['E12', 'This turn’s contract has 1 more die and 3 more credits to share out.'],
    [
      'E13',
      'Reveal 1 more ship part than there are players; in order of prestige, lowest first, each may buy one for 2 credits less, but at least 1; the rest go under the deck.',
    ],
    ['E08', 'This turn, ship parts cost 1 credit less, but at least 1.'],
    ['L03', 'Armory cards priced 5 or more cost 1 credit more.'],
    ['L05', 'Stay at Base gives 2 credits; you draw 3 objectives and keep one.'],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });

  it('MK-565 D92 describes O35 as an arrival in a home sector', () => {
    const tour = OBJECTIVES.find(({ id }) => id === 'O35') as (typeof OBJECTIVES)[number];
    expect(goalText(tour.goal)).toBe(
      'arrive in a home sector so that you have been in all four since you drew this objective',
    );
  });

  it('D83 says that a crew card acting as another card is still a crew card', () => {
    const says = CREW.filter(({ id }) => text(id).includes('still a crew card')).map(({ id }) => id);
    expect(says).toEqual(['C03', 'C07', 'C09', 'C13', 'C28', 'C35', 'C37']);
  });

  it('MK-435 names mercenaries in objectives where they replace allies', () => {
    const about = ['O05', 'O09', 'O10', 'O19', 'O32'].map((id) => text(id, true));
    for (const line of about) expect(line).toMatch(/[12] or more hired mercenaries/);
    for (const line of about) expect(line).not.toMatch(/\bally|allies\b/);
    expect(text('O19', true)).toBe(
      'Complete a contract as Mission Leader with 2 or more hired mercenaries. Worth 1 prestige.',
    );
  });

  it('formats every card in the pseudo-locale', () => {
    setLocale(PSEUDO);
    const texts = CARDS.map((card) => cardText(card).join(' '));
    setLocale('en');
    for (const text of texts) expect(text).toMatch(/^⟦[^{}]+⟧$/);
  });

  it('lists the cards that come with a part', () => {
    const part = (id: string) =>
      bringsText([...PARTS, ...PROTOTYPES].find((own) => own.id === id) as (typeof PARTS)[0]);
    expect(['KO8', 'KO6', 'PR01'].map(part)).toEqual([
      'Comes with Surge Reactor, Miss.',
      'Comes with no cards.',
      'Comes with an Action card of your choice.',
    ]);
  });

  it('states the price and effect of reputation rewards', () => {
    expect(REWARDS.map(rewardText).slice(0, 3)).toEqual([
      'On your own turn, pay 1 reputation of any colour to put an open contract under its deck and draw another.',
      'On your own turn, pay 1 reputation of any colour to put an Armory card under its deck and draw another.',
      'While you are in a contract, pay 1 reputation of one colour or 2 of any colours to gain 1 Action or draw 1 card.',
    ]);
  });
});
