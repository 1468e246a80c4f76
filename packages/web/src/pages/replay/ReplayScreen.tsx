import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Loading } from '../../app/Messages.tsx';
import { useSettings } from '../../app/settings.ts';
import { logEntries, wordsOf } from '../../play/game-text.ts';
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
import { eventsAt, frameAt, type ReplayData } from '../../table/replay.ts';
import {
  BotLevelsContext,
  Button,
  IconButton,
  LineIcon,
  MarksContext,
  OWN_MARKS,
  Toasts,
  useReducedMotion,
} from '../../ui/index.ts';
import { useGameUi } from '../table/useGameUi.ts';
import { OpenHands } from './OpenHands.tsx';
import s from './replay.module.css';
import { addressAt, stepInAddress } from './replay-link.ts';
import { t } from './text.ts';
import { useShare } from './useShare.ts';

/** Time after which the address follows the step, in milliseconds: browsers limit such changes. */
const SETTLED = 400;

const SPEEDS = [1, 2, 4] as const;

export interface ReplayScreenProps {
  reel: ReplayData;
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
function useStepInAddress({ step, go }: Stepping): void {
  const first = useRef(stepInAddress(location.search));
  useLayoutEffect(() => go(first.current), [go]);
  useEffect(() => {
    // Not by the router, which would drop what overlays keep in the history.
    const timer = setTimeout(() => history.replaceState(history.state, '', addressAt(location.href, step)), SETTLED);
    return () => clearTimeout(timer);
  }, [step]);
}

/** Replays a match, from any seat's view or with all hands open. */
export function ReplayScreen({ reel, onExport, local, onFork, fairness, own }: ReplayScreenProps) {
  const navigate = useNavigate();
  const loaded = useGameUi(reel.rules.game.id);
  const last = reel.states.length - 1;
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [viewer, setViewer] = useState<number | 'open' | null>('open');
  const [notices, toast] = useToasts();
  const { motion } = useSettings();
  const isStill = useReducedMotion() || motion === 'less';
  const steps = useSteps(last, () => (isStill ? 500 : 800) / speed);
  const { step, go } = steps;
  useKeys(stepKeys(steps));
  useStepInAddress(steps);
  const share = useShare(local, reel.rules.game.name, toast);

  const table = useMemo(() => frameAt(reel, step, viewer), [reel, step, viewer]);
  const bots = useSame(botLevels(reel.seats));
  if (!loaded || loaded instanceof Error) return <Loading what={t('loading-table')} />;
  const { game, gameUi } = loaded;
  const nameOf = seatNames(table);
  const words = wordsOf(game, gameUi, nameOf);
  const log = logEntries(table.log, words);
  const fresh = eventsAt(reel, step, viewer);
  const newest = String(log[0]?.text ?? t('setup-done'));
  const play = readOnlyPlay({ game, gameUi, table, words, nameOf, toast, log, idle: newest, fresh });
  // The seat to continue in: the one viewed now, or else the player's own, or else that of the first human player.
  const person = reel.seats.findIndex(({ kind }) => kind === 'human');
  const mine = typeof viewer === 'number' ? viewer : (own ?? Math.max(0, person));

  const controls = (
    <Steps label={t('replay')} line={newest} steps={steps} round={table.progress?.round ?? 0}>
      <div className={s.row}>
        <label>
          <span>{t('view-as')}</span>
          <select
            value={viewer === null ? 'table' : String(viewer)}
            onChange={(e) =>
              setViewer(e.target.value === 'open' ? 'open' : e.target.value === 'table' ? null : Number(e.target.value))
            }
          >
            <option value="open">{t('all-hands')}</option>
            {reel.seats.map((_seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
              <option key={i} value={i}>
                {nameOf(i)}
              </option>
            ))}
            <option value="table">{t('spectator')}</option>
          </select>
        </label>
        <label>
          <span>{t('round')}</span>
          <select
            value={table.progress?.round ?? 0}
            onChange={(e) => go(reel.rounds.find((one) => one.round === Number(e.target.value))?.step ?? 0)}
          >
            {reel.rounds.length === 0 || reel.rounds[0]?.round !== 0 ? <option value={0}>{t('setup')}</option> : null}
            {reel.rounds.map(({ round }) => (
              <option key={round} value={round}>
                {round === 0 ? t('setup') : round}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('speed')}</span>
          <select value={speed} onChange={(e) => setSpeed(Number(e.target.value) as (typeof SPEEDS)[number])}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        {fairness && <small role="status">{fairness}</small>}
        <Button icon={<LineIcon name="share" size={16} />} onClick={() => void share(step)}>
          {t('share')}
        </Button>
        <Button onClick={onExport}>{t('save')}</Button>
        <Button
          onClick={() => onFork(step, mine)}
          disabled={table.result !== null}
          title={t('fork-about', { name: nameOf(mine) })}
        >
          {t('fork')}
        </Button>
      </div>
      {viewer === 'open' && <OpenHands play={play} />}
    </Steps>
  );
  const buttons = <IconButton label={t('exit')} icon={<LineIcon name="close" />} onClick={() => navigate('/')} />;
  const over = (
    <>
      <Highlights gameUi={gameUi} view={table.view} last={lastMove({ ...table, viewer: null }, words)} />
      <Toasts items={notices} />
    </>
  );
  const { Table } = gameUi;
  return (
    <MarksContext value={gameUi.marks?.(table.view) ?? OWN_MARKS}>
      <BotLevelsContext value={bots}>
        <Table play={play} buttons={buttons} controls={controls} over={over} />
      </BotLevelsContext>
    </MarksContext>
  );
}
