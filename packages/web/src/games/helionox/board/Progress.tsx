import type { HelionoxView } from '@orrery/helionox';
import { StepTrack } from '../../../look/index.ts';
import { Icon } from './Icon.tsx';
import s from './progress.module.css';

const STEPS = [
  { id: 'event', label: 'Event' },
  { id: 'main', label: 'Main' },
  { id: 'end', label: 'End' },
];

const OVER = [{ id: 'over', label: 'Game over' }];

/** The phases of a turn. */
export const PhaseTrack = ({ view }: { view: HelionoxView }) => (
  <StepTrack steps={view.phase === 'over' ? OVER : STEPS} now={view.phase} />
);

/** How much of the Event deck is left: when it is empty the game ends. */
export function EventMeter({ view }: { view: HelionoxView }) {
  const shut = view.locations.filter((location) => location.shut).length;
  return (
    <div className={s.meter} data-about="hourglass">
      <Icon name="hourglass" />
      <span>
        <b>{view.eventsLeft}</b> Events to come
      </span>
      {shut > 0 && (
        <span className={s.shut} data-about="lock">
          <Icon name="lock" />
          {shut} of {view.locations.length} shut down
        </span>
      )}
    </div>
  );
}
