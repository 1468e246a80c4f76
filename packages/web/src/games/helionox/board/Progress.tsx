import type { HelionoxView } from '@orrery/helionox';
import { StepTrack } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { Icon } from './Icon.tsx';
import s from './progress.module.css';

const PHASES = ['event', 'main', 'end'] as const;

/** The phases of a turn. */
export function PhaseTrack({ view }: { view: HelionoxView }) {
  const phases = view.phase === 'over' ? (['over'] as const) : PHASES;
  return <StepTrack steps={phases.map((id) => ({ id, label: t(`phase-${id}`) }))} now={view.phase} />;
}

/** The number of Events left, after which the game ends, and the number of Locations that are Shut Down. */
export function EventMeter({ view }: { view: HelionoxView }) {
  const shut = view.locations.filter((location) => location.shut).length;
  return (
    <div className={s.meter} data-about="hourglass">
      <Icon name="hourglass" />
      <b>{t('events-left', { count: view.eventsLeft })}</b>
      {shut > 0 && (
        <span className={s.shut} data-about="lock">
          <Icon name="lock" />
          {t('shut-count', { shut, all: view.locations.length })}
        </span>
      )}
    </div>
  );
}
