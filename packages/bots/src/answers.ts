import {
  type Answer,
  askingOf,
  below,
  type Core,
  defined,
  IllegalAction,
  type Pending,
  questionOf,
  type Rng,
  type Rules,
  refuse,
  type Seat,
  shuffled,
  wellFormed,
} from '@orrery/kernel';

/** A bot's answer; `undefined` skips a standing question. */
export type Reply = Answer | undefined;

export function openQuestion<S extends Core>(rules: Rules<S>, s: S, seat: Seat, question: string): Pending {
  const found = rules.pending(s).find((at) => questionOf(at) === question && at.seats.includes(seat));
  if (!found) throw new IllegalAction(refuse('stale'));
  return found;
}

const isLegal = (s: Core, at: Pending, seat: Seat, answer: Answer): boolean =>
  wellFormed(askingOf(at.step), answer) === true && at.step.admits(s, at.frame.vars, seat, answer as never) === true;

const stepName = (at: Pending): string => at.standing ?? at.frame.step;

/** Whether the game advises to skip a standing question. */
export const shouldSkip = <S extends Core>(rules: Rules<S>, s: S, at: Pending, seat: Seat): boolean =>
  at.standing !== null && rules.game.ai?.skips?.(s, seat, at.frame.flow, at.standing) === true;

/** The policy's answer, or a random sample if it has none that is legal. */
export function policyAnswer<S extends Core>(rules: Rules<S>, s: S, at: Pending, seat: Seat, rng: Rng): Reply {
  if (shouldSkip(rules, s, at, seat)) return undefined;
  const advised = rules.game.ai?.policy?.(s, seat, at.frame.flow, stepName(at), at.frame.vars, rng);
  return advised !== undefined && isLegal(s, at, seat, advised) ? advised : sampleAnswer(s, at, seat, rng);
}

export const sampleAnswer = (s: Core, at: Pending, seat: Seat, rng: Rng): Reply =>
  at.step.sample(s, at.frame.vars, seat, rng) as Reply;

/**
 * Up to `most` different answers to compare: the game's candidates if it has any, otherwise its options, otherwise
 * samples.
 */
export function candidateReplies<S extends Core>(
  rules: Rules<S>,
  s: S,
  at: Pending,
  seat: Seat,
  rng: Rng,
  most: number,
): Reply[] {
  if (shouldSkip(rules, s, at, seat)) return [undefined];
  const skip: Reply[] = at.standing === null ? [] : [undefined];
  const advised = rules.game.ai?.candidates?.(s, seat, at.frame.flow, stepName(at), at.frame.vars, rng) ?? [];
  const found = different([...skip, ...advised.filter((answer) => isLegal(s, at, seat, answer))], most);
  return advised.length > 0 && found.length > 0
    ? found
    : different([...skip, ...anyReplies(s, at, seat, rng, most)], most);
}

/** Up to `most` legal answers without the game's advice: its options, otherwise samples. */
export function anyReplies(s: Core, at: Pending, seat: Seat, rng: Rng, most: number): Reply[] {
  if (!at.step.options)
    return different(
      Array.from({ length: 2 * most }, () => sampleAnswer(s, at, seat, rng)),
      most,
    );
  const listed = [...at.step.options(s, at.frame.vars, seat)] as Answer[];
  return (listed.length > most ? shuffled(rng, listed) : listed).slice(0, most);
}

/** The first `most` different replies. */
export const different = (replies: readonly Reply[], most: number): Reply[] =>
  [...new Map(replies.map((reply) => [JSON.stringify(reply) ?? 'skip', reply])).values()].slice(0, most);

/**
 * Makes one decision by policy. Returns false if the game is over, or if `until` returns true for the next question,
 * which is then left open.
 */
export function playByPolicy<S extends Core>(
  rules: Rules<S>,
  s: S,
  rng: Rng,
  until: (at: Pending) => boolean = () => false,
): boolean {
  for (;;) {
    const at = rules.next(s, rng);
    if (at === null || until(at)) return false;
    const seat = defined(at.seats[at.seats.length === 1 ? 0 : below(rng, at.seats.length)]);
    const reply = policyAnswer(rules, s, at, seat, rng);
    if (reply === undefined) continue;
    rules.answer(s, at, seat, reply);
    return true;
  }
}

/** Applies a reply to a question; skipping changes nothing. */
export function applyReply<S extends Core>(rules: Rules<S>, s: S, seat: Seat, question: string, reply: Reply): void {
  if (reply !== undefined) rules.answer(s, openQuestion(rules, s, seat, question), seat, reply);
}
