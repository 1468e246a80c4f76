import { catalog } from '@orrery/messages';
import { FAIRNESS_FAULTS } from '@orrery/protocol';

/** Text of replays. */
export const t = catalog('replay', {
  'all-hands': 'All hands',
  analyze: 'Analyze',
  'analyze-later': 'The analysis opens when the game is over.',
  choose: 'Other replays',
  'copy-failed': 'The link could not be copied. Download the record and send the file instead.',
  damaged: 'This record is damaged and cannot be replayed.',
  exit: 'Leave replay',
  'fair-dice': 'Provably fair: the server kept its commitment, and your salt is part of the seed.',
  'fair-salts': 'All revealed salts match their commitments.',
  'fair-silent': 'Seat {seat} did not reveal its salt.',
  fork: 'Play on from here',
  'fork-about': 'Starts a new game on this device: you play as {name}, bots take the other seats.',
  'hand-empty': 'No cards in hand',
  illegal: 'This record cannot be replayed: {reason}',
  lead: 'Step through your games, or open a record file.',
  'link-copied': 'Link copied. It opens this replay at step {step}.',
  'link-copied-local':
    'Link copied. This game is only on this device, so the link contains all of it and opens at step {step}.',
  loading: 'Loading the record…',
  'loading-table': 'Loading the table…',
  'no-replay': 'Replay not available',
  'no-table':
    'This game is not on this device. It may have been removed, or played on another device: ask its player to share the replay.',
  none: 'No games yet. Games you play can be replayed here.',
  'not-a-record': 'This file is not a game record. Choose a file saved by Orrery.',
  open: 'Open',
  'open-file': 'Open record file',
  'open-file-about': 'The file stays on this device.',
  replay: 'Replay',
  replays: 'Replays',
  round: 'Round',
  'round-ago': 'Round {round} · {ago}',
  save: 'Download record',
  share: 'Share',
  setup: 'setup',
  'setup-done': 'The table is set up.',
  spectator: 'Spectator',
  speed: 'Speed',
  'too-long':
    'This game is only on this device and too long for a link. Download the record and send the file instead.',
  'unknown-game': 'This is a record of {game}, a game that is not available here.',
  'view-as': 'View as',
});

/** Why a match failed the fairness check. */
export const faultText = catalog('fairness', FAIRNESS_FAULTS);
