import { contentMessages, isLong, POINTS_PER_CREDIT, titleOf } from '@orrery/moonrakers';
import type { CaptainView, MoonrakersView } from '../board/view-types.ts';

/**
 * Whether the game is played for points: one or two captains play a fixed number of rounds for points and a title;
 * three or more race for prestige.
 */
export const isForPoints = ({ captains }: Pick<MoonrakersView, 'captains'>): boolean => captains.length < 3;

type Scored = Pick<CaptainView, 'points' | 'netWorth'>;
export const ofWorth = ({ netWorth }: Scored): number => netWorth * POINTS_PER_CREDIT;
/** Points from prestige: all points except those for net worth. */
export const ofPrestige = (captain: Scored): number => captain.points - ofWorth(captain);

/** The title for a number of points. */
export const titleFor = ({ agreed }: Pick<MoonrakersView, 'agreed'>, points: number): string => {
  const title = titleOf(points, agreed.nomad, isLong(agreed));
  return contentMessages[`title-${title}`] ?? title;
};

/** The next title and the points it needs; null if the title is already the highest. */
export function nextTitle(view: Pick<MoonrakersView, 'agreed'>, points: number): { title: string; at: number } | null {
  const now = titleFor(view, points);
  for (let at = points + 1; at <= HIGHEST; at++) {
    const title = titleFor(view, at);
    if (title !== now) return { title, at };
  }
  return null;
}
const HIGHEST = 500;
