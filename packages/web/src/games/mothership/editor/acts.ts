import type { Draft } from './draft.ts';
import { TOOLS, type Tool } from './pieces.ts';
import { t } from './text.ts';

/** What a click on a hex does. */
export type Act = Tool | 'move' | 'erase';

export const actName = (act: Act): string => t(`act-${act}`);

/** The tools for a mode: start and enemies only in solo layouts. */
export const actsFor = ({ mode }: Draft): Act[] => [
  ...TOOLS.filter((tool) => mode === 'solo' || (tool !== 'start' && tool !== 'enemy')),
  'move',
  'erase',
];

/** How to use a tool. */
export const actHint = (act: Act): string => t(`hint-${act}`);
