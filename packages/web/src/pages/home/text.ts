import { catalog } from '@orrery/messages';

/** Text of the home page. */
export const t = catalog('home', {
  continue: 'Continue',
  'continue-round': 'Continue, round {round}',
  credits: 'Credits',
  games: 'Games',
  guided: '{game}, tutorial',
  'hero-lead':
    'Play against bots, with friends on one device, or online. No account or installation needed, and it works offline.',
  'hero-title': 'Space board games, with every rule enforced.',
  learn: 'Learn by playing',
  'loading-tables': 'Loading…',
  lost: 'Lost',
  'new-game': 'New game',
  'no-tables': 'No games yet. Your games are saved on this device after every move.',
  'not-started': 'Not started',
  'open-source': 'Orrery is open source.',
  remove: 'Remove {title}',
  removed: '{title} was removed.',
  replay: 'Replay',
  restore: 'Undo',
  round: 'Round {round}',
  rules: 'Rules',
  setup: 'Setup',
  status: '{state} · {ago}{online, select, true { · online} other {}}',
  won: '{names} won',
  'your-tables': 'Your tables',
  'your-turn': 'Your turn',
  'your-turn-until': 'Your turn, {left}',
});
