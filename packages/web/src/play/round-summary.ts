import type { RoundValue } from './cues.ts';
import type { GameUi, ScorePart } from './game-ui.ts';

/** The values of all seats at one moment. */
export interface RoundFigures {
  values: RoundValue[];
  /** The categories of the score. */
  parts: ScorePart[];
}

/** A value that changed during a round: what each seat had and has, and for the score, why. */
export interface RoundRow {
  label: string;
  seats: { from: number; to: number }[];
  causes: { label: string; seats: number[] }[];
}

export interface RoundSummary {
  round: number;
  /** The newest event of the round. */
  upTo: number;
  rows: RoundRow[];
}

/** The values at the start of a round, and the newest event then. */
export interface RoundStart {
  round: number;
  upTo: number;
  figures: RoundFigures;
}

/** Adds a start. An undo can lead back to an earlier round, whose start is then known. */
export function withStart(starts: readonly RoundStart[], start: RoundStart): readonly RoundStart[] {
  const before = starts.filter(({ round }) => round < start.round);
  return [...before, starts.find(({ round }) => round === start.round) ?? start];
}

/** The summaries of all rounds whose start and end are known. Round 0 is the set-up. */
export const summariesOf = (starts: readonly RoundStart[]): RoundSummary[] =>
  starts.flatMap(({ round, figures }, i) => {
    const next = starts[i + 1];
    return next && round > 0 && next.round === round + 1
      ? [{ round, upTo: next.upTo, rows: changesBetween(figures, next.figures) }]
      : [];
  });

export const figuresOf = ({ rounds, breakdown }: GameUi, view: unknown): RoundFigures | null =>
  rounds ? { values: rounds(view), parts: breakdown(undefined, view).filter(({ aside }) => !aside) } : null;

/** What changed between two moments. The causes of the first value are the categories of the score. */
export function changesBetween(before: RoundFigures, after: RoundFigures): RoundRow[] {
  const valuesBefore = (label: string) => before.values.find((value) => value.label === label)?.seats ?? [];
  const partsBefore = (label: string) => before.parts.find((part) => part.label === label)?.values ?? [];
  return after.values.map(({ label, seats }, row) => ({
    label,
    seats: seats.map((to, seat) => ({ from: valuesBefore(label)[seat] ?? 0, to })),
    causes:
      row > 0 || after.parts.length < 2
        ? []
        : after.parts
            .map((part) => ({
              label: part.label,
              seats: part.values.map((value, seat) => value - (partsBefore(part.label)[seat] ?? 0)),
            }))
            .filter((cause) => cause.seats.some((n) => n !== 0)),
  }));
}

/** Who gained most on whom: the seats with the largest and the smallest gain, and the difference. */
export function gainOf([score]: readonly RoundRow[]): { winner: number; loser: number; by: number } | null {
  const gains = score?.seats.map(({ from, to }) => to - from) ?? [];
  const [most, least] = [Math.max(...gains), Math.min(...gains)];
  if (gains.length < 2 || most === least) return null;
  return { winner: gains.indexOf(most), loser: gains.indexOf(least), by: most - least };
}
