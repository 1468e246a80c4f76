import type { Result } from '@orrery/kernel';
import { SeatName } from '../shared/players/SeatName.tsx';
import { Count, minus, off, SeatAvatar } from '../ui/index.ts';
import { t } from './end-text.ts';
import type { Play, ScorePart } from './game-ui.ts';
import s from './play.module.css';

export interface PlayerScoresProps {
  play: Play;
  result: Result;
  parts: readonly ScorePart[];
  /** The name of the score. */
  unit: string;
  /** Whether this is a cooperative result, which has no places and whose totals are contributions. */
  together: boolean;
}

/** Duration of counting up the scores, in milliseconds. */
export const COUNTS = 1200;

/** The final scores with their categories, one column per player, best first. */
export function PlayerScores({ play, result, parts, unit, together }: PlayerScoresProps) {
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const sum = (seat: number) =>
    parts.reduce((total, { values, aside }) => total + (aside ? 0 : (values[seat] ?? 0)), 0);
  const won = (seat: number) => result.winners.includes(seat) || undefined;
  return (
    <table className={s.scores}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('part')}</span>
          </th>
          {order.map(({ place, seat }) => (
            <th key={seat} scope="col" data-won={won(seat)}>
              {!together && <small>{place}</small>}
              <SeatAvatar seat={seat} size={24} />
              <span title={play.nameOf(seat)}>
                <SeatName seat={seat}>{play.nameOf(seat)}</SeatName>
              </span>
              {play.gameUi.team && <em>{play.gameUi.team(play.table.view, seat)}</em>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={s.total}>
          <th scope="row">{together ? t('brought-in') : unit}</th>
          {order.map(({ seat }) => (
            <td key={seat} data-won={won(seat)}>
              <Count value={together ? sum(seat) : (result.scores[seat] ?? 0)} start={0} lasts={COUNTS} />
            </td>
          ))}
        </tr>
        {parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">{part.label}</th>
            {order.map(({ seat }) => (
              <td key={seat} data-won={won(seat)}>
                {(part.signed ? off : minus)(part.values[seat] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
