import type { MayUndo } from '../table/table-types.ts';
import type { Words } from './game-ui.ts';
import { t } from './text.ts';

/** The state of the undo button. */
export interface UndoButton {
  may: boolean;
  /** Who must consent; null if no consent is needed. */
  asks: 'others' | 'table' | null;
  words: string;
}

/** What the undo button does now: undo, ask for consent, or explain why undo is not possible. */
export function undoButton(undo: MayUndo, words: Words): UndoButton {
  if (undo === true) return { may: true, asks: null, words: t('undo-about') };
  if (undo.leave === 'table') {
    return { may: true, asks: 'table', words: t('undo-about-table') };
  }
  if (undo.leave === 'others') {
    return { may: true, asks: 'others', words: t('undo-about-others') };
  }
  return { may: false, asks: null, words: words.refusal({ reason: undo.reason, params: {} }) };
}
