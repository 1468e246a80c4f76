import type { Messages } from '@orrery/kernel';

/** Every question, event, refusal and ending in words. `{name}` is a gap; `{n|point|points}` fits a number. */
export const messages: Messages = {
  decide: 'You have rolled {gain}. Roll again, or keep it?',
  'brief-turn-decide': 'Roll again, or keep it',
  roll: 'Roll again',
  keep: 'Keep {gain}',
  'no-such-choice': 'You may roll again or keep what you have.',
  rolled: '{seat} rolls {die} and has {gain}.',
  lost: '{seat} rolls a one and loses the turn.',
  kept: '{seat} keeps {gain} and has {points} {points|point|points}.',
  'phase-turn': 'Rolling',
  'over-goal': 'The goal was reached.',
  'over-resignation': 'Nobody is left to play against.',
};
