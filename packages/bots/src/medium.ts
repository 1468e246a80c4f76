import { type Core, type Rng, type Rules, type Seat, seeded, word } from '@orrery/kernel';
import { give, habitOf, openQuestion, playOn, type Reply, repliesTo } from './answers.ts';
import type { Bot, Budget } from './bot.ts';
import { worth } from './value.ts';

const WORLDS = 3;
const MOST = 24;
/** One decision is often several questions: the seat's own next ones are answered by habit before looking. */
const OWN_STEPS = 6;

/** Looks one decision ahead in a few imagined worlds and takes what looks best on average. */
export const medium: Bot = (rules, world, seat, question, rng, budget) =>
  looked(rules, world, seat, question, rng, budget)[0]?.reply;

/** An answer, and what it looks worth on average. */
export interface Looked {
  reply: Reply;
  look: number;
}

/** The answers medium compares, what looks best first. */
export function looked<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  rng: Rng,
  budget: Budget,
): Looked[] {
  const at = openQuestion(rules, world, seat, question);
  const replies = repliesTo(rules, world, at, seat, rng, MOST);
  const looks = ordered(rules, world, seat, question, replies, WORLDS, rng, budget);
  const trust = rules.game.hints?.trust;
  if (trust === undefined || looks.length === 1) return looks;
  const usual = JSON.stringify(habitOf(rules, world, at, seat, rng));
  return looks
    .map(({ reply, look }) => ({ reply, look: JSON.stringify(reply) === usual ? look + trust : look }))
    .sort((a, b) => b.look - a.look);
}

/** The replies in the order of what they are worth on average over imagined worlds, the same worlds for each. */
export function ordered<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  replies: Reply[],
  worlds: number,
  rng: Rng,
  budget: Budget,
): Looked[] {
  if (replies.length <= 1) return replies.map((reply) => ({ reply, look: 0 }));
  let sums = replies.map(() => 0);
  for (let round = 0; round < worlds; round++) {
    const imagined = round === 0 ? world : rules.imagine(world, seat, rng);
    const luck = String(word(rng));
    const seen = sums.slice();
    for (const [i, reply] of replies.entries()) {
      // A world counts only when every reply was tried in it, and the first is looked at whatever the budget.
      if (!budget.more() && round > 0) return inOrder(replies, sums, round);
      const s = rules.copy(imagined);
      const own = seeded(luck);
      give(rules, s, seat, question, reply);
      for (let left = OWN_STEPS; left > 0 && playOn(rules, s, own, (next) => !next.seats.includes(seat)); left--);
      seen[i] = (seen[i] as number) + worth(rules, s, seat, own);
    }
    sums = seen;
  }
  return inOrder(replies, sums, worlds);
}

const inOrder = (replies: Reply[], sums: number[], worlds: number): Looked[] =>
  replies.map((reply, at) => ({ reply, look: (sums[at] as number) / worlds })).sort((a, b) => b.look - a.look);
