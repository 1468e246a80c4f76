import { IllegalAction, refuse } from '@orrery/kernel';
import type { Weighed } from '@orrery/protocol';
import type { Keeper } from './keeper.ts';
import type { MatchTools } from './ports.ts';
import { refused } from './problems.ts';
import { quietQuestions } from './quiet.ts';

interface Surroundings extends Pick<MatchTools, 'thinker'> {
  match: string;
  keeper: Keeper;
  /** Whether the table gives hints at all. */
  allowed: boolean;
  /** Does something while nothing else happens at the table. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
}

export interface HintDesk {
  readonly open: boolean;
  hint(seat: number, question: string): Promise<Weighed[]>;
}

/** Hints from the hard bot. Each is an entry of the record, and everybody at the table is told: rules know nothing of it. */
export function openHintDesk({ match, keeper, thinker, allowed, inTurn }: Surroundings): HintDesk {
  const { advise } = thinker;
  const { rules } = keeper.table;
  /** The asking that was helped with last: whoever asks again is not marked again. */
  let helped = '';

  return {
    open: allowed && advise !== undefined,
    async hint(seat, question) {
      if (!allowed || !advise) throw refused('no-hints');
      const puzzle = await inTurn(async () => {
        const row = rules.waiting(keeper.table.state).find((one) => one.seat === seat && one.question === question);
        if (!row) throw new IllegalAction(refuse('not-asked'));
        // To be told that somebody asked for a hint is to be told that they have not answered yet.
        if (quietQuestions(rules.game, keeper.table.state).includes(question)) throw refused('no-hints');
        const { record } = keeper.table;
        const seed = `${record.seed}/${seat}/${question}/${row.n}`;
        if (helped !== seed) await keeper.commit(() => ({ kind: 'hint', seat, question }));
        helped = seed;
        return { match, game: rules.game.id, state: keeper.table.state, seat, question, level: 'hard', seed };
      });
      // Thought about outside the table's turn: others play on meanwhile.
      return advise(puzzle);
    },
  };
}
