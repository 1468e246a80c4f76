import type { Decision } from '@orrery/bots';
import { type Game, type Seat, visibleEvent } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { wordsOf } from '../../../play/game-text.ts';
import type { GameUi, Panels } from '../../../play/game-ui.ts';
import { useKeys } from '../../../play/keys.ts';
import { seatNames } from '../../../play/usePlay.ts';
import type { Stepping } from '../../../play/useSteps.ts';
import type { ReplayData } from '../../../table/replay.ts';
import { revealAnchor } from '../../../ui/anchors/anchors.ts';
import { Beacons, formatList, OWN_MARKS, seatColour } from '../../../ui/index.ts';
import { Accuracy, AccuracyStrip } from './Accuracy.tsx';
import { Certainty } from './Certainty.tsx';
import { Decisions } from './Decisions.tsx';
import { type Described, describe, titleOf } from './describe.ts';
import { EngineStatus } from './EngineStatus.tsx';
import { GraphPanel } from './GraphPanel.tsx';
import { Luck } from './Luck.tsx';
import type { Entries } from './messages.ts';
import s from './panels.module.css';
import { ReviewSheet } from './ReviewSheet.tsx';
import { rowBeside, rowsOf, stackOrder } from './review.ts';
import { type Review, ReviewContext, type SideLook } from './review-context.ts';
import { t } from './text.ts';
import { useAnalysis } from './useAnalysis.ts';

export interface ReviewSource {
  game: Game;
  gameUi: GameUi;
  reel: ReplayData;
  record: Entries;
  steps: Stepping;
  /** The viewer's seat, if known. */
  me: Seat | null;
  isOn: boolean;
  onFork(step: number, seat: Seat): void;
}

/** Time for the board to settle before a covered move is brought into view, in milliseconds. */
const SETTLED = 400;

/** Decisions in words. Each is formatted once, because a list has hundreds. */
function openWording({ game, gameUi, reel }: Pick<ReviewSource, 'game' | 'gameUi' | 'reel'>) {
  const words = wordsOf(game, gameUi, seatNames({ seats: reel.seats }));
  const texts = new Map<string, string>();
  const known = new Map<string, Described>();
  const cached = <T,>(map: Map<string, T>, key: unknown, make: () => T): T => {
    const name = JSON.stringify(key);
    const found = map.get(name) ?? make();
    map.set(name, found);
    return found;
  };
  const stateOf = ({ step }: Decision) => reel.states[step];
  const text = (decision: Decision, of: 'played' | 'best') =>
    cached(texts, [decision.step, decision[of].answer, decision[of].skipped], () =>
      titleOf(reel.rules, stateOf(decision), { ...decision, played: decision[of] }, words, gameUi),
    );
  /** What luck brought: what was told of the step after. */
  const luckOf = (step: number): string | null => {
    for (const one of reel.events) {
      if (one.step !== step + 1) continue;
      const told = words.eventText(visibleEvent(one.event, null));
      if (told !== null) return told;
    }
    return null;
  };
  return {
    luckAt: (step: number) => cached(texts, ['luck', step], () => luckOf(step) ?? t('luck-moment')),
    titleOf: (decision: Decision) => text(decision, 'played'),
    bestOf: (decision: Decision) => text(decision, 'best'),
    describe: (decision: Decision) =>
      cached(known, [decision.step, decision.best.answer, decision.next?.answer], () =>
        describe(reel.rules, stateOf(decision), decision, words, gameUi),
      ),
  };
}

/** How the sides are named and drawn. */
function looksOf({ reel, gameUi, me }: Pick<ReviewSource, 'reel' | 'gameUi' | 'me'>): SideLook[] {
  const [first] = reel.states;
  const view = reel.rules.view(first, null);
  const marks = gameUi.marks?.(view) ?? OWN_MARKS;
  const nameOf = seatNames({ seats: reel.seats });
  const sides = reel.rules.sides(first);
  return sides.map((side): SideLook => {
    const [seat = 0] = side;
    const colour = seatColour(marks[seat] ?? seat);
    if (sides.length === 1) return { name: t('success'), colour, seat: null };
    const team = gameUi.team?.(view, seat) ?? null;
    const own = me !== null && side.includes(me);
    return { name: own ? t('you-name') : (team ?? formatList(side.map(nameOf))), colour, seat };
  });
}

/** The key of the shown decision, by which a preview of its best move is told from others. */
const previewKey = ({ step, best }: Decision): string => JSON.stringify([step, best.answer]);

/** What a replay shows during the analysis of a game; `panels` is undefined while it is off. */
export function useReview(source: ReviewSource) {
  const { reel, record, steps, me, isOn, onFork, game, gameUi } = source;
  const { progress, control } = useAnalysis(record, isOn);
  const wording = useMemo(() => openWording({ game, gameUi, reel }), [game, gameUi, reel]);
  const looks = useMemo(() => looksOf({ reel, gameUi, me }), [reel, gameUi, me]);
  const order = useMemo(() => stackOrder(reel.rules.sides(reel.states[0]), me), [reel, me]);
  const [preview, setPreview] = useState<string | null>(null);
  const [tab, setTab] = useState('moments');
  const analysis = progress.report;
  const moments = useMemo(() => (analysis ? rowsOf(analysis, 'key', me) : []), [analysis, me]);
  const decision = analysis?.decisions.find(({ step }) => step === steps.step) ?? null;
  const isPreview = decision !== null && preview === previewKey(decision);
  const described = decision && isOn ? wording.describe(decision) : null;
  const reveals = described ? [...described.anchors.best, ...described.anchors.played].join(' ') : '';

  useEffect(() => {
    if (reveals === '') return;
    const timer = setTimeout(() => revealAnchor(reveals.split(' ')), SETTLED);
    return () => clearTimeout(timer);
  }, [reveals]);

  const go = (by: 1 | -1) => {
    const step = rowBeside(moments, steps.step, by);
    if (step !== null) steps.go(step);
  };
  useKeys(isOn ? { ArrowUp: () => go(-1), ArrowDown: () => go(1) } : {});

  const review: Review = {
    ...wording,
    progress,
    control,
    analysis,
    me,
    order,
    looks,
    steps,
    rounds: reel.rounds,
    roundAt: (step) => reel.rounds.findLast((one) => one.step <= step)?.round ?? 0,
    moments,
    decision,
    nameOf: seatNames({ seats: reel.seats }),
    scores: reel.states.at(-1)?.result?.scores ?? null,
    onFork,
    isPreview,
    onPreview: (on) => setPreview(on && decision ? previewKey(decision) : null),
  };
  if (!isOn) return { review, panels: undefined, controls: null, over: null, preview: null };

  const panels: Panels = {
    names: { left: t('players'), right: t('decisions') },
    left: (
      <div className={s.rail}>
        <Accuracy />
        <Luck />
        <Certainty />
      </div>
    ),
    right: <Decisions />,
    status: <EngineStatus />,
    strip: <AccuracyStrip onPick={() => setTab('players')} />,
    sheet: <ReviewSheet tab={tab} onTab={setTab} />,
  };
  const over = described && !isPreview && (
    <>
      <Beacons kind="best" anchors={described.anchors.best} label={t('best')} />
      {decision && decision.loss.value > 0 && (
        <Beacons
          kind={decision.grade === 'bad' ? 'bad' : 'weak'}
          anchors={described.anchors.played}
          label={t('played')}
        />
      )}
    </>
  );
  const action =
    isPreview && decision && !decision.best.skipped
      ? { seat: decision.seat, question: decision.question, answer: decision.best.answer }
      : null;
  return { review, panels, controls: <GraphPanel />, over, preview: action };
}

export { ReviewContext };
