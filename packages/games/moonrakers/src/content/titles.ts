import { defined } from '@orrery/kernel';

/** Titles at the end of a game with 1 or 2 players, lowest first. */
export type Title = 'beginner' | 'novice' | 'advanced' | 'mastery' | 'chosen-one';
export const TITLES: readonly Title[] = ['beginner', 'novice', 'advanced', 'mastery', 'chosen-one'];

/**
 * Minimum points for each title after the first: without Nomad, with Nomad, and with Nomad over 15 rounds (MK-441 to
 * MK-443).
 */
const WITHOUT_NOMAD = [100, 151, 201, 251];
const WITH_NOMAD = [151, 201, 251, 301];
const WITH_NOMAD_LONG = [151, 251, 351, 451];

/** The title for a score. A game of 15 rounds without Nomad uses the table without Nomad (MK-444). */
export function titleOf(points: number, nomad: boolean, long: boolean): Title {
  const steps = !nomad ? WITHOUT_NOMAD : long ? WITH_NOMAD_LONG : WITH_NOMAD;
  return defined(TITLES[steps.filter((least) => points >= least).length]);
}
