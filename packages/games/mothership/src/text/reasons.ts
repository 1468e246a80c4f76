import type { Messages } from '@orrery/kernel';

/** Why an answer is good or bad: short statements without a full stop. */
export const whys: Messages = {
  'why-hits-station': 'Hits the station at {cell}, which cannot fight back',
  'why-takes-planet': '{percent}% to take {cell} with {count, plural, one {# ship} other {# ships}}',
  'why-beats': '{percent}% to win against {unit} with {count, plural, one {# ship} other {# ships}}',
  'why-out-of-reach': '{unit} is out of reach of enemy ships at their current speed',
  'why-in-reach': '{count, plural, one {# enemy ship} other {# enemy ships}} can reach {unit}',
  'why-enters-reach': 'Comes within reach of {count, plural, one {# enemy ship} other {# enemy ships}}',
  'why-amount':
    '{what, select, points {{n, plural, one {# point} other {# points}}} minerals {{n, plural, one {# mineral} other {# minerals}}} gas {{n} gas} influence {{n} influence} hull {{n, plural, one {# hull point} other {# hull points}}} steps {{n, plural, one {# station step} other {# station steps}}} other {{n, plural, one {# card} other {# cards}}}}',
  'why-gains': '+{amounts}',
  'why-costs': 'Costs {amounts}',
  'why-guards': 'Guards {cells}',
  'why-blocks': 'Stops enemy ships beside {cell}',
  'why-mothership':
    'Mothership: {spaces, plural, one {# space} other {# spaces}}, {die, plural, =0 {no weapons} other {a die of #}}, {shields, plural, one {# shield} other {# shields}}',
  'why-no-mothership': 'Only matters once the mothership is back',
  'why-all-moved': 'All ships have moved',
  'why-can-move': '{count, plural, one {# ship} other {# ships}} can still move',
  'why-nothing-affordable': 'Nothing affordable left',
  'why-keeps': 'Keeps {minerals, plural, one {# mineral} other {# minerals}}',
  'why-scraps': 'Frees a guardian for another place',
  'why-wins-over': 'Takes the planet without a fight',
  'why-cards-left': '{count, plural, =0 {No cards} one {# card} other {# cards}} left in hand',
  'why-holds': 'Holds {unit} in place',
  'why-stays': 'Stays here',
  'why-asteroids':
    '{percent}% to pass {rolls, plural, one {the asteroid roll unharmed} other {each of # asteroid rolls unharmed}}',
  'why-without': '{percent}% to win without it',
  'why-with': '{percent}% with it',
  'why-saves-influence': 'Keeps {influence} influence',
  'why-blocks-guardian': 'Stops the guardian',
  'why-keeps-card': 'Keeps the card',
  'why-cancels': 'Stops {seat}’s {name}',
  'why-near-planet': '{n, plural, one {# hex} other {# hexes}} from the nearest planet',
  'why-fleet-ready': 'The fleet is ready',
  'why-threats-there':
    '{count, plural, =0 {No enemy ship} one {# enemy ship} other {# enemy ships}} can reach that place',
  'why-sells':
    '{count, plural, =0 {Keeps all cards} other {Leaves {left, plural, =0 {no cards} one {# card} other {# cards}}}}',
  'why-steals': 'The former owner loses a card',
  'why-draws': 'Draws from the deck',
  'why-bonus': 'Brings one of six rewards',
  'why-no-bonus': 'No reward',
  'why-free': 'Costs nothing',
  'why-points': '{points, plural, one {# point} other {# points}}',
  'why-planets': '{count, plural, one {# planet} other {# planets}} under your control',
  'why-guardian-wins': 'The guardian wins {percent}% of these fights',
};
