import { type CSSProperties, useContext } from 'react';
import { Count } from '../Count.tsx';
import { cx } from '../cx.ts';
import { MarksContext, SeatMark, SeatStatesContext, seatColour } from '../SeatMark.tsx';
import s from './strip.module.css';

export interface PlayerStripProps {
  players: { seat: number; name: string; points: number; active: boolean }[];
  /** What is counted, for those who hear it: `points`, `Influence`. */
  unit: string;
  onPick(seat: number | null): void;
  /** Where all play together: how they stand against the game. */
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
          data-spot={`player:${seat}`}
          className={cx(s.cell, active && s.on)}
          style={{ '--seat': seatColour(marks[seat] ?? seat) } as CSSProperties}
          aria-label={`${name}, ${points} ${unit}${active ? ', on turn' : ''}${states[seat] ? `, ${states[seat]}` : ''}`}
          onClick={() => onPick(seat)}
        >
          <SeatMark seat={seat} size={18} />
          <span className={s.label}>
            <span>
              {name}
              {states[seat] && <small>{states[seat]}</small>}
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
