import type { WatchSetting } from '@orrery/protocol';
import s from './setup.module.css';

/** How many moves late all hands may be seen: the usual one stands in the middle. */
const LATE = 6;
const LATES = [1, 3, LATE, 12, 25, 50];

/** Who may watch, in words; by the same words the join page tells it. */
export function watchWords(watch: WatchSetting): string {
  if (watch.as === 'nobody') return 'Nobody';
  if (watch.as === 'late') return `All hands, ${watch.moves === 1 ? 'one move' : `${watch.moves} moves`} late`;
  return watch.as === 'follow' ? 'Shown hands' : 'What lies open';
}

const CHOICES: readonly WatchSetting[] = [
  { as: 'open' },
  { as: 'follow' },
  { as: 'late', moves: LATE },
  { as: 'nobody' },
];

const NOTES: Record<WatchSetting['as'], string> = {
  open: 'Whoever has the link may watch; hands stay hidden.',
  follow: 'Whoever has the link may watch, and see the hand of a player who lets them.',
  late: 'Whoever has the link sees every hand, some moves later.',
  nobody: 'Only those who sit at the table see it.',
};

/** The choice who may watch an online table. */
export function WatchField({ value, onChange }: { value: WatchSetting; onChange: (value: WatchSetting) => void }) {
  return (
    <>
      <label className={s.row}>
        <span className={s.words}>
          <b>Who watches sees</b>
          <small>{NOTES[value.as]}</small>
        </span>
        <select
          value={value.as}
          onChange={(e) => onChange(CHOICES.find(({ as }) => as === e.target.value) ?? { as: 'open' })}
        >
          {CHOICES.map((choice) => (
            <option key={choice.as} value={choice.as}>
              {choice.as === 'late' ? 'All hands, later' : watchWords(choice)}
            </option>
          ))}
        </select>
      </label>
      {value.as === 'late' && (
        <label className={s.row}>
          <span className={s.words}>
            <b>How late</b>
            <small>The more moves, the less it helps anybody who plays.</small>
          </span>
          <select value={value.moves} onChange={(e) => onChange({ as: 'late', moves: Number(e.target.value) })}>
            {LATES.map((moves) => (
              <option key={moves} value={moves}>
                {moves === 1 ? 'one move' : `${moves} moves`}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
