import type { Draft } from './draft.ts';
import { TOOLS, type Tool } from './pieces.ts';

/** What a press on a hex does. */
export type Act = Tool | 'move' | 'erase';

export const ACT_NAMES: Readonly<Record<Act, string>> = {
  station: 'Station',
  mineral: 'Mineral',
  gas: 'Gas',
  asteroids: 'Asteroids',
  moon: 'Moon',
  planetoid: 'Planetoid',
  start: 'Start',
  enemy: 'Enemy',
  move: 'Move',
  erase: 'Erase',
};

/** What there is to draw with: start and enemies only where one plays alone. */
export const actsFor = ({ mode }: Draft): Act[] => [
  ...TOOLS.filter((tool) => mode === 'solo' || (tool !== 'start' && tool !== 'enemy')),
  'move',
  'erase',
];

/** How each is done. */
export const ACT_HINTS: Readonly<Record<Act, string>> = {
  station: 'Press a hex for the next station; pull one to move it.',
  mineral: 'Press a hex for a mineral planet; press it again to take it away.',
  gas: 'Press a hex for a gas planet; press it again to take it away.',
  asteroids: 'Press the middle of a tile of seven hexes.',
  moon: 'Press a planet that has a moon.',
  planetoid: 'Press a hex for a planetoid, a moon of its own.',
  start: 'Press the hex that your fleet is placed round.',
  enemy: 'Press a hex for the enemy’s next ship.',
  move: 'Press a piece, then the hex it goes to.',
  erase: 'Press what is to go.',
};
