import { lazy } from 'react';
import type { GameListing } from '../listing.ts';

export const listing: GameListing = {
  id: 'moonriser',
  tagline: 'Build the first colony. Link by link.',
  about:
    'Lay hexagonal buildings on the Moon, turn them until their symbols meet, and let every link feed your colony.',
  firstGame: { seats: 2, level: 'level2' },
  botStyles: [
    'Dreamy, misses most links',
    'Eager, misses many links',
    'Lively, still misses links',
    'Steady, seldom misses a link',
    'Careful, weighs every tile and link',
    'Plans its colony ahead',
    'Plans ahead in more futures',
    'Patient, thinks longest',
  ],
  minutes: [20, 40],
  achievements: {
    'first-colony': { title: 'First colony', about: 'Win a game' },
    'full-board': { title: 'Not a field left', about: 'Win on a full board' },
    'chain-of-links': { title: 'Chain builder', about: 'Score 20 points for links' },
    'good-neighbours': { title: 'Good neighbours', about: 'Score 12 points for neighbourhoods' },
    landslide: { title: 'Landslide', about: 'Beat another player by 15 points' },
  },
  credit: {
    by: 'Based on the board game Moonriser. All rights belong to its designers and publisher.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; tiles, board pieces, pictures and texts are original and not those of the published edition.',
  },
  Cover: lazy(() => import('./Cover.tsx')),
  seatLooks: () => import('./play/seat-looks.ts').then((module) => module.seatLooks),
  gameUi: () => import('./game-ui.tsx').then((module) => module.gameUi),
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
