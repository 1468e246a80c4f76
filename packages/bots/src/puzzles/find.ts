import {
  askingOf,
  type Core,
  defined,
  kindOf,
  type Pending,
  type Rng,
  type Rules,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { candidateReplies, openQuestion, policyAnswer } from '../answers.ts';
import { budgetOf } from '../bot.ts';
import { orderByValue } from '../medium.ts';
import {
  type Arm,
  armOf,
  type Difference,
  differenceOf,
  isEqual,
  meanOf,
  type Position,
  spreadOf,
  tryWorld,
} from './compare.ts';
import { beginsWith, playLine } from './decision.ts';
import type { Line, Rival } from './types.ts';

/** What a position is worth as a puzzle. */
export interface Finding {
  solution: Line;
  equal: Line[];
  rivals: Rival[];
  worlds: number;
  won: [number, number];
}

/** Limits that decide whether a move is clearly the best. */
const CLARITY = {
  /** Standard errors by which it leads after the first worlds, after all of them, and in new ones. */
  early: 2,
  clear: 4,
  verified: 3,
  /** Its lead as a share of the spread between worlds, which measures luck. */
  effect: 0.25,
  /** Standard errors by which it leads when played to the end. */
  final: 1,
} as const;

const CANDIDATES = 24;
/** Candidates that are tried beyond the quick look. */
const TRIED = 3;
/** Answers that make a real choice. */
const MIN_ANSWERS = 3;
/** Answers that the game does not list as candidates, but that turn out promising. */
const UNLISTED = 3;
/** Kinds of questions with so few answers that one of them can be the best. */
const KINDS: ReadonlySet<string> = new Set(['choose', 'place', 'path', 'subset']);
const LOOK_WORLDS = 2;
const EARLY_WORLDS = 8;
/** Lines for each of the best first answers, and how many first answers are expanded. */
const BRANCHES = 3;
const EXPANDED = 3;
const WORLDS = 28;
const KEPT = 6;
/** After these numbers of worlds, how many lines stay, and the standard errors by which the best one must lead. */
const CHECKS: { readonly [worlds: number]: { stay: number; lead: number } } = {
  4: { stay: 10, lead: 0.3 },
  8: { stay: 7, lead: 1.2 },
  16: { stay: 6, lead: 2.2 },
};
/** Worlds of the verification, which differ from those that chose the line, so its lead is not overrated. */
const VERIFY_WORLDS = 24;
const END_WORLDS = 24;

type Step = 'candidates' | 'early' | 'clear' | 'effect' | 'verified' | 'end' | 'decided';

/** Notes at which step positions were dropped. */
export type Tally = Partial<Record<Step | 'looked' | 'skipped' | 'found', number>>;

const isListed = (at: Pending): boolean => KINDS.has(kindOf(askingOf(at.step)));

const keyOf = (line: unknown): string => JSON.stringify(line);

/** The first answers worth trying; null if the question leaves no real choice. */
function firstLines<S extends Core>(
  { rules, state, seat, question }: Position<S>,
  rng: Rng,
): { lines: Line[]; usual: string } | null {
  const { actions, complete } = rules.legal(state, seat, question);
  if (complete && actions.length < MIN_ANSWERS) return null;
  const world = rules.imagine(state, seat, rng);
  const at = openQuestion(rules, world, seat, question);
  if (!isListed(at)) return null;
  const replies = candidateReplies(rules, world, at, seat, rng, CANDIDATES).filter((reply) => reply !== undefined);
  if (replies.length < 2) return null;
  const usual = policyAnswer(rules, world, at, seat, rng);
  const looks = orderByValue(rules, world, seat, question, replies, 1, rng, budgetOf({}));
  const lines = looks.slice(0, TRIED).map(({ reply }): Line => [reply ?? null]);
  if (usual !== undefined && !lines.some(([answer]) => keyOf(answer) === keyOf(usual))) lines.push([usual]);
  return { lines, usual: keyOf(usual) };
}

const byMean = (a: Arm, b: Arm): number => meanOf(b.values) - meanOf(a.values);

/** The best arm that is not as good as the first, and by how much it is behind. */
function nextOf(best: Arm, rest: readonly Arm[]): { arm: Arm; lead: Difference } | null {
  const rivals = rest.filter((arm) => !isEqual(best, arm));
  const arm = rivals.sort(byMean)[0];
  return arm ? { arm, lead: differenceOf(best.values, arm.values) } : null;
}

/** The most promising answers that the game does not list as candidates. */
function unlisted<S extends Core>(
  { rules, state, seat, question }: Position<S>,
  known: readonly Line[],
  rng: Rng,
): Line[] {
  const { actions, complete } = rules.legal(state, seat, question);
  const keys = new Set(known.map(([answer]) => keyOf(answer)));
  const others = actions.map(({ answer }) => answer).filter((answer) => !keys.has(keyOf(answer)));
  if (!complete || others.length === 0) return [];
  const world = rules.imagine(state, seat, rng);
  const looks = orderByValue(rules, world, seat, question, others, 1, rng, budgetOf({}));
  return looks.slice(0, UNLISTED).map(({ reply }): Line => [reply ?? null]);
}

/** Adds lines that go on with the most promising next answers, until the decisions are complete. */
function expand<S extends Core>(position: Position<S>, lines: readonly Line[], rng: Rng): Line[] {
  const { rules, state, seat, question } = position;
  let open = [...lines];
  const complete: Line[] = [];
  while (open.length > 0) {
    const longer: Line[] = [];
    for (const line of open) {
      const world = rules.imagine(state, seat, rng);
      const next = playLine(rules, world, seat, question, line);
      if (next === null) {
        complete.push(line);
        continue;
      }
      const at = openQuestion(rules, world, seat, next);
      if (!isListed(at)) {
        complete.push(line);
        continue;
      }
      const replies = candidateReplies(rules, world, at, seat, rng, CANDIDATES).filter((reply) => reply !== undefined);
      const looks = orderByValue(rules, world, seat, next, replies, LOOK_WORLDS, rng, budgetOf({}));
      const branches = line.length === 1 ? BRANCHES : 2;
      for (const { reply } of looks.slice(0, branches)) longer.push([...line, reply ?? null]);
    }
    open = longer;
  }
  return complete;
}

function run<S extends Core>(position: Position<S>, arms: readonly Arm[], worlds: number, seed: string, toEnd = false) {
  for (let k = 0; k < worlds; k++) tryWorld(position, arms, `${seed}/${k}`, toEnd);
}

/** Whether the first answers differ clearly enough to look closer. */
function firstLook<S extends Core>(position: Position<S>, lines: readonly Line[], seed: string): Arm[] | null {
  let arms = lines.map(armOf);
  for (const [from, to] of [
    [0, 3],
    [3, EARLY_WORLDS],
  ] as const) {
    for (let k = from; k < to; k++) tryWorld(position, arms, `${seed}/early/${k}`);
    arms = arms.sort(byMean).slice(0, KEPT);
    const best = defined(arms[0]);
    const next = nextOf(best, arms.slice(1));
    if (!next) return null;
    const { mean, error } = next.lead;
    if (mean <= 0 || mean < (to < EARLY_WORLDS ? 0.8 : CLARITY.early) * error) return null;
    if (mean < (CLARITY.effect / 2) * spreadOf(best.values)) return null;
  }
  return arms;
}

/** Whether a line, or at least its first answer, may turn out to be clearly the best. */
function mayBeClear(best: Arm, rest: readonly Arm[], errors: number): boolean {
  const next = nextOf(
    best,
    rest.filter(({ line }) => !beginsWith(line, best.line.slice(0, 1))),
  );
  return next !== null && next.lead.mean > errors * next.lead.error;
}

/** The longest start of the best line that is clearly better than all lines without it. */
function clearStart(
  best: Arm,
  rest: readonly Arm[],
): { start: Line; rivals: Arm[]; equal: Arm[]; lead: Difference } | null {
  for (let length = best.line.length; length > 0; length--) {
    const start = best.line.slice(0, length);
    const others = rest.filter(({ line }) => !beginsWith(line, start));
    const equal = others.filter((arm) => isEqual(best, arm));
    const rivals = others.filter((arm) => !isEqual(best, arm)).sort(byMean);
    // Each rival is behind; the one that is least clearly so counts.
    const leads = rivals.map((arm) => differenceOf(best.values, arm.values));
    const lead = leads[0];
    if (lead && leads.every(({ mean, error }) => mean > CLARITY.clear * error)) return { start, rivals, equal, lead };
  }
  return null;
}

/**
 * Looks for one clearly best move at a question. Null if there is none. `wants` is asked early whether a best first
 * answer of this difficulty is of use: whether the policy gives it, and whether the quick look prefers it.
 */
export function findPuzzle<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  seed: string,
  wants: (line: Line, look: { byPolicy: boolean; byLook: boolean }) => boolean,
  tally: Tally = {},
): Finding | null {
  const count = (step: keyof Tally): null => {
    tally[step] = (tally[step] ?? 0) + 1;
    return null;
  };
  const position: Position<S> = { rules, state, seat, question };
  const rng = seeded(`${seed}/find`);
  count('looked');
  const first = firstLines(position, rng);
  if (!first) return count('candidates');
  const early = firstLook(position, first.lines, seed);
  if (!early) return count('early');
  const favourite = defined(early[0]);
  const isUsual = keyOf(favourite.line[0]) === first.usual;
  if (!wants(favourite.line, { byPolicy: isUsual, byLook: keyOf(favourite.line) === keyOf(first.lines[0]) }))
    return count('skipped');

  const starts = [...early.slice(0, EXPANDED).map(({ line }) => line), ...unlisted(position, first.lines, rng)];
  let arms = expand(position, starts, rng).map(armOf);
  if (arms.length < 2) return count('candidates');
  for (let k = 0; k < WORLDS; k++) {
    const checked = CHECKS[k];
    if (checked) {
      arms = arms.sort(byMean).slice(0, checked.stay);
      if (!mayBeClear(defined(arms[0]), arms.slice(1), checked.lead)) return count('clear');
    }
    tryWorld(position, arms, `${seed}/${k}`);
  }
  const best = defined(arms.sort(byMean)[0]);
  const clear = clearStart(best, arms.slice(1));
  if (!clear) return count('clear');
  if (clear.lead.mean < CLARITY.effect * spreadOf(best.values)) return count('effect');

  // Verified in new worlds.
  const verified = [best, ...clear.equal.slice(0, 2), ...clear.rivals.slice(0, 4)].map(({ line }) => armOf(line));
  run(position, verified, VERIFY_WORLDS, `${seed}/verify`);
  const again = clearStart(defined(verified[0]), verified.slice(1));
  if (!again || again.start.length < clear.start.length) return count('verified');
  const rivals = again.rivals.map(({ line, values }): Rival => {
    const { mean, error } = differenceOf(defined(verified[0]).values, values);
    return { line, behind: mean, error };
  });

  // Played to the end, where only the final scores count.
  const final = [best, defined(again.rivals[0])].map(({ line }) => armOf(line));
  run(position, final, END_WORLDS, `${seed}/end`, true);
  const [own, other] = [defined(final[0]), defined(final[1])];
  const [wins, otherWins] = [meanOf(own.won), meanOf(other.won)];
  const lead = differenceOf(own.values, other.values);
  if (lead.mean <= CLARITY.final * lead.error || wins < otherWins) return count('end');
  if (wins === otherWins && (wins === 0 || wins === 1)) return count('decided');
  count('found');
  return {
    solution: clear.start,
    equal: again.equal.map(({ line }) => line.slice(0, clear.start.length)),
    rivals,
    worlds: VERIFY_WORLDS,
    won: [wins, otherWins],
  };
}
