import type { CSSProperties } from 'react';
import { cx, SeatMark, seatColour } from '../../../../look/index.ts';
import { Sign } from '../glyphs.tsx';
import { STEPS } from '../Ship.tsx';
import { AskedRing, type SeatSeen } from './SeatCard.tsx';
import s from './seats.module.css';

/** All seats in one line, for small screens: hull and station of each. */
export function Seats({ seats, onPick }: { seats: readonly SeatSeen[]; onPick: () => void }) {
  return (
    <div className={s.strip} data-many={seats.length > 4 || undefined}>
      {seats.map((seen) => (
        <button
          key={seen.seat}
          type="button"
          data-spot={`player:${seen.seat}`}
          className={cx(s.cell, seen.turn && s.turn, seen.asked !== null && s.asked, seen.fallen && s.fallen)}
          style={{ '--seat': seatColour(seen.seat) } as CSSProperties}
          aria-label={`${seen.name}, hull ${seen.hull}, station ${seen.steps} of ${STEPS}${seen.turn ? ', on turn' : ''}`}
          onClick={onPick}
        >
          {seen.asked === null ? (
            <SeatMark seat={seen.seat} size={17} />
          ) : (
            <AskedRing seat={seen.seat} part={seen.asked} size={26} />
          )}
          <span>
            <em>{seen.name}</em>
            <b>
              <Sign of="hull" size={11} />
              {seen.hull}
              <u aria-hidden>
                {[0, 1, 2, 3].map((step) => (
                  <i key={step} className={step < seen.steps ? s.on : undefined} />
                ))}
              </u>
            </b>
          </span>
        </button>
      ))}
    </div>
  );
}
