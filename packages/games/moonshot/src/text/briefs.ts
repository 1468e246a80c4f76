import type { Messages } from '@orrery/kernel';

/** What is asked in few words, for who is not at the table. */
export const briefs: Messages = {
  'brief-discussion-talk': 'Talk about the round with your partner',
  'brief-politics-act': 'Act as Politician',
  'brief-politics-support': 'Support maneuvers',
  'brief-preparation-play': 'Lay a maneuver, or pass',
  'brief-engineer-act': 'Act as Engineer, or pass',
  'brief-install-lay': 'Lay a tile on your blueprint',
  'brief-mount-place': 'Choose a slot for a module',
  'brief-launch-adapt': 'Divide Adaptivity for the launch',
  'brief-launch-explore': 'Take the reward, or explore the way to the Moon',
  'brief-maneuver-fate': 'Decide what becomes of a maneuver',
  'brief-maneuver-tie': 'Win a tied maneuver, or let it be',
  'brief-tech-tile-deck': 'Choose a deck to draw from',
  'brief-free-module-module': 'Choose a module',
};
