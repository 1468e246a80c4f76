import type { Core, Pending, Seat } from '@orrery/kernel';
import { isLegal, type Reply } from './answers.ts';

/** One answer under comparison: how often it was tried and what came of it in sum. */
export interface Arm {
  reply: Reply;
  visits: number;
  sum: number;
  child: Node | null;
}

/** A decision of the searching seat. Worlds differ, so it is known by the answers that led to it alone. */
export interface Node {
  arms: Arm[];
  visits: number;
}

/** Mean and spread of all values seen, so that curiosity is measured in the game's own unit. */
export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

/** Above 1 it looks around more, below 1 it trusts what it has seen. */
const CURIOSITY = 0.8;

export const newNode = (replies: Reply[]): Node => ({
  arms: replies.map((reply) => ({ reply, visits: 0, sum: 0, child: null })),
  visits: 0,
});

/**
 * The arm to try next (upper confidence bound). Arms come best first, and a later one is opened only when those before
 * it have been tried a while. -1 where none is possible in this world.
 */
export function chooseArm(node: Node, s: Core, at: Pending, seat: Seat, spread: Spread): number {
  const usual = spread.count > 1 ? Math.sqrt(spread.squares / spread.count) || 1 : 1;
  const width = 2 + Math.floor(1.5 * Math.sqrt(node.visits));
  let chosen = -1;
  let highest = Number.NEGATIVE_INFINITY;
  let seen = 0;
  for (let i = 0; i < node.arms.length && seen < width; i++) {
    const arm = node.arms[i] as Arm;
    if (arm.reply !== undefined && !isLegal(s, at, seat, arm.reply)) continue;
    seen++;
    if (arm.visits === 0) return i;
    const bound = arm.sum / arm.visits + CURIOSITY * usual * Math.sqrt(Math.log(node.visits + 1) / arm.visits);
    if (bound > highest) {
      highest = bound;
      chosen = i;
    }
  }
  return chosen;
}

/** Notes what came of an iteration along its path. */
export function note(path: { node: Node; at: number }[], spread: Spread, value: number): void {
  for (const { node, at } of path) {
    const arm = node.arms[at] as Arm;
    node.visits++;
    arm.visits++;
    arm.sum += value;
  }
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

/** The arm tried most often, and of those the one worth most. */
export function bestArm(node: Node): Arm {
  const mean = (arm: Arm) => (arm.visits > 0 ? arm.sum / arm.visits : Number.NEGATIVE_INFINITY);
  return node.arms.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && mean(b) > mean(a)) ? b : a));
}

/** Tries before a search may be called settled, and how many standard errors the best arm must be ahead by. */
const AT_LEAST = 64;
const CLEAR = 3;

/** Whether further tries would hardly change the choice: every arm was looked at, and the best is clearly ahead. */
export function isSettled(node: Node, spread: Spread): boolean {
  if (node.visits < AT_LEAST || node.visits % 16 !== 0) return false;
  const top = bestArm(node);
  const usual = Math.sqrt(spread.squares / spread.count);
  return node.arms.every((arm) => {
    if (arm === top) return true;
    if (arm.visits === 0) return false;
    const gap = top.sum / top.visits - arm.sum / arm.visits;
    return gap > CLEAR * usual * Math.sqrt(1 / top.visits + 1 / arm.visits);
  });
}
