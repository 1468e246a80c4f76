import type { Messages } from '@orrery/kernel';

/** Short forms of the prompts, for turn notifications. */
export const briefs: Messages = {
  'brief-discussion-talk': 'Discuss the round with your partner',
  'brief-politics-act': 'Act as Politician',
  'brief-politics-support': 'Support maneuvers',
  'brief-preparation-play': 'Play a maneuver, or pass',
  'brief-engineer-act': 'Act as Engineer, or pass',
  'brief-install-lay': 'Place a tile on your blueprint',
  'brief-mount-place': 'Choose a slot for a module',
  'brief-launch-adapt': 'Divide Adaptivity for the launch',
  'brief-launch-explore': 'Take the reward, or explore your path to the Moon',
  'brief-maneuver-fate': 'Decide what happens to a maneuver',
  'brief-maneuver-tie': 'Pay to win a tied maneuver, or let it be obstructed',
  'brief-tech-tile-deck': 'Choose a deck to draw from',
  'brief-free-module-module': 'Choose a module',
};
