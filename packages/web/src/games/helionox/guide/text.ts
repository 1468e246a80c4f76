import { catalog } from '@orrery/messages';

/** The labels and captions of the figures in the rules. */
export const t = catalog('helionox-figures', {
  // Locations and travel
  'locations-caption': 'The Locations of the base game. Neighbours in the line are adjacent.',
  you: 'you',
  'your-embassy': 'your Embassy',
  'travel-untaxed': 'From Earth, with your Embassy at Mars',
  'travel-taxed': 'The same while Earth has a Movement Tax',
  'travel-caption':
    'Distance does not matter. The price depends on whether you leave a taxed Location and whether you have an Embassy at your destination.',

  // Phases of a turn
  'phase-event': 'Event',
  'phase-event-text': 'Inactive Events turn Active. A new Event is placed.',
  'phase-cryo': 'Cryo',
  'phase-cryo-text': 'One Cryo Counter on your Architect melts.',
  'phase-main': 'Main',
  'phase-main-text': 'Play, buy, travel, overcome: in any order, as often as you like.',
  'phase-end': 'End',
  'phase-end-text': 'You discard played cards, lose your pool and draw {n} cards.',

  // Parts of a card
  'card-name': 'Name',
  'card-name-text': 'A Unique card can be played once per turn.',
  'card-cost': 'Cost',
  'card-cost-text': 'Credits to buy it from the Market.',
  'card-faction': 'Faction',
  'card-faction-text': 'The icon of its Market deck.',
  'card-effect': 'Effect',
  'card-effect-text': 'Resolved line by line from the top whenever the card is played.',
  'card-influence': 'Influence',
  'card-influence-text': 'Its value at the end if you still own it.',

  // Events
  'event-inactive': 'Inactive',
  'event-inactive-text':
    'Dashed border. It has just been placed and does nothing yet. The shield shows the Defense it takes, the laurel the Influence it gives.',
  'event-active': 'Active',
  'event-active-text':
    'Solid border. Its Location is Shut Down, and the numbers have changed. The line below shows what you can pay instead of Defense.',
  'event-catastrophe': 'Catastrophe',
  'event-catastrophe-text': 'Striped. While Active it shuts down all five Locations and adds its own rule.',
  'call-caption':
    '{caller} calls {partner} to an Event that takes {needs} Defense. {caller} gives {given} and {partner} {added}: {caller} takes {given} Influence and the trophy, {partner} takes {added} Influence, and both draw a card.',

  // Event decks
  part: 'Part',
  'player-count': '{count, plural, one {# player} other {# players}}',
  'deck-top': 'Top',
  'deck-middle': 'Middle',
  'deck-bottom': 'Bottom',
  catastrophes: '+ {count}',
  total: 'Total',
  'decks-caption': 'Regular Events in each part of the deck, plus (+) the catastrophes shuffled into it.',

  // Difficulties
  difficulty: 'Difficulty',
  'difficulty-name': '{name, select, rookie {Rookie} normal {Normal} veteran {Veteran} other {Master}}',
  garrisons: 'Garrisons',
  'garrison-count': '{present, select, yes {one at each Location} other {none}}',
  'missions-caption': 'The number of Missions in play.',
});
