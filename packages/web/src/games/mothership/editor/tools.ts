import type { Draft } from './draft.ts';
import { TOOLS, type Tool } from './pieces.ts';
import { t } from './text.ts';

/** What a click on a hex does. */
export type EditTool = Tool | 'move' | 'erase';

export const toolName = (tool: EditTool): string => t(`act-${tool}`);

/** The tools for a mode: start and enemies only in solo layouts. */
export const toolsFor = ({ mode }: Draft): EditTool[] => [
  ...TOOLS.filter((tool) => mode === 'solo' || (tool !== 'start' && tool !== 'enemy')),
  'move',
  'erase',
];

/** A hint on how to use a tool. */
export const toolHint = (tool: EditTool): string => t(`hint-${tool}`);
