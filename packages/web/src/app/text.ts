import { catalog } from '@orrery/messages';

/** Text of the frame around all pages. */
export const t = catalog('app', {
  account: 'Account',
  close: 'Close',
  credits: 'Credits',
  home: 'Orrery home page',
  install: 'Install app',
  'install-by-share': 'To install the app, tap Share and then Add to Home Screen.',
  later: 'Later',
  loading: 'Loading…',
  lobby: 'Lobby',
  'not-found': 'Page not found',
  'not-found-advice': 'Check the address for typos. The link may also be out of date.',
  'ready-offline': 'Ready offline',
  reload: 'Reload page',
  replays: 'Replays',
  settings: 'Settings',
  site: 'Site',
  'something-broke': 'Something went wrong',
  'something-broke-advice': 'Your game is saved. Reload the page to continue.',
  title: '{title} · Orrery',
  'to-home': 'Go to home page',
  update: 'Update now',
  'update-ready': 'A new version is available. Your games are kept.',
  'your-turn': '● Your turn · {name}',
});
