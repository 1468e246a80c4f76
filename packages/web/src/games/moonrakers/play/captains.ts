import type { Play } from '../../../play/game-ui.ts';
import type { CaptainView, MoonrakersView } from '../board/view-types.ts';
import { leaderOf } from './activity.ts';
import { t } from './text.ts';

/** The viewer's captain; null for spectators. */
export const ownCaptain = ({ seat, captains }: Pick<MoonrakersView, 'seat' | 'captains'>): CaptainView | null =>
  seat === null ? null : (captains[seat] ?? null);

/** All captains in turn order, starting with a seat. */
export const captainsFrom = (captains: readonly CaptainView[], first: number): CaptainView[] => [
  ...captains.slice(first),
  ...captains.slice(0, first),
];

/** All captains, the viewer first. */
export const captainsInOrder = ({ captains, seat }: MoonrakersView): CaptainView[] => captainsFrom(captains, seat ?? 0);

/** The captain whose turn it is; null before the first turn. */
export const turnHolder = (play: Play, view: MoonrakersView): number | null => {
  const leader = leaderOf(view);
  return leader === null ? null : (play.table.progress?.turn ?? leader);
};

/** The title of the shown hand. In a replay, the view can be that of another player's seat. */
export const handTitle = (play: Play, { seat }: CaptainView): string =>
  play.table.mySeats.includes(seat) ? t('your-hand') : t('hand-of', { name: play.nameOf(seat) });
