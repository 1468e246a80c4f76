import {
  type Core,
  defined,
  type Entry,
  framesOf,
  type Game,
  type Step,
  type Table,
  type Waiting,
} from '@orrery/kernel';

const isQuiet = (step: Step<any, any>): boolean => typeof step === 'object' && 'quiet' in step && step.quiet === true;

/** Whether a question is sealed: everyone answers in secret, and answers are revealed together. */
export const isSealed = (game: Game, { flow, step }: Pick<Waiting, 'flow' | 'step'>): boolean => {
  const found = game.flows.find(({ name }) => name === flow)?.steps[step];
  return typeof found === 'object' && 'sealed' in found;
};

/** Open questions for which even the fact that a seat has answered is secret. */
export const secretQuestions = (game: Game, state: Core): string[] => questionsIn(game, state, true);

/** The other open questions. */
export const publicQuestions = (game: Game, state: Core): string[] => questionsIn(game, state, false);

const questionsIn = (game: Game, state: Core, secret: boolean): string[] =>
  framesOf(state.stack)
    .filter((frame) => {
      const step = game.flows.find((flow) => flow.name === frame.flow)?.steps[frame.step];
      return step !== undefined && isQuiet(step) === secret;
    })
    .map((frame) => `${frame.serial}.${frame.entry}`);

/** Whether an entry answers one of these questions. */
export const isAnswerTo = (questions: readonly string[], entry: Entry): boolean =>
  entry.kind === 'act' && questions.includes(entry.action.question);

/**
 * Counts the entries that the holder of these seats may not know of: other seats' answers to quiet questions and their
 * withdrawals until the question closes, and other seats' standing orders forever.
 */
export function openEntryMask(game: Game): (table: Table<Core>, you: readonly number[]) => number {
  const steps = game.flows.flatMap((flow) => Object.values(flow.steps));
  if (!game.orders && !steps.some(isQuiet)) return () => 0;
  let names = '';
  let from = 0;
  let counted = 0;
  let orders: number[] = [];
  let afterUndo = 0;

  /** Number of standing orders given by other seats. */
  function ordersOfOthers(entries: readonly Entry[], you: readonly number[]): number {
    // If entries were removed, the last one could not be saved: count again.
    if (entries.length < counted) [counted, orders, afterUndo] = [0, [], 0];
    for (; counted < entries.length; counted++) {
      const entry = defined(entries[counted]);
      if (entry.kind === 'orders') orders[entry.seat] = (orders[entry.seat] ?? 0) + 1;
      if (entry.kind === 'undo') afterUndo = counted + 1;
    }
    return orders.reduce((sum, count, seat) => (you.includes(seat) ? sum : sum + count), 0);
  }

  return (table, you) => {
    const { entries } = table.record;
    const quiet = secretQuestions(table.rules.game, table.state);
    const answers = (entry: Entry) => isAnswerTo(quiet, entry);
    if (quiet.join() !== names) {
      names = quiet.join();
      from = quiet.length > 0 ? entries.findIndex(answers) : entries.length;
      if (from < 0) from = entries.length;
    }
    let hidden = ordersOfOthers(entries, you);
    // An answer that was revealed and then undone stays public, even if its question is open again.
    for (let at = Math.max(from, afterUndo); at < entries.length; at++) {
      const entry = defined(entries[at]);
      if (entry.kind === 'withdraw' && !you.includes(entry.seat)) hidden++;
      if (answers(entry) && entry.kind === 'act' && !you.includes(entry.action.seat)) hidden++;
    }
    return hidden;
  };
}
