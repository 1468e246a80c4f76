import { cx } from '../cx.ts';
import s from './top.module.css';

export interface StepTrackProps {
  steps: { id: string; label: string }[];
  /** The id of the step we are in; null when in none. */
  now: string | null;
}

/** The phases of a round in a line, the present one lit; small screens spell out only that one. */
export function StepTrack({ steps, now }: StepTrackProps) {
  const at = steps.findIndex((step) => step.id === now);
  return (
    <ol className={s.steps} aria-label="Phases">
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
