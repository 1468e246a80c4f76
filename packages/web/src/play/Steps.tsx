import { type ReactNode, useRef } from 'react';
import { Button, Glass, IconButton, LineIcon } from '../ui/index.ts';
import s from './steps.module.css';
import { t } from './text.ts';
import { useBarRoom } from './useBarRoom.ts';
import type { Stepping } from './useSteps.ts';

export interface StepsProps {
  label: string;
  /** The latest event, as text. */
  line: string;
  steps: Stepping;
  round: number;
  /** Shown next to the step buttons. */
  beside?: ReactNode;
  /** Additional rows. */
  children?: ReactNode;
}

/** Playback controls, for which the board makes room. */
export function Steps({ label, line, steps, round, beside, children }: StepsProps) {
  const { step, last, go, playing, toggle } = steps;
  const box = useRef<HTMLDivElement>(null);
  useBarRoom(box);
  return (
    <div ref={box} className={s.holder}>
      <Glass className={s.controls} aria-label={label}>
        <p className={s.now} aria-live="polite">
          {line}
        </p>
        <div className={s.row}>
          <IconButton label={t('step-back')} hint="←" icon={<LineIcon name="undo" />} onClick={() => go(step - 1)} />
          <Button kind="go" onClick={toggle} hint="Space">
            {playing ? t('step-pause') : step >= last ? t('step-replay') : t('step-play')}
          </Button>
          <IconButton label={t('step-on')} hint="→" icon={<LineIcon name="redo" />} onClick={() => go(step + 1)} />
          <input
            type="range"
            className={s.scrub}
            min={0}
            max={last}
            value={step}
            aria-label={t('step')}
            aria-valuetext={t('step-text', { step, last, round })}
            onChange={(e) => go(e.target.valueAsNumber)}
          />
          <span className={s.count}>
            {step} / {last}
          </span>
          {beside}
        </div>
        {children}
      </Glass>
    </div>
  );
}
