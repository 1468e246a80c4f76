import { type Core, type Entry, framesOf, type Game, type Table } from '@orrery/kernel';

/** Open questions of which not even who has answered may show. */
function quietQuestions(game: Game, state: Core): string[] {
  return framesOf(state.stack)
    .filter((frame) => {
      const step = frame.sealed ? game.flows.find((flow) => flow.name === frame.flow)?.steps[frame.step] : undefined;
      return typeof step === 'object' && 'quiet' in step && step.quiet === true;
    })
    .map((frame) => `${frame.serial}.${frame.entry}`);
}

/**
 * How many entries the holder of some seats may not know of yet: others' answers to a quiet question, and their
 * withdrawals. They are told of them together, when the question is closed.
 */
export function hiddenFrom(table: Table<Core>, you: readonly number[]): number {
  const quiet = quietQuestions(table.rules.game, table.state);
  if (quiet.length === 0) return 0;
  const answers = (entry: Entry) => entry.kind === 'act' && quiet.includes(entry.action.question);
  const { entries } = table.record;
  const from = entries.findIndex(answers);
  if (from < 0) return 0;
  return entries.slice(from).filter((entry) => {
    if (entry.kind === 'withdraw') return !you.includes(entry.seat);
    return entry.kind === 'act' && answers(entry) && !you.includes(entry.action.seat);
  }).length;
}
