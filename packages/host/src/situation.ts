import type { Core, Waiting } from '@orrery/kernel';
import type { Ask, MatchStatus, Situation } from '@orrery/protocol';
import type { Seen } from './audience.ts';
import type { Holder } from './store.ts';

export const statusOf = (state: Core, seats: readonly Holder[]): MatchStatus =>
  state.result ? 'over' : seats.some((seat) => seat.kind === 'open') ? 'open' : 'playing';

function promptsTo({ rules, state }: Seen, asked: readonly Waiting[], you: readonly number[]): Ask[] {
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

/** How things stand for the holder of some seats, as far as the table alone can tell; `asked` is all that is asked. */
export function standingOf(
  table: Seen,
  holders: readonly Holder[],
  asked: readonly Waiting[],
  you: readonly number[],
): Pick<Situation, 'status' | 'progress' | 'prompts' | 'result'> {
  const { rules, state } = table;
  return {
    status: statusOf(state, holders),
    progress: rules.game.progress(state),
    prompts: promptsTo(table, asked, you),
    result: state.result,
  };
}
