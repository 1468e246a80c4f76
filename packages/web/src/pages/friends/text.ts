import { catalog } from '@orrery/messages';

/** Text of the friends page. */
export const t = catalog('friends', {
  accept: 'Accept',
  add: 'Find player',
  'add-about': 'Enter the exact name of an account.',
  challenge: 'Challenge',
  decline: 'Decline',
  'decline-name': 'Decline {name}',
  'accept-name': 'Accept {name}',
  'challenge-name': 'Challenge {name}',
  following: 'Following',
  friends: 'Friends',
  'friends-none': 'No friends yet. Open a player’s profile to add them.',
  guest: 'Create an account to have friends and a profile.',
  name: 'Player name',
  'to-account': 'Create account',
  offline: 'Offline',
  online: 'Online',
  recent: 'Recent players',
  requests: 'Friend requests',
  sent: 'Sent requests',
  withdraw: 'Withdraw',
  'withdraw-name': 'Withdraw request to {name}',
});
