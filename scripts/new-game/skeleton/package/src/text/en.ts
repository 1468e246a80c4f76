import type { Messages } from '@orrery/kernel';

/**
 * Messages for every question, event, refusal and ending. `{name}` is an argument; `{n, plural, one {point} other
 * {points}}` depends on a number.
 */
export const messages: Messages = {
  decide: 'You have rolled {gain}. Roll again, or keep it?',
  'brief-turn-decide': 'Roll again, or keep it',
  roll: 'Roll again',
  keep: 'Keep {gain}',
  'no-such-choice': 'Choose to roll again or to keep your points.',
  rolled: '{seat} rolls {die} and has {gain}.',
  lost: '{seat} rolls a one and loses the turn.',
  kept: '{seat} keeps {gain} and has {points} {points, plural, one {point} other {points}}.',
  'phase-turn': 'Rolling',
  'over-goal': 'The goal was reached.',
  'over-resignation': 'All other players have resigned.',
};
