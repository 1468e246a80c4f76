import {
  below,
  type Core,
  defined,
  type LevelSettings,
  type Rng,
  type Rules,
  type Seat,
  seeded,
  word,
} from '@orrery/kernel';
import {
  anyReplies,
  applyReply,
  candidateReplies,
  different,
  openQuestion,
  playByPolicy,
  policyAnswer,
  type Reply,
  shouldSkip,
} from './answers.ts';
import type { Bot, Budget } from './bot.ts';
import { chance } from './chance.ts';
import { evaluate } from './value.ts';

/** Default number of worlds. */
const WORLDS = 3;
const MAX_ANSWERS = 24;
/** Number of answers without the game's advice that tempt a weak player. */
const TEMPTING = 4;
/**
 * A decision often consists of several questions, so up to this many further questions to the seat are answered by
 * policy before evaluating.
 */
const OWN_STEPS = 6;

/** Looks one decision ahead in a few imagined worlds and chooses the answer with the best average. */
export const medium: Bot = (rules, world, seat, question, rng, budget) =>
  evaluateAnswers(rules, world, seat, question, rng, budget)[0]?.reply;

/** An answer, its average value, and the average points that the seat has right after it. */
export interface EvaluatedAnswer {
  reply: Reply;
  look: number;
  points: number;
}

/** How carefully to look: see `LevelSettings`. */
export type Care = Pick<LevelSettings, 'worlds' | 'overlooks' | 'strays'>;

/** The answers that medium compares, best first. */
export function evaluateAnswers<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  rng: Rng,
  budget: Budget,
  { worlds = WORLDS, overlooks = 0, strays = 0 }: Care = {},
): EvaluatedAnswer[] {
  const at = openQuestion(rules, world, seat, question);
  const candidates = candidateReplies(rules, world, at, seat, rng, MAX_ANSWERS);
  const isTempted = strays > 0 && !shouldSkip(rules, world, at, seat) && chance(rng) < strays;
  const tempting = isTempted ? anyReplies(world, at, seat, rng, TEMPTING) : [];
  const replies = noticed(different([...candidates, ...tempting], MAX_ANSWERS), overlooks, rng);
  const looks = orderByValue(rules, world, seat, question, replies, worlds, rng, budget);
  const margin = rules.game.ai?.margin;
  if (margin === undefined || looks.length === 1) return looks;
  const usual = JSON.stringify(policyAnswer(rules, world, at, seat, rng));
  return looks
    .map((answer) => (JSON.stringify(answer.reply) === usual ? { ...answer, look: answer.look + margin } : answer))
    .sort((a, b) => b.look - a.look);
}

/** Drops this share of the replies at random, but keeps at least one, and those that do nothing. */
function noticed(replies: Reply[], overlooks: number, rng: Rng): Reply[] {
  if (overlooks <= 0 || replies.length <= 1) return replies;
  const kept = below(rng, replies.length);
  return replies.filter((reply, i) => i === kept || reply === null || reply === undefined || chance(rng) >= overlooks);
}

/** Orders replies by their average value in the same imagined worlds, best first. */
export function orderByValue<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  replies: Reply[],
  worlds: number,
  rng: Rng,
  budget: Budget,
): EvaluatedAnswer[] {
  if (replies.length <= 1) return replies.map((reply) => ({ reply, look: 0, points: 0 }));
  let sums = replies.map((): Sum => [0, 0]);
  for (let round = 0; round < worlds; round++) {
    const imagined = round === 0 ? world : rules.imagine(world, seat, rng);
    const seed = String(word(rng));
    const seen: Sum[] = [];
    for (const [i, reply] of replies.entries()) {
      // A world counts only if every reply was tried in it; the first world is always completed.
      if (!budget.more() && round > 0) return inOrder(replies, sums, round);
      const s = rules.copy(imagined);
      const own = seeded(seed);
      applyReply(rules, s, seat, question, reply);
      for (let left = OWN_STEPS; left > 0 && playByPolicy(rules, s, own, (next) => !next.seats.includes(seat)); left--);
      const [look, points] = defined(sums[i]);
      seen.push([look + evaluate(rules, s, seat, own), points + pointsOf(rules, s, seat)]);
    }
    sums = seen;
  }
  return inOrder(replies, sums, worlds);
}

/** The sums of values and points over worlds. */
type Sum = readonly [look: number, points: number];

const pointsOf = <S extends Core>(rules: Rules<S>, s: S, seat: Seat): number =>
  (s.result?.scores ?? rules.game.scores(s))[seat] ?? 0;

const inOrder = (replies: Reply[], sums: readonly Sum[], worlds: number): EvaluatedAnswer[] =>
  replies
    .map((reply, at) => {
      const [look, points] = defined(sums[at]);
      return { reply, look: look / worlds, points: points / worlds };
    })
    .sort((a, b) => b.look - a.look);
