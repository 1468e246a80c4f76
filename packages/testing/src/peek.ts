import {
  type Action,
  below,
  defined,
  difference,
  type Game,
  questionOf,
  type Rules,
  rulesOf,
  type Seat,
  seeded,
} from '@orrery/kernel';
import type { Inspection } from './inspector.ts';
import { ContractViolation, within } from './violation.ts';

/** A bot to check. It may read the state only through `imagine`. Returns null to skip a standing question. */
export type Bot = (rules: Rules, s: any, seat: Seat, question: string, seed: string) => Action | null;

/**
 * Checks that, with a fixed seed, a bot picks the same action in every world that the seat can imagine. Plays one game
 * with the bot in every seat and compares at each decision, or at about one in three if `light`. Returns the number of
 * decisions.
 */
export function noPeeking(game: Game, bot: Bot, setup: Inspection, worlds = 2): number {
  const { seats, options = {}, seed, depth = 'light' } = setup;
  const rules = rulesOf(game);
  const rng = seeded(`peeking ${seed}`);
  const place = { game, seats, seed, step: 0 };
  const s = rules.begin(seats, options, seed);
  for (; s.result === null; place.step++) {
    if (place.step > game.bound * 2)
      throw new ContractViolation(place, 'ends', 'the game with bots is not over within twice its bound');
    const at = rules.next(s, rng);
    if (at === null) break;
    const seat = defined(at.seats[below(rng, at.seats.length)]);
    const question = questionOf(at);
    const own = `bot ${place.step}`;
    const action = within(place, 'no peeking', 'the bot fails', () => bot(rules, rules.copy(s), seat, question, own));
    for (let world = 0; world < worlds && (depth === 'full' || below(rng, 3) === 0); world++) {
      const imagined = rules.imagine(s, seat, rng);
      const other = bot(rules, imagined, seat, question, own);
      const where = difference(action, other);
      if (where) {
        const answers = `${JSON.stringify(action?.answer)} or ${JSON.stringify(other?.answer)}`;
        throw new ContractViolation(place, 'no peeking', `the bot of seat ${seat} uses hidden information: ${answers}`);
      }
    }
    if (action) within(place, 'no peeking', 'the bot plays an illegal action', () => rules.play(s, action));
  }
  return place.step;
}
