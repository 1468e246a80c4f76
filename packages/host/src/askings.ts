import type { Entry, Waiting } from '@orrery/kernel';
import type { Keeper } from './keeper.ts';
import { isSealed } from './quiet.ts';

type Asked = Pick<Waiting, 'question' | 'seat'>;

/** One asking of a question to a seat has a name: when the same question is asked again, it is another one. */
export interface Askings {
  /** An undo makes all of them new. */
  name(asked: Asked): string;
  /** The name under which its time is counted: what a seat has taken back itself gives it no time back. */
  timeName(asked: Asked & Pick<Waiting, 'flow' | 'step'>): string;
}

/** Counts by the record what became of each question. */
export function openAskings(keeper: Keeper): Askings {
  const { game } = keeper.table.rules;
  /** How often each question was answered by a seat, or ran out of time; and how often by answers that still stand. */
  const times = new Map<string, number>();
  const standing = new Map<string, number>();
  let undone: number[] = [];
  let answers: { at: number; own: string }[] = [];
  const start = keeper.table.record.entries.length;
  let read = start;
  let last: Entry | undefined;

  const ownName = ({ question, seat }: Asked) => `${question} ${seat}`;
  const add = (counts: Map<string, number>, what: string, more = 1) => counts.set(what, (counts.get(what) ?? 0) + more);
  const allUndone = () => undone.reduce((sum, count) => sum + count, 0);

  function answered(own: string, at: number): void {
    for (const counts of [times, standing]) add(counts, own);
    answers.push({ at, own });
  }

  function count(entry: Entry, at: number): void {
    if (entry.kind === 'act') answered(ownName(entry.action), at);
    // Time that is up for one seat is that seat's answer, and none of the others' business.
    if (entry.kind === 'expire' && entry.seat !== undefined) answered(`${entry.question} ${entry.seat}`, at);
    else if (entry.kind === 'expire') add(times, entry.question);
    // A withdrawal is a new asking for its own seat alone, by its answer; the others must not notice it.
    if (entry.kind === 'undo') {
      undone[entry.seat] = (undone[entry.seat] ?? 0) + 1;
      for (const { own } of answers.filter((answer) => answer.at >= entry.to)) add(standing, own, -1);
      answers = answers.filter((answer) => answer.at < entry.to);
    }
  }

  function readOn(): void {
    const { entries } = keeper.table.record;
    // What was read last could not be written, or another node has written something else in its place.
    if (read > start && entries[read - 1] !== last) {
      for (const counts of [times, standing]) counts.clear();
      [undone, answers, read] = [[], [], start];
    }
    for (; read < entries.length; read++) count(entries[read] as Entry, read);
    last = entries[read - 1];
  }

  return {
    name(asked) {
      readOn();
      const own = ownName(asked);
      return `${own} ${times.get(own) ?? 0} ${times.get(asked.question) ?? 0} ${allUndone()}`;
    },
    timeName(asked) {
      readOn();
      const own = ownName(asked);
      // Under seal a seat answers once: what it withdraws it is asked still.
      const answered = isSealed(game, asked) ? 0 : (standing.get(own) ?? 0);
      // What others take back is no fault of this seat: it has its time anew.
      const byOthers = allUndone() - (undone[asked.seat] ?? 0);
      return `${own} ${answered} ${times.get(asked.question) ?? 0} ${byOthers}`;
    },
  };
}
