import type { Result } from '@orrery/kernel';
import { Count, SeatMark } from '../look/index.ts';
import s from './play.module.css';
import type { Play } from './play.ts';

export interface PlayerScoresProps {
  play: Play;
  result: Result;
  /** All won or lost together: nobody has a place, and a total is what a player brought in. */
  together: boolean;
}

/** How long the scores take to count up, in milliseconds. */
export const COUNTS = 1200;

/** Every player's final score with its parts, the best first. */
export function PlayerScores({ play, result, together }: PlayerScoresProps) {
  const parts = play.kit.breakdown(result.detail, play.table.view);
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const sum = (seat: number) =>
    parts.reduce((total, { values, aside }) => total + (aside ? 0 : (values[seat] ?? 0)), 0);
  return (
    <div className={s.scroll}>
      <table className={s.scores}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Place</span>
            </th>
            <th scope="col">Player</th>
            <th scope="col">{together ? 'Brought in' : (play.kit.total?.(play.table.view) ?? 'Total')}</th>
            {parts.map((part) => (
              <th key={part.label} scope="col">
                {part.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map(({ place, seat }) => (
            <tr key={seat} data-won={result.winners.includes(seat) || undefined}>
              <td>{together ? '' : place}</td>
              <th scope="row">
                <span>
                  <SeatMark seat={seat} size={20} />
                  {play.nameOf(seat)}
                </span>
              </th>
              <td className={s.total}>
                <Count value={together ? sum(seat) : (result.scores[seat] ?? 0)} start={0} lasts={COUNTS} />
              </td>
              {parts.map((part) => (
                <td key={part.label}>{part.values[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
