import { contentMessages, POINTS_PER_CREDIT, POINTS_PER_PRESTIGE, ROUNDS, titleOf } from '@orrery/moonrakers';
import type { MoonrakersView, SeenCaptain } from '../board/seen.ts';

/** One or two captains play so many rounds for points and a title; three and more race for prestige. */
export const isForPoints = ({ captains }: Pick<MoonrakersView, 'captains'>): boolean => captains.length < 3;

export const roundsOf = ({ agreed }: Pick<MoonrakersView, 'agreed'>): number =>
  agreed.target > 10 ? ROUNDS.long : ROUNDS.usual;

type Scored = Pick<SeenCaptain, 'prestige' | 'netWorth'>;
export const ofPrestige = ({ prestige }: Scored): number => prestige * POINTS_PER_PRESTIGE;
export const ofWorth = ({ netWorth }: Scored): number => netWorth * POINTS_PER_CREDIT;
export const pointsOf = (captain: Scored): number => ofPrestige(captain) + ofWorth(captain);

/** The title that so many points bring, in words. */
export const titleFor = ({ agreed }: Pick<MoonrakersView, 'agreed'>, points: number): string => {
  const title = titleOf(points, agreed.nomad, agreed.target > 10);
  return contentMessages[`title-${title}`] ?? title;
};

/** The next title and where it begins; null for whoever has the highest. */
export function nextTitle(view: Pick<MoonrakersView, 'agreed'>, points: number): { title: string; at: number } | null {
  const now = titleFor(view, points);
  for (let at = points + 1; at <= HIGHEST; at++) {
    const title = titleFor(view, at);
    if (title !== now) return { title, at };
  }
  return null;
}
const HIGHEST = 500;
