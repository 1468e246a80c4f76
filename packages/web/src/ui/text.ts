import { catalog } from '@orrery/messages';

/** Text of shared controls. */
export const t = catalog('ui', {
  log: 'Log',
  'log-none': 'Nothing has happened yet.',
  'log-replay': 'Since my last turn',
  phases: 'Phases',
  'player-score': '{name}, {points} {unit}{active, select, true {, playing now} other {}}',
  'player-score-state': '{name}, {points} {unit}{active, select, true {, playing now} other {}}, {state}',
  'players-and-log': 'Players and log',
  round: 'Round',
  sheet: 'Sheet',
  'sheet-lower': 'Lower the sheet',
  'sheet-raise': 'Raise the sheet',
  'supply-and-details': 'Supply and details',
  turn: 'Turn the board',
  'whole-board': 'Show the whole board',
  'your-move': 'Your move',
  'zoom-in': 'Zoom in',
  'zoom-out': 'Zoom out',
});
