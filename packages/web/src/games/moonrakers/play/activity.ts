import type { Play } from '../../../play/play.ts';
import { seatState } from '../../../play/seat-state.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { t } from './text.ts';

/** The Mission Leader; null before the first turn. */
export const leaderOf = ({ phase, leader }: MoonrakersView): number | null => (phase === 'setup' ? null : leader);

/** A short label for what a captain is doing. */
export function activityOf(play: Play, view: MoonrakersView, seat: number): string {
  const gone = seatState(play.table, seat);
  if (gone) return gone.words;
  const { mission, talks } = view;
  const leads = seat === leaderOf(view);
  if (mission) {
    const pilot = mission.pilots.find((one) => one.seat === seat);
    if (!pilot) return t('doing-watching');
    if (pilot.done) return t('doing-done');
    return t('actions-left', { count: pilot.actions });
  }
  if (talks) {
    const { current, counters } = talks;
    if (leads) return t('doing-leads');
    if (counters.some(({ by }) => by === seat)) return t('doing-countered');
    if (current?.accepted.includes(seat)) return t('doing-accepted');
    if (current?.declined.includes(seat)) return t('doing-declined');
    return t(current?.parties.includes(seat) ? 'doing-deciding' : 'doing-not-invited');
  }
  if (view.phase === 'buying' && leads) return t('doing-buying');
  if (leads) return t('doing-leads');
  const info = play.table.seats[seat];
  return info?.kind === 'bot' ? t('doing-bot', { level: info.level }) : t('doing-waiting');
}
