import { type Answer, defined, type Seat } from '@orrery/kernel';
import { CLEAR, WEAK } from './contest.ts';
import type { Balance, ChancePoint, Decision, Estimate, Grade, KeyMoment, PlayerSummary } from './types.ts';

/** Maximum number of key moments of each kind. */
const MOST_LOSSES = 8;
const MOST_FINDS = 2;
const MOST_LUCK = 3;
/** Points of win chance from which a change by luck is a key moment. */
const MUCH_LUCK = 6;
/** Lead over the next answer, in points, from which a best answer is a key moment. */
const GREAT = 5;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Adds independent estimates. */
const added = (estimates: readonly Estimate[]): Estimate => ({
  value: sum(estimates.map(({ value }) => value)),
  error: Math.sqrt(sum(estimates.map(({ error }) => error * error))),
});

/** An action of the record: what kind of question it answered, and how. */
interface Act {
  step: number;
  seat: Seat;
  kind: string;
  answer: Answer;
}

/**
 * Clears the loss of a decision whose best answer was given later in the same turn: the order of actions is no mistake.
 * An answer that ends the turn does not count, because it always comes later.
 */
export function withoutTranspositions(decisions: readonly Decision[], acts: readonly Act[]): Decision[] {
  return decisions.map((one) => {
    if (one.loss.value === 0 || one.best.skipped) return one;
    const at = acts.findIndex(({ step }) => step === one.step);
    const rest = acts.slice(at + 1);
    const others = rest.findIndex(({ seat }) => seat !== one.seat);
    const turn = others < 0 ? rest : rest.slice(0, others);
    const again = turn.filter(({ kind }) => kind === acts[at]?.kind);
    const best = JSON.stringify(one.best.answer);
    const isLater = again.slice(0, -1).some(({ answer }) => JSON.stringify(answer) === best);
    return isLater ? { ...one, loss: { ...one.loss, value: 0 }, grade: 'good' } : one;
  });
}

/** The share of the win chance at stake that was kept, from 0 to 100. */
export function accuracyOf(decisions: readonly Pick<Decision, 'loss' | 'stake'>[]): number | null {
  if (decisions.length === 0) return null;
  const stake = sum(decisions.map((one) => one.stake));
  const lost = sum(decisions.map((one) => one.loss.value));
  return stake > 0 ? Math.max(0, 100 * (1 - lost / stake)) : 100;
}

export function playersOf(seats: number, decisions: readonly Decision[]): PlayerSummary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat);
    const counts: Record<Grade, number> = { best: 0, good: 0, weak: 0, bad: 0 };
    for (const { grade } of own) counts[grade]++;
    return { seat, accuracy: accuracyOf(own), counts, lost: sum(own.map(({ loss }) => loss.value)) };
  });
}

/**
 * Divides the change of each side's win chance: what its own decisions and those of others changed compared with the
 * usual answers, and what luck changed: draws, dice, and cards that the decider did not know.
 */
export function balancesOf(
  sides: readonly Seat[][],
  points: readonly ChancePoint[],
  decisions: readonly Decision[],
): Balance[] {
  const [first, last] = [points[0], points[points.length - 1]];
  const swings = luckSwings(points, decisions);
  const unsure = Math.sqrt((first?.error ?? 0) ** 2 + (last?.error ?? 0) ** 2);
  return sides.map((side, i) => {
    const total = first && last ? defined(last.chances[i]) - defined(first.chances[i]) : 0;
    const own = added(decisions.filter(({ seat }) => side.includes(seat)).map(({ effect }) => defined(effect[i])));
    const others = added(decisions.filter(({ seat }) => !side.includes(seat)).map(({ effect }) => defined(effect[i])));
    const luck = {
      value: sum(swings.map(({ sides: change }) => defined(change[i]))),
      error: Math.sqrt(own.error ** 2 + others.error ** 2 + unsure ** 2),
    };
    return { total, own, others, luck, drift: total - own.value - others.value - luck.value };
  });
}

/** What luck changed between two points: for each side, and the standard error. All 0 where there was no luck. */
export interface LuckSwing {
  step: number;
  sides: number[];
  error: number;
}

export function luckSwings(points: readonly ChancePoint[], decisions: readonly Decision[]): LuckSwing[] {
  const effects = new Map(decisions.map((one) => [one.step, one.effect]));
  return points.slice(1).map((point, i) => {
    const before = defined(points[i]);
    // An entry between two points is the one with the index of the first.
    const effect = effects.get(before.step);
    const sides = point.carried.map((chance, k) =>
      point.chance ? chance - defined(before.chances[k]) - (effect?.[k]?.value ?? 0) : 0,
    );
    const own = Math.max(0, ...(effect ?? []).map(({ error }) => error));
    return { step: before.step, sides, error: Math.sqrt(point.error ** 2 + before.error ** 2 + own ** 2) };
  });
}

const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** The moments that mattered most, in order of time. */
export function momentsOf(points: readonly ChancePoint[], decisions: readonly Decision[]): KeyMoment[] {
  const losses = decisions
    .filter(({ loss }) => loss.value >= WEAK)
    .sort((a, b) => b.loss.value - a.loss.value)
    .slice(0, MOST_LOSSES)
    .map(({ step, seat, loss }): KeyMoment => ({ kind: 'loss', step, seat, value: loss.value, sides: [] }));
  const finds = decisions
    .filter(({ grade, gap }) => grade === 'best' && gap.value - CLEAR * gap.error > GREAT / 2 && gap.value >= GREAT)
    // What a quick bot plays as well is no find.
    .filter(({ effect }) => Math.max(...effect.map(({ value }) => value)) >= GREAT / 2)
    .sort((a, b) => b.gap.value - a.gap.value)
    .slice(0, MOST_FINDS)
    .map(({ step, seat, gap }): KeyMoment => ({ kind: 'find', step, seat, value: gap.value, sides: [] }));
  const luck = luckSwings(points, decisions)
    .filter(({ sides, error }) => largest(sides) >= MUCH_LUCK && largest(sides) > CLEAR * error)
    .sort((a, b) => largest(b.sides) - largest(a.sides))
    .slice(0, MOST_LUCK)
    .map(({ step, sides }): KeyMoment => ({ kind: 'luck', step, seat: null, value: largest(sides), sides }));
  return [...losses, ...finds, ...luck].sort((a, b) => a.step - b.step);
}

/** The middle of a list of numbers; 0 if it is empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
