import { catalog } from '@orrery/messages';

/** Text of the recovery page. */
export const t = catalog('recovery', {
  'by-code': 'Use a recovery code',
  'by-code-about': 'You saved recovery codes when you created them. Each works once.',
  'by-mail': 'Get a recovery e-mail',
  'by-mail-about': 'We send a link if this address may recover an account. It works for 30 minutes.',
  code: 'Recovery code',
  mail: 'E-mail address',
  'mail-sent': 'If this address may recover an account, a link is on its way. Check your inbox and spam folder.',
  name: 'Name',
  'new-password': 'New password',
  recover: 'Recover account',
  'recover-lead': 'Set a new password. All devices are signed out.',
  send: 'Send e-mail',
  'set-password': 'Set new password',
});
