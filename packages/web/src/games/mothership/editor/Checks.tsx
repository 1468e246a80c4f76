import { placeName } from '@orrery/mothership';
import { Button, LineIcon, SeatMark } from '../../../look/index.ts';
import type { Hex } from '../board/hex.ts';
import type { Check } from './check.ts';
import s from './checks.module.css';

/** Where it is; of many hexes the first few. */
function placesOf(hexes: readonly Hex[]): string {
  const places = hexes.map(placeName);
  return places.length > 4 ? `${places.slice(0, 3).join(' · ')} …` : places.join(' · ');
}

export interface ChecksProps {
  check: Check;
  /** The seat whose distances stand on the map. */
  seat: number | null;
  onSeat: (seat: number | null) => void;
  onLook: (hexes: readonly Hex[]) => void;
  onNumber: () => void;
}

/** What is wrong, what is uneven, and how far each seat has it to the planets. */
export function Checks({ check, seat, onSeat, onLook, onNumber }: ChecksProps) {
  const { faults, warnings, distances, jumbled } = check;
  return (
    <div className={s.checks}>
      {faults.length === 0 ? (
        <p className={s.fine}>
          <LineIcon name="check" size={16} /> Nothing is wrong: it can be played.
        </p>
      ) : (
        <ul className={s.faults} aria-label="What is wrong">
          {faults.map(({ code, words, hexes }) => (
            <li key={code} data-fault={code}>
              <LineIcon name="warn" size={16} />
              {hexes.length > 0 ? (
                <button type="button" onClick={() => onLook(hexes)}>
                  {words} <small>{placesOf(hexes)}</small>
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className={s.warnings} aria-label="What is uneven">
          {warnings.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {jumbled && (
        <Button className={s.small} onClick={onNumber}>
          Number seats clockwise
        </Button>
      )}
      {distances.some(({ far }) => far.length > 0) && (
        <table className={s.distances}>
          <caption>Hexes to the planets, the nearest first; in all</caption>
          <tbody>
            {distances.map((row) => (
              <tr key={row.seat}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={seat === row.seat}
                    title="Show on the map"
                    onClick={() => onSeat(seat === row.seat ? null : row.seat)}
                  >
                    <SeatMark seat={row.seat} size={15} label={`Seat ${row.seat + 1}`} />
                  </button>
                </th>
                {row.far.map(({ n, off }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a rank in a sorted row
                  <td key={i} data-off={off || undefined}>
                    {n}
                  </td>
                ))}
                <td className={s.sum}>
                  <span className="sr-only">in all </span>
                  {row.far.reduce((sum, { n }) => sum + n, 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
