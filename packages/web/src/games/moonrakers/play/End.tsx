import type { VisibleEvent } from '@orrery/kernel';
import { SeatMark } from '../../../ui/index.ts';
import { faceOf } from '../board/content.ts';
import { SignIcon } from '../board/glyphs.tsx';
import { kindName } from '../board/hues.ts';
import { Unit, UnitCount } from '../board/signs.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import { type AllianceRecord, allianceRecords, attemptsIn } from './contract-history.ts';
import s from './end.module.css';
import { isForPoints, nextTitle, titleFor } from './points.ts';
import { t } from './text.ts';
import '../board/tokens.css';

interface EndProps {
  view: unknown;
  log: readonly VisibleEvent[];
  nameOf(seat: number): string;
}

/** The final summary by captain: titles, alliances and promises, ships and objectives. */
export function End({ view, log, nameOf }: EndProps) {
  const seen = view as MoonrakersView;
  const { captains } = seen;
  const records = allianceRecords(attemptsIn(log, captains.length), captains.length);
  return (
    <div className={s.end} data-game="moonrakers">
      {isForPoints(seen) && (
        <ul className={s.titles} aria-label={t('titles')}>
          {captains.map((captain) => (
            <li key={captain.seat}>
              <SeatMark seat={captain.seat} size={18} label={nameOf(captain.seat)} />
              <b>{titleFor(seen, captain.points)}</b>
              <NextTitle view={seen} points={captain.points} />
            </li>
          ))}
        </ul>
      )}
      {records.some(({ led, joined }) => led + joined > 0) && <Alliances records={records} nameOf={nameOf} />}
      <section className={s.ships} aria-label={t('ships-objectives')}>
        {captains.map(({ seat, parts, claimed, completed }) => (
          <div key={seat} className={s.row}>
            <SeatMark seat={seat} size={18} label={nameOf(seat)} />
            <span className={s.parts}>
              {parts.map(({ card }) => (
                <i key={card} data-hue={faceOf(card).hue} title={faceOf(card).name}>
                  <SignIcon of={card} label={faceOf(card).name} />
                </i>
              ))}
              {parts.length === 0 && <small>{t('end-no-parts')}</small>}
            </span>
            <span className={s.types}>
              {completed.map((type) => (
                <SignIcon key={type} of={type} label={kindName(type)} />
              ))}
            </span>
            <span className={s.claimed}>
              {claimed.map((card) => (
                <span key={card}>
                  <Unit of="prestige" />
                  {faceOf(card).name}
                </span>
              ))}
            </span>
          </div>
        ))}
      </section>
    </div>
  );
}

/** How many points are missing for the next title. */
function NextTitle({ view, points }: { view: MoonrakersView; points: number }) {
  const next = nextTitle(view, points);
  return <small>{next ? t('points-to-title', { count: next.at - points, title: next.title }) : t('top-title')}</small>;
}

/** Alliances and kept promises of each captain. */
function Alliances({ records, nameOf }: Pick<EndProps, 'nameOf'> & { records: readonly AllianceRecord[] }) {
  return (
    <section aria-labelledby="moonrakers-words">
      <h3 id="moonrakers-words">{t('alliances-title')}</h3>
      <table className={s.words}>
        <thead>
          <tr>
            <th scope="col">{t('captain')}</th>
            <th scope="col">{t('led')}</th>
            <th scope="col">{t('joined')}</th>
            <th scope="col">{t('succeeded')}</th>
            <th scope="col">{t('promises-kept')}</th>
            <th scope="col">{t('paid-to-allies')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ seat, led, joined, worked, said, kept, gave }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} size={15} />
                {nameOf(seat)}
              </th>
              <td>{led}</td>
              <td>{joined}</td>
              <td>{t('n-of-m', { n: worked, m: led + joined })}</td>
              <td className={said === 0 ? s.none : kept === said ? s.kept : s.broken}>
                {said === 0 ? t('no-promises') : t('n-of-m', { n: kept, m: said })}
              </td>
              <td>
                <UnitCount of="prestige" n={gave.prestige} /> <UnitCount of="credit" n={gave.credits} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
