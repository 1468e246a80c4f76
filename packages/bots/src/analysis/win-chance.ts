import { addAt, type Core, defined, type Rules, type Seat } from '@orrery/kernel';

/** A position of a simulated game and how that game ended. */
export interface ChanceSample {
  /** The evaluation of each side. */
  values: number[];
  /** By how much it grew in a round, lately: who builds up more is ahead of what evaluations say. */
  trends: number[];
  round: number;
  /** Each side's share of the win; all 0 if no side won. */
  won: number[];
}

/** Predicts the sides' win chances from their evaluations and the round. Fitted to simulated games of the same match. */
export interface ChanceModel {
  /** Size of a typical evaluation. */
  scale: number;
  /** Typical number of rounds. */
  length: number;
  weights: number[];
  /** Mean absolute difference between predicted and actual chances in groups of equal prediction. */
  calibration: number;
}

/** Evaluations beyond this many times the typical size count as this size. */
const LARGEST = 4;
/** Strength of the assumption that evaluations say nothing, in samples. */
const CAUTION = 1;
const NEWTON_STEPS = 12;

/** A side's features. With a single side the other outcome is a loss, so its features include a constant. */
function features(value: number, trend: number, time: number, alone: boolean): number[] {
  const slope = [value, value * time, value * time * time, trend, trend * time];
  return alone ? [...slope, 1, time, time * time] : slope;
}

const scaled = ({ scale }: Pick<ChanceModel, 'scale'>, value: number): number =>
  Math.max(-LARGEST, Math.min(LARGEST, value / scale));

/** Time in the game from 0 at the beginning to about 1 at the end. */
const timeOf = ({ length }: Pick<ChanceModel, 'length'>, round: number): number => Math.min(1.5, round / length);

/** The rows whose chances sum to 1: one per side, and for a single side one for its loss. */
function rowsOf(
  model: Pick<ChanceModel, 'scale' | 'length'>,
  values: readonly number[],
  trends: readonly number[],
  round: number,
): number[][] {
  const alone = values.length === 1;
  const time = timeOf(model, round);
  // What a trend is worth at the end of the game, in the units of an evaluation.
  const left = Math.max(0, model.length - round);
  const rows = values.map((value, i) => {
    const trend = scaled(model, left * defined(trends[i]));
    return features(scaled(model, value), trend, time, alone);
  });
  return alone ? [...rows, defined(rows[0]).map(() => 0)] : rows;
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * defined(b[i]), 0);

function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits);
  const powers = logits.map((x) => Math.exp(x - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((x) => x / sum);
}

/** The chance of each side from 0 to 1. */
export function chancesBy(
  model: ChanceModel,
  values: readonly number[],
  trends: readonly number[],
  round: number,
): number[] {
  return softmax(rowsOf(model, values, trends, round).map((row) => dot(row, model.weights))).slice(0, values.length);
}

/** Fits the model by logistic regression. */
export function fitChances(samples: readonly ChanceSample[], length: number): ChanceModel {
  const squares = samples.flatMap(({ values }) => values.map((x) => x * x));
  const scale = Math.sqrt(squares.reduce((a, b) => a + b, 0) / Math.max(1, squares.length)) || 1;
  const base = { scale, length: Math.max(1, length) };
  const data = samples.map(({ values, trends, round, won }) => ({
    rows: rowsOf(base, values, trends, round),
    won: values.length === 1 ? [...won, 1 - defined(won[0])] : won,
  }));
  const size = data[0]?.rows[0]?.length ?? 3;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const slope = weights.map((w) => -CAUTION * w);
    const curve = weights.map((_w, i) => weights.map((_v, j) => (i === j ? CAUTION : 0)));
    for (const { rows, won } of data) addSample(rows, won, weights, slope, curve);
    const move = solve(curve, slope);
    for (let i = 0; i < size; i++) addAt(weights, i, Math.max(-2, Math.min(2, defined(move[i]))));
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  const model = { ...base, weights, calibration: 0 };
  return { ...model, calibration: calibrationOf(model, samples) };
}

/** Adds a sample's share of the gradient and of the curvature. */
function addSample(
  rows: readonly number[][],
  won: readonly number[],
  weights: readonly number[],
  slope: number[],
  curve: number[][],
): void {
  const all = won.reduce((a, b) => a + b, 0);
  if (all === 0) return;
  const chances = softmax(rows.map((row) => dot(row, weights)));
  const mean = weights.map((_w, i) => rows.reduce((sum, row, k) => sum + defined(chances[k]) * defined(row[i]), 0));
  rows.forEach((row, k) => {
    const chance = defined(chances[k]);
    const off = defined(won[k]) / all - chance;
    row.forEach((x, i) => {
      addAt(slope, i, off * x);
      const line = defined(curve[i]);
      row.forEach((y, j) => {
        addAt(line, j, chance * (x - defined(mean[i])) * (y - defined(mean[j])));
      });
    });
  });
}

/** Solves a small system of linear equations by elimination. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, defined(right[i])]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let i = at + 1; i < size; i++) {
      if (Math.abs(defined(defined(rows[i])[at])) > Math.abs(defined(defined(rows[pivot])[at]))) pivot = i;
    }
    const top = defined(rows[pivot]);
    rows[pivot] = defined(rows[at]);
    rows[at] = top;
    for (let i = 0; i < size; i++) {
      const row = defined(rows[i]);
      const by = i === at ? 0 : defined(row[at]) / defined(top[at]);
      if (by !== 0) for (let j = at; j <= size; j++) row[j] = defined(row[j]) - by * defined(top[j]);
    }
  }
  return rows.map((row, i) => defined(row[size]) / defined(row[i]));
}

/** Mean absolute difference between predictions and results, in ten groups of equal size. */
function calibrationOf(model: ChanceModel, samples: readonly ChanceSample[]): number {
  const pairs = samples
    .flatMap(({ values, trends, round, won }) =>
      chancesBy(model, values, trends, round).map((chance, i) => ({ chance, won: defined(won[i]) })),
    )
    .sort((a, b) => a.chance - b.chance);
  const size = Math.ceil(pairs.length / 10);
  let off = 0;
  for (let from = 0; from < pairs.length; from += size) {
    const group = pairs.slice(from, from + size);
    off += Math.abs(group.reduce((sum, { chance, won }) => sum + chance - won, 0));
  }
  return pairs.length === 0 ? 0 : off / pairs.length;
}

/** Each side's share of a finished game's win. */
export function shares(s: Core, sides: readonly Seat[][]): number[] {
  const winners = s.result?.winners ?? [];
  const won = sides.map((side) => side.some((seat) => winners.includes(seat)));
  const winning = won.filter(Boolean).length;
  return won.map((has) => (has ? 1 / winning : 0));
}

/** The evaluation of each side, by its first seat that still plays. Null for a side that has left. */
export const valuesOf = <S extends Core>(rules: Rules<S>, s: S, sides: readonly Seat[][]): (number | null)[] =>
  sides.map((side) => {
    const seat = side.find((member) => s.out[member] === false);
    return seat === undefined ? null : (rules.game.ai?.evaluate(s, seat) ?? 0);
  });
