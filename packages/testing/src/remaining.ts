import { type Action, type Answer, below, type Entry, questionOf, type Seat, seatsIn, seeded } from '@orrery/kernel';
import { nonJsonPath } from './copies.ts';
import type { Inspector } from './inspector.ts';
import { inspectState } from './invariants.ts';
import { inspectQuestion } from './legality.ts';
import { badBrief, missingMessage } from './prompt-answers.ts';
import { nameOfStep } from './questions.ts';
import { ContractViolation, within } from './violation.ts';

/** A bot's legal answer, chosen by the game's `ai`, which must not throw; null if no bot is asked. */
export function byAi({ place, rules, rng }: Inspector, s: any, bots: ReadonlySet<Seat>): Entry | null {
  const { ai } = rules.game;
  if (bots.size === 0 || !ai) return null;
  for (const at of rules.pending(s)) {
    const seat = at.seats.find((one) => bots.has(one));
    if (seat === undefined || at.standing !== null) continue;
    const { flow, step, vars } = at.frame;
    const answer = within(place, 'leaving', `the ai fails at ${flow}/${step}`, () => {
      if (below(rng, 8) === 0) ai.evaluate(s, seat);
      const candidates = ai.candidates?.(s, seat, flow, step, vars, rng) ?? [];
      return candidates[0] ?? ai.policy?.(s, seat, flow, step, vars, rng);
    });
    if (answer === undefined) continue;
    const action: Action = { seat, question: questionOf(at), n: s.counts[seat], answer: answer as Answer };
    if (rules.why(s, action) === null) return { kind: 'act', action };
  }
  return null;
}

/** Checks a rest after seats have left; with `fully`, also tries answers of all kinds. */
export function inspectTable(inspector: Inspector, s: any, resigned: ReadonlySet<Seat>, fully: boolean): void {
  const { place, rules } = inspector;
  inspectState(inspector, s);
  for (const seat of resigned) if (!s.out[seat]) throw new ContractViolation(place, 'leaving', `seat ${seat} is back`);
  for (const viewer of [null, ...s.out.keys()]) {
    const odd = nonJsonPath(within(place, 'leaving', 'the view fails', () => rules.view(s, viewer)));
    if (odd) throw new ContractViolation(place, 'leaving', `the view is not plain data at ${odd}`);
  }
  for (const at of rules.pending(s)) {
    const gone = at.seats.find((seat) => s.out[seat]);
    if (gone !== undefined)
      throw new ContractViolation(place, 'leaving', `${nameOfStep(at)} is asked of seat ${gone}, which left`);
    for (const seat of at.seats) {
      if (fully) inspectQuestion(inspector, s, at, seat);
      else inspectAnswerable(inspector, s, seat, questionOf(at), nameOfStep(at), at.standing !== null);
    }
  }
}

/** Checks that a seat the game waits for has a prompt with all messages, and a legal answer. */
function inspectAnswerable(
  inspector: Inspector,
  s: any,
  seat: Seat,
  question: string,
  step: string,
  standing: boolean,
): void {
  const { place, rules } = inspector;
  within(place, 'leaving', `${step} (seat ${seat}) has no valid prompt`, () => {
    const prompt = rules.prompt(s, seat, question);
    const missing = missingMessage(rules.game, prompt) ?? badBrief(rules.game, rules.brief(s, seat, question));
    if (missing) throw new ContractViolation(place, 'messages', `${step} (seat ${seat}): ${missing}`);
    const { actions } = rules.legal(s, seat, question, seeded(question), 2);
    if (actions.length === 0 && !standing) throw new ContractViolation(place, 'leaving', `${step} has no legal answer`);
    const refused = actions.find((action) => rules.why(s, action) !== null);
    if (refused)
      throw new ContractViolation(
        place,
        'leaving',
        `${step}: ${JSON.stringify(refused.answer)} is offered but refused`,
      );
  });
}

/** Checks that a side whose seats have all resigned does not win, unless no seat is left in the game. */
export function inspectWinners({ place, rules }: Inspector, s: any, resigned: ReadonlySet<Seat>): void {
  const winners: Seat[] = s.result.winners;
  if (seatsIn(s).length === 0) return;
  const sides = rules.sides(s);
  for (const seat of winners) {
    const side = sides.find((seats) => seats.includes(seat)) ?? [seat];
    if (side.every((other) => resigned.has(other)))
      throw new ContractViolation(place, 'leaving', `seat ${seat} wins after it resigned (${s.result.reason})`);
  }
}
