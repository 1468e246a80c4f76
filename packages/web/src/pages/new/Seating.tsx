import { MAX_NAME } from '@orrery/protocol';
import { LineIcon } from '../../look/LineIcon.tsx';
import { Button, IconButton } from '../../look/primitives.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import { DEFAULT_NAME } from '../../shell/settings.ts';
import { botName } from '../../table/bot-names.ts';
import type { Chair, Who } from './chairs.ts';
import s from './setup.module.css';

const CHOICES: { who: Who; label: string }[] = [
  { who: 'easy', label: 'Bot, easy' },
  { who: 'medium', label: 'Bot, medium' },
  { who: 'hard', label: 'Bot, hard' },
  { who: 'screen', label: 'Player at this screen' },
  { who: 'friend', label: 'Friend by link' },
];

/** Who sits where, as many as the game takes. */
export function Seating(props: {
  chairs: Chair[];
  seats: { min: number; max: number };
  onChange: (chairs: Chair[]) => void;
}) {
  const { chairs, seats, onChange } = props;
  const key = Math.max(...chairs.map((chair) => chair.key)) + 1;
  return (
    <fieldset className={s.part}>
      <legend>Seats</legend>
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
            Add a seat
          </Button>
        )}
        {seats.min === 1 && chairs.length > 1 && (
          <Button onClick={() => onChange(chairs.slice(0, 1))}>Play alone</Button>
        )}
      </div>
    </fieldset>
  );
}

function ChairRow(props: {
  chair: Chair;
  seat: number;
  onChange: (part: Partial<Chair>) => void;
  onRemove: (() => void) | null;
}) {
  const { chair, seat, onChange, onRemove } = props;
  const named = chair.who === 'me' || chair.who === 'screen';
  return (
    <div className={s.chair}>
      <SeatMark seat={seat} size={24} label={`Seat ${seat + 1}`} />
      {chair.who === 'me' ? (
        <span className={s.you}>You</span>
      ) : (
        <select
          aria-label={`Who sits on seat ${seat + 1}`}
          value={chair.who}
          onChange={(e) => onChange({ who: e.target.value as Who })}
        >
          {CHOICES.map((choice) => (
            <option key={choice.who} value={choice.who}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {named ? (
        <input
          type="text"
          aria-label={`Name on seat ${seat + 1}`}
          placeholder={chair.who === 'me' ? DEFAULT_NAME : `Player ${seat + 1}`}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          value={chair.name}
          onChange={(e) => onChange({ name: e.target.value })}
        />
      ) : (
        <span className={s.botName}>{chair.who === 'friend' ? chair.name || 'chooses a name' : botName(seat)}</span>
      )}
      {onRemove && (
        <IconButton label={`Remove seat ${seat + 1}`} icon={<LineIcon name="close" size={16} />} onClick={onRemove} />
      )}
    </div>
  );
}
