import type { WatchSetting } from '@orrery/protocol';
import { FormRow } from '../../shared/FormRow.tsx';
import { t } from './text.ts';

/** Default delay of the spectators' view in moves, and all delays to choose from. */
const LATE = 6;
const LATES = [1, 3, LATE, 12, 25, 50];

/** What spectators see, as text. */
export function watchText(watch: WatchSetting): string {
  if (watch.as === 'nobody') return t('spectators-none');
  if (watch.as === 'late') return t('spectators-delayed-by', { moves: watch.moves });
  return watch.as === 'follow' ? t('spectators-follow') : t('spectators-open');
}

const CHOICES: readonly WatchSetting[] = [
  { as: 'open' },
  { as: 'follow' },
  { as: 'late', moves: LATE },
  { as: 'nobody' },
];

const NOTES = {
  open: 'spectators-open-about',
  follow: 'spectators-follow-about',
  late: 'spectators-delayed-about',
  nobody: 'spectators-none-about',
} as const;

/** Lets the host choose what spectators of an online table see. */
export function WatchField({ value, onChange }: { value: WatchSetting; onChange: (value: WatchSetting) => void }) {
  return (
    <>
      <FormRow title={t('spectators-see')} about={t(NOTES[value.as])}>
        <select
          value={value.as}
          onChange={(e) => onChange(CHOICES.find(({ as }) => as === e.target.value) ?? { as: 'open' })}
        >
          {CHOICES.map((choice) => (
            <option key={choice.as} value={choice.as}>
              {choice.as === 'late' ? t('spectators-delayed') : watchText(choice)}
            </option>
          ))}
        </select>
      </FormRow>
      {value.as === 'late' && (
        <FormRow title={t('spectator-delay')} about={t('delay-about')}>
          <select value={value.moves} onChange={(e) => onChange({ as: 'late', moves: Number(e.target.value) })}>
            {LATES.map((moves) => (
              <option key={moves} value={moves}>
                {t('delay-moves', { moves })}
              </option>
            ))}
          </select>
        </FormRow>
      )}
    </>
  );
}
