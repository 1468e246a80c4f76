import { catalog } from '@orrery/messages';

/** Text about the other players at a table. */
export const t = catalog('opponents', {
  block: 'Block',
  blocked: 'blocked',
  cancel: 'Cancel',
  'mute-about':
    'Mute hides a player’s messages at all tables. Block also stops invitations and quick matches between you. They are not notified.',
  details: 'Details (optional)',
  mute: 'Mute',
  'mute-name': 'Mute {name}',
  muted: 'muted',
  none: 'No other players are here.',
  players: 'Players at this table',
  reason: 'Reason',
  'reason-abuse': 'Abuse or threats',
  'reason-cheating': 'Cheating',
  'reason-name': 'Offensive name',
  'reason-other': 'Something else',
  'reason-spam': 'Spam or flooding',
  report: 'Report…',
  'report-about': 'The server’s operator sees your report, the chat around it and your name. {name} is not notified.',
  'report-name': 'Report {name}',
  'report-sent': 'Report sent to the server’s operator. Thank you.',
  send: 'Send report',
  unblock: 'Unblock',
  unmute: 'Unmute',
});
