import { catalog } from '@orrery/messages';

/** Text of the settings. */
export const t = catalog('settings', {
  auto: 'Auto-play forced moves',
  calm: 'Normal',
  dark: 'Dark',
  instant: 'Instant',
  language: 'Language',
  lead: 'Saved on this device only.',
  less: 'Reduced',
  light: 'Light',
  motion: 'Motion',
  pace: 'Bot speed',
  play: 'Gameplay',
  quick: 'Fast',
  settings: 'Settings',
  sound: 'Sound',
  sounds: 'Sound effects',
  system: 'System',
  'text-size': 'Text size',
  'text-small': 'Small',
  'text-standard': 'Standard',
  'text-large': 'Large',
  'text-larger': 'Larger',
  theme: 'Theme',
  volume: 'Volume',
});
