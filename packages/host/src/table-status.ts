import type { Core, Waiting } from '@orrery/kernel';
import type { Ask, MatchStatus, PlayerView } from '@orrery/protocol';
import type { VisibleTable } from './audience.ts';
import type { Holder } from './store.ts';

export const statusOf = (state: Core, seats: readonly Holder[]): MatchStatus =>
  state.result ? 'over' : seats.some((seat) => seat.kind === 'open') ? 'open' : 'playing';

function promptsTo({ rules, state }: VisibleTable, asked: readonly Waiting[], you: readonly number[]): Ask[] {
  return asked
    .filter((row) => you.includes(row.seat))
    .map(({ seat, question, n, standing }) => ({
      seat,
      question,
      n,
      standing,
      prompt: rules.prompt(state, seat, question),
    }));
}

/**
 * The part of the player view that follows from the table alone, for the holder of these seats. `asked` lists all open
 * questions.
 */
export function playerViewOf(
  table: VisibleTable,
  holders: readonly Holder[],
  asked: readonly Waiting[],
  you: readonly number[],
): Pick<PlayerView, 'status' | 'progress' | 'prompts' | 'result'> {
  const { rules, state } = table;
  return {
    status: statusOf(state, holders),
    progress: rules.game.progress(state),
    prompts: promptsTo(table, asked, you),
    result: state.result,
  };
}
