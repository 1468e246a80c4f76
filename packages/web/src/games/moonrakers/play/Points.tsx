import { POINTS_PER_CREDIT, POINTS_PER_PRESTIGE, roundsOf } from '@orrery/moonrakers';
import { SeatMark } from '../../../ui/index.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './points.module.css';
import { nextTitle, titleFor } from './points.ts';
import { t } from './text.ts';

/** Rounds, points and the current title, for one or two captains. */
export function Points({ view }: { view: MoonrakersView }) {
  const own = view.captains[view.seat ?? view.leader];
  const next = own && nextTitle(view, own.points);
  return (
    <div className={s.points}>
      <span className={s.widest}>{t('of-rounds', { count: roundsOf(view.agreed) })}</span>
      {view.captains.map((captain) => (
        <b key={captain.seat}>
          <SeatMark seat={captain.seat} size={14} />
          {captain.points}
        </b>
      ))}
      <span>{t('points')}</span>
      {own && (
        <span
          className={s.wide}
          title={t('points-help', { perPrestige: POINTS_PER_PRESTIGE, perCredit: POINTS_PER_CREDIT })}
        >
          {next
            ? t('title-next', { title: titleFor(view, own.points), next: next.title, points: next.at })
            : titleFor(view, own.points)}
        </span>
      )}
    </div>
  );
}
