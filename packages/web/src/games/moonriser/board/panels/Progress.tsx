import type { Phase } from '@orrery/moonriser';
import { StepTrack } from '../../../../ui/frame/StepTrack.tsx';
import { usePhone } from '../../../../ui/media.ts';
import { t } from '../../text.ts';
import s from './progress.module.css';

const ROUND = ['planning', 'development', 'production'] as const;
const START = ['bases', 'opening'] as const;
const OVER = ['over'] as const;

const phasesAt = (phase: Phase): readonly Phase[] => {
  if (phase === 'over') return OVER;
  return phase === 'bases' || phase === 'opening' ? START : ROUND;
};

/** The phases of the set-up or of a turn, with the current one marked. */
export function PhaseTrack({ phase }: { phase: Phase }) {
  const narrow = usePhone() ? 'yes' : 'no';
  return <StepTrack steps={phasesAt(phase).map((id) => ({ id, label: t(`phase-${id}`, { narrow }) }))} now={phase} />;
}

/** The number of free fields; the game ends when none is left. */
export function FieldsMeter({ free, all }: { free: number; all: number }) {
  const label = t('fields-left', { free, all });
  return (
    <div className={s.meter} data-about="fields">
      <span>{label}</span>
      <progress aria-label={label} max={all} value={all - free} />
    </div>
  );
}
