import { defined, type Entry, type Waiting } from '@orrery/kernel';
import type { Journal } from './journal.ts';
import { isSealed } from './secret-questions.ts';

type Asked = Pick<Waiting, 'question' | 'seat'>;

/** Names each question to a seat; a question that is asked again gets a new name. */
export interface QuestionIds {
  /** The question's name; an undo changes the names of all questions. */
  name(asked: Asked): string;
  /** The name used for clocks. It survives a seat's own undo, which therefore gives the seat no new time. */
  timeName(asked: Asked & Pick<Waiting, 'flow' | 'step'>): string;
}

/** Derives question names from the record. */
export function openQuestionIds(journal: Journal): QuestionIds {
  const { game } = journal.table.rules;
  /** Answers and timeouts so far: those of a seat by question and seat, timeouts of all seats by question. */
  const times = new Map<string, number>();
  /** Answers and timeouts of a seat that were not undone, by question and seat. */
  const standing = new Map<string, number>();
  let undone: number[] = [];
  let answers: { at: number; own: string }[] = [];
  const start = journal.table.record.entries.length;
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
    // A timeout of one seat counts as that seat's answer and must not affect other seats.
    if (entry.kind === 'expire' && entry.seat !== undefined) answered(`${entry.question} ${entry.seat}`, at);
    else if (entry.kind === 'expire') add(times, entry.question);
    // Withdrawals are not counted: the withdrawn answer has already renewed the question, for its own seat only.
    if (entry.kind === 'undo') {
      undone[entry.seat] = (undone[entry.seat] ?? 0) + 1;
      for (const { own } of answers.filter((answer) => answer.at >= entry.to)) add(standing, own, -1);
      answers = answers.filter((answer) => answer.at < entry.to);
    }
  }

  function readOn(): void {
    const { entries } = journal.table.record;
    // Start over if the newest entry could not be saved, or another node saved a different one.
    if (read > start && entries[read - 1] !== last) {
      for (const counts of [times, standing]) counts.clear();
      [undone, answers, read] = [[], [], start];
    }
    for (; read < entries.length; read++) count(defined(entries[read]), read);
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
      // Sealed answers are not counted: a seat that withdraws its answer gets no new time.
      const answered = isSealed(game, asked) ? 0 : (standing.get(own) ?? 0);
      // An undo by another player gives this seat its full time again.
      const byOthers = allUndone() - (undone[asked.seat] ?? 0);
      return `${own} ${answered} ${times.get(asked.question) ?? 0} ${byOthers}`;
    },
  };
}
