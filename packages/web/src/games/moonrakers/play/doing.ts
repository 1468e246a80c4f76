import type { Play } from '../../../play/play.ts';
import { seatState } from '../../../play/seat-state.ts';
import type { MoonrakersView } from '../board/seen.ts';

/** Who leads; before the first turn nobody does, that is thrown for. */
export const leaderOf = ({ phase, leader }: MoonrakersView): number | null => (phase === 'setup' ? null : leader);

/** What a captain does just now, in a few words. */
export function doingOf(play: Play, view: MoonrakersView, seat: number): string {
  const gone = seatState(play.table, seat);
  if (gone) return gone;
  const { mission, talks } = view;
  const leads = seat === leaderOf(view);
  if (mission) {
    const pilot = mission.pilots.find((one) => one.seat === seat);
    if (!pilot) return 'watches';
    if (pilot.done) return 'done';
    return `${pilot.actions} ${pilot.actions === 1 ? 'action' : 'actions'} left`;
  }
  if (talks) {
    const { current, counters } = talks;
    if (leads) return 'leads this turn';
    if (counters.some(({ by }) => by === seat)) return 'counters';
    if (current?.accepted.includes(seat)) return 'says yes';
    if (current?.declined.includes(seat)) return 'says no';
    return current?.parties.includes(seat) ? 'thinks it over' : 'not invited';
  }
  if (view.phase === 'buying' && leads) return 'buys';
  const info = play.table.seats[seat];
  const bot = info?.kind === 'bot' ? `${info.level} bot` : '';
  return leads ? 'leads this turn' : bot || 'at the table';
}
