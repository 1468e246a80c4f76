import { lazy } from 'react';
import type { GameListing } from '../listing.ts';
import { ICONS } from './icons.ts';

export const listing: GameListing = {
  id: 'moonshot',
  tagline: 'Two programs, one Moon. Build the rocket, work the corridors, and dare the launch.',
  about:
    'The Cold War race to the Moon: Engineers piece a rocket together tile by tile, Politicians bluff for budgets and headlines, and every launch is flown risk by risk with a die.',
  firstGame: { seats: 2, level: 'level2', options: { order: 'turns' } },
  minutes: [60, 120],
  achievements: {
    moon: { title: 'One small step', about: 'Win with a Moon landing' },
    popular: { title: 'Darling of the crowd', about: 'Win when a program loses all popularity' },
    budget: { title: 'Outspent', about: 'Win by budget' },
    'long-race': { title: 'The long race', about: 'Win after the last round' },
  },
  credit: {
    by: 'Based on the board game Moonshot: The Next Giant Leap by Game Shuttle Labs. All rights belong to them.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; tiles, modules, missions, risks and maneuvers are original, and so are pictures and texts.',
    icons: ICONS,
  },
  Cover: lazy(() => import('./Cover.tsx')),
  fields: { order: lazy(() => import('./setup/CrewField.tsx')) },
  gameUi: () => import('./game-ui.tsx').then((module) => module.gameUi),
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
