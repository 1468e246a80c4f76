import { placeName } from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';
import type { Draft } from './draft.ts';
import { holds, TOOLS, type Tool } from './pieces.ts';
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

/** A hint on how to use a tool, or what to do with the selected piece. */
export const toolHint = (tool: EditTool | 'picked', touch: boolean): string =>
  t(`hint-${tool}`, { touch: touch ? 'yes' : 'no' });

/** The announcement for a tool used on a hex: a second use removes its piece. */
export const placingText = (draft: Draft, tool: Tool, hex: Hex): string =>
  holds(draft, tool, hex)
    ? t('said-erased', { place: placeName(hex) })
    : t('said-placed', { name: toolName(tool), place: placeName(hex) });
