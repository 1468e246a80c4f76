import type { Analysis, ChancePoint, Decision, KeyMoment } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';

/** Loss in points from which a decision counts as bad, as in the analysis. */
const BAD = 5;

/** How a moment or a decision is marked. */
export type Tone = 'best' | 'good' | 'weak' | 'bad' | 'luck';

export const toneOf = ({ kind, value }: KeyMoment): Tone =>
  kind === 'luck' ? 'luck' : kind === 'find' ? 'best' : value >= BAD ? 'bad' : 'weak';

/** The side of a seat; the first one for spectators. */
export const sideOf = (sides: readonly Seat[][], seat: Seat | null): number =>
  Math.max(
    0,
    sides.findIndex((side) => seat !== null && side.includes(seat)),
  );

/** The sides from the bottom of the graph to its top: the viewer's own first. */
export const stackOrder = (sides: readonly Seat[][], me: Seat | null): number[] => {
  const own = sideOf(sides, me);
  return [own, ...sides.map((_side, i) => i).filter((i) => i !== own)];
};

/** The upper edge of each side's area, from the bottom, in points. */
export function edgesOf({ chances }: Pick<ChancePoint, 'chances'>, order: readonly number[]): number[] {
  let edge = 0;
  return order.map((side) => {
    edge += chances[side] ?? 0;
    return edge;
  });
}

/** The last point at or before a step. */
export function pointAt(points: readonly ChancePoint[], step: number): ChancePoint | undefined {
  return points.findLast((point) => point.step <= step) ?? points[0];
}

/** The step from which on the graph is only guessed; null if all of it is known. */
export function guessedFrom(points: readonly ChancePoint[]): number | null {
  const first = points.findIndex(({ guessed }) => guessed);
  return first < 0 ? null : (points[Math.max(0, first - 1)]?.step ?? null);
}

/** A row of the list: a decision, a moment, or both. */
export interface Row {
  step: number;
  seat: Seat | null;
  decision: Decision | null;
  moment: KeyMoment | null;
}

export type Filter = 'key' | 'mine' | 'all';

/** The rows of the list, in order of time. */
export function rowsOf({ decisions, moments }: Analysis, filter: Filter, me: Seat | null): Row[] {
  const byStep = new Map(decisions.map((one) => [one.step, one]));
  const key = moments.map((moment): Row => {
    const decision = moment.kind === 'luck' ? null : (byStep.get(moment.step) ?? null);
    return { step: moment.step, seat: moment.seat, decision, moment };
  });
  if (filter === 'key') return key;
  const marked = new Map(key.filter(({ decision }) => decision).map((row) => [row.step, row]));
  return decisions
    .filter(({ seat }) => filter === 'all' || seat === me)
    .map(
      (decision) => marked.get(decision.step) ?? { step: decision.step, seat: decision.seat, decision, moment: null },
    );
}

/** The rows with one for a decision, if they have none at its step. */
export function withRow(rows: readonly Row[], decision: Decision | null): Row[] {
  if (!decision || rows.some(({ step }) => step === decision.step)) return [...rows];
  const row: Row = { step: decision.step, seat: decision.seat, decision, moment: null };
  return [...rows, row].sort((a, b) => a.step - b.step);
}

/** The step of the next or previous row; null at the end. */
export function rowBeside(rows: readonly Row[], step: number, by: 1 | -1): number | null {
  const found = by > 0 ? rows.find((row) => row.step > step) : rows.findLast((row) => row.step < step);
  return found?.step ?? null;
}

/** Changes below this, in points, are called little. */
const LITTLE = 3;

/** Whether a part gained or cost points, or neither. */
export const directionOf = (value: number): 'gain' | 'cost' | 'even' =>
  Math.abs(value) < LITTLE ? 'even' : value > 0 ? 'gain' : 'cost';

/** The points that a side's decisions lost. */
export const lostBy = ({ players }: Pick<Analysis, 'players'>, side: readonly Seat[]): number =>
  players.reduce((sum, { seat, lost }) => (side.includes(seat) ? sum + lost : sum), 0);

/** The side to compare a side with: the one that won, or else the other one that lost the fewest points. */
export function rivalOf(analysis: Pick<Analysis, 'players' | 'sides' | 'points'>, side: number): number | null {
  const { sides, points } = analysis;
  const others = sides.map((_side, i) => i).filter((i) => i !== side);
  const final = points.at(-1)?.chances ?? [];
  const winner = others.find((i) => (final[i] ?? 0) > 50);
  if (winner !== undefined) return winner;
  const lost = (i: number) => lostBy(analysis, sides[i] ?? []);
  return others.sort((a, b) => lost(a) - lost(b))[0] ?? null;
}

/** What decided the game for a side: the larger of luck and play that points to the result, if it is clear. */
export function decidedBy(analysis: Analysis, side: number): 'luck' | 'play' | 'unclear' {
  const { points, sides, balances } = analysis;
  const won = (points.at(-1)?.chances[side] ?? 0) > 50;
  const rival = rivalOf(analysis, side);
  const own = lostBy(analysis, sides[side] ?? []);
  // Alone, there are no losses of others that could win the game.
  const play = rival === null ? (won ? LITTLE : 0) - own : lostBy(analysis, sides[rival] ?? []) - own;
  const { value = 0, error = 0 } = balances[side]?.luck ?? {};
  const luck = Math.abs(value) > 2 * error ? value : 0;
  const [forLuck, forPlay] = won ? [luck, play] : [-luck, -play];
  if (Math.max(forLuck, forPlay) < LITTLE) return 'unclear';
  return forLuck > forPlay ? 'luck' : 'play';
}

/** Positions for labels as near as possible to their points, without overlap and between two limits. */
export function spread(at: readonly number[], widths: readonly number[], from: number, to: number): number[] {
  const places = at.map((x, i) => ({ i, x, half: (widths[i] ?? 0) / 2 })).sort((a, b) => a.x - b.x);
  let least = from;
  for (const place of places) {
    place.x = Math.max(place.x, least + place.half);
    least = place.x + place.half;
  }
  let most = to;
  for (const place of places.reverse()) {
    place.x = Math.min(place.x, most - place.half);
    most = place.x - place.half;
  }
  const result = new Array<number>(at.length).fill(0);
  for (const { i, x } of places) result[i] = x;
  return result;
}
