import { type Answer, type Core, defined, type Rules, type Seat, seeded } from '@orrery/kernel';
import { applyReply, candidateReplies, openQuestion, policyAnswer, type Reply } from '../answers.ts';
import { budgetOf } from '../bot.ts';
import { orderByValue } from '../medium.ts';
import { type Field, simulate } from './simulate.ts';
import type { AnswerChance, Decision, Estimate, Grade } from './types.ts';

/** An answer and the chances of all sides after it, by world. */
interface Arm {
  reply: Reply;
  key: string;
  tried: Map<number, number[]>;
}

/** A decision and the answers compared at it; `arms[0]` is the played one. */
export interface Contest<S extends Core = any> {
  step: number;
  seat: Seat;
  question: string;
  state: S;
  seed: string;
  side: number;
  arms: Arm[];
  /** The chances after the policy's answer, by world. */
  usual: Map<number, number[]>;
  /** Worlds used to find the best answer, and further ones to measure its lead over the played one. */
  searched: number;
  measured: number;
  /** Worlds in which the played answer was compared with the usual one. */
  weighed: number;
  /** Index of the best answer. */
  best: number;
  /** The best answer's leads over the played one in games played to the end, in points. */
  leads: number[];
}

/** Number of answers from the quick look, besides the played one. */
const ANSWERS = 6;
const CANDIDATES = 24;
/** Worlds of the quick look that orders the answers. */
const LOOK_WORLDS = 2;
/** Rounds of the search: worlds to add, and how many answers stay afterwards. */
const ROUNDS = [
  { worlds: 3, stay: 4 },
  { worlds: 4, stay: 3 },
  { worlds: 6, stay: 2 },
];
/** Worlds of a measurement: they differ from those that chose the best answer, so its lead is not overrated. */
const MEASURE_FROM = 10_000;
const WEIGH_FROM = 1_000_000;
const CHECK_FROM = 2_000_000;
const MEASURE_STEP = 10;
const MEASURE_MOST = 80;
/** Standard errors that a difference must exceed to count. */
export const CLEAR = 2;
/** Losses from which a decision counts as weak and bad, in points. */
export const WEAK = 1.5;
const BAD = 5;
/** Lead over the next answer, in points, from which it is measured as well. */
const NOTABLE_GAP = 3;

/** Fewest worlds, however little time there is. */
const AT_LEAST = 2;

/** A number of worlds for some effort: 1 is usual, less saves time, more is surer. */
export const scaled = (worlds: number, effort: number): number => Math.max(AT_LEAST, Math.round(worlds * effort));

const keyOf = (reply: Reply): string => JSON.stringify(reply) ?? 'skip';

/** Whether a seat has no choice at a question. */
function isForced(rules: Rules, state: Core, seat: Seat, question: string): boolean {
  const { actions, complete } = rules.legal(state, seat, question);
  return complete && actions.length <= 1;
}

/** Prepares the comparison of answers at a decision; null if there is nothing to compare. */
export function openContest<S extends Core>(
  field: Field<S>,
  state: S,
  at: { step: number; seat: Seat; question: string; answer: Answer },
  seed: string,
): Contest<S> | null {
  const { rules, sides } = field;
  const { step, seat, question, answer } = at;
  const open = openQuestion(rules, state, seat, question);
  if (open.standing === null && isForced(rules, state, seat, question)) return null;
  const rng = seeded(`${seed}/look`);
  const world = rules.imagine(state, seat, rng);
  const here = openQuestion(rules, world, seat, question);
  const replies = candidateReplies(rules, world, here, seat, rng, CANDIDATES);
  const played = keyOf(answer);
  const others = replies.filter((reply) => keyOf(reply) !== played);
  if (others.length === 0) return null;
  const looks =
    others.length <= ANSWERS
      ? others.map((reply) => ({ reply }))
      : orderByValue(rules, world, seat, question, others, LOOK_WORLDS, rng, budgetOf({}));
  const arms = [answer, ...looks.slice(0, ANSWERS).map(({ reply }) => reply)].map(
    (reply): Arm => ({ reply, key: keyOf(reply), tried: new Map() }),
  );
  const side = sides.findIndex((members) => members.includes(seat));
  return {
    step,
    seat,
    question,
    state,
    seed,
    side,
    arms,
    usual: new Map(),
    searched: 0,
    measured: 0,
    weighed: 0,
    best: 0,
    leads: [],
  };
}

/** Tries answers in one world: same hidden cards, same dice, same opponents. Returns the number of simulations. */
function tryWorld<S extends Core>(field: Field<S>, contest: Contest<S>, k: number, arms: readonly Arm[]): number {
  const { rules } = field;
  const { state, seat, question, usual, seed } = contest;
  const name = `${seed}/${k}`;
  const world = rules.imagine(state, seat, seeded(name));
  const { round } = rules.game.progress(state);
  let made = 0;
  const after = (reply: Reply): number[] => {
    const s = rules.copy(world);
    applyReply(rules, s, seat, question, reply);
    made++;
    return simulate(field, s, seeded(`${name}/play`), round);
  };
  for (const arm of arms) if (!arm.tried.has(k)) arm.tried.set(k, after(arm.reply));
  if (!usual.has(k)) {
    const at = openQuestion(rules, world, seat, question);
    const reply = policyAnswer(rules, world, at, seat, seeded(`${name}/usual`));
    const known = contest.arms.find(({ key }) => key === keyOf(reply))?.tried.get(k);
    usual.set(k, known ?? after(reply));
  }
  return made;
}

/** Part of the variance that is assumed before any world was tried, in squared points: few equal results prove little. */
const DOUBT = 100;

/** Mean and standard error of the differences between two answers for a side, in points, over the worlds of both. */
function difference(
  a: ReadonlyMap<number, number[]>,
  b: ReadonlyMap<number, number[]>,
  side: number,
  measuredOnly = false,
): Estimate & { worlds: number } {
  let [n, mean, squares] = [0, 0, 0];
  for (const [k, chances] of a) {
    const other = b.get(k);
    if (!other || (measuredOnly && k < MEASURE_FROM)) continue;
    const own = 100 * (defined(chances[side]) - defined(other[side]));
    const off = own - mean;
    n++;
    mean += off / n;
    squares += off * (own - mean);
  }
  if (n < 2) return { value: mean, error: Number.POSITIVE_INFINITY, worlds: n };
  // Equal in all worlds: usually the same answer, so there is nothing to doubt.
  const isEqual = mean === 0 && squares === 0;
  return { value: mean, error: isEqual ? 0 : Math.sqrt((squares + DOUBT) / n / n), worlds: n };
}

/** The mean chance after an answer, in points. */
function meanOf(tried: ReadonlyMap<number, number[]>, side: number, measuredOnly: boolean): Estimate {
  const nothing = new Array<number>(side + 1).fill(0);
  const { value, error } = difference(tried, new Map([...tried.keys()].map((k) => [k, nothing])), side, measuredOnly);
  return { value, error };
}

/**
 * Finds the best answer: tries all answers in a few worlds, the better half in more, and so on. The played one always
 * stays. Yields the number of simulations after each world.
 */
export function* search<S extends Core>(field: Field<S>, contest: Contest<S>, effort: number): Generator<number> {
  const { arms, side } = contest;
  const played = defined(arms[0]);
  let rest = arms.slice(1);
  for (const { worlds, stay } of ROUNDS) {
    for (let i = 0; i < scaled(worlds, effort); i++)
      yield tryWorld(field, contest, contest.searched++, [played, ...rest]);
    rest = rest
      .map((arm) => ({ arm, lead: difference(arm.tried, played.tried, side).value }))
      .sort((a, b) => b.lead - a.lead)
      .slice(0, stay)
      .map(({ arm }) => arm);
    // Nothing can be gained if no answer makes a difference.
    if (rest.every((arm) => isSame(arm, played, side))) break;
  }
  const [first] = rest;
  const isBetter = first !== undefined && difference(first.tried, played.tried, side).value > 0.05;
  contest.best = isBetter ? arms.indexOf(first) : 0;
}

/** Difference between the chances after two answers, from 0 to 1, that is as good as none. */
const SAME = 0.0075;

/** Whether two answers led to about the same chances in all worlds in which both were tried. */
const isSame = (a: Arm, b: Arm, side: number): boolean =>
  [...a.tried].every(([k, chances]) => {
    const other = b.tried.get(k);
    return !other || Math.abs(defined(chances[side]) - defined(other[side])) < SAME;
  });

/** Measures the lead of the best answer in new worlds, until it is clearly a loss, clearly none, or time is up. */
export function* measure<S extends Core>(field: Field<S>, contest: Contest<S>, effort: number): Generator<number> {
  const { arms, side } = contest;
  const [best, played] = [defined(arms[contest.best]), defined(arms[0])];
  const rival = contest.best === 0 ? nextOf(contest) : played;
  if (!rival) return;
  const first = difference(best.tried, rival.tried, side);
  if (contest.best === 0 && first.value < NOTABLE_GAP) return;
  if (isSame(best, rival, side)) return;
  for (let left = scaled(MEASURE_MOST, effort); left > 0; left -= MEASURE_STEP) {
    for (let i = 0; i < MEASURE_STEP; i++) {
      yield tryWorld(field, contest, MEASURE_FROM + contest.measured++, [played, best, rival]);
    }
    const { value, error } = difference(best.tried, rival.tried, side, true);
    if (value + CLEAR * error < WEAK / 2 || (effort <= 1 && value > 2 * CLEAR * error && error < 1.5)) break;
  }
}

/** Plays the best and the played answer to the end of the game: the evaluation at the horizon may be wrong. */
export function* check<S extends Core>(field: Field<S>, contest: Contest<S>, worlds: number): Generator<number> {
  const { rules } = field;
  const { arms, best, state, seat, question, seed, side, leads } = contest;
  if (best === 0 || !field.model) return;
  const toEnd = { ...field, model: null };
  const { round } = rules.game.progress(state);
  for (let i = 0; i < worlds; i++) {
    const name = `${seed}/${CHECK_FROM + leads.length}`;
    const world = rules.imagine(state, seat, seeded(name));
    const [played, better] = [defined(arms[0]), defined(arms[best])].map(({ reply }) => {
      const s = rules.copy(world);
      applyReply(rules, s, seat, question, reply);
      return defined(simulate(toEnd, s, seeded(`${name}/play`), round)[side]);
    });
    leads.push(100 * (defined(better) - defined(played)));
    yield 2;
  }
}

/** Variance of the result of one game that is assumed before any was played, in squared points. */
const DOUBT_END = 2500;

/** The mean lead in games played to the end. */
function checkedLead({ leads }: Contest): Estimate | null {
  if (leads.length === 0) return null;
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0);
  return { value: mean, error: Math.sqrt((squares + DOUBT_END) / leads.length ** 2) };
}

/** The lead at the horizon, in the worlds that measured it. */
function measuredLead(contest: Contest): Estimate & { isMeasured: boolean } {
  const { arms, side } = contest;
  const [played, chosen] = [defined(arms[0]), defined(arms[contest.best])];
  const isMeasured = contest.measured > 0 && chosen !== played;
  return { ...difference(chosen.tried, played.tried, side, isMeasured), isMeasured };
}

/** Smallest error of evaluations that is assumed, in points. */
const LEAST_BIAS = 2;

/** Fewest decisions that tell how wrong evaluations are. */
const ENOUGH = 5;

/**
 * How far leads at the horizon are from those at the end of the game, beyond what chance explains, in points. Null if
 * too few were played to the end.
 */
export function biasOf(contests: readonly Contest[]): number | null {
  const squares = contests.flatMap((contest) => {
    const checked = checkedLead(contest);
    const { value, error, isMeasured } = measuredLead(contest);
    return checked && isMeasured ? [(value - checked.value) ** 2 - error ** 2 - checked.error ** 2] : [];
  });
  if (squares.length < ENOUGH) return null;
  const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  return Math.max(LEAST_BIAS, Math.sqrt(Math.max(0, mean)));
}

/** The best answer's lead by both, each with the weight that it deserves. */
function leadOf(contest: Contest, bias: number | null): Estimate & { isMeasured: boolean } {
  const lead = measuredLead(contest);
  const checked = checkedLead(contest);
  if (!checked || bias === null || !lead.isMeasured) return lead;
  const [near, far] = [1 / (lead.error ** 2 + bias ** 2), 1 / checked.error ** 2];
  const value = (near * lead.value + far * checked.value) / (near + far);
  return { value, error: Math.sqrt(1 / (near + far)), isMeasured: true };
}

/** The spread between worlds of what the played answer changed compared with the usual one, in points. */
export function spreadOf({ arms, usual, side }: Contest): number {
  const { error, worlds } = difference(defined(arms[0]).tried, usual, side);
  return Number.isFinite(error) ? error * Math.sqrt(worlds) : 0;
}

/** Compares the played answer with the usual one in more worlds. */
export function* weigh<S extends Core>(field: Field<S>, contest: Contest<S>, worlds: number): Generator<number> {
  for (let i = 0; i < worlds; i++) {
    yield tryWorld(field, contest, WEIGH_FROM + contest.weighed++, [defined(contest.arms[0])]);
  }
}

/** The best answer other than the best one and the played one. */
function nextOf({ arms, best, side }: Contest): Arm | null {
  const top = defined(arms[best]);
  const others = arms.filter((arm, i) => i !== 0 && arm !== top && arm.tried.size > 0);
  const most = Math.max(...others.map(({ tried }) => tried.size));
  const [found] = others
    // Answers that were dropped early were clearly worse, and are known from few worlds only.
    .filter(({ tried }) => tried.size >= most / 2)
    .map((arm) => ({ arm, lead: difference(arm.tried, top.tried, side).value }))
    .sort((a, b) => b.lead - a.lead);
  return found?.arm ?? null;
}

export function gradeOf(loss: number, isBest: boolean): Grade {
  if (isBest) return 'best';
  return loss >= BAD ? 'bad' : loss >= WEAK ? 'weak' : 'good';
}

/** What a contest found. `bias` is the error of evaluations: see `biasOf`. */
export function decisionOf(contest: Contest, sides: number, bias: number | null = null): Decision {
  const { step, seat, question, arms, side, usual } = contest;
  const played = defined(arms[0]);
  const chosen = defined(arms[contest.best]);
  const lead = leadOf(contest, bias);
  const { isMeasured } = lead;
  // In the new worlds, the played answer may turn out to be the best one.
  const best = chosen !== played && lead.value <= 0 ? played : chosen;
  const isClear = isMeasured && lead.value > CLEAR * lead.error;
  const value = best !== played && isClear ? lead.value : 0;
  const loss = { value, error: chosen === played || !Number.isFinite(lead.error) ? 0 : lead.error };
  const base = meanOf(chosen.tried, side, isMeasured);
  const at = (arm: Arm): AnswerChance => {
    const off = arm === played && isMeasured ? -lead.value : difference(arm.tried, chosen.tried, side).value;
    const chance = Math.max(0, Math.min(100, base.value + off));
    return { answer: arm.reply ?? null, skipped: arm.reply === undefined, value: chance, error: base.error };
  };
  const next = nextOf({ ...contest, best: arms.indexOf(best) });
  const gap = next ? difference(best.tried, next.tried, side, isMeasured && next === chosen) : null;
  const leads = arms.map((arm) => difference(arm.tried, played.tried, side));
  const worst = Math.min(...leads.map((one) => one.value + (Number.isFinite(one.error) ? one.error : 0)));
  const effect = Array.from({ length: sides }, (_, i): Estimate => {
    const one = difference(played.tried, usual, i);
    return { value: one.value, error: Number.isFinite(one.error) ? one.error : 0 };
  });
  return {
    step,
    seat,
    question,
    played: at(played),
    best: at(best),
    next: next && at(next),
    loss,
    gap: gap ? { value: gap.value, error: gap.error } : { value: 0, error: 0 },
    stake: Math.max(value, value - Math.min(0, worst)),
    effect,
    grade: gradeOf(value, best === played),
    worlds: played.tried.size,
  };
}
