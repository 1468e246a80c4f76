import { type Core, type Rules, type Seat, seeded, word } from '@orrery/kernel';
import { give, playOn, type Reply } from './answers.ts';
import type { Bot } from './bot.ts';
import { nextTry, preferred, type Trial, type Tried } from './compare.ts';
import { looked } from './medium.ts';
import { worth } from './value.ts';

/** A world is played on by habit for so many rounds if the game names none, and never longer than so many decisions. */
const ROUNDS = 2;
const DECISIONS = 80;
/** So many tries for each answer are enough: a choice of two is not worth the time of a choice of twenty. */
const TRIES = 60;

/** Chooses from what was tried. The tests put broken choosers in its place, to show that they would notice. */
export type Chooser = (trial: Trial) => number;

/**
 * Plays imagined worlds on by habit. It starts from medium's answer and gives another only if that was clearly better
 * in the same worlds with the same luck, so however little it may think it does not fall below medium.
 */
export const hardBy =
  (choose: Chooser): Bot =>
  (rules, world, seat, question, rng, budget) => {
    const answers = looked(rules, world, seat, question, rng, { ...budget, more: () => !budget.late() });
    if (answers.length <= 1) return answers[0]?.reply;
    const luck = word(rng);
    const tried = answers.map((): Tried => []);
    const trial: Trial = { looks: answers.map(({ look }) => look), tried };
    let at = 0;
    while (at >= 0 && budget.more()) {
      const own = tried[at] as Tried;
      own.push(played(rules, world, seat, question, answers[at]?.reply, `${luck}/${own.length}`));
      at = nextTry(trial, TRIES);
    }
    return answers[choose(trial)]?.reply;
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
): number {
  const rng = seeded(luck);
  const s = rules.imagine(world, seat, rng);
  const { hints, progress } = rules.game;
  const horizon = progress(s).round + (hints?.horizon ?? ROUNDS);
  give(rules, s, seat, question, reply);
  if (hints) for (let left = DECISIONS; left > 0 && progress(s).round < horizon && playOn(rules, s, rng); left--);
  return worth(rules, s, seat, rng);
}
