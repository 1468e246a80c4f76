import { type Core, type Rules, type Seat, seeded, word } from '@orrery/kernel';
import { give, playOn, type Reply } from './answers.ts';
import type { Bot } from './bot.ts';
import { nextTry, preferred, type Tried } from './compare.ts';
import { looked } from './medium.ts';
import { worth } from './value.ts';

/** A world is played on by habit until so many further rounds have begun, but never longer than so many decisions. */
const ROUNDS = 2;
const DECISIONS = 80;
/** So many tries for each answer are enough: a choice of two is not worth the time of a choice of twenty. */
const TRIES = 60;

/** Chooses from what was tried. The tests put broken choosers in its place, to show that they would notice. */
export type Chooser = (tried: readonly Tried[]) => number;

/**
 * Plays imagined worlds on by habit. It starts from medium's answer and gives another only if that was clearly better
 * in the same worlds with the same luck, so however little it may think it does not fall below medium.
 */
export const hardBy =
  (choose: Chooser): Bot =>
  (rules, world, seat, question, rng, budget) => {
    const replies = looked(rules, world, seat, question, rng, { ...budget, more: () => !budget.late() });
    if (replies.length <= 1) return replies[0];
    const luck = word(rng);
    const tried = replies.map((): Tried => []);
    let at = 0;
    while (at >= 0 && budget.more()) {
      const own = tried[at] as Tried;
      own.push(played(rules, world, seat, question, replies[at], `${luck}/${own.length}`));
      at = nextTry(tried, TRIES);
    }
    return replies[choose(tried)];
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
  const horizon = progress(s).round + ROUNDS;
  give(rules, s, seat, question, reply);
  if (hints) for (let left = DECISIONS; left > 0 && progress(s).round < horizon && playOn(rules, s, rng); left--);
  return worth(rules, s, seat, rng);
}
