import {
  chance,
  compactMatch,
  findPuzzle,
  gradeBy,
  isApart,
  isWanted,
  type Level,
  openGrades,
  type Puzzle,
  type PuzzleSet,
  sharesOf,
  type Tally,
  viewOf,
} from '@orrery/bots';
import { type Json, type MatchRecord, newTable, pick, type Rules, seeded } from '@orrery/kernel';
import { playBotMatch } from '../bot-match.ts';
import { rungsOf } from '../ladder/rungs.ts';

/** Levels of the bots whose games are searched: good enough for sensible positions, weak enough for mistakes. */
const PLAYERS: readonly Level[] = ['level4', 'level5', 'level5'];
/** The smallest seat counts of each setup that are used; others have the same decisions, but longer waits. */
const SEAT_COUNTS = 2;

/** The setups that positions are taken from. */
function tablesOf(rules: Rules): { seats: number; options: Json }[] {
  const rungs = rungsOf(rules).filter(({ seats }) => seats > 1);
  return [...new Set(rungs.map(({ setup }) => setup))].flatMap((setup) =>
    rungs
      .filter((rung) => rung.setup === setup)
      .slice(0, SEAT_COUNTS)
      .map(({ seats, options }) => ({ seats, options })),
  );
}

/** How often each kind of question was looked at, and how often it gave a puzzle. */
export type Yields = Map<string, { looked: number; found: number }>;

/** Looks at a kind of question before its share of puzzles counts, and the least share of its questions to look at. */
const FIRST_LOOKS = 12;
const LEAST = 0.1;

/** The share of the questions of a kind to look at: all of the most fruitful kind, few of those that give nothing. */
export function shareOf(yields: Yields, topic: string): number {
  const rate = (one: { looked: number; found: number } | undefined): number =>
    one ? (one.found + 1) / (one.looked + FIRST_LOOKS) : 1 / FIRST_LOOKS;
  const best = Math.max(...[...yields.values()].map(rate), 1 / FIRST_LOOKS);
  return Math.max(LEAST, Math.min(1, rate(yields.get(topic)) / best));
}

/** Plays a match between bots and adds its puzzles to a set. The same seed and set give the same puzzles. */
export function mineMatch(rules: Rules, set: PuzzleSet, seed: string, at: number, tally: Tally, yields: Yields): void {
  const tables = tablesOf(rules);
  const { seats, options } = tables[at % tables.length] ?? { seats: rules.game.seats.min, options: {} };
  const rng = seeded(`${seed}/players`);
  const levels = Array.from({ length: seats }, () => pick(rng, PLAYERS));
  const { record } = playBotMatch(rules, levels, options, seed, {});
  const found = searchMatch(rules, set, record, tally, yields);
  const last = found.at(-1);
  const match = last ? compactMatch(rules, record, last.step) : null;
  if (!match) return;
  set.matches.push(match);
  set.puzzles.push(...found);
}

/** The puzzles of a match that a set needs. */
function searchMatch(rules: Rules, set: PuzzleSet, record: MatchRecord, tally: Tally, yields: Yields): Puzzle[] {
  const { seats, options, seed, entries } = record;
  const table = newTable(rules, { seats, options, seed });
  const found: Puzzle[] = [];
  const match = set.matches.length;
  for (const [step, entry] of entries.entries()) {
    const kept = [...set.puzzles, ...found];
    if (entry.kind === 'act' && isApart(kept, match, step)) {
      const puzzle = puzzleAt(rules, table.state, entry.action, kept, `${seed}/${step}`, tally, yields);
      if (puzzle) found.push({ ...puzzle, match, step });
    }
    table.apply(entry);
  }
  return found;
}

type Placed = Omit<Puzzle, 'match' | 'step'>;

function puzzleAt(
  rules: Rules,
  state: any,
  { seat, question }: { seat: number; question: string },
  kept: readonly Puzzle[],
  seed: string,
  tally: Tally,
  yields: Yields,
): Placed | null {
  const row = rules.waiting(state).find((one) => one.seat === seat && one.question === question);
  if (!row || row.standing || row.group !== null) return null;
  const topic = `${row.flow}/${row.step}`;
  const open = openGrades(kept, topic);
  if (open.length === 0) return null;
  if (chance(seeded(`${seed}/share`)) >= shareOf(yields, topic)) return null;
  const known = yields.get(topic) ?? { looked: 0, found: 0 };
  known.looked++;
  yields.set(topic, known);
  // What a careful look prefers is easy at best.
  const finding = findPuzzle(
    rules,
    state,
    seat,
    question,
    seed,
    (_line, { byPolicy, byLook }) =>
      byLook ? open.includes('easy') : byPolicy || open.some((grade) => grade !== 'easy'),
    tally,
  );
  if (!finding) return null;
  const { solution, equal } = finding;
  const found = sharesOf(rules, state, seat, question, [solution, ...equal], `${seed}/grade`);
  const grade = gradeBy(found);
  if (!grade) return null;
  const puzzle = { seat, question, topic, grade, found, ...finding, view: viewOf(rules, state, seat, question) };
  if (!isWanted(kept, { ...puzzle, step: 0 })) return null;
  known.found++;
  return puzzle;
}
