import type { Core, Table } from '@orrery/kernel';
import type { MatchStatus, OpenPrompt, Situation, UndoRequest, UndoState } from '@orrery/protocol';
import type { Holder } from '../store/store.ts';

export const statusOf = (state: Core, seats: readonly Holder[]): MatchStatus =>
  state.result ? 'over' : seats.some((seat) => seat.kind === 'open') ? 'open' : 'playing';

/** Whether a seat may take something back, and at what price. */
export function undoState(table: Table<Core>, seat: number): UndoState {
  if (table.state.result) return { seat, may: 'no', reason: 'over' };
  const may = table.mayUndo(seat);
  if (may === true) return { seat, may: 'free', reason: null };
  return { seat, may: may.reason === 'nothing-to-undo' ? 'no' : 'consent', reason: may.reason };
}

function promptsTo(table: Table<Core>, you: readonly number[]): OpenPrompt[] {
  const { rules, state } = table;
  if (you.length === 0) return [];
  return rules
    .waiting(state)
    .filter((row) => you.includes(row.seat))
    .map(({ seat, question, n, standing }) => ({
      seat,
      question,
      n,
      standing,
      prompt: rules.prompt(state, seat, question),
    }));
}

/** How things stand for the holder of some seats. */
export function situationOf(
  table: Table<Core>,
  holders: readonly Holder[],
  you: readonly number[],
  request: UndoRequest | null,
): Situation {
  const { rules, state } = table;
  return {
    status: statusOf(state, holders),
    progress: rules.game.progress(state),
    prompts: promptsTo(table, you),
    undo: you.map((seat) => undoState(table, seat)),
    request,
    result: state.result,
  };
}
