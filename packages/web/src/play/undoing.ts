import type { MayUndo } from '../table/client.ts';
import type { Words } from './words.ts';

/** What pressing Undo will do. */
export interface Undoing {
  may: boolean;
  /** Whose leave it takes; null where it takes none. */
  asks: 'others' | 'table' | null;
  words: string;
}

/** What pressing Undo will do, in words: take a move back, ask for leave to, or say why it cannot be. */
export function undoing(undo: MayUndo, words: Words): Undoing {
  if (undo === true) return { may: true, asks: null, words: 'Takes back your last move.' };
  if (undo.leave === 'table') {
    return { may: true, asks: 'table', words: 'Takes back the last move, if everyone at this screen agrees.' };
  }
  if (undo.leave === 'others') {
    return { may: true, asks: 'others', words: 'Asks the other players whether you may take back your last move.' };
  }
  return { may: false, asks: null, words: words.refusal({ reason: undo.reason, params: {} }) };
}
