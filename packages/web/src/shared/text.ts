import { catalog } from '@orrery/messages';

/** Text that the table and several pages share. */
export const t = catalog('shared', {
  chosen: '{count} selected',
  game: 'Game',
  more: 'More options',
  'more-options': '{count, plural, one {# more option} other {# more options}}',
  'must-be': '{option} must be {expected}.',
  name: 'Your name',
  'name-rule': 'Enter a name of 1 to {max} visible characters.',
  no: 'No',
  options: 'Options',
  'option-value': '{option}: {value}',
  'password-rule': 'Enter a password with at least {min} characters.',
  players: 'Players',
  'player-count': '{count, plural, one {# player} other {# players}}',
  'time-left': '{time} left',
  'player-range': '{min}–{max} players',
  yes: 'Yes',
});
