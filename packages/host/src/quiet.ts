import { type Core, type Entry, framesOf, type Game, type Table } from '@orrery/kernel';

/** Open questions of which not even who has answered may show. */
export function quietQuestions(game: Game, state: Core): string[] {
  return framesOf(state.stack)
    .filter((frame) => {
      const step = game.flows.find((flow) => flow.name === frame.flow)?.steps[frame.step];
      return typeof step === 'object' && 'quiet' in step && step.quiet === true;
    })
    .map((frame) => `${frame.serial}.${frame.entry}`);
}

/**
 * How many entries the holder of some seats may not know of (yet): others' answers to a quiet question and their
 * withdrawals, of which they are told together when the question is closed, and others' standing orders, ever.
 */
export function openHush(): (table: Table<Core>, you: readonly number[]) => number {
  let names = '';
  let from = 0;

  return (table, you) => {
    const { entries } = table.record;
    const quiet = quietQuestions(table.rules.game, table.state);
    const answers = (entry: Entry) => entry.kind === 'act' && quiet.includes(entry.action.question);
    if (quiet.join() !== names) {
      names = quiet.join();
      from = quiet.length > 0 ? entries.findIndex(answers) : entries.length;
      if (from < 0) from = entries.length;
    }
    let hidden = 0;
    for (let at = from; at < entries.length; at++) {
      const entry = entries[at] as Entry;
      if (entry.kind === 'withdraw' && !you.includes(entry.seat)) hidden++;
      if (answers(entry) && entry.kind === 'act' && !you.includes(entry.action.seat)) hidden++;
    }
    return hidden;
  };
}
