import type { Messages } from '@orrery/kernel';

/**
 * Events of the table itself. A game can have an event of the same type, but its message must have an argument that
 * the table's event lacks.
 */
export const TABLE_EVENTS = {
  undone: '{seat} undoes a move.',
  resigned:
    '{why, select, time {{seat} loses on time.} away {{seat} was away for too long. {by} claims the game.} other {{seat} resigns.}}',
  'time-out': 'Time is up for {seats}.',
  hinted: '{seat} asks for a hint.',
  'bot-took-over': 'A bot is playing for {seat}.',
  'seat-back': '{seat} is back.',
  'pause-wanted': '{seat} asks to pause the clocks.',
  'pause-ended': '{seat} resumes the clocks.',
  'cancel-wanted': '{seat} asks to cancel the game.',
  'cancel-declined': '{seat} does not want to cancel the game.',
  cancelled:
    '{why, select, agreed {The players cancelled the game.} other {{seat} cancelled the game, because a player left.}}',
  'claim-voted':
    '{choice, select, win {{seat} votes that {who} loses for leaving.} bot {{seat} votes for a bot to play for {who}.} other {{seat} votes to end the game without a result, because {who} left.}}',
  halted: 'Something went wrong in this game’s rules. The game cannot continue.',
  abandoned: '{seat} abandons the game.',
  'luck-anew': 'The table has moved to the server. Everything that no player had seen was reshuffled.',
} satisfies Messages;

/** Other messages of the table. No game may use their ids. */
export const TABLE_MESSAGES = {
  'over-abandoned':
    'Something went wrong in this game’s rules, so the game was abandoned. It is unrated and its record is kept.',
  'over-cancelled': 'The players cancelled the game. It has no result and is unrated.',
  'rules-failed': 'Something went wrong in this game’s rules, so this action is not possible. Choose another one.',
  'undo-learned': 'You cannot undo this: it revealed new information.',
  'undo-others-acted': 'You cannot undo this: another player has moved since.',
  watching: 'This table is open in another tab. Close it there to play here.',
  'no-hints': 'Hints are not allowed at this table.',
  'looking-back': 'You are viewing an earlier moment. Go back to now to play.',
  'no-table': 'This table is not on this device. It may have been removed.',
  'newer-save': 'This table was saved by a newer version of the app. Reload the page to get the new version.',
  'other-version': 'This record was made with another version of the rules and cannot be replayed.',
  broken: 'Something went wrong: {message}',
  'not-kept': 'The game cannot be saved on this device. Keep this tab open until you finish.',
  unavailable: 'The server cannot be reached. Reconnecting…',
  'undo-declined': 'The other players declined. Your move stands.',
  'undo-asked': 'Undo requested. Waiting for the other players.',
} satisfies Messages;
