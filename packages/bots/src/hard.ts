import { type Core, type Pending, questionOf, type Rng, type Rules, type Seat } from '@orrery/kernel';
import { give, openQuestion, playOn, repliesTo } from './answers.ts';
import type { Bot } from './bot.ts';
import { bestArm, chooseArm, isSettled, type Node, newNode, note, type Spread } from './tree.ts';
import { winShare, worth } from './value.ts';

/** How many answers are compared at the question itself, and at the seat's later questions. */
const MOST = [24, 12, 8, 6] as const;
/** A world is played on by habit until so many further rounds have begun, but never longer than so many decisions. */
const ROUNDS = 2;
const DECISIONS = 80;
/** What winning outright adds, measured in the usual spread of what worlds are worth. */
const WIN = 2;
/** So many tries for each answer are enough: a choice of two is not worth the time of a choice of twenty. */
const TRIES = 40;

/**
 * Searches over imagined worlds. Its own next few decisions form a tree in which promising answers are tried more
 * often; everybody else, and it itself further on, plays by habit.
 */
export const hard: Bot = (rules, world, seat, question, rng, budget) => {
  const at = openQuestion(rules, world, seat, question);
  const root = newNode(repliesTo(rules, world, at, seat, rng, MOST[0]));
  if (root.arms.length <= 1) return root.arms[0]?.reply;
  const spread: Spread = { count: 0, mean: 0, squares: 0 };
  const enough = TRIES * root.arms.length;
  while (root.visits < enough && !isSettled(root, spread) && budget.more())
    explore(rules, rules.imagine(world, seat, rng), seat, question, root, spread, rng);
  return bestArm(root).reply;
};

/** One iteration: down the tree, on by habit, and the worth of where that led is noted along the way. */
function explore<S extends Core>(
  rules: Rules<S>,
  s: S,
  seat: Seat,
  question: string,
  root: Node,
  spread: Spread,
  rng: Rng,
): void {
  const path: { node: Node; at: number }[] = [];
  const horizon = rules.game.progress(s).round + ROUNDS;
  let left = DECISIONS;
  let node: Node | null = root;
  let open: string | null = question;
  while (node !== null && open !== null) {
    const pending = openQuestion(rules, s, seat, open);
    const at = chooseArm(node, s, pending, seat, spread);
    if (at < 0) break;
    const arm = node.arms[at] as Node['arms'][number];
    path.push({ node, at });
    give(rules, s, seat, open, arm.reply);
    const own: Pending[] = [];
    const mine = (next: Pending): boolean => next.seats.includes(seat) && next.standing === null && own.push(next) > 0;
    while (left > 0 && rules.game.progress(s).round < horizon && playOn(rules, s, rng, mine)) left--;
    const next = own[0];
    open = next ? questionOf(next) : null;
    node = next ? childOf(rules, s, next, seat, arm, path.length, rng) : null;
  }
  if (rules.game.hints) for (; left > 0 && rules.game.progress(s).round < horizon && playOn(rules, s, rng); left--);
  note(path, spread, gained(rules, s, seat, spread, rng));
}

/** The node after an arm, made when the arm is tried a second time; null below the tree. */
function childOf<S extends Core>(
  rules: Rules<S>,
  s: S,
  own: Pending,
  seat: Seat,
  arm: Node['arms'][number],
  depth: number,
  rng: Rng,
): Node | null {
  const most = MOST[depth];
  if (most === undefined || arm.visits === 0) return null;
  arm.child ??= newNode(repliesTo(rules, s, own, seat, rng, most));
  return arm.child;
}

function gained<S extends Core>(rules: Rules<S>, s: S, seat: Seat, spread: Spread, rng: Rng): number {
  const value = worth(rules, s, seat, rng);
  if (!rules.game.hints || s.result === null) return value;
  const usual = spread.count > 1 ? Math.sqrt(spread.squares / spread.count) : 1;
  return value + WIN * usual * winShare(s.result, seat);
}
