import { Breach } from './breach.ts';
import type { Look } from './look.ts';

/** What the table itself tells, which is worded for all games alike. */
const OF_THE_TABLE = ['undone', 'resigned', 'time-out', 'bot-took-over', 'seat-back', 'pause-wanted', 'pause-ended'];

/** Everything that was told has words, and so has the way the game ended. */
export function inspectWords({ place, rules: { game }, told }: Look, reason: string): void {
  const ids = [...[...told].filter((type) => !OF_THE_TABLE.includes(type)), `over-${reason}`];
  const wordless = ids.find((id) => game.messages[id] === undefined);
  if (wordless) throw new Breach(place, 'words', `there is no message "${wordless}"`);
}
