import { catalog } from '@orrery/messages';

/** Text of players in lists and links. */
export const t = catalog('players', {
  offline: 'Offline',
  online: 'Online',
  profile: 'Profile of {name}',
  see: 'View profile',
});
