import type { Play } from '../../../play/game-ui.ts';
import { seatState } from '../../../play/seat-state.ts';
import { botText } from '../../../shared/bots/bot-text.ts';
import type { MissionView, MoonrakersView, TalksView } from '../board/view-types.ts';
import { t } from './text.ts';

/** The Mission Leader; null before the first turn. */
export const leaderOf = ({ phase, leader }: MoonrakersView): number | null => (phase === 'setup' ? null : leader);

/** A short label for what a captain is doing. */
export function activityOf(play: Play, view: MoonrakersView, seat: number): string {
  const gone = seatState(play.table, seat);
  if (gone) return gone.words;
  if (view.mission) return pilotActivity(view.mission, seat);
  const leads = seat === leaderOf(view);
  if (leads) return t(view.phase === 'buying' ? 'doing-buying' : 'doing-leads');
  if (view.talks) return talksActivity(view.talks, seat);
  const info = play.table.seats[seat];
  return info?.kind === 'bot' ? botText(info.level) : t('doing-waiting');
}

function pilotActivity({ pilots }: MissionView, seat: number): string {
  const pilot = pilots.find((one) => one.seat === seat);
  if (!pilot) return t('doing-watching');
  return pilot.done ? t('doing-done') : t('actions-left', { count: pilot.actions });
}

function talksActivity({ current, counters }: TalksView, seat: number): string {
  if (counters.some(({ by }) => by === seat)) return t('doing-countered');
  if (current?.accepted.includes(seat)) return t('doing-accepted');
  if (current?.declined.includes(seat)) return t('doing-declined');
  return t(current?.parties.includes(seat) ? 'doing-deciding' : 'doing-not-invited');
}
