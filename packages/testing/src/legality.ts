import {
  type Action,
  type Answer,
  askingOf,
  below,
  canonical,
  difference,
  IllegalAction,
  type Pending,
  questionOf,
  REASONS,
  type Refusal,
  type Seat,
  shuffled,
  wellFormed,
} from '@orrery/kernel';
import { malformed, near } from './answers.ts';
import { nonJsonPath } from './copies.ts';
import type { Inspector } from './inspector.ts';
import { badBrief, disabledAnswers, missingMessage, offeredAnswers, unlistedAnswer } from './prompt-answers.ts';
import { nameOfStep } from './questions.ts';
import { count } from './report.ts';
import { ContractViolation, within } from './violation.ts';
import { withoutCounts } from './without-counts.ts';

/**
 * Checks one open question: `sample`, `options`, `fallback`, prompt and `admits` must agree, and everything else must
 * be refused.
 */
export function inspectQuestion(inspector: Inspector, s: any, at: Pending, seat: Seat): Action[] {
  const { place, rules, rng } = inspector;
  const question = questionOf(at);
  const named = `${nameOfStep(at)} (seat ${seat})`;
  const violation = (check: 'legality' | 'prompt' | 'refusal', message: string) =>
    new ContractViolation(place, check, `${named}: ${message}`);
  const act = (answer: unknown): Action => ({ seat, question, n: s.counts[seat], answer: answer as Answer });
  const why = (answer: unknown): Refusal | null =>
    within(place, 'refusal', `${named}: \`admits\` fails for ${JSON.stringify(answer)}`, () =>
      rules.why(s, act(answer)),
    );

  const prompt = within(place, 'prompt', `${named}: the prompt cannot be built`, () => rules.prompt(s, seat, question));
  const odd = nonJsonPath(prompt);
  if (odd) throw violation('prompt', `the prompt is not plain data at ${odd}`);
  const missing = missingMessage(rules.game, prompt);
  if (missing) throw violation('prompt', `there is no message "${missing}"`);
  const briefFault = badBrief(rules.game, rules.brief(s, seat, question));
  if (briefFault) throw violation('prompt', briefFault);

  const listed = at.step.options ? [...at.step.options(s, at.frame.vars, seat)] : null;
  const texts = listed && new Set(listed.map(canonical));
  if (listed && texts && texts.size !== listed.length) throw violation('legality', '`options` lists an answer twice');

  const mustBeLegal = (source: string, answer: unknown): void => {
    const refused = why(answer);
    const shown = JSON.stringify(answer);
    if (refused) throw violation('legality', `${source} gives ${shown}, which is refused: ${refused.reason}`);
    if (texts && !texts.has(canonical(answer)))
      throw violation('legality', `${source} gives ${shown}, which is missing from \`options\``);
    const absent = unlistedAnswer(prompt, answer as Answer);
    if (absent) throw violation('prompt', `${source} gives ${shown}, which the prompt does not list: ${absent}`);
  };

  const samples: Answer[] = [];
  for (let i = 0; i < 3; i++) {
    const answer = within(place, 'legality', `${named}: \`sample\` fails`, () =>
      at.step.sample(s, at.frame.vars, seat, rng),
    ) as Answer | undefined;
    if (answer === undefined) {
      if (at.standing === null)
        throw violation('legality', '`sample` returns no answer to a question that blocks the game');
      continue;
    }
    mustBeLegal('`sample`', answer);
    samples.push(answer);
  }
  if (at.step.fallback) mustBeLegal('`fallback`', at.step.fallback(s, at.frame.vars, seat));
  for (const answer of shuffled(rng, listed ?? []).slice(0, 40)) mustBeLegal('`options`', answer);
  const { actions } = listed ? { actions: [] } : rules.legal(s, seat, question, undefined, 3);
  for (const { answer } of actions) mustBeLegal('`legal`', answer);
  if (listed && listed.length === 0 && at.standing === null) throw violation('legality', '`options` is empty');
  for (const answer of shuffled(rng, [...offeredAnswers(prompt)]).slice(0, 40)) mustBeLegal('the prompt', answer);
  for (const { answer, reason } of shuffled(rng, [...disabledAnswers(prompt)]).slice(0, 20)) {
    const given = why(answer)?.reason ?? 'nothing';
    if (given !== reason)
      throw violation('prompt', `${JSON.stringify(answer)} is shown as "${reason}", but \`why\` says ${given}`);
  }

  const tryOut = (answer: Answer): void => {
    const after = rules.copy(s);
    const shown = JSON.stringify(answer);
    within(place, 'legality', `${named}: an admitted answer fails: ${shown}`, () => rules.play(after, act(answer)));
    if (isIdle(s, after)) throw violation('refusal', `${shown} changes nothing but is accepted`);
  };
  const base = samples[0];
  if (base === undefined) return [];
  tryOut(base);
  const probes = [
    ...near(base, prompt, rng),
    ...shuffled(rng, [...(inspector.pastAnswers.get(nameOfStep(at)) ?? [])]).slice(0, 4),
  ];
  for (const answer of probes) {
    const refused = why(answer);
    if (refused === null) {
      mustBeLegal('`admits`', answer);
      if (below(rng, 4) === 0) tryOut(answer);
    } else {
      mustBeRefused(inspector, s, act(answer));
    }
  }
  for (const answer of malformed(askingOf(at.step))) {
    if (wellFormed(askingOf(at.step), answer) === true)
      throw violation('refusal', `${String(answer)} passes the form check`);
    mustBeRefused(inspector, s, act(answer));
  }
  return [...samples, ...probes].map(act);
}

/** Whether an answer changed nothing but counts. Such an answer must be refused, or games might never end. */
const isIdle = (before: any, after: any): boolean =>
  difference(withoutCounts(before), { ...withoutCounts(after), marks: before.marks, serial: before.serial }) === null;

/** Checks that an action is refused by `why` and, in one of three cases, by `play` for the same reason. */
export function mustBeRefused(inspector: Inspector, s: any, action: unknown): void {
  const { place, rules, report, rng } = inspector;
  const shown = JSON.stringify(action);
  const refusal = within(place, 'refusal', `\`why\` fails for ${shown}`, () => rules.why(s, action as Action));
  if (!refusal) throw new ContractViolation(place, 'refusal', `${shown} is accepted although it must be refused`);
  const { reason } = refusal;
  if ((rules.game.messages[reason] ?? REASONS[reason]) === undefined) {
    throw new ContractViolation(place, 'refusal', `${shown}: there is no message "${reason}"`);
  }
  count(report.reasons, reason);
  if (below(rng, 3) > 0) return;
  try {
    rules.play(s, action as Action);
  } catch (error) {
    if (error instanceof IllegalAction && error.reason === reason) return;
    throw new ContractViolation(
      place,
      'refusal',
      `${shown}: \`why\` says ${reason}, but \`play\` fails differently`,
      error,
    );
  }
  throw new ContractViolation(place, 'refusal', `${shown}: \`why\` says ${reason}, but \`play\` accepts it`);
}
