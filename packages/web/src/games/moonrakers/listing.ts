import { lazy } from 'react';
import type { GameListing } from '../listing.ts';
import { ICONS } from './icons.ts';

/** Moonrakers in the list of games. */
export const listing: GameListing = {
  id: 'moonrakers',
  tagline: 'No captain does the big jobs alone. Share the pay, share the dice, and keep your word.',
  about:
    'Mercenary captains race for prestige. Each turn one captain takes a contract, negotiates an alliance, shares out every reward and every hazard die, and the allies play cards to meet its requirements. Upgrade your ship, hire crew, and remember who kept their promises. Includes Overload, Nomad and Binding Ties.',
  // Negotiations need several captains.
  seats: 4,
  // The same table as in the tutorial.
  firstGame: { seats: 4, level: 'level2' },
  minutes: [60, 120],
  achievements: {
    captain: { title: 'Captain of captains', about: 'Win a game' },
    fortune: { title: 'Fortune hunter', about: 'End with a net worth of 20' },
    'crowded-sky': { title: 'Crowded sky', about: 'Win against three other players' },
    runaway: { title: 'Runaway', about: 'Beat another player by 5 points' },
  },
  credit: {
    by: 'Based on the board game Moonrakers by IV Studio. All rights belong to them.',
    note: 'This is an unofficial implementation. It follows the rules of the game in our own words. Contracts, parts, crew, objectives, events, pictures and texts are original.',
    icons: ICONS,
  },
  Cover: lazy(() => import('./Cover.tsx')),
  seatLooks: () => import('./play/seat-looks.ts').then((module) => module.seatLooks),
  gameUi: () => import('./game-ui.tsx').then((module) => module.gameUi),
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
