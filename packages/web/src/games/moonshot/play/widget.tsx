import { TablePrompt } from '../../../play/TablePrompt.tsx';
import { FEW } from '../../../prompts/widget.ts';
import type { Ask } from '../../../table/table-types.ts';
import { aboutOf } from './questions.ts';
import { TokenBox } from './TokenBox.tsx';
import type { Desk } from './useDesk.tsx';
import type { Launch } from './useLaunch.ts';

/** Prompts answered on the board or in the action bar, without a widget. */
const ON_BOARD = new Set([
  'ask-play',
  'ask-politics',
  'ask-support',
  'ask-engineer',
  'ask-install',
  'ask-install-one',
  'ask-mount',
  'ask-explore',
  'ask-fate',
]);
export const isOnBoard = (ask: Ask): boolean => ON_BOARD.has(aboutOf(ask));

/** The controls that a prompt or selection needs besides its buttons; null if it needs none. */
export function widgetOf(desk: Desk, launch: Launch | null) {
  const { play, turn } = desk;
  const { ask } = play;
  if (turn.taken?.kind === 'tokens') return <TokenBox desk={desk} />;
  if (!ask || isOnBoard(ask) || (launch && turn.about !== 'ask-adapt')) return null;
  if (ask.prompt.kind === 'choose' && ask.prompt.options.length <= FEW) return null;
  return <TablePrompt play={play} onBoard />;
}
