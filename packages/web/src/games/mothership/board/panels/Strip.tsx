import { type CSSProperties, useContext } from 'react';
import { cx, SeatMark, SeatStateIcon, SeatStatesContext, seatColour } from '../../../../ui/index.ts';
import { Sign } from '../glyphs.tsx';
import { STEPS } from '../Ship.tsx';
import { AskedRing, type SeatSeen } from './SeatCard.tsx';
import s from './seats.module.css';
import { t } from './text.ts';

const seatLabel = ({ name, team, hull, steps, points, turn }: SeatSeen, state?: string): string =>
  [
    name,
    team,
    points !== null && t('seat-points', { n: points }),
    t('seat-hull', { n: hull }),
    t('seat-station', { n: steps, most: STEPS }),
    turn && t('seat-turn'),
    state,
  ]
    .filter(Boolean)
    .join(', ');

/** All seats in one line, for small screens: hull and station, or hull and points in victory-point games. */
export function Seats({ seats, onPick }: { seats: readonly SeatSeen[]; onPick: () => void }) {
  const states = useContext(SeatStatesContext);
  return (
    <div className={s.strip} data-many={seats.length > 4 || undefined}>
      {seats.map((seen) => (
        <button
          key={seen.seat}
          type="button"
          data-anchor={`player:${seen.seat}`}
          className={cx(s.cell, seen.turn && s.turn, seen.asked && s.asked, seen.fallen && s.fallen)}
          style={{ '--seat': seatColour(seen.seat) } as CSSProperties}
          aria-label={seatLabel(seen, states[seen.seat]?.words)}
          onClick={onPick}
        >
          <span className={s.mark}>
            {seen.asked ? (
              <AskedRing seat={seen.seat} size={seen.team === null ? 26 : 22} />
            ) : (
              <SeatMark seat={seen.seat} size={17} />
            )}
            <SeatStateIcon seat={seen.seat} />
            {seen.team !== null && <small>{seen.team.slice(-1)}</small>}
          </span>
          <span>
            <em>{seen.name}</em>
            <b>
              <Sign of="hull" size={11} />
              {seen.hull}
              {seen.points === null ? (
                <u aria-hidden>
                  {[0, 1, 2, 3].map((step) => (
                    <i key={step} className={step < seen.steps ? s.on : undefined} />
                  ))}
                </u>
              ) : (
                <s>
                  <Sign of="points" size={11} />
                  {seen.points}
                </s>
              )}
            </b>
          </span>
        </button>
      ))}
    </div>
  );
}
