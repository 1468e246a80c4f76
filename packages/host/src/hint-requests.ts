import { IllegalAction, refuse } from '@orrery/kernel';
import type { RankedAnswer } from '@orrery/protocol';
import { requestError } from './errors.ts';
import type { Journal } from './journal.ts';
import type { MatchPorts } from './ports.ts';
import { secretQuestions } from './secret-questions.ts';

interface HintRequestsContext extends Pick<MatchPorts, 'thinker'> {
  match: string;
  journal: Journal;
  /** Whether the table allows hints. */
  allowed: boolean;
  /** Runs a job in the match's queue. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
}

export interface HintRequests {
  readonly open: boolean;
  hint(seat: number, question: string): Promise<RankedAnswer[]>;
}

/** Gives hints from the hard bot. Each hint is recorded and shown to everyone at the table; the rules ignore it. */
export function openHintRequests({ match, journal, thinker, allowed, inTurn }: HintRequestsContext): HintRequests {
  const { advise } = thinker;
  const { rules } = journal.table;
  /** Seed of the last hint, so that repeated requests are recorded only once. */
  let lastHint = '';

  return {
    open: allowed && advise !== undefined,
    async hint(seat, question) {
      if (!allowed || !advise) throw requestError('no-hints');
      const task = await inTurn(async () => {
        const row = rules.waiting(journal.table.state).find((one) => one.seat === seat && one.question === question);
        if (!row) throw new IllegalAction(refuse('not-asked'));
        // A hint is visible to everyone, so it would reveal that the player has not answered yet.
        if (secretQuestions(rules.game, journal.table.state).includes(question))
          throw requestError('no-hints', 'Hints are not available for secret decisions.');
        const { record } = journal.table;
        const seed = `${record.seed}/${seat}/${question}/${row.n}`;
        if (lastHint !== seed) await journal.commit(() => ({ kind: 'hint', seat, question }));
        lastHint = seed;
        return { match, game: rules.game.id, state: journal.table.state, seat, question, level: 'hard', seed };
      });
      // Computed outside the queue, so that play continues.
      return advise(task);
    },
  };
}
