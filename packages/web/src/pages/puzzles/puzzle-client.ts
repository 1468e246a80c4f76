import { type Line, type Puzzle, type PuzzleSet, playLine, puzzlePosition } from '@orrery/bots';
import { type Action, type Core, type Event, type Prompt, type Rules, refuse, visibleEvent } from '@orrery/kernel';
import { type Ask, emptyTableView, type SeatInfo, type TableClient, type TableView } from '../../table/table-types.ts';

/** An answer with the prompt that it answers. */
export interface Answered {
  prompt: Prompt;
  answer: Line[number];
}

/** The table of a puzzle, on which the player answers the questions of one decision. */
export interface PuzzleClient extends TableClient {
  /** The position, as it was before the player's answers. */
  start: Core;
  /** The player's answers so far; `done` if they are a whole move. */
  attempt(): { line: Line; done: boolean };
  /** Puts the position back. */
  reset(): void;
}

/** Opens a puzzle. Throws if the rules do not lead to its position. */
export function openPuzzle(rules: Rules<Core>, set: PuzzleSet, puzzle: Puzzle, seats: SeatInfo[]): PuzzleClient {
  const { seat, question: first, solution } = puzzle;
  const position = puzzlePosition(rules, set, puzzle);
  const listeners = new Set<() => void>();
  let state: Core = position.state;
  let events: Event[] = position.events.flat();
  let attempt: { line: Line; done: boolean } = { line: [], done: false };
  // Makes the question of each attempt a new one: screens answer a question only once.
  let tries = 0;
  let view = tableView(first);

  function tableView(question: string | null): TableView {
    const row = rules.waiting(state, seat).find((one) => one.seat === seat && one.question === question);
    const prompts: Ask[] = row
      ? [
          {
            seat,
            question: row.question,
            n: row.n + tries,
            standing: false,
            prompt: rules.prompt(state, seat, row.question),
          },
        ]
      : [];
    return {
      ...emptyTableView('puzzle', rules.game.id, 'live'),
      seats,
      mySeats: [seat],
      viewer: seat,
      eyes: [seat],
      view: rules.view(state, seat),
      progress: rules.game.progress(state),
      waiting: row ? [row] : [],
      prompts,
      log: events.map((event, n) => ({ n, ...visibleEvent(event, seat) })),
    };
  }

  function show(question: string | null): void {
    view = tableView(question);
    for (const changed of listeners) changed();
  }

  async function act(given: Action) {
    const action = { ...given, n: given.n - tries };
    const refusal = rules.why(state, action);
    if (refusal) return refusal;
    const next = rules.copy(state);
    const told: Event[] = [];
    rules.play(next, action, (event) => told.push(event));
    const line = [...attempt.line, action.answer];
    const goesOn = playLine(rules, rules.copy(position.state), seat, first, line);
    const done = goesOn === null || line.length >= solution.length;
    attempt = { line, done };
    // After the last answer, the position itself stays: what follows would depend on luck.
    if (!done) {
      state = next;
      events = [...events, ...told];
    }
    show(done ? null : goesOn);
    return null;
  }

  return {
    start: position.state,
    attempt: () => attempt,
    reset() {
      tries++;
      state = position.state;
      events = position.events.flat();
      attempt = { line: [], done: false };
      show(first);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    snapshot: () => view,
    act,
    hint: async () => refuse('not-asked'),
    past: async () => [],
    undo: async () => refuse('nothing-to-undo'),
    request: async () => refuse('not-asked'),
    talk: async () => refuse('not-asked'),
    setViewer() {},
    setPace() {},
    close() {},
  };
}

/** A line with the prompts that it answers. */
export function answered(rules: Rules<Core>, { seat, question }: Puzzle, start: Core, line: Line): Answered[] {
  let next: string | null = question;
  return line.flatMap((answer, i) => {
    const s = rules.copy(start);
    if (i > 0) next = playLine(rules, s, seat, question, line.slice(0, i));
    return next === null ? [] : [{ prompt: rules.prompt(s, seat, next), answer }];
  });
}
