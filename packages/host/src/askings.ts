import type { Keeper } from './keeper.ts';

/** The name of one asking of a question to a seat: when the same question is asked again, it is another one. */
export type Askings = (asked: { question: string; seat: number }) => string;

/** Counts by the record what became of each question; an undo makes all of them new. */
export function openAskings(keeper: Keeper): Askings {
  const times = new Map<string, number>();
  let read = keeper.table.record.entries.length;
  let undone = 0;

  const again = (what: string) => times.set(what, (times.get(what) ?? 0) + 1);

  function readOn(): void {
    const { entries } = keeper.table.record;
    // Shorter than it was: the last entry could not be written.
    for (read = Math.min(read, entries.length); read < entries.length; read++) {
      const entry = entries[read];
      if (entry?.kind === 'act') again(`${entry.action.question} ${entry.action.seat}`);
      if (entry?.kind === 'expire') again(entry.question);
      // A withdrawal is a new asking for its own seat alone, by its answer; the others must not notice it.
      if (entry?.kind === 'undo') undone++;
    }
  }

  return ({ question, seat }) => {
    readOn();
    const own = `${question} ${seat}`;
    return `${own} ${times.get(own) ?? 0} ${times.get(question) ?? 0} ${undone}`;
  };
}
