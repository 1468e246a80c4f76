import { MAX_NAME } from '@orrery/protocol';
import { DEFAULT_NAME } from '../../app/settings.ts';
import type { SeatLooks } from '../../games/listing.ts';
import form from '../../shared/options.module.css';
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
  seatPlans: SeatPlan[];
  seats: { min: number; max: number };
  /** How the seats look at the table, if not as usual. */
  looks?: SeatLooks | undefined;
  onChange: (seatPlans: SeatPlan[]) => void;
}) {
  const { seatPlans, seats, looks = {}, onChange } = props;
  const key = Math.max(...seatPlans.map((seatPlan) => seatPlan.key)) + 1;
  return (
    <fieldset className={form.part} style={looks.style}>
      <legend>{t('seats')}</legend>
      {seatPlans.map((seatPlan, i) => (
        <SeatRow
          key={seatPlan.key}
          mark={looks.marks?.[i] ?? i}
          seatPlan={seatPlan}
          seat={i}
          onChange={(part) => onChange(seatPlans.map((one) => (one === seatPlan ? { ...one, ...part } : one)))}
          onRemove={
            i > 0 && seatPlans.length > seats.min ? () => onChange(seatPlans.filter((one) => one !== seatPlan)) : null
          }
        />
      ))}
      <div className={s.seating}>
        {seatPlans.length < seats.max && (
          <Button
            icon={<LineIcon name="plus" size={16} />}
            onClick={() => onChange([...seatPlans, { key, who: 'easy', name: '' }])}
          >
            {t('add-seat')}
          </Button>
        )}
        {seats.min === 1 && seatPlans.length > 1 && (
          <Button onClick={() => onChange(seatPlans.slice(0, 1))}>{t('play-alone')}</Button>
        )}
      </div>
    </fieldset>
  );
}

function SeatRow(props: {
  seatPlan: SeatPlan;
  seat: number;
  mark: number;
  onChange: (part: Partial<SeatPlan>) => void;
  onRemove: (() => void) | null;
}) {
  const { seatPlan, seat, mark, onChange, onRemove } = props;
  const named = seatPlan.who === 'me' || seatPlan.who === 'screen';
  return (
    <div className={s.seatRow}>
      <SeatMark seat={mark} size={24} label={t('seat-number', { seat: seat + 1 })} />
      {seatPlan.who === 'me' ? (
        <span className={s.you}>{t('you')}</span>
      ) : (
        <select
          aria-label={t('who-on-seat', { seat: seat + 1 })}
          value={seatPlan.who}
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
          placeholder={seatPlan.who === 'me' ? DEFAULT_NAME : t('player-number', { seat: seat + 1 })}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          value={seatPlan.name}
          onChange={(e) => onChange({ name: e.target.value })}
        />
      ) : (
        <span className={s.botName}>
          {seatPlan.who === 'friend' ? seatPlan.name || t('chooses-name') : botName(seat)}
        </span>
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
