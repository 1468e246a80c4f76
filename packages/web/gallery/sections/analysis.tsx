import type { Analysis, ChancePoint, Decision, KeyMoment } from '@orrery/bots';
import { type ReactNode, useState } from 'react';
import { Accuracy, AccuracyStrip } from '../../src/pages/replay/analysis/Accuracy.tsx';
import { Certainty } from '../../src/pages/replay/analysis/Certainty.tsx';
import { ChanceGraph } from '../../src/pages/replay/analysis/ChanceGraph.tsx';
import { ChanceTable } from '../../src/pages/replay/analysis/ChanceTable.tsx';
import { Decisions } from '../../src/pages/replay/analysis/Decisions.tsx';
import { EngineStatus } from '../../src/pages/replay/analysis/EngineStatus.tsx';
import type { Progress } from '../../src/pages/replay/analysis/engine.ts';
import { GraphPanel } from '../../src/pages/replay/analysis/GraphPanel.tsx';
import { Luck } from '../../src/pages/replay/analysis/Luck.tsx';
import { ReviewSheet } from '../../src/pages/replay/analysis/ReviewSheet.tsx';
import { rowsOf } from '../../src/pages/replay/analysis/review.ts';
import { type Review, ReviewContext } from '../../src/pages/replay/analysis/review-context.ts';
import { seatColour } from '../../src/ui/index.ts';
import type { Section } from '../section.ts';

const nothing = () => {};
const LAST = 120;
const NAMES = ['Ada', 'Pallas', 'Vesta'];

/** A game of some sides in which the first one falls behind. */
const pointsOf = (sides: number, known: number): ChancePoint[] =>
  Array.from({ length: LAST / 2 + 1 }, (_, i): ChancePoint => {
    const step = 2 * i;
    const own = step === LAST ? 0 : 34 + 14 * Math.sin(i / 9) - 0.45 * i + 3 * Math.sin(i);
    const other = (100 - own) * (0.5 + 0.2 * Math.sin(i / 7));
    const chances = [own, ...(sides === 3 ? [other, 100 - own - other] : sides === 2 ? [100 - own] : [])];
    return { step, chances, carried: chances, error: step === LAST ? 0 : 2, chance: true, guessed: step > known };
  });

const answer = (name: string, value: number) => ({ answer: name, skipped: false, value, error: 1.4 });
const decisionOf = (step: number, seat: number, lost: number): Decision => ({
  step,
  seat,
  question: 'q',
  played: answer(lost > 0 ? 'played' : 'best', 38 - lost),
  best: answer('best', 38),
  next: answer('next', 36.9),
  loss: { value: lost, error: 1.1 },
  gap: { value: 1.1, error: 1 },
  stake: 12,
  effect: [],
  grade: lost === 0 ? 'best' : lost >= 5 ? 'bad' : 'weak',
  worlds: 80,
});
const lossOf = (step: number, seat: number, value: number): KeyMoment => ({
  kind: 'loss',
  step,
  seat,
  value,
  sides: [],
});
const DECISIONS = [decisionOf(24, 0, 4.1), decisionOf(40, 1, 2.7), decisionOf(58, 0, 0), decisionOf(72, 0, 6.2)];
const MOMENTS: KeyMoment[] = [
  lossOf(24, 0, 4.1),
  lossOf(40, 1, 2.7),
  { kind: 'find', step: 58, seat: 0, value: 7, sides: [] },
  lossOf(72, 0, 6.2),
  { kind: 'luck', step: 88, seat: null, value: 8, sides: [-8, 5, 3] },
];

function analysisOf(sides: number, known = LAST, part: Partial<Analysis> = {}): Analysis {
  const seats = sides === 1 ? [[0, 1, 2]] : Array.from({ length: sides }, (_, i) => [i]);
  return {
    engine: 1,
    sides: seats,
    points: pointsOf(sides, known),
    decisions: DECISIONS.filter(({ step }) => step <= known),
    moments: MOMENTS.filter(({ step }) => step <= known),
    players: NAMES.slice(0, Math.max(2, sides)).map((_name, seat) => ({
      seat,
      accuracy: 78 + 4 * seat,
      counts: { best: 30, good: 14, weak: 11, bad: 1 },
      lost: 21.4 - 6 * seat,
    })),
    balances: seats.map((_side, i) => ({
      total: 0,
      own: { value: 0, error: 1 },
      others: { value: 0, error: 1 },
      luck: { value: i === 0 ? -6.3 : 3.1, error: 1.2 },
      drift: 1.8,
    })),
    decided: { done: Math.round((56 * known) / LAST), all: 56 },
    games: 14_200,
    horizon: 3,
    spread: 1.4,
    calibration: 2.1,
    pass: known === LAST ? 1 : 0,
    done: known / LAST,
    ...part,
  };
}

const TEXTS = { played: 'Rover garage on F9', best: 'Robot crew on B6', next: 'Solar field on G6' };

/** Surrounds parts of an analysis with one. */
function Sample({ progress, children }: { progress: Progress; children: ReactNode }) {
  const [step, setStep] = useState(72);
  const [isPreview, onPreview] = useState(false);
  const { report: analysis } = progress;
  const sides = analysis?.sides ?? [[0], [1]];
  const review: Review = {
    progress,
    control: { start: nothing, pause: nothing, stop: nothing, deepen: nothing },
    analysis,
    me: 0,
    order: sides.map((_side, i) => i),
    looks:
      sides.length === 1
        ? [{ name: 'Success', colour: seatColour(0), seat: null }]
        : sides.map((_side, i) => ({ name: i === 0 ? 'You' : (NAMES[i] ?? ''), colour: seatColour(i), seat: i })),
    steps: { step, last: LAST, go: setStep, playing: false, toggle: nothing, begin: nothing },
    rounds: Array.from({ length: 12 }, (_, i) => ({ round: i + 1, step: 10 * i })),
    roundAt: (at) => 1 + Math.floor(at / 10),
    moments: analysis ? rowsOf(analysis, 'key', 0) : [],
    decision: analysis?.decisions.find((one) => one.step === step) ?? null,
    luckAt: () => 'Vesta draws the Tokamak complex.',
    titleOf: ({ loss }) => (loss.value > 0 ? TEXTS.played : TEXTS.best),
    bestOf: () => TEXTS.best,
    describe: () => ({
      ...TEXTS,
      why: { best: ['Links at once', '+2 red a round'], played: ['No link before round 12'] },
      anchors: { best: [], played: [] },
    }),
    nameOf: (seat) => NAMES[seat] ?? '',
    scores: [41, 58, 55],
    onFork: nothing,
    isPreview,
    onPreview,
  };
  return <ReviewContext value={review}>{children}</ReviewContext>;
}

const DONE: Progress = { status: 'done', report: analysisOf(3), leftMs: null };
const COUNTING: Progress = { status: 'working', report: analysisOf(3, 80), leftMs: 95_000 };
const ALONE: Progress = { status: 'done', report: analysisOf(1), leftMs: null };
const STATES: Record<string, Progress> = {
  done: DONE,
  counting: COUNTING,
  starting: { status: 'working', report: null, leftMs: null },
  paused: { ...COUNTING, status: 'paused' },
  stopped: { ...COUNTING, status: 'stopped', leftMs: null },
  failed: { status: 'failed', report: null, leftMs: null },
  'thinking longer': { status: 'working', report: analysisOf(3, LAST, { done: 0.4 }), leftMs: 40_000 },
};

/** The same part in several states of an analysis. */
const each = (states: Record<string, Progress>, show: () => ReactNode) =>
  Object.fromEntries(
    Object.entries(states).map(([name, progress]) => [name, () => <Sample progress={progress}>{show()}</Sample>]),
  );
const narrow = (part: ReactNode) => <div style={{ width: 'min(320px, 100%)' }}>{part}</div>;

export const section: Section = {
  title: 'Analysis of a game',
  specimens: [
    {
      title: 'Win chance',
      states: each({ done: DONE, counting: COUNTING, alone: ALONE, starting: STATES.starting as Progress }, () => (
        <div style={{ height: 200 }}>
          <ChanceGraph />
        </div>
      )),
    },
    { title: 'Win chance as a table', states: each({ done: DONE }, () => narrow(<ChanceTable />)) },
    { title: 'Win chance with controls', states: each({ done: DONE, counting: COUNTING }, () => <GraphPanel />) },
    { title: 'Accuracy', states: each({ done: DONE, counting: COUNTING }, () => narrow(<Accuracy />)) },
    { title: 'Accuracy in a line', states: each({ done: DONE }, () => <AccuracyStrip onPick={nothing} />) },
    { title: 'Luck against play', states: each({ done: DONE, alone: ALONE }, () => narrow(<Luck />)) },
    { title: 'Progress', states: each(STATES, () => <EngineStatus />) },
    { title: 'How sure is this', states: each({ done: DONE, counting: COUNTING }, () => narrow(<Certainty />)) },
    {
      title: 'Decisions',
      states: each({ done: DONE, starting: STATES.starting as Progress }, () => narrow(<Decisions />)),
    },
    {
      title: 'Sheet',
      window: 640,
      states: each({ done: DONE, counting: COUNTING }, () => <ReviewSheet tab="moments" onTab={nothing} />),
    },
  ],
};
