import type { Box } from '../box.ts';

export const box: Box = {
  id: 'moonshot',
  tagline: 'Two programs, one Moon, and a secret in every envelope.',
  about:
    'The race to the Moon: Politicians bluff over budgets and headlines while Engineers lay tile by tile a rocket that must hold. Two to four players on two sides, at the same time or in turns.',
  minutes: '60–120 minutes',
  credit: {
    by: 'After the board game Moonshot: The Next Giant Leap, designed by Balázs Almády with art by Fanni Eke and Bia Földi, by Game Shuttle Labs, to whom all rights in it belong.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words. Pictures and texts are original. Tiles, modules, missions, risks, maneuvers and the politics board are a design of ours, since the rulebook does not list the published ones.',
  },
  guide: () => import('./guide/guide.ts').then((module) => module.guide),
};
