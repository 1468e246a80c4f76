import { type CSSProperties, useContext } from 'react';
import { Count } from '../Count.tsx';
import { cx } from '../cx.ts';
import { MarksContext, SeatAvatar, SeatStateIcon, SeatStatesContext, seatColour } from '../SeatMark.tsx';
import { t } from '../text.ts';
import s from './strip.module.css';

export interface PlayerStripProps {
  players: { seat: number; name: string; points: number; active: boolean }[];
  /** The unit of the score for screen readers, such as `points` or `Influence`. */
  unit: string;
  onPick(seat: number | null): void;
  /** In cooperative games, the players' score against the game's. */
  race?: { label: string; scores: readonly [own: number, foe: number] };
}

/** All players in one line, for small screens. */
export function PlayerStrip({ players, unit, onPick, race }: PlayerStripProps) {
  const marks = useContext(MarksContext);
  const states = useContext(SeatStatesContext);
  return (
    <div className={s.strip} data-many={players.length + (race ? 1 : 0) > 3 || undefined}>
      {players.map(({ seat, name, points, active }) => (
        <button
          type="button"
          key={seat}
          data-anchor={`player:${seat}`}
          className={cx(s.cell, active && s.on)}
          style={{ '--seat': seatColour(marks[seat] ?? seat) } as CSSProperties}
          aria-label={t(states[seat] ? 'player-score-state' : 'player-score', {
            name,
            points,
            unit,
            active,
            state: states[seat]?.words ?? '',
          })}
          onClick={() => onPick(seat)}
        >
          <span className={s.mark}>
            <SeatAvatar seat={seat} size={20} />
            <SeatStateIcon seat={seat} />
          </span>
          <span className={s.label}>
            <span>
              {name}
              {states[seat] && <small> · {states[seat].words}</small>}
            </span>
            <b>
              <Count value={points} />
            </b>
          </span>
        </button>
      ))}
      {race && (
        <button type="button" className={cx(s.cell, s.race)} aria-label={race.label} onClick={() => onPick(null)}>
          <b>
            <Count value={race.scores[0]} />
          </b>
          :
          <b>
            <Count value={race.scores[1]} />
          </b>
        </button>
      )}
    </div>
  );
}
