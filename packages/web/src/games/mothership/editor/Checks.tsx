import { placeName } from '@orrery/mothership';
import { Button, LineIcon, SeatMark } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import type { Check } from './check.ts';
import s from './checks.module.css';
import { t } from './text.ts';

/** The names of up to four hexes; for more hexes, the first three names and an ellipsis. */
function placesOf(hexes: readonly Hex[]): string {
  const places = hexes.map(placeName);
  return places.length > 4 ? `${places.slice(0, 3).join(' · ')} …` : places.join(' · ');
}

export interface ChecksProps {
  check: Check;
  /** The seat whose distances the map shows. */
  seat: number | null;
  onSeat: (seat: number | null) => void;
  onLook: (hexes: readonly Hex[]) => void;
  onNumber: () => void;
}

/** Faults, warnings, and the distances from each seat to the planets. */
export function Checks({ check, seat, onSeat, onLook, onNumber }: ChecksProps) {
  const { faults, warnings, distances, jumbled } = check;
  return (
    <div className={s.checks}>
      {faults.length === 0 ? (
        <p className={s.fine}>
          <LineIcon name="check" size={16} /> {t('valid')}
        </p>
      ) : (
        <ul className={s.faults} aria-label={t('problems')}>
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
        <ul className={s.warnings} aria-label={t('warnings')}>
          {warnings.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {jumbled && (
        <Button className={s.small} onClick={onNumber}>
          {t('number-seats')}
        </Button>
      )}
      {distances.some(({ far }) => far.length > 0) && (
        <table className={s.distances}>
          <caption>{t('distances-caption')}</caption>
          <tbody>
            {distances.map((row) => (
              <tr key={row.seat}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={seat === row.seat}
                    title={t('show-on-map')}
                    onClick={() => onSeat(seat === row.seat ? null : row.seat)}
                  >
                    <SeatMark seat={row.seat} size={15} label={t('seat', { n: row.seat + 1 })} />
                  </button>
                </th>
                {row.far.map(({ n, off }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a rank in a sorted row
                  <td key={i} data-off={off || undefined}>
                    {n}
                  </td>
                ))}
                <td className={s.sum}>
                  <span className="sr-only">{t('total')} </span>
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
