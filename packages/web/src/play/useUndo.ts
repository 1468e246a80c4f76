import type { TableClient } from '../table/table-types.ts';
import type { Play } from './game-ui.ts';
import { type UndoButton, undoButton } from './undo-button.ts';

export interface Undo {
  button: UndoButton;
  /** Undoes the latest action, asks for consent, or explains why undo is not possible. */
  undo(): void;
  /** Undoes the latest action; `agreed` means that everyone at this device has agreed. */
  takeBack(agreed: boolean): Promise<void>;
}

/** The undo button of a table. `onAsk` is called if the players at this device have to agree first. */
export function useUndo(client: TableClient, play: Play, onAsk: () => void): Undo {
  const { table, words, toast } = play;
  const button = undoButton(table.undo, words);
  const me = table.viewer;
  async function takeBack(agreed: boolean) {
    if (me === null) return;
    const of = table.undo !== true && table.undo.leave === 'table' ? table.undo.of : me;
    let refusal = await client.undo(me, agreed);
    // Answers that were sent as a batch are also undone as a batch.
    for (let left = play.together - 1; left > 0 && !refusal; left--) refusal = await client.undo(me, agreed);
    play.forget();
    toast(refusal ? words.refusal(refusal) : words.say({ id: 'undone', params: { seat: of } }));
  }
  function undo() {
    if (button.asks === 'table') onAsk();
    else if (button.may) void takeBack(false);
    else toast(button.words);
  }
  return { button, undo, takeBack };
}
