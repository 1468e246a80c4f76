import { type Core, type Rng, type Rules, type Seat, seeded, word } from '@orrery/kernel';
import { give, playOn, type Reply } from './answers.ts';
import type { Bot, Budget } from './bot.ts';
import { nextTry, preferred, type Trial, type Tried } from './compare.ts';
import { type Looked, looked } from './medium.ts';
import { leadOf, worth } from './value.ts';

/** A world is played on by habit for so many rounds if the game names none, and never longer than so many decisions. */
const ROUNDS = 2;
const DECISIONS = 80;
/** So many tries for each answer are enough: a choice of two is not worth the time of a choice of twenty. */
const TRIES = 60;

/** Chooses from what was tried. The tests put broken choosers in its place, to show that they would notice. */
export type Chooser = (trial: Trial) => number;

/** What became of a world that was played on. */
export interface Outcome {
  /** By how many points the seat's side is ahead of the best other: at the end, or as far as the game can tell. */
  lead: number;
  /** Whether it won; null where the world was not played to its end. */
  won: boolean | null;
}

/** All that a search found out: the answers, medium's first, what became of each world, and which is to be given. */
export interface Search {
  answers: readonly Looked[];
  outcomes: readonly Outcome[][];
  best: number;
}

/**
 * Plays imagined worlds on by habit. It starts from medium's answer and gives another only if that was clearly better
 * in the same worlds with the same luck, so however little it may think it does not fall below medium.
 */
export function search<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  rng: Rng,
  budget: Budget,
  choose: Chooser = preferred,
): Search {
  const answers = looked(rules, world, seat, question, rng, { ...budget, more: () => !budget.late() });
  const outcomes = answers.map((): Outcome[] => []);
  if (answers.length <= 1) return { answers, outcomes, best: 0 };
  const luck = word(rng);
  const tried = answers.map((): Tried => []);
  const trial: Trial = { looks: answers.map(({ look }) => look), tried, trust: rules.game.hints?.trust };
  let at = 0;
  while (at >= 0 && budget.more()) {
    const own = tried[at] as Tried;
    const { worth: value, ...outcome } = played(
      rules,
      world,
      seat,
      question,
      answers[at]?.reply,
      `${luck}/${own.length}`,
    );
    own.push(value);
    outcomes[at]?.push(outcome);
    at = nextTry(trial, TRIES);
  }
  return { answers, outcomes, best: choose(trial) };
}

export const hardBy =
  (choose: Chooser): Bot =>
  (rules, world, seat, question, rng, budget) => {
    const { answers, best } = search(rules, world, seat, question, rng, budget, choose);
    return answers[best]?.reply;
  };

export const hard: Bot = hardBy(preferred);

/** What a reply is worth in the world that comes of this luck, played on by habit. */
function played<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  reply: Reply,
  luck: string,
): Outcome & { worth: number } {
  const rng = seeded(luck);
  const s = rules.imagine(world, seat, rng);
  const { hints, progress } = rules.game;
  const horizon = progress(s).round + (hints?.horizon ?? ROUNDS);
  give(rules, s, seat, question, reply);
  if (hints) for (let left = DECISIONS; left > 0 && progress(s).round < horizon && playOn(rules, s, rng); left--);
  const value = worth(rules, s, seat, rng);
  if (s.result === null) return { worth: value, lead: value, won: null };
  // Where all are on one side there is nobody to be ahead of but the game, and only its own value tells by how much.
  const lead = rules.sides(s).length > 1 ? leadOf(rules, s, seat) : value;
  return { worth: value, lead, won: s.result.winners.includes(seat) };
}
