import { lazy } from 'react';
import type { Box } from '../box.ts';
import { ICONS } from './icons.ts';

/** What the shelf shows of Moonrakers. */
export const box: Box = {
  id: 'moonrakers',
  tagline: 'No captain does the big jobs alone. Share the pay, share the dice, and keep your word.',
  about:
    'Mercenary captains race for prestige. Every turn one of them takes a contract, talks others into an alliance, shares out reward and risk unit by unit, and then all play their cards to meet what it asks for. Ships grow part by part, crews are hired, debts are remembered. One to five players, with Overload, Nomad and Binding Ties in any mix.',
  minutes: '60–120 minutes',
  credit: {
    by: 'After the board game Moonrakers by IV Studio, to whom all rights in it belong.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; contracts, parts, crew, objectives and events are original, and so are pictures and texts.',
    icons: ICONS,
  },
  Cover: lazy(() => import('./Cover.tsx')),
  kit: () => import('./kit.tsx').then((module) => module.kit),
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
