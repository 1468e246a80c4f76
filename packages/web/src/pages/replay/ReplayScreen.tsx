import type { Game } from '@orrery/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Loading } from '../../app/Messages.tsx';
import { useSettings } from '../../app/settings.ts';
import { logEntries, wordsOf } from '../../play/game-text.ts';
import type { GameUi } from '../../play/game-ui.ts';
import { Highlights } from '../../play/Highlights.tsx';
import { useKeys } from '../../play/keys.ts';
import { lastMove } from '../../play/last-move.ts';
import { readOnlyPlay } from '../../play/play.ts';
import { Steps } from '../../play/Steps.tsx';
import { botLevels } from '../../play/seat-state.ts';
import { seatNames } from '../../play/usePlay.ts';
import { useSame } from '../../play/useSame.ts';
import { type Stepping, stepKeys, useSteps } from '../../play/useSteps.ts';
import { useToasts } from '../../play/useToasts.ts';
import { branchOf, eventsAt, frameAt, type ReplayData } from '../../table/replay.ts';
import {
  BotLevelsContext,
  IconButton,
  LineIcon,
  MarksContext,
  OWN_MARKS,
  Toasts,
  useReducedMotion,
} from '../../ui/index.ts';
import { useGameUi } from '../table/useGameUi.ts';
import type { Entries } from './analysis/messages.ts';
import { t as analysisText } from './analysis/text.ts';
import { ReviewContext, useReview } from './analysis/useReview.tsx';
import { OpenHands } from './OpenHands.tsx';
import { ReplayControls, type SPEEDS, type Viewer } from './ReplayControls.tsx';
import { addressAt, analysisInAddress, stepInAddress } from './replay-link.ts';
import { t } from './text.ts';
import { useShare } from './useShare.ts';

/** Time after which the address follows the step, in milliseconds: browsers limit such changes. */
const SETTLED = 400;

export interface ReplayScreenProps {
  reel: ReplayData;
  record: Entries;
  onExport: () => void;
  /** The record, if it is not on the server. */
  local: unknown;
  /** Continues from a step against bots, in the given seat. */
  onFork: (step: number, seat: number) => void;
  /** The result of the fairness check, as text. */
  fairness: string | null;
  /** The player's own seat, if known. */
  own: number | null;
}

/** Starts at the step in the address, and keeps it there. */
function useStepInAddress({ step, go }: Stepping, analysis: boolean): void {
  const first = useRef(stepInAddress(location.search));
  useLayoutEffect(() => go(first.current), [go]);
  useEffect(() => {
    // Not by the router, which would drop what overlays keep in the history.
    const timer = setTimeout(
      () => history.replaceState(history.state, '', addressAt(location.href, step, analysis)),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [step, analysis]);
}

/** Replays a match, from any seat's view or with all hands open, and analyzes it. */
export function ReplayScreen(props: ReplayScreenProps) {
  const loaded = useGameUi(props.reel.rules.game.id);
  if (!loaded || loaded instanceof Error) return <Loading what={t('loading-table')} />;
  return <LoadedReplay {...props} {...loaded} />;
}

/** The player's seat, or else that of the first human player; null for games of bots. */
function seatOf({ seats }: ReplayData, own: number | null): number | null {
  const person = seats.findIndex(({ kind }) => kind === 'human');
  return own ?? (person < 0 ? null : person);
}

function LoadedReplay(props: ReplayScreenProps & { game: Game; gameUi: GameUi }) {
  const { reel, record, onExport, local, onFork, fairness, own, game, gameUi } = props;
  const navigate = useNavigate();
  const last = reel.states.length - 1;
  // Only finished games are analyzed: nobody asks an engine during a game.
  const isOver = reel.states[last].result !== null;
  const [analyzes, setAnalyzes] = useState(() => isOver && analysisInAddress(location.search));
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [viewer, setViewer] = useState<Viewer>('open');
  const [notices, toast] = useToasts();
  const { motion } = useSettings();
  const isStill = useReducedMotion() || motion === 'less';
  const steps = useSteps(last, () => (isStill ? 500 : 800) / speed);
  const { step, go } = steps;
  useKeys(stepKeys(steps));
  useStepInAddress(steps, analyzes);
  const share = useShare(local, reel.rules.game.name, toast, analyzes);
  const me = seatOf(reel, own);
  const review = useReview({ game, gameUi, reel, record, steps, me, isOn: analyzes, onFork });

  const { preview } = review;
  const shown = useMemo(() => (preview ? branchOf(reel, step, preview) : reel), [reel, step, preview]);
  const at = preview ? step + 1 : step;
  const table = useMemo(() => frameAt(shown, at, viewer), [shown, at, viewer]);
  const bots = useSame(botLevels(reel.seats));
  const nameOf = seatNames(table);
  const words = wordsOf(game, gameUi, nameOf);
  const log = logEntries(table.log, words);
  const fresh = eventsAt(shown, at, viewer);
  const newest = String(log[0]?.text ?? t('setup-done'));
  const play = readOnlyPlay({ game, gameUi, table, words, nameOf, toast, log, idle: newest, fresh });
  // The seat to continue in: the one viewed now, or else the player's own.
  const mine = typeof viewer === 'number' ? viewer : (me ?? 0);

  const controls = review.controls ?? (
    <Steps label={t('replay')} line={newest} steps={steps} round={table.progress?.round ?? 0}>
      <ReplayControls
        {...{ reel, viewer, setViewer, speed, setSpeed, go, fairness, nameOf, onExport }}
        round={table.progress?.round ?? 0}
        onShare={() => void share(step)}
        onFork={table.result === null ? () => onFork(step, mine) : null}
        forkName={nameOf(mine)}
        onAnalyze={isOver ? () => setAnalyzes(true) : null}
      />
      {viewer === 'open' && <OpenHands play={play} />}
    </Steps>
  );
  const buttons = (
    <>
      {analyzes && (
        <>
          <IconButton label={t('share')} icon={<LineIcon name="share" />} onClick={() => void share(step)} />
          <IconButton
            label={analysisText('close')}
            word={analysisText('close-word')}
            icon={<LineIcon name="eye" />}
            onClick={() => setAnalyzes(false)}
          />
        </>
      )}
      <IconButton label={t('exit')} icon={<LineIcon name="close" />} onClick={() => navigate('/')} />
    </>
  );
  const over = (
    <>
      <Highlights gameUi={gameUi} view={table.view} last={lastMove({ ...table, viewer: null }, words)} />
      {review.over}
      <Toasts items={notices} />
    </>
  );
  const { Table } = gameUi;
  return (
    <MarksContext value={gameUi.marks?.(table.view) ?? OWN_MARKS}>
      <BotLevelsContext value={bots}>
        <ReviewContext value={review.review}>
          <Table play={play} buttons={buttons} controls={controls} over={over} panels={review.panels} />
        </ReviewContext>
      </BotLevelsContext>
    </MarksContext>
  );
}
