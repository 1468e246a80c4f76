import { MAX_NAME } from '@orrery/protocol';
import { DEFAULT_NAME } from '../../app/settings.ts';
import { botName } from '../../table/bot-names.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Button, IconButton } from '../../ui/primitives.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import type { SeatChoice, SeatPlan } from './seat-plan.ts';
import s from './setup.module.css';
import { t } from './text.ts';

const CHOICES = [
  { who: 'easy', label: 'bot-easy' },
  { who: 'medium', label: 'bot-medium' },
  { who: 'hard', label: 'bot-hard' },
  { who: 'screen', label: 'player-here' },
  { who: 'friend', label: 'friend' },
] as const satisfies { who: SeatChoice; label: string }[];

/** The seats of the table, within the limits of the game. */
export function Seating(props: {
  chairs: SeatPlan[];
  seats: { min: number; max: number };
  onChange: (chairs: SeatPlan[]) => void;
}) {
  const { chairs, seats, onChange } = props;
  const key = Math.max(...chairs.map((chair) => chair.key)) + 1;
  return (
    <fieldset className={s.part}>
      <legend>{t('seats')}</legend>
      {chairs.map((chair, i) => (
        <ChairRow
          key={chair.key}
          chair={chair}
          seat={i}
          onChange={(part) => onChange(chairs.map((one) => (one === chair ? { ...one, ...part } : one)))}
          onRemove={i > 0 && chairs.length > seats.min ? () => onChange(chairs.filter((one) => one !== chair)) : null}
        />
      ))}
      <div className={s.seating}>
        {chairs.length < seats.max && (
          <Button
            icon={<LineIcon name="plus" size={16} />}
            onClick={() => onChange([...chairs, { key, who: 'easy', name: '' }])}
          >
            {t('add-seat')}
          </Button>
        )}
        {seats.min === 1 && chairs.length > 1 && (
          <Button onClick={() => onChange(chairs.slice(0, 1))}>{t('play-alone')}</Button>
        )}
      </div>
    </fieldset>
  );
}

function ChairRow(props: {
  chair: SeatPlan;
  seat: number;
  onChange: (part: Partial<SeatPlan>) => void;
  onRemove: (() => void) | null;
}) {
  const { chair, seat, onChange, onRemove } = props;
  const named = chair.who === 'me' || chair.who === 'screen';
  return (
    <div className={s.chair}>
      <SeatMark seat={seat} size={24} label={t('seat-number', { seat: seat + 1 })} />
      {chair.who === 'me' ? (
        <span className={s.you}>{t('you')}</span>
      ) : (
        <select
          aria-label={t('who-on-seat', { seat: seat + 1 })}
          value={chair.who}
          onChange={(e) => onChange({ who: e.target.value as SeatChoice })}
        >
          {CHOICES.map((choice) => (
            <option key={choice.who} value={choice.who}>
              {t(choice.label)}
            </option>
          ))}
        </select>
      )}
      {named ? (
        <input
          type="text"
          aria-label={t('name-of-seat', { seat: seat + 1 })}
          placeholder={chair.who === 'me' ? DEFAULT_NAME : t('player-number', { seat: seat + 1 })}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          value={chair.name}
          onChange={(e) => onChange({ name: e.target.value })}
        />
      ) : (
        <span className={s.botName}>{chair.who === 'friend' ? chair.name || t('chooses-name') : botName(seat)}</span>
      )}
      {onRemove && (
        <IconButton
          label={t('remove-seat', { seat: seat + 1 })}
          icon={<LineIcon name="close" size={16} />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
