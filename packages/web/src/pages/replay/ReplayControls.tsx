import type { ReplayData } from '../../table/replay.ts';
import { Button, LineIcon } from '../../ui/index.ts';
import s from './replay.module.css';
import { t } from './text.ts';

export const SPEEDS = [1, 2, 4] as const;

type Speed = (typeof SPEEDS)[number];

/** Whose view is shown: all hands, a spectator's or a seat's. */
export type Viewer = number | 'open' | null;

export interface ReplayControlsProps {
  reel: ReplayData;
  viewer: Viewer;
  setViewer(viewer: Viewer): void;
  round: number;
  speed: Speed;
  setSpeed(speed: Speed): void;
  go(step: number): void;
  fairness: string | null;
  nameOf(seat: number): string;
  onShare(): void;
  onExport(): void;
  /** Continues from this step; null after the end. `forkName` is who the player would be. */
  onFork: (() => void) | null;
  forkName: string;
  /** Opens the analysis; null before the end of the game. */
  onAnalyze: (() => void) | null;
}

const viewerOf = (value: string): Viewer => (value === 'open' ? 'open' : value === 'table' ? null : Number(value));

/** What is shown and how fast, and what can be done with a replay. */
export function ReplayControls(props: ReplayControlsProps) {
  const { reel, viewer, setViewer, round, speed, setSpeed, go, fairness, nameOf, onShare, onExport } = props;
  const { onFork, forkName, onAnalyze } = props;
  return (
    <div className={s.row}>
      <label>
        <span>{t('view-as')}</span>
        <select
          value={viewer === null ? 'table' : String(viewer)}
          onChange={(e) => setViewer(viewerOf(e.target.value))}
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
          value={round}
          onChange={(e) => go(reel.rounds.find((one) => one.round === Number(e.target.value))?.step ?? 0)}
        >
          {reel.rounds.length === 0 || reel.rounds[0]?.round !== 0 ? <option value={0}>{t('setup')}</option> : null}
          {reel.rounds.map(({ round: one }) => (
            <option key={one} value={one}>
              {one === 0 ? t('setup') : one}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('speed')}</span>
        <select value={speed} onChange={(e) => setSpeed(Number(e.target.value) as Speed)}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      {fairness && <small role="status">{fairness}</small>}
      <Button
        data-analyze
        icon={<LineIcon name="target" size={16} />}
        disabled={onAnalyze === null}
        title={onAnalyze === null ? t('analyze-later') : undefined}
        onClick={onAnalyze ?? undefined}
      >
        {t('analyze')}
      </Button>
      <Button icon={<LineIcon name="share" size={16} />} onClick={onShare}>
        {t('share')}
      </Button>
      <Button onClick={onExport}>{t('save')}</Button>
      <Button onClick={onFork ?? undefined} disabled={onFork === null} title={t('fork-about', { name: forkName })}>
        {t('fork')}
      </Button>
    </div>
  );
}
