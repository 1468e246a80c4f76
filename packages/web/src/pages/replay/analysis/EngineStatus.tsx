import { useEffect, useState } from 'react';
import { formatPercent } from '../../../ui/format.ts';
import { Button, LineIcon, LiveRegion, usePhone } from '../../../ui/index.ts';
import { leftText } from './amounts.ts';
import type { Progress } from './engine.ts';
import s from './panels.module.css';
import { useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** What the analysis is doing, in words. */
function statusText({ status, report }: Progress): string {
  if (status === 'failed') return t('failed');
  if (status === 'done') return t('progress-done');
  if (status === 'stopped') return t('progress-stopped');
  if (report && report.pass > 0) return t('progress-pass', { share: formatPercent(report.done) });
  return t('progress', report?.decided ?? { done: 0, all: 0 });
}

/** The progress in steps of a quarter, for screen readers; changes rarely. */
function useSpoken(progress: Progress): string {
  const { status, report } = progress;
  const quarter = Math.floor((report?.done ?? 0) * 4);
  const key = `${status} ${status === 'working' ? quarter : ''}`;
  const [spoken, setSpoken] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for these changes
  useEffect(() => setSpoken(status === 'loading' ? '' : statusText(progress)), [key]);
  return spoken;
}

/** The progress of the analysis, in the top bar. */
export function EngineStatus() {
  const { progress } = useReviewed();
  const { status, report, leftMs } = progress;
  const phone = usePhone();
  const spoken = useSpoken(progress);
  const working = status === 'working' || status === 'paused';
  const { done, all } = report?.decided ?? { done: 0, all: 0 };
  const short = report && report.pass > 0 ? formatPercent(report.done) : t('progress-short', { done, all });
  return (
    <div className={s.status} data-analysis={status}>
      <LiveRegion text={spoken} />
      {status !== 'loading' && (
        <p>
          {status === 'working' && <i className={s.spinner} aria-hidden />}
          {status === 'paused' && <LineIcon name="pause" size={14} />}
          <b>{phone && working ? short : statusText(progress)}</b>
          {!phone && status === 'paused' && <span>{t('progress-paused')}</span>}
          {!phone && status === 'working' && leftMs !== null && <span>{t('left', { time: leftText(leftMs) })}</span>}
        </p>
      )}
      {working && !phone && (
        <progress aria-label={t('analysis')} max={1} value={report?.done ?? 0} aria-valuetext={statusText(progress)} />
      )}
    </div>
  );
}

/** Pause, cancel, start again, think longer. */
export function EngineButtons() {
  const { progress, control } = useReviewed();
  const { status, leftMs } = progress;
  const phone = usePhone();
  if (status === 'loading') return null;
  return (
    <div className={s.engineButtons}>
      {phone && status === 'working' && leftMs !== null && <small>{t('left', { time: leftText(leftMs) })}</small>}
      {status === 'done' && <Button onClick={control.deepen}>{t('think')}</Button>}
      {status === 'working' && (
        <Button icon={<LineIcon name="pause" size={16} />} onClick={() => control.pause(true)}>
          {t('pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button icon={<LineIcon name="play" size={16} />} onClick={() => control.pause(false)}>
          {t('resume')}
        </Button>
      )}
      {(status === 'working' || status === 'paused') && (
        <Button kind="quiet" onClick={control.stop}>
          {t('cancel')}
        </Button>
      )}
      {(status === 'stopped' || status === 'failed') && <Button onClick={control.start}>{t('start')}</Button>}
    </div>
  );
}
