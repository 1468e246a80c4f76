import type { Phase } from '@orrery/moonriser';
import { usePhone } from '../../../../look/frame/Frame.tsx';
import { StepTrack } from '../../../../look/frame/StepTrack.tsx';
import s from './progress.module.css';

/** A narrow bar has no room for long names. */
const round = (phone: boolean) => [
  { id: 'planning', label: 'Planning' },
  { id: 'development', label: 'Development' },
  { id: 'production', label: phone ? 'Trade' : 'Production & trade' },
];

const START = [
  { id: 'bases', label: 'Main bases' },
  { id: 'opening', label: 'Opening tiles' },
];

/** The phases of a turn, or of the opening, the present one lit. */
export function PhaseTrack({ phase }: { phase: Phase }) {
  const phone = usePhone();
  if (phase === 'over') return <StepTrack steps={[{ id: 'over', label: 'Game over' }]} now="over" />;
  return <StepTrack steps={phase === 'bases' || phase === 'opening' ? START : round(phone)} now={phase} />;
}

/** How near the end is: the game ends when no field is free. */
export function FieldsMeter({ free, all }: { free: number; all: number }) {
  const words = `${free} of ${all} fields free`;
  return (
    <div className={s.meter} data-about="fields">
      <span>{words}</span>
      <progress aria-label={words} max={all} value={all - free} />
    </div>
  );
}
