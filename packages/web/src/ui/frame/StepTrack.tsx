import { cx } from '../cx.ts';
import { t } from '../text.ts';
import s from './top.module.css';

export interface StepTrackProps {
  steps: { id: string; label: string }[];
  /** The id of the current step, or null. */
  now: string | null;
}

/** The phases of a round, with the current one highlighted. Small screens show only the name of the current one. */
export function StepTrack({ steps, now }: StepTrackProps) {
  const at = steps.findIndex((step) => step.id === now);
  return (
    <ol className={s.steps} aria-label={t('phases')}>
      {steps.map((step, i) => (
        <li
          key={step.id}
          className={cx(s.step, i < at && s.done, i === at && s.now)}
          aria-current={i === at ? 'step' : undefined}
          data-about={`phase:${step.id}`}
        >
          <i />
          <span>{step.label}</span>
        </li>
      ))}
    </ol>
  );
}
