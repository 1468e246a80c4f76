import { lazy } from 'react';
import type { GameListing } from '../listing.ts';
import type { HxGlyph } from './board/glyphs.ts';

/** Each icon's name at game-icons.net, for the credits. */
const ICONS: Record<HxGlyph, string> = {
  defense: 'shield',
  influence: 'laurels',
  infamy: 'hood',
  obtain: 'card-pickup',
  cycle: 'cycle',
  key: 'key',
  embassy: 'capitol',
  cryo: 'snowflake-2',
  bank: 'bank',
  cargo: 'wooden-crate',
  overcome: 'slashed-shield',
  stellar: 'sun-radiations',
  social: 'minions',
  catastrophe: 'explosion-rays',
  hourglass: 'hourglass',
  lock: 'plain-padlock',
  hands: 'shaking-hands',
  request: 'scroll-unfurled',
  trophy: 'trophy',
  bio: 'dna1',
  cybernetic: 'processor',
  transport: 'ringed-planet',
  shieldHalf: 'checked-shield',
  engineer: 'radar-dish',
  splicer: 'dna2',
  wing: 'starfighter',
  mirror: 'mirror-mirror',
  minerals: 'minerals',
  lattice: 'brain-stem',
  marshal: 'police-badge',
  ring: 'orbital',
  mycel: 'mushrooms-cluster',
  foreman: 'robot-antennas',
  concourse: 'greek-temple',
  helm: 'visored-helm',
  prime: 'crystal-cluster',
  architect: 'astronaut-helmet',
  quake: 'earth-crack',
  dust: 'dust-cloud',
  riot: 'fist',
  rogue: 'mining-helmet',
  warp: 'vortex',
  hauler: 'cargo-ship',
  hand: 'stack',
  illegal: 'robber-mask',
};

export const listing: GameListing = {
  id: 'helionox',
  tagline: 'Hold five worlds together while the sun dies.',
  about:
    'Build a deck, fly from world to world, overcome Events and gather Influence. Play against each other, or together against the Shadow Syndicate.',
  // Without modules; together or alone against the weakest Syndicate.
  firstGame: {
    seats: 2,
    level: 'level2',
    others: [{ when: { mode: 'cooperative' }, options: { difficulty: 'rookie' } }],
  },
  minutes: [40, 90],
  credit: {
    by: 'Based on the board game Helionox, designed by Taran Lewis Kratz, illustrated by Luke Green, developed by Josh Reedy and Jeffrey Nelson and published by Zeroic Games. All rights belong to them.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; pictures and texts are original, and so is the card set, except for the few cards named in the rulebook.',
    icons: Object.values(ICONS),
  },
  Cover: lazy(() => import('./Cover.tsx')),
  gameUi: () => import('./game-ui.tsx').then((module) => module.gameUi),
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
