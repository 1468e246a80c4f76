import { type Action, type Answer, below, type Entry, questionOf, type Seat, seatsIn, seeded } from '@orrery/kernel';
import { badBrief, unworded } from './agree.ts';
import { Breach, within } from './breach.ts';
import { unplain } from './copies.ts';
import { inspectQuestion } from './legality.ts';
import type { Look } from './look.ts';
import { nameOfStep } from './questions.ts';
import { inspectState } from './sound.ts';

/** A bot's answer by the game's own hints, where they have a legal one; they must not fail. */
export function byHints({ place, rules, rng }: Look, s: any, bots: ReadonlySet<Seat>): Entry | null {
  const { hints } = rules.game;
  if (bots.size === 0 || !hints) return null;
  for (const at of rules.pending(s)) {
    const seat = at.seats.find((one) => bots.has(one));
    if (seat === undefined || at.standing !== null) continue;
    const { flow, step, vars } = at.frame;
    const answer = within(place, 'leaving', `the hints for ${flow}/${step} fail`, () => {
      if (below(rng, 8) === 0) hints.evaluate(s, seat);
      const liked = hints.candidates?.(s, seat, flow, step, vars, rng) ?? [];
      return liked[0] ?? hints.habit?.(s, seat, flow, step, vars, rng);
    });
    if (answer === undefined) continue;
    const action: Action = { seat, question: questionOf(at), n: s.counts[seat], answer: answer as Answer };
    if (rules.why(s, action) === null) return { kind: 'act', action };
  }
  return null;
}

/** What holds at every rest once seats have left; `fully` tries out answers of all kinds. */
export function inspectTable(look: Look, s: any, resigned: ReadonlySet<Seat>, fully: boolean): void {
  const { place, rules } = look;
  inspectState(look, s);
  for (const seat of resigned) if (!s.out[seat]) throw new Breach(place, 'leaving', `seat ${seat} is back`);
  for (const viewer of [null, ...s.out.keys()]) {
    const odd = unplain(within(place, 'leaving', 'the view fails', () => rules.view(s, viewer)));
    if (odd) throw new Breach(place, 'leaving', `the view is not plain data at ${odd}`);
  }
  for (const at of rules.pending(s)) {
    const gone = at.seats.find((seat) => s.out[seat]);
    if (gone !== undefined)
      throw new Breach(place, 'leaving', `${nameOfStep(at)} is asked of seat ${gone}, which left`);
    for (const seat of at.seats) {
      if (fully) inspectQuestion(look, s, at, seat);
      else inspectAnswerable(look, s, seat, questionOf(at), nameOfStep(at), at.standing !== null);
    }
  }
}

/** A seat that is waited for has a prompt in words and a legal answer. */
function inspectAnswerable(look: Look, s: any, seat: Seat, question: string, step: string, standing: boolean): void {
  const { place, rules } = look;
  within(place, 'leaving', `${step} (seat ${seat}) cannot be put`, () => {
    const prompt = rules.prompt(s, seat, question);
    const wordless = unworded(rules.game, prompt) ?? badBrief(rules.game, rules.brief(s, seat, question));
    if (wordless) throw new Breach(place, 'words', `${step} (seat ${seat}): ${wordless}`);
    const { actions } = rules.legal(s, seat, question, seeded(question), 2);
    if (actions.length === 0 && !standing) throw new Breach(place, 'leaving', `${step} has no legal answer`);
    const refused = actions.find((action) => rules.why(s, action) !== null);
    if (refused)
      throw new Breach(place, 'leaving', `${step}: ${JSON.stringify(refused.answer)} is offered but refused`);
  });
}

/** A seat that resigned wins with its side or not at all, unless no seat is left to win. */
export function inspectWinners({ place, rules }: Look, s: any, resigned: ReadonlySet<Seat>): void {
  const winners: Seat[] = s.result.winners;
  if (seatsIn(s).length === 0) return;
  const sides = rules.sides(s);
  for (const seat of winners) {
    const side = sides.find((seats) => seats.includes(seat)) ?? [seat];
    if (side.every((other) => resigned.has(other)))
      throw new Breach(place, 'leaving', `seat ${seat} resigned and wins (${s.result.reason})`);
  }
}
