import { roundsOf } from '@orrery/moonrakers';
import { SeatMark } from '../../../look/index.ts';
import type { MoonrakersView } from '../board/seen.ts';
import s from './points.module.css';
import { nextTitle, titleFor } from './points.ts';

/** For one or two captains: how many rounds there are, the points so far, and the title they bring. */
export function Points({ view }: { view: MoonrakersView }) {
  const own = view.captains[view.seat ?? view.leader];
  const next = own && nextTitle(view, own.points);
  return (
    <div className={s.points}>
      <span className={s.widest}>of {roundsOf(view.agreed)} rounds</span>
      {view.captains.map((captain) => (
        <b key={captain.seat}>
          <SeatMark seat={captain.seat} size={14} />
          {captain.points}
        </b>
      ))}
      <span>points</span>
      {own && (
        <span
          className={s.wide}
          title="Ten points for each prestige, one for each credit that parts, crew and purse are worth"
        >
          {titleFor(view, own.points)}
          {next && `, ${next.title} from ${next.at}`}
        </span>
      )}
    </div>
  );
}
