import { lazy } from 'react';
import type { GameListing } from '../listing.ts';
import { ICONS } from './icons.ts';

export const listing: GameListing = {
  id: 'mothership',
  tagline: 'Your whole colony in one ship. Everyone else is in the way.',
  about:
    'Fleets on a star map of hexes: divert energy between engines, weapons and shields, capture planets, research techs and shoot it out with dice. Play free for all, in teams, for victory points, or alone against a fleet.',
  minutes: [45, 180],
  firstGame: { options: { prices: 'quick' } },
  achievements: {
    'last-standing': { title: 'Last fleet', about: 'Be the last fleet' },
    wingmates: { title: 'Wingmates', about: 'Win with your team' },
    'lone-fleet': { title: 'Lone fleet', about: 'Destroy the enemy fleet alone' },
    'great-war': { title: 'The great war', about: 'Win against three other players' },
  },
  credit: {
    by: 'Based on the board game Mothership: Tabletop Combat, designed, illustrated and self-published by Peter Sanderson. All rights belong to him.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words. Pictures are original. Boards, layouts, prices and developments that the rulebook does not print are our own reconstruction; one tech has a different name.',
    icons: ICONS,
  },
  Cover: lazy(() => import('./Cover.tsx')),
  fields: { layout: lazy(() => import('./editor/LayoutField.tsx')) },
  editor: { name: 'Layouts', Page: lazy(() => import('./editor/LayoutEditor.tsx')) },
  gameUi: () => import('./game-ui.tsx').then((module) => module.gameUi),
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
