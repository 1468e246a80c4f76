import { type Level, levelNumber } from '@orrery/bots';
import { MAX_NAME } from '@orrery/protocol';
import { DEFAULT_NAME } from '../../app/settings.ts';
import type { SeatLooks } from '../../games/listing.ts';
import form from '../../shared/options.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { Button, IconButton } from '../../ui/primitives.tsx';
import { SeatAvatar } from '../../ui/SeatMark.tsx';
import { botNamesIn, isBot, type SeatPlan } from './seat-plan.ts';
import s from './setup.module.css';
import { t } from './text.ts';

/** Who can take a seat besides the player. */
const CHOICES = [
  { who: 'bot', label: 'bot' },
  { who: 'screen', label: 'player-here' },
  { who: 'friend', label: 'friend' },
] as const;

/** The seats of the table, within the limits of the game. */
export function Seating(props: {
  seatPlans: SeatPlan[];
  seats: { min: number; max: number };
  /** How the seats look at the table, if not as usual. */
  looks?: SeatLooks | undefined;
  /** The level of a new bot. */
  level: Level;
  onChange: (seatPlans: SeatPlan[]) => void;
}) {
  const { seatPlans, seats, looks = {}, level, onChange } = props;
  const names = botNamesIn(seatPlans);
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
          name={names[i] ?? ''}
          level={level}
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
            onClick={() => onChange([...seatPlans, { key, who: level, name: '' }])}
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
  /** The bot's name. */
  name: string;
  level: Level;
  onChange: (part: Partial<SeatPlan>) => void;
  onRemove: (() => void) | null;
}) {
  const { seatPlan, seat, mark, name, level, onChange, onRemove } = props;
  const named = seatPlan.who === 'me' || seatPlan.who === 'screen';
  return (
    <div className={s.seatRow}>
      <span className="sr-only">{t('seat-number', { seat: seat + 1 })}</span>
      <SeatAvatar seat={mark} size={24} bot={isBot(seatPlan.who) ? levelNumber(seatPlan.who) : null} />
      {seatPlan.who === 'me' ? (
        <span className={s.you}>{t('you')}</span>
      ) : (
        <select
          aria-label={t('who-on-seat', { seat: seat + 1 })}
          value={isBot(seatPlan.who) ? 'bot' : seatPlan.who}
          onChange={(e) => {
            const chosen = CHOICES.find(({ who }) => who === e.target.value)?.who ?? 'bot';
            onChange({ who: chosen === 'bot' ? level : chosen });
          }}
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
        <span className={s.botName} data-bot-name={isBot(seatPlan.who) || undefined}>
          {seatPlan.who === 'friend' ? seatPlan.name || t('chooses-name') : name}
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
